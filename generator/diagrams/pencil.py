"""A pencil for the elements of explanatory pictures, which resolves the file's words, colours, icons and places."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import field
from typing import Any

from cards import DataError, did_you_mean, nearest
from cards.database import Loc
from cards.records import dataclass
from generator.diagrams.board import board_box
from generator.diagrams.canvas import ROLES, Canvas, word_color
from generator.diagrams.diagram import Diagram, PlacedElement, unknown
from generator.diagrams.elements import (
    Badge,
    BoardElement,
    BoxElement,
    Callout,
    CardElement,
    Disc,
    FaceElement,
    Group,
    IconElement,
    Lettered,
    Polygon,
    RoomElement,
    RowElement,
    Said,
    Spot,
    Text,
    Wheel,
    Zone,
)
from generator.diagrams.playing_card import RATIO
from generator.diagrams.room import room_box
from generator.display import Box, Point, icon_names


@dataclass
class Pencil:
    """Draws the elements of a frame, resolving words, colours, icons and places by their names in the file.

    `boxes` maps the id of an element to its box and whether it is round.
    """

    diagram: Diagram
    canvas: Canvas
    boxes: dict[str, tuple[Box, bool]] = field(default_factory=dict)
    loc: Loc = ()

    def take(self, placed: PlacedElement) -> None:
        """Turn to an element: findings and faults from now on refer to its place in the file."""
        self.loc = placed.loc
        self.canvas.where = self.diagram.where(placed.loc)

    def register(self, placed: Iterable[PlacedElement], dx: float = 0.0, dy: float = 0.0) -> None:
        """Record the boxes of elements, and of those in groups, shifted by `dx` and `dy` mm."""
        for one in placed:
            element = one.element
            if element.id:
                box, is_round = _extent(self, element)
                self.boxes[element.id] = Box(box.x + dx, box.y + dy, box.w, box.h), is_round
            if isinstance(element, Group):
                inner = [PlacedElement(part, (*one.loc, "of", at)) for at, part in enumerate(element.of)]
                self.register(inner, dx + element.at[0], dy + element.at[1])

    # --- what the file names -----------------------------------------------------------------------------------------

    def fault(self, message: str, *key: str | int) -> DataError:
        """The error to raise about the element, or about one of its keys."""
        return self.diagram.source.error((*self.loc, *key), message)

    def unknown(self, kind: str, name: str, known: Iterable[str], *key: str | int) -> DataError:
        """The error to raise about a name of the element's that is none of the known ones of its kind."""
        return unknown(self.diagram.source, (*self.loc, *key), kind, name, known)

    def say(self, said: Said, loc: Loc | None = None) -> str:
        """The words of an element in the canvas's language; raises `DataError` if there are none."""
        words, at = self.diagram.file.words, self.loc if loc is None else loc
        if isinstance(said, int):
            return str(said)
        if isinstance(said, str):
            if said in words:
                return words[said][self.canvas.lang]
            if not any(ch.isalpha() for ch in said):
                return said
            near = nearest(said, list(words))
            what = f"{said!r} is not one of this picture's words{did_you_mean(near)}"
            raise self.diagram.source.error(at, what).coded("picture-no-word", name=said, nearest=near)
        if not said.get(self.canvas.lang):
            what = f"no words in {self.canvas.lang}"
            raise self.diagram.source.error(at, what).coded("picture-no-words", lang=self.canvas.lang)
        return said[self.canvas.lang]

    def role(self, name: str) -> str:
        """The name of a colour, after checking that it exists; raises `DataError` otherwise."""
        if not self.canvas.has_role(name):
            raise self.unknown("colour", name, [*ROLES, *self.canvas.teams])
        return name

    def roles(self, *names: str | None) -> None:
        """Raise `DataError` if one of these colours does not exist."""
        for name in names:
            if name is not None:
                self.role(name)

    def glyph(self, name: str) -> str:
        """The name of an icon, after checking that it exists; raises `DataError` otherwise."""
        if name not in icon_names():
            raise self.unknown("icon", name, icon_names())
        return name

    def spot(self, spot: Spot, towards: Spot | None = None) -> Point:
        """The point of a spot; for an element, where the line from its centre `towards` another spot leaves it."""
        if not isinstance(spot, str):
            return spot
        name, _, side = spot.partition(".")
        if name not in self.boxes:
            raise self.unknown("element", name, self.boxes)
        box, is_round = self.boxes[name]
        cx, cy = box.centre
        sides = {"top": (cx, box.y), "bottom": (cx, box.bottom), "start": (box.x, cy), "end": (box.right, cy)}
        if side:
            if side not in sides:
                what = f"{spot!r}: a side is top, bottom, start or end"
                raise self.fault(what).coded("picture-no-side", name=spot, sides=list(sides))
            return sides[side]
        if towards is None:
            return cx, cy
        x, y = self.spot(towards)
        dx, dy = x - cx, y - cy
        if is_round:
            length = math.hypot(dx, dy) or 1
            return cx + dx / length * (box.w / 2 + 0.8), cy + dy / length * (box.h / 2 + 0.8)
        reach = min((box.w / 2 + 0.8) / abs(dx) if dx else math.inf, (box.h / 2 + 0.8) / abs(dy) if dy else math.inf, 1)
        return cx + dx * reach, cy + dy * reach

    def lettering(self, element: Lettered, box: Box, fill: str | None) -> None:
        """Set the words of an element, if it has any, in a colour legible on its fill."""
        if element.text is None:
            return
        self.roles(element.text_color)
        color = element.text_color or (word_color(fill) if fill else "ink")
        self.canvas.text(
            self.say(element.text),
            box,
            size=element.size,
            least=element.min,
            bold=element.bold,
            color=color,
            align=element.align,
        )


def _extent(pen: Pencil, element: Any) -> tuple[Box, bool]:
    """The box at which arrows to an element end, and whether it is round."""
    if isinstance(element, BoxElement | Text | Zone | Callout):
        return Box(*element.box), False
    if isinstance(element, Disc | Badge | Wheel):
        x, y = element.at
        return Box(x - element.r, y - element.r, 2 * element.r, 2 * element.r), True
    if isinstance(element, CardElement | FaceElement):
        w, h = element.width, element.width * RATIO
        w, h = (h, w) if isinstance(element, CardElement) and element.turned else (w, h)
        return Box(element.at[0] - w / 2, element.at[1] - h / 2, w, h), False
    if isinstance(element, IconElement):
        x, y, s = *element.at, element.size
        return Box(x - s / 2, y - s / 2, s, s), True
    if isinstance(element, RowElement):
        w = (element.per_line or element.n) * (element.size + element.gap)
        return Box(element.at[0] - w / 2, element.at[1] - element.size / 2, w, element.size), False
    if isinstance(element, RoomElement):
        return room_box(element), False
    if isinstance(element, BoardElement):
        return board_box(element), False
    if isinstance(element, Polygon):
        xs, ys = zip(*element.points, strict=True)
        return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)), False
    what = f"{element.draw} {element.id!r} is not a place an arrow can point to"
    raise pen.diagram.source.error((), what).coded("picture-no-target", kind=element.draw, name=element.id)
