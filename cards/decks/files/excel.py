"""The sheets of an Excel file, .xlsx (ECMA-376, part 1, section 18: SpreadsheetML).

Names are compared without their prefix, as some programs write one before every element.
"""

from __future__ import annotations

import posixpath
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from datetime import date, timedelta
from itertools import takewhile
from string import ascii_uppercase

from cards.decks.files.book import MOST_COLUMNS, STRUCK, SheetBook, cell_of, note_of, parse
from cards.expressions import expression

BOOK = "xl/workbook.xml"
_RELATIONS = "xl/_rels/workbook.xml.rels"
_MOST_COLUMN = len("XFD1")
_DATES = frozenset(map(str, (14, 15, 16, 17, 22)))
"""The numbers of formats that show days, of those that every program knows."""
_OF_DATES, _QUOTED = expression("[dDyY]"), expression(r'"[^"]*"|\\.|\[[^\]]*\]')
_FIRST_DAY, _LAST_DAY = date(1899, 12, 30), 100_000
_BREAK = expression("_x000[9ADad]_")
"""The end of a line in a text, as it is written (22.9.2.19)."""


def read(unpack: Callable[[str], bytes], book: SheetBook) -> None:
    """Read the visible sheets into a book."""
    parts = _Parts(unpack)
    texts = _Texts()
    for part in parts.texts:
        parse(unpack(part), texts.start, texts.end, texts.text)
    styles = _Styles()
    for part in parts.styles:
        parse(unpack(part), styles.start, styles.end, lambda _: None)
    book.hidden += parts.hidden
    for name, part in parts.sheets:
        book.sheet(name)
        sheet = _Sheet(book, texts.all, styles, {} if book.spaced else _notes(unpack, part))
        parse(unpack(part), sheet.start, sheet.end, sheet.text)


class _Parts:
    """The parts of a file that are read: its visible sheets in their order, and the texts that they share."""

    def __init__(self, unpack: Callable[[str], bytes]) -> None:
        self._visible: list[tuple[str, str]] = []
        self.hidden: list[str] = []
        self._parts: dict[str, str] = {}
        self.texts: list[str] = []
        self.styles: list[str] = []
        for part, start in ((BOOK, self._sheet), (_RELATIONS, self._relation)):
            parse(unpack(part), start, lambda _: None, lambda _: None)
        self.sheets = [(name, self._parts[relation]) for name, relation in self._visible]

    def _sheet(self, tag: str, said: Mapping[str, str]) -> None:
        if _local(tag) == "sheet" and said.get("state", "visible") != "visible":
            self.hidden.append(said.get("name", ""))
        elif _local(tag) == "sheet":
            relation = next(value for name, value in said.items() if name.endswith(":id"))
            self._visible.append((said.get("name", ""), relation))

    def _relation(self, tag: str, said: Mapping[str, str]) -> None:
        if _local(tag) == "Relationship":
            part = posixpath.normpath(posixpath.join("/xl", said["Target"])).lstrip("/")
            self._parts[said["Id"]] = part
            if said["Type"].endswith("/sharedStrings"):
                self.texts.append(part)
            if said["Type"].endswith("/styles"):
                self.styles.append(part)


def _notes(unpack: Callable[[str], bytes], part: str) -> Mapping[int, Sequence[str]]:
    """What is said in comments on the cells of a sheet and may change the list, by the lines of their cells."""
    found: list[str] = []

    def relation(tag: str, said: Mapping[str, str]) -> None:
        if _local(tag) == "Relationship" and said["Type"].endswith("/comments"):
            found.append(posixpath.normpath(posixpath.join("/", posixpath.dirname(part), said["Target"])).lstrip("/"))

    notes = _Notes()
    with suppress(KeyError):  # there is no such part where nothing is said
        relations = posixpath.join(posixpath.dirname(part), "_rels", f"{posixpath.basename(part)}.rels")
        parse(unpack(relations), relation, lambda _: None, lambda _: None)
        for one in found:
            parse(unpack(one), notes.start, notes.end, notes.text)
    return notes.all


class _Notes:
    """The comments on cells, as the parser comes by them."""

    def __init__(self) -> None:
        self.all: dict[int, list[str]] = {}
        self._said: list[str] = []
        self._line = 0
        self._within: list[str] = []

    def start(self, tag: str, said: Mapping[str, str]) -> None:
        self._within.append(_local(tag))
        if self._within[-1] == "comment":
            self._line, self._said = int(said.get("ref", "A0").lstrip(ascii_uppercase) or 0), []

    def text(self, text: str) -> None:
        if self._within[-1] == "t":
            self._said.append(text)

    def end(self, _: str) -> None:
        if self._within.pop() == "comment" and (note := note_of("".join(self._said))):
            self.all.setdefault(self._line, []).append(note)


