"""The rows of a table as somebody saved it: a spreadsheet's sheets, or text with something between the cells."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from cards.decks.files import workbook
from cards.decks.files.book import BREAK, MOST_COLUMNS, MOST_ROWS, OPEN, STRUCK, no_result
from cards.errors import DataError
from cards.files import ARCHIVE, read_bytes

_BOOKS = (".xlsx", ".xlsm", ".ods")
MOST_BYTES = 8_000_000


class SheetRow(NamedTuple):
    """A row: its number in the sheet and the line of the file on which it begins, both from 1, and its cells.

    A row of a workbook is a line of its own; of a text it is not below a cell of several lines. In a workbook some of
    its cells, by their places from 0, may be `struck` out, or all of them hidden.
    """

    number: int
    line: int
    cells: Sequence[str]
    struck: frozenset[int] = frozenset()


Rows = list[SheetRow]


def sheets_of(path: Path, *, closed: bool = False) -> list[tuple[str, Rows]]:
    """The sheets of a file that have something in them, each with its name; raises `DataError` for what is no table.

    A text is one sheet without a name. Its delimiter is the tab, semicolon or comma that its first line with anything
    has most of; a cell may have several lines; with `closed`, a quotation mark that begins one and is never closed is a
    fault. What a file is its content says, as many a CSV is called .xlsx. A row that is too long has one cell more than
    `MOST_COLUMNS`: something of what stands further right. A hidden sheet has no rows.
    """
    raw = read_bytes(path, MOST_BYTES)
    if raw.startswith(ARCHIVE) or (path.suffix.lower() in _BOOKS and not _is_text(raw, path)):
        sheets = workbook.sheets_of(raw, path)
        for name, rows in sheets:
            _check_results(path, name if sheets[1:] else "", rows)
        return [(name, [_row(at, row) for at, row in enumerate(rows, 1)]) for name, rows in sheets]
    text = _text_of(raw, path)
    first = next(filter(str.strip, text.splitlines()), "")
    delimiter = max("\t;,", key=first.count)
    if closed and '"' in text:
        _check_closed(text, path, delimiter)
    return [("", list(_lines(text, path, delimiter)))]


def _row(number: int, cells: Sequence[str]) -> SheetRow:
    """A row of a workbook, whose cells say themselves what is struck out; such a formula needs no result."""
    struck = frozenset(at for at, cell in enumerate(cells) if len(cell) > len(2 * STRUCK) and cell.startswith(STRUCK))
    bare = [cell.removeprefix(STRUCK).removesuffix(STRUCK) if at in struck else cell for at, cell in enumerate(cells)]
    return SheetRow(number, number, ["" if c.startswith(OPEN) else c.replace(BREAK, "\n") for c in bare], struck)


def _text_of(raw: bytes, path: Path) -> str:
    from cards.decks.files import decoding  # what tells names in broken letters is loaded for a table alone

    return decoding.text_of(raw, path)


def _is_text(raw: bytes, path: Path) -> bool:
    """True of a text with a table, whatever its file is called, but not of a page of the web or an empty file."""
    try:
        text = _text_of(raw, path).strip()
    except DataError:
        return False
    return bool(text) and not text.startswith("<")


def _check_results(path: Path, sheet: str, rows: Sequence[Sequence[str]]) -> None:
    """Raise `DataError` at a cell with a formula whose result is not in the file."""
    for line, row in enumerate(rows, 1):
        if cell := next((one.removeprefix(OPEN) for one in row if one.startswith(OPEN)), ""):
            raise no_result(path, f"{sheet}!{cell}" if sheet else cell, line)


def _lines(text: str, path: Path, delimiter: str) -> Iterator[SheetRow]:
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
    line = 0
    try:
        for number, row in enumerate(reader):
            if number > MOST_ROWS:
                told = f"has more than {MOST_ROWS:,} rows: too many for a table of cards"
                raise DataError(path, told).coded("too-many-rows", most=MOST_ROWS)
            further = next(filter(str.strip, row[MOST_COLUMNS:]), None)
            yield SheetRow(number + 1, line + 1, row[:MOST_COLUMNS] + ([] if further is None else [further]))
            line = reader.line_num
    except csv.Error:
        raise DataError(path, "is a damaged table: save it anew", line + 1).coded("damaged-table") from None


def _check_closed(text: str, path: Path, delimiter: str) -> None:
    """Raise `DataError` at a quotation mark that begins a cell and is never closed: what follows would all be in it."""
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
    at, end = 1, 0
    with suppress(csv.Error):  # it is told by who reads the rows
        for _ in reader:
            at, end = end + 1, reader.line_num
    if end > at and text.split("\n", at - 1)[-1].count('"') % 2:
        told = "a quotation mark begins a cell that is never closed"
        raise DataError(path, told, at).coded("open-quotes")
