"""Files of tables among what is to be printed: each becomes a game, which is found like any other."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from cards import DataError, FitilError, UnknownName, nearest
from cards.database import kept_folder, key_of
from cards.errors import Said, near
from generator.own.game import folder_of, game_of_table, pictures_of
from generator.own.look import Look
from generator.own.table import KINDS, Kind, Table, read_table

FITIL_GAMES = "FITIL_GAMES"


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
            raise UnknownName("kind of column", kind.strip(), nearest(kind, KINDS) or KINDS)
        found[heading.strip()] = known
    return found


def bring(table: Table, look: Look | None = None, keep: Path | None = None) -> str:
    """Make the game of a table findable, in the cache or in `keep`, which is new or its own; return its id."""
    game = game_of_table(table)
    if keep is not None:
        _check_own(keep / game)
        place = folder_of(table, keep, look).parent
    else:
        files = [table.path, *pictures_of(table)]
        key = key_of(files, code=["generator.own.*"], facts=(str(table.path), table.columns, look))
        place = kept_folder(f"own-{game}", key, lambda folder: _written(table, folder, look))
    named = [one for one in os.environ.get(FITIL_GAMES, "").split(os.pathsep) if one]
    os.environ[FITIL_GAMES] = os.pathsep.join([*named, str(place.absolute())])
    return game


def _written(table: Table, folder: Path, look: Look | None) -> None:
    folder_of(table, folder, look)


def _check_own(folder: Path) -> None:
    """Raise `DataError` for a folder in which somebody has other things."""
    if folder.exists() and not (folder / "cards" / "cards.yaml").exists() and any(folder.iterdir()):
        raise DataError(folder, f"{near(folder)} holds something else: name a new folder").coded(
            "not-ours", path=near(folder)
        )


def told_columns(table: Table) -> Iterator[Said]:
    """What each column is taken for, a line each."""
    for column in table.columns:
        known = _ENGLISH[column.kind]
        if column.lang:
            told = f"{column.heading!r}: {known} ({column.lang})"
            yield Said(told, f"column-{column.kind}-in", heading=column.heading, lang=column.lang)
        else:
            yield Said(f"{column.heading!r}: {known}", f"column-{column.kind}", heading=column.heading)


_ENGLISH: Mapping[Kind, str] = {
    "name": "name",
    "copies": "copies",
    "text": "text",
    "flavour": "flavour text",
    "picture": "picture",
    "type": "type of card",
    "colour": "colour",
    "badge": "badge",
    "label": "value with its heading",
    "ignore": "not printed",
}


def tables_among(refs: Sequence[str], columns: Mapping[str, Kind]) -> dict[str, Table]:
    """Those of some files that are tables of cards, read; by what they were called."""
    from generator.own.table import is_table_of_cards

    found = [ref for ref in refs if is_table_of_cards(Path(ref)) or (columns and Path(ref).is_file())]
    return {ref: read_table(Path(ref), columns) for ref in found}
