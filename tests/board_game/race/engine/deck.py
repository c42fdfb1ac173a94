"""Nobody brings anything to a race."""

from __future__ import annotations

import random
from typing import Any

from cards import Game
from rules_checker.judging import OwnCheck


def random_setup(game: Game, rng: random.Random) -> Any:
    return {}


class Check(OwnCheck):
    """What the game says of its decks."""

    random_setup = staticmethod(random_setup)


CHECK = Check()
