"""The balance of the starter decks in small: a game of each pair, which a broken deck fails; more by `make balance`."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from cards import load_deck, starter_refs
from rules_checker.lab import Result, match, play_chunk

DECKS = [ref for ref in starter_refs() if ref.startswith("boombit/")]


@pytest.fixture(scope="module")
def games() -> dict[tuple[str, str], Result]:
    """A game of each pair of decks, which greedy bots play; every other deck goes first."""
    found = {}
    for number, pair in enumerate(combinations(DECKS, 2)):
        m = match([load_deck(ref) for ref in pair], "greedy", 2, swap=True)
        found[pair] = play_chunk(m, number, 1)[0]
    return found


def test_every_starter_deck_wins_and_loses(games: dict[tuple[str, str], Result]) -> None:
    won = Counter(pair[result.winner] for pair, result in games.items())
    assert {ref: won[ref] for ref in DECKS if not 0 < won[ref] < len(DECKS) - 1} == {}


def test_who_goes_first_wins_about_half(games: dict[tuple[str, str], Result]) -> None:
    first = sum(result.winner == result.first for result in games.values())
    assert 0.3 <= first / len(games) <= 0.7


def test_games_are_neither_short_nor_endless(games: dict[tuple[str, str], Result]) -> None:
    turns = sorted(result.turns / 2 for result in games.values())
    assert 8 <= turns[len(turns) // 2] <= 16
    assert sum(result.ended == "turn.draw.empty-loses" for result in games.values()) <= len(games) // 10
