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


_MOST_COPIES = 5
"""As far as numbers of copies may be those of lines by chance."""


def _bare_items(lines: Sequence[str]) -> list[counted.Numbered | None]:
    """The items of a list whose lines are numbered without a sign: each has its place for its number."""
    found = [_BARE.fullmatch(line) if not is_card(normalise(line)) else None for line in lines]
    numbers = [int(match["number"]) for match in found if match]
    if len(numbers) < _MOST_COPIES or numbers != list(range(1, len(numbers) + 1)):
        return [None] * len(lines)
    return [counted.Numbered(int(match["number"]), match["rest"]) if match else None for match in found]


def unnumbered(
    lines: list[tuple[int, str]], fault: Callable[[DataError], None], path: Path
) -> Iterator[tuple[int, str]]:
    """The lines without the numbers of a numbered list.

    A number before a line is that of the item if the items count from 1, or if the line has a count besides. A lone
    `2) Корова` could mean either, and is a fault whose message says how to write it.
    """
    items = [None if is_card(normalise(line)) else counted.numbered(line) for _, line in lines]
    if not any(items):
        items = _bare_items([line for _, line in lines])
    numbers = [item.number for item in items if item]
    starts = [at for at, number in enumerate(numbers) if number == 1]
    runs = [numbers[at:to] for at, to in pairwise([*starts, len(numbers)])]
    in_order = len(numbers) > 1 and starts[:1] == [0] and all(run == list(range(1, len(run) + 1)) for run in runs)
    in_order = in_order and (len(runs) == 1 or min(map(len, runs)) >= _LEAST_ITEMS)
    for (at, line), item in zip(lines, items, strict=True):
        if item is None:
            yield at, line
        elif in_order or item.number == 1 or counted.is_counted(item.rest):
            yield at, marks.unbulleted(item.rest)
        else:
            write = f"{item.number} {short(item.rest)}"
            told = f"the number in {short(line)!r} may be the line's or the copies': for the copies write {write!r}"
            fault(DataError(path, told, at).coded("which-number", text=short(line), write=write))
