"""A room of a maze from a plan in letters: squares, walls, gates, pits, a gear, and who stands where.

A plan has a letter for each square and one for each place between squares, so a room of 5 × 5 is 11 lines of 11:

    +-+-+-+-+-+      `-` and `|` wall, `G` gate, `A` open gate, `B` broken gate, anything else no wall;
    |. . . . .|      squares: `.` floor, `O` pit, `*` gear, `#` rock
    + + +-+ + +

A room is turned by turning its plan, so it is drawn by one piece of code; it is the same way round in every language.
"""

from __future__ import annotations

from collections.abc import Callable

from cards import DataError
from generator.diagrams.canvas import Canvas, word_color
from generator.diagrams.diagram import RoomPlan
from generator.diagrams.elements import Piece, RoomElement, Said
from generator.display import Box, ellipse, open_line, polygon, rounded

SQUARES = 5
Say = Callable[[Said], str]
Fault = Callable[..., DataError]


def room_box(room: RoomElement) -> Box:
    """The square that a room takes up."""
    side = room.square * SQUARES
    return Box(room.at[0] - side / 2, room.at[1] - side / 2, side, side)


def turned_plan(rows: list[str], quarters: int) -> list[str]:
    """A plan turned clockwise, with its walls."""
    for _ in range(quarters % 4):
        rows = ["".join(column) for column in zip(*rows[::-1], strict=True)]
        rows = [row.translate(str.maketrans("-|", "|-")) for row in rows]
    return rows


def turned_square(square: tuple[float, float], quarters: int) -> tuple[float, float]:
    """The place of a square (column and row, from 1) after the room is turned clockwise."""
    x, y = square
    for _ in range(quarters % 4):
        x, y = SQUARES + 1 - y, x
    return x, y


def draw_room(canvas: Canvas, room: RoomElement, plan: RoomPlan, say: Say, fault: Fault) -> None:
    """Draw the room, face up or face down."""
    box = room_box(room)
    with canvas.unmirrored(box):
        canvas.shape(rounded(box.inset(-0.6), 1), "black")
        if room.face_down:
            canvas.shape(rounded(box.inset(0.4), 0.6), "brown")
            canvas.shape(rounded(box.inset(2), 0.6), None, "light", 0.5)
            side = box.w * 0.4
            canvas.icon("question", Box(box.centre[0] - side / 2, box.centre[1] - side / 2, side, side), "light")
            return
        rows = _rows(plan, fault)
        rows = turned_plan(rows, room.turn)
        _squares(canvas, rows, box, {turned_square(square, room.turn) for square in room.lit})
        _gears(canvas, plan, rows, box, say)
        _walls(canvas, rows, box)
        if room.way:
            _way(canvas, room, box)
        for piece in room.pieces:
            _piece(canvas, piece, _square(box, turned_square(piece.square, room.turn)), say)


def _rows(plan: RoomPlan, fault: Fault) -> list[str]:
    rows = plan.plan.strip("\n").splitlines()
    size = 2 * SQUARES + 1
    rows = [row.ljust(size) for row in rows]
    if len(rows) != size or any(len(row.rstrip()) > size for row in rows):
        found = len(rows), max(map(len, rows))
        what = f"a room's plan is {size} lines of {size} letters, not {found[0]} of {found[1]}"
        raise fault(what).coded("picture-room-plan", size=size, lines=found[0], letters=found[1])
    return [row[:size] for row in rows]


def _square(box: Box, square: tuple[float, float]) -> Box:
    side = box.w / SQUARES
    return Box(box.x + (square[0] - 1) * side, box.y + (square[1] - 1) * side, side, side)


def _squares(canvas: Canvas, rows: list[str], box: Box, lit: set[tuple[float, float]]) -> None:
    canvas.shape(rounded(box), "card")
    for row in range(SQUARES):
        for column in range(SQUARES):
            place = _square(box, (column + 1, row + 1))
            letter = rows[2 * row + 1][2 * column + 1]
            if (column + 1, row + 1) in lit:
                canvas.shape(rounded(place.inset(0.3), 0.6), "yellow")
            if letter == "#":
                canvas.shape(rounded(place), "black")
            elif letter == "O":
                canvas.shape(rounded(place.inset(place.w * 0.1), 1), "black")
                canvas.shape(rounded(place.inset(place.w * 0.2), 0.8), "grey")
                canvas.shape(rounded(place.inset(place.w * 0.28), 0.6), "black")
    side = box.w / SQUARES
    for at in range(1, SQUARES):
        for line in (
            (("M", (box.x + at * side, box.y)), ("L", (box.x + at * side, box.bottom))),
            (("M", (box.x, box.y + at * side)), ("L", (box.right, box.y + at * side))),
        ):
            canvas.shape(line, None, "#d9cfb8", 0.25)


