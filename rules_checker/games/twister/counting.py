"""What counts in a position, for the bots that judge one."""

from __future__ import annotations

import math

from rules_checker.games.twister.board import MIDDLE, SIDES
from rules_checker.games.twister.distances import Wheels, gait, to_gears, ways_out, wheels
from rules_checker.games.twister.state import GONE, HELD, NOBODY, Position, under
from rules_checker.games.twister.tokens import able, carrier, first_in_line, power, uses

FEATURES = {
    "points": "victory points",
    "near": "victory points by the goal, squared: the last ones count most",
    "way": "what the escape of each character is worth, the more, the fewer action points it takes",
    "wounded": "wounded characters",
    "gear": "objects that are carried by those to whom they are of use",
    "wheels": "rooms that can be turned, the more, the fewer action points it takes to come to a gear",
    "threats": "characters of the opponent that could be attacked at once, by how that would go",
    "combat": "the combat cards that are left, by their values",
    "jumps": "jump cards that are left",
    "hand": "action points on the cards that are left",
}
"""The numbers by which a position is judged: those of the player, less those of the opponent."""
PATIENCE, DARING = 40, 30
"""After so many turns of both what the opponent has counts less and less for plans, after so many more nothing: two who
only hold each other up would play for ever."""


def features(s: Position, player: int) -> tuple[float, ...]:
    """The features of a position for a player, in the order of `FEATURES`."""
    mine, theirs = _side(s, player), _side(s, 1 - player)
    return tuple([a - b for a, b in zip(mine, theirs, strict=True)])


def daring(s: Position, player: int) -> tuple[float, ...] | None:
    """What plans leave out of account, in the order of `FEATURES`: as much of what the opponent has."""
    share = min(1.0, (sum(s.turns) - PATIENCE) / DARING)
    return tuple([share * one for one in _side(s, 1 - player)]) if share > 0 else None


def _side(s: Position, player: int) -> tuple[float, ...]:
    wounded = gear = 0.0
    prospects = list[tuple[float, int]]()
    near = wheels(s, player)
    for one in s.tokens[player]:
        if s.defs[one].is_character and s.at[one] != GONE:
            prospects.append((prospect(s, one, near), points_of(s, one)))
            wounded += s.wounded[one]
            gear += _use(s, one)
    way, left = 0.0, s.numbers.goal - s.vp[player]
    for worth, points in sorted(prospects, reverse=True):
        way += worth if left > 0 else _OTHERS * worth
        left -= points
    to_move = 1.0 if s.active == player else 0.4
    return (
        float(s.vp[player]),
        (s.vp[player] / s.numbers.goal) ** 2,
        way,
        wounded,
        gear,
        _wheels(s, player) * (1 + _AT_HAND * s.points if s.active == player else 1),
        _threats(s, player) * to_move,
        sum([s.defs[card].value for card in s.fighting[player]]) / 10,
        float(len(s.jumps[player])),
        float(sum([s.defs[card].value for card in s.hands[player]])),
    )


_AT_HAND = 3
"""So much more it is worth to be at a gear, for each action point with which one may turn at once."""
_OTHERS = 0.3
"""What part counts of whoever is not needed for the points that are missing: they open the way for those who are."""
_PACE, _SLOW = 5.0, 30.0
"""So many action points from the way out, a character is worth much less; so many, and it is worth nothing."""


def closeness(squares: float, speed: int) -> float:
    """What part of its escape a character is worth that is so far from the way out: each step counts, the last most."""
    points = squares / speed
    return 0.35 * math.exp(-points / _PACE) + 0.35 * (1 - min(points, _SLOW) / _SLOW)


def prospect(s: Position, one: int, near: Wheels) -> float:
    """What the escape of a character, and of what it carries, is worth already."""
    at, points = s.at[one], points_of(s, one)
    if at == HELD:
        return 0.1 * points
    if at < 0:
        at = s.maze.ground.squares_of[under(0) - at][MIDDLE]
    far = ways_out(s.maze, s.owner[one], gait(s, one), near)[at]
    if s.wounded[one]:
        holder = carrier(s, one)
        if holder == NOBODY or s.wounded[holder]:
            return 0.3 * points * closeness(far, 3)
        return 0.9 * points * closeness(far, s.defs[holder].speed)
    return points * closeness(far, s.defs[one].speed)


def points_of(s: Position, one: int) -> int:
    """The victory points for the escape of a character, and of what it carries."""
    load = s.carries[one]
    return s.defs[one].points + (s.defs[load].points if load != NOBODY and s.defs[load].is_object else 0)


def _use(s: Position, one: int) -> float:
    """What the object that a character carries is good for."""
    load = s.carries[one]
    if load == NOBODY or s.wounded[one]:
        return 0.0
    info = s.defs[load]
    if info.only_wizard:
        return 2.0 if s.defs[one].kind == "wizard" else 0.3
    return info.attack + info.defence + info.drink / 4 + 0.5 * info.crosses_pits


def _wheels(s: Position, player: int) -> float:
    """How many rooms a player can turn, and how soon."""
    found = [0.0] * len(s.rooms)
    able = [(s.at[one], s.defs[one].speed) for one in s.characters(player) if not s.wounded[one]]
    for steps, rooms in to_gears(s.maze):
        soon = max([speed / (speed + steps[at]) for at, speed in able], default=0.0)
        for room in rooms:
            found[room] = max(found[room], soon)
    return sum(found)


def _threats(s: Position, player: int) -> float:
    """How many of the opponent's characters a player could wound or eliminate with one action each, about."""
    found, beside = 0.0, dict[int, int]()
    for one in s.characters(player):
        if able(s, one):
            mine = power(s, one, attacks=True)
            for square in s.maze.neighbours(s.at[one]):
                beside[square] = beside.get(square, 0) + mine
            if "fireball" in uses(s, one):
                targets = [first_in_line(s, s.at[one], side) for side in SIDES]
                found += len([target for target in targets if target != NOBODY and s.owner[target] != player])
    for other in s.characters(1 - player):
        if s.at[other] in beside:
            ahead = beside[s.at[other]] - power(s, other, attacks=False)
            found += max(0.0, min(1.0, (0.5 + ahead / 6) * (1.0 if s.wounded[other] else 0.5)))
    return found
