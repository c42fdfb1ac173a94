"""Chance: numbers that come from the seed alone, and do not give it away where it is a secret."""

from __future__ import annotations

import pytest

from rules_checker.engine.kernel import MOST_SEED, State


def numbers(seed: int, count: int = 20) -> list[int]:
    state = State()
    state.begin()
    state.seed = seed
    return [state.random(1 << 62) for _ in range(count)]


@pytest.mark.parametrize("bit", range(0, 128, 9))
def test_every_bit_of_a_seed_counts(bit: int) -> None:
    for seed in (1, MOST_SEED >> 1):
        assert not set(numbers(seed)) & set(numbers(seed ^ 1 << bit))


@pytest.mark.parametrize("seed", [7, 1 << 64, MOST_SEED])
def test_numbers_are_the_same_again_and_spread_evenly(seed: int) -> None:
    assert numbers(seed) == numbers(seed)
    state = State()
    state.begin()
    state.seed = seed
    found = [state.random(5) for _ in range(5000)]
    assert all(850 < found.count(value) < 1150 for value in range(5))
