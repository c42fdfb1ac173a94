"""Files of tables among what is to be printed: each becomes a game, which is found like any other."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path
from shlex import quote
from tempfile import TemporaryDirectory
from typing import NamedTuple

from cards import DataError, FitilError, UnknownName, nearest
from cards.database import files_under, kept_folder, key_of, load_or_make, stamp
from cards.decks import MOST_COLUMNS, letters
from cards.errors import DataErrors, Said, near
from cards.languages import preferred
from cards.whole_file import refuse_output
from generator.own.game import MadeGame, files_beside, folder_of, game_of_table, languages_of
from generator.own.headings import KINDS, Kind, is_number, near_heading
from generator.own.kept import changed_in
from generator.own.table import NO_HEADINGS, NO_NAMES, CardTable, TableColumn, place_of, read_table
from generator.own.table_look import TableLook

FITIL_GAMES = "FITIL_GAMES"
_MOSTLY = 4
"""A column is one of numbers but for some cells if it has so many times as many."""
_PACKAGES = Path(__file__).parents[2]


class BroughtGame(NamedTuple):
    """A table's game: its id, what is told of it, what is written amiss in the table, and the table."""

    game: str
    told: tuple[Said, ...]
    faults: tuple[DataError, ...]
    table: CardTable

    def faults_in(self, langs: Sequence[str | None]) -> tuple[DataError, ...]:
        """What is amiss but for cells in languages that are not among those asked for; None is the usual one."""
        wanted = {
            preferred(languages_of(self.table)) if lang is None and not at else lang for at, lang in enumerate(langs)
        }
        return tuple(fault for fault in self.faults if fault.params.get("lang") in (None, *wanted))


def asked_columns(settings: Sequence[str]) -> dict[str, Kind]:
    """What `--column HEADING=KIND` says, by heading; raises `FitilError` for what says nothing."""
    found: dict[str, Kind] = {}
    for setting in settings:
        heading, equals, kind = setting.rpartition("=")
        if not equals or not heading.strip():
            raise FitilError(f"--column {setting}: write the heading and what it is, as in 'Koszt=badge'").coded(
                "column-setting", setting=setting
            )
        known = next((one for one in KINDS if one == kind.strip()), None)
        if known is None:
            raise UnknownName("kind of column", kind.strip(), nearest(kind, KINDS), known=KINDS)
        found[heading.strip()] = known
    return found


def bring(table: CardTable, look: TableLook | None = None, keep: Path | None = None) -> BroughtGame:
    """Make the game of a table findable, in the cache or in `keep`, which is new or its own; return what it is."""
    game = game_of_table(table)
    if keep is not None:
        refuse_output(keep, folder=True)
        _check_own(keep / game)
        made = folder_of(table, keep, look)
        place, told, faults = made.folder.parent, made.told, made.faults
    else:
        files = [table.path, *files_beside(table)]
        parts = (files_under(_PACKAGES / part, ".py", ".yaml") for part in ("cards", "generator"))
        code = stamp(chain.from_iterable(parts))  # by sizes and times: to read all of it takes as long as to print
        name, key = f"own-{game}", key_of(files, facts=(str(table.path), table.columns, look, str(code)))
        fresh: list[MadeGame] = []
        place = kept_folder(name, key, lambda folder: fresh.append(folder_of(table, folder, look)))
        told, faults = load_or_make(name, key, lambda: _said_of(fresh[0] if fresh else _aside(table, look)))
    named = [one for one in os.environ.get(FITIL_GAMES, "").split(os.pathsep) if one]
    os.environ[FITIL_GAMES] = os.pathsep.join([*named, str(place.absolute())])
    return BroughtGame(game, told, faults, table)


def _said_of(made: MadeGame) -> tuple[tuple[Said, ...], tuple[DataError, ...]]:
    return made.told, made.faults


def _aside(table: CardTable, look: TableLook | None) -> MadeGame:
    """The game made again, where the cache has its folder and no longer what is told of it."""
    with TemporaryDirectory() as folder:
        return folder_of(table, Path(folder), look)


def _check_own(folder: Path) -> None:
    """Raise `DataError` for a folder in which somebody has other things, or has changed what was made."""
    if folder.exists() and not (folder / "cards" / "cards.yaml").exists() and any(folder.iterdir()):
        raise DataError(folder, f"{near(folder)} holds something else: name a new folder").coded(
            "not-ours", path=near(folder)
        )
    if changed := next(changed_in(folder), None):
        command = f"{FITIL_GAMES}={quote(str(folder.parent))} fitil print {folder.name}"
        told = f"was changed by hand, and would be made anew: `{command}` prints it as it is, or name a new folder"
        raise DataError(changed, told).coded("made-changed", command=command)


