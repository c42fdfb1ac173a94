"""The elements that the file of an explanatory picture may contain; `site/pictures/README.md` shows them.

Places are in mm from the picture's top left corner, as a Russian reader sees it; type sizes are in pt.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, Union

import pydantic

from cards import Lang
from cards.database import Id
from cards.model import Board, Record
from cards.records import dataclass
from generator.display import Point

Numbers = tuple[float, float, float, float]
Spot = Union[Point, str]
"""A point, the id of an element (`hero`), or a side of an element (`hero.top`, `.bottom`, `.start`, `.end`)."""
Said = Union[int, str, Mapping[Lang, str]]
"""A number, a key of `words`, or the words themselves in each language."""
Size = Annotated[float, pydantic.Field(ge=7, le=60)]
"""A type size in pt; anything under 10 is hard to read on a phone."""
Count = Annotated[int, pydantic.Field(ge=1, le=30)]
Quarters = Annotated[int, pydantic.Field(ge=0, le=3)]


@dataclass(frozen=True, slots=True, kw_only=True)
class DiagramElement(Record):
    """An element: an id, by which arrows and frames refer to it, and a language if it is `only` for one.

    A printed face, for instance, is not quite the same when mirrored.
    """

    id: Id | None = None
    only: Lang | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Lettered(DiagramElement):
    """An element with words in it, which shrink from `size` to `min` pt to fit."""

    text: Said | None = None
    size: Size = 13
    min: Size = 10
    bold: bool = False
    align: Literal["start", "middle", "end"] = "middle"
    text_color: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class BoxElement(Lettered):
    """A box with round corners; `shadow` makes it stand out from the background."""

    draw: Literal["box"] = "box"
    box: Numbers
    fill: str | None = "paper"
    stroke: str | None = "ink"
    line: float = 0.6
    corner: float = 2
    dashed: bool = False
    shadow: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Disc(Lettered):
    """A disc, or, with `teeth`, a burst."""

    draw: Literal["disc"] = "disc"
    at: Point
    r: float
    fill: str | None = "paper"
    stroke: str | None = "ink"
    line: float = 0.6
    teeth: Annotated[int, pydantic.Field(ge=5, le=40)] | None = None
    bold: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Polygon(DiagramElement):
    """A closed outline through points."""

    draw: Literal["polygon"] = "polygon"
    points: Annotated[tuple[Point, ...], pydantic.Field(min_length=3)]
    fill: str | None = "paper"
    stroke: str | None = "ink"
    line: float = 0.6


@dataclass(frozen=True, slots=True, kw_only=True)
class Line(DiagramElement):
    """A line through spots. `bend` curves one between two spots to its left (or right, below 0), `round` any other."""

    draw: Literal["line"] = "line"
    path: Annotated[tuple[Spot, ...], pydantic.Field(min_length=2)]
    color: str = "ink"
    line: float = 0.7
    dashed: bool = False
    bend: float = 0
    round: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrow(Line):
    """A line with a head, and a label at its middle (or at `label_at`)."""

    draw: Literal["arrow"] = "arrow"  # type: ignore[assignment]  # a line with a head
    line: float = 1.1
    heads: Literal["end", "start", "both"] = "end"
    fat: bool = False
    label: Said | None = None
    label_at: Point | None = None
    size: Size = 11.5
    min: Size = 10


@dataclass(frozen=True, slots=True, kw_only=True)
class Text(Lettered):
    """Words in a box, vertically centred unless `valign` says otherwise."""

    draw: Literal["text"] = "text"
    box: Numbers
    text: Said
    color: str = "ink"
    valign: Literal["top", "middle", "bottom"] = "middle"


@dataclass(frozen=True, slots=True, kw_only=True)
class Mark(Record):
    """A number or an icon in a corner of a card, on a coloured disc; if both are given, the number is in the icon."""

    at: Literal["top-start", "top-end", "bottom-start", "bottom-end", "middle"]
    text: Said | None = None
    icon: str | None = None
    color: str = "black"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardElement(DiagramElement):
    """A card seen from above, `width` mm wide and centred `at` a point: turned a quarter, face down, damaged or dead.

    `of` names a card of the game, which supplies the name, type, number and team if they are not given. Without `art`
    it is drawn as the game's template has its cards `small`, if it does.
    """

    draw: Literal["card"] = "card"
    at: Point
    of: Id | None = None
    width: float = 22
    name: Said | None = None
    text: Said | None = None
    icon: str | None = None
    number: Said | None = None
    art: str | None = None
    color: str | None = None
    team: str | None = None
    marks: tuple[Mark, ...] = ()
    turned: bool = False
    back: bool = False
    damage: Annotated[int, pydantic.Field(ge=0, le=20)] = 0
    dead: bool = False
    lit: bool = False
    ghost: bool = False
    pile: Annotated[int, pydantic.Field(ge=1, le=6)] = 1
    size: Size = 10.5
    min: Size = 8


@dataclass(frozen=True, slots=True, kw_only=True)
class FaceElement(DiagramElement):
    """A card of the game as it is printed, `width` mm wide and centred `at` a point."""

    draw: Literal["face"] = "face"
    of: Id
    at: Point
    width: float = 50


@dataclass(frozen=True, slots=True, kw_only=True)
class IconElement(DiagramElement):
    """An icon of `generator/display/icons` in a square `size` mm wide, centred `at` a point."""

    draw: Literal["icon"] = "icon"
    of: str
    at: Point
    size: float = 8
    color: str = "ink"
    text: Said | None = None
    outline: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class RowElement(DiagramElement):
    """`n` icons side by side, centred `at` a point; the last `spent` of them are pale."""

    draw: Literal["row"] = "row"
    of: str
    n: Count
    at: Point
    size: float = 6
    gap: float = 0.8
    color: str = "ink"
    spent: Annotated[int, pydantic.Field(ge=0, le=30)] = 0
    per_line: Count | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Sector(Record):
    """A part of a wheel."""

    text: Said | None = None
    icon: str | None = None
    color: str | None = None
    lit: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Wheel(DiagramElement):
    """Sectors around a centre, clockwise from the top in every language, with arrowheads from each to the next."""

    draw: Literal["wheel"] = "wheel"
    at: Point
    r: float
    hole: float | None = None
    sectors: Annotated[tuple[Sector, ...], pydantic.Field(min_length=2, max_length=12)]
    numbered: bool = False
    arrows: bool = True
    text: Said | None = None
    size: Size = 12
    min: Size = 9


@dataclass(frozen=True, slots=True, kw_only=True)
class Brace(DiagramElement):
    """A curly brace from one point to another, its tip to the left of that way (or right, if `depth` is below 0)."""

    draw: Literal["brace"] = "brace"
    path: tuple[Point, Point]
    depth: float = 4
    color: str = "ink"
    line: float = 0.7
    label: Said | None = None
    label_width: float = 40
    size: Size = 12
    min: Size = 10


@dataclass(frozen=True, slots=True, kw_only=True)
class Badge(DiagramElement):
    """The number of a step, in a disc."""

    draw: Literal["badge"] = "badge"
    at: Point
    text: Said
    r: float = 3.4
    color: str = "ink"


@dataclass(frozen=True, slots=True, kw_only=True)
class Zone(DiagramElement):
    """An area of the table with its name on a tab."""

    draw: Literal["zone"] = "zone"
    box: Numbers
    title: Said | None = None
    color: str = "main"
    fill: str = "paper"
    dashed: bool = False
    size: Size = 12
    min: Size = 10


@dataclass(frozen=True, slots=True, kw_only=True)
class Callout(Lettered):
    """Words in a box with a line from it to each spot of `to`; with `says`, a speech bubble."""

    draw: Literal["callout"] = "callout"
    box: Numbers
    to: tuple[Spot, ...]
    fill: str = "paper"
    size: Size = 12
    number: Said | None = None
    says: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece(Record):
    """A token on a square of a room: column and row, counted from 1 in the unturned room."""

    square: tuple[int, int]
    text: Said | None = None
    icon: str | None = None
    color: str = "blue"
    hurt: bool = False
    small: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class RoomElement(DiagramElement):
    """A room of `rooms`, centred `at` a point and turned clockwise by quarters, together with what is in it."""

    draw: Literal["room"] = "room"
    of: str
    at: Point
    square: float = 9
    turn: Quarters = 0
    pieces: tuple[Piece, ...] = ()
    lit: tuple[tuple[int, int], ...] = ()
    way: tuple[tuple[float, float], ...] = ()
    face_down: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardElement(DiagramElement):
    """A board, its squares centred `at` a point and `square` mm wide each; some are `lit`, by their names."""

    draw: Literal["board"] = "board"
    board: Board
    at: Point
    square: float = 9
    lit: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Group(DiagramElement):
    """Elements shifted by `at`."""

    draw: Literal["group"] = "group"
    at: Point = (0, 0)
    of: tuple[AnyElement, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Repeat(DiagramElement):
    """Elements repeated `n` times, each time shifted by `step` from the time before."""

    draw: Literal["repeat"] = "repeat"
    n: Count
    step: Point
    of: tuple[AnyElement, ...]


AnyElement = Annotated[
    Union[
        BoxElement,
        Disc,
        Polygon,
        Line,
        Arrow,
        Text,
        CardElement,
        FaceElement,
        IconElement,
        RowElement,
        Wheel,
        Brace,
        Badge,
        Zone,
        Callout,
        RoomElement,
        BoardElement,
        Group,
        Repeat,
    ],
    pydantic.Field(discriminator="draw"),
]
