"""A drawing being recorded: the operators of a PDF page (ISO 32000-1, 8.2), in steps of 1/100 mm, y downwards.

Marks outside the frame are left out. Paths are written in whole steps; a path that is written again is the same text,
so that a path that is filled, shaded and outlined is, deflated, hardly larger than one that is only filled.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import field
from typing import TYPE_CHECKING

from cards.records import dataclass
from generator.art.palette import RGB
from generator.art.paths import Path
from generator.display import paint

if TYPE_CHECKING:
    from generator.art.silhouette import Silhouette
    from generator.art.swollen import Swollen


@dataclass(slots=True)
class PaintRecord:
    """Operators in paint order, for a frame of some width and height in 1/100 mm.

    Lines have round ends and joins; widths and colours are written only when they change. Marks are also added to the
    `silhouette`, if there is one.
    """

    width: int
    height: int
    silhouette: Silhouette | Swollen | None = None
    _words: list[str] = field(default_factory=lambda: ["1 J 1 j"])
    _state: tuple[RGB | None, RGB | None, int] = (None, None, -1)
    _origin: tuple[int, int] = (0, 0)
    _dots: list[tuple[int, int]] = field(default_factory=list)
    _dot: tuple[int, RGB] = (0, (0, 0, 0))

    def ground(self, colour: RGB) -> None:
        """Fill the whole frame."""
        self._fill_in(colour)
        self._words.append(f"0 0 {self.width} {self.height} re f")

    def fill(self, path: Path, colour: RGB) -> None:
        """Fill a path by the even-odd rule."""
        if self._shows(path, 0):
            if self.silhouette:
                self.silhouette.area(path, 0.0)
            self._fill_in(colour)
            self._move(path.x, path.y)
            self._words.append(f"{path.text} f*")

    def whole(self, path: Path, colour: RGB, line: RGB, width: float) -> None:
        """Fill a closed path, and stroke it."""
        if self._shows(path, width):
            if self.silhouette:
                self.silhouette.area(path, width)
            self._fill_in(colour)
            self._draw_in(line, width)
            self._move(path.x, path.y)
            self._words.append(f"{path.text} B*")

    def shaded(self, path: Path, colours: tuple[RGB, RGB], step: float, line: RGB, width: float) -> None:
        """Fill a path with a colour and its shadow, and stroke it.

        The part that would be uncovered if the path were moved up and left by `step` is in shadow.
        """
        colour, shadow = colours
        if self._shows(path, width):
            if self.silhouette:
                self.silhouette.area(path, width)
            by = max(1, round(step))
            self._fill_in(shadow)
            self._move(path.x, path.y)
            with self._kept():
                self._words.append(f"{path.text} W* f* 1 0 0 1 {-by} {-by} cm")
                self._fill_in(colour)
                self._words.append(f"{path.text} f*")
            self._draw_in(line, width)
            self._words.append(f"{path.text} S")

    def line(self, path: Path, colour: RGB, width: float) -> None:
        """Stroke a path."""
        if self._shows(path, width):
            if self.silhouette:
                self.silhouette.line(path, width)
            self._draw_in(colour, width)
            self._move(path.x, path.y)
            self._words.append(f"{path.text} S")

    def dot(self, x: float, y: float, r: float, colour: RGB) -> None:
        """Draw a disc. Consecutive discs at equal distances on a horizontal line become one dotted line."""
        at = math.floor(x + 0.5), round(y)  # not `round`, which would make equal distances unequal
        kind = (max(1, round(2 * r)), colour)
        if not (-r < x < self.width + r and -r < y < self.height + r):
            return
        if self.silhouette:
            self.silhouette.disc(*at, kind[0])
        dots = self._dots
        if dots and (
            kind != self._dot
            or at[1] != dots[-1][1]
            or (len(dots) > 1 and at[0] - dots[-1][0] != dots[1][0] - dots[0][0])
            or at[0] <= dots[-1][0]
        ):
            self._flush()
        self._dot = kind
        self._dots.append(at)

    @contextmanager
    def within(self, path: Path) -> Iterator[None]:
        """Clip to the path whatever is drawn in this context."""
        self._flush()
        whole = self.silhouette
        if whole:
            self.silhouette = whole.within(path)
        with self._kept():
            self._move(path.x, path.y)
            self._words.append(f"{path.text} W* n")
            yield
            self._flush()
        self.silhouette = whole

    @contextmanager
    def moved(self, by: float) -> Iterator[None]:
        """Move whatever is drawn in this context to the right and down by the same amount."""
        self._flush()
        with self._kept():
            self._words.append(f"1 0 0 1 {round(by)} {round(by)} cm")
            yield
            self._flush()

    def add(self, other: PaintRecord) -> None:
        """Add everything in another record on top."""
        self._flush()
        self._move(0, 0)
        self._words.append(other.text())
        self._origin = other._origin
        self._state = (None, None, -1)

    def text(self) -> str:
        """The operators so far."""
        self._flush()
        return "\n".join(self._words)

    # --- written only when it changes --------------------------------------------------------------------------------

    @contextmanager
    def _kept(self) -> Iterator[None]:
        before = self._state, self._origin
        self._words.append("q")
        yield
        self._words.append("Q")
        self._state, self._origin = before

    def _move(self, x: int, y: int) -> None:
        """Move the origin to where a path begins, so that equal shapes are equal texts, wherever they are."""
        dx, dy = x - self._origin[0], y - self._origin[1]
        if dx or dy:
            self._words.append(f"1 0 0 1 {dx} {dy} cm")
            self._origin = x, y

    def _shows(self, path: Path, width: float) -> bool:
        self._flush()
        half = width / 2
        return (
            path.left - half < self.width
            and path.right + half > 0
            and path.top - half < self.height
            and path.bottom + half > 0
        )

    def _fill_in(self, colour: RGB) -> None:
        self._flush()
        fill, stroke, width = self._state
        if colour != fill:
            self._words.append(paint(bytes(colour)))
            self._state = colour, stroke, width

    def _draw_in(self, colour: RGB, width: float) -> None:
        fill, stroke, before = self._state
        whole = max(1, round(width))
        if colour != stroke:
            self._words.append(paint(bytes(colour)).upper())
        if whole != before:
            self._words.append(f"{whole} w")
        self._state = fill, colour, whole

    def _flush(self) -> None:
        """Write the pending dots: each is a line of 1/100 mm, since some PDF readers skip lines of length 0."""
        if not self._dots:
            return
        (x, y), last, dots = self._dots[0], self._dots[-1][0], self._dots
        self._dots = []
        width, colour = self._dot
        self._draw_in(colour, width)
        self._move(x, y)
        if len(dots) == 1:
            self._words.append("0 0 m 1 0 l S")
        else:
            pitch = dots[1][0] - x
            self._words.append(f"[1 {pitch - 1}] 0 d 0 0 m {last + 1 - x} 0 l S [] 0 d")
