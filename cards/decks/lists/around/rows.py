"""Lines with one number beside several cards, which is that of each: `×4 – Корова, Ёж`, `Корова, Ёж — ×4`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from cards.decks.lists.around import labels, run
from cards.decks.names.known import is_card, is_lead
from cards.decks.words import counted
from cards.decks.words.counted import NUMBER, PIECE, TIMES
from cards.errors import Said
from cards.expressions import expression
from cards.names import normalise

_BEFORE = expression(
    rf"(?:{TIMES}\s?(?P<sign>\d{{1,2}})|(?P<many>{NUMBER})\s?(?:{TIMES}|{PIECE})|(?P<bare>{NUMBER}))"
    r"(?P<mark>:|\s?[–—]|\s-)\s(?P<cards>.+)",
    re.I,
)
_OPEN = expression(
    rf"[(\[]?(?:{TIMES}\s?)?(?P<copies>\d{{1,2}})(?:\s?(?:{TIMES}|{PIECE})|[)\]])?\s(?P<cards>[^\W\d].+)", re.I
)
_BEHIND = expression(
    rf"(?P<mark>:|\s?[–—]|\s-)\s(?:{TIMES}\s?)?(?P<copies>{NUMBER})(?:\s?(?:{TIMES}|{PIECE}))?[.;]?$", re.I
)
_LONGEST = 1000
"""Most letters of such a line."""
_LEAST_ROWS, _LEAST_OPEN = 2, 3
"""Fewest rows of which each shows how the others are meant, and fewest cards behind a number that may be of each."""


class CountedRow(NamedTuple):
    """Cards with one number on their line: it, the cards, whether it is certainly of each of them, and whether it is
    where other lines are like this one.
    """

    copies: str
    cards: Sequence[str]
    is_sure: bool
    is_usual: bool


def row(line: str, is_known: Callable[[str], bool]) -> CountedRow | None:
    """The cards of a line and the only number beside them; None for any other line, and for one card."""
    if len(line) > _LONGEST or not ("," in line or ";" in line):
        return None
    if match := _BEFORE.fullmatch(line):
        copies = match["sign"] or match["many"] or match["bare"]
        cards = _bare(match["cards"], is_known)
        return CountedRow(_digits(copies), cards, not match["bare"] or match["mark"] == ":", True) if cards else None
    if match := _OPEN.fullmatch(line):
        cards = _bare(match["cards"], is_known)
        is_doubtful = bool(cards) and is_card(normalise(cards[0]))
        return CountedRow(match["copies"], cards, False, False) if is_doubtful else None
    match = _BEHIND.search(line)
    cards = _bare(line[: match.start()], is_known) if match else ()
    return CountedRow(_digits(match["copies"]), cards, False, True) if match and cards else None


def parts(line: str, is_known: Callable[[str], bool], *, in_rows: bool) -> tuple[Sequence[str], Said | None]:
    """The cards of such a line, each with its number; none for any other line. Besides, what is wrong with one whose
    number may be of one of its cards, as it may be unless the list is `in_rows`.
    """
    found = row(line, is_known)
    if not found or not (found.is_usual or in_rows or len(found.cards) >= _LEAST_OPEN):
        return (), None
    if not (found.is_sure or (in_rows and found.is_usual)):
        return (), run.whose_number(line)
    return [card if labels.names_lead(card) else f"{found.copies} {card}" for card in found.cards], None


def are_rows(lines: Iterable[str], is_known: Callable[[str], bool]) -> bool:
    """True for lines of which several are such rows, so that each number is of all cards of its line."""
    found = [one for one in (row(line, is_known) for line in lines) if one and one.is_usual]
    return len(found) >= _LEAST_ROWS or any(one.is_sure for one in found)


def _digits(number: str) -> str:
    return counted.spelt(number) or number


def _bare(said: str, is_known: Callable[[str], bool]) -> Sequence[str]:
    """The cards between commas, if there are several and none has a number of its own or leads the list."""
    parts = run.parts(said.rstrip(" .;"), is_known)
    names = [*map(normalise, parts)]
    own = any(counted.numbers_of(name) and not is_card(name) for name in names)
    return parts if len(parts) > 1 and not own and not any(map(is_lead, names)) else ()
