"""A file with a table of cards → its columns and rows, each cell known by its name in the spreadsheet."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple, get_args

from cards import DataError, FitilError, Lang, UnknownName, game_ids, nearest, normalise
from cards.decks import MOST_COLUMNS, Rows, SheetRow, letters, name_index, sheets_of
from cards.errors import Said
from cards.files import TABLES
from cards.languages import CODES, SPOKEN
from cards.records import dataclass

Kind = Literal[
    "name", "copies", "text", "flavour", "picture", "type", "colour", "back", "size", "deck", "badge", "label", "ignore"
]
KINDS: tuple[Kind, ...] = get_args(Kind)
MOST_ROWS = 2_000
FEW = 40
"""So many names of a table are looked up, to tell it from a deck's list."""
FEW_WORDS = 2
MOST_ABOVE = 6
"""So many rows may stand above the headings, with them."""
_ONCE: tuple[Kind, ...] = ("name", "copies", "text", "flavour", "picture", "type", "colour", "back", "size")
"""The kinds of which a table has one column in a language at most."""
_LANG = re.compile(rf"^(?P<name>.+?)[\s_(.\[-]+(?P<lang>{'|'.join(SPOKEN)})[\s)\]]*$", re.IGNORECASE)
_OTHER = re.compile(r"^(?P<name>.+?)\s*(?:[_.-]|[(\[])\s*(?P<lang>[a-z]{2})\s*[)\]]?$", re.IGNORECASE)
"""A heading in any language: with a sign before its code, as `card no` is in none."""
_DECK = re.compile(r"^(?:deck|колода|חפיסה)[\s:_-]+(?P<name>.+)$", re.IGNORECASE)
_NUMBER = re.compile(r"[+\-−–]?\d{1,4}(?:[.,]\d)?|[*xX?∞]")


@dataclass(frozen=True, slots=True)
class TableColumn:
    """A column: where it stands (from 0), its heading, what it is taken for, and its language if it says one."""

    at: int
    heading: str
    kind: Kind
    lang: Lang | None = None

    @property
    def said(self) -> str:
        """Its heading, without the code of its language."""
        found = _OTHER.match(self.heading) if self.lang else None
        return found["name"] if found else self.heading


class TableRow(NamedTuple):
    """A row: its number in the spreadsheet, its cells by the table's columns, its sheet, and where each stands there.

    The sheet has no name in a file with but one; a column that its sheet has not is nowhere. Its line in the file is
    another than its number where cells above it have several.
    """

    number: int
    line: int
    cells: tuple[str, ...]
    sheet: str = ""
    places: tuple[int | None, ...] = ()


@dataclass(frozen=True, slots=True)
class CardTable:
    """A table: its file, its columns, and its rows, those without a word left out.

    The columns of several sheets are one where they are alike. `skipped` are sheets that hold no cards, `repeated` the
    rows, by sheet and number, that but say the headings again, `unnamed` the cells where a column has no heading,
    `wide` the sheets in which something stands right of the columns that are read.
    """

    path: Path
    columns: tuple[TableColumn, ...]
    rows: tuple[TableRow, ...]
    skipped: tuple[str, ...] = ()
    repeated: tuple[tuple[str, int], ...] = ()
    unnamed: tuple[str, ...] = ()
    wide: tuple[str, ...] = ()

    def of(self, kind: Kind) -> tuple[TableColumn, ...]:
        """The columns of a kind, as they stand."""
        return tuple(column for column in self.columns if column.kind == kind)

    def cell(self, row: TableRow, column: TableColumn) -> str:
        """What stands in a row's cell."""
        return row.cells[column.at]

    def said(self, row: TableRow, kind: Kind) -> str:
        """What stands in a row's cell of the one column of a kind; nothing without one."""
        return next((row.cells[column.at] for column in self.of(kind)), "")

    def place(self, row: TableRow, column: TableColumn | None) -> str:
        """The name of a cell in the spreadsheet, of a row without a column."""
        at = row.places[column.at] if column else None
        cell = f"{letters(at + 1) if at is not None else ''}{row.number}"
        return f"{row.sheet}!{cell}" if row.sheet else cell

    def wrong(self, row: TableRow, column: TableColumn | None, said: Said) -> DataError:
        """A fault at a cell, by its row and column, or in a row without that column; its message is told the `cell`."""
        cell = self.place(row, column)
        of = {"lang": column.lang} if column and column.lang else {}
        return DataError(self.path, f"{cell}: {said}", row.line).coded(said.code, **{"cell": cell, **of, **said.params})


