"""The sheets of an OpenDocument file, .ods (ODF 1.3, part 3, section 9: tables)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cards.decks.files.book import MOST_COLUMNS, STRUCK, SheetBook, cell_of, note_of, parse

CONTENT = "content.xml"


def read(unpack: Callable[[str], bytes], book: SheetBook) -> None:
    """Read the sheets into a book."""
    sheets = _Sheets(book)
    parse(unpack(CONTENT), sheets.start, sheets.end, sheets.text)


class _Sheets:
    """The sheets as the parser comes by them; a hidden row is as if struck out.

    No row or cell is written out as often as it claims to be repeated.
    """

    def __init__(self, book: SheetBook) -> None:
        self.book = book
        self.said: list[str] = []
        self.row: list[str] = []
        self.repeated: list[int] = []
        self.beside = 0
        self.note: list[str] = []
        self.notes: list[str] = []
        """What the comment that is being read says, and those of the row."""
        self.is_open = self.is_hidden = False
        self.spans: list[tuple[int, int, int]] = []

    def start(self, tag: str, said: Mapping[str, str]) -> None:
        match tag:
            case "table:table":
                self.book.sheet(said.get("table:name", ""))
                self.spans = []
            case "table:table-row":
                self.row, self.notes = [], []
                self.is_hidden = said.get("table:visibility", "visible") != "visible"
                self.repeated.append(int(said.get("table:number-rows-repeated", 1)))
            case "table:table-cell" | "table:covered-table-cell":
                self.said = []
                if (span := int(said.get("table:number-rows-spanned", 1))) > 1:
                    self.spans.append((len(self.row) + 1, self.book.line + 1, span))
                self.is_open = "table:formula" in said and "office:value-type" not in said
                self.repeated.append(int(said.get("table:number-columns-repeated", 1)))
            case "office:annotation":
                self.beside, self.note = self.beside + 1, []
            case "text:p" | "text:line-break":
                self.text("\n")
            case "text:s" | "text:tab":
                self.text(" ")

    def text(self, text: str) -> None:
        if not self.beside:
            self.said.append(text)
        else:
            self.note.append(text)

    def end(self, tag: str) -> None:
        match tag:
            case "table:table-row":
                self.book.row([*self.row, *self.notes], self.repeated.pop())
            case "table:table":
                for column, line, span in self.spans:
                    self.book.merged((column, line), (column, line + span - 1))
            case "table:table-cell" | "table:covered-table-cell":
                cell = cell_of("".join(self.said), spaced=self.book.spaced)
                if self.is_open and not cell:
                    cell = self.book.without_result(len(self.row) + 1, self.book.line + 1)
                if self.is_hidden and cell:
                    cell = f"{STRUCK}{cell}{STRUCK}"
                most = MOST_COLUMNS + (1 if self.book.spaced and cell else 0)
                self.row += [cell] * min(self.repeated.pop(), most - len(self.row))
            case "office:annotation":
                self.beside -= 1
                if not self.book.spaced and (note := note_of("".join(self.note))):
                    self.notes.append(note)
