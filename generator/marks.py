"""Crop marks: where to lay the ruler."""

from __future__ import annotations

from collections.abc import Sequence

from generator.display import Shape
from generator.geometry import Box

LENGTH = 4.0
OFFSET = 1.5
WIDTH = 0.15
COLOR = "#000000"


def crop_marks(slots: Sequence[Box]) -> list[Shape]:
    """A tick in the margin at both ends of every cut, `OFFSET` mm away from the outermost cards."""
    left, right = min(s.x for s in slots), max(s.right for s in slots)
    top, bottom = min(s.y for s in slots), max(s.bottom for s in slots)
    marks: list[Shape] = []
    for x in sorted({round(x, 4) for slot in slots for x in (slot.x, slot.right)}):
        marks += [
            _line(x, top - OFFSET, x, top - OFFSET - LENGTH),
            _line(x, bottom + OFFSET, x, bottom + OFFSET + LENGTH),
        ]
    for y in sorted({round(y, 4) for slot in slots for y in (slot.y, slot.bottom)}):
        marks += [
            _line(left - OFFSET, y, left - OFFSET - LENGTH, y),
            _line(right + OFFSET, y, right + OFFSET + LENGTH, y),
        ]
    return marks


def _line(x0: float, y0: float, x1: float, y1: float) -> Shape:
    return Shape((("M", (x0, y0)), ("L", (x1, y1))), stroke=COLOR, stroke_mm=WIDTH)
