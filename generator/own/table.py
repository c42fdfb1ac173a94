"""A file with a table of cards → its columns and rows, each cell known by its name in the spreadsheet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from cards import DataError, Lang, UnknownName, nearest, normalise
from cards.decks import MOST_COLUMNS, Rows, SheetRow, letters, sheets_of
from cards.errors import Said
from cards.languages import SPOKEN
from cards.records import dataclass
from generator.own.headings import (
    IN_LANGUAGE,
    ONCE,
    SPOKEN_KINDS,
    Kind,
    are_headings,
    are_numbers,
    are_unprinted,
    from_head,
    is_nothing,
    is_sum,
    kinds_of,
    names_at,
    number_rows,
    text_at,
)

MOST_ROWS = 2_000
NO_HEADINGS, NO_NAMES = "table-without-headings", "table-without-names"
"""What a file is refused for in which no column is known to have names: nor any other heading, or but that."""


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
        found = IN_LANGUAGE.match(self.heading) if self.lang else None
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
    rows, by sheet and number, that but say the headings again, `sums` those that add up the others, `gone` those that
    are hidden or struck out, `unnamed` the cells where a column has no heading, `struck` other cells that are struck
    out, `hidden` the sheets that are not shown, `wide` those in which something stands right of what is read.
    """

    path: Path
    columns: tuple[TableColumn, ...]
    rows: tuple[TableRow, ...]
    skipped: tuple[str, ...] = ()
    repeated: tuple[tuple[str, int], ...] = ()
    unnamed: tuple[str, ...] = ()
    wide: tuple[str, ...] = ()
    sums: tuple[tuple[str, int], ...] = ()
    gone: tuple[tuple[str, int], ...] = ()
    struck: tuple[str, ...] = ()
    hidden: tuple[str, ...] = ()

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
        return place_of(row.sheet, row.number, row.places[column.at] if column else None)

    def wrong(self, row: TableRow, column: TableColumn | None, said: Said) -> DataError:
        """A fault at a cell, by its row and column, or in a row without that column; its message is told the `cell`."""
        cell = self.place(row, column)
        of = {"lang": column.lang} if column and column.lang else {}
        return DataError(self.path, f"{cell}: {said}", row.line).coded(said.code, **{"cell": cell, **of, **said.params})


class _Sheet(NamedTuple):
    """A sheet that was read: its name, its headings, its columns as they stand, and its rows."""

    name: str
    head: SheetRow
    columns: list[TableColumn]
    rows: Rows


