"""Random setups: any of the ways to play, any of the options."""

from __future__ import annotations

import random
from typing import Any

from cards import Game
from rules_checker.games.twister.setup import from_decks
from rules_checker.setup import compile_cards


def random_setup(game: Game, rng: random.Random) -> Any:
    """A setup in which each option is used now and then."""
    goal = rng.choice((4, 5, 6))
    options = {"beginner": int(rng.random() < 0.3), "simple": int(rng.random() < 0.3)}
    return from_decks(compile_cards(game), (), goal, without=rng.choice((0, 0, 0, 1, 2)), **options)
