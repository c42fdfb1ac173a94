"""Parts of several sizes on as few sheets as can be, each laid so that a trimmer can cut it.

A sheet is cut from edge to edge, and so is each piece of it: such *guillotine* layouts are made here of blocks, which
are rows and columns of parts of one size. The largest part that is left is laid first; what is left beside and below
its block is filled alike. Several ways of choosing are tried, and the one that takes the fewest sheets counts.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import NamedTuple

from cards.database import load_or_make, stamp
from generator.display import Box

APART = 4.0
"""The least distance between blocks in mm: room for the marks, and for the blade of a trimmer to go astray."""
_ROUNDING = 1e-6


class PartKind(NamedTuple):
    """Parts of one size, in mm: how many there are, and their distances from each other across and down."""

    size: tuple[float, float]
    many: int
    apart: tuple[float, float] = (0.0, 0.0)

    @property
    def area(self) -> float:
        """The area of one part, in mm²."""
        return self.size[0] * self.size[1]


class PartSpot(NamedTuple):
    """The place of a part on a sheet: the number of its kind, its box, and whether it lies turned by a quarter."""

    kind: int
    box: Box
    turned: bool


class SheetLayout(NamedTuple):
    """A sheet's spots, row by row in each block, and how many sheets are laid so."""

    spots: tuple[PartSpot, ...]
    sheets: int


@lru_cache(maxsize=256)
def shared(kinds: tuple[PartKind, ...], room: Box, apart: float = APART) -> tuple[SheetLayout, ...]:
    """Lay out all parts within `room` on as few sheets as found; blocks are `apart` mm from each other.

    The kinds must each fit. What is alike on several sheets is one layout. What was found is kept for the next print.
    """
    asked = blake2b(repr((kinds, room, apart)).encode(), digest_size=8).hexdigest()
    return load_or_make(f"sheets-{asked}", stamp([__file__]), lambda: _shared(kinds, room, apart))


def _shared(kinds: tuple[PartKind, ...], room: Box, apart: float) -> tuple[SheetLayout, ...]:
    ways = (_laid(kinds, (room.w, room.h), apart, way) for way in _WAYS)
    best = min(ways, key=lambda layouts: sum(layout.sheets for layout in layouts))
    return tuple(
        SheetLayout(
            tuple(PartSpot(kind, box.moved(room.x, room.y), turned) for kind, box, turned in layout.spots),
            layout.sheets,
        )
        for layout in (_centred(one, room) for one in best)
    )


def fewest(kinds: Sequence[PartKind], room: Box) -> int:
    """A lower bound of the sheets that the parts take, however their boxes are laid.

    Boxes moved up and left as far as they go end at sums of their sides, so no sheet's boxes take more than the largest
    sums that the room holds. The largest parts alone may need more sheets than this says of all.
    """
    ordered = sorted(kinds, key=lambda kind: -kind.area)
    return max((_by_area(ordered[:number], room) for number in range(1, len(ordered) + 1)), default=0)


def _by_area(kinds: Sequence[PartKind], room: Box) -> int:
    sides = {side for kind in kinds for side in kind.size}
    taken = _largest_sum(sides, room.w) * _largest_sum(sides, room.h)
    return math.ceil(sum(kind.area * kind.many for kind in kinds) / taken - _ROUNDING)


def _largest_sum(sides: Iterable[float], most: float) -> float:
    """The largest sum of sides, each as often as one likes, that is at most so many mm."""
    limit, reached = round(most * 1000), 1  # a bit for each sum, in thousandths of a mm
    for side in sorted(sides):
        step = round(side * 1000)
        while step <= limit:
            reached |= reached << step
            step *= 2
        reached &= (2 << limit) - 1
    return (reached.bit_length() - 1) / 1000


def _centred(layout: SheetLayout, room: Box) -> SheetLayout:
    """The layout in the middle of its room."""
    wide = max(spot.box.right for spot in layout.spots)
    high = max(spot.box.bottom for spot in layout.spots)
    dx, dy = (room.w - wide) / 2, (room.h - high) / 2
    return SheetLayout(tuple(spot._replace(box=spot.box.moved(dx, dy)) for spot in layout.spots), layout.sheets)


class _Block(NamedTuple):
    """Parts of a kind in columns and rows, from a corner."""

    kind: int
    turned: bool
    columns: int
    rows: int
    x: float
    y: float


class _Filling(NamedTuple):
    """What lies in a room: its area in mm², its blocks, and what is left of each kind."""

    area: float
    blocks: tuple[_Block, ...]
    left: tuple[int, ...]


def _largest(kinds: Sequence[PartKind], there: Sequence[int]) -> Sequence[int]:
    return [max(there, key=lambda number: kinds[number].area)]


def _longest(kinds: Sequence[PartKind], there: Sequence[int]) -> Sequence[int]:
    return [max(there, key=lambda number: (max(kinds[number].size), kinds[number].area))]


def _any(_kinds: Sequence[PartKind], there: Sequence[int]) -> Sequence[int]:
    return there


