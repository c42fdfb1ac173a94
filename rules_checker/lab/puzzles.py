"""Positions that have exactly one solution: found in games that bots play, and proved by search (`solving`).

What solves them is an aim: to win in this turn, or to have so much more of what counts at its end. A line of answers
reaches it if it does whatever the others answer, and whatever lies where the player cannot see it: the position is also
played as that player may imagine it. It ends where the aim cannot be missed any more. Of some questions a single answer
is the solution (`DECIDES`): after no other is the aim sure to be reached, and after it, in every such position.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from rules_checker.bots import WIN, Evaluator, aim_in, chance, own_aims, part_of
from rules_checker.engine import AnyEngine, State
from rules_checker.lab.solving import (
    MOST_NODES,
    NOTHING,
    Feats,
    Search,
    Solution,
    SolvingTask,
    TooLarge,
    Ways,
    search_for,
)
from rules_checker.setup import load_engine

WORLDS = 4
"""How often a position is imagined anew, each time with what cannot be seen lying otherwise."""
SOME_NODES = 4_000
"""How many it tries of a position of a game that is searched for some: others are found sooner than this one."""
FEW_NODES = 400
"""How many it tries to see whether the aim can be reached at all."""
FEAT_NODES = 6_000
"""How many it tries of one in a game that has feats: there many answers come to the same."""
MOST_GAIN = 20
"""What nobody gains in a turn but who wins."""
NEAR = 0.8
"""What the odds of a player should be, by the bots, for a position to be looked at: searches take long."""


def only_line(game_id: str, s: State, goal: str = WIN, by: int = 0, nodes: int = MOST_NODES) -> Solution | None:
    """The only line that solves a position, wherever lies what its player cannot see; None without one.

    In a game that has feats it is a line of the only solution: wherever that lies, the same is to be done, or at least
    to be done first, as others may then have an answer that they do not have here.
    """
    engine, task = load_engine(game_id), SolvingTask(game_id, goal, by, nodes)
    bare = s.clone()
    bare.log = None
    try:
        if s.question.kind in own_aims(game_id).DECIDES:
            line = _decisive(engine, bare, task)
        else:
            line = _only_line(engine, bare, task)
    except TooLarge:
        return None
    return line


def _worlds(engine: AnyEngine, s: State) -> Iterator[Any]:
    """A position, and then as its player may imagine it."""
    rng = random.Random(0)
    yield s
    for _ in range(WORLDS):
        yield engine.imagine(s, rng)


def _only_line(engine: AnyEngine, s: State, task: SolvingTask) -> Solution | None:
    """The line of the only solution that a position has in all worlds; raises `TooLarge`."""
    line: tuple[Solution, Feats] | None = None
    for world in _worlds(engine, s):
        same = _line(task.search(engine, world), world)
        if same is None or not _alike(line or same, same):
            return None
        line = line or same
    return line and line[0]


def _decisive(engine: AnyEngine, s: State, task: SolvingTask) -> Solution | None:
    """A line that begins with the only answer after which the aim is reached, as it lies, if it is after that in all
    worlds, and then does as much as is needed; None if there is none, or more than one. Raises `TooLarge`.
    """
    ways = task.search(engine, s)
    assert isinstance(ways, Ways)
    right = [index for index in range(len(s.question.options)) if ways.wins_after(s, index)]
    if len(right) != 1:
        return None
    (index,) = right
    for world in _worlds(engine, s):
        search = task.search(engine, world)
        assert isinstance(search, Ways)
        if not search.wins_after(world, index):
            return None
    rest = ways.line_after(s, index)
    return rest and Solution((index, *rest.answers), 1 + rest.own, len(s.question.options))


def _alike(one: tuple[Solution, Feats], other: tuple[Solution, Feats]) -> bool:
    """True of lines of two worlds that are one solution: the same is done, or done first where it can be more."""
    if one[1] or other[1]:
        return one[1] == other[1] or one[0].answers[:1] == other[0].answers[:1]
    return one[0].answers == other[0].answers


def _line(search: Search | Ways, s: State) -> tuple[Solution, Feats] | None:
    """The only line of a position as it lies, and what the player does in it, in a game that has feats."""
    found = search.only_line(s)
    if found is None:
        return None
    return found, next(iter(search.of(s).ways)) if isinstance(search, Ways) else NOTHING


class FoundPuzzle(NamedTuple):
    """A position that one line solves, in a game: the number of answers before it, by how much, and the line."""

    before: int
    by: int
    line: Solution


def in_game(
    evaluator: Evaluator, game_id: str, start: Any, seed: int, answers: Sequence[int], *, goal: str, least: int
) -> list[FoundPuzzle]:
    """The position of a game whose only line has most choices, or in which most is to be done; at least so many.

    Where a single answer may be a solution, it is all of them. Of a part of the game it is the first such position.
    Whether the bots that played the game saw it does not matter; but a line on which nothing but the usual is done is
    none.
    """
    engine: AnyEngine = evaluator.engine
    own = own_aims(game_id)
    found: list[FoundPuzzle] = []
    done: Any = None
    s = engine.new_game(start, seed)
    for at, index in enumerate(answers):
        part = part_of(game_id, s, s.question.player), s.question.player
        begins = own.DECIDES if goal in own.THRIFTY else own.BEGINS
        if part != done and len(s.question.options) > 1 and (begins is None or s.question.kind in begins):
            try:
                by = _most(evaluator, game_id, s, goal)
                nodes = FEAT_NODES if own.feat else SOME_NODES
                line = None if by is None else only_line(game_id, s, goal, by, nodes)
                while by is not None and line is None and by > 1 and goal in own.THRIFTY:
                    by -= 1
                    line = only_line(game_id, s, goal, by, nodes)
            except TooLarge:
                by, line = 0, None  # it may be smaller after an answer
            if by is not None and line and line.own and line.choices >= least and not _usual(evaluator, s, line):
                found.append(FoundPuzzle(at, by, line))
            if line or (by is None and not own.feat):
                done = part
        engine.answer(s, index)
    found.sort(key=lambda one: (one.line.own if own.feat else 0, one.line.choices), reverse=True)
    return found if own.DECIDES else found[:1]


def _usual(evaluator: Evaluator, s: State, line: Solution) -> bool:
    """True if the player does along a line what the bots take for usual, and nothing else."""
    player, then = s.question.player, s.clone()
    for index in line.answers:
        if then.question.player == player and evaluator.rest(then) != index:
            return False
        evaluator.engine.answer(then, index)
    return True


def _most(evaluator: Evaluator, game_id: str, s: State, goal: str) -> int | None:
    """How much of a goal can be reached in a position, as far as a short search sees; None if nothing is worth it.

    Who has the turn wins, or gains something; the others keep what they have. Raises `TooLarge`.
    """
    own = s.question.player == s.active
    if goal == WIN:
        if not own or chance(evaluator.value(s, s.active)) < NEAR:
            return None
        return 0 if _wins(evaluator.engine, game_id, s, goal, 0) else None
    reached = None
    for by in range(int(own or goal in own_aims(game_id).THRIFTY), MOST_GAIN):
        if not _wins(evaluator.engine, game_id, s, goal, by):
            return reached
        reached = by
    return None  # it wins, which is another goal


def _wins(engine: AnyEngine, game_id: str, s: State, goal: str, by: int) -> bool:
    """True if a short search sees that so much of a goal is reached; raises `TooLarge`."""
    nodes = FEAT_NODES if own_aims(game_id).feat else FEW_NODES
    return search_for(engine, aim_in(game_id, s, goal, by), nodes).wins(s)
