"""Lists as tables: CSV or TSV with a head that says which column is how many of which card."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from cards.decks.lists.listing import Listing
from cards.errors import DataError
from cards.names import normalise

# fmt: off
_COPIES = {
    "copies", "count", "quantity", "qty", "amount", "number",
    "количество", "кол-во", "число", "копий", "копии", "штук", "шт", "шт.",
    "כמות", "מספר", "עותקים", "מספר עותקים",
}
_NAMES = {"id", "card", "name", "card name", "карта", "имя", "название", "קלף", "שם", "שם הקלף"}
# fmt: on
_WHOLE = re.compile(r"\s*(?P<number>-?\d+)(?:[.,]0+)?\s*[x×х]?\s*", re.I)
"""A number as spreadsheets write it, too: `4.0`."""


@dataclass(frozen=True, slots=True)
class Head:
    """The head of a table: what parts its columns, and which of them tell how many of which card."""

    delimiter: str
    copies: int
    names: Sequence[int]


def head_of(text: str) -> Head | None:
    """The head of a table, if the text begins with one."""
    first = next((line for line in text.splitlines() if line.strip()), "")
    for delimiter in "\t;,":
        words = [normalise(word.strip(' "')) for word in first.split(delimiter)]
        copies = [at for at, word in enumerate(words) if word in _COPIES]
        names = [at for at, word in enumerate(words) if word in _NAMES]
        if len(copies) == 1 and names:
            return Head(delimiter, copies[0], names)
    return None


def read(text: str, path: Path, head: Head) -> Listing:
    """Parse a table."""
    listing = Listing(path)
    rows = csv.reader(io.StringIO(text, newline=""), delimiter=head.delimiter, strict=True)
    headed = False
    try:
        for row in rows:
            if any(cell.strip() for cell in row):
                if headed:
                    _take(listing, row, head, rows.line_num)
                headed = True
    except csv.Error as error:
        raise DataError(path, f"is not a valid table: {error}", rows.line_num) from None
    return listing


def _take(listing: Listing, row: Sequence[str], head: Head, line: int) -> None:
    cells = dict(enumerate(row))
    copies = cells.get(head.copies, "")
    number = _WHOLE.fullmatch(copies)
    listing.add((cells.get(at, "") for at in head.names), number["number"] if number else copies.strip(), line)
