"""Coverage from play: what random games touch, the same on any number of processes."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cards import Deck, FitilError, load_game
from rules_checker.coverage import coverage, random_deck
from rules_checker.deck import check

GAME = load_game("boombit")


def test_random_games_use_every_word_that_the_cards_have() -> None:
    told = coverage(GAME, 300, 1, 1)
    assert told.untouched["words"] == []
    assert told.rules["turn.draw"] == 300  # whoever plays draws
    assert 0 < told.rules["block.partial-loses-life"] < 300
    assert told.rules["gap.four-player"] == 0  # never: the engine seats two


def test_the_count_is_the_same_on_two_processes() -> None:
    assert coverage(GAME, 100, 7, 2) == coverage(GAME, 100, 7, 1)


def test_random_decks_are_legal() -> None:
    for number in range(50):
        data = random_deck(GAME, random.Random(number))
        deck = Deck(ref="random", game=GAME.id, hero=data["hero"], cards=Counter(data["cards"]))
        assert check(GAME, deck).legal


def test_no_games_are_refused() -> None:
    with pytest.raises(FitilError, match="make no sense"):
        coverage(GAME, 0, 1, 1)
