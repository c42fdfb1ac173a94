"""The embedded database: one file, with its log beside it. What is added is on the disk before anybody is told."""

from __future__ import annotations

import errno
import json
import os
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_bytes
from threading import Event, RLock, Thread
from typing import Any

from cards import DataError, FitilError
from rules_checker.club.store import FORMAT, LogRow, Room, away, of_version

LOOK_S = 0.2
"""The seconds after which rows of another process are noticed."""
BUSY_S = 5.0

_TABLES = """
CREATE TABLE IF NOT EXISTS secrets (secret BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS rooms (name TEXT PRIMARY KEY, kind TEXT NOT NULL, what TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS answers (
    room TEXT NOT NULL REFERENCES rooms (name), number INTEGER NOT NULL, seat INTEGER NOT NULL, what TEXT NOT NULL,
    at REAL NOT NULL, PRIMARY KEY (room, number)
);
"""
_OURS = 3
_LOOK = """
SELECT user_version, (SELECT count(*) FROM sqlite_schema WHERE type = 'table'),
    (SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name IN ('secrets', 'rooms', 'answers'))
FROM pragma_user_version
"""
"""What a file is, in one look, since another process may be making it: its version, its tables, and ours among them."""


class Sqlite:
    """A file; only whoever may read it learns what lies face down."""

    shared = False

    def __init__(self, path: Path) -> None:
        """Open the file, or make it."""
        self._lock, self._closed = RLock(), Event()
        self._path = path
        if path.is_dir():
            raise DataError(path, "is a folder, not a file").coded("is-folder")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with suppress(FileExistsError):
                os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        except OSError as error:
            if error.errno == errno.ENOSPC:
                raise _full() from None
            raise FitilError(f"{path}: cannot be written: {error.strerror}").coded(
                "not-written", path=str(path), reason=error.strerror
            ) from None
        with self._asked():
            self._db = self._connected()
            version, tables, ours = self._db.execute(_LOOK).fetchone()
            if tables and ours < _OURS:
                raise self._none()
            if tables and version != FORMAT:
                raise of_version(version)
            self._db.execute("PRAGMA journal_mode = WAL")
            self._db.execute("PRAGMA synchronous = FULL")
            if not tables:
                self._make()
            self.secret: bytes = self._db.execute("SELECT secret FROM secrets").fetchone()[0]

    def _connected(self) -> sqlite3.Connection:
        return sqlite3.connect(self._path, check_same_thread=False, isolation_level=None, timeout=BUSY_S)

    def _none(self) -> FitilError:
        return FitilError(f"{self._path} is no database of a club").coded("club-db-none", path=str(self._path))

    def _make(self) -> None:
        with self._transaction():
            for one in filter(str.strip, _TABLES.split(";")):
                self._db.execute(one)
            if self._db.execute("SELECT 1 FROM secrets").fetchone() is None:
                self._db.execute("INSERT INTO secrets VALUES (?)", (token_bytes(32),))
            self._db.execute(f"PRAGMA user_version = {FORMAT}")

    @contextmanager
    def _asked(self) -> Iterator[None]:
        """One thing after the other; what goes wrong is told in one line."""
        with self._lock:
            try:
                yield
            except sqlite3.Error as error:
                if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_FULL:
                    raise _full() from None
                if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_NOTADB:
                    raise self._none() from None
                raise away(error) from None

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        self._db.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._db.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):
                self._db.execute("ROLLBACK")
            raise

    def begin(self, room: Room) -> None:
        """Keep a new room."""
        with self._asked(), self._transaction():
            self._db.execute("INSERT INTO rooms VALUES (?, ?, ?)", (room.name, room.kind, _text(room.what)))

    def room(self, name: str) -> Room | None:
        """A room by its name."""
        with self._asked():
            found = self._db.execute("SELECT name, kind, what FROM rooms WHERE name = ?", (name,)).fetchone()
            return found and Room(found[0], found[1], json.loads(found[2]))

    def rooms(self, kind: str) -> Sequence[Room]:
        """All rooms of a kind, the newest first."""
        with self._asked():
            asked = "SELECT name, kind, what FROM rooms WHERE kind = ? ORDER BY rowid DESC"
            return [Room(name, of, json.loads(what)) for name, of, what in self._db.execute(asked, (kind,))]

    def rows(self, name: str, since: int) -> Sequence[LogRow]:
        """The rows of a room from a number on."""
        with self._asked():
            asked = "SELECT number, seat, what, at FROM answers WHERE room = ? AND number >= ? ORDER BY number"
            found = self._db.execute(asked, (name, since))
            return [LogRow(number, seat, json.loads(what), at) for number, seat, what, at in found]

    def add(self, name: str, number: int, rows: Sequence[tuple[int, Mapping[str, Any]]], at: float) -> bool:
        """Add rows, the first with this number, all or none: False if that number is taken."""
        told = [(name, number + at_, seat, _text(what), at) for at_, (seat, what) in enumerate(rows)]
        with self._asked():
            try:
                with self._transaction():
                    self._db.executemany("INSERT INTO answers VALUES (?, ?, ?, ?, ?)", told)
            except sqlite3.IntegrityError:
                return False
            return True

    def listen(self, heard: Callable[[str], None]) -> None:
        """Have the names of rooms be told in which somebody has added rows, in whatever process."""
        with self._asked():  # here and not in the thread, which may begin after the next row has come
            last = self._db.execute("SELECT coalesce(max(rowid), 0) FROM answers").fetchone()[0]
        Thread(target=self._listen, args=(heard, last), daemon=True).start()

    def _listen(self, heard: Callable[[str], None], last: int) -> None:
        version = None
        while not self._closed.wait(LOOK_S):
            with suppress(FitilError), self._asked():
                now = self._db.execute("PRAGMA data_version").fetchone()[0]
                if now == version:  # only others change it
                    continue
                asked = "SELECT room, max(rowid) FROM answers WHERE rowid > ? GROUP BY room"
                found = self._db.execute(asked, (last,)).fetchall()
                version = now
                last = max([last, *(row for _, row in found)])
                for name, _ in found:
                    heard(name)

    def close(self) -> None:
        """Let go of it."""
        self._closed.set()
        with self._asked():
            self._db.close()


def _text(what: Mapping[str, Any]) -> str:
    return json.dumps(what, ensure_ascii=False, separators=(",", ":"))


def _full() -> FitilError:
    said = "there is no room left on the disk of the club's database, and nothing was changed"
    return FitilError(said).coded("club-db-full")
