"""The hand as a life bar: where the fortress/citadel card stands, and what happens when it can go no farther."""

from __future__ import annotations

from rules_checker.games.deckbattle.state import FORT, Position

WALLS = ("fortress", "citadel")
"""The sides of the card that is in every hand, and is never played."""


def shift(s: Position, player: int, points: int) -> None:
    """Move a player's fortress/citadel a place to the right for each point of damage (`fortress.damage-shift`)."""
    s.tell("fort-hit", "fortress.damage-shift", player=player, wall=wall(s, player), n=points)
    hand = s.hands[player]
    at = hand.index(FORT)
    hand.remove(FORT)
    # at the edge the wall falls, and what damage is left is lost
    if at + points > len(hand) and not s.citadel[player]:
        s.cite("fortress.excess-lost")
    hand.insert(min(at + points, len(hand)), FORT)
    reach_edge(s, player)


def reach_edge(s: Position, player: int) -> None:
    """Have the fortress fall if its card is rightmost, or the citadel and with it the game."""
    hand = s.hands[player]
    if hand[-1] != FORT:
        return
    if s.citadel[player]:
        s.tell("citadel-falls", "citadel.loses" if s.auto is None else "solo.lose", player=player)
        s.winners = (1 - player,)
        return
    s.citadel[player] = True
    hand.insert(0, hand.pop())
    s.tell("fortress-falls", "fortress.destroyed", player=player)


def put_back(s: Position, player: int, card: int) -> None:
    """Put a card into the rightmost place of a hand."""
    s.hands[player].append(card)


def wall(s: Position, player: int) -> str:
    """The side of a player's card that shows: `fortress` or `citadel`."""
    return WALLS[s.citadel[player]]
