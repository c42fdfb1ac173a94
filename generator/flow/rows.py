"""Rows: a page can break between any two. A row knows its height, and draws itself where it is placed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from cards.records import dataclass
from generator.display import Box, Face, Item, LinkBox, Shape, rounded
from generator.flow.blocks import Text
from generator.typesetting import Direction, Styled

NOTE_BAR = 0.9
"""The width in mm of the bar at the start of a box."""


Drawn = Item | LinkBox
Draw = Callable[[float, float], Iterator[Drawn]]
"""Draws a row, given the x of the column's left edge and the y of the row's top in mm."""


@dataclass(frozen=True, slots=True)
class RowFrame:
    """The background of the rows of a box. Frames are told apart by identity."""

    left: float
    width: float
    fill: str
    bar: str
    bar_right: bool


@dataclass(frozen=True, slots=True)
class Title:
    """A heading as it appears in the outline and the running head."""

    level: int
    text: Text
    anchor: str


@dataclass(slots=True)
class Row:
    """A strip `height` mm high, `gap` mm below the one above; `keep` keeps the next row on the same page.

    A row that `floats` may move to the top of the next page, behind text that follows it; `smaller`, if given, takes
    its place where it does not fit.
    """

    height: float
    draw: Draw
    gap: float = 0.0
    keep: bool = False
    opens: bool = False
    floats: bool = False
    smaller: Row | None = None
    anchors: tuple[str, ...] = ()
    title: Title | None = None
    frames: tuple[RowFrame, ...] = ()
    head: Row | None = None
    plate: Face | None = None


@dataclass(frozen=True, slots=True)
class PageColumn:
    """A column of lines: its left edge, relative to that of the page's column, and its width, in mm."""

    left: float
    width: float

    def indented(self, start: float, end: float, base: Direction) -> PageColumn:
        """The column with room taken off at the start and at the end of its lines."""
        return PageColumn(self.left + (start if base == "ltr" else end), self.width - start - end)


@dataclass(frozen=True, slots=True)
class SetLine:
    """A line to draw: its size in pt, its direction, and its position in a row, in mm."""

    parts: Text
    size: float
    base: Direction
    x: float
    down: float = 0.0


class RolePalette(dict[str, str]):
    """Colours by role; an unknown role gets the colour `plain`."""

    def __init__(self, roles: Mapping[str, str], plain: str) -> None:
        super().__init__(roles)
        self._plain = roles.get(plain, plain)

    def __missing__(self, role: str) -> str:
        return self.setdefault(role, self._plain)


def nothing(left: float, top: float) -> Iterator[Drawn]:
    """Draw nothing."""
    return iter(())


def framed(frame: RowFrame, colors: Mapping[str, str], left: float, top: float, bottom: float) -> Iterator[Item]:
    """The background and the bar of a box from `top` to `bottom`, on a page whose column begins at `left`."""
    box = Box(left + frame.left, top, frame.width, bottom - top)
    yield Shape(rounded(box), colors.get(frame.fill, frame.fill))
    x = box.right - NOTE_BAR if frame.bar_right else box.x
    yield Shape(rounded(Box(x, top, NOTE_BAR, box.h)), colors.get(frame.bar, frame.bar))


def drawn_by(draws: Sequence[Draw], down: float, left: float, top: float) -> Iterator[Drawn]:
    """Draw with each of `draws`, `down` mm lower."""
    for draw in draws:
        yield from draw(left, top + down)


def aligned(column: PageColumn, width: float, align: str, base: Direction) -> float:
    """The x of the left end of a line in a column."""
    if align == "middle":
        return column.left + (column.width - width) / 2
    return column.left + (column.width - width if (align == "end") == (base == "ltr") else 0.0)


def bold(text: Text, color: str | None = None, *, over: bool = False) -> Text:
    """Make a text bold; `color` colours the parts that have no colour of their own or, with `over`, all of them."""
    return tuple(_bold(part, color, over=over) for part in text)


def _bold(part: Styled, color: str | None, *, over: bool) -> Styled:
    if part.style.icon:
        return part
    role = color if over else part.style.color or color
    return replace(part, style=part.style.bolder()._replace(color=role))
