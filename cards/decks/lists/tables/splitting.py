"""The rows and cells of a table in text: a cell in quotes may have several lines, and so may a row of a spreadsheet."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence

from cards.decks.files.book import BREAK
from cards.decks.lists.around import labels
from cards.expressions import expression

_OPENS = expression(r'(?:^|[\t;,|])\s*"')
"""A quote that begins a cell; any other is part of a name or of a word: `ד"ר`."""


def rows_of(lines: Sequence[str]) -> list[str]:
    """The rows of a table, each as long as it goes on: a cell in quotes may have several lines; the rest are empty."""
    rows: list[str] = []
    at = -1
    for line in lines:
        if at >= 0 and rows[at].count('"') % 2 and _OPENS.search(rows[at]):
            rows[at] = f"{rows[at]}\n{line}"
            rows.append("")
        else:
            at = len(rows)
            rows.append(line)
    return rows


def cells_of(text: str, delimiter: str) -> list[tuple[int, list[str]]]:
    """The cells of the rows that have any, with the lines where they begin; none for what is no such table."""
    found, line = [], 1
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    try:
        for row in reader:
            if any(cell.strip() for cell in row):
                found.append((line, [cell.strip() for cell in row]))
            line = reader.line_num + 1
    except csv.Error:
        return []
    return found


def unwrapped(line: str) -> str:
    """The lines of a spreadsheet's row: that of a single cell with several, unless together they are one card."""
    joined = line.replace(BREAK, " ")
    return joined if "\t" in line or labels.names_card(joined) else line.replace(BREAK, "\n")