class _Sheet(NamedTuple):
    """A sheet that was read: its name, its columns as they stand, and its rows."""

    name: str
    columns: list[TableColumn]
    rows: Rows


_SPOKEN_KINDS: tuple[Kind, ...] = ("name", "text", "flavour", "type")
"""What a card has in each language."""


@cache
def _called() -> Mapping[str, Kind]:
    """What people call columns, and the kind of each."""
    from cards.database import plain_yaml

    named: Mapping[Kind, list[str]] = plain_yaml((Path(__file__).parent / "columns.yaml").read_bytes())
    return {str(name).replace("ё", "е"): kind for kind, names in named.items() for name in names}


def read_table(path: Path, columns: Mapping[str, Kind] | None = None) -> CardTable:
    """Read a table of cards; `columns` says what some headings mean. Raises `DataError` for what is no table."""
    asked = dict(columns or {})
    found, skipped = [], []
    first = ""
    headings: dict[str, None] = {}
    repeated: list[tuple[str, int]] = []
    unnamed: list[str] = []
    wide: list[str] = []
    sheets = sheets_of(path, closed=True)
    for name, lines in sheets:
        named = name if sheets[1:] else ""
        first = first or f"A{next((row.number for row in lines), 1)}"
        rows = _from_head([row for row in lines if any(cell.strip() for cell in row.cells)])
        if not rows:
            continue
        if any(len(row.cells) > MOST_COLUMNS for row in rows):
            wide.append(named)
            rows = [row._replace(cells=row.cells[:MOST_COLUMNS]) for row in rows]
        head, *rest = rows
        headings |= dict.fromkeys(cell.strip() for cell in head.cells if cell.strip())
        cards = [row for row in rest if not _is_again(row.cells, head.cells)]
        repeated += [(named, row.number) for row in rest if _is_again(row.cells, head.cells)]
        sheet = _Sheet(name, _columns(path, head, [row.cells for row in cards], asked), cards)
        if any(column.kind == "name" for column in sheet.columns) and sheet.rows:
            found.append(sheet)
            unnamed += _unnamed(named, head, cards)
        else:
            skipped.append(sheet)
    for heading in asked:
        if heading not in headings:
            raise UnknownName("column", heading, nearest(heading, headings) or tuple(sorted(headings)))
    if not found:
        if any(sheet.rows for sheet in skipped):
            kinds = {column.kind for sheet in skipped for column in sheet.columns}
            if kinds and kinds <= {"label", "badge"}:
                told = "is no heading that is known: write headings above the cards, Name and Text, say"
                raise DataError(path, f"{first}: {told}", 1).coded("table-without-headings", cell=first)
            told = "no column has the names of the cards: call one `name`"
            raise DataError(path, f"{first}: {told}", 1).coded("table-without-names", cell=first)
        told = "has no cards: the first row names the columns, each further one is a card"
        raise DataError(path, f"{first}: {told}").coded("table-without-cards", cell=first)
    merged = _merged(path, found, tuple(sheet.name for sheet in skipped), tuple(repeated))
    table = replace(merged, unnamed=tuple(unnamed), wide=tuple(wide))
    if len(table.rows) > MOST_ROWS:
        raise DataError(path, f"has {len(table.rows):,} cards, and a print at most {MOST_ROWS:,}").coded(
            "table-too-long", n=len(table.rows), most=MOST_ROWS
        )
    return table


def _from_head(rows: Rows) -> Rows:
    """The rows from the headings on: above those, the title of a table may stand, say."""
    for at, (_, _, row) in enumerate(rows[:MOST_ABOVE]):
        if sum(bool(cell.strip()) for cell in row) > 1 and any(_kind_of(cell)[0] == "name" for cell in row):
            return rows[at:]
    return rows


def _unnamed(sheet: str, head: SheetRow, rows: Rows) -> Iterator[str]:
    """The cells in which a heading is missing, above something."""
    for at in range(max((len(row.cells) for row in rows), default=0)):
        bare = at >= len(head.cells) or not head.cells[at].strip()
        if bare and any(at < len(row.cells) and row.cells[at].strip() for row in rows):
            cell = f"{letters(at + 1)}{head.number}"
            yield f"{sheet}!{cell}" if sheet else cell


def _is_again(row: Sequence[str], head: Sequence[str]) -> bool:
    """True of a row that says the headings once more, as where two tables were put together."""
    return [cell.strip() for cell in row if cell.strip()] == [cell.strip() for cell in head if cell.strip()]


