"""A card in an explanatory picture: what one sees of it across the table, in the style of the printed cards."""

from __future__ import annotations

import math
from collections.abc import Callable

from generator.diagrams.canvas import Canvas, word_color
from generator.diagrams.elements import CardElement, Mark, Said
from generator.display import (
    Box,
    Face,
    Point,
    Segment,
    Shape,
    burst,
    dashed,
    ellipse,
    mixed,
    number_place,
    polygon,
    rounded,
    to_edge,
)

RATIO = 88 / 63
"""The ratio of a card's height to its width."""
Say = Callable[[Said], str]


def draw_face(canvas: Canvas, face: Face, at: Point, width: float) -> None:
    """Draw a face laid out elsewhere, `width` mm wide and centred `at` a point."""
    scale = width / face.width
    box = Box(at[0] - width / 2, at[1] - face.height * scale / 2, width, face.height * scale)
    canvas.shape(rounded(box.inset(-0.3), face.corner * scale + 0.3), "black")
    if face.ground:
        canvas.shape(rounded(box, face.corner * scale), face.ground)
    whole = rounded(Box(0, 0, face.width, face.height))  # the background that extends into the bleed
    items = [item for item in face.items if not (isinstance(item, Shape) and item.outline == whole)]
    canvas.place(items, box, scale)


def draw_card(canvas: Canvas, card: CardElement, say: Say, small: Face | None = None) -> None:
    """Draw the card, upright or turned; a pile has further cards under it. `small` is the side of it that is seen."""
    width, height = card.width, card.width * RATIO
    box = Box(card.at[0] - width / 2, card.at[1] - height / 2, width, height)
    u = width / 22
    with canvas.colored(card.team), canvas.turned(card.at, int(card.turned)):
        if card.ghost:
            outline = rounded(box, 1.6 * u)
            canvas.shape(dashed(outline, 2, 1.5), None, "soft", 0.6)
            if card.name is not None:
                canvas.text(say(card.name), box.inset(1.6), size=card.size, least=card.min, color="soft")
            return
        if card.lit:
            canvas.shape(rounded(box.inset(-1.3 * u), 2.6 * u), "yellow", "ink", 0.4)
        for under in range(card.pile - 1, 0, -1):
            lower = Box(box.x + 0.9 * u * under, box.y + 0.9 * u * under, width, height)
            canvas.shape(rounded(lower, 1.6 * u), "card", "black", 0.5)
        if small:
            draw_face(canvas, small, card.at, width)
            for mark in card.marks:
                _mark(canvas, mark, box, u, say)
        else:
            (_back if card.back else _face)(canvas, card, box, say)
        if card.damage:
            _damage(canvas, card.damage, box, u)
        if card.dead:
            side, up = _over_picture(card, small)
            place = Box(card.at[0] - side / 2, card.at[1] - side / 2 - up, side, side)
            canvas.icon("cross", place, "bad", outline=("white", 0.9 * u))


def _over_picture(card: CardElement, small: Face | None) -> tuple[float, float]:
    """The side in mm of a cross that strikes a card out, and how far above its middle: what stands below it is read."""
    if card.back or card.name is None:
        return card.width * 0.95, 0
    height = card.width * RATIO
    return (card.width * 0.66, height * 0.25) if small else (card.width * 0.86, height * 0.13)


def _face(canvas: Canvas, card: CardElement, box: Box, say: Say) -> None:
    u = box.w / 22
    color = card.color or "main"
    canvas.shape(rounded(box, 1.6 * u), "black")
    inner = box.inset(0.8 * u)
    canvas.shape(rounded(inner, 1 * u), "card")
    worded = card.name is not None or card.text is not None
    art = Box(inner.x, inner.y, inner.w, inner.h * (0.54 if worded else 1))
    _rays(canvas, art, color, 1 * u, closed=not worded)
    if card.art:
        cx, cy = art.centre
        side = min(art.w, art.h) * (0.98 if worded else 0.8)
        dx = 1.6 * u if card.icon and worded else 0
        canvas.shape(burst((cx + dx, cy), side / 2, 12), "card")
        side *= 0.58
        canvas.icon(card.art, Box(cx + dx - side / 2, cy - side / 2, side, side), "black")
    if worded:
        canvas.shape(rounded(Box(inner.x, art.bottom, inner.w, 0.7 * u)), "black")
        foot = 3.6 * u if any(mark.at.startswith("bottom") for mark in card.marks) else 0.0
        _words(
            canvas,
            card,
            Box(inner.x + 0.6, art.bottom + 1.1 * u, inner.w - 1.2, inner.bottom - art.bottom - 1.7 * u - foot),
            say,
        )
    if card.icon:
        _type_icon(canvas, card, Box(box.x - 1.8 * u, box.y - 1.9 * u, 11.4 * u, 11.4 * u), say)
    elif card.number is not None:
        _mark(canvas, Mark(at="top-start", text=card.number), box, u, say)
    for mark in card.marks:
        _mark(canvas, mark, box, u, say)


