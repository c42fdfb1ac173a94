"""A board in letters, for a terminal: lines around its squares, whose names stand at the edges."""

from __future__ import annotations

from collections.abc import Collection

from rich.text import Text

from cards.model import Board, Square, Thing

TURNS = ("↑→↓←", "▲▶▼◀", "└┌┐┘", "┴├┬┤", "│─│─", "║═║═", "╱╲╱╲", "╚╔╗╝", "╩╠╦╣")
"""Marks that show by themselves how they are turned, each in its four turns; any other mark is told with an arrow."""
SEAT_STYLES = ("bright_blue", "bright_yellow", "bright_green", "bright_magenta", "bright_red", "bright_cyan")
"""The styles of what belongs to each seat."""
_JOINTS = " ╵╷│╶└┌├╴┘┐┤─┴┬┼"
"""What joins lines, by the sum of those that meet there: 1 above, 2 below, 4 to the right, 8 to the left."""


def drawn(board: Board, lit: Collection[str] = ()) -> list[Text]:
    """A board as lines of one width, which are neither wrapped nor reordered; squares that are `lit` stand out."""
    grid = board.grid()
    inside = [[_inside(square) for square in row] for row in grid]
    width = max(3, 2 + max(text.cell_len for row in inside for text in row))
    edge = len(str(board.rows))
    letters = "".join(letter.center(width + 1) for letter in board.letters)
    letters = f"{' ' * (edge + 2)}{letters[:-1]}{' ' * (edge + 2)}"
    lines = [Text(letters, "dim")]
    for row in range(board.rows):
        lines.append(_between(grid, row, width, edge))
        line = Text(f"{row + 1:>{edge}} ", "dim")
        for column in range(board.columns):
            there = _is(grid, row, column) or _is(grid, row, column - 1)
            line.append("│" if there else " ", "dim")
            text = inside[row][column].copy()
            space = width - text.cell_len
            text.pad_left(space // 2)
            text.pad_right(space - space // 2)
            square = grid[row][column]
            line.append_text(text)
            if square and square.name in lit:
                line.stylize("reverse", len(line) - len(text))
        line.append("│" if _is(grid, row, board.columns - 1) else " ", "dim")
        lines.append(line.append(f" {row + 1:<{edge}}", "dim"))
    lines += [_between(grid, board.rows, width, edge), lines[0].copy()]
    for one in lines:
        one.no_wrap = True
    return lines


def _inside(square: Square | None) -> Text:
    """What is to be seen on a square, side by side: the tile, then what stands on it; a dot on an empty one."""
    if square is None:
        return Text()
    parts = [Text(thing.mark, f"bold {_style(thing)}") for thing in square.holds]
    if square.tile:
        parts.insert(0, Text(turned(square.tile.mark, square.turn), _style(square.tile)))
    return Text(" ").join(parts) if parts else Text("·", "dim")


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


def _is(grid: list[list[Square | None]], row: int, column: int) -> bool:
    return 0 <= row < len(grid) and 0 <= column < len(grid[0]) and grid[row][column] is not None


def _between(grid: list[list[Square | None]], row: int, width: int, edge: int) -> Text:
    """The line above a row, in which lines around the squares meet."""
    said = ""
    for column in range(len(grid[0]) + 1):
        left = _is(grid, row - 1, column - 1) or _is(grid, row, column - 1)
        right = _is(grid, row - 1, column) or _is(grid, row, column)
        above = _is(grid, row - 1, column - 1) or _is(grid, row - 1, column)
        below = _is(grid, row, column - 1) or _is(grid, row, column)
        said += _JOINTS[above + 2 * below + 4 * right + 8 * left] + ("─" if right else " ") * width
    said = said[:-width]
    return Text(f"{' ' * (edge + 1)}{said}{' ' * (edge + 1)}", "dim")
