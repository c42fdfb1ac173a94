"""Players that are not people. A bot knows how many options it has and may look at what its player sees, no more."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from cards import UnknownName, nearest
from rules_checker.engines import own_module

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
"""The bots that play any game. A game may have others: its module `bots` has a dictionary like this one."""


def bot(name: str, game_id: str) -> Bot:
    """The bot called `name`, of those that play any game or of this game's own; raises `UnknownName`."""
    own = own_module(game_id, "bots")
    bots = BOTS | (own.BOTS if own else {})
    if name not in bots:
        raise UnknownName("bot", name, nearest(name, bots) or tuple(bots))
    found: Bot = bots[name]
    return found
