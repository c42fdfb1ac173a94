"""Positions that are won in one turn, by exactly one line: found in games that bots play, and proved by search.

A line wins if it does whatever the others answer, and whatever lies where the player cannot see it: the position is
also played as that player may imagine it. It is the only one if at each of the player's answers no other wins.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from rules_checker.bots import Evaluator, chance
from rules_checker.engine import Engine

WORLDS = 4
"""How often a position is imagined anew, each time with what cannot be seen lying otherwise."""
MOST_NODES = 40_000
"""The most answers that a search tries: a position that takes more is not looked at."""


FEW_NODES = 1_500
"""How many it tries to see whether there is a win at all."""


NEAR = 0.8
"""What the odds of a player should be, by the bots, for a position to be looked at: searches take long."""


class TooLarge(Exception):  # noqa: N818  # it is no fault, but why a search is given up
    """A position has more lines than are looked at."""


class Line(NamedTuple):
    """The only line that wins, as indices of options; where others answer, their answer that lasts longest.

    `own` is the number of the player's answers in it, `choices` the product of the options that they had there.
    """

    answers: tuple[int, ...]
    own: int
    choices: int


class Search:
    """The search of a position for lines with which the player asked wins before the turn is over."""

    def __init__(self, engine: Engine, s: Any, nodes: int = MOST_NODES) -> None:
        self.engine, self.player, self.turns, self.nodes = engine, s.ask.player, sum(s.turns), nodes

    def over(self, s: Any) -> bool | None:
        """True if the player has won, False if it is too late for that, None while the turn lasts."""
        if s.ask is None:
            return self.player in (s.winners or ())
        return False if sum(s.turns) != self.turns else None

    def wins(self, s: Any) -> bool:
        """True if the player can win from here, whatever the others do; raises `TooLarge`."""
        found = self.over(s)
        if found is not None:
            return found
        after = (self.wins(then) for then in self._answered(s))
        return any(after) if s.ask.player == self.player else all(after)

    def only_line(self, s: Any) -> Line | None:
        """The only line that wins; None if there is none, or more than one. Raises `TooLarge`."""
        found = self.over(s)
        if found is not None:
            return Line((), 0, 1) if found else None
        options = list(self._answered(s))
        if s.ask.player == self.player:
            winning = [at for at, then in enumerate(options) if self.wins(then)]
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


def only_line(engine: Engine, s: Any, seed: int = 0) -> Line | None:
    """The only line that wins a position in this turn, wherever lies what its player cannot see; None without one."""
    rng = random.Random(seed)  # noqa: S311  # what lies where, not a secret
    bare = s.clone()
    bare.log = None
    try:
        line = Search(engine, bare).only_line(bare)
        if line is None:
            return None
        for _ in range(WORLDS):
            world = engine.imagine(bare, rng)
            same = Search(engine, world).only_line(world)
            if same is None or same.answers != line.answers:
                return None
    except TooLarge:
        return None
    return line


class Found(NamedTuple):
    """A position that is won by one line, in a game: the number of answers before it, and the line."""

    before: int
    line: Line


def in_game(evaluator: Evaluator, start: Any, seed: int, answers: Sequence[int], least: int) -> Found | None:
    """The position of a game, on its player's own turn, whose only line has most choices: at least so many.

    Of a turn it is the first such position. Whether the bots that played the game saw the win does not matter.
    """
    engine: Engine = evaluator.engine
    found: list[Found] = []
    done = -1
    s = engine.new_game(start, seed)
    for at, index in enumerate(answers):
        if s.ask.player == s.active and sum(s.turns) > done:
            won = chance(evaluator.value(s, s.active)) >= NEAR and _won(engine, s)
            line = only_line(engine, s) if won else None
            if line and line.choices >= least:
                found.append(Found(at, line))
            if line or not won:
                done = sum(s.turns)
        engine.answer(s, index)
    return max(found, key=lambda one: one.line.choices, default=None)


def _won(engine: Engine, s: Any) -> bool:
    """True if a position can be won in this turn, as far as a short search sees."""
    try:
        return Search(engine, s, FEW_NODES).wins(s)
    except TooLarge:
        return False
