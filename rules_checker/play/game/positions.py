"""The positions of games that are played: each follows from its record, by playing that.

Those reached last are kept, as the next question is mostly about one of them; that is all that they are kept for, and
they may be forgotten at any time. Nobody changes one: who wants to play on in it takes a clone.
"""

from __future__ import annotations

import random
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Hashable, Iterable, Sequence
from copy import copy
from dataclasses import field
from typing import Any, NamedTuple

from cards.database import of_games, with_games
from cards.records import dataclass
from rules_checker.bots import Bot, Seat, bot
from rules_checker.engine import AnyEngine, State
from rules_checker.play.game.record import GameRecord
from rules_checker.play.game.seats import PERSON
from rules_checker.record import HEADING
from rules_checker.setup import compile_cards

KEPT = 64
"""So many positions are kept."""


class PersonsChoice(NamedTuple):
    """An answer that a person has chosen: after how many answers, who, of which kind of question, and what was known.

    `turns` had begun, `known` entries were in the log; it was the `last` of the options, in a turn of their `own`.
    """

    after: int
    player: int
    kind: str
    known: int
    turns: int
    last: bool
    own: bool


@dataclass(slots=True, eq=False)
class Point:
    """Where a record has come to: the position `s`, with its log, and how it came about."""

    record: GameRecord
    s: State
    passed: tuple[tuple[int, Any], ...] = ()
    """The positions in which the story went on since the answer before, each after so many entries of the log."""
    lengths: tuple[int, ...] = ()
    """The number of entries in the log after each number of answers, from none on."""
    turns: tuple[int, ...] = ()
    """The entries with which turns began."""
    choices: tuple[PersonsChoice, ...] = ()
    """What persons have chosen: a question that leaves nothing to decide is not one."""
    by_itself: bool = False
    """True if what was answered last left nothing to decide."""
    found: dict[Hashable, Any] = field(default_factory=dict)
    """What was found out about it, by what it was found for."""

    @property
    def engine(self) -> AnyEngine:
        """The engine of the game."""
        return self.record.engine

    @property
    def asked(self) -> int | None:
        """The player who is asked; None at the end."""
        return None if self.s.ask is None else int(self.s.ask.player)

    @property
    def bots_turn(self) -> bool:
        """True if a bot is asked."""
        return self.asked is not None and self.record.names[self.asked] != PERSON

    @property
    def turn(self) -> int | None:
        """The player whose turn it is; None before the first."""
        return self.whose(len(self.turns)) if self.turns else None

    @property
    def chosen(self) -> tuple[PersonsChoice, ...]:
        """What persons have chosen here: of a line, not what led to its beginning."""
        begins = self.record.begins
        return tuple([one for one in self.choices if one.after >= begins]) if begins else self.choices

    def whose(self, number: int) -> int | None:
        """The player of the turn with this number, from 1."""
        player: int | None = self.s.entries[self.turns[number - 1]][2].get("player")
        return player

    def begun(self, entries: int) -> int:
        """The number of turns that had begun when the log had so many entries."""
        return bisect_right(self.turns, entries - 1)

    def answers_by(self, entries: int) -> int:
        """The number of answers that there had been when the log had so many entries, and none more."""
        return max(0, bisect_right(self.lengths, entries) - 1)

    def given(self, start: int) -> list[int]:
        """The number of answers before each entry of the log, from one on."""
        return [max(0, bisect_right(self.lengths, at) - 1) for at in range(start, len(self.s.entries))]

    def decided(self) -> int | None:
        """The option that the person asked need not be asked for (see `Engine.decided`)."""
        if "decided" not in self.found:
            self.found["decided"] = self.engine.decided(self.s)
        found: int | None = self.found["decided"]
        return found

    def saved(self) -> str:
        """The game, as far as it was played, as the text of a file for `fitil play --resume` and `fitil replay`."""
        return self.record.saved(self.s)

    def seat(self) -> Seat:
        """What a bot would have of the question, on the seat of the player asked."""
        return Seat.of(self.engine, self.s)

    def rng(self) -> random.Random:
        """The chance of this moment: after the same answers a bot does the same."""
        return random.Random(f"{self.record.seed}/{len(self.record.answers)}")


_kept: OrderedDict[GameRecord, Point] = OrderedDict()


@with_games
def forget() -> None:
    """Forget all positions: those that are asked about again are reached again."""
    _kept.clear()


def reached(record: GameRecord) -> Point:
    """Where a record has come to; raises `IllegalAnswerError` if it cannot be played."""
    return line(record, len(record.answers))[-1]


