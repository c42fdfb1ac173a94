"""Plans as people draw them with letters, read and checked.

A square is three letters wide and one high, and the letter of its mark may be anywhere in it. Between squares stand the
letters of what is between them, over the whole side; a space is an open way, and may be left out at the end of a line.
Corners are plus signs:

    +---+---+
    | o     |
    +   +===+
    |    1> |
    +---+---+
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cards.database.source import Loc, Source
from cards.errors import DataError, Said, in_one
from cards.files import read_text
from cards.model import BoardPlan, Card, Legend, PlanSquare, Sides
from cards.records import dataclass

WIDE = 3
"""The letters of a square, from left to right."""
CORNER, OPEN = "+", " "
_UPRIGHT, _LYING = 0, 1
_NAMES = ("upper", "right", "lower", "left")

At = tuple[int, int]
"""A row and a column of the text, from 1."""
Fault = tuple[str, At, Said]
"""The rule that a plan is not drawn by, the place in its text, and what is wrong there."""


def read_plan(source: Source, at: Loc, text: str, kind: str, legend: Legend) -> BoardPlan:
    """Read a plan of a kind, the `text` at `at` of a file; raises its faults as one `DataError`, by row and column."""
    width = legend.size[0] * (WIDE + 1) + 1
    drawing = _Drawing([line.ljust(width) for line in text.rstrip("\n").split("\n")], legend)
    if faults := list(drawing.faults()):
        raise in_one([fault_at(source, at, text, fault) for fault in faults])
    return BoardPlan(kind=kind, rows=drawing.rows())


def check_pairs(cards: Mapping[str, Card], plans: Mapping[str, Legend]) -> Iterator[tuple[str, Fault]]:
    """What is wrong with the numbers that two plans share: the card, and what is wrong with it.

    A plan of one's own may have the number of the one in whose place it is laid.
    """
    found: dict[tuple[str, int], list[tuple[str, PlanSquare, At]]] = {}
    for card in cards.values():
        for (x, y), spot in card.plan.spots() if card.plan and not card.own else ():
            if card.plan and spot.number is not None:
                found.setdefault((card.plan.kind, spot.number), []).append((card.id, spot, _inside_at(x - 1, y - 1)))
    for (kind, number), [first, *others] in found.items():
        rule = plans[kind].pair_rule or plans[kind].rule
        if not others:
            told = f"the number {number} is on no other plan: two share each number"
            yield first[0], (rule, first[2], Said(told, "plan-alone", number=number))
        for card_id, hub, at in others[:1]:
            if hub.mark == first[1].mark:
                told = f"{first[0]} has the number {number} with the same mark: write the other one here"
                yield card_id, (rule, at, Said(told, "plan-same-mark", number=number, other=first[0]))
        for card_id, _, at in others[1:]:
            told = f"the number {number} is on {first[0]} and {others[0][0]} already: two plans share each number"
            third = Said(told, "plan-third", number=number, first=first[0], second=others[0][0])
            yield card_id, (rule, at, third)


def fault_at(source: Source, at: Loc, text: str, fault: Fault) -> DataError:
    """The fault of a plan whose `text` is at `at`, in the file where its line stands under the key."""
    rule, (row, column), what = fault
    told = f"[{rule}] row {row}, column {column}: {what}"
    said = Said(told, "plan-at", rule=rule, row=row, column=column, what=what)
    line = source.place(at)[0] + row
    drawn = text.split("\n")[row - 1].rstrip()
    written = read_text(source.path).splitlines()[line - 1 : line]
    if drawn and written and written[0].rstrip().endswith(drawn):
        error = DataError(source.path, said, line, written[0].rindex(drawn) + column)
    else:
        error = source.error(at, said)
    return error.coded(said.code, **said.params)


@dataclass(frozen=True, slots=True)
class _Drawing:
    """The lines of a plan's text, read by a legend."""

    lines: list[str]
    legend: Legend

    def rows(self) -> tuple[tuple[PlanSquare, ...], ...]:
        """The squares of a text without faults."""
        columns, rows = self.legend.size
        return tuple(tuple(self._spot(x, y) for x in range(columns)) for y in range(rows))

    def faults(self) -> Iterator[Fault]:
        """What is wrong, from the shape of the text to what is drawn."""
        rule = self.legend.rule
        if letters := list(self._misshapen()) or [*self._odd_sides(), *self._odd_squares()]:
            yield from ((rule, at, what) for at, what in letters)
        else:
            yield from ((self.legend.number_rule or rule, at, what) for at, what in self._numbers())
            yield from ((rule, at, what) for at, what in self._edges())

    @property
    def _marks(self) -> dict[str, str]:
        """What a square may be, by its letter."""
        return {letter: name for name, letter in {**self.legend.marks, **self.legend.numbered}.items()}

    @property
    def _numbered(self) -> tuple[str, ...]:
        """How the square with a number may be drawn, with the number 1."""
        return tuple(f"1{letter}" for letter in self.legend.numbered.values())

    # --- the text ----------------------------------------------------------------------------------------------------

    def _misshapen(self) -> Iterator[tuple[At, Said]]:
        """Lines of the wrong length, too many or too few of them, and corners that are none."""
        columns, rows = self.legend.size
        width, height = columns * (WIDE + 1) + 1, rows * 2 + 1
        if len(self.lines) != height:
            told = f"a plan of {columns} × {rows} squares has {height} lines, not {len(self.lines)}"
            sizes = {"columns": columns, "rows": rows}
            yield (min(len(self.lines), height), 1), Said(told, "plan-lines", n=height, found=len(self.lines), **sizes)
            return
        for row, line in enumerate(self.lines, 1):
            if len(line) != width:
                told = f"a line of {columns} squares has {width} letters, not {len(line)}"
                params = {"n": width, "found": len(line), "columns": columns}
                yield (row, min(len(line), width) or 1), Said(told, "plan-letters", **params)
                continue
            for column in range(0, width, WIDE + 1):
                if row % 2 and line[column] != CORNER:
                    told = f"a corner is {CORNER!r}, not {line[column]!r}"
                    yield (row, column + 1), Said(told, "plan-corner", corner=CORNER, letter=line[column])

    def _odd_sides(self) -> Iterator[tuple[At, Said]]:
        """Letters between squares that the legend does not know, and sides of several letters."""
        columns, rows = self.legend.size
        for y in range(rows):
            for x in range(columns + 1):
                yield from self._odd_side((y * 2 + 1, x * (WIDE + 1)), 1, _UPRIGHT)
        for y in range(rows + 1):
            for x in range(columns):
                yield from self._odd_side((y * 2, x * (WIDE + 1) + 1), WIDE, _LYING)

    def _odd_side(self, at: At, letters: int, way: int) -> Iterator[tuple[At, Said]]:
        row, column = at
        known = [OPEN, *(pair[way] for pair in self.legend.sides.values())]
        drawn = self.lines[row][column : column + letters]
        for off, letter in enumerate(drawn):
            if letter not in known:
                yield (row + 1, column + off + 1), _unknown(letter, known)
                return
            if letter != drawn[0]:
                told = f"a side of a square is one thing all along: {drawn[0] * letters!r}, not {drawn!r}"
                params = {"wanted": drawn[0] * letters, "found": drawn}
                yield (row + 1, column + off + 1), Said(told, "plan-side", **params)
                return

    def _odd_squares(self) -> Iterator[tuple[At, Said]]:
        """Letters in squares that the legend does not know, and squares with two marks, or a number without one."""
        known = [*self._marks]
        columns, rows = self.legend.size
        for y in range(rows):
            for x in range(columns):
                row, column = y * 2 + 1, x * (WIDE + 1) + 1
                inside = [(off, letter) for off, letter in enumerate(self._inside(x, y)) if letter != OPEN]
                odd = [(off, one) for off, one in inside if one not in known and not one.isdecimal()]
                if odd:
                    yield (row + 1, column + odd[0][0] + 1), _unknown(odd[0][1], known)
                    continue
                drawn = [letter for _, letter in inside if letter in known]
                digits = [letter for _, letter in inside if letter not in known]
                if len(drawn) > 1:
                    told = f"one square has one mark, not {' and '.join(map(repr, drawn))}"
                    yield (row + 1, column + inside[-1][0] + 1), Said(told, "plan-two-marks", marks=drawn)
                elif len(digits) != (bool(drawn) and drawn[0] in self.legend.numbered.values()):
                    told = f"a digit and its mark belong together: {' or '.join(self._numbered)}"
                    yield (row + 1, column + inside[0][0] + 1), Said(told, "plan-digit", wanted=self._numbered)

    # --- what is drawn -----------------------------------------------------------------------------------------------

    def _numbers(self) -> Iterator[tuple[At, Said]]:
        """A plan without a numbered mark where there should be one, and all but the first."""
        if not self.legend.numbered:
            return
        found = [(x, y) for y, row in enumerate(self.rows()) for x, spot in enumerate(row) if spot.number is not None]
        if not found:
            told = f"exactly one square has a number: {' or '.join(self._numbered)}"
            yield (1, 1), Said(told, "plan-no-number", wanted=self._numbered)
        for x, y in found[1:]:
            told = "another square has the number already: exactly one has"
            yield _inside_at(x, y), Said(told, "plan-two-numbers")

    def _edges(self) -> Iterator[tuple[At, Said]]:
        """Ways out of the plan where none can be, and sides without one."""
        if self.legend.open is None:
            return
        places = ", ".join(map(str, self.legend.open))
        rows, (columns, height) = self.rows(), self.legend.size
        across, down = range(columns), range(height)
        for side, squares in enumerate(
            (
                [(x, 0) for x in across],
                [(columns - 1, y) for y in down],
                [(x, height - 1) for x in across],
                [(0, y) for y in down],
            )
        ):
            ways = [place for place, (x, y) in enumerate(squares, 1) if rows[y][x].sides[side] is None]
            for place in ways:
                if not {place, len(squares) + 1 - place} & {*self.legend.open}:
                    told = f"the edge cannot be open here, where no way leads on: only at {places} from a corner"
                    yield _beside(*squares[place - 1], side), Said(told, "plan-open", places=places)
            if not ways:
                told = f"the {_NAMES[side]} edge is closed: open it at square {places} from a corner"
                yield _beside(*squares[0], side), Said(told, "plan-closed", side=side, places=places)

    def _inside(self, x: int, y: int) -> str:
        """The letters of a square."""
        return self.lines[y * 2 + 1][x * (WIDE + 1) + 1 :][:WIDE]

    def _spot(self, x: int, y: int) -> PlanSquare:
        row, column = y * 2 + 1, x * (WIDE + 1)
        upright = {pair[_UPRIGHT]: name for name, pair in self.legend.sides.items()}
        lying = {pair[_LYING]: name for name, pair in self.legend.sides.items()}
        sides: Sides = (
            lying.get(self.lines[row - 1][column + 1]),
            upright.get(self.lines[row][column + WIDE + 1]),
            lying.get(self.lines[row + 1][column + 1]),
            upright.get(self.lines[row][column]),
        )
        marks, inside = self._marks, self._inside(x, y)
        mark = next((marks[letter] for letter in inside if letter in marks), None)
        number = next((int(letter) for letter in inside if letter not in marks and letter.isdecimal()), None)
        return PlanSquare(mark=mark, number=number, sides=sides)


def _inside_at(x: int, y: int) -> At:
    """The row and column of the text where a square begins."""
    return y * 2 + 2, x * (WIDE + 1) + 2


def _beside(x: int, y: int, side: int) -> At:
    """The row and column of the text where a side of a square stands."""
    row, column = _inside_at(x, y)
    return ((row - 1, column), (row, column + WIDE), (row + 1, column), (row, column - 1))[side]


def _unknown(letter: str, known: list[str]) -> Said:
    letters = [one for one in known if one != OPEN]
    told = f"the plan knows no letter {letter!r} here, only {' '.join(letters)}"
    return Said(told, "plan-unknown", letter=letter, letters=tuple(letters))
