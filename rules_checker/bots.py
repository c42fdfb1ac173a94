"""Players that are not people. A bot knows how many options it has and may look at what its player sees, no more."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from cards import UnknownName, nearest

View = Callable[[], Mapping[str, Any]]
"""The view of the bot's player, made only on demand."""


class Bot(Protocol):
    """Chooses an option of the question put to its player; draws chance from `rng` alone, so that games repeat."""

    def __call__(self, options: int, view: View, rng: random.Random) -> int:
        """The index of the option chosen, below `options`; what they are is in the question of the view."""


def random_bot(options: int, view: View, rng: random.Random) -> int:
    """Any option, each as likely as the other."""
    return rng.randrange(options)


BOTS: dict[str, Bot] = {"random": random_bot}


def bot(name: str) -> Bot:
    """The bot called `name`; raises `UnknownName`."""
    if name not in BOTS:
        raise UnknownName("bot", name, nearest(name, BOTS) or tuple(BOTS))
    return BOTS[name]
