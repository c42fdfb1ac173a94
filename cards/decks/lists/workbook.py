"""Spreadsheets, .xlsx and .ods → text with a tab between cells, as if pasted.

Files come from strangers, so both unpacking and reading have limits: a single cell may claim a sheet of a million
rows. Values are read as saved: no formula is calculated, no link is followed, no macro is run.
"""

from __future__ import annotations

import csv
import io
import warnings
import zipfile
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any
from xml.parsers import expat

from cards.errors import DataError

_MOST_BYTES = 20_000_000
"""Most bytes of a file when unpacked."""
_MOST_FILES = 500
_MOST_ROWS, _MOST_COLUMNS = 2_000, 50
"""The part of a sheet that is read."""
_ARCHIVE = b"PK\x03\x04"
# fmt: off
_OTHERS = (b"\xd0\xcf\x11\xe0", b"%PDF", b"\x89PNG", b"\xff\xd8\xff", b"{\\rtf")
# fmt: on
"""The first bytes of files without lists: old or locked Office files, PDF, pictures, rich text."""
_Rows = list[list[str]]


def is_text(raw: bytes) -> bool:
    """True for files that do not begin like those of office programs."""
    return not raw.startswith((_ARCHIVE, *_OTHERS))


def text_of(raw: bytes, path: Path) -> str:
    """The content of a spreadsheet, as text with a tab between cells and a line for each row.

    Raises `DataError` for other files and for damaged ones; its message says how to save the list.
    """
    if not raw.startswith(_ARCHIVE):
        raise _no_list(path)
    try:
        with zipfile.ZipFile(io.BytesIO(raw)) as archive:
            files = archive.infolist()  # no more is unpacked than the sizes declared here
            if len(files) > _MOST_FILES or sum(file.file_size for file in files) > _MOST_BYTES:
                told = f"is a spreadsheet that unpacks to more than {_MOST_BYTES // 1_000_000} MB: too much for a list"
                raise DataError(path, told).coded("too-much-unpacked", most=_MOST_BYTES // 1_000_000)
            read = next((read for part, read in _KINDS.items() if part in archive.namelist()), None)
            if read is None:
                raise _no_list(path)
            sheets = [rows for rows in map(_bare, read(raw, archive, path)) if rows]
    except DataError:
        raise
    except Exception:  # the libraries raise all sorts of errors for malformed files
        raise DataError(path, "is a damaged spreadsheet: save it anew, or as CSV").coded("bad-workbook") from None
    if len(sheets) > 1:
        told = f"has {len(sheets)} sheets with something in them: save only the one with the deck"
        raise DataError(path, told).coded("many-sheets", n=len(sheets))
    if not sheets:
        raise DataError(path, "is empty").coded("empty")
    if len(sheets[0]) > _MOST_ROWS:
        told = f"has more than {_MOST_ROWS:,} lines: too many for a deck list"
        raise DataError(path, told).coded("too-many-lines", most=_MOST_ROWS)
    out = io.StringIO()
    csv.writer(out, delimiter="\t", lineterminator="\n").writerows(sheets[0])
    return out.getvalue()


def _no_list(path: Path) -> DataError:
    told = "is not a list: save it as a spreadsheet (.xlsx, .ods), as CSV, or as plain text"
    return DataError(path, told).coded("other-file")


def _bare(rows: _Rows) -> _Rows:
    """The rows up to the last that is not empty, each up to its last cell that is not empty."""
    bare = [row[: max((at + 1 for at, cell in enumerate(row) if cell), default=0)] for row in rows]
    return bare[: max((at + 1 for at, row in enumerate(bare) if row), default=0)]


def _one_line(value: Any) -> str:
    """A cell as text on one line; whole numbers have no decimal point."""
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    return "" if value is None else " ".join(str(value).split())


def _excel(raw: bytes, *_: object) -> Iterator[_Rows]:
    from openpyxl import load_workbook

    with warnings.catch_warnings(action="ignore"):  # styles and extensions that it does not know are nobody's loss
        book = load_workbook(io.BytesIO(raw), read_only=True, data_only=True, keep_links=False)
        for sheet in book.worksheets:
            if sheet.sheet_state == "visible":
                rows = sheet.iter_rows(max_row=_MOST_ROWS + 1, max_col=_MOST_COLUMNS, values_only=True)
                yield [list(map(_one_line, row)) for row in rows]


def _open_document(_: bytes, archive: zipfile.ZipFile, path: Path) -> Iterator[_Rows]:
    if not archive.read("mimetype").startswith(b"application/vnd.oasis.opendocument.spreadsheet"):
        raise _no_list(path)
    return iter(_Sheets().read(archive.read("content.xml")))


class _Sheets:
    """The sheets of an OpenDocument file (ODF 1.3, part 3, section 9: tables), repeated rows and cells written out.

    No maintained library reads them without expanding repeated rows, however many are claimed.
    """

    def __init__(self) -> None:
        self.sheets: list[_Rows] = []
        self.said: list[str] = []
        self.row: list[str] = []
        self.repeated: list[int] = []
        self.beside = 0

    def read(self, content: bytes) -> list[_Rows]:
        """The rows of the sheets; raises `ValueError` for a document type, which no real file has."""
        parser = expat.ParserCreate()
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._text
        parser.StartDoctypeDeclHandler = self._refuse
        parser.Parse(content, True)
        return self.sheets

    def _refuse(self, *_: object) -> None:
        raise ValueError("a document type")

    def _start(self, tag: str, said: Mapping[str, str]) -> None:
        match tag:
            case "table:table":
                self.sheets.append([])
            case "table:table-row":
                self.row = []
                self.repeated.append(int(said.get("table:number-rows-repeated", 1)))
            case "table:table-cell" | "table:covered-table-cell":
                self.said = []
                self.repeated.append(int(said.get("table:number-columns-repeated", 1)))
            case "office:annotation":
                self.beside += 1
            case "text:p" | "text:s" | "text:tab" | "text:line-break":
                self._text(" ")

    def _text(self, text: str) -> None:
        if not self.beside:
            self.said.append(text)

    def _end(self, tag: str) -> None:
        match tag:
            case "table:table-row":
                rows = self.sheets[-1]
                rows += [self.row] * min(self.repeated.pop(), _MOST_ROWS + 1 - len(rows))
            case "table:table-cell" | "table:covered-table-cell":
                cell = " ".join("".join(self.said).split())
                self.row += [cell] * min(self.repeated.pop(), _MOST_COLUMNS - len(self.row))
            case "office:annotation":
                self.beside -= 1


_KINDS: Mapping[str, Callable[[bytes, zipfile.ZipFile, Path], Iterator[_Rows]]] = {
    "xl/workbook.xml": _excel,
    "content.xml": _open_document,
}
