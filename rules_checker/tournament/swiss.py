"""Who meets whom in a round of the Swiss system.

In this order of weight: nobody has a second bye, nobody meets anybody twice, the bye goes to whoever has the fewest
points, pairs have equal points (the sum of the squares of their differences is the least), those who floated before do
not float again; all else is drawn by lot, from the seed. That is a matching of least cost (Edmonds' blossoms).
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from networkx import Graph

RESERVE = 24
"""Of those with as many points, so many are matched with the rest of the field; more are paired among themselves."""
WHOLE = 40
"""In a field of so many, every pair that can be is considered; in a larger one, neighbours by points."""
NEIGHBOURS = 12
LOTS = 16
"""Bits of a lot."""
BYE = None


@dataclass(slots=True)
class Entrant:
    """Somebody who is to be paired: points so far, whom they met, how often they had a bye and floated."""

    name: str
    points: int
    met: set[str] = field(default_factory=set)
    byes: int = 0
    floats: int = 0


class Cost(NamedTuple):
    """What is wrong with a pair, the worst first; with pairs, the sums."""

    again: int
    bye: int
    apart: int
    floats: int
    lot: int


Pair = tuple[Entrant, Entrant | None]


def pair_swiss(entrants: Sequence[Entrant], seed: str) -> list[tuple[str, str | None]]:
    """The pairs of a round, the one with the most points first, the bye last; the same seed draws the same lots."""
    lots = random.Random(seed)  # noqa: S311  # lots that anybody can draw again
    drawn = sorted(entrants, key=lambda _: lots.getrandbits(62))
    drawn.sort(key=lambda one: -one.points)
    pairs, left = _paired_off(drawn) if len(drawn) > WHOLE else ([], drawn)
    pairs += _matched(left, lots)
    pairs.sort(key=lambda pair: (pair[1] is None, -max(points := _points(pair)), -min(points)))
    return [(one.name, other.name if other else None) for one, other in pairs]


def _points(pair: Pair) -> list[int]:
    return [one.points for one in pair if one]


def _paired_off(drawn: Sequence[Entrant]) -> tuple[list[Pair], list[Entrant]]:
    """Pairs within large groups of equal points, and who is left; of each group, a reserve."""
    pairs: list[Pair] = []
    left: list[Entrant] = []
    for points in sorted({one.points for one in drawn}, reverse=True):
        group = [one for one in drawn if one.points == points]
        group.sort(key=lambda one: (one.byes, one.floats))  # whom a bye or a float would hit again are paired here
        while len(group) > RESERVE + 1:
            one = group.pop()
            at = next((at for at in reversed(range(len(group))) if group[at].name not in one.met), None)
            if at is None:
                left.append(one)
            else:
                pairs.append((one, group.pop(at)))
        left += group
    return pairs, sorted(left, key=lambda one: -one.points)


def _matched(drawn: Sequence[Entrant], lots: random.Random) -> list[Pair]:
    """The pairs of least cost among entrants in order of points."""
    reach = len(drawn) if len(drawn) <= WHOLE else NEIGHBOURS
    best, best_cost = _match(drawn, reach, lots)
    while reach < len(drawn):
        whole = 2 * len(best) >= len(drawn)
        if whole and best_cost[:3] <= _least(drawn):
            break
        reach *= 2
        found, cost = _match(drawn, reach, lots)
        better = len(found) > len(best) or cost < best_cost
        if better:
            best, best_cost = found, cost
        elif whole and not best_cost.again:
            break
    return best


def _match(drawn: Sequence[Entrant], reach: int, lots: random.Random) -> tuple[list[Pair], Cost]:
    """The best pairs of neighbours up to this reach, and their cost."""
    from networkx import Graph, max_weight_matching  # takes half a second to load, and nothing else needs it

    fewest = min(one.byes for one in drawn)
    with_bye = [at for at, one in enumerate(drawn) if one.byes == fewest] if len(drawn) % 2 else []
    last = min((drawn[at].points for at in with_bye), default=0)
    costs = {
        (at, other): _cost(drawn[at], drawn[other], lots)
        for at, other in combinations(range(len(drawn)), 2)
        if other - at <= reach
    }
    costs |= {
        (at, len(drawn)): Cost(0, (drawn[at].points - last) ** 2, 0, 0, lots.getrandbits(LOTS))
        for at in with_bye[-reach:]
    }
    bounds = [1 + (len(drawn) // 2 + 1) * max(cost[at] for cost in costs.values()) for at in range(len(Cost._fields))]
    graph: Graph = Graph()
    for (at, other), cost in costs.items():
        weight = 0
        for one, bound in zip(cost, bounds, strict=True):
            weight = weight * bound + one
        graph.add_edge(at, other, weight=-weight)
    found = sorted(tuple(sorted(pair)) for pair in max_weight_matching(graph, maxcardinality=True))
    total = Cost(*map(sum, zip(*(costs[pair] for pair in found), strict=True)))
    return [(drawn[at], drawn[other] if other < len(drawn) else BYE) for at, other in found], total


def _cost(one: Entrant, other: Entrant, lots: random.Random) -> Cost:
    apart = (one.points - other.points) ** 2
    return Cost(other.name in one.met, 0, apart, (one.floats + other.floats) if apart else 0, lots.getrandbits(LOTS))


def _least(drawn: Sequence[Entrant]) -> tuple[int, int, int]:
    """The least that pairs could cost if nobody had met: neighbours by points, without whoever has the bye."""
    points = [one.points for one in drawn]
    if len(points) % 2:
        fewest = min(one.byes for one in drawn)
        points.remove(min(one.points for one in drawn if one.byes == fewest))
    return 0, 0, squares(points)


def squares(points: Iterable[int]) -> int:
    """The sum of the squares of the differences of neighbours, two by two."""
    given = list(points)
    return sum((one - other) ** 2 for one, other in zip(given[::2], given[1::2], strict=True))
