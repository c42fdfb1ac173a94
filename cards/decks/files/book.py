"""What is read of a spreadsheet, within limits: the rows of its only sheet that has something in it."""

from __future__ import annotations

import re
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
MOST_OF_CARDS = 1_000_000
"""Most letters of a table of cards."""
BREAK = "\x1f"
"""Stands for the end of a line within a cell: a blank to whatever reads lines, and no end of one."""
SHEET = "\x1d"
"""Stands before the name of each sheet of a book that has several with something in them."""
_UNNAMED = r"(?i:sheet|лист|таблица|גיליון|)\s*\d*"
"""A sheet's name that programs give; compiled when needed."""
STRUCK = "~~"
"""What stands around words that are struck out."""
Tag = Callable[[str, Mapping[str, str]], None]


def long_line(letters: int, path: Path, number: int) -> DataError | None:
    """The fault of a line of so many letters, if those are too many."""
    if letters <= MOST_LETTERS:
        return None
    told = DataError(path, f"a line of {letters:,} characters is too long for a deck list", number)
    return told.coded("long-line", letters=letters)


def several_sheets(path: Path) -> DataError:
    """The fault of a book of which it cannot be told which sheet has the deck."""
    told = "has several sheets with something in them: save only the one with the deck"
    return DataError(path, told).coded("many-sheets")


def long_text(letters: int, path: Path) -> DataError | None:
    """The fault of a text of so many letters, if those are too many."""
    if letters <= MOST_TEXT:
        return None
    told = DataError(path, f"has more than {MOST_TEXT:,} characters: too many for deck lists")
    return told.coded("long-text", most=MOST_TEXT)


OPEN = "\x1a"
"""Stands before the name of a cell with a formula that has no result."""


def no_result(path: Path, cell: str, line: int) -> DataError:
    """The fault of a cell with a formula that has no result."""
    told = f"cell {cell} has a formula without its result: open the file in a spreadsheet program and save it there"
    return DataError(path, told, line).coded("no-result", cell=cell)


class SheetBook:
    """The sheets of a file as they are read, one after another.

    `sheets` are those that have something in them, each with its name and its rows up to their last cell that is not
    empty. Raises `DataError` at the second such sheet unless both have names of their own, and at a row that is one too
    many or too long. Cells of a `spaced` one keep their empty lines.
    """

    spaced = False

    def __init__(self, path: Path) -> None:
        self.sheets: list[tuple[str, list[Sequence[str]]]] = []
        self.line = 0
        """The number of rows of this sheet so far, with those that nothing is in."""
        self.hidden: list[str] = []
        """The names of sheets that are not shown, and are not read."""
        self._path = path
        self._letters = 0
        self._name: str | None = ""

    def sheet(self, name: str = "") -> None:
        """Begin a sheet of that name."""
        self._name, self.line = name, 0

    def row(self, cells: Sequence[str], times: int = 1) -> None:
        """Add a row that is there so many times; only rows within the part that is read are written out."""
        if any(cell.startswith(OPEN) for cell in cells):
            cells = self._closed(cells)
        filled = max((at + 1 for at, cell in enumerate(cells) if cell), default=0)
        if filled and self.line <= MOST_ROWS:
            if self._name is not None:
                self._fill(self._name)
            rows = self.sheets[-1][1]
            longest = [max(map(len, cell.split(BREAK))) for cell in cells]
            if fault := long_line(sum(longest) + filled - 1, self._path, self.line + 1):
                raise fault
            rows += [()] * (self.line - len(rows))
            rows += [cells[:filled]] * min(times, MOST_ROWS + 1 - self.line)
            if len(rows) > MOST_ROWS:
                told = f"has more than {MOST_ROWS:,} lines: too many for a deck list"
                raise DataError(self._path, told).coded("too-many-lines", most=MOST_ROWS)
            self._letters += sum(map(len, cells)) * max(times, 1)
            if fault := long_text(self._letters, self._path):
                raise fault
        self.line += max(times, 1)

    def _fill(self, name: str) -> None:
        """Take the sheet of that name for one that has something in it."""
        names = [*(one for one, _ in self.sheets), name.strip()]
        unnamed = sum(bool(re.fullmatch(_UNNAMED, one)) for one in names)
        if len(names) > 1 and (len({*names}) < len(names) or unnamed > 1):
            raise several_sheets(self._path)
        self.sheets.append((name.strip(), []))
        self._name = None

    def merged(self, first: tuple[int, int], last: tuple[int, int]) -> None:
        """Cells that are shown as one, from the first to the last (column, line), counted from 1: one has the text."""

    def without_result(self, column: int, line: int) -> str:
        """What stands in a cell with a formula that has no result in the file: programs that do not calculate write it
        so. `column` and `line` are those of its cell, counted from 1.
        """
        return f"{OPEN}{letters(column)}{line}"

    def _closed(self, cells: Sequence[str]) -> Sequence[str]:
        """The cells of a row of sums, without its formulas; raises `DataError` for any other row with open formulas."""
        from cards.decks.names.headings import is_total
        from cards.names import normalise

        if any(is_total(f"{normalise(cell)} 1") for cell in cells if cell):
            return [cell if not cell.startswith(OPEN) else "" for cell in cells]
        cell = next(cell for cell in cells if cell.startswith(OPEN)).removeprefix(OPEN)
        raise no_result(self._path, cell, self.line + 1)


