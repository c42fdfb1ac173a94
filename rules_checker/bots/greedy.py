"""The bot `greedy`: it tries each option, lets the turn end, and takes what then looks best."""

from __future__ import annotations

import random
from collections.abc import Container, Iterator, Mapping, Sequence
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
        custom, first = self.evaluator.custom, seat.imagine(rng)
        if custom and (usual := custom(first)) is not None:
            return usual
        totals: dict[int, float] = {}
        for index, s, player in self.tried(seat, rng, first):
            totals[index] = totals.get(index, 0.0) + self.evaluator.value(s, player)
        return max(totals, key=totals.__getitem__)

    def tried(self, seat: Seat, rng: random.Random, first: Any) -> Iterator[tuple[int, Any, int]]:
        """Each promising option in each world, the `first` of which is imagined already: its index, the position at
        the end of the turn, the player asked.
        """
        evaluator = self.evaluator
        for at in range(self.worlds):
            world = seat.imagine(rng) if at else first
            player, turn = world.ask.player, evaluator.turn(world)
            for index in evaluator.promising(world):
                s = world.clone()
                evaluator.engine.answer(s, index)
                yield index, evaluator.settle(s, turn), player

    def advise(self, seat: Seat, rng: random.Random, idle: Container[int] = ()) -> Advice:
        """The option that it takes, and why; of those that are `idle` none, as long as there is another."""
        evaluator = self.evaluator
        values: dict[int, float] = {}
        features: dict[int, list[float]] = {}
        wins: dict[int, int] = {}
        losses = 0
        for index, s, player in self.tried(seat, rng, seat.imagine(rng)):
            values[index] = values.get(index, 0.0) + evaluator.value(s, player)
            winners = s.winners or ()
            wins[index] = wins.get(index, 0) + (player in winners)
            losses += bool(winners) and player not in winners
            before = features.get(index, [0.0] * len(evaluator.weights))
            features[index] = [total + one for total, one in zip(before, evaluator.features(s, player), strict=True)]
        best = max([index for index in values if index not in idle] or values, key=values.__getitem__)
        means = {index: [total / self.worlds for total in totals] for index, totals in features.items()}
        odds = {index: chance(value / self.worlds) for index, value in values.items()}
        lost = losses == self.worlds * len(values)
        return Advice(best, wins[best] == self.worlds, lost, *compared(best, means, odds, evaluator.weights))


def compared(
    best: int, features: Mapping[int, Sequence[float]], odds: Mapping[int, float], weights: Sequence[float]
) -> tuple[tuple[float, ...], tuple[float, ...], tuple[float, float]]:
    """The `more`, `speaks` and `odds` of an `Advice`, from the features and odds after each option."""
    others = [one for index, one in features.items() if index != best]
    means = [sum(column) / len(others) for column in zip(*others, strict=True)] if others else features[best]
    more = tuple([mine - mean for mine, mean in zip(features[best], means, strict=True)])
    rest = [odd for index, odd in odds.items() if index != best] or [odds[best]]
    return more, tuple(map(mul, weights, more)), (odds[best], sum(rest) / len(rest))


class Advice(NamedTuple):
    """The option that is best, whether it wins at once, whether each loses at once, and what speaks for the best.

    `more` has by how much each feature is more after it than after the other options on average, in their order, and
    `speaks` what that is worth: the logarithm of odds. `odds` are those of a win, 0 to 1, after it, and
    after the other options on average. Of a plan of what to do in the turn, `answers` are those known to begin it, and
    all else is as at its end.
    """

    best: int
    wins: bool
    loses: bool
    more: tuple[float, ...]
    speaks: tuple[float, ...]
    odds: tuple[float, float]
    answers: tuple[int, ...] = ()
