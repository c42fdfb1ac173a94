"""The options that only this game has (`rules_checker/engine/options.py` has the others)."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from rules_checker.engine import Node, Say
from rules_checker.games.boombit.memory import Ref

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
