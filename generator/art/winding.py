"""Shapes that cross themselves: pens fill by the even-odd rule, and drawing programs mostly by the nonzero rule."""

from __future__ import annotations

from itertools import groupby

from generator.display import Outline, Segment, flattened

_STEPS = 16
"""The lines that a curve becomes."""
_SCALE = 1000
"""The factor for Clipper, which uses whole numbers: thousandths of a unit."""
_SAME = 0.01
"""The largest difference that is invisible, as a fraction of the area."""


def even_odd(outline: Outline) -> Outline:
    """An outline that fills the same area by the even-odd rule as this one by the nonzero rule.

    It is the same outline unless the rules differ, because it crosses or covers itself; then it consists of polygons.
    """
    import pyclipper  # only for drawings made elsewhere

    rings = [
        [(round(x * _SCALE), round(y * _SCALE)) for x, y in flattened(part, _STEPS)] for part in _subpaths(outline)
    ]
    rings = [ring for ring in rings if len(ring) > 2]
    if not rings:
        return outline
    filled, odd = (pyclipper.SimplifyPolygons(rings, rule) for rule in (pyclipper.PFT_NONZERO, pyclipper.PFT_EVENODD))
    area, other = (sum(map(pyclipper.Area, one)) for one in (filled, odd))
    if abs(area - other) <= _SAME * abs(area):
        return outline
    return tuple(segment for ring in filled for segment in _polygon(ring))


def _subpaths(outline: Outline) -> list[Outline]:
    number = 0

    def place(segment: Segment) -> int:
        nonlocal number
        number += segment[0] == "M"
        return number

    return [tuple(part) for _, part in groupby(outline, place)]


def _polygon(ring: list[list[int]]) -> Outline:
    points = [(x / _SCALE, y / _SCALE) for x, y in ring]
    return ("M", points[0]), *(("L", point) for point in points[1:]), ("Z", ())
