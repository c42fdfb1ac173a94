"""The balance of the starter decks in small: each pair plays twice, which a broken deck fails; more: `make balance`."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from cards import load_deck, starter_refs
from rules_checker.lab import Result, match, play_chunk

DECKS = [ref for ref in starter_refs() if ref.startswith("boombit/")]


@pytest.fixture(scope="module")
def games() -> list[tuple[tuple[str, str], Result]]:
    """Two games of each pair of decks, which greedy bots play; each deck goes first in one."""
    found = []
    for pair in combinations(DECKS, 2):
        m = match([load_deck(ref) for ref in pair], "greedy", 1, swap=True)
        found += [(pair, result) for result in play_chunk(m, 0, 2)]
    return found


def test_every_starter_deck_wins_and_loses(games: list[tuple[tuple[str, str], Result]]) -> None:
    won = Counter(pair[result.winner] for pair, result in games)
    assert {ref: won[ref] for ref in DECKS if not 0 < won[ref] < 2 * (len(DECKS) - 1)} == {}


def test_who_goes_first_wins_about_half(games: list[tuple[tuple[str, str], Result]]) -> None:
    first = sum(result.winner == result.first for _, result in games)
    assert 0.3 <= first / len(games) <= 0.7


def test_games_are_neither_short_nor_endless(games: list[tuple[tuple[str, str], Result]]) -> None:
    turns = sorted(result.turns / 2 for _, result in games)
    assert 8 <= turns[len(turns) // 2] <= 16
    assert sum(result.ended == "turn.draw.empty-loses" for _, result in games) <= len(games) // 10