def _gears(canvas: Canvas, plan: RoomPlan, rows: list[str], box: Box, say: Say) -> None:
    for row in range(SQUARES):
        for column in range(SQUARES):
            if rows[2 * row + 1][2 * column + 1] == "*":
                _gear(canvas, plan, _square(box, (column + 1, row + 1)), say)


def _gear(canvas: Canvas, plan: RoomPlan, place: Box, say: Say) -> None:
    canvas.icon("turn-clockwise" if plan.arrow == "clockwise" else "turn-counter", place.inset(-place.w * 0.02), "main")
    if plan.gear is not None:
        inner = place.inset(place.w * 0.3)
        canvas.shape(ellipse(inner.inset(-0.4)), "card")
        canvas.text(say(plan.gear), inner.inset(-0.3), size=place.w * 1.5, least=7, bold=True, color="black", lines=1)


def _walls(canvas: Canvas, rows: list[str], box: Box) -> None:
    side = box.w / SQUARES
    thick = side * 0.14
    for row in range(2 * SQUARES + 1):
        for column in range(2 * SQUARES + 1):
            letter = rows[row][column]
            standing, lying = column % 2 == 0 and row % 2 == 1, column % 2 == 1 and row % 2 == 0
            if not (standing or lying) or letter not in "-|GAB":
                continue
            x, y = (
                box.x + column / 2 * side - (side / 2 if lying else 0),
                box.y + row / 2 * side - (side / 2 if standing else 0),
            )
            bar = Box(x - thick / 2, y, thick, side) if standing else Box(x, y - thick / 2, side, thick)
            if letter in "-|":
                wall = Box(
                    bar.x - (0 if standing else thick / 2),
                    bar.y - (thick / 2 if standing else 0),
                    bar.w + (0 if standing else thick),
                    bar.h + (thick if standing else 0),
                )
                canvas.shape(rounded(wall), "black")
            else:
                _gate(canvas, bar, letter, standing=standing)


def _gate(canvas: Canvas, bar: Box, letter: str, *, standing: bool) -> None:
    """Draw a gate: barred when closed, swung aside when open, in pieces when broken."""
    long = bar.h if standing else bar.w
    deep = (bar.w if standing else bar.h) * 1.5

    def part(start: float, end: float, color: str) -> None:
        centre = bar.centre
        piece = (
            Box(centre[0] - deep / 2, bar.y + long * start, deep, long * (end - start))
            if standing
            else Box(bar.x + long * start, centre[1] - deep / 2, long * (end - start), deep)
        )
        canvas.shape(rounded(piece, 0.2), color, "black", 0.35)

    part(0, 0.14, "grey")
    part(0.86, 1, "grey")
    if letter == "G":
        part(0.14, 0.86, "brown")
        for bolt in (0.32, 0.5, 0.68):
            part(bolt - 0.025, bolt + 0.025, "black")
    elif letter == "B":
        part(0.14, 0.26, "brown")
        part(0.74, 0.86, "brown")


def _way(canvas: Canvas, room: RoomElement, box: Box) -> None:
    points = [_square(box, turned_square(square, room.turn)).centre for square in room.way]
    *_, (x0, y0), (x1, y1) = points
    length = max(((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5, 0.01)
    ux, uy = (x1 - x0) / length, (y1 - y0) / length
    head = box.w / SQUARES * 0.42
    foot = (x1 - ux * head, y1 - uy * head)
    canvas.shape(open_line([*points[:-1], foot]), None, "bad", 1.1)
    canvas.shape(
        polygon(
            [
                (x1, y1),
                (foot[0] - uy * head * 0.6, foot[1] + ux * head * 0.6),
                (foot[0] + uy * head * 0.6, foot[1] - ux * head * 0.6),
            ]
        ),
        "bad",
    )


def _piece(canvas: Canvas, piece: Piece, place: Box, say: Say) -> None:
    """Draw a round token; a wounded one is pale with a coloured ring, an object is smaller and square."""
    token = place.inset(place.w * (0.24 if piece.small else 0.1))
    outline = rounded(token, token.w * 0.2) if piece.small else ellipse(token)
    if piece.hurt:
        canvas.shape(outline, "white", piece.color, place.w * 0.1)
    else:
        canvas.shape(outline, piece.color, "black", 0.5)
    color = piece.color if piece.hurt else word_color(piece.color)
    if piece.icon:
        canvas.icon(piece.icon, token.inset(token.w * 0.16), color)
    if piece.text is not None:
        canvas.text(
            say(piece.text), token.inset(token.w * 0.12), size=place.w * 1.5, least=6, bold=True, color=color, lines=1
        )
