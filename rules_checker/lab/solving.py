"""The search of a position for the ways in which a player reaches an aim, whatever the others answer.

By lines of answers (`Search`): one is the only one if at each of the player's answers no other reaches the aim. Or, in
a game that says what an answer does as far as it counts (`feat` of its `aims`), by what a player does on the way to the
aim, each thing so often as it is done, and nothing that could be left out (`Ways`): whatever may be done in any order,
or in ways that come to the same, is one solution.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from rules_checker.bots import WIN, Aim, aim_in, counted, own_aims
from rules_checker.engine import AnyEngine, State

MOST_NODES = 40_000
"""The most answers that a search tries: a position that takes more is not looked at."""


class TooLarge(Exception):  # noqa: N818  # it is no fault, but why a search is given up
    """A position has more lines than are looked at."""


class Solution(NamedTuple):
    """The only line that reaches an aim, as indices of options; where others answer, their answer that lasts longest.

    `own` is the number of the player's answers in it, or of what they do. Of so many `choices` one is right: of
    whoever answers at random, one in so many reaches the aim.
    """

    answers: tuple[int, ...]
    own: int
    choices: int


class Search:
    """The search of a position for lines with which a player reaches an aim."""

    def __init__(self, engine: AnyEngine, aim: Aim, nodes: int = MOST_NODES) -> None:
        self.engine, self.aim, self.nodes = engine, aim, nodes

    def wins(self, s: State) -> bool:
        """True if the player can reach the aim from here, whatever the others do; raises `TooLarge`."""
        found = self.aim.reached(s)
        if found is not None:
            return found
        after = (self.wins(then) for then in self._answered(s))
        return any(after) if s.question.player == self.aim.player else all(after)

    def certain(self, s: State) -> bool:
        """True if the aim is reached whatever anybody does; raises `TooLarge`."""
        found = self.aim.reached(s)
        return all(self.certain(then) for then in self._answered(s)) if found is None else found

    def only_line(self, s: State) -> Solution | None:
        """The only line that reaches the aim; None if there is none, or more than one. Raises `TooLarge`."""
        found = self.aim.reached(s)
        if found is not None:
            return Solution((), 0, 1) if found else None
        options = list(self._answered(s))
        if s.question.player == self.aim.player:
            winning = [at for at, then in enumerate(options) if self.wins(then)]
            if len(winning) == len(options) > 1:
                return Solution((), 0, 1) if self.certain(s) else None
            if len(winning) != 1:
                return None
            line = self.only_line(options[winning[0]])
            return line and Solution((winning[0], *line.answers), line.own + 1, line.choices * len(options))
        lines = [self.only_line(then) for then in options]
        if any(line is None for line in lines):
            return None
        longest = max(range(len(lines)), key=lambda at: (lines[at] or Solution((), 0, 0)).own)
        line = lines[longest]
        return line and line._replace(answers=(longest, *line.answers))

    def _answered(self, s: State) -> Iterator[Any]:
        """The position after each of the options."""
        for index in range(len(s.question.options)):
            self.nodes -= 1
            if self.nodes < 0:
                raise TooLarge
            then = s.clone()
            self.engine.answer(then, index)
            yield then


Feats = tuple[tuple[Hashable, int], ...]
"""What a player does on the way to an aim: each feat, and how often; in a fixed order."""
NOTHING: Feats = ()
MOST_SOLUTIONS = 60
"""Of a position with more solutions it is not asked which they are."""


class SolvingTask(NamedTuple):
    """What is asked of a position of a game: a goal, how much of it, and how many answers a search may try."""

    game_id: str
    goal: str
    by: int
    nodes: int

    def search(self, engine: AnyEngine, s: State) -> Search | Ways:
        """The search for it in a position: by feats, in a game that has them."""
        return search_for(engine, aim_in(self.game_id, s, self.goal, self.by), self.nodes)


class Reached(NamedTuple):
    """How an aim is reached from a position: by what a player does, in each of these ways, none of which has anything
    that could be left out; and by what part of those who answer at random, 0 to 1: 1 if whatever is done.
    """

    ways: frozenset[Feats]
    odds: float


NEVER = Reached(frozenset(), 0.0)
SURELY = Reached(frozenset([NOTHING]), 1.0)


class Ways:
    """The search of a position for the ways in which a player reaches an aim, in a game that has feats."""

    def __init__(self, engine: AnyEngine, aim: Aim, nodes: int = MOST_NODES) -> None:
        self.engine, self.aim, self.nodes, self.own = engine, aim, nodes, own_aims(aim.game)
        self._known: dict[Hashable, Reached] = {}
        self._won: dict[Hashable, bool] = {}
        self._lines: dict[Hashable, tuple[int, ...] | None] = {}

    def wins(self, s: State) -> bool:
        """True if the player can reach the aim from here, whatever the others do; raises `TooLarge`."""
        found = self._at_once(s)
        if found is not None:
            return found
        key = self._key(s)
        if key not in self._won:
            if s.question.player == self.aim.player:
                self._won[key] = any(self.wins(then) for _, then in self._answered(s))
            elif self._in_secret(s):
                self._won[key] = any(all(map(self.wins, thens)) for _, thens in self._unseen(s))
            else:
                self._won[key] = all(self.wins(then) for _, then in self._answered(s))
        return self._won[key]

    def of(self, s: State) -> Reached:
        """How the aim is reached from here; raises `TooLarge`."""
        found = self._at_once(s)
        if found is not None:
            return SURELY if found else NEVER
        key = self._key(s)
        if key not in self._known:
            self._known[key] = self._of(s)
        return self._known[key]

    def _of(self, s: State) -> Reached:
        if s.question.player == self.aim.player:
            return _any([_with(feat, self.of(then)) for feat, then in self._answered(s)])
        if self._in_secret(s):
            return _any([_with(feat, _all(map(self.of, thens))) for feat, thens in self._unseen(s)])
        return _all(self.of(then) for _, then in self._answered(s))

    def only_line(self, s: State) -> Solution | None:
        """The line of the only solution, with nothing in it that could be left out; None if there is none, or more
        than one. Raises `TooLarge`.
        """
        reached = self.of(s)
        if len(reached.ways) != 1:
            return None
        (feats,) = reached.ways
        answers = self._along(s, feats)
        return None if answers is None else Solution(answers, sum(n for _, n in feats), round(1 / reached.odds))

    def wins_after(self, s: State, index: int) -> bool:
        """True if the aim can be reached after an answer, whatever the others do; raises `TooLarge`."""
        return self.wins(self._after(s, index))

    def line_after(self, s: State, index: int) -> Solution | None:
        """A line after an answer, of a way in which least is to be done; None if there is none. Raises `TooLarge`."""
        then = self._after(s, index)
        ways = sorted(self.of(then).ways, key=lambda way: (sum(n for _, n in way), repr(way)))
        answers = self._along(then, ways[0]) if ways else None
        return None if answers is None else Solution(answers, sum(n for _, n in ways[0]), 1)

    def _along(self, s: State, feats: Feats) -> tuple[int, ...] | None:
        """Answers that do this and no more, until the aim cannot be missed: the fewest; of others the most."""
        if self.of(s).odds == 1:
            return ()
        key = self._key(s), feats
        if key not in self._lines:
            own = s.question.player == self.aim.player
            found = [
                (index, *after)
                for index, (feat, then) in enumerate(self._answered(s))
                for left in self._left(feats, feat if own else None, then, own=own)
                if (after := self._along(then, left)) is not None
            ]
            self._lines[key] = (min if own else max)(found, key=len, default=None)
        return self._lines[key]

    def _left(self, feats: Feats, feat: Hashable, then: Any, *, own: bool) -> list[Feats]:
        """What of this is to be done after a feat of the player's, or whatever of it after another's answer."""
        ways, left = self.of(then).ways, _without(feats, feat)
        if own:
            return [left] if left is not None and left in ways else []
        return sorted((way for way in ways if _within(way, feats)), key=repr)[:1]

    def _at_once(self, s: State) -> bool | None:
        """True if the aim is reached, False if it cannot be, as far as is seen without any answer; else None."""
        found = self.aim.reached(s)
        if found is None and self.own.hope and self.aim.goal != WIN:
            player, goal = self.aim.player, self.aim.goal
            if counted(self.aim.game, s, player, goal) + self.own.hope(s, player, goal) < self.aim.least:
                return False
        return found

    def _key(self, s: State) -> Hashable:
        assert self.own.alike
        return self.own.alike(s)

    def _answered(self, s: State) -> Iterator[tuple[Hashable, Any]]:
        """What each of the options does, and the position after it."""
        assert self.own.feat
        idle = self.own.idle(s, self.aim.player, self.aim.goal) if self.own.idle else None
        for index, option in enumerate(s.question.options):
            if idle in (None, index):
                yield self.own.feat(s, option), self._after(s, index)

    def _after(self, s: State, index: int) -> Any:
        self.nodes -= 1
        if self.nodes < 0:
            raise TooLarge
        then = s.clone()
        self.engine.answer(then, index)
        return then

    def _in_secret(self, s: State) -> bool:
        """True where another chooses first what the player does not see, who is then to choose."""
        if s.question.kind not in self.own.SECRET or len(s.question.options) < 2:
            return False
        then = self._after(s, 0)
        return then.ask is not None and (then.question.player, then.question.kind) == (self.aim.player, s.question.kind)

    def _unseen(self, s: State) -> Iterator[tuple[Hashable, list[Any]]]:
        """What each option of the player does after that, and the positions after it: one for each of the other's."""
        assert self.own.feat
        thens = [self._after(s, index) for index in range(len(s.question.options))]
        for index, option in enumerate(thens[0].ask.options):
            yield self.own.feat(thens[0], option), [self._after(then, index) for then in thens]


