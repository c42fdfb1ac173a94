"""A deck list before its names are looked up in a game."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from cards.errors import DataError, short
from cards.model import MOST_CARDS, MOST_COPIES

Place = Literal["hero", "deck", "list", "side"]
"""Where a card was listed: named as the hero; in the deck itself; in a list, which may hold the hero, too; or beside it
(in a sideboard, where other programs keep who starts outside the deck)."""
_NUMBER = re.compile(r"-?\d+")


@dataclass(frozen=True, slots=True)
class Entry:
    """A card as listed.

    `names` are what it may be called, of which the first that is a card's counts and the last is told to people;
    `line` is None where a file has no lines to speak of.
    """

    names: tuple[str, ...]
    copies: int
    line: int | None
    place: Place = "list"


@dataclass(slots=True)
class Listing:
    """The cards of a list in its order, the game it names (and on which line), and the lines that cannot be read."""

    path: Path
    entries: list[Entry] = field(default_factory=list)
    faults: list[DataError] = field(default_factory=list)
    game: tuple[str, int] | None = None
    size: int = 0

    def add(self, names: Iterable[str], copies: str, line: int | None, place: Place = "list") -> None:
        """List a card with its copies, or the fault in it."""
        called = tuple(dict.fromkeys(filter(None, (name.strip() for name in names))))
        if not called:
            return self.fault(f"{short(copies.strip())} of what? A card's name is missing", line)
        if not _NUMBER.fullmatch(copies):
            return self.fault(f"how many of {short(called[-1])!r}? {short(copies)!r} is not a number", line)
        number = int(copies) if len(copies) < 10 else 0
        if not 1 <= number <= MOST_COPIES:
            return self.fault(f"{short(copies)} is not a valid number of copies: write 1 to {MOST_COPIES}", line)
        return self.take(Entry(called, number, line, place))

    def take(self, entry: Entry) -> None:
        """Lists a card; raises `DataError` for the one that is too many."""
        self.size += entry.copies
        if self.size > MOST_CARDS:
            raise DataError(self.path, f"holds more than {MOST_CARDS:,} cards: too many for a deck", entry.line)
        self.entries.append(entry)

    def fault(self, message: str, line: int | None) -> None:
        """Notes what is wrong with a line."""
        self.faults.append(DataError(self.path, message, line))
