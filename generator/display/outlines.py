"""Outlines: points on circles and arcs, lines and dashes through points, curves as points. Lengths are in mm."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from generator.display.geometry import Point
from generator.display.items import Outline, Segment


def on_circle(centre: Point, r: float, turn: float) -> Point:
    """The point on a circle at `turn`, a part of a full turn, clockwise from the top."""
    return centre[0] + r * math.sin(2 * math.pi * turn), centre[1] - r * math.cos(2 * math.pi * turn)


def arc(centre: Point, r: float, start: float, end: float) -> list[Point]:
    """Points along an arc; its ends are in turns clockwise from the top."""
    steps = max(2, math.ceil(abs(end - start) * 72))
    return [on_circle(centre, r, start + (end - start) * step / steps) for step in range(steps + 1)]


def open_line(points: Sequence[Point]) -> Outline:
    """An open outline through points."""
    first, *rest = points
    return (("M", first), *(("L", point) for point in rest))


def dashes(points: Sequence[Point], dash: float, gap: float) -> Outline:
    """A line through points cut into dashes."""
    segments: list[Segment] = []
    left, drawn = dash, True
    segments.append(("M", points[0]))
    for (x0, y0), (x1, y1) in pairwise(points):
        length, done = math.dist((x0, y0), (x1, y1)), 0.0
        while length - done > left:
            done += left
            at = (x0 + (x1 - x0) * done / length, y0 + (y1 - y0) * done / length)
            segments.append(("L" if drawn else "M", at))
            drawn = not drawn
            left = dash if drawn else gap
        left -= length - done
        if drawn:
            segments.append(("L", (x1, y1)))
    return tuple(segments)


def flattened(outline: Outline, steps: int = 6) -> list[Point]:
    """The points of an outline, with each curve cut into `steps` lines."""
    points: list[Point] = []
    for verb, numbers in outline:
        if verb == "C":
            x0, y0 = points[-1]
            x1, y1, x2, y2, x3, y3 = numbers
            for step in range(1, steps + 1):
                t = step / steps
                a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
                points.append((a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3))
        elif verb != "Z":
            points.append((numbers[0], numbers[1]))
    return points


def dashed(outline: Outline, dash: float, gap: float) -> Outline:
    """A closed outline cut into dashes."""
    points = flattened(outline)
    return dashes([*points, points[0]], dash, gap)
