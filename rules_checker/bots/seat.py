"""The interface of bots: what one has of a game, and what it returns."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Protocol

from cards.records import dataclass
from rules_checker.engine import AnyEngine, State


@dataclass(frozen=True, slots=True)
class Seat:
    """What a bot has of a game when its player is asked: the number of `options`, and two functions.

    `view` returns the player's view, with the options in its question. `imagine` returns a position that looks the
    same to the player, in which all that is hidden was dealt anew by a source of chance; it can be played on at will.
    """

    options: int
    view: Callable[[], Mapping[str, Any]]
    imagine: Callable[[random.Random], Any]

    @classmethod
    def of(cls, engine: AnyEngine, s: State) -> Seat:
        """The seat of the player who is asked in a position."""
        return cls(len(s.question.options), partial(engine.view, s, s.question.player), partial(engine.imagine, s))


class Bot(Protocol):
    """A bot chooses options for its player; all its randomness comes from `rng`, so that games can be repeated."""

    def __call__(self, seat: Seat, rng: random.Random) -> int:
        """The index of the chosen option."""


def random_bot(seat: Seat, rng: random.Random) -> int:
    """Any option, each with the same probability."""
    return rng.randrange(seat.options)
