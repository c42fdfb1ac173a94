"""Where rows are kept: a room's rows follow each other by number, and no number is taken twice.

A room is a table or a tournament. Whoever adds rows says after how many: if somebody else has added some meanwhile, the
database refuses them. So any process may serve any room, and nobody has to know of the others.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from cards import FitilError

FORMAT = 1


class LogRow(NamedTuple):
    """What somebody did: the seat, what, and when, in seconds since 1970."""

    number: int
    seat: int
    what: Mapping[str, Any]
    at: float


class Room(NamedTuple):
    """How a room began."""

    name: str
    kind: str
    what: Mapping[str, Any]


class Store(Protocol):
    """A database. All raise `FitilError` if it is away, full, or cannot be read."""

    secret: bytes
    """What the keys of seats follow from."""
    shared: bool
    """True if other machines may have it, too."""

    def begin(self, room: Room) -> None:
        """Keep a new room."""

    def room(self, name: str) -> Room | None:
        """A room by its name."""

    def rooms(self, kind: str) -> Sequence[Room]:
        """All rooms of a kind, the newest first."""

    def rows(self, name: str, since: int) -> Sequence[LogRow]:
        """The rows of a room from a number on."""

    def add(self, name: str, number: int, rows: Sequence[tuple[int, Mapping[str, Any]]], at: float) -> bool:
        """Add rows, the first with this number, all or none: False if that number is taken."""

    def listen(self, heard: Callable[[str], None]) -> None:
        """Have the names of rooms be told in which somebody has added rows, in whatever process."""

    def close(self) -> None:
        """Let go of it."""


def away(reason: object) -> FitilError:
    """What is told if a database does not answer."""
    said = " ".join(str(reason).split())[:200]
    return FitilError(f"the club's database does not answer, and nothing was changed: {said}").coded(
        "club-db-away", reason=said
    )


def of_version(found: object) -> FitilError:
    """What is told of a database that another version of Fitil has made."""
    return FitilError(f"the club's database is of another version of Fitil ({found}, not {FORMAT})").coded(
        "club-db-version", found=str(found), ours=str(FORMAT)
    )
