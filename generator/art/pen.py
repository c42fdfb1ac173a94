"""A small path pen: comic shapes (fat outline, flat fill, one flat shadow) in local units onto a Pillow image."""

# ruff: noqa: PLR0917 -- x, y, width, height, colour: a drawing is read down its columns of numbers

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from itertools import pairwise

from PIL import Image, ImageDraw

from generator.art.palette import RGB, mix

Point = tuple[float, float]
Points = Sequence[Point]

_TOKEN = re.compile(r"[MLCQZ]|-?\d*\.?\d+")


class Pen:
    """Draws in its own units: x right, y down; the transform puts them on the image.

    `line` is the outline's width in pixels of the (supersampled) image; widths given to methods as `w` are local units.
    Colours are role names of `palette.ROLES`. Light always falls from the upper left of the *picture*, so shadows
    are offset in pixels, whatever the figure's turn or flip.
    """

    def __init__(self, image: Image.Image, colours: Mapping[str, RGB], matrix: tuple[float, ...], line: float) -> None:
        self.image = image
        self.colours = colours
        self.matrix = matrix
        self.line = line
        self.scale = math.sqrt(abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))
        self._draw = ImageDraw.Draw(image)

    # where

    def at(self, x: float, y: float, scale: float = 1.0, turn: float = 0.0, flip: bool = False) -> Pen:
        """A pen with its origin at (x, y), `scale` times larger, turned `turn` degrees clockwise, maybe flipped."""
        a, b, c, d, e, f = self.matrix
        cos, sin = math.cos(math.radians(turn)) * scale, math.sin(math.radians(turn)) * scale
        side = -1 if flip else 1
        matrix = (
            (a * cos + c * sin) * side, (b * cos + d * sin) * side,
            c * cos - a * sin, d * cos - b * sin,
            a * x + c * y + e, b * x + d * y + f,
        )  # fmt: skip
        # An outline grows slower than its figure, or small props drown in ink and big ones look thin.
        return type(self)(self.image, self.colours, matrix, self.line * scale**0.4)

    def both(self) -> tuple[Pen, Pen]:
        """The pen and its mirror image in x: a symmetric pair is written once."""
        return self, self.at(0, 0, flip=True)

    def put(self, points: Points) -> list[Point]:
        """Local points in pixels of the image."""
        a, b, c, d, e, f = self.matrix
        return [(a * x + c * y + e, b * x + d * y + f) for x, y in points]

    # what

    def poly(self, points: Points, fill: str, line: float = 1.0, shade: float = 1.0) -> None:
        """A closed polygon. `line` and `shade` multiply the outline's width and the shadow's; 0 leaves it out."""
        self._fill(self.put(points), self.colours[fill], shade if line else 0.0)
        if line:
            self._stroke(self.put([*points, points[0], points[1]]), self.colours["ink"], self.line * line)

    def path(self, d: str, fill: str, line: float = 1.0, shade: float = 1.0) -> None:
        """A closed figure written as an SVG path with absolute M, L, C, Q (Z is implied)."""
        self.poly(curve(d), fill, line, shade)

    def blob(self, points: Points, fill: str, line: float = 1.0, shade: float = 1.0) -> None:
        """A closed smooth curve through the points."""
        self.poly(smooth(points, closed=True), fill, line, shade)

    def oval(
        self, x: float, y: float, rx: float, ry: float, fill: str, line: float = 1.0, shade: float = 1.0,
        turn: float = 0.0,
    ) -> None:  # fmt: skip
        """An ellipse about (x, y), turned clockwise by `turn` degrees."""
        self.poly(ring(x, y, rx, ry, turn=turn), fill, line, shade)

    def box(
        self, x: float, y: float, width: float, height: float, fill: str, r: float = 0.0, line: float = 1.0,
        shade: float = 1.0, turn: float = 0.0,
    ) -> None:  # fmt: skip
        """A rectangle *centred* on (x, y), corners rounded by `r`, turned clockwise by `turn` degrees."""
        pen = self.at(x, y, turn=turn) if turn else self.at(x, y)
        pen.poly(rounded(width / 2, height / 2, r), fill, line, shade)

    def star(
        self, x: float, y: float, tips: int, outer: float, inner: float, fill: str, line: float = 1.0,
        shade: float = 0.0, turn: float = 0.0,
    ) -> None:  # fmt: skip
        """A star with its first tip up (turned by `turn` degrees)."""
        self.poly(star(x, y, tips, outer, inner, turn), fill, line, shade)

    def dot(self, x: float, y: float, r: float, colour: str) -> None:
        """A plain small disc, cheaper than an oval."""
        ((px, py),) = self.put([(x, y)])
        size = r * self.scale
        self._disc(px, py, size, self.colours[colour])

    def tube(self, points: Points, fill: str, w: float, line: float = 1.0, curved: bool = True) -> None:
        """A thick line `w` units wide with an outline: a limb, a pipe, a fuse."""
        pixels = self.put(smooth(points) if curved and len(points) > 2 else points)
        self._stroke(pixels, self.colours["ink"], w * self.scale + 2 * self.line * line)
        self._stroke(pixels, self.colours[fill], w * self.scale)

    def stroke(self, points: Points, colour: str, w: float = 0.0, curved: bool = True) -> None:
        """A plain line `w` units wide; 0 is the outline's width."""
        pixels = self.put(smooth(points) if curved and len(points) > 2 else points)
        self._stroke(pixels, self.colours[colour], w * self.scale or self.line)

    def arc(
        self, x: float, y: float, rx: float, ry: float, start: float, end: float, colour: str = "ink", w: float = 0.0
    ) -> None:
        """Part of an ellipse's edge, degrees clockwise from the right."""
        self.stroke(ring(x, y, rx, ry, start, end), colour, w, curved=False)

    @contextmanager
    def inside(self, points: Points) -> Iterator[Pen]:
        """What is drawn with the pen given is kept only within the polygon; its outline is then drawn again."""
        pixels = self.put(points)
        before = self.image.copy()
        yield self
        mask = Image.new("1", self.image.size, 1)
        ImageDraw.Draw(mask).polygon(pixels, fill=0)
        self.image.paste(before, mask=mask)
        self._stroke([*pixels, pixels[0], pixels[1]], self.colours["ink"], self.line)

    # pixels; a kind of pen that paints otherwise changes these

    def _fill(self, pixels: list[Point], colour: RGB, shade: float) -> None:
        self._draw.polygon(pixels, fill=colour)
        if not shade:
            return
        xs, ys = [x for x, _ in pixels], [y for _, y in pixels]
        left, top, right, bottom = int(min(xs)), int(min(ys)), int(max(xs)) + 2, int(max(ys)) + 2
        size = min(right - left, bottom - top)
        if size < 6 * self.line:
            return
        # The crescent that the shape leaves uncovered when moved towards the light.
        step = shade * min(0.13 * size, 5.5 * self.line)
        mask = Image.new("1", (right - left, bottom - top), 0)
        draw = ImageDraw.Draw(mask)
        draw.polygon([(x - left, y - top) for x, y in pixels], fill=1)
        draw.polygon([(x - left - step, y - top - step) for x, y in pixels], fill=0)
        self.image.paste(self._shadow(colour), (left, top), mask)

    def _disc(self, x: float, y: float, r: float, colour: RGB) -> None:
        self._draw.ellipse((x - r, y - r, x + r, y + r), fill=colour)

    def _shadow(self, colour: RGB) -> RGB:
        dull = mix(self.colours["dark"], self.colours["ink"], 0.35)
        return mix(colour, dull, 0.34)

    def _stroke(self, pixels: list[Point], colour: RGB, width: float) -> None:
        whole = max(1, round(width))
        self._draw.line(pixels, fill=colour, width=whole)
        if whole < 3:
            return
        r = whole / 2
        dots = [pixels[0], pixels[-1]]
        # Pillow leaves a wedge open at every bend; a dot closes those that can be seen (in a limb, every one).
        for (ax, ay), (bx, by), (cx, cy) in zip(pixels, pixels[1:], pixels[2:], strict=False):
            ux, uy, vx, vy = bx - ax, by - ay, cx - bx, cy - by
            bend = abs(ux * vy - uy * vx) * whole > 1.5 * math.hypot(ux, uy) * math.hypot(vx, vy)
            if bend or whole > 24 or ux * vx + uy * vy < 0:
                dots.append((bx, by))
        for x, y in dots:
            self._draw.ellipse((x - r, y - r, x + r, y + r), fill=colour)


