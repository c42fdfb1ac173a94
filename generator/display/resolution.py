"""The resolution of pictures, in pixels per inch, and the conversion of lengths to pixels."""

from __future__ import annotations

DPI, LEAST_DPI, MOST_DPI = 300, 72, 1200
"""The default resolution of pictures, and the lowest and the highest allowed."""


def pixels(size_mm: tuple[float, float], dpi: float) -> tuple[int, int]:
    """A size in mm as pixels: 63 × 88 mm at 300 dpi are 744 × 1039."""
    width, height = (max(1, round(side / 25.4 * dpi)) for side in size_mm)
    return width, height