def _any(found: Sequence[Reached]) -> Reached:
    """How an aim is reached if the player chooses one of these."""
    ways = _least({way for one in found for way in one.ways})
    return Reached(ways, sum(one.odds for one in found) / len(found)) if ways else NEVER


def _all(found: Iterable[Reached]) -> Reached:
    """How it is reached if another does: with what may have to be done, whichever that is."""
    ways, odds = SURELY
    for one in found:
        if not one.ways:
            return NEVER
        ways, odds = _least({_joined(way, other) for way in ways for other in one.ways}), min(odds, one.odds)
    return Reached(ways, odds)


def _with(feat: Hashable, reached: Reached) -> Reached:
    """How it is reached by whoever has done this before."""
    if feat is None or not reached.ways:
        return reached
    return Reached(frozenset([_sorted(Counter(dict(way)) + Counter([feat])) for way in reached.ways]), reached.odds)


def _without(feats: Feats, feat: Hashable) -> Feats | None:
    """What is still to be done after a feat; None if it is none of these."""
    if feat is None:
        return feats
    return _sorted(Counter(dict(feats)) - Counter([feat])) if feat in dict(feats) else None


def _joined(one: Feats, other: Feats) -> Feats:
    """What is in either, as often as in that in which it is oftener."""
    return one if one == other else _sorted(Counter(dict(one)) | Counter(dict(other)))


def _within(one: Feats, other: Feats) -> bool:
    """True if all that is in one is in the other, as often."""
    often = dict(other)
    return all(n <= often.get(feat, 0) for feat, n in one)


def _least(ways: set[Feats]) -> frozenset[Feats]:
    """The ways that have nothing that could be left out; raises `TooLarge` for too many."""
    if NOTHING in ways:
        return SURELY.ways
    found: list[Feats] = []
    for way in sorted(ways, key=lambda way: sum(n for _, n in way)):
        if not any(_within(one, way) for one in found):
            found.append(way)
    if len(found) > MOST_SOLUTIONS:
        raise TooLarge
    return frozenset(found)


def _sorted(feats: Counter[Hashable]) -> Feats:
    return tuple(sorted(feats.items(), key=repr))


def search_for(engine: AnyEngine, aim: Aim, nodes: int = MOST_NODES) -> Search | Ways:
    """The search for an aim: by feats, in a game that has them."""
    return Ways(engine, aim, nodes) if own_aims(aim.game).feat else Search(engine, aim, nodes)
