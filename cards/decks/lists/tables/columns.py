"""Columns of a table that count no copies: what cards cost, and the numbers that are printed on them."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Collection, Iterable, Iterator, Sequence

from cards.decks.lists.around import dress
from cards.decks.lists.tables.table_head import BESIDE, DELIMITERS, LATEST, PRICE
from cards.decks.names.known import is_card, printed
from cards.decks.words.maybes import is_aside
from cards.decks.words.titles import COPIES, NAMES, words_in
from cards.errors import Said
from cards.expressions import expression
from cards.names import normalise

_LEAST_PRINTED, _LONG = 4, 4
"""Fewest cards whose numbers may be seen to be those that are printed on them, and letters of none of these."""
_KINDS = frozenset([
    "тип", "вид", "категория", "редкость", "раритетность", "type", "kind", "category", "rarity", "סוג", "קטגוריה",
    "נדירות",
])  # fmt: skip
"""What columns are called that say of which kind each card is."""
_ANY = expression(r".*")
SUM_OF_MONEY = expression(r"\W*\d[\d\s.,]*(?:[^\W\d]{1,4}\.?)?\W*")


def without_worth(text: str) -> str:
    """A table without its columns of what cards cost, which are no numbers of copies; any other text as it is."""
    lines = text.splitlines()
    for at, line in enumerate(lines[:LATEST]):
        for delimiter in DELIMITERS:
            titles = [words_in(cell) for cell in line.split(delimiter)] if delimiter in line else []
            worth = [column for column, title in enumerate(titles) if title & PRICE and not title & COPIES]
            if worth and any(title & NAMES and not title - NAMES - BESIDE for title in titles):
                return "\n".join([*lines[: at + 1], *_emptied(lines[at + 1 :], delimiter, worth)])
    return text


def without_kinds(text: str) -> str:
    """A table without its columns of what kind each card is, as their titles say; any other text as it is."""
    lines = text.splitlines()
    for at, line in enumerate(lines[:LATEST]):
        for delimiter in DELIMITERS:
            titles = [words_in(cell) for cell in line.split(delimiter)] if delimiter in line else []
            kinds = [column for column, title in enumerate(titles) if title & _KINDS and title <= _KINDS | BESIDE]
            if not kinds or not any(title & NAMES and not title - NAMES - BESIDE for title in titles):
                continue
            rows = [[cell.strip(' "') for cell in one.split(delimiter)] for one in lines[at + 1 :]]
            cells = {column: [row[column] for row in rows if column < len(row)] for column in kinds}
            kinds = [column for column in kinds if not any(map(_says_more, cells[column]))]
            if kinds:
                return "\n".join([*lines[:at], *_emptied(lines[at:], delimiter, kinds, _ANY)])
    return text


def _says_more(cell: str) -> bool:
    return any(map(str.isdigit, cell)) or is_card(normalise(cell)) or is_aside(normalise(cell))


def without_printed(text: str) -> tuple[str, tuple[str, ...]]:
    """A table without its columns of numbers that are printed on the cards, and their titles; other texts as they are.

    Every card of such a column has there what is printed on it, and no title says that it is of copies.
    """
    lines = text.splitlines()
    for delimiter in DELIMITERS:
        rows = [line.split(delimiter) for line in lines]
        cards = [
            (row, [one for cell in row if (one := normalise(dress.undressed(cell.strip(' "')).line)) and is_card(one)])
            for row in rows
            if len(row) > 1
        ]
        cards = [(row, found) for row, found in cards if len({*found}) == 1]
        if len(cards) < _LEAST_PRINTED:
            continue
        first = rows.index(cards[0][0])
        above = rows[first - 1] if first else []
        if any(words_in(cell) & COPIES for cell in above):  # there is no doubt
            return text, ()
        found = [
            at
            for at in range(max(len(row) for row, _ in cards))
            if _is_printed([(row[at].strip(), names[0]) for row, names in cards if at < len(row)])
        ]
        if found:
            titles = tuple(above[at].strip(' "') if at < len(above) else str(at + 1) for at in found)
            if above:
                lines[first - 1] = delimiter.join("" if at in found else cell for at, cell in enumerate(above))
            return "\n".join([*lines[:first], *_emptied(lines[first:], delimiter, found)]), titles
    return text, ()


def _is_printed(cells: Sequence[tuple[str, str]]) -> bool:
    """True if all cards that have a number there have one and the same that is printed on them, such as their cost."""
    pairs = [(int(cell), printed(name)) for cell, name in cells if cell.isdecimal() and len(cell) < _LONG]
    if len(pairs) < _LEAST_PRINTED or len({number for number, _ in pairs}) == 1:
        return False
    return any(all((which, number) in known for number, known in pairs) for which, _ in pairs[0][1])


def told_of_printed(titles: Sequence[str]) -> Said:
    """What is said of numbers that are printed on the cards."""
    said = ", ".join(titles)
    return Said(f"numbers that are printed on the cards, and no copies: {said}", "printed-numbers", titles=said)


def _emptied(
    lines: Iterable[str], delimiter: str, columns: Collection[int], what: re.Pattern[str] = SUM_OF_MONEY
) -> Iterator[str]:
    """The rows of a table without the numbers, or what else, in these columns; of one that goes on in the next line,
    the line.
    """
    for line in lines:
        if line.count('"') % 2 or not line:
            yield line
            continue
        (cells,) = csv.reader([line], delimiter=delimiter)
        row = io.StringIO()
        kept = ("" if at in columns and what.fullmatch(cell) else cell for at, cell in enumerate(cells))
        csv.writer(row, delimiter=delimiter, lineterminator="").writerow(kept)
        yield row.getvalue()
