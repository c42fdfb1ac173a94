"""Why a position to solve is solved by its line: what may come of the answer that one might give instead."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from rules_checker.bots import Aim, Seat, bot, own_aims
from rules_checker.engine import AnyEngine, State, printed
from rules_checker.lab.solving import Search, TooLarge, Ways, search_for

SOME_NODES = 20_000
"""How many answers it tries."""


def missed_line(engine: AnyEngine, s: State, aim: Aim, right: int) -> tuple[int, ...]:
    """Answers after which an aim is missed, from a position of which the answer number `right` solves it.

    The first is the player's, who then does as a bot would, or as much as can be done; the others answer so that it is
    missed. They end where a game says that it is settled. None, if there is nothing that one might do instead.
    """
    search = search_for(engine, aim, SOME_NODES)
    for index in _instead(engine, s, aim, right):
        then = _after(engine, s, index)
        try:
            rest = None if search.wins(then) else _lost(engine, search, then)
        except TooLarge:
            continue
        if rest is not None:
            return _settled(engine, s, aim, (index, *rest))
    return ()


def _instead(engine: AnyEngine, s: State, aim: Aim, right: int) -> Iterator[int]:
    """The other options: the dearest card first, of those to be spared only what is less dear than the right one."""
    own, said = own_aims(aim.game), engine.options(s)
    dear = [printed(s).defs[card].id for card in own.dear(s, aim.player)] if own.dear else []
    worth = [dear.index(words.split()[-1]) if words.split()[-1] in dear else None for words in said]
    least = (worth[right] or 0) if aim.goal in own.THRIFTY else -1
    cards = [at for at, one in enumerate(worth) if one is not None and one > least and at != right]
    yield from sorted(cards, key=lambda at: worth[at] or 0)
    yield from (at for at, one in enumerate(worth) if one is None and at != right)


def _lost(engine: AnyEngine, search: Search | Ways, s: State) -> tuple[int, ...] | None:
    """Answers until the aim is missed; None if it is not."""
    found = search.aim.reached(s)
    if found is not None:
        return None if found else ()
    search.nodes -= 1
    if search.nodes < 0:
        raise TooLarge
    own = own_aims(search.aim.game)
    if s.question.player == search.aim.player:
        index = (
            0 if s.question.kind in own.EFFORT else bot("greedy", search.aim.game)(Seat.of(engine, s), random.Random(0))
        )
        rest = _lost(engine, search, _after(engine, s, index))
        return None if rest is None else (index, *rest)
    for index in reversed(range(len(s.question.options))):
        then = _after(engine, s, index)
        if s.question.kind in own.SECRET or not search.wins(then):
            rest = _lost(engine, search, then)
            if rest is not None:
                return (index, *rest)
    return None


def _settled(engine: AnyEngine, s: State, aim: Aim, line: tuple[int, ...]) -> tuple[int, ...]:
    """The answers of a line until it is settled, if a game says when."""
    tells, then = own_aims(aim.game).TELLS, s.clone()
    then.log = []
    for at, index in enumerate(line, start=1):
        engine.answer(then, index)
        if any(tells.get(what) for what, _, _ in then.log):
            return line[:at]
    return line


def _after(engine: AnyEngine, s: State, index: int) -> Any:
    then = s.clone()
    engine.answer(then, index)
    return then
