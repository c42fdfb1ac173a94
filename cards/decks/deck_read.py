"""What comes of reading a deck: the deck as far as it could be read, its faults, and what is not in it."""

from __future__ import annotations

from typing import NamedTuple

from cards.errors import FitilError, Said, in_one
from cards.model import Deck
from cards.records import dataclass


class Unread(NamedTuple):
    """A line that is not among a deck's cards: it is talk, or `aside`, where a player keeps what is not in the deck."""

    number: int
    text: str
    aside: bool


@dataclass(frozen=True, slots=True)
class DeckRead:
    """The result of reading a deck: the deck as far as it could be read (None if not at all), and the faults.

    `player` is whose it is and `team` that player's, if the list says so. `unread` are the lines that are no cards of
    the deck, and `columns` those of a form's table in which it was found (`Listing`). `remarks` say what is odd in a
    list that was read all the same, such as a card on two of its lines.
    """

    ref: str
    deck: Deck | None
    faults: tuple[FitilError, ...] = ()
    player: str = ""
    team: str = ""
    unread: tuple[Unread, ...] = ()
    columns: tuple[tuple[str, tuple[str, ...]], ...] = ()
    remarks: tuple[Said, ...] = ()

    def whole(self) -> Deck:
        """The whole deck; raises its faults as one `FitilError` if there are any."""
        if self.deck is None or self.faults:
            raise in_one(self.faults)
        return self.deck