def _words(canvas: Canvas, card: CardElement, box: Box, say: Say) -> None:
    if card.name is None or card.text is None:
        said, bold = (card.text, False) if card.name is None else (card.name, True)
        assert said is not None
        canvas.text(say(said), box, size=card.size, least=card.min, bold=bold, color="black")
        return
    share = min(0.5, (canvas.height_of(say(card.name), box.w, card.size, bold=True) + 0.4) / box.h)
    canvas.text(
        say(card.name),
        Box(box.x, box.y, box.w, box.h * share),
        size=card.size,
        least=card.min,
        bold=True,
        color="black",
    )
    rest = Box(box.x, box.y + box.h * share, box.w, box.h * (1 - share))
    canvas.text(say(card.text), rest, size=card.size, least=min(card.min, 8), color="black")


def _rays(canvas: Canvas, box: Box, color: str, corner: float, *, closed: bool) -> None:
    """Draw a background of one colour with lighter rays; its lower corners are square if words follow."""
    canvas.shape(rounded(box, corner), color)
    if not closed:
        canvas.shape(rounded(Box(box.x, box.bottom - corner, box.w, corner)), color)
    lighter = mixed(canvas.color(color), "#ffffff", 0.2)
    inside = box.inset(0.35)
    rays: list[Segment] = []  # in one outline: a card on a page then takes two dozen bytes of rays, not a thousand
    for ray in range(9):
        start = (ray + 0.25) / 9
        rays += polygon([inside.centre, *(to_edge(inside, 2 * math.pi * (start + step / 36)) for step in range(3))])
    canvas.shape(tuple(rays), lighter)


def _back(canvas: Canvas, card: CardElement, box: Box, say: Say) -> None:
    u = box.w / 22
    canvas.shape(rounded(box, 1.6 * u), "black")
    inner = box.inset(0.9 * u)
    color = card.color or "dark"
    _rays(canvas, inner, color, 1 * u, closed=True)
    canvas.shape(rounded(inner.inset(1.1 * u), 0.8 * u), None, "light", 0.4 * u)
    cx, cy = box.centre
    if card.name is not None:
        canvas.text(
            say(card.name), inner.inset(2 * u), size=card.size + 1, least=card.min, bold=True, color=word_color(color)
        )
    else:
        canvas.shape(burst((cx, cy), 7.8 * u, 14, 6.2 / 7.8), "light")
        side = 9 * u
        canvas.icon(card.art or canvas.emblem, Box(cx - side / 2, cy - side / 2, side, side), "black")
    for mark in card.marks:
        _mark(canvas, mark, box, u, say)


def _type_icon(canvas: Canvas, card: CardElement, box: Box, say: Say) -> None:
    """Draw the type's icon like a sticker over the corner, with its number in it."""
    assert card.icon
    if card.icon == "square":  # solid ink all over: too loud at full size
        box = box.inset(box.w * 0.2)
    canvas.icon(card.icon, box, "black", outline=("card", box.w * 0.055))
    if card.number is not None:
        dx, dy = number_place(card.icon)
        if canvas.mirrored:
            dx = -dx  # the canvas mirrors the place, while the icon keeps its way round
        half = box.w * 0.33
        cx, cy = box.centre[0] + dx * box.w, box.centre[1] + dy * box.w
        place = Box(cx - half, cy - half, 2 * half, 2 * half)
        canvas.text(say(card.number), place, size=box.w * 1.6, least=7, bold=True, color="white", lines=1)


def _mark(canvas: Canvas, mark: Mark, box: Box, u: float, say: Say) -> None:
    side = 8.4 * u
    x = {"start": box.x - 1.4 * u, "end": box.right + 1.4 * u - side}.get(
        mark.at.rpartition("-")[2], box.centre[0] - side / 2
    )
    y = {"top": box.y - 1.4 * u, "bottom": box.bottom + 1.4 * u - side}.get(
        mark.at.partition("-")[0], box.centre[1] - side / 2
    )
    place = Box(x, y, side, side)
    if mark.icon and mark.text is not None:
        canvas.icon(mark.icon, place.inset(-0.6 * u), mark.color, outline=("card", 0.5 * u))
    else:
        canvas.shape(ellipse(place), mark.color, "card", 0.7 * u)
        if mark.icon:
            canvas.icon(mark.icon, place.inset(1.7 * u), word_color(mark.color))
    if mark.text is not None:
        canvas.text(
            say(mark.text),
            place.inset(1.1 * u),
            size=side * 2,
            least=7,
            bold=True,
            color=word_color(mark.color),
            lines=1,
        )


def _damage(canvas: Canvas, damage: int, box: Box, u: float) -> None:
    """Draw damage markers over the lower edge: one for each point, or a single one with the number."""
    shown = damage if damage <= 4 else 1
    r = (3.0 if shown > 1 else 3.8) * u
    for at in range(shown):
        cx = box.centre[0] + (at - (shown - 1) / 2) * r * (1.75 if shown < 4 else 1.5)
        cy = box.bottom - 0.5 * r
        canvas.shape(burst((cx, cy), r, 10, 0.74), "bad", "white", 0.45 * u)
        said = "1" if shown > 1 or damage == 1 else str(damage)
        canvas.text(
            said, Box(cx - r, cy - r, 2 * r, 2 * r).inset(0.4 * r), size=r * 3.4, least=6, bold=True, color="white"
        )