class LinePen(Pen):
    """A pen that leaves every ground white and every line black: line art. What is nearly ink stays ink."""

    def _fill(self, pixels: list[Point], colour: RGB, shade: float) -> None:
        self._draw.polygon(pixels, fill=_BLACK if self._is_ink(colour) else _WHITE)

    def tube(self, points: Points, fill: str, w: float, line: float = 1.0, curved: bool = True) -> None:
        """A thick line as its two edges, however thin it is."""
        pixels = self.put(smooth(points) if curved and len(points) > 2 else points)
        super()._stroke(pixels, _BLACK, w * self.scale + 2 * self.line * line)
        if not self._is_ink(self.colours[fill]):
            super()._stroke(pixels, _WHITE, w * self.scale)

    def _stroke(self, pixels: list[Point], colour: RGB, width: float) -> None:
        super()._stroke(pixels, _BLACK, width)
        if not self._is_ink(colour) and width > 3 * self.line:  # so broad that it is a shape: a limb, a pipe
            super()._stroke(pixels, _WHITE, width - 2 * self.line)

    def _disc(self, x: float, y: float, r: float, colour: RGB) -> None:
        super()._disc(x, y, r, _BLACK if self._is_ink(colour) else _WHITE)

    def _is_ink(self, colour: RGB) -> bool:
        return colour == self.colours["ink"]


