"""By which words games call their types of cards, the slots of their decks, and teams."""

from __future__ import annotations

from collections.abc import Mapping

from cards.database import files_under, game_folders, load_or_make, of_games, stamp
from cards.decks.names.known import games_with_cards
from cards.decks.names.stems import stems
from cards.expressions import expression
from cards.model import DeckSlot, Game
from cards.names import normalise

_LEAST_STEM = 5
"""Letters of which some more are enough to know a word in another form: `заклинаний`."""
_FORM = expression(r"[^\W\d]{3,}(?<=[аеиоуыюяא-ת])")
_DEFECTIVE = expression("(?:(?<=^[א-ת])|(?<=^ה[א-ת]))י(?=[א-ת]{3})")
"""The letter for a vowel that some leave out: `הגבור`."""
_LEADERS = ("leader", "лидер", "героиня", "מנהיג", "מנהיגה", "גיבורה", "הגיבורה")
"""What else people and programs call the first slot of a deck, where none of the games has a better word."""


def is_kind_in_form(words: str) -> bool:
    """True for a type of cards in another form than that of its name: `Поддержка`, of which the cards are.

    The form after a number is none: `Бомб 9` is a sum.
    """
    return _FORM.fullmatch(words) is not None and stems(words) in _kinds_in_form()


def is_kind_word(word: str) -> bool:
    """True for a word (normalised) by which cards of a type are called, in any form: `крипов`, `לחשים`."""
    if word in kinds_of_cards() or (len(word) > 2 and stems(word) in _kinds_in_form()):
        return True
    if stems(word) in {stems(kind.split()[0]) for kind in kinds_of_cards() if "א" <= kind[:1] <= "ת"}:
        return True  # of `לחשי קסם` the first word is enough
    (stem, *further) = stems(word)
    return not further and len(stem) > _LEAST_STEM and any(kind.startswith(stem) for kind, *_ in _kinds_in_form())


def is_kind(words: str) -> bool:
    """True for the name (normalised) of a type of cards, in singular, too."""
    return len(words) > 2 and any(kind[: len(words) - 1] == words[:-1] for kind in kinds_of_cards())


@of_games()
def slot_words() -> Mapping[str, str]:
    """The slots of all games by their names and by those of their card types in every language.

    Other programs call the first slot of a game `commander` or `leader`. The words are cached: reading messages takes a
    while.
    """
    found = load_or_make("slot-words", _stamp("card-text.ftl"), _read_slot_words)
    bare = {_DEFECTIVE.sub("", word): slot for word, slot in found.items()}
    return {**dict.fromkeys(_LEADERS, found["commander"]), **bare, **found} if found else found


@of_games()
def team_words() -> Mapping[str, str]:
    """What games whose decks are whole teams call these, in every form and language → the place in a list."""
    found = load_or_make("team-words", _stamp("nouns.yaml"), _read_team_words)
    return {**{called.removesuffix("s"): called for called in found.values()}, **found}


def _stamp(words: str) -> str:
    """A stamp of what is said of decks in every game, and of its files of `words`."""
    return stamp(path for folder in game_folders().values() for path in files_under(folder, "game.yaml", words))


def _read_team_words() -> dict[str, str]:
    from cards.language import own_words

    whole = [
        (game, game.deck_rules.teams.called) for game in games_with_cards() if game.deck_rules and game.deck_rules.teams
    ]
    found = {called: called for _, called in whole}
    for game, called in whole:
        forms = [
            form for lang in game.langs for place, form in own_words(game, lang).items() if place.startswith("team")
        ]
        found |= {normalise(form): called for form in forms}
    return found


def _read_slot_words() -> dict[str, str]:
    from cards.language import messages

    slots = [(game, name, slot.type) for game in games_with_cards() for name, slot in _slots(game).items()]
    found = {"commander": slots[0][1]} if slots else {}
    for game, name, kind in slots:
        called = [normalise(messages(game, lang)(f"type-{kind}")) for lang in game.langs]
        with_article = [f"ה{word}" for word in called]  # in Hebrew the article is part of the word
        found |= dict.fromkeys((name, normalise(kind), *called, *with_article), name)
    return found


def _slots(game: Game) -> Mapping[str, DeckSlot]:
    return game.deck_rules.slots if game.deck_rules else {}


@of_games()
def kinds_of_cards() -> frozenset[str]:
    """The types of cards that decks are made of, in every game, in singular and plural: «Бомбы», `פצצות`, `הפצצות`.

    Of what several types are called together, the last word is enough: `קלפי תמיכה`, `תמיכה`.
    """
    from cards.language import plural

    kinds = set[str]()
    for game in games_with_cards():
        types = {kind: said.group for kind, said in game.types.items() if not said.piece_rule}
        for kind in types.keys() | (groups := set(filter(None, types.values()))):
            said = [normalise(plural(game, kind, lang)) for lang in game.langs]
            kinds |= {normalise(kind), normalise(f"{kind}s"), *said}
            kinds |= {words.split()[-1] for words in said if kind in groups}
    return frozenset({*kinds, *(f"ה{kind}" for kind in kinds if "א" <= kind[:1] <= "ת")} - {""})


def is_one_of_kind(word: str) -> bool:
    """True for the name (normalised) of a type of cards in singular, of which one is called so: «бомба», `הפצצה`."""
    return word in _in_singular()


@of_games()
def _in_singular() -> frozenset[str]:
    from cards.language import messages

    kinds = [(game, kind) for game in games_with_cards() for kind, said in game.types.items() if not said.piece_rule]
    said = {normalise(messages(game, lang)(f"type-{kind}")) for game, kind in kinds for lang in game.langs}
    said |= {normalise(kind) for _, kind in kinds}
    return frozenset({*said, *(f"ה{kind}" for kind in said if "א" <= kind[:1] <= "ת")})


@of_games()
def _kinds_in_form() -> frozenset[tuple[str, ...]]:
    return frozenset(stems(kind) for kind in kinds_of_cards() if " " not in kind)
