"""The one file of a tournament: a line of JSON for each event, only ever appended.

Every line ends with a checksum of itself and all lines before it: what somebody or something changed, took out or put
in is refused, not counted. A last line that was cut short, by a crash say, is laid aside; one that lacks only its end
counts. Whoever writes must have read all that is there: of two who write at once, the second is told so.
"""

from __future__ import annotations

import codecs
import json
import os
import re
import sys
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from cards import DataError, FitilError
from rules_checker.tournament.cut import leads_to_cut, refuse_others
from rules_checker.tournament.held import Event, Held, counting

FORMAT = "fitil tournament 1"
_ANY_FORMAT = "fitil tournament "
_SUMMED = re.compile(rb'(.*),"sum":"([0-9a-f]{8})"\}\n')
MOST_LINE = 200_000
"""Most bytes of a line; a round of 512 has 30,000."""


class TournamentBook:
    """The events of a tournament, and the tournament `held` that they tell of."""

    def __init__(self, raw: bytes = b"", path: Path | str = "") -> None:
        """Read a file; raises `DataError` with the line that cannot be. `cut` is what there is of a last line."""
        self.events: list[Event] = []
        self.raw, self.cut = b"", b""
        self._sum = 0
        for number, line in enumerate(_unix(raw).splitlines(keepends=True), 1):
            if not line.endswith(b"\n") and not self._follows(line + b"\n"):
                self.cut = line
                break
            self._take(line.removesuffix(b"\n") + b"\n", path, number)
        if raw and not self.events:
            raise _none(path)
        if self.events:
            self._tell(path)

    def _take(self, line: bytes, path: Path | str, number: int) -> None:
        event = _json(line)
        if number == 1:
            form = event.get("format")
            if isinstance(form, str) and form != FORMAT and form.startswith(_ANY_FORMAT):
                told = f"is a tournament of another version of Fitil ({form}, not {FORMAT})"
                raise DataError(path, told, 1).coded("cup-version", found=form, ours=FORMAT)
            if form != FORMAT:
                raise _none(path)
        if not (found := self._follows(line)):
            told = "does not follow what is before it: something was changed, or is missing, here or before"
            raise DataError(path, told, number).coded("cup-changed")
        self._sum = int(found, 16)
        self.events.append({key: value for key, value in event.items() if key != "sum"})
        self.raw += line

    def _follows(self, line: bytes) -> bytes:
        """The checksum of a line, if it follows what is before it."""
        found = _SUMMED.fullmatch(line)
        return found[2] if found and zlib.crc32(found[1], self._sum) == int(found[2], 16) else b""

    def _tell(self, path: Path | str) -> None:
        """The tournament anew; a line that tells what cannot be is named."""
        try:
            self.held = Held(counting(self.events))
        except FitilError as error:
            number = next(n for n in range(1, len(self.events) + 1) if not _can_be(self.events[:n]))
            raise DataError(path, str(error), number).like(error) from None

    def add(self, event: Event, at: str) -> bytes:
        """Take an event that happens now: its line, to be appended. Raises `FitilError`, and takes nothing."""
        stamped = {"at": at, **event} if self.events else {"format": FORMAT, "at": at, **event}
        if not self.events or event.get("do") in ("undo", "redo"):
            held = Held(counting([*self.events, stamped]))
        elif leads_to_cut(self.held, event):
            held = Held(counting([*self.events, stamped]))
            refuse_others(self.held, held)
        else:
            held = self.held
            held.apply(stamped)
        told = json.dumps(stamped, ensure_ascii=False, separators=(",", ":")).encode()[:-1]
        self._sum = zlib.crc32(told, self._sum)
        line = told + b',"sum":"%08x"}\n' % self._sum
        self.events.append(stamped)
        self.held = held
        self.raw += line
        return line

    def counting(self) -> list[Event]:
        """The events that still count."""
        return counting(self.events)


def read_book(path: Path) -> TournamentBook:
    """The book in a file; raises `DataError` if there is none."""
    if path.is_dir():
        raise DataError(path, "is a folder, not a file").coded("is-folder")
    if not path.is_file():
        raise DataError(path, "there is no such file").coded("no-such-file")
    book = TournamentBook(path.read_bytes(), path)
    if not book.events:
        raise _none(path)
    return book


def append(path: Path, book: TournamentBook, lines: bytes, agreed: Callable[[], bool] = lambda: True) -> None:
    """Write lines behind what `book` has read, all or none of them.

    Raises `FitilError`, and leaves the file as it was, if there is more in it by now, or they cannot be written.

    Whoever has more to say in it than the file is asked last, if they are `agreed` to.

    What was cut short goes to the end of a file `<name>.cut`. A file whose lines an editor has ended as Windows does is
    written anew.
    """
    before = len(book.raw) - len(lines)
    known = book.raw[:before]
    with path.open("r+b", buffering=0) as file, _alone(file):
        there = file.read()
        plain = _unix(there)
        if (plain != known + book.cut and plain + b"\n" != known) or not agreed():
            message = f"{path}: somebody else has written into it meanwhile: look at it, and say it again"
            raise FitilError(message).coded("cup-meanwhile", path=str(path))
        kept = min(before, len(there)) if plain == there else 0
        try:
            if book.cut:
                with Path(f"{path}.cut").open("ab") as aside:
                    aside.write(book.cut + b"\n")
            _end_with(file, kept, known[kept:] + lines)
        except BaseException as error:  # the disk is full, say: half of what is one order is worse than none of it
            _end_with(file, kept, there[kept:])
            if not isinstance(error, OSError):
                raise
            why = error.strerror or str(error)
            raise FitilError(f"{path}: cannot be written: {why}").coded(
                "not-written", path=str(path), reason=why
            ) from None
    book.cut = b""


def _end_with(file: IO[bytes], at: int, end: bytes) -> None:
    """Replace all that an unbuffered file has from a place on, and see that it lies on the disk."""
    file.truncate(at)
    file.seek(at)
    left = memoryview(end)
    while left:
        left = left[file.write(left) :]
    os.fsync(file.fileno())


@contextmanager
def _alone(file: IO[bytes]) -> Iterator[None]:
    """Within this context no other program that asks writes into the file."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
        try:
            yield
        finally:
            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)
        return
    import fcntl

    fcntl.flock(file, fcntl.LOCK_EX)
    yield  # closing the file ends it


def _unix(raw: bytes) -> bytes:
    """What a file holds as it was written, though an editor put the mark of UTF-8 before it, ended its lines as Windows
    does, and put empty ones behind them. No event has such an end of line in it, JSON escapes it.
    """
    lines = raw.removeprefix(codecs.BOM_UTF8).replace(b"\r\n", b"\n")
    bare = lines.rstrip(b"\n")
    return lines if bare == lines else bare + b"\n"


def _can_be(events: list[Event]) -> bool:
    try:
        Held(counting(events))
    except FitilError:
        return False
    return True


def _json(line: bytes) -> dict[str, Any]:
    try:
        found = json.loads(line) if len(line) <= MOST_LINE else None
    except (ValueError, RecursionError):
        found = None
    return found if isinstance(found, dict) else {}


def _none(path: Path | str) -> DataError:
    return DataError(path, "is no tournament").coded("cup-none")
