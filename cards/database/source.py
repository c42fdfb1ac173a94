"""A file as it was read: its data, and the place of each value in it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from cards.errors import DataError
from cards.records import dataclass

Place = tuple[int, int]
Loc = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Source:
    """A file as read: its `data`, and the (line, column), from 1, of each value by its path of keys and indices."""

    path: Path
    data: Any
    places: dict[Loc, Place]

    def place(self, loc: Sequence[str | int]) -> Place:
        """The line and column of the value at `loc`; of its nearest existing container if it does not exist."""
        key = tuple(loc)
        while key not in self.places and key:
            key = key[:-1]
        return self.places.get(key, (1, 1))

    def error(self, loc: Sequence[str | int], message: str) -> DataError:
        """The error about the value at `loc`, with file, line and column."""
        line, column = self.place(loc)
        return DataError(self.path, message, line, column)
