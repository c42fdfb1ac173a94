"""The bot `greedy`: it tries each option, lets the turn end, and takes what then looks best."""

from __future__ import annotations

import random
from collections.abc import Iterator
from operator import mul
from typing import Any, NamedTuple

from rules_checker.bots.evaluating import Evaluator, chance
from rules_checker.bots.seat import Seat


class GreedyBot:
    """One step ahead, in a number of imagined worlds."""

    def __init__(self, evaluator: Evaluator, worlds: int) -> None:
        self.evaluator, self.worlds = evaluator, worlds

    def __call__(self, seat: Seat, rng: random.Random) -> int:
        """The option with the best value on average over the worlds; the first of those that are as good.

        What the game has a custom for is not weighed.
        """
        custom = self.evaluator.custom
        if custom and (usual := custom(seat.imagine(rng))) is not None:
            return usual
        totals = [0.0] * seat.options
        for index, s, player in self.tried(seat, rng):
            totals[index] += self.evaluator.value(s, player)
        return totals.index(max(totals))

    def tried(self, seat: Seat, rng: random.Random) -> Iterator[tuple[int, Any, int]]:
        """Each option in each world: its index, the position at the end of the turn, and the player who is asked."""
        evaluator = self.evaluator
        for _ in range(self.worlds):
            world = seat.imagine(rng)
            player, turn = world.ask.player, evaluator.turn(world)
            for index in range(seat.options):
                s = world.clone()
                evaluator.engine.answer(s, index)
                evaluator.settle(s, turn)
                yield index, s, player

    def advise(self, seat: Seat, rng: random.Random) -> Advice:
        """The option that it takes, and why."""
        evaluator = self.evaluator
        none = [0.0] * len(evaluator.weights)
        values, features, wins, losses = [0.0] * seat.options, [none] * seat.options, [0] * seat.options, 0
        for index, s, player in self.tried(seat, rng):
            values[index] += evaluator.value(s, player)
            winners = s.winners or ()
            wins[index] += player in winners
            losses += bool(winners) and player not in winners
            seen = evaluator.features(s, player)
            features[index] = [total + one for total, one in zip(features[index], seen, strict=True)]
        best = values.index(max(values))
        others = [one for index, one in enumerate(features) if index != best]
        means = [sum(column) / len(others) for column in zip(*others, strict=True)] if others else features[best]
        more = [(mine - mean) / self.worlds for mine, mean in zip(features[best], means, strict=True)]
        odds = [chance(value / self.worlds) for value in values]
        rest = [odd for index, odd in enumerate(odds) if index != best] or odds
        speaks = tuple(map(mul, evaluator.weights, more))
        lost = losses == self.worlds * seat.options
        return Advice(best, wins[best] == self.worlds, lost, tuple(more), speaks, (odds[best], sum(rest) / len(rest)))


class Advice(NamedTuple):
    """The option that is best, whether it wins at once, whether each loses at once, and what speaks for the best.

    `more` has by how much each feature is more after it than after the other options on average, in their order, and
    `speaks` what that is worth: the logarithm of odds. `odds` are those of a win, 0 to 1, after it, and
    after the other options on average.
    """

    best: int
    wins: bool
    loses: bool
    more: tuple[float, ...]
    speaks: tuple[float, ...]
    odds: tuple[float, float]