_BLACK, _WHITE = (0, 0, 0), (255, 255, 255)


# Points of common curves, in local units


@lru_cache(maxsize=4096)
def _ring(rx: float, ry: float, start: float, end: float, turn: float) -> tuple[Point, ...]:
    steps = max(6, round(min(40.0, 14 + max(rx, ry) * 0.6) * abs(end - start) / 360))
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    points = []
    for i in range(steps + 1):
        angle = math.radians(start + (end - start) * i / steps)
        x, y = rx * math.cos(angle), ry * math.sin(angle)
        points.append((x * cos - y * sin, x * sin + y * cos))
    return tuple(points[:-1] if abs(end - start) == 360 else points)


def ring(
    x: float, y: float, rx: float, ry: float, start: float = 0.0, end: float = 360.0, turn: float = 0.0
) -> list[Point]:
    """Points of an ellipse or its arc, degrees clockwise from the right, the whole turned by `turn`."""
    return [(x + dx, y + dy) for dx, dy in _ring(rx, ry, start, end, turn)]


def star(x: float, y: float, tips: int, outer: float, inner: float, turn: float = 0.0) -> list[Point]:
    """Points of a star, its first tip up when `turn` is 0."""
    points = []
    for i in range(2 * tips):
        angle = math.radians(turn - 90 + 180 * i / tips)
        r = inner if i % 2 else outer
        points.append((x + r * math.cos(angle), y + r * math.sin(angle)))
    return points


def rounded(half_width: float, half_height: float, r: float) -> list[Point]:
    """Points of a rectangle about the origin with corners of radius `r`."""
    r = min(r, half_width, half_height)
    if r <= 0:
        return [(-half_width, -half_height), (half_width, -half_height), (half_width, half_height),
                (-half_width, half_height)]  # fmt: skip
    points: list[Point] = []
    for sx, sy, start in ((1, -1, 270), (1, 1, 0), (-1, 1, 90), (-1, -1, 180)):
        points += ring(sx * (half_width - r), sy * (half_height - r), r, r, start, start + 90)
    return points


def smooth(points: Points, closed: bool = False) -> list[Point]:
    """A Catmull-Rom curve through the points."""
    n = len(points)
    out: list[Point] = []
    for i in range(n if closed else n - 1):
        if closed:
            p0, p1, p2, p3 = (points[(i + k) % n] for k in (-1, 0, 1, 2))
        else:
            p0, p1, p2, p3 = points[max(i - 1, 0)], points[i], points[i + 1], points[min(i + 2, n - 1)]
        steps = max(3, min(14, round(math.dist(p1, p2) * 0.5)))
        for k in range(steps):
            t = k / steps
            out.append((_knot(p0[0], p1[0], p2[0], p3[0], t), _knot(p0[1], p1[1], p2[1], p3[1], t)))
    return out if closed else [*out, points[-1]]


def _knot(a: float, b: float, c: float, d: float, t: float) -> float:
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))


@lru_cache(maxsize=1024)
def curve(d: str) -> tuple[Point, ...]:
    """Points of an SVG path of absolute M, L, C, Q; curves are cut into short lines."""
    points: list[Point] = []
    command, numbers = "M", list[float]()
    need = {"M": 2, "L": 2, "Q": 4, "C": 6}
    for token in _TOKEN.findall(d):
        if token.isalpha():
            command = token
            continue
        numbers.append(float(token))
        if len(numbers) < need[command]:
            continue
        corners = list(zip(numbers[::2], numbers[1::2], strict=True))
        numbers.clear()
        if len(corners) == 1:
            points += corners
            continue
        knots = [points[-1], *corners]
        steps = max(4, min(18, round(sum(map(math.dist, knots, knots[1:])) * 0.45)))
        points += [_bezier(knots, k / steps) for k in range(1, steps + 1)]
    return tuple(points)


def _bezier(knots: list[Point], t: float) -> Point:
    while len(knots) > 1:
        knots = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(knots)]
    return knots[0]
