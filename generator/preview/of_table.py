"""A table of cards being shown: its game is written anew whenever the table, or a picture beside it, is saved."""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping
from dataclasses import field, replace
from pathlib import Path

from cards.records import dataclass
from generator.own import Kind, TableLook, files_beside, folder_of, game_called, read_table
from generator.preview.database import Database, ShownFinding, finding_of
from generator.preview.watch import folders


@dataclass
class TableDatabase(Database):
    """The game of a `table`, in a look, whose folder stands in a place of its own."""

    table: Path = Path()
    columns: Mapping[str, Kind] = field(default_factory=dict)
    look: TableLook | None = None
    _beside: tuple[Path, ...] = ()

    def refresh(self) -> bool:
        """Read again what has changed since it was last read; return whether anything had."""
        before = self._stamps.get("table")
        self._part("table", [self.table, *self._beside], self._read_table)
        if super().refresh():
            return True
        if changed := self._stamps["table"] != before:  # it has a fault, and all else is as it was
            self.edition += 1
        return changed

    @property
    def watched(self) -> list[Path]:
        """The folders of all that cards are made from."""
        return [self.table.absolute().parent, *folders(self.folder)[1:]]

    @property
    def printed(self) -> list[str]:
        """The words of a command by which what is shown is printed."""
        said = [str(self.table), *(["--look", self.look.value] if self.look else [])]
        return [*said, *(word for name, kind in self.columns.items() for word in ("--column", f"{name}={kind}"))]

    def _read_table(self) -> list[ShownFinding]:
        table = read_table(self.table, self.columns)
        self._beside = tuple(files_beside(table))
        fresh = self.folder.parent / "fresh"
        shutil.rmtree(fresh, ignore_errors=True)
        made = folder_of(table, fresh, self.look)
        _as_before(made.folder, self.folder)
        shutil.rmtree(self.folder, ignore_errors=True)
        made.folder.rename(self.folder)
        return [replace(finding_of(fault), code="printed") for fault in made.faults]


def table_database(
    table: Path, place: Path, columns: Mapping[str, Kind] | None = None, look: TableLook | None = None
) -> TableDatabase:
    """The database of a table whose game is written below `place`, an empty folder."""
    return TableDatabase(place / game_called(table.stem), table=table, columns=columns or {}, look=look)


def _as_before(fresh: Path, old: Path) -> None:
    """Give files that are as they were the time they had, so that what was drawn of them is not drawn again."""
    for path in fresh.rglob("*"):
        before = old / path.relative_to(fresh)
        if path.is_file() and before.is_file() and before.read_bytes() == path.read_bytes():
            state = before.stat()
            os.utime(path, ns=(state.st_atime_ns, state.st_mtime_ns))
