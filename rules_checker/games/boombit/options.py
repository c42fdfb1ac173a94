"""What may be chosen, how it is written in scenarios and in logs, and which card it means.

`play cow`, `trade bomb-phase`, `use robot`, `activate`, `end turn`; `block cow 2`, `done`; a card's id for any other
choice of a card (`cow #2` where two differ); `yes`, `no`, `pass`, `enough`, `keep`, `mulligan`, `course 1`. What many
games have is in `rules_checker/engine/options.py`.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

from rules_checker.engine import SEATS, Card, Node, Option, Options, Play, Say
from rules_checker.games.boombit.memory import Ref
from rules_checker.games.boombit.query import on_table
from rules_checker.games.boombit.state import Position

OPTIONS: Final[Options[Position]] = Options()

KEEP: Final = Say("keep")
MULLIGAN: Final = Say("mulligan")
ACTIVATE: Final = Say("activate")
END: Final = Say("end turn")


class Trade(NamedTuple):
    """To draw a card instead of using a phase."""

    phase: str


class Use(NamedTuple):
    """To use a TURN ability of a card; `you` is the source whose «you» it speaks to."""

    card: int
    ability: Node
    you: int


class Share(NamedTuple):
    """To block with a creep, which absorbs so many `points`."""

    card: int
    points: int


class Course(NamedTuple):
    """One of several courses that a text lets somebody choose from, by its number from 0."""

    number: int


class Part(NamedTuple):
    """The part of a cost that is paid next."""

    part: Node


class Reaction(NamedTuple):
    """The reaction that comes next: the one with this `number` on a card; `you` is whom its «you» speaks to."""

    card: int
    number: int
    ability: Node
    you: int


class React(NamedTuple):
    """To play a deed in answer to an event, for its `ability`."""

    card: int
    ability: Node


class Told(NamedTuple):
    """One of several abilities that are carried out in an order to choose, with its source and its own card."""

    ability: Node
    source: int
    this: Ref


class Instead(NamedTuple):
    """The replacement of an event, by a `modifier` of a source."""

    modifier: Node
    source: int


to_trade: Final = cache(Trade)
to_block: Final = cache(Share)
"""Options that are made only once each."""


def plays(s: Position, option: Option) -> str | None:
    """The card that an option plays from the hand; None if it plays none."""
    return s.defs[option.card].id if isinstance(option, Play | React) else None


def lies(s: Position, option: Card | Use | Share | Reaction) -> list[Any] | None:
    """The player and the place in `in_play` of the card that an option means; None if it is not in play."""
    for player in (0, 1):
        if option.card in (there := on_table(s, player)):
            return [SEATS[player], there.index(option.card)]
    return None


OPTIONS.of_card(Play, "play")


@OPTIONS.of(React, answers=("play",))
def _react(s: Position, option: React) -> str:
    return f"play {s.defs[option.card].id}"


@OPTIONS.of(Trade, "trade PHASE")
def _trade(s: Position, option: Trade) -> str:
    return f"trade {option.phase}"


OPTIONS.of_card(Use, "use", place=lies)
OPTIONS.says("activate")


@OPTIONS.of(Share, "block CARD:card POINTS:number", place=lies)
def _share(s: Position, option: Share) -> str:
    return f"block {s.defs[option.card].id} {option.points}"


OPTIONS.says("end turn", "done", "keep", "mulligan", answers=("yes", "no", "pass", "enough"))
OPTIONS.of_card(Card, place=lies)
OPTIONS.of_card(Reaction, place=lies)


@OPTIONS.of(Part, answers=("pay",))
def _part(s: Position, option: Part) -> str:
    return f"pay {option.part.do}"


@OPTIONS.of(Course, answers=("course",))
def _course(s: Position, option: Course) -> str:
    return f"course {option.number + 1}"


@OPTIONS.of(Told, answers=("attack", "blast", "exit", "enter", "reaction"))
def _told(s: Position, option: Told) -> str:
    return f"{option.ability.trigger} {s.name(option.source)}"


@OPTIONS.of(Instead, answers=("yes",))
def _instead(s: Position, option: Instead) -> str:
    return "yes"
