"""Judging positions: how good one is for a player, and what comes of it if nobody does anything more.

What counts a game's module `bots` says (`Weighing`).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from operator import mul
from typing import Any

from rules_checker.bots.weights import Weights, feature_names, weighing_of
from rules_checker.engine import AnyEngine, State
from rules_checker.setup import load_engine

CERTAIN = 1000.0
"""The odds of a game that is won, as a logarithm."""
MOST_ANSWERS = 200
"""The number of answers after which a turn is evaluated as it stands."""


class Evaluator:
    """An evaluator of a game's positions, by weights. A value is the logarithm of the odds that the player wins."""

    def __init__(self, game_id: str, weights: Weights) -> None:
        self.engine: AnyEngine = load_engine(game_id)
        self.weights = tuple(weights.features.get(name, 0.0) for name in feature_names(game_id))
        game = weighing_of(game_id)
        self.features, self.rest = game.features, game.rest
        self.habit = game.habit or _no_habit
        self.promising: Callable[[State], Sequence[int]] = game.promising or _all
        self.effort, self.custom, self.daring = game.effort, game.custom, game.daring

    def value(self, s: State, player: int) -> float:
        """The value of a position to a player, by the features of the game."""
        if s.winners is not None:
            return CERTAIN * (2 * result(self.engine, s, player) - 1)
        total: float = sum(map(mul, self.weights, self.features(s, player)))
        return total

    def dared(self, s: State, player: int) -> float:
        """What is added to the value of a position for a player who plans a turn, as they dare something for it."""
        more = self.daring(s, player) if self.daring and s.winners is None else None
        return 0.0 if more is None else sum(map(mul, self.weights, more))

    def turn(self, s: State) -> int:
        """The number of the turn."""
        turns: int = sum(s.turns)
        return turns

    def settle(self, s: State, turn: int) -> Any:
        """Play on until somebody may act in a later turn than `turn`: who may stop stops, others reply as is best.

        Returns the position then, which may be another than `s`.
        """
        for _ in range(MOST_ANSWERS):
            if s.ask is None:
                break
            stop = self.rest(s)
            if stop is None:
                s = self._replied(s)
            elif self.turn(s) > turn:
                break
            else:
                self.engine.answer(s, stop)
        return s

    def reply(self, s: State) -> int:
        """The usual option, or else that which looks best at once to the player asked."""
        usual = self.habit(s)
        return self._best(s)[0] if usual is None else usual

    def _replied(self, s: State) -> Any:
        """The position after a reply: `s`, or where that was tried."""
        usual = self.habit(s)
        if usual is None:
            return self._best(s)[1]
        self.engine.answer(s, usual)
        return s

    def _best(self, s: State) -> tuple[int, Any]:
        """The first of the options that look best at once to the player asked, and the position after it."""
        player, tried = s.question.player, [s.clone() for _ in s.question.options]
        for index, after in enumerate(tried):
            self.engine.answer(after, index)
        values = [self.value(after, player) for after in tried]
        best = values.index(max(values))
        return best, tried[best]


def _no_habit(s: State) -> None:
    return None


def _all(s: State) -> range:
    return range(len(s.question.options))


def result(engine: AnyEngine, s: State, player: int) -> float:
    """What a finished game came to for a player: 1 for a win, 0 for a loss; in between by places, or for a draw."""
    standing = engine.standing(s)
    if standing.places and player not in standing.winners:
        return (len(standing.places) - standing.places[player]) / (len(standing.places) - 1)
    return float(player in standing.winners) if standing.winners else 0.5


def chance(value: float) -> float:
    """The probability of a win, 0 to 1, of a value."""
    return 1 / (1 + math.exp(-max(-50.0, min(50.0, value))))
