"""Bots: players that are not people. A bot knows the number of its options and its player's view, and no more."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from cards import UnknownName, nearest
from rules_checker.engines import own_module

View = Callable[[], Mapping[str, Any]]
"""The view of the bot's player, made only on demand."""


class Bot(Protocol):
    """A bot chooses options for its player; all its randomness comes from `rng`, so that games can be repeated."""

    def __call__(self, options: int, view: View, rng: random.Random) -> int:
        """The index of the chosen option, below `options`; the options themselves are in the question of the view."""


def random_bot(options: int, view: View, rng: random.Random) -> int:
    """Any option, each with the same probability."""
    return rng.randrange(options)


BOTS: dict[str, Bot] = {"random": random_bot}
"""The bots for any game. A game may have others, in a dictionary like this one in its module `bots`."""


def bot(name: str, game_id: str) -> Bot:
    """The bot called `name`, from those for any game or those of this game; raises `UnknownName`."""
    own = own_module(game_id, "bots")
    bots = BOTS | (own.BOTS if own else {})
    if name not in bots:
        raise UnknownName("bot", name, nearest(name, bots) or tuple(bots))
    found: Bot = bots[name]
    return found
