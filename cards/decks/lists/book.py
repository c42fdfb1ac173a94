"""What is read of a spreadsheet, within limits: the rows of its only sheet that has something in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from xml.parsers import expat

from cards.errors import DataError

MOST_LETTERS = 1000
"""Most letters of a list's line, and of a row of short cells."""
MOST_TEXT = 60_000
"""Most letters of a text with lists, whatever it was unpacked from: a chat of a hundred players."""
_DEEPEST = 200
"""Most elements inside one another."""
MOST_ROWS, MOST_COLUMNS = 2_000, 50
"""The part of a sheet that is read."""
ARCHIVE = b"PK\x03\x04"
"""The first bytes of a workbook or a document."""
BREAK = "\x1f"
"""Stands for the end of a line within a cell: a blank to whatever reads lines, and no end of one."""
Tag = Callable[[str, Mapping[str, str]], None]


def long_line(letters: int, path: Path, number: int) -> DataError | None:
    """The fault of a line of so many letters, if those are too many."""
    if letters <= MOST_LETTERS:
        return None
    told = DataError(path, f"a line of {letters:,} characters is too long for a deck list", number)
    return told.coded("long-line", letters=letters)


def long_text(letters: int, path: Path) -> DataError | None:
    """The fault of a text of so many letters, if those are too many."""
    if letters <= MOST_TEXT:
        return None
    told = DataError(path, f"has more than {MOST_TEXT:,} characters: too many for deck lists")
    return told.coded("long-text", most=MOST_TEXT)


class Book:
    """The sheets of a file as they are read, one after another.

    `rows` are those of the sheet that has something in it, each up to its last cell that is not empty. Raises
    `DataError` at the second such sheet, and at a row that is one too many or too long.
    """

    def __init__(self, path: Path) -> None:
        self.rows: list[Sequence[str]] = []
        self.line = 0
        """The number of rows of this sheet so far, with those that nothing is in."""
        self._path = path
        self._letters = 0
        self._is_second = False

    def sheet(self) -> None:
        """Begin a sheet."""
        self._is_second, self.line = bool(self.rows), 0

    def row(self, cells: Sequence[str], times: int = 1) -> None:
        """Add a row that is there so many times; only rows within the part that is read are written out."""
        filled = max((at + 1 for at, cell in enumerate(cells) if cell), default=0)
        if filled and self.line <= MOST_ROWS:
            if self._is_second:
                told = "has several sheets with something in them: save only the one with the deck"
                raise DataError(self._path, told).coded("many-sheets")
            longest = [max(map(len, cell.split(BREAK))) for cell in cells]
            if fault := long_line(sum(longest) + filled - 1, self._path, self.line + 1):
                raise fault
            self.rows += [()] * (self.line - len(self.rows))
            self.rows += [cells[:filled]] * min(times, MOST_ROWS + 1 - self.line)
            if len(self.rows) > MOST_ROWS:
                told = f"has more than {MOST_ROWS:,} lines: too many for a deck list"
                raise DataError(self._path, told).coded("too-many-lines", most=MOST_ROWS)
            self._letters += sum(map(len, cells)) * max(times, 1)
            if fault := long_text(self._letters, self._path):
                raise fault
        self.line += max(times, 1)

    def without_result(self, column: int, line: int) -> DataError:
        """The error that a formula has no result in the file: programs that do not calculate write it so.

        `column` and `line` are those of its cell, counted from 1.
        """
        cell = f"{letters(column)}{line}"
        told = f"cell {cell} has a formula without its result: open the file in a spreadsheet program and save it there"
        return DataError(self._path, told, line).coded("no-result", cell=cell)


def cell_of(text: str) -> str:
    """The text of a cell: its lines, and no superfluous spaces."""
    return BREAK.join(" ".join(line.split()) for line in text.splitlines() if line.strip())


def letters(column: int) -> str:
    """The letters of a column, counted from 1: A, B … Z, AA."""
    more, letter = divmod(column - 1, 26)
    return f"{letters(more) if more else ''}{chr(ord('A') + letter)}"


def parse(content: bytes, start: Tag, end: Callable[[str], None], text: Callable[[str], None]) -> None:
    """Parse XML; raises `ValueError` for a document type, which no real file has, so no entity is ever expanded;
    and for elements nested deeper than those of any program.
    """

    def refuse(*_: object) -> None:
        raise ValueError("a document type")

    depth = 0

    def begin(tag: str, said: Mapping[str, str]) -> None:
        nonlocal depth
        depth += 1
        if depth > _DEEPEST:
            raise ValueError("nested too deeply")
        start(tag, said)

    def finish(tag: str) -> None:
        nonlocal depth
        depth -= 1
        end(tag)

    parser = expat.ParserCreate()
    parser.buffer_text = True
    parser.StartElementHandler = begin
    parser.EndElementHandler = finish
    parser.CharacterDataHandler = text
    parser.StartDoctypeDeclHandler = refuse
    parser.Parse(content, True)
