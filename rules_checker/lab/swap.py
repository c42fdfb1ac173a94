"""One card of a deck in place of another."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from cards import Deck


class Swap(NamedTuple):
    """So many `copies` of a card taken `out` of a deck, and as many of another put `into` it."""

    out: str
    into: str
    copies: int

    def of(self, deck: Deck) -> Deck:
        """The deck after the swap; its places in a file no longer hold.

        What comes in stands where the other stood, so that a shuffle deals both decks alike but for it.
        """
        cards: dict[str, int] = {}
        for card, n in deck.cards.items():
            cards[card] = cards.get(card, 0) + n - (self.copies if card == self.out else 0)
            if card == self.out:
                cards[self.into] = cards.get(self.into, 0) + self.copies
        return replace(deck, cards={card: n for card, n in cards.items() if n}, lines={})
