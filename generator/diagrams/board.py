"""A board in a picture: its squares by their names, the tiles that they are, what lies between and what stands on them.

It lies the same way round in every language, as on a page and in a terminal.
"""

from __future__ import annotations

import math

from cards.model import Square, Stroke, Thing
from generator.diagrams.canvas import Canvas, word_color
from generator.diagrams.elements import BoardElement
from generator.display import Box, ellipse, rounded

SEAT_COLORS = ("blue", "orange", "green", "purple", "red", "brown")
"""The colour of what belongs to each seat, as on the page of a game."""
EDGE = 0.5
"""The room for the names of columns and rows, in squares."""


def board_box(e: BoardElement) -> Box:
    """The squares, without their names at the edges."""
    w, h = e.board.columns * e.square, e.board.rows * e.square
    return Box(e.at[0] - w / 2, e.at[1] - h / 2, w, h)


def draw_board(canvas: Canvas, e: BoardElement) -> None:
    """Draw the board, with the names of its columns above it and of its rows on either side."""
    box, side = board_box(e), e.square
    with canvas.unmirrored(box):
        edge = side * EDGE
        for column, letter in enumerate(e.board.letters):
            _name(canvas, letter, Box(box.x + column * side, box.y - edge, side, edge))
        for row in range(e.board.rows):
            for x in (box.x - edge, box.right):
                _name(canvas, str(row + 1), Box(x, box.y + row * side, edge, side))
        for square in e.board.squares:
            column, row = square.at
            place = Box(box.x + (column - 1) * side, box.y + (row - 1) * side, side, side)
            _square(canvas, square, place, lit=square.name in e.lit)
        for ((column, row), upright), line in e.board.lines().items():
            _line(canvas, line.stroke, box.x + (column - 1) * side, box.y + (row - 1) * side, side, upright=upright)


def _name(canvas: Canvas, name: str, box: Box) -> None:
    canvas.text(name, box, size=min(box.w, box.h) * 2, least=6, color="soft", lines=1)


def _square(canvas: Canvas, square: Square, place: Box, *, lit: bool) -> None:
    canvas.shape(rounded(place), "card", "#b9ad92", 0.3)
    if lit:
        canvas.shape(rounded(place.inset(place.w * 0.04), 0.4), None, "main", place.w * 0.05)
    below, on = place.inset(place.w * 0.1), place.inset(place.w * 0.16)
    if square.tile and square.holds:  # both are to be seen
        below = Box(place.x + place.w * 0.05, place.y + place.h * 0.05, place.w * 0.45, place.h * 0.45)
        on = Box(place.x + place.w * 0.36, place.y + place.h * 0.36, place.w * 0.6, place.h * 0.6)
    if square.tile:
        with canvas.turned(below.centre, square.turn):
            _mark(canvas, square.tile.mark, below, "grey")
    across = math.ceil(math.sqrt(len(square.holds)))
    for number, thing in enumerate(square.holds):
        row, column = divmod(number, across)
        side = on.w / across
        down = math.ceil(len(square.holds) / across) * side
        y = on.centre[1] - down / 2 + row * side
        _token(canvas, thing, Box(on.x + column * side, y, side, side).inset(side * 0.04))


def _line(canvas: Canvas, stroke: Stroke, x: float, y: float, side: float, *, upright: bool) -> None:
    """A line that begins at a point: a solid one, a chain, or the ends of one."""
    thick = side * 0.14
    if stroke == "solid":
        w, h = (thick, side + thick) if upright else (side + thick, thick)
        canvas.shape(rounded(Box(x - thick / 2, y - thick / 2, w, h)), "brown", "black", 0.2)
        return
    links = 6
    for number in range(1, links) if stroke == "barred" else (1, links - 1):
        along = number * side / links
        right, down = (0.0, along) if upright else (along, 0.0)
        link = Box(x + right - thick / 2, y + down - thick / 2, thick, thick)
        canvas.shape(ellipse(link), "grey", "black", 0.25)


def _token(canvas: Canvas, thing: Thing, box: Box) -> None:
    color = "white" if thing.seat is None else SEAT_COLORS[thing.seat]
    canvas.shape(ellipse(box), color, "black", 0.35)
    _mark(canvas, thing.mark, box.inset(box.w * 0.08), word_color(color))


def _mark(canvas: Canvas, mark: str, box: Box, color: str) -> None:
    canvas.text(mark, box, size=box.w * 2, least=5, bold=True, color=color, lines=1)
