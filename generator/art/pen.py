"""A small path pen: comic shapes (fat outline, flat fill, one flat shadow) in local units, recorded as a drawing."""

# ruff: noqa: PLR0917 -- x, y, width, height, colour: a drawing is read down its columns of numbers

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from generator.art.curves import Points, arc, outline_of, outlined, smooth, star
from generator.art.palette import RGB, mix
from generator.art.paths import Matrix, Path, placed
from generator.art.record import PaintRecord
from generator.display import Box, Outline, rounded

OUTLINE = 1.15
"""The width of a figure's outline at scale 1, in picture units (hundredths of the height)."""


class Pen:
    """Draws in its own units, x to the right and y down; its matrix maps them to the drawing, in 1/100 mm.

    `line` is the outline's width in 1/100 mm; widths given to methods as `w` are local units.
    Colours are role names of `palette.ROLES`. Light always falls from the upper left of the *picture*, so shadows
    are offset in the drawing's units, whatever the figure's turn or flip.
    """

    def __init__(self, record: PaintRecord, colours: Mapping[str, RGB], matrix: Matrix, line: float) -> None:
        self.record = record
        self.colours = colours
        self.matrix = matrix
        self.line = line
        self.scale = math.sqrt(abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))

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
        # an outline grows more slowly than its figure, or small props drown in ink and big ones look thin
        return type(self)(self.record, self.colours, matrix, self.line * scale**0.4)

    def both(self) -> tuple[Pen, Pen]:
        """The pen and its mirror image in x, so that a symmetric pair is written once."""
        return self, self.at(0, 0, flip=True)

    # what, by outlines

    def shape(self, outline: Outline, fill: str, line: float = 1.0, shade: float = 1.0) -> None:
        """Draw a closed shape. `line` and `shade` scale the widths of its outline and shadow; 0 leaves one out."""
        if outline:
            self._area(self._put(_closed(outline)), self.colours[fill], line, shade)

    def trace(self, outline: Outline, colour: str, w: float = 0.0, line: float = 1.0) -> None:
        """Draw a plain line `w` units wide or, if that is 0, `line` times as wide as an outline."""
        self._trace(self._put(outline), self.colours[colour], w * self.scale or self.line * line)

    def pipe(self, outline: Outline, fill: str, w: float, line: float = 1.0) -> None:
        """Draw a thick line `w` units wide with an outline: a limb, a pipe, a fuse."""
        route = self._put(outline)
        self.record.line(route, self.colours["ink"], w * self.scale + 2 * self.line * line)
        self.record.line(route, self.colours[fill], w * self.scale)

    @contextmanager
    def within(self, outline: Outline, edge: float = 1.0) -> Iterator[Pen]:
        """Yield a pen that draws only inside the outline, then draw the outline again.

        `edge` scales the outline's width; 0 leaves it out.
        """
        path = self._put(_closed(outline))
        with self.record.within(path):
            yield self
        if edge:
            self._trace(path, self.colours["ink"], self.line * edge)

    # what, by points and measures

    def poly(self, points: Points, fill: str, line: float = 1.0, shade: float = 1.0) -> None:
        """Draw a closed polygon, or the curve from which the points were taken."""
        self.shape(outline_of(points, closed=True), fill, line, shade)

    def path(self, d: str, fill: str, line: float = 1.0, shade: float = 1.0) -> None:
        """Draw a closed shape given as an SVG path with absolute M, L, C, Q (Z is implied)."""
        self.shape(outlined(d), fill, line, shade)

    def oval(
        self, x: float, y: float, rx: float, ry: float, fill: str, line: float = 1.0, shade: float = 1.0,
        turn: float = 0.0,
    ) -> None:  # fmt: skip
        """Draw an ellipse around (x, y), turned clockwise by `turn` degrees."""
        self.shape(arc(x, y, rx, ry, turn=turn), fill, line, shade)

    def box(
        self, x: float, y: float, width: float, height: float, fill: str, r: float = 0.0, line: float = 1.0,
        shade: float = 1.0, turn: float = 0.0,
    ) -> None:  # fmt: skip
        """Draw a rectangle *centred* on (x, y), with corners of radius `r`, turned clockwise by `turn` degrees."""
        pen = self.at(x, y, turn=turn)
        pen.shape(rounded(Box(-width / 2, -height / 2, width, height), r), fill, line, shade)

    def star(
        self, x: float, y: float, tips: int, outer: float, inner: float, fill: str, line: float = 1.0,
        shade: float = 0.0, turn: float = 0.0,
    ) -> None:  # fmt: skip
        """Draw a star with its first tip at the top (turned by `turn` degrees)."""
        self.poly(star(x, y, tips, outer, inner, turn), fill, line, shade)

    def dot(self, x: float, y: float, r: float, colour: str) -> None:
        """Draw a small plain disc, which is cheaper than an oval."""
        a, b, c, d, e, f = self.matrix
        self._disc(a * x + c * y + e, b * x + d * y + f, r * self.scale, self.colours[colour])

    def tube(self, points: Points, fill: str, w: float, line: float = 1.0, curved: bool = True) -> None:
        """Draw a `pipe` along points."""
        self.pipe(_course(points, curved), fill, w, line)

    def stroke(self, points: Points, colour: str, w: float = 0.0, curved: bool = True) -> None:
        """Draw a `trace` along points."""
        self.trace(_course(points, curved), colour, w)

    def arc(
        self, x: float, y: float, rx: float, ry: float, start: float, end: float, colour: str = "ink", w: float = 0.0
    ) -> None:
        """Draw part of an ellipse's edge, in degrees clockwise from the right."""
        self.trace(arc(x, y, rx, ry, start, end), colour, w)

    @contextmanager
    def inside(self, points: Points) -> Iterator[Pen]:
        """The same as `within`, for points."""
        with self.within(outline_of(points, closed=True)) as pen:
            yield pen

    # how; a kind of pen that paints differently overrides these

    def _put(self, outline: Outline) -> Path:
        return placed(outline, self.matrix)

    def _area(self, path: Path, colour: RGB, line: float, shade: float) -> None:
        width = self.line * line
        if not line:
            self.record.fill(path, colour)
            return
        size = min(path.right - path.left, path.bottom - path.top)
        if not shade or size < 6 * self.line:
            self.record.whole(path, colour, self.colours["ink"], width)
            return
        # the crescent that the shape uncovers when it is moved towards the light
        step = shade * min(0.13 * size, 5.5 * self.line)
        self.record.shaded(path, (colour, self._shadow(colour)), step, self.colours["ink"], width)

    def _trace(self, path: Path, colour: RGB, width: float) -> None:
        self.record.line(path, colour, width)

    def _disc(self, x: float, y: float, r: float, colour: RGB) -> None:
        self.record.dot(x, y, r, colour)

    def _shadow(self, colour: RGB) -> RGB:
        dull = mix(self.colours["dark"], self.colours["ink"], 0.35)
        return mix(colour, dull, 0.34)


