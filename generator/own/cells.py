"""What the cells of a row say of its card: of what kind it is, what gives it its colours, and how many there are."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeVar

from cards import DataError, FitilError
from cards.errors import Said, in_one
from cards.model import MOST_COPIES
from generator.own.table import CardTable, TableColumn, TableRow
from generator.paper import parse_size

Read = TypeVar("Read")
LEAST_SIDE = 20
"""The least side of a card in mm: what is narrower has no room for a name and a number."""
MOST_SIDE = 420
"""Its greatest side in mm, that of A3: what is larger is no card, and each would be put together of many sheets."""


class CardKind(NamedTuple):
    """Cards that are laid out alike: their type as it is printed, their size in mm, and what is on their back."""

    said: str
    size: tuple[float, float] | None
    back: str


def kind_of_card(table: CardTable, row: TableRow) -> CardKind:
    """The kind of a row's card; raises `DataError` for a size that no card has."""
    said = table.said(row, "size")
    return CardKind(table.said(row, "type"), _size(table, row, said) if said else None, table.said(row, "back"))


@cache
def _sizes() -> Mapping[str, str]:
    """Sizes by what people call them."""
    from cards.database import plain_yaml

    named: Mapping[str, list[str]] = plain_yaml((Path(__file__).parent / "sizes.yaml").read_bytes())
    return {name: size for size, names in named.items() for name in names}


def _size(table: CardTable, row: TableRow, said: str) -> tuple[float, float]:
    """The size that a cell says, by its name or in mm."""
    said = _sizes().get(said.casefold(), said)
    size, why = (0.0, 0.0), ""
    try:
        size = parse_size(said.replace("×", "x").replace("х", "x").replace(" ", ""))
    except FitilError as error:
        why = str(error)
    if not LEAST_SIDE <= min(size) <= max(size) <= MOST_SIDE:
        why = why or f"{said!r} is no size of a card: its sides are {LEAST_SIDE} to {MOST_SIDE} mm"
        told = Said(why, "cell-not-a-size", value=said, least=LEAST_SIDE, most=MOST_SIDE)
        raise table.wrong(row, table.of("size")[0], told)
    return size


def suit(table: CardTable, row: TableRow) -> str:
    """What gives a card its colours: its colour, or its type where no card has one."""
    return table.said(row, "colour" if table.of("colour") else "type")


def copies_of(table: CardTable, row: TableRow) -> int:
    """How many copies there are of a row's card; one if nothing says how many."""
    columns = table.of("copies")
    said = table.cell(row, columns[0]) if columns else ""
    return whole_number(table, row, columns[0], said, least=1) if said else 1


def whole_number(table: CardTable, row: TableRow, column: TableColumn, said: str, *, least: int) -> int:
    """The number of copies that a cell says; raises `DataError` for what is none, or less than the least."""
    whole = re.fullmatch(r"(\d{1,4})(?:[.,]0+)?", said)
    if not whole or not least <= int(whole[1]) <= MOST_COPIES:
        told = f"{said!r} is no number of copies: write {least} to {MOST_COPIES}"
        raise table.wrong(row, column, Said(told, "not-copies", value=said, most=MOST_COPIES))
    return int(whole[1])


def each_row(read: Callable[[TableRow], Read], rows: Sequence[TableRow]) -> list[Read]:
    """What is read of each row; raises one error for all that cannot be."""
    found: list[Read] = []
    wrong: list[DataError] = []
    for row in rows:
        try:
            found.append(read(row))
        except DataError as error:
            wrong.append(error)
    if wrong:
        raise in_one(wrong)
    return found
