"""The geometry of lines and arrows in explaining pictures."""

from __future__ import annotations

import math

from generator.display import Box, Outline, Point


def bowed(start: Point, middle: Point, end: Point) -> list[Point]:
    """The points of a curve from `start` to `end` that passes through `middle` halfway."""
    cx, cy = 2 * middle[0] - (start[0] + end[0]) / 2, 2 * middle[1] - (start[1] + end[1]) / 2
    steps = (step / 16 for step in range(17))
    return [
        (
            (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * cx + t * t * end[0],
            (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * cy + t * t * end[1],
        )
        for t in steps
    ]


def smooth(points: list[Point]) -> list[Point]:
    """The points of a smooth curve through these points (Catmull-Rom)."""
    padded = [points[0], *points, points[-1]]
    found = [points[0]]
    for p0, p1, p2, p3 in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        for step in range(1, 9):
            t = step / 8
            x, y = (
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - e) * t * t + (3 * b - 3 * c + e - a) * t**3)
                for a, b, c, e in zip(p0, p1, p2, p3, strict=True)
            )
            found.append((x, y))
    return found


def headed(points: list[Point], length: float, half: float) -> tuple[list[Point], list[Point]]:
    """A line shortened for the head at its end, and that head, `length` long and twice `half` wide."""
    tip = points[-1]
    kept = list(points)
    while len(kept) > 2 and math.dist(kept[-2], tip) < length:
        kept.pop()
    back = kept[-2]
    span = math.dist(back, tip) or 1
    ux, uy = (tip[0] - back[0]) / span, (tip[1] - back[1]) / span
    foot = (tip[0] - ux * length, tip[1] - uy * length)
    kept[-1] = (tip[0] - ux * length * 0.8, tip[1] - uy * length * 0.8)
    return kept, [tip, (foot[0] - uy * half, foot[1] + ux * half), (foot[0] + uy * half, foot[1] - ux * half)]


def brace(start: Point, end: Point, depth: float) -> tuple[Outline, Point, Point]:
    """A curly brace, its tip, and the tip's direction: left of the way to `end`, or right if `depth` is negative."""
    (x0, y0), (x1, y1) = start, end
    length = math.dist(start, end)
    ux, uy = (x1 - x0) / length, (y1 - y0) / length
    side = math.copysign(1, depth)
    nx, ny = uy * side, -ux * side  # y points down
    half, deep = length / 2, abs(depth)
    r = min(half / 2, deep * 0.8)

    def at(along: float, out: float) -> Point:
        return x0 + ux * along + nx * out, y0 + uy * along + ny * out

    shoulder, tip = deep / 2, at(half, deep)
    outline: Outline = (
        ("M", at(0, 0)),
        ("C", (*at(0, shoulder), *at(0, shoulder), *at(r, shoulder))),
        ("L", at(half - r, shoulder)),
        ("C", (*at(half, shoulder), *at(half, shoulder), *tip)),
        ("C", (*at(half, shoulder), *at(half, shoulder), *at(half + r, shoulder))),
        ("L", at(length - r, shoulder)),
        ("C", (*at(length, shoulder), *at(length, shoulder), *at(length, 0))),
    )
    return outline, tip, (nx, ny)


def between(a: Point, b: Point) -> Point:
    """The midpoint of two points."""
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def nearest_edge(box: Box, to: Point) -> Point:
    """The point where a line to a place outside leaves a box: straight across from the place, if possible."""
    x = min(max(to[0], box.x + 2), box.right - 2) if box.x <= to[0] <= box.right else to[0]
    return min(max(x, box.x), box.right), min(max(to[1], box.y), box.bottom)