def read_table(path: Path, columns: Mapping[str, Kind] | None = None) -> CardTable:
    """Read a table of cards; `columns` says what some headings mean. Raises `DataError` for what is no table."""
    asked = dict(columns or {})
    found: list[_Sheet] = []
    others: list[_Sheet] = []
    first = ""
    headings: dict[str, None] = {}
    repeated: list[tuple[str, int]] = []
    sums: list[tuple[str, int]] = []
    gone: list[tuple[str, int]] = []
    struck: list[str] = []
    wide: list[str] = []
    whole = sheets_of(path, closed=True)
    sheets = [(name, lines) for name, lines in whole if lines]
    hidden = tuple(name for name, lines in whole if not lines)
    for name, lines in sheets:
        named = name if sheets[1:] else ""
        first = first or f"A{next((row.number for row in lines), 1)}"
        filled = [row for row in lines if any(cell.strip() for cell in row.cells)]
        gone += [(named, row.number) for row in filled if _is_gone(row)]
        rows = from_head([row for row in filled if not _is_gone(row)], asked)
        if not rows:
            continue
        if any(len(row.cells) > MOST_COLUMNS for row in rows):
            wide.append(named)
            rows = [row._replace(cells=row.cells[:MOST_COLUMNS]) for row in rows]
        head, *rest = rows
        headings |= dict.fromkeys(heading for _, heading in _headings(head.cells))
        repeated += [(named, row.number) for row in rest if _is_again(row.cells, head.cells)]
        rest = [row for row in rest if not _is_again(row.cells, head.cells)]
        names = [at for at, (kind, _) in enumerate(kinds_of(head.cells)) if kind == "name"]
        gone += [(named, row.number) for row in rest if row.struck.intersection(names)]
        rest = [row for row in rest if not row.struck.intersection(names)]
        struck += [place_of(named, row.number, at) for row in (head, *rest) for at in sorted(row.struck)]
        head, *rest = map(_without_struck, (head, *rest))
        cards, summed = _without_sum(rest, names)
        sums += [(named, row.number) for row in summed]
        sheet = _Sheet(name, head, _columns(path, head, [row.cells for row in cards], asked), cards)
        (found if sheet.rows and any(column.kind == "name" for column in sheet.columns) else others).append(sheet)
    for heading in asked:
        if heading not in headings:
            raise UnknownName("column", heading, nearest(heading, headings), known=sorted(headings))
    if not found:
        found = [guessed for sheet in others if (guessed := _with_names(sheet))]
        others = [sheet for sheet in others if sheet.name not in {one.name for one in found}]
    if not found:
        raise _no_cards(path, others, first, asked)
    merged = _merged(path, found, tuple(sheet.name for sheet in others), tuple(repeated))
    unnamed = chain.from_iterable(_unnamed(sheet.name if sheets[1:] else "", sheet) for sheet in found)
    table = replace(merged, unnamed=tuple(unnamed), wide=tuple(wide), sums=tuple(sums))
    table = replace(table, gone=tuple(gone), struck=tuple(struck), hidden=hidden)
    if len(table.rows) > MOST_ROWS:
        raise DataError(path, f"has {len(table.rows):,} cards, and a print at most {MOST_ROWS:,}").coded(
            "table-too-long", n=len(table.rows), most=MOST_ROWS
        )
    return table


def place_of(sheet: str, row: int, at: int | None = None) -> str:
    """The name of a cell, or of a row without its column, as spreadsheets write it; with its sheet if that is named."""
    cell = f"{'' if at is None else letters(at + 1)}{row}"
    return f"{sheet}!{cell}" if sheet else cell


def _is_gone(row: SheetRow) -> bool:
    """True of a row in which all that stands there is hidden or struck out."""
    return bool(row.struck) and all(at in row.struck for at, cell in enumerate(row.cells) if cell.strip())


def _without_struck(row: SheetRow) -> SheetRow:
    cells = ["" if at in row.struck else cell for at, cell in enumerate(row.cells)] if row.struck else row.cells
    return row._replace(cells=cells)


def _with_names(sheet: _Sheet) -> _Sheet | None:
    """The sheet, where names stand under a heading that nobody knows; None if it has no headings, or no names."""
    head, rows = sheet.head.cells, [row.cells for row in sheet.rows]
    known = any(column.kind not in ("label", "badge") for column in sheet.columns) or are_headings(head, rows)
    at = names_at(head, rows) if known else None
    named = [replace(column, kind="name") if column.at == at else column for column in sheet.columns]
    return None if at is None else sheet._replace(columns=named)


def _no_cards(path: Path, sheets: Sequence[_Sheet], first: str, asked: Mapping[str, Kind]) -> DataError:
    """The fault of a file in which no sheet has a column of names; `first` is where its first begins.

    A heading whose meaning was `asked` for is known, whatever stands there.
    """
    if not any(sheet.rows for sheet in sheets):
        told = "has no cards: the first row names the columns, each further one is a card"
        return DataError(path, f"{first}: {told}").coded("table-without-cards", cell=first)
    kinds = {column.kind for sheet in sheets for column in sheet.columns}
    if kinds and kinds <= {"label", "badge"} and not asked:
        told = "is no heading that is known: write headings above the cards, Name and Text, say"
        return DataError(path, f"{first}: {told}", 1).coded(NO_HEADINGS, cell=first)
    told = "no column has the names of the cards: call one `name`"
    return DataError(path, f"{first}: {told}", 1).coded(NO_NAMES, cell=first)


def _unnamed(name: str, sheet: _Sheet) -> Iterator[str]:
    """The cells in which a heading is missing, above something; the sheet has a `name` where there are several."""
    head = sheet.head
    for at in range(max((len(row.cells) for row in sheet.rows), default=0)):
        bare = at >= len(head.cells) or not head.cells[at].strip()
        if bare and any(at < len(row.cells) and row.cells[at].strip() for row in sheet.rows):
            yield place_of(name, head.number, at)


