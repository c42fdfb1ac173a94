"""Tables with several columns of cards beside each other, each with its own column of copies: read block by block.

Columns are recognised by their cells. Where each block has a lead, or somebody's name above it (`owners`), every block
is a list; else together they are one.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple, TypeGuard

from cards.decks.listing import Listing
from cards.decks.lists.around import labels
from cards.decks.lists.lines import plain
from cards.decks.lists.tables import splitting, table, table_head
from cards.decks.names.headings import PLAYER, TEAM, section
from cards.decks.names.kinds import slot_words
from cards.decks.names.known import is_card, is_lead, is_same_card
from cards.decks.words.counted import first_number, is_number
from cards.decks.words.titles import titles_of
from cards.expressions import expression
from cards.names import normalise

_DELIMITERS = "\t;,|"
_LEAST = 2
"""Fewest cards of a column of them."""
_DIGITS = 4
_COUNT = expression(r"\s*[x×х*]?\s*\d{1,2}(?:[.,]0+)?\s*(?:[x×х]|[^\W\d]{1,3}\.?)?\s*", re.I)


class NameColumn(NamedTuple):
    """A column of cards' names, and that of their copies if there is one."""

    names: int
    copies: int | None


def read(text: str, path: Path) -> list[Listing]:
    """Parse a table of several blocks; none if the text is no such table.

    A table of which it cannot be told which numbers are whose cards' is a fault of its list.
    """
    for delimiter in _DELIMITERS:
        if text.count(delimiter) >= _LEAST and (rows := splitting.cells_of(text, delimiter)):
            if found := _of_owners(rows, path):
                return found
            columns = _names(rows)
            counts = _counts(rows, columns) if len(columns) > 1 else []
            if counts and _go_on(rows, columns, counts):
                rows = [(line, ["" if at in counts else cell for at, cell in enumerate(row)]) for line, row in rows]
                return _read(rows, [NameColumn(at, None) for at in columns], path)
            if counts:
                return _read(rows, _paired(columns, counts), path)
    return []


def _of_owners(rows: Sequence[tuple[int, list[str]]], path: Path) -> list[Listing]:
    """The lists of columns of cards that stand below the names of those whose they are; none of any other table."""
    from cards.decks.lists.tables import owners

    rows = [(line, row) for line, row in rows if any(cell.strip(":-") for cell in row)]
    names = owners.columns_of_cards(rows)
    if len(names) < _LEAST:
        return []
    counts = _counts(rows, names)
    if not any(all(at + step in counts for at in names) for step in (1, -1)):
        numbering = [at for at in counts if owners.numbers_rows(rows, at)]
        counts = [at for at in counts if at not in numbering]
        rows = [(line, ["" if at in numbering else cell for at, cell in enumerate(row)]) for line, row in rows]
    blocks = _paired(names, counts)
    beside = [*zip(blocks, [*blocks[1:], None], strict=True)]
    found = owners.below_names(rows, [_span(*one) for one in beside])
    return owners.lists(found, [_lines(found.rows, *one) for one in beside], path) if found else []


def _read(rows: Sequence[tuple[int, list[str]]], blocks: Sequence[NameColumn], path: Path) -> list[Listing]:
    counted = [block for block in blocks if block.copies is not None]
    if counted and len(counted) < len(blocks):
        told = "has several columns of cards, and not each has one of numbers: put the cards below each other"
        listing = Listing(path)
        listing.fault(told, rows[0][0], "columns-of-cards")
        return [listing]
    beside = list(zip(blocks, [*blocks[1:], None], strict=True))
    parts = [_lines(rows, block, other) for block, other in beside]
    led = [any(map(_is_led, (line for _, line in part))) for part in parts]
    if all(led):
        return [plain.read_lines(part, path) for part in parts]
    below = [_lines(group, *block) for group in _groups(rows) for block in beside]
    return [plain.read_lines([line for part in below for line in part], path)]


def _groups(rows: Sequence[tuple[int, list[str]]]) -> list[Sequence[tuple[int, list[str]]]]:
    """The rows, parted where a heading stands alone: it is one of all columns below it."""
    alone = [[cell for cell in row if cell] for _, row in rows]
    cuts = [at for at, cells in enumerate(alone) if at and len(cells) == 1 and table.placed(cells[0])]
    return [rows[start:end] for start, end in pairwise([0, *cuts, len(rows)])]


def _is_led(line: str) -> bool:
    return labels.names_lead(line.replace("\t", " ")) or labels.names_lead(line.rpartition("\t")[2])


