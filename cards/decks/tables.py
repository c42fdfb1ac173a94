"""The rows of a table as somebody saved it: a spreadsheet's sheets, or text with something between the cells."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from pathlib import Path

from cards.decks.lists import decoding, workbook
from cards.decks.lists.book import BREAK, MOST_COLUMNS, MOST_ROWS
from cards.errors import DataError
from cards.files import read_bytes

_BOOKS = (".xlsx", ".xlsm", ".ods")
MOST_BYTES = 8_000_000
Rows = list[tuple[int, Sequence[str]]]
"""Rows, each with its number in the sheet or its line in the file, from 1."""


def sheets_of(path: Path) -> list[tuple[str, Rows]]:
    """The sheets of a file that have something in them, each with its name; raises `DataError` for what is no table.

    A text is one sheet without a name. Its delimiter is the tab, semicolon or comma that the first line has most of; a
    cell may have several lines.
    """
    raw = read_bytes(path, MOST_BYTES)
    if path.suffix.lower() in _BOOKS:
        sheets = workbook.sheets_of(raw, path)
        return [
            (name, [(at, [cell.replace(BREAK, "\n") for cell in row]) for at, row in enumerate(rows, 1)])
            for name, rows in sheets
        ]
    return [("", list(_lines(decoding.text_of(raw, path), path)))]


def _lines(text: str, path: Path) -> Iterator[tuple[int, list[str]]]:
    delimiter = max("\t;,", key=text.partition("\n")[0].count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
    line = 0
    try:
        for number, row in enumerate(reader):
            if number > MOST_ROWS:
                told = f"has more than {MOST_ROWS:,} rows: too many for a table of cards"
                raise DataError(path, told).coded("too-many-rows", most=MOST_ROWS)
            yield line + 1, row[:MOST_COLUMNS]
            line = reader.line_num
    except csv.Error:
        raise DataError(path, "is a damaged table: save it anew", line + 1).coded("damaged-table") from None