def _merged(
    path: Path, sheets: Sequence[_Sheet], skipped: tuple[str, ...], repeated: tuple[tuple[str, int], ...]
) -> CardTable:
    """The sheets as one table; a sheet that says no types of cards is itself one."""
    several = len(sheets) > 1
    columns: dict[tuple[Kind, str, Lang | None], TableColumn] = {}
    if several and not all(any(column.kind == "type" for column in sheet.columns) for sheet in sheets):
        columns["type", "", None] = TableColumn(0, "", "type")
    sheets = _agreeing(sheets)
    for sheet in sheets:
        for column in sheet.columns:
            columns.setdefault(_same(column), replace(column, at=len(columns)))
    rows: list[TableRow] = []
    for sheet in sheets:
        places: list[int | None] = [None] * len(columns)
        for column in sheet.columns:
            places[columns[_same(column)].at] = column.at
        for number, line, cells in sheet.rows:
            said = [cells[at].strip() if at is not None and at < len(cells) else "" for at in places]
            kind = columns.get(("type", "", None))
            if several and kind and places[kind.at] is None:
                said[kind.at] = sheet.name
            rows.append(TableRow(number, line, tuple(said), sheet.name if several else "", tuple(places)))
    return CardTable(path, tuple(columns.values()), tuple(rows), skipped, repeated)


def _agreeing(sheets: Sequence[_Sheet]) -> list[_Sheet]:
    """The sheets, where a column in which nothing stands is what one with its heading is on another."""
    kinds: dict[str, Kind] = {}
    for sheet in sheets:
        for column in sheet.columns:
            if not _is_empty(sheet, column):
                kinds.setdefault(column.heading, column.kind)

    def agreed(sheet: _Sheet, column: TableColumn) -> TableColumn:
        if column.kind in ("badge", "label") and _is_empty(sheet, column):
            return replace(column, kind=kinds.get(column.heading, column.kind))
        return column

    return [sheet._replace(columns=[agreed(sheet, column) for column in sheet.columns]) for sheet in sheets]


def _is_empty(sheet: _Sheet, column: TableColumn) -> bool:
    return not any(column.at < len(row.cells) and row.cells[column.at].strip() for row in sheet.rows)


def _same(column: TableColumn) -> tuple[Kind, str, Lang | None]:
    """What columns of several sheets are one by."""
    heading = "" if column.kind in _ONCE else normalise(column.heading)
    return column.kind, heading, column.lang


def is_table_of_cards(path: Path) -> bool:
    """True if a file's first row names columns of cards, with more than a deck's list has: a text, a picture, a number.

    A list of a deck, whose names are mostly those of cards that there are, is none, unless most have a text of theirs
    beside them: what a deck holds nobody writes out.
    """
    if path.suffix.lower() not in TABLES or not path.is_file():
        return False
    try:
        whole = [[row.cells for row in rows] for _, rows in sheets_of(path)]
    except FitilError as error:  # what has too much for a deck's list is no list
        return error.code in ("too-many-rows", "too-long-table", "too-much-unpacked")
    except ValueError:
        return False
    sheets = [[row for row in rows if any(cell.strip() for cell in row)] for rows in whole]
    if any(_lacks_head(rows[0], told) for rows, told in zip(whole, sheets, strict=True) if rows):
        return True
    if any(_lacks_headings(rows) for rows in sheets if rows):
        return True
    headed = (
        [row.cells for row in _from_head([SheetRow(at, at, row) for at, row in enumerate(rows, 1)])]
        for rows in filter(None, sheets)
    )
    return any(_has_cards(head, rows) for head, *rows in headed)


def _lacks_head(first: Sequence[str], rows: Sequence[Sequence[str]]) -> bool:
    """True if an empty row stands where headings should, above rows with a text, or above nothing."""
    if len(first) <= 1 or any(cell.strip() for cell in first):
        return False
    return not rows or any(_are_told(rows, at) for at in range(1, len(first)))


def _lacks_headings(rows: Sequence[Sequence[str]]) -> bool:
    """True if cards begin at once, without a heading that is known: most have a text, and few a name of our cards."""
    if any(_kind_of(cell)[0] != "label" for row in rows[:MOST_ABOVE] for cell in row):
        return False
    several = [at for at in range(max(map(len, rows))) if sum(at < len(row) and bool(row[at]) for row in rows) > 1]
    if not several[1:] or not any(_are_told(rows, at) for at in several):
        return False
    return not any(_are_known([row[at] for row in rows[:FEW] if at < len(row)]) for at in several)


def _are_known(names: Sequence[str]) -> bool:
    """True if more than half are names of cards that there are."""
    known = [index for game in game_ids() for index in [name_index(game)]]
    return 2 * sum(any(normalise(name) in index for index in known) for name in names) > len(names)


