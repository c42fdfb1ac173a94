"""What of a deck counts as the deck: its cards without those that lie apart from it; and the teams in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from cards import Deck, DeckRules, FitilError, Game


def no_deck_rules(game: Game) -> FitilError:
    """The fault of a game that does not say what its decks must be."""
    from cards.decks import no_decks  # reads lists: slow to import, and few commands need it

    said = f"the game {game.id!r} has no rules for decks: `deck:` in its game.yaml would say them"
    return no_decks(game) or FitilError(said).coded("no-deck-rules", game=game.id)


def rules_for_decks(game: Game) -> DeckRules:
    """What a deck of a game must be; raises `FitilError` if the game does not say."""
    if game.deck_rules is None:
        raise no_deck_rules(game)
    return game.deck_rules


def types_inside(game: Game) -> frozenset[str]:
    """The types of the cards that lie in a deck itself, and neither in a slot nor on the table."""
    slotted = {slot.type for slot in rules_for_decks(game).slots.values()}
    return frozenset(name for name, kind in game.types.items() if not (kind.apart or name in slotted))


def without_apart(game: Game, deck: Deck) -> Deck:
    """The deck without listed cards whose place is apart from it: in a slot or on the table."""
    inside = types_inside(game)
    return replace(deck, cards={one: copies for one, copies in deck.cards.items() if game.cards[one].type in inside})


def size_of(game: Game, deck: Deck) -> int:
    """The size of a deck, without the cards that lie apart from it."""
    inside = types_inside(game)
    return sum(copies for one, copies in deck.cards.items() if game.cards[one].type in inside)


def teams_held(game: Game, decks: Sequence[Deck]) -> Counter[str | None]:
    """In how many of some decks each team has cards."""
    return Counter(team for deck in decks for team in {game.cards[card_id].team for card_id in deck.cards})
