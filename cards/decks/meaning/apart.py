"""Lists under bare names in one text, told apart: `Аня` alone on a line and her cards below it, then `Петя` and his.

Groups of one deck's cards may have names of their own, too. So the lists are several only if together they cannot be
one deck: a card is in two of them, there are far too many, or the game wants a lead and there is none at all.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise

from cards.decks.listing import Listing
from cards.decks.lists.around.labels import title
from cards.decks.meaning.meant import looked_up
from cards.decks.meaning.sorted_out import may_be_card
from cards.model import Deck, Game


def told_apart(listing: Listing, game: Game) -> list[Listing]:
    """The lists that a listing has, each under its name; only itself, if it is one."""
    starts = _starts(listing, game)
    parts = [_under_its_name(listing, at, to) for at, to in pairwise([*starts, len(listing.entries)])]
    decks = [deck for part in parts if (deck := looked_up(part, game, "").deck)]
    if len(parts) < 2 or not (_are_several(decks, game) or _lack_leads(decks, game, whose=listing.player)):
        return [listing]
    parts[0] = replace(parts[0], entries=[*listing.entries[: starts[0]], *parts[0].entries], faults=listing.faults)
    return parts


def _starts(listing: Listing, game: Game) -> list[int]:
    """Where the names stand that have cards right below; none if the first cards have no name above."""
    found: list[int] = []
    name = 0 if listing.player else None
    for at, entry in enumerate(listing.entries):
        if entry.place != "aside" and entry.loose and not may_be_card(game, entry):
            name = at if title(entry.text) and entry.line not in listing.parted else None
        elif entry.place != "aside":
            if name is not None:
                found.append(name)
            elif not found:
                return []
            name = None
    return found


def _under_its_name(listing: Listing, at: int, to: int) -> Listing:
    entries = listing.entries[at:to]
    name = title(entries[0].text) if entries[0].loose else ""
    player = listing.player if not at and listing.player else name
    return replace(listing, entries=entries[player == name :], faults=[], player=player, team="", name="", columns=())


def _are_several(decks: list[Deck], game: Game) -> bool:
    """True if a card is in two of them, or they have rather as many cards as that many decks than as one."""
    named = Counter(card for deck in decks for card in {*deck.cards, *deck.apart})
    most = game.deck_rules.sizes[1] if game.deck_rules else 0
    return max(named.values(), default=0) > 1 or 2 * sum(deck.size for deck in decks) > (len(decks) + 1) * most


def _lack_leads(decks: list[Deck], game: Game, *, whose: str) -> bool:
    """True if nobody says whose the cards are, and none of the cards that lie apart from a deck are there."""
    slots = game.deck_rules.slots if game.deck_rules else {}
    return bool(slots) and not whose and not any(deck.apart for deck in decks)
