"""How many copies there are of every card below that has no number of its own: `По 4:`, `Четвёрки: Корова, Ёж`."""

from __future__ import annotations

from cards.decks.listing import Listing
from cards.errors import short


class Each:
    """That number, as long as the cards follow of which it is said."""

    def __init__(self) -> None:
        self.copies = ""
        """The number; empty where none is said."""
        self._said: tuple[str, int, str] | None = None
        """The line that says it, and the number, until there is such a card."""
        self._from, self._gap = 0, False
        """Where those cards begin, and whether there was a gap below the first of them: further ones are in doubt."""

    def begin(self, copies: str, line: str, number: int, listing: Listing) -> None:
        """Take how many copies there are of each card that follows."""
        self.end(listing)
        self.copies, self._from, self._gap = copies, len(listing.entries), False
        self._said = line, number, copies

    def stop(self) -> None:
        """Note that it is not said of what follows."""
        self.copies = ""

    def pause(self, listing: Listing) -> None:
        """Note that nothing stands on a line."""
        self._gap = len(listing.entries) > self._from

    def counts(self, card: str, number: int, listing: Listing) -> list[tuple[str, str]]:
        """The reading of a card without a number, which has this one; behind a gap that is a fault of its line."""
        self.counted(card, number, listing)
        return [(card, self.copies)]

    def counted(self, card: str, number: int, listing: Listing) -> str:
        """A card without a number, with this one."""
        self._said = None
        if self._gap:
            write = f"{self.copies} {card}"
            told = (
                f"cannot tell what {short(card)!r} means: if it is in the deck, write {write!r}; if not, leave it out"
            )
            listing.fault(told, number, "write-so", text=short(card), write=write)
        return f"{self.copies} {card}"

    def is_said_again(self) -> None:
        """Note that a card says so itself, too."""
        self._said = None

    def end(self, listing: Listing) -> None:
        """Report a number of copies that was said of cards of which none followed: it may be of those before it."""
        if self._said:
            line, number, copies = self._said
            told = f"{short(line)!r}: is {copies} a number of copies? Write it so: '2 a card's name'"
            listing.fault(told, number, "what-number", text=short(line), number=copies)
        self._said = None