class LinePen(Pen):
    """A pen for line art: areas are white and lines black. What is painted in ink stays so."""

    def pipe(self, outline: Outline, fill: str, w: float, line: float = 1.0) -> None:
        """Draw a thick line as its two edges, however thin it is."""
        route = self._put(outline)
        self.record.line(route, _BLACK, w * self.scale + 2 * self.line * line)
        if not self._is_ink(self.colours[fill]):
            self.record.line(route, _WHITE, w * self.scale)

    def _area(self, path: Path, colour: RGB, line: float, shade: float) -> None:
        ground = _BLACK if self._is_ink(colour) else _WHITE
        if line:
            self.record.whole(path, ground, _BLACK, self.line * line)
        else:
            self.record.fill(path, ground)

    def _trace(self, path: Path, colour: RGB, width: float) -> None:
        self.record.line(path, _BLACK, width)
        if not self._is_ink(colour) and width > 3 * self.line:  # wide enough to be a shape: a limb, a pipe
            self.record.line(path, _WHITE, width - 2 * self.line)

    def _disc(self, x: float, y: float, r: float, colour: RGB) -> None:
        self.record.dot(x, y, r, _BLACK if self._is_ink(colour) else _WHITE)

    def _is_ink(self, colour: RGB) -> bool:
        return colour == self.colours["ink"]


_BLACK, _WHITE = (0, 0, 0), (255, 255, 255)


def _closed(outline: Outline) -> Outline:
    return outline if outline[-1][0] == "Z" else (*outline, ("Z", ()))


def _course(points: Points, curved: bool) -> Outline:
    return smooth(points).outline if curved and len(points) > 2 else outline_of(points, closed=False)
