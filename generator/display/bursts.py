"""Sun rays and bursts, which say "look here" in comics."""

from __future__ import annotations

import math

from generator.display.geometry import Box
from generator.display.items import Outline, polygon

_STEPS = 8


def rays(box: Box, count: int, corner: float = 0.0) -> list[Outline]:
    """Rays from the centre of a box (its corners of radius `corner` mm) to its edge, as wide as the gaps between."""
    outlines = []
    for ray in range(count):
        start, end = (2 * math.pi * (ray + side) / count for side in (0.0, 0.5))
        edge = [to_edge(box, start + (end - start) * step / _STEPS, corner) for step in range(_STEPS + 1)]
        outlines.append(polygon([box.centre, *edge]))
    return outlines


def burst(centre: tuple[float, float], outer: float, teeth: int, inner: float = 0.82) -> Outline:
    """A star with `teeth` tips `outer` mm from the centre; the points between them are at `inner` times that."""
    cx, cy = centre
    points = [
        (cx + r * math.sin(turn), cy - r * math.cos(turn))
        for tooth in range(2 * teeth)
        for r, turn in [(outer * (inner if tooth % 2 else 1), math.pi * tooth / teeth)]
    ]
    return polygon(points)


def to_edge(box: Box, angle: float, corner: float = 0.0) -> tuple[float, float]:
    """The point where the ray at `angle` (clockwise from the top) leaves a box with corners of radius `corner` mm."""
    cx, cy = box.centre
    dx, dy = math.sin(angle), -math.cos(angle)
    reach = min(
        box.w / 2 / abs(dx) if abs(dx) > 1e-9 else math.inf, box.h / 2 / abs(dy) if abs(dy) > 1e-9 else math.inf
    )
    # the centre of the corner's arc, relative to that of the box: beyond it in both x and y, the ray leaves by the arc
    mx, my = box.w / 2 - corner, box.h / 2 - corner
    if abs(dx) * reach > mx and abs(dy) * reach > my:
        along = abs(dx) * mx + abs(dy) * my
        reach = along + math.sqrt(max(0.0, along**2 - mx**2 - my**2 + corner**2))
    return cx + dx * reach, cy + dy * reach
