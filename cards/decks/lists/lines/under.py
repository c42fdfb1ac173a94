"""What the last heading says of the cards below it: their place, and whether that still holds for the next one."""

from __future__ import annotations

from collections.abc import Callable

from cards.decks.listing import Listing, Place, changes_list
from cards.decks.lists.around.labels import holds_card
from cards.decks.names.headings import is_as_kind, is_deck, section
from cards.decks.words.left_out import leaves_out, tells_left_out
from cards.decks.words.maybes import annuls, is_wanted
from cards.errors import short
from cards.names import normalise

APART = ("aside", "side")
"""The places of cards that are not in the deck."""
_LEAST_KINDS = 2
"""Fewest headings of kinds of cards among which another is one."""


def _annuls(said: str) -> bool:
    return annuls(said) or leaves_out(said)


class Under:
    """The heading above the next card; below one of cards that are not in the deck it is in doubt how far it reaches,
    once something else stands there, or nothing.
    """

    def __init__(self) -> None:
        self._has_deck = False
        self._kinds: set[str] = set()
        self.opens("list")

    def place_of(self, words: str, *, colon: bool = False) -> Place | None:
        """The place of the cards below a heading (normalised); None for an unknown one. What is wanted or offered is
        beside a deck that has a heading of its own.
        """
        place = section(words)
        if place is None and (leaves_out(words) if colon else tells_left_out(words)) and not holds_card(words):
            return "aside"
        self._has_deck |= place == "list" and is_deck(words)
        if place == "list" and not is_deck(words):
            self._kinds.add(words)
        if place is None and len(self._kinds) >= _LEAST_KINDS and is_as_kind(words):
            return "list"
        return place or ("aside" if self._has_deck and is_wanted(words) else None)

    def opens(self, place: Place, line: str = "", number: int = 0) -> None:
        """Begin below a heading."""
        self.place: Place = place
        self._heading = line, number
        self._is_bare = False
        self._end: tuple[str, int] | None = None
        self._cards = 0

    def heads(self) -> None:
        """Note that the heading stands alone, below cards."""
        self._is_bare = True

    def close(self, listing: Listing) -> None:
        """Report a heading below cards with nothing below it that may say of those that they are not in the deck."""
        line, number = self._heading
        if self._is_bare and not self._cards and _annuls(normalise(line)):
            why = changes_list(line)
            listing.fault(str(why), number, why.code, **why.params)
        self._is_bare = False

    def names(self, number: int, is_card: Callable[[], bool]) -> None:
        """Note what stands below the heading, which may be meant as a card."""
        self._is_bare = self._is_bare and (number == self._heading[1] or not is_card())

    def ends(self, line: str, number: int) -> None:
        """Note a line that is no card, or that had its cards behind its heading: what is below may be in the deck."""
        if self.place in APART and self._end is None:
            self._end = line, number

    def place_behind(self, number: int) -> Place:
        """The place of whole teams on a line: those below what was set aside behind its heading are somebody's."""
        return "list" if self._end is not None and self._end[1] < number else self.place

    def pause(self) -> None:
        """Note that nothing stands on a line."""
        if self._cards:
            self.ends(*self._heading)

    def card(self, number: int, listing: Listing) -> None:
        """Report a card of which it is not known whether it is in the deck; only the first is."""
        self._cards += 1
        line, ended = self._end or ("", number)
        if number == ended:
            return
        what = f"are the cards below {short(line)!r} in the deck? If so, leave this line out; if not, leave them out"
        listing.fault(what, ended or number, "unknown-heading", text=short(line))
        self._end = None