class _Styles:
    """Which of the styles of cells, by number, show a number as a date (18.8.30), and which strike a text out."""

    def __init__(self) -> None:
        self.dates: list[bool] = []
        self.struck: list[bool] = []
        self._own: dict[str, bool] = {}
        self._fonts: list[bool] = []
        self._within: list[str] = []

    def start(self, tag: str, said: Mapping[str, str]) -> None:
        self._within.append(_local(tag))
        if self._within[-1] == "numFmt":
            self._own[said["numFmtId"]] = bool(_OF_DATES.search(_QUOTED.sub("", said.get("formatCode", ""))))
        elif self._within[-2:] == ["fonts", "font"]:
            self._fonts.append(False)
        elif self._within[-3:] == ["fonts", "font", "strike"]:
            self._fonts[-1] = said.get("val", "1") not in ("0", "false")
        elif self._within[-2:] == ["cellXfs", "xf"]:
            number, font = said.get("numFmtId", "0"), int(said.get("fontId", 0))
            self.dates.append(self._own.get(number, number in _DATES))
            self.struck.append(font < len(self._fonts) and self._fonts[font])

    def end(self, _: str) -> None:
        self._within.pop()


class _Texts:
    """Text in elements `t`: of the table of shared texts all of them, of a cell its own; not how it is pronounced."""

    def __init__(self) -> None:
        self.all: list[str] = []
        self._said: list[str] = []
        self._within: list[str] = []

    def start(self, tag: str, _: Mapping[str, str]) -> None:
        self._within.append(_local(tag))
        if self._within[-1] == "si":
            self._said = []

    def text(self, text: str) -> None:
        if self._within[-1] == "t" and "rPh" not in self._within[-3:]:
            self._said.append(text)

    def end(self, _: str) -> None:
        if self._within.pop() == "si":
            self.all.append("".join(self._said))


class _Sheet:
    """A sheet as the parser comes by its cells, of which the first columns are read; a hidden row is as if struck."""

    def __init__(self, book: SheetBook, texts: list[str], styles: _Styles, notes: Mapping[int, Sequence[str]]) -> None:
        self.book, self.notes = book, notes
        self.styles = styles
        self.is_date = self.is_struck = self.is_hidden = False
        self.texts = texts
        self.shown: dict[int, str] = {}
        """The texts that cells share, as cells."""
        self.line = self.at = 0
        self.kind = ""
        self.is_formula = False
        self.cells: dict[int, str] = {}
        self.said: list[str] = []
        self.within: list[str] = []

    def start(self, tag: str, said: Mapping[str, str]) -> None:
        self.within.append(_local(tag))
        match self.within[-1]:
            case "row":
                self.line = int(said.get("r", self.line + 1))
                self.at, self.cells = 0, {}
                self.is_hidden = said.get("hidden", "0") not in ("0", "false")
            case "c":
                self.at = _column(said["r"]) if "r" in said else self.at + 1
                self.kind, self.is_formula, self.said = said.get("t", "n"), False, []
                style = int(said.get("s", 0))
                self.is_date = style < len(self.styles.dates) and self.styles.dates[style]
                self.is_struck = style < len(self.styles.struck) and self.styles.struck[style]
            case "f":
                self.is_formula = True
            case "mergeCell":
                first, _, last = said["ref"].partition(":")
                self.book.merged(*((_column(one), int(one.lstrip(ascii_uppercase))) for one in (first, last or first)))

    def text(self, text: str) -> None:
        if self.within[-1] in ("v", "t") and "rPh" not in self.within[-3:]:
            self.said.append(text)

    def end(self, _: str) -> None:
        match self.within.pop():
            case "c" if self.at <= MOST_COLUMNS or (self.book.spaced and self.said):
                self.at = min(self.at, MOST_COLUMNS + 1)
                open_ = self.is_formula and self.kind == "n" and not self.said  # an empty result has a text's type
                cell = self.book.without_result(self.at, self.line) if open_ else self._cell("".join(self.said))
                self.cells[self.at] = f"{STRUCK}{cell}{STRUCK}" if cell and (self.is_struck or self.is_hidden) else cell
            case "row" if self.line > self.book.line:
                if self.line > self.book.line + 1:
                    self.book.row((), self.line - self.book.line - 1)
                cells = [self.cells.get(at, "") for at in range(1, max(self.cells, default=0) + 1)]
                self.book.row([*cells, *self.notes.get(self.line, ())])

    def _cell(self, said: str) -> str:
        if self.kind != "s" or not said:
            return self._shown(self._value(said))
        if (number := int(said)) not in self.shown:
            self.shown[number] = self._shown(self.texts[number])
        return self.shown[number]

    def _shown(self, text: str) -> str:
        return cell_of(_BREAK.sub("\n", text), spaced=self.book.spaced)

    def _value(self, said: str) -> str:
        """A cell as it is shown; whole numbers have no decimal point."""
        match self.kind:
            case "b":
                return {"1": "TRUE", "0": "FALSE"}.get(said, said)
            case "n" if said:
                number = float(said)
                if self.is_date and 1 <= number < _LAST_DAY:
                    return (_FIRST_DAY + timedelta(days=int(number))).isoformat()
                return str(int(number)) if number.is_integer() else said
        return said


def _local(tag: str) -> str:
    return tag.rpartition(":")[2]


def _column(cell: str) -> int:
    """The number of a cell's column, from 1: 28 for AB7."""
    number = 0
    for letter in takewhile(str.isalpha, cell[:_MOST_COLUMN]):
        number = number * 26 + ord(letter) - ord("A") + 1
    return number
