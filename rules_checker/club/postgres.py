"""PostgreSQL, for a club that outgrows one process or machine: several servers, each told by the database of news."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from secrets import token_bytes
from threading import Event, Thread, local
from typing import Any

import psycopg
from psycopg import errors

from cards import FitilError
from rules_checker.club.store import FORMAT, LogRow, Room, away, of_version

NEWS = "fitil_club"
WAIT_S = 5
"""So long is waited for the database, or for somebody else who holds a lock of it: phones are told then."""
_LOCK = 0x66697469
"""Of several servers that begin at once, one makes the tables."""

_TABLES = (
    "CREATE TABLE IF NOT EXISTS club_about (format INTEGER NOT NULL, secret BYTEA NOT NULL)",
    "CREATE TABLE IF NOT EXISTS club_rooms ("
    "name TEXT PRIMARY KEY, kind TEXT NOT NULL, what TEXT NOT NULL, made TIMESTAMPTZ NOT NULL DEFAULT now())",
    "CREATE TABLE IF NOT EXISTS club_answers ("
    "room TEXT NOT NULL REFERENCES club_rooms (name), number INTEGER NOT NULL, seat INTEGER NOT NULL,"
    " what TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, PRIMARY KEY (room, number))",
)


class Postgres:
    """A database by its address; each thread has a connection of its own, made again if it was lost."""

    shared = True

    def __init__(self, address: str) -> None:
        """Make the tables, if they are not there."""
        self._address, self._mine, self._closed = address, local(), Event()
        with self._asked() as db, db.transaction():
            db.execute("SELECT pg_advisory_xact_lock(%s)", (_LOCK,))
            for one in _TABLES:
                db.execute(one)
            found = db.execute("SELECT format, secret FROM club_about").fetchone()
            if found is None:
                found = FORMAT, token_bytes(32)
                db.execute("INSERT INTO club_about VALUES (%s, %s)", found)
            if found[0] != FORMAT:
                raise of_version(found[0])
            self.secret = bytes(found[1])

    def _connected(self) -> psycopg.Connection[Any]:
        db = psycopg.connect(self._address, autocommit=True, connect_timeout=WAIT_S, tcp_user_timeout=1000 * WAIT_S)
        db.execute("SELECT set_config('statement_timeout', %s, false)", (f"{WAIT_S}s",))
        return db

    @contextmanager
    def _asked(self) -> Iterator[psycopg.Connection[Any]]:
        """The connection of this thread; what goes wrong is told in one line."""
        try:
            db: psycopg.Connection[Any] | None = getattr(self._mine, "db", None)
            if db is None or db.closed:
                db = self._mine.db = self._connected()
            yield db
        except errors.DiskFull:
            said = "there is no room left on the disk of the club's database, and nothing was changed"
            raise FitilError(said).coded("club-db-full") from None
        except (psycopg.OperationalError, psycopg.InterfaceError) as error:
            with suppress(AttributeError, psycopg.Error):
                self._mine.db.close()
            raise away(error) from None
        except psycopg.Error as error:
            raise away(error) from None

    def begin(self, room: Room) -> None:
        """Keep a new room."""
        with self._asked() as db:
            asked = "INSERT INTO club_rooms (name, kind, what) VALUES (%s, %s, %s)"
            db.execute(asked, (room.name, room.kind, json.dumps(room.what)))

    def room(self, name: str) -> Room | None:
        """A room by its name."""
        with self._asked() as db:
            found = db.execute("SELECT name, kind, what FROM club_rooms WHERE name = %s", (name,)).fetchone()
            return Room(found[0], found[1], json.loads(found[2])) if found else None

    def rooms(self, kind: str) -> Sequence[Room]:
        """All rooms of a kind, the newest first."""
        with self._asked() as db:
            asked = "SELECT name, kind, what FROM club_rooms WHERE kind = %s ORDER BY made DESC"
            return [Room(name, of, json.loads(what)) for name, of, what in db.execute(asked, (kind,))]

    def rows(self, name: str, since: int) -> Sequence[LogRow]:
        """The rows of a room from a number on."""
        with self._asked() as db:
            asked = "SELECT number, seat, what, at FROM club_answers WHERE room = %s AND number >= %s ORDER BY number"
            found = db.execute(asked, (name, since))
            return [LogRow(number, seat, json.loads(what), at) for number, seat, what, at in found]

    def add(self, name: str, number: int, rows: Sequence[tuple[int, Mapping[str, Any]]], at: float) -> bool:
        """Add rows, the first with this number, all or none: False if that number is taken."""
        numbers, seats = [number + at_ for at_ in range(len(rows))], [seat for seat, _ in rows]
        told = [json.dumps(what) for _, what in rows]
        # in one statement: many would go in a pipeline, which complains in the log if a number is taken
        asked = (
            "INSERT INTO club_answers SELECT %s, number, seat, what, %s"
            " FROM unnest(%s::integer[], %s::integer[], %s::text[]) AS fresh (number, seat, what)"
        )
        with self._asked() as db:
            try:
                with db.transaction(), db.cursor() as cursor:
                    cursor.execute(asked, (name, at, numbers, seats, told))
                    cursor.execute("SELECT pg_notify(%s, %s)", (NEWS, name))
            except errors.UniqueViolation:
                return False
            return True

    def listen(self, heard: Callable[[str], None]) -> None:
        """Have the names of rooms be told in which somebody has added rows, in whatever process."""
        Thread(target=self._listen, args=(heard,), daemon=True).start()

    def _listen(self, heard: Callable[[str], None]) -> None:
        while not self._closed.is_set():
            try:
                with self._connected() as db:
                    db.execute(f"LISTEN {NEWS}")
                    heard("")  # what was told while nobody listened
                    while not self._closed.is_set():
                        for news in db.notifies(timeout=1):
                            heard(news.payload)
            except psycopg.Error:
                self._closed.wait(1)

    def close(self) -> None:
        """Let go of it."""
        self._closed.set()
        with suppress(AttributeError, psycopg.Error):
            self._mine.db.close()
