"""The rows of a table as somebody saved it: a spreadsheet's first sheet, or text with something between the cells."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from pathlib import Path

from cards.decks.lists import decoding, workbook
from cards.decks.lists.book import BREAK
from cards.errors import DataError
from cards.files import read_bytes

_BOOKS = (".xlsx", ".xlsm", ".ods")
MOST_BYTES = 8_000_000


def rows_of(path: Path) -> Iterator[tuple[int, list[str]]]:
    """The rows of a file, each with its line or row in it, from 1; raises `DataError` for what is no table.

    The delimiter is the tab, semicolon or comma that the first line has most of; a cell may have several lines.
    """
    raw = read_bytes(path, MOST_BYTES)
    if path.suffix.lower() in _BOOKS:
        text, delimiter = workbook.text_of(raw, path), "\t"
    else:
        text = decoding.text_of(raw, path)
        delimiter = max("\t;,", key=text.partition("\n")[0].count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
    line = 0
    try:
        for row in reader:
            yield line + 1, [cell.replace(BREAK, "\n") for cell in row]
            line = reader.line_num
    except csv.Error:
        raise DataError(path, "is a damaged table: save it anew", line + 1).coded("damaged-table") from None
