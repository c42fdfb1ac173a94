"""The display list: the items of a face in paint order, made by layout and drawn by the PDF stage.

All coordinates are in mm from the face's top left corner, y downwards; colours are `#rrggbb`.
"""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Literal, NamedTuple

from cards.records import dataclass
from generator.display.findings import LayoutFinding
from generator.display.geometry import Box
from generator.display.pictures import Picture

Segment = tuple[Literal["M", "L", "C", "Z"], tuple[float, ...]]
Outline = tuple[Segment, ...]


class Gradient(NamedTuple):
    """What a fill becomes across its shape: the colour `to`, in a direction that is 0° downwards and 90° to the right.

    The corners of the shape's box have the two colours themselves, as in CSS.
    """

    to: str
    angle: float = 0.0

    def turned(self, quarters: int) -> Gradient:
        """It in a shape that is turned clockwise by quarters."""
        return self._replace(angle=(self.angle - 90 * quarters) % 360)

    def line(self, width: float, height: float) -> tuple[float, float, float, float]:
        """From where to where it runs, in a box of this size, from its upper left corner."""
        right, down = math.sin(math.radians(self.angle)), math.cos(math.radians(self.angle))
        half = (abs(width * right) + abs(height * down)) / 2
        x, y = width / 2, height / 2
        return x - half * right, y - half * down, x + half * right, y + half * down


@dataclass(frozen=True, slots=True)
class Shape:
    """A filled and/or stroked outline; `stroke_mm` is the line's width. A fill may have a `gradient`."""

    outline: Outline
    fill: str | None = None
    stroke: str | None = None
    stroke_mm: float = 0.0
    gradient: Gradient | None = None

    @property
    def box(self) -> Box:
        """The box around its points."""
        points = [value for _, numbers in self.outline for value in numbers]
        x, y = min(points[::2]), min(points[1::2])
        return Box(x, y, max(points[::2]) - x, max(points[1::2]) - y)


class Lettering(NamedTuple):
    """Words for players to read: their kind (`rules`, `name` …), their language, their size in pt; a label's words."""

    of: str
    lang: str
    size_pt: float
    text: str = ""


class TextPanel(NamedTuple):
    """Where a face has its text: the box, the first of its items in it, and the one after the last.

    `fine` are the numbers of the items of fine print. `text` identifies what stands in the box, and `rest` all else
    that players read or look at: both are empty until the face is on a `FaceShelf`.
    """

    box: Box
    first: int
    last: int
    fine: frozenset[int] = frozenset()
    text: str = ""
    rest: str = ""


class Glyph(NamedTuple):
    """A glyph, identified by a character that the font maps to it, with its measures in 1/1000 of the type size.

    Thousands are cached with the faces, and a tuple takes a tenth of the time of a record to read.
    """

    char: str
    advance: float
    x_offset: float = 0.0
    y_offset: float = 0.0


@dataclass(frozen=True, slots=True)
class GlyphRun:
    """Glyphs in visual order from a point on the baseline; `angle` turns them about it, in degrees anticlockwise."""

    x: float
    y: float
    font: str
    size_pt: float
    color: str
    glyphs: tuple[Glyph, ...]
    angle: int = 0


Item = Shape | GlyphRun | Picture


@dataclass(frozen=True, slots=True)
class Face:
    """A laid-out face: its size in mm, its items, and the findings of its layout.

    `ground` is the colour of its edge, which extends into the bleed, with its gradient; `mat` is the colour around it
    if it is printed on a card of another shape. `corner` is the radius in mm to which its corners are cut. `letterings`
    are the sizes of words that players read. A `sideways` face is read lying, and printed upright, as the cards are
    among which it lies; one of its `own_size` keeps that where the game's cards are printed in another. Of what lies on
    the squares of a board, or has them, `square` is the width in mm of one. A card's `panel` is where its text stands.
    """

    width: float
    height: float
    items: tuple[Item, ...]
    findings: tuple[LayoutFinding, ...] = ()
    ground: str | None = None
    corner: float = 0.0
    mat: str | None = None
    letterings: tuple[Lettering, ...] = ()
    sideways: bool = False
    own_size: bool = False
    square: float | None = None
    panel: TextPanel | None = None

    @property
    def trim(self) -> tuple[float, float]:
        """The size in mm to which the card is cut, as it lies on the paper."""
        return (self.height, self.width) if self.sideways else (self.width, self.height)

    @property
    def is_round(self) -> bool:
        """True if it is cut as a disc."""
        return is_disc((self.width, self.height), self.corner)


def is_disc(size: tuple[float, float], corner: float) -> bool:
    """True of what is cut to this size with corners of this radius, if nothing but a disc is left."""
    width, height = size
    return width == height and corner >= width / 2


SLIVER = 1.5
"""A strip beside a face that is at most this wide, in mm, gets the colour of the face's edge."""


def mount(face: Face, box: Box, clip: Box, turned: int = 0) -> tuple[Box, list[Shape]]:
    """The place of a face in a box, as large as fits, and the backgrounds under it, which cover all of `clip`.

    The face is `turned` by quarters.
    """
    if turned % 2:
        lies, grounds = mount(face, box.turned(box.centre), clip.turned(box.centre))
        return lies.turned(box.centre), [
            replace(ground, outline=rounded(clip), gradient=ground.gradient and ground.gradient.turned(turned))
            for ground in grounds
        ]
    scale = min(box.w / face.width, box.h / face.height)
    width, height = face.width * scale, face.height * scale
    (x, y) = box.centre
    lies = Box(x - width / 2, y - height / 2, width, height)
    if not face.ground or (clip.w <= width + 1e-6 and clip.h <= height + 1e-6):
        return lies, []
    apart = max(box.w - width, box.h - height) / 2 > SLIVER
    if face.mat and apart:
        return lies, [Shape(rounded(clip), face.mat)]
    first = face.items[0] if face.items else None
    shared = first.gradient if isinstance(first, Shape) and first.fill == face.ground else None
    return lies, [Shape(rounded(clip), face.ground, gradient=shared)]


def rounded(box: Box, corner: float = 0.0) -> Outline:
    """A rectangle whose corners are arcs of radius `corner` mm."""
    x0, y0, x1, y1, r = box.x, box.y, box.right, box.bottom, min(corner, box.w / 2, box.h / 2)
    if r <= 0:
        return (("M", (x0, y0)), ("L", (x1, y0)), ("L", (x1, y1)), ("L", (x0, y1)), ("Z", ()))
    k = r * 0.4477  # 1 - 0.5523: the control points of a circle
    return (
        ("M", (x0 + r, y0)),
        ("L", (x1 - r, y0)),
        ("C", (x1 - k, y0, x1, y0 + k, x1, y0 + r)),
        ("L", (x1, y1 - r)),
        ("C", (x1, y1 - k, x1 - k, y1, x1 - r, y1)),
        ("L", (x0 + r, y1)),
        ("C", (x0 + k, y1, x0, y1 - k, x0, y1 - r)),
        ("L", (x0, y0 + r)),
        ("C", (x0, y0 + k, x0 + k, y0, x0 + r, y0)),
        ("Z", ()),
    )


def ellipse(box: Box) -> Outline:
    """The ellipse that fills a box."""
    return rounded(box, min(box.w, box.h) / 2)


def polygon(points: list[tuple[float, float]]) -> Outline:
    """A closed outline through points."""
    first, *rest = points
    return (("M", first), *(("L", point) for point in rest), ("Z", ()))
