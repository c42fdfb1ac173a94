"""What counts in a position, for the bots that judge one."""

from __future__ import annotations

import math
from collections.abc import Iterable
from operator import sub
from typing import Any

from rules_checker.engine import Weighing
from rules_checker.games.boombit.happenings import Declare
from rules_checker.games.boombit.legal import points
from rules_checker.games.boombit.options import Share
from rules_checker.games.boombit.query import block_cap, power
from rules_checker.games.boombit.state import DECK, HAND, Position

FEATURES = {
    "turn": "1 if it is the player's turn, -1 if it is the opponent's",
    "lives": "the hero's lives",
    "last": "1 if only the opponent's hero is on the last life, -1 if only the player's is",
    "hand": "cards in hand",
    "deck": "cards in the deck, as the logarithm of one more: each counts the more, the fewer are left",
    "bombs": "bombs in play",
    "lit": "untwisted bombs in play: they explode in the next review",
    "power": "blast strength of all bombs in play",
    "creeps": "creeps in play",
    "guard": "damage that the creeps in play can absorb",
    "attacks": "ATTACK abilities in play",
    "support": "circumstances in play, and modifications on any card",
    "hero": "1 if only the player's hero is untwisted, -1 if only the opponent's is",
    "hits": "untwisted bombs too many for the enemy's creeps to absorb, the weakest first",
    "threats": "bombs too many for them, twisted or not",
}
"""The numbers by which a position is judged, with what each says: differences of the players where nothing is said."""


def features(s: Position, player: int) -> tuple[float, ...]:
    """The features of a position for a player, in the order of `FEATURES`."""
    mine, guard, lit, blasts = _side(s, player)
    theirs, their_guard, their_lit, their_blasts = _side(s, 1 - player)
    return (
        1 if s.active == player else -1,
        *map(sub, mine, theirs),
        _hits(lit, their_guard) - _hits(their_lit, guard),
        _hits(blasts, their_guard) - _hits(their_blasts, guard),
    )


def _side(s: Position, player: int) -> tuple[tuple[float, ...], int, list[int], list[int]]:
    """What a player has, in the order of the features from `lives` to `hero`; besides, by itself, what the creeps can
    absorb, the strengths of the untwisted bombs, and those of all.
    """
    lit: list[int] = []
    blasts: list[int] = []
    creeps = guard = attacks = support = 0
    for card in s.in_play[player]:
        info = s.defs[card]
        if info.type == "bomb":
            blast = power(s, card)
            blasts.append(blast)
            if not s.twisted[card]:
                lit.append(blast)
        elif info.type == "creep":
            creeps += 1
            guard += block_cap(s, card)
        else:
            support += 1
        if "attack" in info.abilities:
            attacks += len(info.abilities["attack"])
    lives, zones, hero = s.lives[player], s.zones[player], -s.hero_twisted[player]
    cards = len(zones[HAND]), math.log1p(len(zones[DECK]))
    bombs = len(blasts), len(lit), sum(blasts)
    return (lives, -(lives == 1), *cards, *bombs, creeps, guard, attacks, support, hero), guard, lit, blasts


def _hits(blasts: Iterable[int], guard: int) -> int:
    """How many of these blasts take a life, if creeps absorb the weakest."""
    hits = 0
    for blast in sorted(blasts):
        guard -= blast
        hits += guard < 0
    return hits


def rest(s: Position) -> int | None:
    """The option to end the turn, always the last, if that is the question."""
    assert s.ask is not None
    return len(s.ask.options) - 1 if s.ask.kind == "main" else None


_ORDERS = frozenset({"explode", "order", "reaction-order", "break-order", "untwist", "attack", "arrange"})
"""The kinds of questions about mere orders."""


def habit(s: Position) -> int | None:
    """The option that is taken without weighing others: any order, and a block with few creeps, or none."""
    assert s.ask is not None
    if s.ask.kind in _ORDERS:
        return 0
    return _block(s.ask.options, s.ask.then) if isinstance(s.ask.then, Declare) else None


def _block(options: tuple[Any, ...], block: Declare) -> int:
    """The largest share that a creep can take, or no block if not all can be absorbed."""
    shares = {option.card: (option.points, at) for at, option in enumerate(options) if isinstance(option, Share)}
    if sum(most for most, _ in shares.values()) < block.strength - points(block.shares):
        return 0  # done
    return max(shares.values())[1]


WEIGHING = Weighing(FEATURES=FEATURES, features=features, rest=rest, habit=habit)
