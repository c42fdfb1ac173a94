"""Common curves, in a figure's own units: points that keep the outline from which they were taken."""

# ruff: noqa: PLR0917 -- x, y, width, height: a drawing is read down its columns of numbers

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

from generator.display import Outline, Segment

Point = tuple[float, float]
Points = Sequence[Point]

_TOKEN = re.compile(r"[MLCQZ]|-?\d*\.?\d+")
_NEED = {"M": 2, "L": 2, "Q": 4, "C": 6}


class Curve(list[Point]):
    """Points along a curve, for code that works with points; `outline` is the curve itself."""

    def __init__(self, points: Iterable[Point], outline: Outline) -> None:
        super().__init__(points)
        self.outline = outline


def outline_of(points: Points, *, closed: bool) -> Outline:
    """The outline through points: the curve from which they were taken, or straight lines."""
    if isinstance(points, Curve):
        return points.outline
    first, *rest = points
    lines: list[Segment] = [("M", first), *(("L", point) for point in rest)]
    return (*lines, ("Z", ())) if closed else tuple(lines)


def ring(x: float, y: float, rx: float, ry: float, start: float = 0.0, end: float = 360.0, turn: float = 0.0) -> Curve:
    """An ellipse or an arc of it, in degrees clockwise from the right, the whole turned by `turn`."""
    steps = max(6, round(min(40.0, 14 + max(rx, ry) * 0.6) * abs(end - start) / 360))
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    points = []
    for i in range(steps if abs(end - start) == 360 else steps + 1):
        angle = math.radians(start + (end - start) * i / steps)
        u, v = rx * math.cos(angle), ry * math.sin(angle)
        points.append((x + u * cos - v * sin, y + u * sin + v * cos))
    return Curve(points, arc(x, y, rx, ry, start, end, turn))


@lru_cache(maxsize=4096)
def arc(x: float, y: float, rx: float, ry: float, start: float = 0.0, end: float = 360.0, turn: float = 0.0) -> Outline:
    """The same as `ring`, as an outline; a full turn is closed."""
    count = max(1, math.ceil(abs(end - start) / 90 - 1e-9))
    step = math.radians((end - start) / count)
    reach = 4 / 3 * math.tan(step / 4)
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def place(u: float, v: float) -> Point:
        return x + rx * u * cos - ry * v * sin, y + rx * u * sin + ry * v * cos

    here = math.radians(start)
    segments: list[Segment] = [("M", place(math.cos(here), math.sin(here)))]
    for _ in range(count):
        c0, s0, c1, s1 = math.cos(here), math.sin(here), math.cos(here + step), math.sin(here + step)
        segments.append(
            ("C", (*place(c0 - reach * s0, s0 + reach * c0), *place(c1 + reach * s1, s1 - reach * c1), *place(c1, s1)))
        )
        here += step
    if abs(end - start) == 360:
        segments.append(("Z", ()))
    return tuple(segments)


def lidded(x: float, y: float, rx: float, ry: float, lid: float, slope: float = 0.0) -> Outline:
    """The part of an ellipse below the line that passes `lid` under its centre and falls by `slope`; maybe empty."""
    # in units of the ellipse: where the line v = m u + n meets the circle u u + v v = 1
    m, n = slope * rx / ry, lid / ry
    left = 1 + m * m - n * n
    if left <= 0:
        return arc(x, y, rx, ry) if n < 0 else ()
    ends = [(-m * n + side * math.sqrt(left)) / (1 + m * m) for side in (1, -1)]
    start, end = (math.degrees(math.atan2(m * u + n, u)) for u in ends)
    return (*arc(x, y, rx, ry, start, end if end > start else end + 360), ("Z", ()))


def star(x: float, y: float, tips: int, outer: float, inner: float, turn: float = 0.0) -> list[Point]:
    """The points of a star; its first tip is at the top if `turn` is 0."""
    points = []
    for i in range(2 * tips):
        angle = math.radians(turn - 90 + 180 * i / tips)
        r = inner if i % 2 else outer
        points.append((x + r * math.cos(angle), y + r * math.sin(angle)))
    return points


def smooth(points: Points, closed: bool = False) -> Curve:
    """A Catmull-Rom curve through the points."""
    n = len(points)
    segments: list[Segment] = [("M", points[0])]
    taken: list[Point] = []
    for i in range(n if closed else n - 1):
        if closed:
            (ax, ay), (bx, by), (cx, cy), (dx, dy) = (points[(i + k) % n] for k in (-1, 0, 1, 2))
        else:
            (ax, ay), (bx, by), (cx, cy) = points[max(i - 1, 0)], points[i], points[i + 1]
            dx, dy = points[min(i + 2, n - 1)]
        first, second = (bx + (cx - ax) / 6, by + (cy - ay) / 6), (cx - (dx - bx) / 6, cy - (dy - by) / 6)
        segments.append(("C", (*first, *second, cx, cy)))
        steps = max(3, min(14, round(math.dist((bx, by), (cx, cy)) * 0.5)))
        taken += (_bezier((bx, by), first, second, (cx, cy), k / steps) for k in range(steps))
    return Curve(taken if closed else [*taken, points[-1]], (*segments, ("Z", ())) if closed else tuple(segments))


def curve(d: str) -> Curve:
    """The curve of an SVG path with absolute M, L, C, Q (closed, with or without Z)."""
    outline = outlined(d)
    points: list[Point] = []
    for verb, numbers in outline:
        corners = list(zip(numbers[::2], numbers[1::2], strict=True))
        if verb == "C":
            knots = [points[-1], *corners]
            steps = max(4, min(18, round(sum(map(math.dist, knots, knots[1:])) * 0.45)))
            points += (_bezier(knots[0], knots[1], knots[2], knots[3], k / steps) for k in range(1, steps + 1))
        else:
            points += corners
    return Curve(points, outline)


@lru_cache(maxsize=1024)
def outlined(d: str) -> Outline:
    """The same as `curve`, as an outline."""
    segments: list[Segment] = []
    command, numbers = "M", list[float]()
    x, y = 0.0, 0.0
    for token in _TOKEN.findall(d):
        if token.isalpha():
            command = token
            continue
        numbers.append(float(token))
        if len(numbers) < _NEED[command]:
            continue
        if command == "Q":
            qx, qy, *end = numbers
            numbers = [*_between((x, y), (qx, qy)), *_between((end[0], end[1]), (qx, qy)), *end]
        x, y = numbers[-2:]
        verb: Segment = ("M" if command == "M" else "L" if command == "L" else "C", tuple(numbers))
        segments.append(verb)
        numbers = []
    return (*segments, ("Z", ()))


def _between(end: Point, control: Point) -> Iterable[float]:
    """The control point of a cubic curve for that of a quadratic one: two thirds of the way from `end`."""
    return (a + (b - a) * 2 / 3 for a, b in zip(end, control, strict=True))


def _bezier(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    k0, k1, k2, k3 = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
    return k0 * a[0] + k1 * b[0] + k2 * c[0] + k3 * d[0], k0 * a[1] + k1 * b[1] + k2 * c[1] + k3 * d[1]
