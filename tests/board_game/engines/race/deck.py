"""Nobody brings anything to a race."""

from __future__ import annotations

import random
from typing import Any

from cards import Game


def random_setup(game: Game, rng: random.Random) -> Any:
    return {}
