"""The hand as a life bar: where the fortress/citadel card stands, and what happens when it can go no farther."""

from __future__ import annotations

from rules_checker.games.deckbattle.state import FORT, Position


def shift(s: Position, player: int, points: int) -> None:
    """Damage to a player's fortress: a place to the right for each point (`fortress.damage-shift`)."""
    s.tell("fort-hit", "fortress.damage-shift", player=player, n=points)
    hand = s.hands[player]
    at = hand.index(FORT)
    hand.remove(FORT)
    # at the edge the wall falls, and what damage is left is lost (`fortress.excess-lost`)
    hand.insert(min(at + points, len(hand)), FORT)
    if at + points > len(hand) - 1 and not s.citadel[player]:
        s.cite("fortress.excess-lost")
    reach_edge(s, player)


def reach_edge(s: Position, player: int) -> None:
    """Looks whether the card stands rightmost: the fortress falls, or the citadel and with it the game."""
    hand = s.hands[player]
    if hand[-1] != FORT:
        return
    if s.citadel[player]:
        s.tell("citadel-falls", "citadel.loses" if s.auto is None else "solo.lose", player=player)
        s.winner = 1 - player
        return
    s.citadel[player] = True
    hand.insert(0, hand.pop())
    s.tell("fortress-falls", "fortress.destroyed", player=player)


def put_back(s: Position, player: int, card: int) -> None:
    """Puts a card into the rightmost place of a hand."""
    s.hands[player].append(card)
