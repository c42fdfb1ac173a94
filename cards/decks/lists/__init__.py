"""Deck lists as people and programs write them, recognised by their content; one module for each kind.

- `plain`: lines to be read by people, as they are pasted and as most deck builders export them
- `table`: CSV and TSV with a header, as spreadsheets save them, and `order.csv`
- `workbook`: spreadsheets, .xlsx and .ods
- `markup`: XML: Cockatrice's `.cod` and MPC Autofill's `order.xml`
- `tabletop`: a saved object of Tabletop Simulator

A reader knows no game: it collects names with their places (`Listing`). `cards.decks.deck` looks them up.
"""

from __future__ import annotations

from pathlib import Path

from cards.decks.lists.listing import Listing
from cards.errors import DataError
from cards.model import MOST_CARDS

MOST_LINES = 4 * MOST_CARDS
"""Programs write a card on several lines."""


ARCHIVE = b"PK\x03\x04"
"""The first bytes of a workbook."""
# fmt: off
_OTHERS = (b"\xd0\xcf\x11\xe0", b"%PDF", b"\x89PNG", b"\xff\xd8\xff", b"{\\rtf")
# fmt: on
"""The first bytes of files without lists: old or locked Office files, PDF, pictures, rich text."""


def is_text(raw: bytes) -> bool:
    """True for files that do not begin like those of office programs."""
    return not raw.startswith((ARCHIVE, *_OTHERS))


def read_list(text: str, path: Path) -> Listing:
    """Parse a list; `path` is for messages. Raises `DataError` for text that is not a list of any kind.

    Lines that cannot be read are among the listing's `faults`.
    """
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        told = DataError(path, f"has more than {MOST_LINES:,} lines: too many for a deck list")
        raise told.coded("too-many-lines", most=MOST_LINES)
    start = text.lstrip()
    if start.startswith("<"):
        from cards.decks.lists import markup

        return markup.read(text, path)
    if start.startswith("{"):
        from cards.decks.lists import tabletop

        return tabletop.read(text, path)
    from cards.decks.lists import plain, table

    for number, line in enumerate(
        lines, 1
    ):  # before anything else: to look for words in a line of a million takes seconds
        if fault := plain.long_line(len(line), path, number):
            raise fault
    head = table.head_of(text)
    return table.read(text, path, head) if head else plain.read(text, path)