def _without_sum(rows: Rows, names: Sequence[int]) -> tuple[Rows, Rows]:
    """The rows, and the last of them apart where it adds up the others; `names` are where their names stand."""
    if rows[1:] and is_sum(rows[-1].cells[at] for at in names if at < len(rows[-1].cells)):
        return rows[:-1], rows[-1:]
    return rows, []


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
    kinds = [column.kind for column in columns.values()]
    for sheet in sheets:
        places: list[int | None] = [None] * len(columns)
        for column in sheet.columns:
            places[columns[_same(column)].at] = column.at
        for number, line, cells, _ in sheet.rows:
            said = [cells[at].strip() if at is not None and at < len(cells) else "" for at in places]
            said = ["" if is_nothing(cell, kind) else cell for cell, kind in zip(said, kinds, strict=True)]
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
    heading = "" if column.kind in ONCE else normalise(column.heading)
    return column.kind, heading, column.lang


def _columns(path: Path, head: SheetRow, rows: Sequence[Sequence[str]], asked: Mapping[str, Kind]) -> list[TableColumn]:
    """The columns of a sheet: those with a heading, each of a kind."""
    found: list[TableColumn] = []
    number, line, headings, _ = head
    kinds = kinds_of(headings)
    for at, heading in _headings(headings):
        kind, lang = kinds[at]
        if lang not in (None, *SPOKEN) and kind in ("name", "type") and are_numbers(rows, at):  # `card_no`
            kind, lang = "label", None
        if number_rows(heading, rows, at):
            kind = "ignore"
        kind = asked.get(heading, kind)
        if kind == "label" and heading not in asked and are_numbers(rows, at):
            kind = "badge"
        if kind == "label" and heading not in asked and are_unprinted(rows, at):
            kind = "ignore"
        if kind == "badge" and heading not in asked and not are_numbers(rows, at):
            kind = "label"
        twice = next((one for one in found if one.kind == kind in ONCE and one.lang == lang), None)
        if twice:
            told = f"{letters(at + 1)}{number}: {heading!r} is a second column of {kind}s, beside {twice.heading!r}"
            raise DataError(path, f"{told}: give it another heading, or take it out", line).coded(
                "column-twice",
                cell=f"{letters(at + 1)}{number}",
                heading=heading,
                other=twice.heading,
                asked="yes" if heading in asked else "no",
            )
        if kind in ("badge", "label", "deck") and (
            alike := next((one for one in found if one.heading == heading), None)
        ):
            cell, other = f"{letters(at + 1)}{number}", f"{letters(alike.at + 1)}{number}"
            told = f"{cell}: {heading!r} is called like the column at {other}: give one of them another heading"
            raise DataError(path, told, line).coded("heading-twice", cell=cell, heading=heading, other=other)
        found.append(TableColumn(at, heading, kind, lang))
    if not any(column.kind == "text" for column in found):
        unknown = [column.at for column in found if column.kind == "label" and column.heading not in asked]
        text = text_at(rows, unknown)
        found = [replace(column, kind="text") if column.at == text else column for column in found]
    return _in_their_languages(found)


def _in_their_languages(columns: Sequence[TableColumn]) -> list[TableColumn]:
    """The columns, where a value whose heading ends in the code of a language of the cards is in that alone."""
    langs = {column.lang for column in columns if column.kind in SPOKEN_KINDS}

    def placed(column: TableColumn) -> TableColumn:
        ends = (
            IN_LANGUAGE.match(column.heading) if column.kind in ("badge", "label", "type") and not column.lang else None
        )
        lang = ends["lang"].casefold() if ends else None
        return replace(column, lang=lang) if lang and lang in langs else column

    return list(map(placed, columns))


def _headings(head: Sequence[str]) -> Iterator[tuple[int, str]]:
    """The headings that are not empty, on one line each, and where they stand."""
    for at, cell in enumerate(head):
        if heading := " ".join(cell.split()):
            yield at, heading
