"""The bot `greedy`: it tries each option, lets the turn end, and takes what then looks best."""

from __future__ import annotations

import random

from rules_checker.bots.judging import Judge
from rules_checker.bots.seat import Seat


class GreedyBot:
    """One step ahead, in a number of imagined worlds."""

    def __init__(self, judge: Judge, worlds: int) -> None:
        self.judge, self.worlds = judge, worlds

    def __call__(self, seat: Seat, rng: random.Random) -> int:
        """The option with the best value on average over the worlds; the first of those that are as good."""
        judge, totals = self.judge, [0.0] * seat.options
        for _ in range(self.worlds):
            world = seat.imagine(rng)
            player, turn = world.ask.player, judge.turn(world)
            for index in range(seat.options):
                s = world.clone()
                judge.engine.answer(s, index)
                judge.settle(s, turn)
                totals[index] += judge.value(s, player)
        return totals.index(max(totals))
