"""A file with a table of cards → its columns and rows, each cell known by its name in the spreadsheet."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Literal, get_args

from cards import DataError, FitilError, Lang, UnknownName, game_ids, nearest, normalise
from cards.decks import letters, name_index, rows_of
from cards.errors import Said
from cards.files import TABLES
from cards.languages import SPOKEN
from cards.records import dataclass

Kind = Literal["name", "copies", "text", "flavour", "picture", "type", "colour", "badge", "label", "ignore"]
KINDS: tuple[Kind, ...] = get_args(Kind)
MOST_ROWS = 2_000
FEW = 40
"""So many names of a table are looked up, to tell it from a deck's list."""
_ONCE: tuple[Kind, ...] = ("name", "copies", "text", "flavour", "picture", "type", "colour")
"""The kinds of which a table has one column in a language at most."""
_LANG = re.compile(rf"^(?P<name>.+?)[\s_(.\[-]+(?P<lang>{'|'.join(SPOKEN)})[\s)\]]*$")
_NUMBER = re.compile(r"[+\-−–]?\d{1,4}(?:[.,]\d)?|[*xX?∞]")


@dataclass(frozen=True, slots=True)
class Column:
    """A column: where it stands (from 0), its heading, what it is taken for, and its language if it says one."""

    at: int
    heading: str
    kind: Kind
    lang: Lang | None = None


@dataclass(frozen=True, slots=True)
class Table:
    """A table: its file, its columns, and its rows with their numbers in the file, those without a word left out."""

    path: Path
    columns: tuple[Column, ...]
    rows: tuple[tuple[int, tuple[str, ...]], ...]

    def of(self, kind: Kind) -> tuple[Column, ...]:
        """The columns of a kind, as they stand."""
        return tuple(column for column in self.columns if column.kind == kind)

    def cell(self, row: Sequence[str], column: Column) -> str:
        """What stands in a row's cell."""
        return row[column.at].strip() if column.at < len(row) else ""

    def wrong(self, place: tuple[int, Column | None], said: Said) -> DataError:
        """A fault at a cell, by its row and column, or in a row without that column; its message is told the `cell`."""
        line, column = place
        cell = f"{letters(column.at + 1)}{line}" if column else str(line)
        return DataError(self.path, f"{cell}: {said}", line).coded(said.code, cell=cell, **said.params)


@cache
def _called() -> Mapping[str, Kind]:
    """What people call columns, and the kind of each."""
    from cards.database import plain_yaml

    named: Mapping[Kind, list[str]] = plain_yaml((Path(__file__).parent / "columns.yaml").read_bytes())
    return {str(name): kind for kind, names in named.items() for name in names}


def read_table(path: Path, columns: Mapping[str, Kind] | None = None) -> Table:
    """Read a table of cards; `columns` says what some headings mean. Raises `DataError` for what is none."""
    rows = [(line, row) for line, row in rows_of(path) if any(cell.strip() for cell in row)]
    if len(rows) < 2:
        raise DataError(path, "has no cards: the first row names the columns, each further one is a card").coded(
            "table-without-cards"
        )
    if len(rows) > MOST_ROWS + 1:
        raise DataError(path, f"has {len(rows) - 1:,} cards, and a print at most {MOST_ROWS:,}").coded(
            "table-too-long", n=len(rows) - 1, most=MOST_ROWS
        )
    (line, head), *body = rows
    found = _columns(path, line, head, [row for _, row in body], columns or {})
    if not any(column.kind == "name" for column in found):
        raise DataError(
            path, "no column has the names of the cards: call one `name`, or say --column HEADING=name", line
        ).coded("table-without-names")
    return Table(path, tuple(found), tuple((at, tuple(row)) for at, row in body))


def is_table_of_cards(path: Path) -> bool:
    """True if a file's first row names columns of cards, with more than a deck's list has: a text, a picture, a number.

    A list of a deck, whose names are mostly those of cards that there are, is none, whatever else stands in it.
    """
    if path.suffix.lower() not in TABLES or not path.is_file():
        return False
    try:
        head, *rows = [row for _, row in rows_of(path) if any(cell.strip() for cell in row)]
    except (FitilError, ValueError):
        return False
    kinds = [_kind_of(cell)[0] for cell in head]
    if "name" not in kinds:
        return bool({"text", "flavour", "picture"}.intersection(kinds))
    if not {"text", "flavour", "picture", "badge"}.intersection(kinds):
        return False
    at = kinds.index("name")
    names = [row[at] for row in rows[:FEW] if at < len(row)]
    known = [index for game in game_ids() for index in [name_index(game)]]
    return 2 * sum(any(normalise(name) in index for index in known) for name in names) <= len(names)


def _kind_of(heading: str) -> tuple[Kind, Lang | None]:
    """What a heading names, and in which language if it says so; a label if it is known to nobody."""
    said = " ".join(heading.casefold().replace("ё", "е").split())
    known = {name.replace("ё", "е"): kind for name, kind in _called().items()}
    if said in known:
        return known[said], None
    if (found := _LANG.match(said)) and found["name"] in known:
        return known[found["name"]], found["lang"]
    return "label", None


def _columns(
    path: Path, line: int, head: Sequence[str], rows: Sequence[Sequence[str]], asked: Mapping[str, Kind]
) -> list[Column]:
    """The columns of a table: those with a heading, each of a kind."""
    headings = {cell.strip() for cell in head}
    for heading in asked:
        if heading not in headings:
            raise UnknownName("column", heading, nearest(heading, headings) or tuple(sorted(filter(None, headings))))
    found: list[Column] = []
    for at, cell in enumerate(head):
        if not (heading := cell.strip()):
            continue
        kind, lang = _kind_of(heading)
        kind = asked.get(heading, kind)
        if kind == "label" and heading not in asked and _are_numbers(rows, at):
            kind = "badge"
        if kind == "badge" and heading not in asked and not _are_numbers(rows, at):
            kind = "label"
        twice = next((one for one in found if one.kind == kind in _ONCE and one.lang == lang), None)
        if twice:
            told = f"{letters(at + 1)}{line}: {heading!r} is a second column of {kind}s, beside {twice.heading!r}"
            raise DataError(path, f"{told}: say --column '{heading}=label', or ignore", line).coded(
                "column-twice", cell=f"{letters(at + 1)}{line}", heading=heading, other=twice.heading
            )
        found.append(Column(at, heading, kind, lang))
    return found


def _are_numbers(rows: Sequence[Sequence[str]], at: int) -> bool:
    """True if a column holds short numbers, and not nothing at all."""
    cells = [row[at].strip() for row in rows if at < len(row) and row[at].strip()]
    return bool(cells) and all(_NUMBER.fullmatch(cell) for cell in cells)