class CardBook(SheetBook):
    """The sheets of a file with cards, each with its name and its rows; what is no row of a card counts, too.

    A row in which something stands right of the part that is read has one such cell more, so that it can be told.

    Raises `DataError` at a row that is one too many, and where all that is said is too much.
    """

    spaced = True

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self._written = 0

    def sheet(self, name: str = "") -> None:
        """Begin a sheet of that name."""
        self.line = 0
        self.sheets.append((name, []))

    def row(self, cells: Sequence[str], times: int = 1) -> None:
        """Add a row that is there so many times; of empty ones only those between others are kept."""
        filled = max((at + 1 for at, cell in enumerate(cells) if cell), default=0)
        if filled:
            if not self.sheets:
                self.sheet()
            rows = self.sheets[-1][1]
            self._written += sum(map(len, cells)) * times
            if self.line + times > MOST_ROWS + 1:
                told = f"has more than {MOST_ROWS:,} rows: too many for a table of cards"
                raise DataError(self._path, told).coded("too-many-rows", most=MOST_ROWS)
            if self._written > MOST_OF_CARDS:
                told = f"has more than {MOST_OF_CARDS:,} characters: too many for a table of cards"
                raise DataError(self._path, told).coded("too-long-table", most=MOST_OF_CARDS)
            rows += [()] * (self.line - len(rows))
            rows += [cells[:filled]] * times
        self.line += max(times, 1)

    def merged(self, first: tuple[int, int], last: tuple[int, int]) -> None:
        """Write into the cells of a column that are shown as one what the first of them says."""
        (column, line), rows = first, self.sheets[-1][1]
        if last[0] == column <= MOST_COLUMNS and line < last[1] and line <= len(rows):
            said = rows[line - 1][column - 1] if len(rows[line - 1]) >= column else ""
            for at in range(line, min(last[1], len(rows))):
                if said and (row := [*rows[at], *[""] * (column - len(rows[at]))]) and rows[at]:
                    row[column - 1] = said
                    rows[at] = row


def cell_of(text: str, *, spaced: bool = False) -> str:
    """The text of a cell: its lines, if `spaced` those that are empty between others too, and no superfluous spaces."""
    return BREAK.join(" ".join(line.split()) for line in text.strip().splitlines() if spaced or line.strip())


_MOST_NOTE = 300
"""Most letters of a comment on a cell that are read."""


def note_of(text: str) -> str:
    """A comment on a cell as another cell of its row, if it may change the list; empty for any other."""
    from cards.decks.names.mentions import of_all
    from cards.decks.words import maybes, updates
    from cards.decks.words.seen import seen
    from cards.names import normalise

    note = " ".join(text.rpartition("Comment:\n")[2].split())[:_MOST_NOTE]
    said = normalise(note)
    bears = updates.changes(said) or maybes.is_aside(said) or maybes.takes_back(said) or maybes.so_many(said)
    return note if bears or of_all().find(seen(note)) else ""


def joined(parts: Sequence[str]) -> str:
    """The parts of a line as one: of what is struck out in several pieces, one piece."""
    return "".join(parts).replace(STRUCK * 2, "")


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
