"""The shapes of explanatory pictures: boxes, discs, zones, icons, and the words in them."""

from __future__ import annotations

import math

from generator.diagrams.canvas import word_color
from generator.diagrams.elements import BoxElement, Disc, IconElement, Polygon, RowElement, Text, Zone
from generator.diagrams.pencil import Pencil
from generator.display import Box, burst, dashed, ellipse, polygon, rounded


def draw_box(pen: Pencil, e: BoxElement) -> None:
    """Draw a box with round corners, with its words in it."""
    box = Box(*e.box)
    pen.roles(e.fill, e.stroke)
    outline = rounded(box, e.corner)
    if e.shadow:
        pen.canvas.shape(rounded(Box(box.x + 1, box.y + 1.2, box.w, box.h), e.corner), e.stroke or "ink")
    if e.dashed:
        pen.canvas.shape(outline, e.fill)
        pen.canvas.shape(dashed(outline, 2.2, 1.6), None, e.stroke, e.line)
    else:
        pen.canvas.shape(outline, e.fill, e.stroke, e.line)
    pad = min(1.5, box.w / 8, box.h / 8)
    pen.lettering(e, box.inset(pad), e.fill)


def draw_disc(pen: Pencil, e: Disc) -> None:
    """Draw a disc or a burst, with its words in it."""
    pen.roles(e.fill, e.stroke)
    box = Box(e.at[0] - e.r, e.at[1] - e.r, 2 * e.r, 2 * e.r)
    if e.teeth:
        pen.canvas.shape(burst(e.at, e.r, e.teeth, 0.78), e.fill, e.stroke, e.line)
    else:
        pen.canvas.shape(ellipse(box), e.fill, e.stroke, e.line)
    pen.lettering(e, box.inset(e.r * (0.36 if e.teeth else 0.22)), e.fill)


def draw_polygon(pen: Pencil, e: Polygon) -> None:
    """Draw a closed outline."""
    pen.roles(e.fill, e.stroke)
    pen.canvas.shape(polygon(list(e.points)), e.fill, e.stroke, e.line)


def draw_text(pen: Pencil, e: Text) -> None:
    """Draw words in a box."""
    pen.roles(e.text_color, e.color)
    pen.canvas.text(
        pen.say(e.text),
        Box(*e.box),
        size=e.size,
        least=e.min,
        bold=e.bold,
        color=e.text_color or e.color,
        align=e.align,
        valign=e.valign,
    )


def draw_icon(pen: Pencil, e: IconElement) -> None:
    """Draw an icon, with its words in it."""
    pen.role(e.color)
    box = Box(e.at[0] - e.size / 2, e.at[1] - e.size / 2, e.size, e.size)
    outline = ("paper", e.size * 0.06) if e.outline else None
    pen.canvas.icon(pen.glyph(e.of), box, e.color, outline=outline)
    if e.text is not None:
        pen.canvas.text(
            pen.say(e.text), box.inset(e.size * 0.2), size=e.size * 1.6, least=7, bold=True, color=word_color(e.color)
        )


def draw_row(pen: Pencil, e: RowElement) -> None:
    """Draw icons in rows."""
    pen.role(e.color)
    pen.glyph(e.of)
    per_line = e.per_line or e.n
    lines = math.ceil(e.n / per_line)
    step = e.size + e.gap
    for at in range(e.n):
        row, column = divmod(at, per_line)
        x = e.at[0] + (column - (min(per_line, e.n) - 1) / 2) * step
        y = e.at[1] + (row - (lines - 1) / 2) * step
        color = "line" if at >= e.n - e.spent else e.color
        pen.canvas.icon(e.of, Box(x - e.size / 2, y - e.size / 2, e.size, e.size), color)


def draw_zone(pen: Pencil, e: Zone) -> None:
    """Draw an area of the table, with its name on a tab."""
    pen.roles(e.color, e.fill)
    box = Box(*e.box)
    outline = rounded(box, 2.4)
    if e.dashed:
        pen.canvas.shape(outline, e.fill)
        pen.canvas.shape(dashed(outline, 2.4, 1.8), None, e.color, 0.7)
    else:
        pen.canvas.shape(outline, e.fill, e.color, 0.8)
    if e.title is not None:
        said = pen.say(e.title)
        width = min(box.w - 4, pen.canvas.width_of(said, e.size, bold=True) + 5)
        tab = Box(box.x + (box.w - width) / 2, box.y - 3.1, width, 6.6)
        pen.canvas.shape(rounded(tab, 2), e.color)
        pen.canvas.text(said, tab.inset(0.4), size=e.size, least=e.min, bold=True, color=word_color(e.color), lines=1)
