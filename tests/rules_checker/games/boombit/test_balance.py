"""The balance of the starter decks in small: each pair plays twice, which a broken deck fails; more: `make balance`.

All pairs are left to `make long`; in other runs each deck plays the next.
"""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations, pairwise

import pytest

from cards import load_deck, starter_refs
from rules_checker.lab import Result, match, play_chunk
from tests.budget import LONG

Game = tuple[tuple[str, str], Result]
DECKS = [ref for ref in starter_refs() if ref.startswith("boombit/")]


@pytest.fixture(scope="module")
def games() -> list[Game]:
    """The games of all pairs."""
    return played(combinations(DECKS, 2))


def played(pairs: Iterable[tuple[str, str]]) -> list[Game]:
    """Two games of each pair of decks, which greedy bots play; each deck goes first in one."""
    found = []
    for pair in pairs:
        m = match([load_deck(ref) for ref in pair], "greedy", 1, swap=True)
        found += [(pair, result) for result in play_chunk(m, 0, 2)]
    return found


@LONG
def test_every_starter_deck_wins_and_loses(games: list[Game]) -> None:
    won = Counter(pair[winner] for pair, result in games for winner in result.winners)
    assert {ref: won[ref] for ref in DECKS if not 0 < won[ref] < 2 * (len(DECKS) - 1)} == {}


@LONG
def test_who_goes_first_wins_about_half(games: list[Game]) -> None:
    first = sum(result.first in result.winners for _, result in games)
    assert 0.3 <= first / len(games) <= 0.7


@LONG
def test_games_are_neither_short_nor_endless(games: list[Game]) -> None:
    turns = sorted(result.turns / 2 for _, result in games)
    assert 8 <= turns[len(turns) // 2] <= 16
    assert sum(result.ended == "turn.draw.empty-loses" for _, result in games) <= len(games) // 10


def test_every_starter_deck_is_played_to_an_end() -> None:
    games = played(pairwise(DECKS))
    assert {result.winners for _, result in games} == {(0,), (1,)}
    assert all(result.turns < 100 for _, result in games)
