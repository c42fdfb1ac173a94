"""Boxes and lengths. Lengths are in millimetres from the top left corner; only the PDF stage uses points."""

from __future__ import annotations

from cards.records import dataclass

PT_PER_MM = 72 / 25.4
PRINTABLE = 4.3
"""The distance from the paper's edge at which home printers begin to print, in mm: inkjets 3 to 3.5, lasers 4.2."""
Point = tuple[float, float]
"""A point: x and y in mm."""


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle in mm: the top left corner, the width and the height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of the bottom edge."""
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        """The x and y of the centre."""
        return self.x + self.w / 2, self.y + self.h / 2

    def inset(self, d: float) -> Box:
        """The box made smaller by `d` mm on every side (larger if negative)."""
        return Box(self.x + d, self.y + d, self.w - 2 * d, self.h - 2 * d)

    def moved(self, dx: float, dy: float) -> Box:
        """The box moved `dx` mm to the right and `dy` mm down."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def mirrored(self, width: float) -> Box:
        """The box's place when a face `width` mm wide is laid out from right to left."""
        return Box(width - self.right, self.y, self.w, self.h)

    def turned(self, centre: Point) -> Box:
        """The box after a quarter turn clockwise about a point."""
        x, y = centre
        return Box(x - (self.bottom - y), y + (self.x - x), self.h, self.w)

    def overlaps(self, other: Box, tolerance: float = 1e-6) -> bool:
        """True if the two boxes share any area."""
        return (
            self.x < other.right - tolerance
            and other.x < self.right - tolerance
            and self.y < other.bottom - tolerance
            and other.y < self.bottom - tolerance
        )


def pt(mm: float) -> float:
    """Convert millimetres to points."""
    return mm * PT_PER_MM


def mm(points: float) -> float:
    """Convert points to millimetres."""
    return points / PT_PER_MM
