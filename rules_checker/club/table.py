"""A table: what its rows come to. It never changes; a row more makes the next one.

A row is what one seat did: `sit` (on a `device`, under a `nick`), `leave`, `answer` and `ahead` (of those who choose at
once, before those who are asked first; with the `mark` of what they saw), `late` (the clock has answered), `undo` and
`agree`. Bots' answers are rows, too. Whoever adds one has looked at the table that its number says, and `doings` has
found nothing against it: so rows are not judged again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from functools import cached_property
from pathlib import Path
from typing import Any, Literal, NamedTuple

from cards.records import dataclass
from rules_checker.club.store import LogRow, Room
from rules_checker.club.together import mark, together
from rules_checker.play import PERSON, GameRecord, Point, answered, line, proved, reached, settled, usual_bot
from rules_checker.record import replay

KIND = "table"


LATELY = 8
"""So many positions of a table are held, from which what has happened is told: those of all tables are too many."""


class Clock(NamedTuple):
    """How long one may think: about each answer (`move`) or about all of them (`chess`), in seconds."""

    kind: Literal["none", "move", "chess"] = "none"
    seconds: int = 0


class Ahead(NamedTuple):
    """An answer that waits until the game comes to its question: the number of the option."""

    option: int
    mark: str


class Undo(NamedTuple):
    """What a seat wants to take back: all after so many answers; those who have agreed."""

    seat: int
    to: int
    agreed: frozenset[int] = frozenset()


@dataclass(frozen=True)
class ClubTable:
    """A table after so many rows (`number`)."""

    name: str
    begun: GameRecord
    clock: Clock
    point: Point
    number: int = 0
    devices: Mapping[int, str] = field(default_factory=dict)
    """The phone that each seat was last taken on; a seat that somebody left, or that nobody took, has none."""
    nicks: Mapping[int, str] = field(default_factory=dict)
    """What those who sit there want to be called; a seat may be without."""
    ahead: Mapping[int, Ahead] = field(default_factory=dict)
    undo: Undo | None = None
    undone: int = 0
    """So often something was taken back: what was asked before is not asked any more."""
    spent: Mapping[int, float] = field(default_factory=dict)
    """The seconds that each seat has thought."""
    asked: Mapping[int, tuple[int, float]] = field(default_factory=dict)
    """Of each seat that is waited for: after how many answers, and since when."""
    lately: Sequence[Point] = ()
    """The positions that were reached last."""

    @property
    def record(self) -> GameRecord:
        """The game as it was played up to now."""
        return self.point.record

    @cached_property
    def waits(self) -> Mapping[int, Point]:
        """The persons who are waited for, each with the position that their question is of."""
        return {seat: point for seat, point in together(self.point).items() if seat not in self.ahead}

    def sitting(self, seat: int) -> bool:
        """True if somebody has taken a seat, and not left it."""
        return seat in self.devices

    def asks(self) -> frozenset[int]:
        """Those who have still to say whether something is taken back."""
        if self.undo is None:
            return frozenset()
        return frozenset(self.devices) - {self.undo.seat} - self.undo.agreed

    def left_s(self, seat: int, now: float) -> float | None:
        """The seconds that a seat has left; None without a clock."""
        if self.clock.kind == "none":
            return None
        since = self.asked[seat][1] if seat in self.asked else now
        before = self.spent.get(seat, 0.0) if self.clock.kind == "chess" else 0.0
        return self.clock.seconds - before - (now - since)

    def then(self, row: LogRow) -> ClubTable:
        """The table with a row more."""
        found = _DOES[row.what["do"]](replace(self, number=row.number + 1), row)
        if found.point is not self.point:
            found = replace(found, lately=_lately(self, found.record))
        return found if self.clock.kind == "none" else _timed(found, row.at)


def _lately(before: ClubTable, record: GameRecord) -> Sequence[Point]:
    """The positions that a table reached last, of which those until `before` are known."""
    known = len(before.record.answers)
    goes_on = record.upto(known) == before.record
    fresh = line(record, known if goes_on else len(record.answers))
    return [*(before.lately[:-1] if goes_on else ()), *fresh][-LATELY:]


def opened(room: Room) -> ClubTable:
    """A table as it began; raises `DataError` if it was begun with a game that is no more."""
    saved = replay.read(room.what["saved"], Path(f"{room.name}.json"))
    record = proved(saved, lambda *_: room.what["names"])
    table = ClubTable(room.name, record, Clock(*room.what["clock"]), settled(reached(record)))
    return table if table.clock.kind == "none" else _timed(table, room.what["at"])


def _answer(table: ClubTable, row: LogRow) -> ClubTable:
    undo = table.undo if row.seat not in table.devices else None  # whoever plays on does not want it
    return _onward(replace(table, point=answered(table.point, row.what["index"]), undo=undo))


def _onward(table: ClubTable) -> ClubTable:
    """The table after the answers that were given ahead: one that was given to another question is asked anew."""
    point, ahead = table.point, dict(table.ahead)
    while point.asked in ahead:
        assert point.asked is not None
        index, marked = ahead.pop(point.asked)
        if mark(point, point.asked) == marked:
            point = answered(point, index)
    return replace(table, point=point, ahead=ahead)


def _ahead(table: ClubTable, row: LogRow) -> ClubTable:
    return replace(table, ahead={**table.ahead, row.seat: Ahead(row.what["index"], row.what["mark"])})


def _late(table: ClubTable, row: LogRow) -> ClubTable:
    return _ahead(table, row) if "mark" in row.what else _answer(table, row)


def _sit(table: ClubTable, row: LogRow) -> ClubTable:
    nicks = {**table.nicks, row.seat: row.what.get("nick", "")}
    found = replace(table, devices={**table.devices, row.seat: row.what["device"]}, nicks=nicks)
    return _named(found, row.seat, PERSON)


def _leave(table: ClubTable, row: LogRow) -> ClubTable:
    devices = {seat: device for seat, device in table.devices.items() if seat != row.seat}
    nicks = {seat: nick for seat, nick in table.nicks.items() if seat != row.seat}
    ahead = {seat: one for seat, one in table.ahead.items() if seat != row.seat}
    found = replace(table, devices=devices, nicks=nicks, ahead=ahead)
    return _agreed(_named(found, row.seat, usual_bot(table.record.game.id)))


def _named(table: ClubTable, seat: int, name: str) -> ClubTable:
    """The table with somebody else on a seat."""
    names = table.record.names
    if names[seat] == name:
        return table
    record = replace(table.record, names=(*names[:seat], name, *names[seat + 1 :]))
    return replace(table, point=settled(reached(record)))


def _undo(table: ClubTable, row: LogRow) -> ClubTable:
    return _agreed(replace(table, undo=Undo(row.seat, row.what["to"])))


def _agree(table: ClubTable, row: LogRow) -> ClubTable:
    if not row.what["yes"] or table.undo is None:
        return replace(table, undo=None)
    return _agreed(replace(table, undo=table.undo._replace(agreed=table.undo.agreed | {row.seat})))


def _agreed(table: ClubTable) -> ClubTable:
    """The table as it was, once all have agreed."""
    if table.undo is None or table.asks():
        return table
    record = table.record.upto(table.undo.to)
    return replace(table, point=reached(record), undo=None, ahead={}, undone=table.undone + 1)


def _timed(table: ClubTable, at: float) -> ClubTable:
    """The table with its clocks set to a moment: those who are waited for think from their question on."""
    asked = {seat: len(point.record.answers) for seat, point in table.waits.items()}
    spent, since = dict(table.spent), dict[int, tuple[int, float]]()
    for seat, (count, start) in table.asked.items():
        if asked.get(seat) != count:
            spent[seat] = spent.get(seat, 0.0) + at - start
    for seat, count in asked.items():
        since[seat] = table.asked[seat] if table.asked.get(seat, (None,))[0] == count else (count, at)
    return replace(table, spent=spent, asked=since)


_DOES: Mapping[str, Any] = {
    "answer": _answer,
    "ahead": _ahead,
    "late": _late,
    "sit": _sit,
    "leave": _leave,
    "undo": _undo,
    "agree": _agree,
}
