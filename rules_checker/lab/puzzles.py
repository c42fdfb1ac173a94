"""Positions that exactly one line of answers solves: found in games that bots play, and proved by search.

What solves them is an aim: to win in this turn, or to have so much more of what counts at its end. A line reaches it
if it does whatever the others answer, and whatever lies where the player cannot see it: the position is also played as
that player may imagine it. It is the only one if at each of the player's answers no other reaches the aim; it ends
where the aim cannot be missed any more.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from rules_checker.bots import WIN, Aim, Evaluator, aim_in, chance
from rules_checker.engine import Engine
from rules_checker.setup import load_engine

WORLDS = 4
"""How often a position is imagined anew, each time with what cannot be seen lying otherwise."""
MOST_NODES = 40_000
"""The most answers that a search tries: a position that takes more is not looked at."""
SOME_NODES = 4_000
"""How many it tries of a position of a game that is searched for some: others are found sooner than this one."""
FEW_NODES = 400
"""How many it tries to see whether the aim can be reached at all."""
MOST_GAIN = 20
"""What nobody gains in a turn but who wins."""
NEAR = 0.8
"""What the odds of a player should be, by the bots, for a position to be looked at: searches take long."""


class TooLarge(Exception):  # noqa: N818  # it is no fault, but why a search is given up
    """A position has more lines than are looked at."""


class Line(NamedTuple):
    """The only line that reaches an aim, as indices of options; where others answer, their answer that lasts longest.

    `own` is the number of the player's answers in it, `choices` the product of the options that they had there.
    """

    answers: tuple[int, ...]
    own: int
    choices: int


class Search:
    """The search of a position for lines with which a player reaches an aim."""

    def __init__(self, engine: Engine, aim: Aim, nodes: int = MOST_NODES) -> None:
        self.engine, self.aim, self.nodes = engine, aim, nodes

    def wins(self, s: Any) -> bool:
        """True if the player can reach the aim from here, whatever the others do; raises `TooLarge`."""
        found = self.aim.reached(s)
        if found is not None:
            return found
        after = (self.wins(then) for then in self._answered(s))
        return any(after) if s.ask.player == self.aim.player else all(after)

    def certain(self, s: Any) -> bool:
        """True if the aim is reached whatever anybody does; raises `TooLarge`."""
        found = self.aim.reached(s)
        return all(self.certain(then) for then in self._answered(s)) if found is None else found

    def only_line(self, s: Any) -> Line | None:
        """The only line that reaches the aim; None if there is none, or more than one. Raises `TooLarge`."""
        found = self.aim.reached(s)
        if found is not None:
            return Line((), 0, 1) if found else None
        options = list(self._answered(s))
        if s.ask.player == self.aim.player:
            winning = [at for at, then in enumerate(options) if self.wins(then)]
            if len(winning) == len(options) > 1:
                return Line((), 0, 1) if self.certain(s) else None
            if len(winning) != 1:
                return None
            line = self.only_line(options[winning[0]])
            return line and Line((winning[0], *line.answers), line.own + 1, line.choices * len(options))
        lines = [self.only_line(then) for then in options]
        if any(line is None for line in lines):
            return None
        longest = max(range(len(lines)), key=lambda at: (lines[at] or Line((), 0, 0)).own)
        line = lines[longest]
        return line and line._replace(answers=(longest, *line.answers))

    def _answered(self, s: Any) -> Iterator[Any]:
        """The position after each of the options."""
        for index in range(len(s.ask.options)):
            self.nodes -= 1
            if self.nodes < 0:
                raise TooLarge
            then = s.clone()
            self.engine.answer(then, index)
            yield then


def only_line(game_id: str, s: Any, goal: str = WIN, by: int = 0, nodes: int = MOST_NODES) -> Line | None:
    """The only line that solves a position, wherever lies what its player cannot see; None without one."""
    engine, rng = load_engine(game_id), random.Random(0)
    bare = s.clone()
    bare.log = None
    try:
        line = Search(engine, aim_in(game_id, bare, goal, by), nodes).only_line(bare)
        if line is None:
            return None
        for _ in range(WORLDS):
            world = engine.imagine(bare, rng)
            same = Search(engine, aim_in(game_id, world, goal, by), nodes).only_line(world)
            if same is None or same.answers != line.answers:
                return None
    except TooLarge:
        return None
    return line


class Found(NamedTuple):
    """A position that one line solves, in a game: the number of answers before it, by how much, and the line."""

    before: int
    by: int
    line: Line


def in_game(
    evaluator: Evaluator, game_id: str, start: Any, seed: int, answers: Sequence[int], *, goal: str, least: int
) -> Found | None:
    """The position of a game whose only line has most choices: at least so many.

    Of a part of a turn it is the first such position. Whether the bots that played the game saw it does not matter.
    """
    engine: Engine = evaluator.engine
    found: list[Found] = []
    done: Any = None
    s = engine.new_game(start, seed)
    for at, index in enumerate(answers):
        part = sum(s.turns), s.ask.player, s.ask.player == s.active or s.step
        if part != done and len(s.ask.options) > 1:
            try:
                by = _most(evaluator, game_id, s, goal)
                line = None if by is None else only_line(game_id, s, goal, by, SOME_NODES)
            except TooLarge:
                by, line = 0, None  # it may be smaller after an answer
            if by is not None and line and line.choices >= least:
                found.append(Found(at, by, line))
            if line or by is None:
                done = part
        engine.answer(s, index)
    return max(found, key=lambda one: one.line.choices, default=None)


def _most(evaluator: Evaluator, game_id: str, s: Any, goal: str) -> int | None:
    """How much of a goal can be reached in a position, as far as a short search sees; None if nothing is worth it.

    Who has the turn wins, or gains something; the others keep what they have. Raises `TooLarge`.
    """
    own = s.ask.player == s.active
    if goal == WIN:
        if not own or chance(evaluator.value(s, s.active)) < NEAR:
            return None
        return 0 if Search(evaluator.engine, aim_in(game_id, s), FEW_NODES).wins(s) else None
    reached = None
    for by in range(int(own), MOST_GAIN):
        if not Search(evaluator.engine, aim_in(game_id, s, goal, by), FEW_NODES).wins(s):
            return reached
        reached = by
    return None  # it wins, which is another goal
