"""Numbered lists: the lines without the numbers of their items, where those are not of copies."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path

from cards.decks.lists import counted, marks
from cards.decks.lists.sections import is_card
from cards.errors import DataError, short
from cards.names import normalise

_BARE = re.compile(r"(?P<number>\d{1,3})\s+(?P<rest>[^\W\d].*)")
_LEAST_ITEMS = 3
"""Fewest items of each of several numbered lists: of less, the numbers may be those of copies."""


_TEN = 10
_SIGNED = re.compile(r"(?P<sign>[+-])\s?(?P<rest>\d{1,2}\s*[xх×]?\s+\S.*)")
_OF_MOST = re.compile(r"(?<![\d/.,])(?P<number>\d)\s?/\s?(?P<most>\d)(?![\d/.,])")
_MOST_COPIES = 5
"""As far as numbers of copies may be those of lines by chance."""


def _bare_items(lines: Sequence[str]) -> list[counted.Numbered | None]:
    """The items of a list whose lines are numbered without a sign: each has its place for its number."""
    found = [_BARE.fullmatch(line) if not is_card(normalise(line)) else None for line in lines]
    numbers = [int(match["number"]) for match in found if match]
    if len(numbers) < _MOST_COPIES or numbers != list(range(1, len(numbers) + 1)):
        return [None] * len(lines)
    return [counted.Numbered(int(match["number"]), match["rest"]) if match else None for match in found]


def unsigned(lines: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """The lines, of which many have their number of copies with a plus, or out of so many that there may be, without.

    `+3 Корова` among lines without a plus, or with a minus, may be added to what they say; `3/4` beside other fractions
    may be of another thing.
    """
    signs = [match for _, line in lines if (match := _SIGNED.fullmatch(line))]
    counts = sum(counted.begins_with_count(line) for _, line in lines)
    if len(signs) >= _LEAST_ITEMS and {match["sign"] for match in signs} == {"+"} and not counts:
        lines = [(at, match["rest"] if (match := _SIGNED.fullmatch(line)) else line) for at, line in lines]
    parts = [(int(found[0]["number"]), found[0]["most"]) for _, line in lines if (found := [*_OF_MOST.finditer(line)])]
    most = {of for _, of in parts}
    if (
        len(parts) >= _MOST_COPIES
        and len(most) == 1 < len({*parts})
        and all(0 < number <= int(of) for number, of in parts)
    ):
        lines = [(at, _OF_MOST.sub(r"\g<number>", line)) for at, line in lines]
    return lines


def unnumbered(
    lines: list[tuple[int, str]], fault: Callable[[DataError], None], path: Path
) -> Iterator[tuple[int, str]]:
    """The lines without the numbers of a numbered list.

    A number before a line is that of the item if the items count from 1, or if the line has a count besides; that of
    the copies if items that follow each other have the same. A lone `2) Корова` could mean either, and is a fault whose
    message says how to write it.
    """
    items = [None if is_card(normalise(line)) else counted.numbered(line) for _, line in lines]
    if not any(items):
        items = _bare_items([line for _, line in lines])
    numbers = [item.number for item in items if item]
    starts = [at for at, number in enumerate(numbers) if number == 1]
    runs = [numbers[at:to] for at, to in pairwise([*starts, len(numbers)])]
    in_order = len(numbers) > 1 and starts[:1] == [0] and all(run == list(range(1, len(run) + 1)) for run in runs)
    pairs = pairwise(numbers)
    are_copies = not in_order and max(numbers, default=0) < _TEN and any(one == other > 1 for one, other in pairs)
    in_order = in_order and (len(runs) == 1 or min(map(len, runs)) >= _LEAST_ITEMS)
    for (at, line), item in zip(lines, items, strict=True):
        if item is None:
            yield at, line
        elif are_copies and not counted.is_counted(item.rest):
            yield at, f"{item.number} {item.rest}"
        elif in_order or item.number == 1 or counted.is_counted(item.rest):
            yield at, marks.unbulleted(item.rest)
        else:
            write = f"{item.number} {short(item.rest)}"
            told = f"the number in {short(line)!r} may be the line's or the copies': for the copies write {write!r}"
            fault(DataError(path, told, at).coded("which-number", text=short(line), write=write))
