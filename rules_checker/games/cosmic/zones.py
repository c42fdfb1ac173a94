"""Where cards go: the cosmic deck, hands, the discard pile, and the table of an encounter."""

from __future__ import annotations

from collections.abc import Sequence

from rules_checker.engine import Card, Play, choices, the_card, to_play
from rules_checker.games.cosmic.state import NOBODY, Position


def draw(s: Position, player: int, n: int, rule: str) -> int:
    """Draw cosmic cards; the discards are shuffled into a new deck whenever it is empty. Return how many there were."""
    drawn: list[int] = []
    for _ in range(n):
        if not s.deck and not reshuffle(s):
            break
        drawn.append(s.deck.pop())
        s.hands[player].append(drawn[-1])
    if drawn:
        s.tell("draws", rule, player=player, n=len(drawn), by=player, seen=tuple([s.defs[card].id for card in drawn]))
    return len(drawn)


def reshuffle(s: Position) -> bool:
    """Shuffle the discard pile as a new deck; False if it is empty, too."""
    s.cite("gap.decks-exhausted")
    if not s.discard:
        return False
    s.deck, s.discard = s.discard, []
    s.shuffle(s.deck)
    s.tell("reshuffles", "gap.decks-exhausted", n=len(s.deck))
    return True


def throw(s: Position, player: int, cards: Sequence[int], rule: str) -> None:
    """Discard cards from a player's hand."""
    for card in cards:
        s.hands[player].remove(card)
        s.discard.append(card)
        s.cite("term.discard")
        s.tell("discards", rule, player=player, card=s.defs[card].id)


def new_hand(s: Position, player: int, rule: str) -> None:
    """Discard a hand, and take a new one."""
    if n := len(s.hands[player]):
        s.discard += s.hands[player]
        s.hands[player] = []
        s.cite("term.discard")
        s.tell("drops-hand", rule, player=player, n=n)
    draw(s, player, s.numbers.hand, rule)


def pass_on(s: Position, giver: int, taker: int, cards: Sequence[int], rule: str, *, compensates: bool = False) -> None:
    """Move cards from one hand to another: both see which they are."""
    for card in cards:
        s.hands[giver].remove(card)
        s.hands[taker].append(card)
    if cards:
        seen = tuple([s.defs[card].id for card in cards])
        both = (taker, giver)
        if compensates:
            s.tell("compensated", rule, player=taker, owner=giver, n=len(cards), by=both, seen=seen)
        else:
            s.tell("takes", rule, player=taker, owner=giver, n=len(cards), by=both, seen=seen)


def at_random(s: Position, player: int, n: int, *, used: int = NOBODY) -> list[int]:
    """Random cards of a hand, but for the one that is being `used`: all if there are not so many."""
    hand = sorted([card for card in s.hands[player] if card != used])
    s.shuffle(hand)
    return hand[:n]


def encounter_cards(s: Position, player: int) -> list[int]:
    """The encounter cards in a player's hand (`term.encounter-cards`)."""
    return [card for card in s.hands[player] if s.defs[card].encounter]


def distinct(s: Position, cards: Sequence[int]) -> tuple[Card, ...]:
    """Options to choose a card, twins once."""
    return choices([the_card(card) for card in cards], lambda option: s.defs[option.card].id)


def playable(s: Position, cards: Sequence[int]) -> tuple[Play, ...]:
    """Options to play a card, twins once."""
    return choices([to_play(card) for card in cards], lambda option: s.defs[option.card].id)
