"""Bots: players that are not people. A bot knows what its player may know, and no more."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from cards import UnknownName, nearest
from rules_checker.engines import own_module


@dataclass(frozen=True, slots=True)
class Seat:
    """What a bot has of a game when its player is asked: the number of `options`, and two functions.

    `view` returns the player's view, with the options in its question. `imagine` returns a position that looks the
    same to the player, in which all that is hidden was dealt anew by a source of chance; it can be played on at will.
    """

    options: int
    view: Callable[[], Mapping[str, Any]]
    imagine: Callable[[random.Random], Any]


class Bot(Protocol):
    """A bot chooses options for its player; all its randomness comes from `rng`, so that games can be repeated."""

    def __call__(self, seat: Seat, rng: random.Random) -> int:
        """The index of the chosen option."""


def random_bot(seat: Seat, rng: random.Random) -> int:
    """Any option, each with the same probability."""
    return rng.randrange(seat.options)


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
