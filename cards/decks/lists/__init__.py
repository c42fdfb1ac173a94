"""Deck lists as people and programs write them, recognised by their content; one module for each kind.

- `lines`: lines to be read by people, as they are pasted and as most deck builders export them; several in a text
- `talk`: what people say around their cards, in chats and mails (`chat`); `around`: what stands on the line of a card
- `tables`: CSV and TSV with a header, as spreadsheets save them, and `order.csv` (`table`); with several columns of
  cards beside each other (`blocks`); with a list in each row, as forms write what was answered (`form`)
- `programs`: XML (`markup`) and JSON (`notation`): decks of Cockatrice, OCTGN, Magic Online, LackeyCCG, MPC Autofill's
  `order.xml`, and saved objects of Tabletop Simulator

A reader knows no game: it collects names with their places (`Listing`). `cards.decks.meaning.meant` looks them up.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from cards.decks.listing import PLACES, ListedCard, Listing
from cards.errors import DataError
from cards.model import MOST_CARDS
from cards.names import normalise

if TYPE_CHECKING:
    from cards.decks.lists.around.layouts import Meant

MOST_LINES = 4 * MOST_CARDS
"""Programs write a card on several lines."""


_OFFICE = b"\xd0\xcf\x11\xe0"
"""Those of old or locked Office files."""
_OFFICE_NAMES = frozenset([".xlsx", ".xlsm", ".xls", ".ods", ".docx", ".doc", ".odt"])
"""How such files are called, whatever is in them."""
_PDF, _RICH = b"%PDF", b"{\\rtf"
_PICTURES = (b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"BM", b"II*\0", b"MM\0*")
_CONTAINERS = {b"WEBP": 8, b"ftyphei": 4, b"ftypmif": 4, b"ftypavif": 4}
"""What pictures in other containers have, and after how many bytes."""


def text_of(raw: bytes, path: Path) -> str:
    """The text of a list in a file of any kind; raises `DataError` for what has none, such as a picture."""
    if raw.startswith(_PICTURES) or any(raw.startswith(mark, at) for mark, at in _CONTAINERS.items()):
        told = "is a picture, and only text can be read: have the list typed, or copied as text"
        raise DataError(path, told).coded("is-picture")
    if raw.startswith(_PDF):
        told = "is a PDF, often a picture of a page: copy its text into a message, or save the list as text"
        raise DataError(path, told).coded("is-pdf")
    from cards.files import ARCHIVE

    if raw.startswith((ARCHIVE, _OFFICE)):
        from cards.decks.files import workbook

        return workbook.text_of(raw, path)
    from cards.decks.files import decoding, hypertext, rich

    if raw.startswith(_RICH):
        return rich.text_of(raw)
    if hypertext.is_mail(raw):
        try:
            return hypertext.mail_of(raw)
        except Exception:  # malformed mails raise all sorts of errors
            told = "is a damaged mail: save it anew, or as text"
            raise DataError(path, told).coded("bad-document") from None
    try:
        text = decoding.text_of(raw, path)
    except DataError as error:
        if error.code not in ("not-utf-8", "binary") or path.suffix.lower() not in _OFFICE_NAMES:
            raise
        from cards.decks.files.workbook import damaged

        raise damaged(path) from None
    return hypertext.text_of(text) if hypertext.is_page(text) else text


def read_lists(text: str, path: Path) -> list[Listing]:
    """Parse the lists in a text; `path` is for messages. Raises `DataError` for text that is not a list of any kind.

    Lines that cannot be read are among the `faults` of their listing.
    """
    from cards.decks.files import wiki
    from cards.decks.files.book import BREAK, SHEET, long_line, long_text

    if text.startswith(SHEET):
        return _of_sheets(text.split(SHEET)[1:], path)
    if wiki.BEGINS in text and not text.lstrip().startswith("<"):
        text = wiki.unwrapped(text)
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        told = DataError(path, f"has more than {MOST_LINES:,} lines: too many for a deck list")
        raise told.coded("too-many-lines", most=MOST_LINES)
    start = text.lstrip()
    if start.startswith("<"):
        from cards.decks.lists.programs import markup

        return [markup.read(text, path)]
    if start.startswith(("{", "[")) and not start.startswith("{{"):  # a template of a wiki
        from cards.decks.lists.programs import notation
        from cards.decks.lists.talk import chat

        if not (said := chat.exported(text)) and (start.startswith("{") or notation.is_list(text)):
            return [notation.read(text, path)]
        said = said or text
        text, lines = said, said.splitlines()
    from cards.decks.lists.lines import plain
    from cards.decks.lists.tables import columns
    from cards.decks.lists.talk import chat

    for number, line in enumerate(
        lines, 1
    ):  # before anything else: to look for words in a line of a million takes seconds
        if fault := long_line(max(map(len, line.split(BREAK))), path, number):
            raise fault
    if fault := long_text(len(text), path):
        raise fault
    from cards.decks.lists import account
    from cards.decks.lists.around import layouts
    from cards.decks.lists.talk import besides

    typed = _as_meant(lines, text)
    text, lines = ("\n".join(typed.lines), typed.lines) if typed.told else (text, lines)
    if chat.is_chat(text):
        found = account.settled(lines, besides.with_besides(lines, plain.read_all(text, path)))
        layouts.tell(typed, found)
        return found
    text, of_print = columns.without_printed(text)
    lines = text.splitlines() if of_print else lines
    found = _read_rows(text, lines, path)
    for one in found if of_print else ():
        one.remarks.append(columns.told_of_printed(of_print))
    layouts.tell(typed, found)
    return found


def _as_meant(lines: Sequence[str], text: str) -> Meant:
    """The lines as they were meant by whoever had the keys or the letters of another language."""
    from cards.decks.lists.around import layouts

    if text.isascii():
        from cards.decks.lists.around import in_cyrillic

        if said := in_cyrillic.in_a_row(lines):
            return said
    return layouts.as_meant(lines)


def _read_rows(text: str, lines: list[str], path: Path) -> list[Listing]:
    """The lists of a text that is a table or lines."""
    from cards.decks.files.book import BREAK
    from cards.decks.lists import account
    from cards.decks.lists.lines import plain
    from cards.decks.lists.tables import blocks, columns, form, splitting, table, table_head
    from cards.decks.lists.talk import besides

    if found := blocks.read(text, path) or form.read(text, path):
        return account.settled(splitting.rows_of(lines), found)
    text = table_head.without_numbering(columns.without_kinds(columns.without_worth(text)))
    if BREAK in text:
        text = "\n".join(map(splitting.unwrapped, text.split("\n")))
    head = table_head.head_of(text)
    if doubtful := table_head.unsaid(text, head):
        listing = Listing(path)
        listing.unsaid(*doubtful)
        return [listing]
    if not head:
        rows = text.splitlines()
        return account.settled(rows, besides.with_besides(rows, plain.read_all(text, path)))
    return account.settled(splitting.rows_of(lines), table.read(text, path, head))


def _of_sheets(texts: Sequence[str], path: Path) -> list[Listing]:
    """The lists of a book with several sheets: the only sheet with cards, or one for each player, who has its name."""
    from cards.decks.files.book import several_sheets
    from cards.decks.lists.around import labels
    from cards.decks.names.known import tells_of_table
    from cards.decks.words import counted, updates
    from cards.decks.words.maybes import is_aside

    def has_cards(said: str) -> bool:
        cells = [cell for line in said.splitlines() for cell in (line, *line.split("\t"))]
        return any(labels.holds_card(cell) or counted.begins_with_count(cell) for cell in cells)

    sheets = [sheet.partition("\n") for sheet in texts]
    old = [one for one in sheets if updates.is_old(one[0]) or is_aside(normalise(one[0])) or tells_of_table(one[2:])]
    kept = [one for one in sheets if one not in old]
    old = old if any(has_cards(said) for _, _, said in kept) else []
    sheets = kept if old else sheets
    found = {name: read_lists(said, path / name) for name, _, said in sheets if has_cards(said)}
    for name, listings in found.items() if len(found) > 1 else ():
        led = [one.player or any(_is_lead(entry) for entry in one.entries) for one in listings]
        if len(listings) > 1 or not all(led):
            raise several_sheets(path)
        listings[0].player = listings[0].player or labels.title(name)
    for name, _, said in old:  # told as what is set aside
        for number, line in enumerate(said.splitlines(), 1):
            if has_cards(line):
                next(iter(found.values()))[0].take([(line, "1")], number, "aside", f"{name}: {' '.join(line.split())}")
    return [one for listings in found.values() for one in listings]


def _is_lead(entry: ListedCard) -> bool:
    from cards.decks.names.known import is_lead

    return entry.place not in PLACES or any(is_lead(normalise(name)) for name, _ in entry.readings)
