"""Who meets whom in a round of the Swiss system.

In this order of weight: nobody has a second bye, nobody meets anybody twice, the bye goes to whoever has the fewest
points, pairs have equal points (the sum of the squares of their differences is the least), those who floated before do
not float again; all else is drawn by lot, from the seed. That is a matching of least cost (Edmonds' blossoms).

In a small field with many rounds it may leave no way for the last of them but to meet again: then it is the matching of
least cost that does not (all of them in the order of their costs are Murty's: Operations Research 16, 1968).
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from heapq import heappop, heappush
from itertools import combinations, count, groupby, islice
from operator import attrgetter
from typing import TYPE_CHECKING, NamedTuple

from cards.records import dataclass
from rules_checker.tournament.ahead import lasts, without

if TYPE_CHECKING:
    from networkx import Graph

STAGES = (0, 2), (6, 8), (24, 12)
"""Of those with as many points so many are matched with the rest of the field, and with so many neighbours of theirs by
points; more are paired among themselves. Mostly the first pairs are as good as can be: a large matching takes seconds.
"""
WHOLE = 40
"""In a field of so many, in the end every pair that can be is considered."""
AHEAD = 16
"""In a field of so many it is made sure that no later round has to pair anybody again."""
TRIES = 40
"""So many pairings are looked at for that, the best first."""
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


Pair = tuple[Entrant, Entrant | None]
Edge = tuple[int, int]
"""A pair, by their seats in the order of points; behind the last one is the seat that nobody has."""


def pair_swiss(entrants: Sequence[Entrant], seed: str, later: int = 0) -> list[tuple[str, str | None]]:
    """The pairs of a round, the one with the most points first, the bye last; the same seed draws the same lots.

    `later` is how many rounds are to follow.
    """
    if not entrants:
        return []
    lots = random.Random(seed)
    drawn = sorted(entrants, key=lambda _: lots.getrandbits(62))
    drawn.sort(key=lambda one: -one.points)
    pairs = _paired(drawn)
    if later > 0 and len(drawn) <= AHEAD:
        pairs = _lasting(drawn, pairs, later)
    pairs.sort(key=lambda pair: (pair[1] is None, -max(points := _points(pair)), -min(points)))
    return [(one.name, other.name if other else None) for one, other in pairs]


def _points(pair: Pair) -> list[int]:
    return [one.points for one in pair if one]


def _paired(drawn: Sequence[Entrant]) -> list[Pair]:
    """The pairs of least cost among entrants in order of points."""
    byes = _Byes(drawn)
    least = _least(drawn, byes)
    best, lowest = list[Pair](), least
    whole = (len(drawn), len(drawn))
    for reserve, reach in (*STAGES[:-1], whole if len(drawn) <= WHOLE else STAGES[-1]):
        pairs, left = _paired_off(drawn, reserve)
        pairs += _matched(left, reach, byes)
        cost = Cost(*map(sum, zip(*(_cost(*pair, byes) for pair in pairs), strict=True)))
        if (-len(pairs), cost) < (-len(best), lowest):
            best, lowest = pairs, cost
        if 2 * len(best) >= len(drawn) and lowest <= least:
            break
    return best


def _paired_off(drawn: Sequence[Entrant], reserve: int) -> tuple[list[Pair], list[Entrant]]:
    """Pairs within groups of equal points, and who is left; of each group, a reserve."""
    pairs: list[Pair] = []
    left: list[Entrant] = []
    for _, same in groupby(drawn, attrgetter("points")):
        group = sorted(same, key=lambda one: (one.byes, one.floats))  # whom these would hit again are paired here
        while len(group) > reserve + 1:
            one = group.pop()
            at = next((at for at in reversed(range(len(group))) if group[at].name not in one.met), None)
            if at is None:
                left.append(one)
            else:
                pairs.append((one, group.pop(at)))
        left += group
    return pairs, sorted(left, key=lambda one: -one.points)


def _matched(drawn: Sequence[Entrant], reach: int, byes: _Byes) -> list[Pair]:
    """The best pairs of neighbours up to this reach, or a larger one if that leaves anybody who need not be."""
    found = _match(drawn, reach, byes)
    return found if 2 * len(found) >= len(drawn) or reach >= len(drawn) else _matched(drawn, 2 * reach, byes)


def _match(drawn: Sequence[Entrant], reach: int, byes: _Byes) -> list[Pair]:
    """The best pairs of neighbours up to this reach; some are left if they cannot all be paired."""
    if not drawn:
        return []
    ways = [pair for pair in combinations(range(len(drawn)), 2) if pair[1] - pair[0] <= reach]
    if len(drawn) % 2:
        ways += [(at, len(drawn)) for at in [at for at, one in enumerate(drawn) if byes.can_be_of(one)][-reach:]]
    seats = [*drawn, BYE]
    costs = {(at, other): _cost(drawn[at], seats[other], byes) for at, other in ways}
    return [(drawn[at], seats[other]) for at, other in _least_matching(costs)]


def _least_matching(costs: Mapping[Edge, Cost]) -> list[Edge]:
    """As many of these pairs as can be, so that they cost the least."""
    if not costs:
        return []
    from networkx import Graph, max_weight_matching  # takes half a second to load, and nothing else needs it

    most = len({seat for edge in costs for seat in edge}) // 2
    bounds = [1 + (most + 1) * max(column) for column in zip(*costs.values(), strict=True)]
    graph: Graph = Graph()
    for (at, other), cost in costs.items():
        weight = 0
        for one, bound in zip(cost, bounds, strict=True):
            weight = weight * bound + one
        graph.add_edge(at, other, weight=-weight)
    found = (tuple(sorted(pair)) for pair in max_weight_matching(graph, maxcardinality=True))
    return sorted((at, other) for at, other in found)


def _lasting(drawn: Sequence[Entrant], best: list[Pair], later: int) -> list[Pair]:
    """The best pairs after which rounds to follow pair nobody again, as many of them as can be."""
    byes, seats = _Byes(drawn), [*drawn, *([BYE] if len(drawn) % 2 else [])]
    costs: dict[Edge, Cost] = {}
    for at, other in combinations(range(len(seats)), 2):
        two = seats[other]
        if two or byes.can_be_of(drawn[at]):
            costs[at, other] = _cost(drawn[at], two, byes)
    free = [0] * len(seats)
    for (at, other), cost in costs.items():
        free[at] |= (not cost.again) << other
        free[other] |= (not cost.again) << at
    while later and not lasts(free, later + 1):
        later -= 1
    if not later:
        return best
    ways = ([*edges] for edges in islice(_in_order(costs), TRIES))
    chosen = next((edges for edges in ways if lasts(without(free, edges), later)), None)
    return best if chosen is None else [(drawn[at], seats[other]) for at, other in chosen]


def _in_order(costs: Mapping[Edge, Cost]) -> Iterator[list[Edge]]:
    """All ways to pair everybody, those that cost the least first."""
    most, order = len({seat for edge in costs for seat in edge}) // 2, count()
    heap: list[tuple[Cost, int, list[Edge], list[Edge], dict[Edge, Cost]]] = []

    def look(given: list[Edge], free: dict[Edge, Cost]) -> None:
        """Keep the best way that has all that is given, and otherwise only what is free."""
        edges = [*given, *_least_matching(free)]
        if len(edges) == most:
            cost = Cost(*map(sum, zip(*(costs[edge] for edge in edges), strict=True)))
            heappush(heap, (cost, next(order), edges, given, free))

    look([], dict(costs))
    while heap:
        _, _, edges, given, free = heappop(heap)
        yield edges
        for at in range(
            len(given), len(edges)
        ):  # the others: without the first that is new, or with it and without the next
            kept, gone = edges[:at], edges[at]
            taken = {seat for edge in kept for seat in edge}
            look(kept, {edge: cost for edge, cost in free.items() if edge != gone and not taken.intersection(edge)})


class _Byes:
    """Who may have the bye: whoever had the fewest, and of those whoever has the fewest points."""

    def __init__(self, drawn: Sequence[Entrant]) -> None:
        self.fewest = min(one.byes for one in drawn)
        self.points = min(one.points for one in drawn if one.byes == self.fewest)

    def can_be_of(self, one: Entrant) -> bool:
        """True for somebody who has had no more than others."""
        return one.byes == self.fewest


def _cost(one: Entrant, other: Entrant | None, byes: _Byes) -> Cost:
    if other is None:
        return Cost(0, (one.points - byes.points) ** 2, 0, 0)
    apart = (one.points - other.points) ** 2
    return Cost(other.name in one.met, 0, apart, (one.floats + other.floats) if apart else 0)


def _least(drawn: Sequence[Entrant], byes: _Byes) -> Cost:
    """The least that pairs could cost if nobody had met: neighbours by points, without whoever has the bye."""
    points = [one.points for one in drawn]
    if len(points) % 2:
        points.remove(byes.points)
    floats, from_above = 0, 0
    for of, same in groupby(sorted(points, reverse=True)):
        down = (len([*same]) - from_above) % 2
        few = sorted(one.floats for one in drawn if one.points == of)
        floats += sum(few[: from_above + down])
        from_above = down
    return Cost(0, 0, squares(points), floats)


def squares(points: Iterable[int]) -> int:
    """The sum of the squares of the differences of neighbours, two by two."""
    given = list(points)
    return sum((one - other) ** 2 for one, other in zip(given[::2], given[1::2], strict=True))
