"""The file of a tournament's events, and its copies on other machines, which the database keeps alike.

Where several machines share a database, each has a file of its own, begun as a copy of one. A line is first agreed upon
as a row of the database, which refuses a second one in its place, and then written into the file; the files of other
machines follow. What a command adds to the file of one machine goes the same way, as soon as it is seen there.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

from cards import FitilError
from rules_checker.club.store import Room, Store
from rules_checker.tournament import TournamentBook, append, read_book

TRIES = 10
NOBODY = -1
"""The seat of a row that is the organiser's, or no player's."""


class EventFile:
    """A tournament's file, and the room of the database that goes with it."""

    def __init__(self, store: Store, path: Path, kind: str, now: Callable[[], float]) -> None:
        """Look the file up; raises `FitilError` if there is no tournament in it."""
        self.store, self.path, self._now = store, path, now
        self._read: tuple[tuple[int, int], TournamentBook] | None = None
        self._rows = 0
        self.room = f"cup{zlib.crc32(read_book(path).raw.splitlines()[0]):08x}"
        if store.room(self.room) is None:
            try:
                store.begin(Room(self.room, kind, {"at": now()}))
            except FitilError:
                if store.room(self.room) is None:  # else another server was faster
                    raise
        self.book()

    def stamp(self) -> tuple[int, int]:
        """What changes when somebody has written into the file."""
        try:
            found = self.path.stat()
        except OSError:
            return 0, 0
        return found.st_mtime_ns, found.st_size

    def book(self) -> TournamentBook:
        """All that has happened, in whatever file; whoever adds to it reads it anew."""
        stamp = self.stamp()
        if self._read and self._read[0] == stamp and not (self.store.shared and self._news()):
            return self._read[1]
        book, self._rows = self._alike()
        self._read = stamp, book  # if it was written into meanwhile, it is read again
        return book

    def _news(self) -> bool:
        return bool(self.store.rows(self.room, self._rows))

    def _alike(self) -> tuple[TournamentBook, int]:
        """The file as the database has it, each with the lines that it lacked; and the number of rows."""
        for _ in range(TRIES if self.store.shared else 0):
            rows, book = self.store.rows(self.room, 0), read_book(self.path)
            there = "".join(row.what["text"] for row in rows if row.what["do"] == "lines").encode()
            if book.raw == there:
                return book, len(rows)
            if book.raw.startswith(there):
                self._agreed(len(rows), book.raw[len(there) :])
            elif there.startswith(book.raw):
                whole = TournamentBook(there, self.path)
                whole.cut = book.cut
                with suppress(FitilError):  # somebody else has just done so
                    append(self.path, whole, there[len(book.raw) :])
            else:
                message = f"{self.path}: another machine of the club has other events: begin with a copy of its file"
                raise FitilError(message).coded("cup-apart", path=str(self.path))
        if self.store.shared:
            raise FitilError("too many answer at once: say it again").coded("club-busy")
        return read_book(self.path), 0

    def _agreed(self, number: int, lines: bytes) -> bool:
        """True if lines come next in all files: nobody else has said anything since so many rows."""
        what = {"do": "lines", "text": lines.decode()}
        return not self.store.shared or self.store.add(self.room, number, [(NOBODY, what)], self._now())

    def add(self, more: Callable[[TournamentBook], bytes]) -> None:
        """Add what a book calls for, nothing perhaps; if somebody was faster, what the book calls for then."""
        for last in [False] * TRIES + [True]:
            before, number = self._alike()
            lines = more(before)
            if not lines:
                return
            book = TournamentBook(before.raw + lines, self.path)
            book.cut = before.cut
            try:
                append(self.path, book, lines, partial(self._agreed, number, lines))
            except FitilError:
                if last:
                    raise
                continue
            return
