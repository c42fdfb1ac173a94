"""A board in letters, for a terminal: lines around its squares, whose names stand at the edges.

On a board where something lies between squares only that is drawn, and faintly where one part ends and another begins.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import product

from rich.text import Text

from cards.model import Board, Place, Square, Thing

TURNS = ("↑→↓←", "▲▶▼◀", "└┌┐┘", "┴├┬┤", "│─│─", "║═║═", "╱╲╱╲", "╚╔╗╝", "╩╠╦╣")
"""Marks that show by themselves how they are turned, each in its four turns; any other mark is told with an arrow."""
SEAT_STYLES = ("bright_blue", "bright_yellow", "bright_green", "bright_magenta", "bright_red", "bright_cyan")
"""The styles of what belongs to each seat."""
_STROKES = {"solid": "━┃", "barred": "═║", "dotted": "╍╏", "edge": "─│", "part": "╌╎"}
"""Lines, lying and upright, by their strokes; those around squares, and around parts."""
_JOINTS = " ╵╷│╶└┌├╴┘┐┤─┴┬┼"
"""What joins lines, by the sum of those that meet there: 1 above, 2 below, 4 to the right, 8 to the left."""
_SOLID_JOINTS = " ╹╻┃╺┗┏┣╸┛┓┫━┻┳╋"


def drawn(board: Board, lit: Collection[str] = ()) -> list[Text]:
    """A board as lines of one width, which are neither wrapped nor reordered; squares that are `lit` stand out."""
    grid, strokes = board.grid(), _strokes(board)
    inside = [[_inside(square) for square in row] for row in grid]
    space = 2 if "edge" in strokes.values() else 0  # a board of many squares is as narrow as can be
    width = max(3, space + max(text.cell_len for row in inside for text in row))
    edge = len(str(board.rows))
    letters = "".join(letter.center(width + 1) for letter in board.letters)
    letters = f"{' ' * (edge + 2)}{letters[:-1]}{' ' * (edge + 2)}"
    lines = [Text(letters, "dim")]
    for row in range(1, board.rows + 1):
        lines.append(_between(board, strokes, row, width, edge))
        line = Text(f"{row:>{edge}} ", "dim")
        for column in range(1, board.columns + 1):
            line.append_text(_stroke(strokes, (column, row), upright=True))
            text = inside[row - 1][column - 1].copy()
            space = width - text.cell_len
            text.pad_left(space // 2)
            text.pad_right(space - space // 2)
            square = grid[row - 1][column - 1]
            line.append_text(text)
            if square and square.name in lit:
                line.stylize("reverse", len(line) - len(text))
        line.append_text(_stroke(strokes, (board.columns + 1, row), upright=True))
        lines.append(line.append(f" {row:<{edge}}", "dim"))
    lines += [_between(board, strokes, board.rows + 1, width, edge), lines[0].copy()]
    for one in lines:
        one.no_wrap = True
    return lines


def _inside(square: Square | None) -> Text:
    """What is to be seen on a square, side by side: the tile, then what stands on it; a dot on an empty one."""
    if square is None:
        return Text()
    found = Text()
    if square.tile:
        found.append(turned(square.tile.mark, square.turn), _style(square.tile))
    for thing in square.holds:
        found.append(("+" if thing.held else " ") if found else "")
        found.append(thing.mark, f"bold {_style(thing)}")
    return found or Text("·", "dim")


def _style(thing: Thing) -> str:
    return "" if thing.seat is None else SEAT_STYLES[thing.seat]


def turned(mark: str, quarters: int) -> str:
    """A mark as it is to be seen once it is turned clockwise: another one, or itself and where its top points now."""
    if not quarters:
        return mark
    for turns in TURNS:
        if mark in turns:
            return turns[(turns.index(mark) + quarters) % len(turns)]
    return f"{mark}{TURNS[0][quarters]}"


# --- lines ----------------------------------------------------------------------------------------------------------

_Strokes = dict[tuple[Place, bool], str]
"""How a line is drawn, by the place above which it lies, or (True) to the left of which."""


def _strokes(board: Board) -> _Strokes:
    found: _Strokes = {at: line.stroke for at, line in board.lines().items()}
    stroke = "part" if found else "edge"
    around = [(part.at, part.size) for part in board.parts] if found else [(one.at, (1, 1)) for one in board.squares]
    for (column, row), (columns, rows) in around:
        for x, y in product(range(column, column + columns), (row, row + rows)):
            found.setdefault(((x, y), False), stroke)
        for x, y in product((column, column + columns), range(row, row + rows)):
            found.setdefault(((x, y), True), stroke)
    return found


def _stroke(strokes: _Strokes, at: Place, *, upright: bool) -> Text:
    stroke = strokes.get((at, upright), "")
    return Text(_STROKES[stroke][upright] if stroke else " ", "dim" if stroke in ("edge", "part") else "")


def _between(board: Board, strokes: _Strokes, row: int, width: int, edge: int) -> Text:
    """The line above a row, in which lines between squares meet."""
    line = Text(" " * (edge + 1))
    for column in range(1, board.columns + 2):
        line.append_text(_joint(strokes, (column, row)))
        if column <= board.columns:
            piece = _stroke(strokes, (column, row), upright=False)
            line.append(piece.plain * width, piece.style)
    return line.append(" " * (edge + 1))


def _joint(strokes: _Strokes, at: Place) -> Text:
    """What joins the lines that meet before a place: those of a stroke that goes through, if there are any."""
    column, row = at
    meet = [
        strokes.get(((column, row - 1), True)),
        strokes.get((at, True)),
        strokes.get((at, False)),
        strokes.get(((column - 1, row), False)),
    ]
    for stroke, joints, style in (("solid", _SOLID_JOINTS, ""), ("edge", _JOINTS, "dim")):
        if stroke in meet:
            return Text(joints[sum(2**bit for bit, one in enumerate(meet) if one == stroke)], style)
    return Text("·" if any(meet) else " ", "dim")
