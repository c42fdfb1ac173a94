"""The headings of deck lists: those of other programs, and the games' own words for kinds of cards."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from cards.database import files_under, game_folders, game_ids, load_game, load_or_make, stamp
from cards.decks.called import name_index
from cards.decks.lists.listing import Place
from cards.decks.teams import team_index
from cards.model import DeckSlot, Game
from cards.names import normalise

_DECK = {"deck", "main", "main deck", "maindeck", "mainboard", "cards", "колода", "карты", "חפיסה", "החפיסה", "קלפים"}
_SIDE = {"side", "sideboard", "side deck", "maybeboard", "considering", "сайдборд"}
# fmt: off
PLAYER = {"player", "игрок", "שחקן", "שחקנית"}
NAME = {"deck name", "שם החפיסה", "название колоды", "название"}
"""The labels of a deck's name."""
_ABOUT = PLAYER | NAME | {
    "name", "deck", "team", "event", "tournament", "date", "author", "format",
    "имя", "колода", "команда", "турнир", "дата", "автор", "формат",
    "שם", "חפיסה", "קבוצה", "טורניר", "תאריך",
}
_TOTAL = {"total", "sum", "итого", "всего", "סהכ", 'סה"כ', "סך הכל", "סך הכול"}
# fmt: on
ABOUT = "about"
"""Arena's heading above lines that are not cards."""


def section(words: str) -> Place | None:
    """The place of the cards under a heading (normalised); None for an unknown heading."""
    if words in _SIDE:
        return "side"
    # the words of the games are read last, since that takes a while
    return "list" if words in _DECK or words == ABOUT or words in _kinds_of_cards() else None


@cache
def slot_words() -> Mapping[str, str]:
    """The slots of all games by their names and by those of their card types in every language.

    Other programs call the first slot of a game `commander`. The words are cached: reading messages takes a while.
    """
    return load_or_make("slot-words", _stamp("card-text.ftl"), _read_slot_words)


@cache
def team_words() -> Mapping[str, str]:
    """What games whose decks are whole teams call these, in every form and language → the place in a list."""
    return load_or_make("team-words", _stamp("nouns.yaml"), _read_team_words)


def _stamp(words: str) -> str:
    """A stamp of what is said of decks in every game, and of its files of `words`."""
    return stamp(path for folder in game_folders().values() for path in files_under(folder, "game.yaml", words))


def _read_team_words() -> dict[str, str]:
    from cards.language import own_words

    whole = [(game, game.deck_rules.teams.called) for game in _games() if game.deck_rules and game.deck_rules.teams]
    found = {called: called for _, called in whole}
    for game, called in whole:
        forms = [
            form for lang in game.langs for place, form in own_words(game, lang).items() if place.startswith("team")
        ]
        found |= {normalise(form): called for form in forms}
    return found


def _read_slot_words() -> dict[str, str]:
    from cards.language import messages

    slots = [(game, name, slot.type) for game in _games() for name, slot in _slots(game).items()]
    found = {"commander": slots[0][1]} if slots else {}
    for game, name, kind in slots:
        called = [normalise(messages(game, lang)(f"type-{kind}")) for lang in game.langs]
        with_article = [f"ה{word}" for word in called]  # in Hebrew the article is part of the word
        found |= dict.fromkeys((name, normalise(kind), *called, *with_article), name)
    return found


def _slots(game: Game) -> Mapping[str, DeckSlot]:
    return game.deck_rules.slots if game.deck_rules else {}


def is_about(label: str) -> bool:
    """True for a label (normalised) of a remark in a list, such as its author or title."""
    return label in _ABOUT


def is_total(line: str) -> bool:
    """True for a line (normalised) with the total of a list: `Итого: 45 карт`."""
    match = re.fullmatch(r"(?P<words>[^\d:]*[^\d:\s])(?: cards| карт| קלפים)?\s*:?\s*\d+(?: \w+)?\.?", line)
    return match is not None and bool({match["words"], match["words"].partition(" ")[0]} & _TOTAL)


def is_card(words: str) -> bool:
    """True if a card of any game has this name (`words` are normalised)."""
    return any(words in name_index(game.id) for game in _games())


def is_team(words: str) -> bool:
    """True if a deck of any game may be made of a team of this name (`words` are normalised)."""
    return any(words in team_index(game.id) for game in _games())


@cache
def _kinds_of_cards() -> frozenset[str]:
    """The card types of every game in singular and plural, such as «Бомбы», `פצצות`."""
    from cards.language import plural

    return frozenset(
        normalise(word)
        for game in _games()
        for kind in game.types
        for word in (kind, f"{kind}s", *(plural(game, kind, lang) for lang in game.langs))
    )


@cache
def _games() -> tuple[Game, ...]:
    """The games that have cards."""
    return tuple(game for game in map(load_game, game_ids()) if game.cards)
