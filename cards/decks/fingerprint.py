"""A short code to compare decks by: on registration sheets, and where lists are handed in."""

from __future__ import annotations

from hashlib import blake2b

from cards.model import Deck


def fingerprint(deck: Deck) -> str:
    """Eight hexadecimal digits that are the same for decks of the same cards, in whatever order they were written."""
    lines = [deck.game, *sorted(deck.apart), "", *(f"{n} {card_id}" for card_id, n in sorted(deck.cards.items()))]
    hashed = blake2b("\n".join(lines).encode(), digest_size=4).hexdigest().upper()
    return f"{hashed[:4]}-{hashed[4:]}"
