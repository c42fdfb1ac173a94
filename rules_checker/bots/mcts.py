"""The bot `mcts`: information-set Monte Carlo tree search.

One tree of what the players choose grows over many imagined worlds (SO-ISMCTS: Cowling, Powley, Whitehouse 2012). Each
iteration walks down by UCB1, where an option counts as often as it was there to be chosen, adds one node, and judges
where that leads: by the game's features if it has any, else by a game played on at random. The number of iterations is
fixed, so a game does not depend on how fast a machine is.
"""

from __future__ import annotations

import math
import random
from typing import Any

from rules_checker.bots.judging import Judge, chance, result
from rules_checker.bots.seat import Seat
from rules_checker.bots.weights import Mcts
from rules_checker.engines import Engine


class Node:
    """Choices so far: how often they were made (`visits`) and could have been (`offers`), and what came of them.

    `total` is the sum of results for the player who made the last choice; `children` are by the words of the next.
    """

    __slots__ = ("children", "offers", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[str, Node] = {}
        self.visits = self.offers = 0
        self.total = 0.0

    def worth(self, exploration: float) -> float:
        """UCB1: the mean result, and more the less is known of it."""
        return self.total / self.visits + exploration * math.sqrt(math.log(self.offers) / self.visits)


class MctsBot:
    """A search by a number of iterations, judged by features if there is a `judge`."""

    def __init__(self, engine: Engine, judge: Judge | None, settings: Mcts) -> None:
        self.engine, self.judge, self.settings = engine, judge, settings

    def __call__(self, seat: Seat, rng: random.Random) -> int:
        """The option that was tried most often."""
        root = Node()
        words: list[str] = []
        for _ in range(self.settings.iterations):
            world = seat.imagine(rng)
            words = words or self.engine.options(world)
            self._iterate(root, world, rng)
        visits = [root.children[word].visits if word in root.children else 0 for word in words]
        return visits.index(max(visits))

    def _iterate(self, root: Node, s: Any, rng: random.Random) -> None:
        """Walk down the tree from a position, add a node, and tell all on the way what came of it."""
        node, path = root, list[tuple[Node, int]]()
        first = turn = self.engine.standing(s).turns
        while s.ask is not None and (now := self.engine.standing(s).turns) < first + self.settings.turns:
            turn = now
            player, words = s.ask.player, self.engine.options(s)
            new = [index for index, word in enumerate(words) if word not in node.children]
            index = rng.choice(new) if new else self._best(node, words)
            node = node.children.setdefault(words[index], Node())
            path.append((node, player))
            self.engine.answer(s, index)
            if new:
                break
        self._finish(s, turn, rng)
        for node, player in path:
            node.visits += 1
            node.total += self._result(s, player)

    def _best(self, node: Node, words: list[str]) -> int:
        """The option to try next, of those that were all tried before."""
        children = [node.children[word] for word in words]
        for child in children:
            child.offers += 1
        worths = [child.worth(self.settings.exploration) for child in children]
        return worths.index(max(worths))

    def _finish(self, s: Any, turn: int, rng: random.Random) -> None:
        """Play on to where the position can be judged: the end of the turn of the last choice, or of the game."""
        if self.judge:
            self.judge.settle(s, turn)
        else:
            while s.ask is not None:
                self.engine.answer(s, rng.randrange(len(s.ask.options)))

    def _result(self, s: Any, player: int) -> float:
        if self.judge and s.winner is None:
            return chance(self.judge.value(s, player))
        return result(self.engine, s, player)