def line(record: GameRecord, since: int) -> Sequence[Point]:
    """Where a record was after so many answers, and after each that came then."""
    found: list[Point] = []
    for count in range(len(record.answers), -1, -1):
        known = _kept.get(record.upto(count))
        if known is not None:
            found.append(known)
            if count <= since:
                break
        elif found:
            found.clear()  # a gap: what comes after it is played again
    whole = [*reversed(found)] or [_keep(_dealt(record.upto(0)))]
    for index in record.answers[len(whole[-1].record.answers) :]:
        whole.append(_keep(_next(whole[-1], index)))
    return whole[since - len(whole[0].record.answers) :]


def recall(points: Iterable[Point]) -> None:
    """Have positions that somebody holds be found again, as if they had just been reached."""
    for point in points:
        _keep(point)


def answered(point: Point, index: int) -> Point:
    """What comes of an answer, and of those to persons that then leave nothing to decide.

    Raises `IllegalAnswerError` for what is no option.
    """
    return settled(_kept.get(point.record.then(index)) or _keep(_next(point, index)))


def settled(point: Point) -> Point:
    """What comes of the answers to persons that leave nothing to decide."""
    while point.asked is not None and not point.bots_turn and (index := point.decided()) is not None:
        point = _kept.get(point.record.then(index)) or _keep(_next(point, index))
    return point


def would(point: Point, index: int) -> Point:
    """What would come of an answer, as `answered` has it; nothing of it is kept."""
    point = _next(point, index)
    while point.asked is not None and not point.bots_turn and (decided := point.decided()) is not None:
        point = _next(point, decided)
    return point


def choice(point: Point) -> int:
    """The choice of the bot that is asked, which may take its time; along a line it is what that has."""
    if step := point.record.step:
        return step.index
    return _thought(point)[0]


def _thought(point: Point) -> tuple[int, Bot]:
    """What the bot that is asked chooses, and the bot after that, which may have a plan for the rest of its turn."""
    if "thought" not in point.found:
        before = _before(point)
        name = point.record.names[point.s.question.player]
        mind = copy(_thought(before)[1] if before else _bot(name, point.record.game.id))
        point.found["thought"] = mind(point.seat(), point.rng()), mind
    found: tuple[int, Bot] = point.found["thought"]
    return found


def _before(point: Point) -> Point | None:
    """Where the bot that is asked was asked last in the same turn."""
    record, begun = point.record, len(point.turns)
    for count in range(len(record.answers) - 1, -1, -1):
        if not point.turns or point.lengths[count] <= point.turns[-1]:
            return None
        earlier = reached(record.upto(count))
        if earlier.asked == point.asked:
            return earlier if len(earlier.turns) == begun and not earlier.record.step else None
    return None


@of_games(32)
def _bot(name: str, game_id: str) -> Bot:
    return bot(name, game_id)


def _keep(point: Point) -> Point:
    _kept[point.record] = point
    _kept.move_to_end(point.record)
    if len(_kept) > KEPT:
        _, last = _kept.popitem(last=False)
        last.found.clear()  # whoever holds it still has little more than the position
    return point


def _dealt(record: GameRecord) -> Point:
    engine = record.engine
    s = engine.new_game(engine.position(compile_cards(record.game), record.setup), record.seed, log=True)
    return Point(record, s, (), (len(s.entries),), _turns(s, 0))


def _next(point: Point, index: int) -> Point:
    """What comes of one answer."""
    s, record, known = point.s.clone(), point.record, len(point.s.entries)
    passed: list[tuple[int, Any]] = []

    def watch(now: Any) -> None:
        log = now.log
        if len(log) > (passed[-1][0] if passed else known):
            now.log = None  # of a position that was passed only what lies there is looked at
            passed.append((len(log), now.clone()))
            now.log = log

    person = not point.bots_turn and point.asked is not None
    by_itself = person and point.decided() == index
    point.engine.answer(s, index, watch)
    choices = point.choices
    if person and not by_itself:
        ask = point.s.question
        last, own = index == len(ask.options) - 1, ask.player == point.turn
        choices += (PersonsChoice(len(record.answers), ask.player, ask.kind, known, len(point.turns), last, own),)
    return Point(
        record.then(index),
        s,
        tuple(passed),
        (*point.lengths, len(s.entries)),
        point.turns + _turns(s, known),
        choices,
        by_itself,
    )


def _turns(s: State, since: int) -> tuple[int, ...]:
    return tuple([at for at in range(since, len(s.entries)) if s.entries[at][0] == HEADING])