def told_columns(table: CardTable) -> Iterator[Said]:
    """What each column is taken for, a line each."""
    for column in table.columns:
        if not column.heading:
            yield Said("each sheet: a type of card", "sheets-are-types")
            continue
        yield said_column(column, column.kind)
        yield from _odd_in(table, column)
    for rows, what, code in (
        (table.gone, "is hidden or struck out", "row-hidden"),
        (table.repeated, "says the headings again", "headings-again"),
        (table.sums, "adds up the others", "row-of-sums"),
    ):
        for place in (place_of(name, line) for name, line in rows):
            yield Said(f"row {place} {what}, and is not printed", code, place=place)
    for cell in table.struck:
        yield Said(f"{cell} is struck out, and is not printed", "cell-struck", cell=cell)
    for name in table.hidden:
        yield Said(f"{name!r}: this sheet is hidden, and is not printed", "sheet-hidden", name=name)
    for cell in table.unnamed:
        yield Said(f"{cell} is no heading, so the column below is not printed", "no-heading", cell=cell)
    for name in table.wide:
        place = f"{name}!{letters(MOST_COLUMNS + 1)}" if name else letters(MOST_COLUMNS + 1)
        told = f"columns from {place} on are not printed: only the first {MOST_COLUMNS} are read"
        yield Said(told, "columns-beyond", place=place, most=MOST_COLUMNS)
    for name in table.skipped:
        yield Said(f"{name!r}: no column has names, so this sheet is not printed", "sheet-skipped", name=name)


def _odd_in(table: CardTable, column: TableColumn) -> Iterator[Said]:
    """What is told of a column that may be meant for another: its heading has a slip, or few cells are no numbers."""
    if column.kind != "label":
        return
    if meant := near_heading(column.heading, {one.kind for one in table.columns}):
        told = f"{column.heading!r}: if {meant!r} is meant, call it so"
        yield Said(told, "heading-near", heading=column.heading, near=meant)
    cells = [(row, cell) for row in table.rows if (cell := table.cell(row, column))]
    odd = [(row, cell) for row, cell in cells if not is_number(cell)]
    digits = sum(cell.isdecimal() for _, cell in cells)
    for row, cell in odd if len(odd) * _MOSTLY <= digits else ():
        place = table.place(row, column)
        told = f"{place}: {cell!r} is no number, so the numbers below {column.heading!r} stand in no circle"
        yield Said(told, "odd-number", cell=place, value=cell, heading=column.heading)


def said_column(column: TableColumn, kind: Kind) -> Said:
    """That a column is taken for a kind."""
    told = f"{column.heading!r}: {_ENGLISH[kind]}"
    if column.lang and kind in _SPOKEN_KINDS:
        return Said(f"{told} ({column.lang})", f"column-{kind}-in", heading=column.heading, lang=column.lang)
    return Said(told, f"column-{kind}", heading=column.heading)


_SPOKEN_KINDS: tuple[Kind, ...] = ("name", "text", "flavour", "badge", "label")
"""What a card may have in each language."""
_ENGLISH: Mapping[Kind, str] = {
    "name": "name",
    "copies": "copies",
    "text": "text",
    "flavour": "flavour text",
    "picture": "picture",
    "type": "type of card",
    "colour": "colour",
    "back": "back",
    "size": "size",
    "deck": "copies in a deck",
    "badge": "badge",
    "label": "value with its heading",
    "ignore": "not printed",
}


def tables_among(refs: Sequence[str], columns: Mapping[str, Kind]) -> dict[str, CardTable]:
    """Those of some files that are tables of cards, read; by what they were called.

    Raises `DataError`, which says how it may be printed, for a file that is neither a table nor a deck's list.
    """
    from generator.own.told_apart import is_table_of_cards

    found = [ref for ref in refs if is_table_of_cards(Path(ref)) or (columns and Path(ref).is_file())]
    for ref in refs:
        if ref not in found:
            _check_list(ref)
    return {ref: _read(ref, columns) for ref in found}


def _read(ref: str, columns: Mapping[str, Kind]) -> CardTable:
    try:
        return read_table(Path(ref), columns)
    except DataError as error:
        if error.code in (NO_HEADINGS, NO_NAMES):
            _check_list(ref, error)
        raise


def _check_list(ref: str, fault: DataError | None = None) -> None:
    """Raise `DataError`, below another `fault` if there is one, for a file that names no card of ours, but may others.

    It says how those are printed.
    """
    from generator.own.told_apart import names_under

    if heading := names_under(Path(ref)):
        command = f"fitil print {quote(ref)} --column {quote(f'{heading}=name')}"
        told = f"names no card of ours; if names of your own cards stand under {heading!r}, `{command}` prints them"
        hint = DataError(ref, told).coded("names-under", heading=heading, command=command)
        raise DataErrors([fault, hint]) if fault else hint
