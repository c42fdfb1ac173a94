"""Picture + language → face: draws every element of a diagram on the canvas, frame by frame."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cards import Lang
from cards.errors import Said
from generator.diagrams import lines, pieces, shapes
from generator.diagrams.canvas import ROLES, TURNING, Canvas
from generator.diagrams.diagram import Diagram, PlacedElement
from generator.diagrams.elements import (
    Arrow,
    Badge,
    BoardElement,
    BoxElement,
    Brace,
    Callout,
    CardElement,
    Disc,
    FaceElement,
    Group,
    IconElement,
    Line,
    Polygon,
    Repeat,
    RoomElement,
    RowElement,
    Text,
    Wheel,
    Zone,
)
from generator.diagrams.pencil import Pencil
from generator.display import Box, Face, GlyphRun, Item, Shape, mm, polygon, rounded

GAP, TITLE = 5.0, 9.5
"""The space between frames, and the height of a frame's title, in mm."""
_NAMED = (*TURNING, "dark", "main", "light", "accent", "good", "bad")
CSS = {ROLES[role]: f"var(--d-{role},{ROLES[role]})" for role in _NAMED}
"""Each colour → the CSS variable by which the site's style sheet sets it, for `generator.render.svg`."""


def draw(diagram: Diagram, lang: Lang) -> Face:
    """Draw the picture in a language; raises `DataError` if it cannot be drawn. What looks bad is a finding."""
    file = diagram.file
    width, height = file.size
    if not file.frames:
        canvas = Canvas(width, lang, diagram.teams, team=file.team)
        _scene(diagram, canvas, diagram.panels[0], Box(0, 0, width, height))
        return _face(canvas, width, height)
    across = min(file.across, len(file.frames))
    down = math.ceil(len(file.frames) / across)
    titled = TITLE if any(frame.title is not None for frame in file.frames) else 0.0
    whole = across * width + (across - 1) * GAP, down * (height + titled) + (down - 1) * GAP
    canvas = Canvas(whole[0], lang, diagram.teams, team=file.team)
    for at, (frame, placed) in enumerate(zip(file.frames, diagram.panels, strict=True)):
        x, y = at % across * (width + GAP), at // across * (height + titled + GAP)
        canvas.note_places()
        canvas.where = diagram.where(("frames", at))
        _scene(diagram, canvas, placed, Box(x, y + titled, width, height))
        if titled:
            pen = Pencil(diagram, canvas)
            canvas.shape(rounded(Box(x, y + 0.6, width, titled - 1.8), 2.2), "ink")
            if frame.title is not None:
                said = pen.say(frame.title, ("frames", at, "title"))
                box = Box(x + 1.5, y + 0.6, width - 3, titled - 1.8)
                canvas.text(said, box, size=13, least=9.5, bold=True, color="paper", lines=1)
        if file.arrows and at % across < across - 1 and at + 1 < len(file.frames):
            middle = y + titled + height / 2
            right = x + width
            canvas.shape(
                polygon([(right + 0.9, middle - 3.4), (right + 4.4, middle), (right + 0.9, middle + 3.4)]), "main"
            )
    return _face(canvas, *whole)


def _scene(diagram: Diagram, canvas: Canvas, placed: Sequence[PlacedElement], box: Box) -> None:
    first = len(canvas.items)
    if diagram.file.ground:
        canvas.shape(rounded(box, 3), diagram.file.ground)
        canvas.note_places()
    if diagram.file.mirror:
        with canvas.shifted(box.x, box.y):
            _all(Pencil(diagram, canvas), placed)
    else:
        with canvas.unmirrored(box), canvas.shifted(box.x, box.y):
            _all(Pencil(diagram, canvas), placed)
    _check_reach(canvas, first, box.mirrored(canvas.width) if canvas.mirrored else box)


def _face(canvas: Canvas, width: float, height: float) -> Face:
    found = {(one.where, one.line, one.code): one for one in canvas.findings}  # one of each kind at each place
    return Face(width, height, tuple(canvas.items), tuple(found.values()))


def _check_reach(canvas: Canvas, first: int, frame: Box) -> None:
    """Record a finding for each item, from the `first` on, that extends beyond the frame."""
    for where, item in zip(canvas.places[first:], canvas.items[first:], strict=True):
        box = reach(item)
        if (
            box.x < frame.x - 0.5
            or box.right > frame.right + 0.5
            or box.y < frame.y - 0.5
            or box.bottom > frame.bottom + 0.5
        ):
            canvas.where = where
            left, top = box.x - frame.x, box.y - frame.y
            across = f"x {left:.0f}–{left + box.w:.0f} / {frame.w:.0f}, y {top:.0f}–{top + box.h:.0f} / {frame.h:.0f}"
            what = (
                f"extends beyond the picture: x {left:.0f} to {left + box.w:.0f} of {frame.w:.0f} mm,"
                f" y {top:.0f} to {top + box.h:.0f} of {frame.h:.0f} mm"
            )
            canvas.find("out-of-frame", Said(what, "picture-out-of-frame", place=across))


def reach(item: Item) -> Box:
    """The box around an item."""
    if isinstance(item, Shape):
        xs = [value for _, numbers in item.outline for value in numbers[::2]]
        ys = [value for _, numbers in item.outline for value in numbers[1::2]]
    elif isinstance(item, GlyphRun):
        long = mm(sum(glyph.advance for glyph in item.glyphs) / 1000 * item.size_pt)
        dx, dy = {0: (long, 0.0), 90: (0.0, -long), 180: (-long, 0.0), 270: (0.0, long)}[item.angle % 360]
        xs, ys = [item.x, item.x + dx], [item.y, item.y + dy]
    else:
        return item.box
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def _all(pen: Pencil, placed: Sequence[PlacedElement]) -> None:
    here = [one for one in placed if one.element.only in (None, pen.canvas.lang)]
    pen.register(here)
    for one in here:
        _one(pen, one)


def _one(pen: Pencil, placed: PlacedElement) -> None:
    pen.take(placed)
    _DRAW[type(placed.element)](pen, placed.element)
    pen.canvas.note_places()


def _group(pen: Pencil, e: Group) -> None:
    loc = pen.loc
    with pen.canvas.shifted(*e.at):
        boxes = pen.boxes
        pen.boxes = {key: (Box(b.x - e.at[0], b.y - e.at[1], b.w, b.h), r) for key, (b, r) in boxes.items()}
        for at, part in enumerate(e.of):
            _one(pen, PlacedElement(part, (*loc, "of", at)))
        pen.boxes = boxes


def _repeat(pen: Pencil, e: Repeat) -> None:
    loc = pen.loc
    for time in range(e.n):
        with pen.canvas.shifted(e.step[0] * time, e.step[1] * time):
            for at, part in enumerate(e.of):
                _one(pen, PlacedElement(part, (*loc, "of", at)))


_DRAW: Mapping[type[Any], Callable[[Pencil, Any], None]] = {
    BoxElement: shapes.draw_box,
    Disc: shapes.draw_disc,
    Polygon: shapes.draw_polygon,
    Line: lines.draw_line,
    Arrow: lines.draw_arrow,
    Text: shapes.draw_text,
    CardElement: pieces.draw_card,
    FaceElement: pieces.draw_face,
    IconElement: shapes.draw_icon,
    RowElement: shapes.draw_row,
    Wheel: pieces.draw_wheel,
    Brace: lines.draw_brace,
    Badge: pieces.draw_badge,
    Zone: shapes.draw_zone,
    Callout: lines.draw_callout,
    RoomElement: pieces.draw_room,
    BoardElement: pieces.draw_board,
    Group: _group,
    Repeat: _repeat,
}
