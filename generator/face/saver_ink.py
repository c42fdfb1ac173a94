"""What is drawn if ink is saved: the paper stays white, and what was filled is outlined."""

from __future__ import annotations

from generator.display import Shape
from generator.face.subject import BLACK, WHITE

SAVER_LINE = 0.2
"""The width in mm of these outlines."""


def outlined(shape: Shape) -> Shape:
    """Only the outline of a shape."""
    return Shape(shape.outline, WHITE, BLACK, SAVER_LINE)
