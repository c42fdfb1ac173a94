"""What counts in a position, for the bots that judge one."""

from __future__ import annotations

from typing import NamedTuple

from rules_checker.engine import Card, Play, Weighing
from rules_checker.games.smashup.legal import fitting
from rules_checker.games.smashup.query import breaks_at, power, statics
from rules_checker.games.smashup.state import Position

FEATURES = {
    "turn": "1 if it is the player's turn, else -1",
    "vp": "victory points",
    "near": "victory points on the way to the goal, squared: the last ones count most",
    "hand": "cards in hand",
    "power": "power of the minions in play",
    "minions": "minions in play",
    "prospect": "victory points that the bases would bring now, each by how near it is to its breakpoint, squared",
    "ready": "victory points of the bases that are ready to be scored",
    "actions": "actions that stay in play",
    "pile": "cards in the discard pile that can be played, or brought back, from there",
}
"""The numbers by which a position is judged: those of the player, less those of the best of the others in each."""

NEAR = 15.0


class _Side(NamedTuple):
    vp: float
    near: float
    hand: float
    power: float
    minions: float
    prospect: float
    ready: float
    actions: float
    pile: float


def features(s: Position, player: int) -> tuple[float, ...]:
    """The features of a position for a player, in the order of `FEATURES`."""
    sides = _sides(s)
    mine = sides[player]
    others = [side for seat, side in enumerate(sides) if seat != player]
    turn = 1.0 if s.active == player else -1.0
    # of each feature half of what the strongest of the others has counts, and half of what they have on average
    theirs = [(max(column) + sum(column) / len(others)) / 2 for column in zip(*others, strict=True)]
    return (turn, *[one - other for one, other in zip(mine, theirs, strict=True)])


def _sides(s: Position) -> list[_Side]:
    """What each player has."""
    n = s.players
    powers, minions, prospect, ready = [0.0] * n, [0.0] * n, [0.0] * n, [0.0] * n
    actions = [0.0] * n
    at_base: dict[int, dict[int, int]] = {base: {} for base in s.bases}
    changed = bool(s.boosts) or len(statics(s, "power-of")) > 0
    for card in s.in_play:
        who = s.control[card]
        if not s.defs[card].is_minion:
            actions[who] += 1
            continue
        minions[who] += 1
        strength = power(s, card) if changed else s.defs[card].power
        powers[who] += strength
        there = at_base.get(s.at[card])
        if there is not None:
            there[who] = there.get(who, 0) + strength
    for base, there in at_base.items():
        whole, limit, points = sum(there.values()), breaks_at(s, base), s.defs[base].vp
        closeness = min(1.0, whole / limit)
        for who, strength in there.items():
            place = len([other for other in there.values() if other > strength])
            gets = points[place] if place < len(points) else 0
            prospect[who] += gets * closeness * closeness
            if whole >= limit and base != s.scoring:
                ready[who] += gets
    piles = [float(len([card for card in pile if s.defs[card].from_discard])) for pile in s.discards]
    near = [(points / NEAR) ** 2 for points in s.vp]
    hands = [len(hand) for hand in s.hands]
    return [
        _Side(s.vp[p], near[p], hands[p], powers[p], minions[p], prospect[p], ready[p], actions[p], piles[p])
        for p in range(n)
    ]


def rest(s: Position) -> int | None:
    """The option to play no more cards, always the last, if that is the question; but first what is extra is used.

    Without that, a card that lets its player play others would look like a card lost.
    """
    assert s.ask is not None
    if s.ask.kind != "play":
        return None
    options = s.ask.options
    extras = [one for one in s.allowed if not one.free]
    best, strongest = len(options) - 1, -1
    if extras:
        for index, option in enumerate(options):
            if isinstance(option, Play) and fitting(s, option.card, extras) is not None:
                strength = s.defs[option.card].power
                if strength > strongest:
                    best, strongest = index, strength
    return best


_ORDERS = frozenset({"order", "first", "under"})
"""The kinds of questions about mere orders."""
_DISCARDS = frozenset({"limit", "choose-discard"})
"""The kinds of questions about which card to discard."""


def habit(s: Position) -> int | None:
    """The option that is taken without weighing others: any order; of what must be discarded, what is of use there."""
    ask = s.ask
    assert ask is not None
    if ask.kind in _ORDERS:
        return 0
    if ask.kind in _DISCARDS:
        cards = [option.card for option in ask.options if isinstance(option, Card)]
        if len(cards) == len(ask.options):
            useful = [at for at, card in enumerate(cards) if s.defs[card].from_discard]
            return useful[0] if useful else 0
    return None


WEIGHING = Weighing(FEATURES=FEATURES, features=features, rest=rest, habit=habit)
