"""Plans: what to do with all that is left of a turn, where one thing prepares another.

A beam search. A plan grows by whatever its player may do next, from one main question to the next: those of which the
game's `effort` says how much may be done yet. Of the plans that have as much left, the best few go on. Where another
player is asked, or what is usual is done, chance has a part: there a plan is weighed as an average of several tries,
and what it says ends, to be made anew when that is known.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from itertools import islice, pairwise
from typing import Any, NamedTuple

from rules_checker.bots.evaluating import Evaluator, chance
from rules_checker.bots.greedy import Advice, compared
from rules_checker.bots.seat import Bot, Seat
from rules_checker.bots.weights import Planning
from rules_checker.engine import State

SURE = 6.0
"""The odds of what is uncertain, as a logarithm, at most: a fight that might win the game has not won it."""
MOST_STEPS = 4
"""The most answers between two main questions."""


class AnswerPlan(NamedTuple):
    """The answers of a plan as far as it is certain, where it leads, and what that is worth.

    `luck` is what is to be added to the value of the position, which is that of an average try. `certain` is False of
    a plan of which the end has been left to chance.
    """

    answers: tuple[int, ...]
    s: State
    value: float
    luck: float = 0.0
    certain: bool = True


class Planner:
    """A search for plans. It counts the `answers` that it has tried: no plan depends on how fast a machine is."""

    def __init__(self, evaluator: Evaluator, settings: Planning) -> None:
        self.evaluator, self.settings = evaluator, settings
        self.answers, self._dared = 0, 0.0

    def left(self, s: State) -> int | None:
        """How much of a turn is left in a position that asks a main question; None in any other."""
        return self.evaluator.effort(s) if self.evaluator.effort else None

    def most(self, s: State) -> int:
        """How many answers may be tried for the rest of a turn: the less is left of it, the fewer."""
        return self.settings.answers * max(1, self.left(s) or 0)

    def plans(self, s: State, most: int) -> list[AnswerPlan]:
        """Plans for the rest of a turn, the best first, by about so many answers at most; `s` asks a main question.

        The answers that may still be tried are shared out to all that is left of a turn; the best plan always goes on.
        """
        evaluator = self.evaluator
        player, turn = s.question.player, evaluator.turn(s)
        ahead, ended = {self.left(s) or 0: [AnswerPlan((), s, 0.0)]}, list[AnswerPlan]()
        most += self.answers
        self._dared = evaluator.dared(s, player)
        while ahead:
            left = max(ahead)
            enough = self.answers + (most - self.answers) // max(1, left)
            for at, plan in enumerate(self._best(ahead.pop(left))):
                if at and self.answers >= enough:
                    break
                for child in self._grown(plan, player, turn):
                    if child.s.ask is None or evaluator.turn(child.s) != turn:
                        ended.append(child)
                    else:
                        ahead.setdefault(self.left(child.s) or 0, []).append(child)
        ended.sort(key=lambda plan: -plan.value)
        return ended

    def advise(self, s: State) -> Advice | None:
        """What the best plan begins with, and why, beside others' beginnings; None in the midst of something."""
        if self.left(s) is None:
            return None
        player, found = s.question.player, dict[int, AnswerPlan]()
        for plan in self.plans(s, self.most(s)):
            found.setdefault(plan.answers[0], plan)
        best, plan = next(iter(found.items()))
        features = {index: [*self.evaluator.features(one.s, player)] for index, one in found.items()}
        odds = {index: chance(max(-SURE, min(SURE, one.value))) for index, one in found.items()}
        wins = plan.certain and player in (plan.s.winners or ())
        loses = all(one.s.winners and player not in one.s.winners for one in found.values())
        return Advice(best, wins, loses, *compared(best, features, odds, self.evaluator.weights), plan.answers)

    def _best(self, plans: list[AnswerPlan]) -> list[AnswerPlan]:
        """The plans that go on; of those that come to the same, one."""
        found: dict[float, AnswerPlan] = {}
        for plan in sorted(plans, key=lambda plan: -plan.value):
            found.setdefault(round(plan.value, 9), plan)
            if len(found) == self.settings.plans:
                break
        return list(found.values())

    def _grown(self, plan: AnswerPlan, player: int, turn: int) -> Iterator[AnswerPlan]:
        """A plan with each thing more that may be done."""
        stack = [(plan.s, index, plan.answers, 1) for index in self.evaluator.promising(plan.s)]
        while stack:
            before, index, answers, step = stack.pop()
            s = before.clone()
            self._answer(s, index)
            more = (*answers, index) if plan.certain else answers
            if not self._open(s, turn):
                value = self._appeal(s, player) + plan.luck
                yield plan._replace(answers=more, s=s, value=value)
            elif s.question.player == player and self.evaluator.habit(s) is None:
                if step < MOST_STEPS:
                    stack += [(s, inner, more, step + 1) for inner in self.evaluator.promising(s)]
            else:
                yield self._tried(plan, s, more, player, turn)

    def _answer(self, s: State, index: int) -> None:
        """Try an answer."""
        self.answers += 1
        self.evaluator.engine.answer(s, index)

    def _appeal(self, s: State, player: int) -> float:
        """How much a position is wanted: its value, and what it adds to that to be dared in the turn that is planned.

        Where that begins it is the value, so that what is uncertain is weighed by the odds that there are.
        """
        return self.evaluator.value(s, player) + self.evaluator.dared(s, player) - self._dared

    def _open(self, s: State, turn: int) -> bool:
        """True of a position in the midst of something."""
        return s.ask is not None and self.evaluator.turn(s) == turn and self.left(s) is None

    def _tried(self, plan: AnswerPlan, s: State, answers: tuple[int, ...], player: int, turn: int) -> AnswerPlan:
        """A plan that goes on after what is uncertain: from that of several tries which is nearest to their mean."""
        tries = []
        for _ in range(self.settings.tries):
            tried = s.clone()
            while self._open(tried, turn):
                self._answer(tried, self.evaluator.reply(tried))
            tries.append((self._appeal(tried, player), tried))
            s.random(2)  # another try has other luck
        mean = _mean([value for value, _ in tries])
        value, nearest = min(tries, key=lambda one: abs(one[0] - mean))
        return AnswerPlan(answers, nearest, mean + plan.luck, mean - value + plan.luck, certain=False)