def _has_cards(head: Sequence[str], rows: Sequence[Sequence[str]]) -> bool:
    kinds = [_kind_of(cell)[0] for cell in head]
    kinds = ["badge" if kind == "label" and _are_numbers(rows, at) else kind for at, kind in enumerate(kinds)]
    if "name" not in kinds:
        return bool({"text", "flavour", "picture"}.intersection(kinds))
    if not {"text", "flavour", "picture", "badge", "back", "size"}.intersection(kinds):
        return False
    if any(kind == "text" and _are_told(rows, column) for column, kind in enumerate(kinds)):
        return True
    at = kinds.index("name")
    return not _are_known([row[at] for row in rows[:FEW] if at < len(row)])


def _are_told(rows: Sequence[Sequence[str]], at: int) -> bool:
    """True if most rows have more than a word or two in a column."""
    return 2 * sum(at < len(row) and len(row[at].split()) > FEW_WORDS for row in rows) > len(rows) > 0


def _kind_of(heading: str) -> tuple[Kind, Lang | None]:
    """What a heading names, and in which language if it says so; a label if nobody knows it."""
    said, known = " ".join(heading.casefold().replace("ё", "е").split()), _called()
    if said in known:
        return known[said], None
    if (found := _LANG.match(said)) and found["name"] in known:
        return known[found["name"]], found["lang"]
    if (found := _OTHER.match(said)) and found["lang"] in CODES and known.get(found["name"]) in _SPOKEN_KINDS:
        return known[found["name"]], found["lang"]
    return "deck" if _DECK.match(heading.strip()) else "label", None


def deck_called(heading: str) -> str:
    """What the deck is called of which a column has the counts."""
    found = _DECK.match(heading)
    return found["name"].strip() if found else heading


def _columns(path: Path, head: SheetRow, rows: Sequence[Sequence[str]], asked: Mapping[str, Kind]) -> list[TableColumn]:
    """The columns of a sheet: those with a heading, each of a kind."""
    found: list[TableColumn] = []
    number, line, headings = head
    for at, heading in _headings(headings):
        kind, lang = _kind_of(heading)
        if lang not in (None, *SPOKEN) and kind in ("name", "type") and _are_numbers(rows, at):  # `card_no`
            kind, lang = "label", None
        kind = asked.get(heading, kind)
        if kind == "label" and heading not in asked and _are_numbers(rows, at):
            kind = "badge"
        if kind == "badge" and heading not in asked and not _are_numbers(rows, at):
            kind = "label"
        twice = next((one for one in found if one.kind == kind in _ONCE and one.lang == lang), None)
        if twice:
            told = f"{letters(at + 1)}{number}: {heading!r} is a second column of {kind}s, beside {twice.heading!r}"
            raise DataError(path, f"{told}: give it another heading, or take it out", line).coded(
                "column-twice", cell=f"{letters(at + 1)}{number}", heading=heading, other=twice.heading
            )
        if kind in ("badge", "label", "deck") and (
            alike := next((one for one in found if one.heading == heading), None)
        ):
            cell, other = f"{letters(at + 1)}{number}", f"{letters(alike.at + 1)}{number}"
            told = f"{cell}: {heading!r} is called like the column at {other}: give one of them another heading"
            raise DataError(path, told, line).coded("heading-twice", cell=cell, heading=heading, other=other)
        found.append(TableColumn(at, heading, kind, lang))
    return _in_their_languages(found)


def _in_their_languages(columns: Sequence[TableColumn]) -> list[TableColumn]:
    """The columns, where a value whose heading ends in the code of a language of the cards is in that alone."""
    langs = {column.lang for column in columns if column.kind in _SPOKEN_KINDS}

    def placed(column: TableColumn) -> TableColumn:
        ends = _OTHER.match(column.heading) if column.kind in ("badge", "label", "type") and not column.lang else None
        lang = ends["lang"].casefold() if ends else None
        return replace(column, lang=lang) if lang and lang in langs else column

    return list(map(placed, columns))


def _headings(head: Sequence[str]) -> Iterator[tuple[int, str]]:
    """The headings that are not empty, on one line each, and where they stand."""
    for at, cell in enumerate(head):
        if heading := " ".join(cell.split()):
            yield at, heading


def _are_numbers(rows: Sequence[Sequence[str]], at: int) -> bool:
    """True if a column holds short numbers, and not nothing at all."""
    cells = [row[at].strip() for row in rows if at < len(row) and row[at].strip()]
    return bool(cells) and all(_NUMBER.fullmatch(cell) for cell in cells)
