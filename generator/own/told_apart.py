"""Is a file a table of cards of one's own, or the list of a deck? By its headings and by whose cards it names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from cards import FitilError, game_ids, normalise
from cards.decks import SheetRow, name_index, read_decks, sheets_of
from cards.files import TABLES
from generator.own.headings import (
    MOST_ABOVE,
    are_headings,
    are_numbers,
    are_told,
    from_head,
    kind_of,
    kinds_of,
    names_at,
)

FEW = 40
"""So many names of a table are looked up, to tell it from a deck's list."""


def is_table_of_cards(path: Path) -> bool:
    """True if a file's first row names columns of cards, with more than a deck's list has: a text, a number, an artist.

    A list of a deck, whose names are mostly those of cards that there are, is none, unless most have a text of theirs
    beside them: what a deck holds nobody writes out.
    """
    if path.suffix.lower() not in TABLES or not path.is_file():
        return False
    try:
        whole = _cells(path)
    except FitilError as error:  # what has too much for a deck's list is no list
        return error.code in ("too-many-rows", "too-long-table", "too-much-unpacked")
    except ValueError:
        return False
    sheets = _filled(whole)
    if any(_lacks_head(rows[0], told) for rows, told in zip(whole, sheets, strict=True) if rows):
        return True
    if any(_lacks_headings(rows) for rows in sheets if rows):
        return True
    return any(_has_cards(path, head, rows) for head, *rows in _headed(sheets))


def names_under(path: Path) -> str | None:
    """The heading under which names of cards of one's own may stand, in a file that names no card of ours.

    None if it does, or nothing in it looks like names.
    """
    try:
        sheets = _filled(_cells(path)) if path.suffix.lower() in TABLES and path.is_file() else []
        for head, *rows in _headed(sheets):
            kinds = [kind for kind, _ in kinds_of(head)]
            at = kinds.index("name") if "name" in kinds else names_at(head, rows)
            if at is not None and rows and not _names_cards(path, [row[at] for row in rows if at < len(row)]):
                return " ".join(head[at].split())
    except ValueError:
        pass
    return None


def _names_cards(path: Path, names: Sequence[str]) -> bool:
    return _are_known(names[:FEW]) or _lists_cards(path, 0)


def _cells(path: Path) -> list[list[Sequence[str]]]:
    """The rows of each sheet of a file; raises `ValueError` for what is no table."""
    return [[row.cells for row in rows] for _, rows in sheets_of(path)]


def _filled(sheets: Sequence[Sequence[Sequence[str]]]) -> list[list[Sequence[str]]]:
    """The sheets without rows in which nothing stands."""
    return [[row for row in rows if any(cell.strip() for cell in row)] for rows in sheets]


def _headed(sheets: Sequence[Sequence[Sequence[str]]]) -> Iterator[list[Sequence[str]]]:
    """The rows of those sheets that have some, from their headings on."""
    for rows in filter(None, sheets):
        yield [row.cells for row in from_head([SheetRow(at, at, row) for at, row in enumerate(rows, 1)])]


def _lacks_head(first: Sequence[str], rows: Sequence[Sequence[str]]) -> bool:
    """True if an empty row stands where headings should, above rows with a text, or above nothing."""
    if len(first) <= 1 or any(cell.strip() for cell in first):
        return False
    return not rows or any(are_told(rows, at) for at in range(1, len(first)))


def _lacks_headings(rows: Sequence[Sequence[str]]) -> bool:
    """True if cards begin at once, without a heading that is known: most have a text, and few a name of our cards."""
    if any(kind_of(cell)[0] != "label" for row in rows[:MOST_ABOVE] for cell in row):
        return False
    several = [at for at in range(max(map(len, rows))) if sum(at < len(row) and bool(row[at]) for row in rows) > 1]
    if not several[1:] or not any(are_told(rows, at) for at in several):
        return False
    return not any(_are_known([row[at] for row in rows[:FEW] if at < len(row)]) for at in several)


def _are_known(names: Sequence[str]) -> bool:
    """True if more than half are names of cards that there are."""
    known = [index for game in game_ids() for index in [name_index(game)]]
    return 2 * sum(any(normalise(name) in index for index in known) for name in names) > len(names)


def _has_cards(path: Path, head: Sequence[str], rows: Sequence[Sequence[str]]) -> bool:
    """True if cards of one's own stand below these headings, of a sheet of a file."""
    kinds = [kind for kind, _ in kinds_of(head)]
    kinds = ["badge" if kind == "label" and are_numbers(rows, at) else kind for at, kind in enumerate(kinds)]
    if "name" not in kinds and {"text", "flavour", "picture"}.intersection(kinds):
        return True
    texts = [column for column, kind in enumerate(kinds) if kind == "text"]
    if any(are_told(rows, column) or ("copies" not in kinds and _filled_in(rows, column)) for column in texts):
        return True
    guessed = names_at(head, rows) if "name" not in kinds and are_headings(head, rows) else None
    at = kinds.index("name") if "name" in kinds else guessed
    if at is None or _are_known([row[at] for row in rows[:FEW] if at < len(row)]):
        return False
    if guessed is None and {"text", "flavour", "picture", "badge", "back", "size"}.intersection(kinds):
        return True
    told = {kind for at, kind in enumerate(kinds) if any(at < len(row) and row[at].strip() for row in rows)}
    return (guessed is not None or bool({"type", "colour", "label"} & told)) and not _lists_cards(path, len(rows))


def _filled_in(rows: Sequence[Sequence[str]], at: int) -> bool:
    """True if every row has something in a column."""
    return bool(rows) and all(at < len(row) and row[at].strip() for row in rows)


def _lists_cards(path: Path, rows: int) -> bool:
    """True if a file, read as a deck's list, names our cards in more than half of so many rows."""
    try:
        decks = [read.deck for read in read_decks(str(path)) if read.deck]
        return 2 * sum(len({*deck.cards, *deck.apart}) for deck in decks) > rows
    except FitilError:
        return False
