"""A sample of tables is balanced: each pair of decks meets equally often, at different tables."""

from collections import Counter
from itertools import combinations
from math import comb

import pytest

from rules_checker.lab.sample import balanced
from tests.each import wrong_in


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_each_pair_meets_equally_often(seats: int) -> None:
    assert wrong_in(((n, seats) for n in (*range(2, 14), 16, 20, 28)), meets_equally_often) == []


def meets_equally_often(n: int, seats: int) -> None:
    tables = balanced(n, seats)
    meetings = Counter(pair for table in tables for pair in combinations(table, 2))
    assert len({*tables}) == len(tables) <= comb(n, seats)
    assert all(len({*table}) == seats and [*table] == sorted(table) for table in tables)
    if seats <= n:
        assert {*Counter(one for table in tables for one in table)} == {*range(n)}
        assert len({*meetings.values()}) == (seats > 1)
        assert len(meetings) == (comb(n, 2) if seats > 1 else 0)


def test_two_meet_in_all_pairs_and_many_at_few_tables() -> None:
    assert balanced(5, 2) == tuple(combinations(range(5), 2))
    assert len(balanced(28, 4)) == 252  # of 20,475
    assert balanced(28, 4) == balanced(28, 4)
