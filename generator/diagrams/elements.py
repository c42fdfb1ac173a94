"""The elements of explaining pictures: what a file may place on one, as `site/pictures/README.md` shows.

Lengths are mm from the picture's top left corner, as they lie for a reader of Russian; type sizes are pt.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Literal, Union

import pydantic

from cards import Lang
from cards.database import Id
from cards.model import Record
from generator.display import Point

Numbers = tuple[float, float, float, float]
Spot = Union[Point, str]
"""A place, or the id of an element (`hero`), or a side of it (`hero.top`, `.bottom`, `.start`, `.end`)."""
Said = Union[int, str, Mapping[Lang, str]]
"""A number, a key of `words`, or the words themselves in each language."""
Size = Annotated[float, pydantic.Field(ge=7, le=60)]
"""A type size in pt: 10 is the least that is read easily on a phone."""
Count = Annotated[int, pydantic.Field(ge=1, le=30)]
Quarters = Annotated[int, pydantic.Field(ge=0, le=3)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Element(Record):
    """What all elements may have: a name for arrows and frames to know it by, and the one language they are `only` for.

    A printed face, for one, is not quite the same the other way round.
    """

    id: Id | None = None
    only: Lang | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Lettered(Element):
    """An element with words in it, which shrink from `size` to `min` pt to fit."""

    text: Said | None = None
    size: Size = 13
    min: Size = 10
    bold: bool = False
    align: Literal["start", "middle", "end"] = "middle"
    text_color: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class BoxElement(Lettered):
    """A box with round corners; `shadow` lifts it off the ground."""

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
    """A disc, or with `teeth` a burst."""

    draw: Literal["disc"] = "disc"
    at: Point
    r: float
    fill: str | None = "paper"
    stroke: str | None = "ink"
    line: float = 0.6
    teeth: Annotated[int, pydantic.Field(ge=5, le=40)] | None = None
    bold: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Polygon(Element):
    """A closed outline through points."""

    draw: Literal["polygon"] = "polygon"
    points: Annotated[tuple[Point, ...], pydantic.Field(min_length=3)]
    fill: str | None = "paper"
    stroke: str | None = "ink"
    line: float = 0.6


@dataclass(frozen=True, slots=True, kw_only=True)
class Line(Element):
    """A line through spots; `bend` bows one of two spots to its left (or right, below zero), `round` any other."""

    draw: Literal["line"] = "line"
    path: Annotated[tuple[Spot, ...], pydantic.Field(min_length=2)]
    color: str = "ink"
    line: float = 0.7
    dashed: bool = False
    bend: float = 0
    round: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrow(Line):
    """A line with a head, and a label on its middle (or at `label_at`)."""

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
    """Words in a box, in the middle of its height unless `valign` says otherwise."""

    draw: Literal["text"] = "text"
    box: Numbers
    text: Said
    color: str = "ink"
    valign: Literal["top", "middle", "bottom"] = "middle"


@dataclass(frozen=True, slots=True, kw_only=True)
class Mark(Record):
    """A number or an icon in a corner of a card, on a disc of a colour; with both, the number stands in the icon."""

    at: Literal["top-start", "top-end", "bottom-start", "bottom-end", "middle"]
    text: Said | None = None
    icon: str | None = None
    color: str = "black"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardElement(Element):
    """A card seen from above, `width` mm wide around its middle `at`; turned a quarter, face down, damaged, dead.

    `of` takes the name, type, number and team of a card of the game, wherever they are not given.
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
class FaceElement(Element):
    """A card of the game as it is printed, `width` mm wide around its middle."""

    draw: Literal["face"] = "face"
    of: Id
    at: Point
    width: float = 50


@dataclass(frozen=True, slots=True, kw_only=True)
class IconElement(Element):
    """An icon of `generator/display/icons` in its square, `size` mm wide around its middle."""

    draw: Literal["icon"] = "icon"
    of: str
    at: Point
    size: float = 8
    color: str = "ink"
    text: Said | None = None
    outline: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class RowElement(Element):
    """`n` icons side by side around the middle `at`; the last `spent` of them pale."""

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
class Wheel(Element):
    """Sectors round a middle, clockwise from the top in every language, with arrowheads from each to the next."""

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
class Brace(Element):
    """A curly brace from one place to another; its tip is on the left of the way there, or right, `depth` below 0."""

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
class Badge(Element):
    """A step's number in a disc."""

    draw: Literal["badge"] = "badge"
    at: Point
    text: Said
    r: float = 3.4
    color: str = "ink"


@dataclass(frozen=True, slots=True, kw_only=True)
class Zone(Element):
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
    """A token on a square of a room: column and row from 1, as the room lies unturned."""

    square: tuple[int, int]
    text: Said | None = None
    icon: str | None = None
    color: str = "blue"
    hurt: bool = False
    small: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class RoomElement(Element):
    """A room of `rooms`, around its middle, turned clockwise by quarters together with what stands in it."""

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
class Group(Element):
    """Elements shifted by `at`."""

    draw: Literal["group"] = "group"
    at: Point = (0, 0)
    of: tuple[AnyElement, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Repeat(Element):
    """Elements `n` times, each shifted by `step` from the one before."""

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
        Group,
        Repeat,
    ],
    pydantic.Field(discriminator="draw"),
]
