"""Who sits at which table: a balanced sample of all tables, at which each pair meets equally often.

All tables of three and more are soon too many: of 28 there are 20,475 tables of four. The sample has the turns of a few
first tables: whoever sits there, then everybody one further round, and so on, until all have sat on each chair. Such
first tables are looked for as have each distance between two chairs equally often (a difference family: Bose 1939).
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from itertools import combinations, permutations
from math import comb

Group = tuple[int, ...]
"""Those who sit at a table, by their numbers."""

TRIES, CHANGES = 8, 500
"""How often the search begins anew, and how many changes of one chair it tries each time for each table."""


def balanced(n: int, seats: int) -> tuple[Group, ...]:
    """Tables of so many seats for `n`, each pair of whom meets equally often; all tables, if those are no more."""
    first = _first_tables(n, seats) if 2 < seats < n else None
    if first is None:
        return tuple(combinations(range(n), seats))
    return tuple(_turned(first, n))


def _turned(first: Iterable[Iterable[int]], n: int) -> Iterator[Group]:
    """The tables that come of the first ones, when everybody moves on until all have sat on each chair."""
    return (tuple(sorted((chair + turn) % n for chair in table)) for table in first for turn in range(n))


def _first_tables(n: int, seats: int) -> list[list[int]] | None:
    """The first tables of the smallest sample that is found; None if it would not be smaller than all tables."""
    both = 2 - n % 2  # of an even number two opposite chairs are as far from each other either way
    rng = random.Random(f"{n}/{seats}")
    for meetings in range(both, seats * seats * n, both):
        tables, over = divmod(meetings * (n - 1), seats * (seats - 1))
        if tables * n >= comb(n, seats):
            return None
        if not over and (found := _search(n, seats, tables, meetings, rng)):
            return found
    return None


def _search(n: int, seats: int, tables: int, meetings: int, rng: random.Random) -> list[list[int]] | None:
    """Tables that have each distance so many times, found by moving one chair after another; None if not found."""
    for _ in range(TRIES):
        found = [rng.sample(range(n), seats) for _ in range(tables)]
        counts = [0] * n
        for table in found:
            for one, other in permutations(table, 2):
                counts[(one - other) % n] += 1
        cost = sum((count - meetings) ** 2 for count in counts[1:])
        for _ in range(CHANGES * tables):
            if cost == 0 and len({*_turned(found, n)}) == tables * n:
                return found
            table = found[rng.randrange(tables)]
            at, chair = rng.randrange(seats), rng.randrange(n)
            if chair in table:
                continue
            changed = counts[:]
            for other in table[:at] + table[at + 1 :]:
                for moved, by in ((table[at], -1), (chair, 1)):
                    changed[(moved - other) % n] += by
                    changed[(other - moved) % n] += by
            worse = sum((count - meetings) ** 2 for count in changed[1:])
            if worse <= cost or rng.random() < 0.01:
                table[at], counts, cost = chair, changed, worse
    return None
