"""The margin of a page: the space beside its cards and marks where something small can still be printed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from cards.records import dataclass
from generator.display import PRINTABLE, Box, Item, Shape, while_at_hand
from generator.paper.page import PaperPage
from generator.paper.sheet import registration_zones

Side = Literal["bottom", "left", "top", "right"]
CLEAR = 1.0
"""The distance to keep from marks and cards, in mm."""


@dataclass(frozen=True, slots=True)
class Strip:
    """A free place along one side of the paper."""

    side: Side
    box: Box

    @property
    def upright(self) -> bool:
        """True if it runs along the paper's left or right edge; its text is then read upwards."""
        return self.side in ("left", "right")

    @property
    def length(self) -> float:
        """Its length, in mm."""
        return self.box.h if self.upright else self.box.w


@dataclass(frozen=True, slots=True)
class Margin:
    """The margin of paper of a size in mm, parts of which are taken."""

    paper: tuple[float, float]
    taken: tuple[Box, ...]

    @classmethod
    def of(cls, page: PaperPage, marks: Iterable[Item]) -> Margin:
        """The margin that the cards of a page, their bleed and the marks leave free."""
        sheet = page.grid.sheet
        zones = registration_zones(Box(0, 0, *sheet.paper)) if sheet.registration != "none" else ()
        drawn = (_bounds(mark) for mark in marks if isinstance(mark, Shape))
        return cls(sheet.paper, (*(placed.clip for placed in page.placed), *zones, *drawn))

    def beside(self, *boxes: Box) -> Margin:
        """The margin with some more boxes taken."""
        return Margin(self.paper, (*self.taken, *boxes))

    def strips(self, depth: float, sides: Sequence[Side]) -> Sequence[Strip]:
        """Each side's longest free strip, `depth` mm deep, as near to the edge as home printers print."""
        return _strips(self, depth, tuple(sides))

    def longest(self, band: Strip) -> Strip:
        """The longest free stretch of a band."""
        box = band.box
        near = [other.inset(-CLEAR) for other in self.taken]
        inside = [other for other in near if other.overlaps(box)]
        start, end = (box.y, box.bottom) if band.upright else (box.x, box.right)
        free, at = (start, start), start
        for low, high in sorted((o.y, o.bottom) if band.upright else (o.x, o.right) for o in inside):
            free = max(free, (at, low), key=_length)
            at = max(at, high)
        free = max(free, (at, end), key=_length)
        long = max(0.0, _length(free))
        return Strip(band.side, Box(box.x, free[0], box.w, long) if band.upright else Box(free[0], box.y, long, box.h))


@while_at_hand(8)
def _strips(margin: Margin, depth: float, sides: Sequence[Side]) -> Sequence[Strip]:
    """Kept at hand: the pages of a print have one margin, or two."""
    width, height = margin.paper
    across, down = width - 2 * PRINTABLE, height - 2 * PRINTABLE
    bands = {
        "bottom": Box(PRINTABLE, height - PRINTABLE - depth, across, depth),
        "left": Box(PRINTABLE, PRINTABLE, depth, down),
        "top": Box(PRINTABLE, PRINTABLE, across, depth),
        "right": Box(width - PRINTABLE - depth, PRINTABLE, depth, down),
    }
    longest = (margin.longest(Strip(side, bands[side])) for side in sides)
    return tuple(strip for strip in longest if strip.length > 0)


def _length(span: tuple[float, float]) -> float:
    return round(span[1] - span[0], 4)


def _bounds(shape: Shape) -> Box:
    xs = [value for _, points in shape.outline for value in points[::2]]
    ys = [value for _, points in shape.outline for value in points[1::2]]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
