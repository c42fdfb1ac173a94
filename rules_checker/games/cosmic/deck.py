"""Random setups: so many players, and any of the options."""

from __future__ import annotations

import random
from typing import Any

from cards import Game
from rules_checker.games.cosmic.cards import OPTIONS
from rules_checker.games.cosmic.setup import LEAST, MOST, from_decks
from rules_checker.judging import OwnCheck
from rules_checker.setup import compile_cards


def random_setup(game: Game, rng: random.Random) -> Any:
    """A setup for three to five players, in which each option is used now and then."""
    options = {name: int(rng.random() < 0.3) for name in OPTIONS}
    return from_decks(compile_cards(game), (), rng.randint(LEAST, MOST), **options)


class Check(OwnCheck):
    """What the game says of its decks."""

    random_setup = staticmethod(random_setup)


CHECK = Check()
