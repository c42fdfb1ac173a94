"""A board: squares on a grid, what lies between them and what stands on them; drawn alike in a picture, on a page and
in a terminal.

Columns are counted from the left and rows from the top. A board lies the same way round in every language, and its
squares have the same names, as on a board that is printed: a letter for the column, a number for the row.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import dist
from string import ascii_lowercase
from typing import Literal

from cards.errors import Said, did_you_mean
from cards.model.record import Record
from cards.records import dataclass

MOST_COLUMNS, MOST_ROWS = len(ascii_lowercase), 99
Place = tuple[int, int]
"""A column and a row, from 1."""
SIDES = ("up", "right", "down", "left")
_LIES = ((0, 0, False), (1, 0, True), (0, 1, False), (0, 0, True))
"""Of each side: at which place the line lies, beside that of the square, and whether it stands upright."""
Stroke = Literal["solid", "barred", "dotted"]
"""How a line between two squares is drawn: one that nothing passes, one that may open, one that has opened."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Thing(Record):
    """What stands on a square, or what a square is: its `mark` is drawn, `text` is what it is called.

    `seat` is whose it is, from 0, and colours it. Where faces are drawn that of the `card` stands for the mark. What is
    `held` is with what stands there before it.
    """

    mark: str
    text: str = ""
    seat: Literal[0, 1, 2, 3, 4, 5] | None = None
    card: str = ""
    held: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardLine(Record):
    """What lies between two squares: how it is drawn, and what it is called."""

    stroke: Stroke
    text: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Square(Record):
    """A square: its place, the tile that it is, turned clockwise by quarters, and what stands on it.

    `sides` are the lines above, to the right, below and to the left of it, or nothing.
    """

    at: Place
    tile: Thing | None = None
    turn: Literal[0, 1, 2, 3] = 0
    holds: tuple[Thing, ...] = ()
    sides: tuple[BoardLine | None, BoardLine | None, BoardLine | None, BoardLine | None] = (None, None, None, None)

    @property
    def name(self) -> str:
        """The name of the square, such as `b3`."""
        return _named(self.at)


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardPart(Record):
    """A part of a board, such as a room: its first square, its columns and rows, and what it is, turned by quarters.

    Of one that lies face `down` only that is seen.
    """

    at: Place
    size: Place
    tile: Thing
    turn: Literal[0, 1, 2, 3] = 0
    down: bool = False

    def places(self) -> Iterator[Place]:
        """The places in it, row by row."""
        (column, row), (columns, rows) = self.at, self.size
        return ((column + x, row + y) for y, x in product(range(rows), range(columns)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Board(Record):
    """A grid of so many columns and rows, and the squares that are there, in any order; in `parts`, if it has some."""

    columns: int
    rows: int
    squares: tuple[Square, ...]
    parts: tuple[BoardPart, ...] = ()

    def grid(self) -> list[list[Square | None]]:
        """The squares row by row from the top, None where there is none."""
        there = {square.at: square for square in self.squares}
        return [[there.get((column + 1, row + 1)) for column in range(self.columns)] for row in range(self.rows)]

    def lines(self) -> dict[tuple[Place, bool], BoardLine]:
        """The lines between squares, each once: that at a place above it, or (True) that to the left of it."""
        found: dict[tuple[Place, bool], BoardLine] = {}
        for square in self.squares:
            column, row = square.at
            for (x, y, upright), line in zip(_LIES, square.sides, strict=True):
                if line:
                    found.setdefault(((column + x, row + y), upright), line)
        return found

    @property
    def letters(self) -> str:
        """The names of the columns, from the left."""
        return ascii_lowercase[: self.columns]

    def faults(self) -> Iterator[tuple[tuple[str | int, ...], Said]]:
        """What cannot be drawn: the keys that lead there, and what is wrong, with the nearest right thing."""
        columns, rows = self.columns, self.rows
        if not (0 < columns <= MOST_COLUMNS and 0 < rows <= MOST_ROWS):
            what = f"a board has 1 to {MOST_COLUMNS} columns and 1 to {MOST_ROWS} rows, not {columns} and {rows}"
            most = {"most_columns": MOST_COLUMNS, "most_rows": MOST_ROWS}
            yield ("columns",), Said(what, "board-size", columns=columns, rows=rows, **most)
            return
        if not self.squares:
            yield ("squares",), Said("a board has at least one square, such as {at: [1, 1]}", "board-empty")
            return
        places = [square.at for square in self.squares]
        seen: set[Place] = set()
        for number, at in enumerate(places):
            inside = min(max(at[0], 1), columns), min(max(at[1], 1), rows)
            if at != inside:
                near = [str([*inside])]
                what = f"{[*at]} is outside the board of {columns} × {rows}{did_you_mean(near)}"
                size = {"columns": columns, "rows": rows}
                yield ("squares", number, "at"), Said(what, "board-outside", at=str([*at]), **size, nearest=near)
            elif at in seen:
                free = {one for one in product(range(1, columns + 1), range(1, rows + 1)) if one not in places}
                near = [str([*min(free, key=lambda one: (dist(one, at), one))])] if free else []
                what = f"the square {_named(at)} is there twice{did_you_mean(near)}"
                yield ("squares", number, "at"), Said(what, "board-twice", name=_named(at), nearest=near)
            seen.add(at)
        within = Counter(at for part in self.parts for at in part.places())
        for number, at in enumerate(places):
            if self.parts and within[at] != 1:
                what = f"the square {_named(at)} is in {within[at]} parts of the board, and has to be in one"
                yield ("squares", number, "at"), Said(what, "board-part", name=_named(at), n=within[at])


def _named(at: Place) -> str:
    return f"{ascii_lowercase[at[0] - 1]}{at[1]}"