def _lines(rows: Sequence[tuple[int, list[str]]], block: NameColumn, other: NameColumn | None) -> list[tuple[int, str]]:
    """The lines of a block: from its first column to the next block's, with the cells to the left of the first one."""
    found = []
    copies: list[int] = []
    for line, row in rows:
        cells = [cell for cell in row[_span(block, other)] if cell]
        if _is_sum(cells, copies):
            continue
        copies += [int(number) for cell in cells if (number := first_number(cell)) and len(cells) > 1][-1:]
        if whose := _whose(cells):
            found.append((line, whose))
            continue
        is_head = cells and not any(any(ch.isdigit() for ch in cell) or _is_known(cell) for cell in cells)
        if not is_head and len(cells) > 1 and section(normalise(cells[0])) is not None:
            cells = [cell for cell in cells if not table_head.is_head([cell])]  # `Бомбы | шт`
        if cells and not (is_head and (len(cells) > 1 or titles_of(cells[0]))):
            found.append((line, "\t".join(cells)))
    return found


def _span(block: NameColumn, other: NameColumn | None) -> slice:
    """The columns of a block, up to the other's."""
    start, end = (min(filter(_is_column, one)) if one else None for one in (block, other))
    return slice(start, end)


def _is_column(at: int | None) -> TypeGuard[int]:
    return at is not None


def _whose(cells: Sequence[str]) -> str:
    """Whose a block is, of a row with no more than the label for it and the name: `Игрок: | Нина`; else empty."""
    label, value = (cells[0].rstrip(" :"), cells[1]) if len(cells) == 2 else ("", "")
    is_label = normalise(label) in PLAYER | TEAM and (cells[0].rstrip().endswith(":") or not titles_of(label))
    return f"{label}: {value}" if is_label and labels.is_player(value) and not titles_of(value) else ""


def _is_sum(cells: Sequence[str], copies: Sequence[int]) -> bool:
    """True for a row's only cell with how many cards there are above it in this block: it only adds them up."""
    alone = cells[0].strip() if len(cells) == 1 else ""
    return len(copies) > 1 and alone.isdecimal() and len(alone) < 4 and int(alone) == sum(copies) > max(copies)


def _is_known(cell: str) -> bool:
    said = normalise(cell)
    return is_card(said) or said in slot_words() or section(said.rstrip(": ")) is not None or is_number(said)


def _names(rows: Sequence[tuple[int, list[str]]]) -> list[int]:
    """The columns of cards' names, of those that have the same cards in two languages only the first."""
    cells: dict[int, list[str]] = {}
    found: list[int] = []
    for _, row in rows:
        for at, cell in enumerate(row):
            cells.setdefault(at, []).append(cell)
    for at in sorted(cells):
        filled = [cell for cell in cells[at] if cell]
        cards = sum(is_card(normalise(cell)) for cell in filled)
        if all(is_lead(normalise(cell)) for cell in filled if is_card(normalise(cell))):
            continue  # whose lists they are
        if cards >= _LEAST and 2 * cards >= len(filled) and not any(_are_same(rows, one, at) for one in found):
            found.append(at)
    return found


def _are_same(rows: Sequence[tuple[int, list[str]]], one: int, other: int) -> bool:
    pairs = [(row[one], row[other]) for _, row in rows if other < len(row) and row[one] and row[other]]
    cards = [pair for pair in pairs if all(is_card(normalise(name)) for name in pair)]
    return bool(cards) and all(is_same_card(*pair) for pair in cards)


def _counts(rows: Sequence[tuple[int, list[str]]], names: Sequence[int]) -> list[int]:
    """The columns of numbers that are not those of the rows."""
    found = []
    rows = [(line, row) for line, row in rows if any(is_card(normalise(row[at])) for at in names if at < len(row))]
    for at in range(max((len(row) for _, row in rows), default=0)):
        cells = [row[at] for _, row in rows if at < len(row) and row[at]]
        numbers = [cell for cell in cells if _COUNT.fullmatch(cell)]
        in_order = [cell.strip(" .)") for cell in numbers] == [str(n) for n in range(1, len(numbers) + 1)]
        if (
            at not in names
            and numbers
            and len(cells) - len(numbers) < _LEAST
            and not (in_order and len(numbers) > _LEAST)
        ):
            found.append(at)
    return found


def _go_on(rows: Sequence[tuple[int, list[str]]], names: Sequence[int], counts: Sequence[int]) -> bool:
    """True for columns of numbers that number all cards, from one column to the next: `1 Корова | 3 Ёж`."""
    rows = [(line, row) for line, row in rows if any(is_card(normalise(row[at])) for at in names if at < len(row))]
    cells = [cell for at in counts for _, row in rows if at < len(row) and (cell := row[at].strip(" .)№"))]
    if not all(cell.isdecimal() and len(cell) < _DIGITS for cell in cells):
        return False
    numbers = [*map(int, cells)]
    return len(counts) > 1 and len(numbers) > _LEAST and numbers == [*range(1, len(numbers) + 1)]


def _paired(names: Sequence[int], counts: Sequence[int]) -> list[NameColumn]:
    """Each column of names with the column of numbers right beside it, all on the same side if that can be."""
    for step in (1, -1):
        if all(at + step in counts for at in names):
            return [NameColumn(at, at + step) for at in names]
    left = list(counts)
    found = []
    for at in names:
        beside = next((one for one in (at + 1, at - 1) if one in left), None)
        if beside is not None:
            left.remove(beside)
        found.append(NameColumn(at, beside))
    return found