_Way = Callable[[Sequence[PartKind], Sequence[int]], Sequence[int]]
_WAYS: tuple[_Way, ...] = (_largest, _longest, _any)
"""What may be laid first on a sheet, of the kinds of which there are parts left; the one that fills it best is."""


def _laid(kinds: tuple[PartKind, ...], room: tuple[float, float], apart: float, way: _Way) -> list[SheetLayout]:
    left = tuple(kind.many for kind in kinds)
    filler = _Filler(kinds, apart)
    layouts = []
    while any(left):
        there = [number for number, count in enumerate(left) if count]
        filled = filler.filled(room, left, tuple(way(kinds, there)))
        used = [before - after for before, after in zip(left, filled.left, strict=True)]
        sheets = min(count // one for count, one in zip(left, used, strict=True) if one)
        spots = tuple(spot for block in filled.blocks for spot in filler.spots(block))
        layouts.append(SheetLayout(spots, sheets))
        left = tuple(count - sheets * one for count, one in zip(left, used, strict=True))
    return layouts


class _Filler:
    """Fills rooms with blocks of these kinds."""

    def __init__(self, kinds: tuple[PartKind, ...], apart: float) -> None:
        self.kinds, self.apart = kinds, apart
        self._filled = lru_cache(maxsize=20_000)(self.filled)

    def spots(self, block: _Block) -> Iterator[PartSpot]:
        """The places of a block's parts, row by row."""
        (w, h), (dx, dy) = self._measures(block.kind, block.turned)
        for row in range(block.rows):
            for column in range(block.columns):
                box = Box(block.x + column * (w + dx), block.y + row * (h + dy), w, h)
                yield PartSpot(block.kind, box, block.turned)

    def filled(self, room: tuple[float, float], left: tuple[int, ...], first: tuple[int, ...] = ()) -> _Filling:
        """The best filling found of a room; its first block is of a kind of `first`, or else of the largest that fits.

        What is left beside and below a block is parted in two ways, each by one straight cut.
        """
        best = _Filling(0.0, (), left)
        for block, (wide, high) in self._blocks(room, left, first):
            rest = list(left)
            rest[block.kind] -= block.columns * block.rows
            area = self.kinds[block.kind].area * block.columns * block.rows
            x, y = wide + self.apart, high + self.apart
            for beside, below in (
                ((room[0] - x, high), (room[0], room[1] - y)),
                ((room[0] - x, room[1]), (wide, room[1] - y)),
            ):
                some = self._at(beside, (x, 0.0), tuple(rest))
                more = self._at(below, (0.0, y), some.left)
                if (total := area + some.area + more.area) > best.area + _ROUNDING:
                    best = _Filling(total, (block, *some.blocks, *more.blocks), more.left)
        return best

    def _at(self, room: tuple[float, float], corner: tuple[float, float], left: tuple[int, ...]) -> _Filling:
        """The filling of what is left of a room, which has this corner there."""
        if min(room) <= 0:
            return _Filling(0.0, (), left)
        found = self._filled((round(room[0], 3), round(room[1], 3)), left)
        x, y = corner
        return found._replace(blocks=tuple(one._replace(x=one.x + x, y=one.y + y) for one in found.blocks))

    def _blocks(
        self, room: tuple[float, float], left: tuple[int, ...], first: tuple[int, ...]
    ) -> Iterator[tuple[_Block, tuple[float, float]]]:
        """The blocks that may lie in the corner of a room, each with its width and height."""
        fit = [number for number, count in enumerate(left) if count and self._fits(number, room)]
        largest = sorted(fit, key=lambda number: -self.kinds[number].area)[:1]
        for number in [number for number in first if number in fit] or largest:
            for turned in (False, True):
                (w, h), (dx, dy) = self._measures(number, turned)
                columns, rows = int((room[0] + dx + _ROUNDING) // (w + dx)), int((room[1] + dy + _ROUNDING) // (h + dy))
                if columns and rows and not (turned and w == h):
                    shapes = {_block_of(left[number], columns, rows), _block_of(left[number], rows, columns)[::-1]}
                    for across, down in sorted(shapes, reverse=True):
                        size = across * (w + dx) - dx, down * (h + dy) - dy
                        yield _Block(number, turned, across, down, 0.0, 0.0), size

    def _measures(self, number: int, turned: bool) -> tuple[tuple[float, float], tuple[float, float]]:
        kind = self.kinds[number]
        return (kind.size[::-1], kind.apart[::-1]) if turned else (kind.size, kind.apart)

    def _fits(self, number: int, room: tuple[float, float]) -> bool:
        size = self.kinds[number].size
        return any(w <= room[0] + _ROUNDING and h <= room[1] + _ROUNDING for w, h in (size, size[::-1]))


def _block_of(count: int, across: int, down: int) -> tuple[int, int]:
    """The largest full block of at most so many parts, at most so many across and down."""
    across = min(across, count)
    return across, min(down, count // across)