class Replies:
    """What the other player does next after each of the best plans: a `planner` plans it.

    So many plans are looked at, with a share of the answers that the planner may try for each.
    """

    def __init__(self, planner: Planner, most: int) -> None:
        self.planner, self.most = planner, most

    def best(self, s: State, plans: list[AnswerPlan]) -> AnswerPlan:
        """The plan that is best before and after the other player's turn on average, as that turn is a guess."""
        player, found = s.question.player, [*islice(_different(plans), self.most)]
        share = self.planner.most(s) // len(found)
        return max(found, key=lambda plan: plan.value + self._replied(plan, player, share))

    def _replied(self, plan: AnswerPlan, player: int, answers: int) -> float:
        """What a plan is worth after the best turn of whoever is next, found by about so many answers at most."""
        s, evaluator = plan.s.clone(), self.planner.evaluator
        while s.ask is not None and self.planner.left(s) is None:
            evaluator.engine.answer(s, evaluator.reply(s))
        if s.ask is None or s.ask.player == player:
            return evaluator.value(s, player) + plan.luck
        reply = self.planner.plans(s, answers)[0]
        return evaluator.value(reply.s, player) - reply.luck + plan.luck


def _mean(values: list[float]) -> float:
    """The logarithm of the odds of tries with these: their mean probability, and no more than `SURE` of any."""
    won = sum([chance(max(-SURE, min(SURE, value))) for value in values]) / len(values)
    return math.log(won / (1 - won))


def _different(plans: list[AnswerPlan]) -> Iterator[AnswerPlan]:
    """The best of those plans that are the same as far as they are certain, or come to the same."""
    answers, values = set[tuple[int, ...]](), set[float]()
    for plan in plans:
        value = round(plan.value, 9)
        if plan.answers not in answers and value not in values:
            yield plan
        answers.add(plan.answers)
        values.add(value)


class PlanningBot:
    """A bot that plans its turns, and asks the `other` where there is nothing to plan.

    It takes the best plan, or that which the other player's `replies` leave best.
    """

    def __init__(self, planner: Planner, other: Bot, replies: Replies | None = None) -> None:
        self.planner, self.other, self.replies = planner, other, replies
        self.evaluator = planner.evaluator
        self._planned: list[tuple[tuple[Any, ...], int]] = []

    def __call__(self, seat: Seat, rng: random.Random) -> int:
        """The next answer of a plan: of that made before, as long as all goes as it says."""
        world = seat.imagine(rng)
        custom = self.evaluator.custom
        if custom and (usual := custom(world)) is not None:
            return usual
        planned, self._planned = self._planned, []
        if planned and planned[0][0] == self._question(world):
            self._planned = planned[1:]
            return planned[0][1]
        if self.planner.left(world) is None:
            return self.other(seat, rng)
        answers, s = self._best(world).answers, world.clone()
        for done, index in pairwise(answers):
            self.evaluator.engine.answer(s, done)
            self._planned.append((self._question(s), index))
        return answers[0]

    def _question(self, s: State) -> tuple[Any, ...]:
        """What tells whether a question is the one that a plan foresaw."""
        return (self.evaluator.turn(s), s.question.player, self.planner.left(s), *self.evaluator.engine.options(s))

    def _best(self, s: State) -> AnswerPlan:
        plans = self.planner.plans(s, self.planner.most(s))
        return self.replies.best(s, plans) if self.replies else plans[0]
