"""The bot `mcts`: information-set Monte Carlo tree search.

The options of the question are tried in rounds, each round in the same imagined worlds, so that they differ by what
they do and not by luck; the better half of them goes on to the next round, which so can afford more worlds (sequential
halving: Karnin, Koren, Somekh 2013). From an option on, one tree of what the players choose grows over all worlds
(SO-ISMCTS: Cowling, Powley, Whitehouse 2012): each iteration walks down by UCB1, where a choice counts as often as it
was there to be made, adds one node, and evaluates where that leads: by the game's features if it has any, else by a
game played on at random. The number of iterations is fixed, so a game does not depend on how fast a machine is.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from itertools import chain
from typing import Any

from rules_checker.bots.evaluating import Evaluator, chance, result
from rules_checker.bots.seat import Seat
from rules_checker.bots.weights import Mcts
from rules_checker.engine import AnyEngine, State


class SearchNode:
    """Choices so far: how often they were made (`visits`) and could have been (`offers`), and what came of them.

    `total` is the sum of results for the player who made the last choice; `children` are by the words of the next.
    """

    __slots__ = ("children", "offers", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[str, SearchNode] = {}
        self.visits = self.offers = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        """The mean result, 0 to 1."""
        return self.total / self.visits

    def worth(self, exploration: float) -> float:
        """UCB1: the mean result, and more the less is known of it."""
        return self.mean + exploration * math.sqrt(math.log(self.offers) / self.visits)


class MctsBot:
    """A search by a number of iterations, evaluated by features if there is an `evaluator`."""

    def __init__(self, engine: AnyEngine, evaluator: Evaluator | None, settings: Mcts) -> None:
        self.engine, self.evaluator, self.settings = engine, evaluator, settings

    def __call__(self, seat: Seat, rng: random.Random) -> int:
        """The option that outlasts the others, of those that are promising."""
        world = seat.imagine(rng)
        root, left = SearchNode(), list(self._promising(world))
        worlds = chain([world], iter(lambda: seat.imagine(rng), None))
        share = self.settings.iterations / max(1, math.ceil(math.log2(len(left))))
        while len(left) > 1:
            for _ in range(max(1, round(share / len(left)))):
                world = next(worlds)
                words = self.engine.options(world)
                for index in left:
                    self._iterate(root.children.setdefault(words[index], SearchNode()), world.clone(), index, rng)
            left.sort(key=lambda index: -root.children[words[index]].mean)
            del left[(len(left) + 1) // 2 :]
        return left[0]

    def _iterate(self, node: SearchNode, s: State, index: int, rng: random.Random) -> None:
        """Take the option of a node, walk down the tree from there, add a node, and tell all what came of it."""
        path, new = [(node, s.question.player)], not node.visits
        last = self._turn(s) + self.settings.turns - 1
        self.engine.answer(s, index)
        while not new and s.ask is not None and self._turn(s) <= last:
            player, words, choices = s.ask.player, self.engine.options(s), self._promising(s)
            untried = [at for at in choices if words[at] not in node.children]
            index, new = rng.choice(untried) if untried else self._best(node, words, choices), bool(untried)
            node = node.children.setdefault(words[index], SearchNode())
            path.append((node, player))
            self.engine.answer(s, index)
        end = self._finish(s, last + self.settings.ahead, rng)
        came = {player: self._result(end, player) for player in {player for _, player in path}}
        for node, player in path:
            node.visits += 1
            node.total += came[player]

    def _turn(self, s: State) -> int:
        turns: int = sum(s.turns)
        return turns

    def _promising(self, s: State) -> Sequence[int]:
        return self.evaluator.promising(s) if self.evaluator else range(len(s.question.options))

    def _best(self, node: SearchNode, words: list[str], choices: Sequence[int]) -> int:
        """The option to try next, of those that were all tried before."""
        children = [node.children[words[at]] for at in choices]
        for child in children:
            child.offers += 1
        worths = [child.worth(self.settings.exploration) for child in children]
        return choices[worths.index(max(worths))]

    def _finish(self, s: State, turn: int, rng: random.Random) -> Any:
        """Play on to a position that can be evaluated: the end of a turn, or of the game."""
        if self.evaluator:
            return self.evaluator.settle(s, turn)
        while s.ask is not None:
            self.engine.answer(s, rng.randrange(len(s.ask.options)))
        return s

    def _result(self, s: State, player: int) -> float:
        if self.evaluator and s.winners is None:
            return chance(self.evaluator.value(s, player))
        return result(self.engine, s, player)
