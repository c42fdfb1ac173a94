"""Sun rays and bursts, the comic's way of saying: look here."""

from __future__ import annotations

import math

from generator.display.geometry import Box
from generator.display.items import Outline, polygon

_STEPS = 8


def rays(box: Box, count: int, corner: float = 0.0) -> list[Outline]:
    """Rays from the middle of a box rounded by `corner` mm to its edge, as wide as the gaps between them."""
    outlines = []
    for ray in range(count):
        start, end = (2 * math.pi * (ray + side) / count for side in (0.0, 0.5))
        edge = [to_edge(box, start + (end - start) * step / _STEPS, corner) for step in range(_STEPS + 1)]
        outlines.append(polygon([box.centre, *edge]))
    return outlines


def burst(centre: tuple[float, float], outer: float, teeth: int, inner: float = 0.82) -> Outline:
    """A star of `teeth` teeth, `outer` mm from the middle to their tips; between them `inner` times as far."""
    cx, cy = centre
    points = [
        (cx + r * math.sin(turn), cy - r * math.cos(turn))
        for tooth in range(2 * teeth)
        for r, turn in [(outer * (inner if tooth % 2 else 1), math.pi * tooth / teeth)]
    ]
    return polygon(points)


def to_edge(box: Box, angle: float, corner: float = 0.0) -> tuple[float, float]:
    """Where the ray at `angle` (clockwise from the top) leaves the box, whose corners are rounded by `corner` mm."""
    cx, cy = box.centre
    dx, dy = math.sin(angle), -math.cos(angle)
    reach = min(
        box.w / 2 / abs(dx) if abs(dx) > 1e-9 else math.inf, box.h / 2 / abs(dy) if abs(dy) > 1e-9 else math.inf
    )
    # the middle of the corner's arc, from that of the box: beyond it both ways, the ray leaves through the arc
    mx, my = box.w / 2 - corner, box.h / 2 - corner
    if abs(dx) * reach > mx and abs(dy) * reach > my:
        along = abs(dx) * mx + abs(dy) * my
        reach = along + math.sqrt(max(0.0, along**2 - mx**2 - my**2 + corner**2))
    return cx + dx * reach, cy + dy * reach
