"""Spreadsheets, .xlsx and .ods → text with a tab between cells, as if pasted; documents, .docx and .odt → their text.

Files come from strangers, so there are limits over the whole of a file, whatever it consists of: how much of it is
unpacked, how much of a sheet is read, and reading ends at a second sheet unless it has a name of its own. Values
are read as saved: no formula is calculated, no link is followed, no macro is run.
"""

from __future__ import annotations

import csv
import io
import zipfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from cards.decks.files import document, excel, open_document
from cards.decks.files.book import SHEET, CardBook, SheetBook
from cards.errors import DataError
from cards.files import ARCHIVE

_MOST_BYTES = 4_000_000
"""Most bytes of what is unpacked of a file: its sheets and their texts, but no pictures."""
_MOST_OF_CARDS = 24_000_000
"""The same of a table of cards."""
_OPENING = 4_000
"""The bytes that a part of a file counts as at least, as opening it has its cost."""
_MOST_FILES = 500


def text_of(raw: bytes, path: Path) -> str:
    """The content of a spreadsheet, as text with a tab between cells and a line for each row; that of a document.

    Raises `DataError` for other files and for damaged ones; its message says how to save the list.
    """
    if not raw.startswith(ARCHIVE):
        raise _no_list(path)
    book = SheetBook(path)
    if (text := _read(raw, path, book)) is not None:
        return text
    if not book.sheets:
        raise DataError(path, "is empty").coded("empty")
    if len(book.sheets) == 1:
        return _as_text(book.sheets[0][1])
    return "".join(f"{SHEET}{name}\n{_as_text(rows)}" for name, rows in book.sheets)


def _as_text(rows: Sequence[Sequence[str]]) -> str:
    if all(sum(map(bool, row)) < 2 for row in rows):  # a list that was pasted into a column, or a single cell
        return "\n".join(map("".join, rows))
    out = io.StringIO()
    csv.writer(out, delimiter="\t", lineterminator="\n").writerows(rows)
    return out.getvalue()


def sheets_of(raw: bytes, path: Path) -> list[tuple[str, list[Sequence[str]]]]:
    """The sheets of a workbook of cards, each with its name and its rows; raises `DataError` as `text_of` does.

    Those with nothing in them are left out, and those that are hidden have no rows.
    """
    book = CardBook(path)
    if not raw.startswith(ARCHIVE) or _read(raw, path, book) is not None:
        raise DataError(path, "is no spreadsheet: save it as .xlsx, .ods or .csv").coded("no-spreadsheet")
    return [*((name, rows) for name, rows in book.sheets if rows), *((name, []) for name in book.hidden)]


def _read(raw: bytes, path: Path, book: SheetBook) -> str | None:
    """Read a workbook into a book; of a document, which has no sheets, return the text instead."""
    try:
        with zipfile.ZipFile(io.BytesIO(raw)) as archive:
            if len(archive.infolist()) > _MOST_FILES:
                raise _too_much(path)
            if part := _document(archive):
                return _text_of_document(archive, part, path)
            read = next((read for part, read in _KINDS.items() if part in archive.namelist()), None)
            if read is None or not _is_book(archive):
                raise _no_list(path)
            read(_unpacking(archive, path, _MOST_OF_CARDS if isinstance(book, CardBook) else _MOST_BYTES), book)
            return None
    except DataError:
        raise
    except Exception:  # malformed files raise all sorts of errors
        raise damaged(path) from None


def _unpacking(archive: zipfile.ZipFile, path: Path, most: int = _MOST_BYTES) -> Callable[[str], bytes]:
    """A function that unpacks a part of the archive, and raises `DataError` once all that it unpacked is too much."""
    left = most

    def unpack(part: str) -> bytes:
        nonlocal left
        file = archive.getinfo(part)
        left -= max(file.file_size, _OPENING)
        if left < 0:
            raise _too_much(path, most)
        return archive.read(file)  # never more than the size declared

    return unpack


def _document(archive: zipfile.ZipFile) -> str | None:
    """The part of a document that has its text; None for an archive of another kind."""
    if document.WORD in archive.namelist():
        return document.WORD
    return document.OPEN if document.OPEN in archive.namelist() and _is_open(archive, b"text") else None


def damaged(path: Path) -> DataError:
    """The fault of a file that is called a workbook or a document, and cannot be opened."""
    if path.suffix.lower() not in (".docx", ".doc", ".odt"):
        return DataError(path, "is a damaged spreadsheet: save it anew, or as CSV").coded("bad-workbook")
    return _damaged_document(path)


def _damaged_document(path: Path) -> DataError:
    return DataError(path, "is a damaged document: save it anew, or as text").coded("bad-document")


def _text_of_document(archive: zipfile.ZipFile, part: str, path: Path) -> str:
    try:
        text = document.text_of(_unpacking(archive, path), part)
    except DataError:
        raise
    except Exception:  # malformed files raise all sorts of errors
        raise _damaged_document(path) from None
    if not text.strip():
        raise DataError(path, "is empty").coded("empty")
    return text


def _is_book(archive: zipfile.ZipFile) -> bool:
    """False for an OpenDocument file of another kind, such as a text."""
    if excel.BOOK in archive.namelist():
        return True
    return _is_open(archive, b"spreadsheet")


def _is_open(archive: zipfile.ZipFile, kind: bytes) -> bool:
    with archive.open("mimetype") as file:
        return file.read(100).startswith(b"application/vnd.oasis.opendocument." + kind)


def _too_much(path: Path, most: int = _MOST_BYTES) -> DataError:
    most //= 1_000_000
    told = f"is a spreadsheet that unpacks to more than {most} MB: too much for a list"
    return DataError(path, told).coded("too-much-unpacked", most=most)


def _no_list(path: Path) -> DataError:
    told = "is not a list: save it as a spreadsheet (.xlsx, .ods), a document (.docx, .odt), or as plain text"
    return DataError(path, told).coded("other-file")


_KINDS: Mapping[str, Callable[[Callable[[str], bytes], SheetBook], None]] = {
    excel.BOOK: excel.read,
    open_document.CONTENT: open_document.read,
}
"""The part by which a kind of file is recognised, and what reads its sheets into a book."""
