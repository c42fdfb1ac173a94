"""Leads that stand in talk beside a list without one, or in what is quoted, in whatever words: they are asked about,
and never lost.

A deck without its lead is no deck, so it does no harm to ask; to pass over whom somebody plays would.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from cards.database import load_game
from cards.decks.deck_read import DeckRead, Unread
from cards.decks.lists.around.dress import without_links
from cards.decks.names.called import card_likely
from cards.decks.names.given_names import is_given
from cards.decks.names.kinds import slot_words
from cards.decks.names.mentions import of_game
from cards.decks.names.stems import PREPOSITIONS
from cards.decks.phrases.tokens import TOKEN, as_written, is_said, number_of
from cards.decks.words.counted import numbers_of
from cards.decks.words.seen import seen
from cards.errors import DataError, short
from cards.expressions import expression
from cards.model import Game
from cards.names import normalise

_PARTS = expression(r"[,;.!?:()\n]+(?:\s+|$)|\s[-–—]\s")
_JOINED = frozenset("ובלמשכ")
"""What Hebrew joins to a word."""
_JOINED_TO = expression(r"['’]s?(?!\w)|_")
"""What is joined to a name: of whom something is, and what stands for a space in a file's name."""
_ROW = expression(r"\t|;|^[^,]*,[^,]*,[^,]*$")
"""What stands between the cells of a table, in which what is set aside is told so."""
_LONGEST, _MOST = 4, 60
"""Most words of such a name, and of a line that is looked at."""
_NOT_YET_WORDS = """
    потом позже позднее скоро завтра сегодня вечером пока неизвестен неизвестно решу выберу напишу скажу пришлю
    later soon tomorrow tonight tbd tba unknown decide choose pick tell will אחר מאוחר מחר בהמשך אחליט אבחר אגיד יבוא
"""
_NOT_YET = frozenset(_NOT_YET_WORDS.split())
"""What is said of a lead that is still to be named."""
_LEAST, _LEAST_BEHIND = 5, 3
"""Fewest letters of such a name, and of what stands behind the word for a lead."""


def asked_about(game: Game, unread: Iterable[Unread], said: Mapping[int, str], path: Path) -> list[DataError]:
    """The fault of the first line of talk that may name the lead which a list of a game lacks; none where none does.

    `said` are the lines of which cards were read in somebody's own words, whole.
    """
    parts = (Unread(at, part, False) for at, line in said.items() for part in _PARTS.split(line))
    lines = (*unread, *(one for one in parts if not (numbers_of(one.text) or of_game(game.id).find(seen(one.text)))))
    for line in lines:
        tokens = TOKEN.findall(normalise(seen(line.text)))
        if line.aside and tokens and number_of(tokens[0]):
            continue  # a card with its number, of which it is told that it is set aside
        if not 0 < len(tokens) <= _MOST:
            continue
        if card := next(_likely(game, tokens), ""):
            return [_named(game, card, line.text, line.number, path)]
        if name := _behind_word(tokens):
            return [DataError(path, f"there is no card {name!r}", line.number).coded("unknown-card", name=name)]
    return []


def with_passed_over(reads: tuple[DeckRead, ...], lines: Sequence[str]) -> tuple[DeckRead, ...]:
    """The only list of a text; if it has no lead, with the fault of the first line that names one in whatever was
    passed over: a title, what is quoted, the name of a file.
    """
    deck = reads[0].deck if len(reads) == 1 and not reads[0].faults else None
    if not deck or deck.slots or not deck.cards or not deck.lines:
        return reads
    game, held = load_game(deck.game), {*deck.lines.values()}
    if not (game.deck_rules and game.deck_rules.slots):
        return reads
    for number, line in enumerate(lines, 1):
        is_known = number in held or _ROW.search(line)
        tokens = [] if is_known else TOKEN.findall(_JOINED_TO.sub(" ", normalise(seen(without_links(line)))))
        if 0 < len(tokens) <= _MOST and (card := next(_likely(game, tokens), "")):
            return (replace(reads[0], faults=(_named(game, card, line.strip(), number, deck.path or reads[0].ref),)),)
    return reads


def _named(game: Game, card: str, line: str, number: int, path: Path | str) -> DataError:
    """What is asked about a line that names a lead among other words."""
    text, name = short(line), as_written(game, card, line)
    asked = f"{text!r} names the card {name!r} among other words: write {name!r}, or leave it out"
    return DataError(path, asked, number).coded("names-card", text=text, name=name, write=name)


def _behind_word(tokens: Sequence[str]) -> str:
    """The words that stand right behind the word for a lead, and are no words that are said around cards."""
    words = slot_words()
    at = next((at for at, token in enumerate(tokens) if token in words), len(tokens))
    name = [token for token in tokens[at + 1 :] if not is_said(token)]
    if not _NOT_YET.isdisjoint(name):
        return ""
    return " ".join(name) if len(name) <= _LONGEST and len("".join(name)) >= _LEAST_BEHIND else ""


def _likely(game: Game, tokens: Sequence[str]) -> Iterator[str]:
    """Yield the leads that some of these words are likely meant for."""
    for slot in game.deck_rules.slots if game.deck_rules else ():
        for at in range(len(tokens)):
            for to in range(min(at + _LONGEST, len(tokens)), at, -1):
                said = " ".join(tokens[at:to])
                ends = tokens[at], tokens[to - 1]
                if len(said) < _LEAST or any(is_said(end) or end in PREPOSITIONS or number_of(end) for end in ends):
                    continue
                if to == at + 1 and is_given(said):
                    continue
                bare = (said, said[1:]) if said[0] in _JOINED else (said,)
                yield from (likely[0] for one in bare if (likely := card_likely(game.id, one, slot)))
