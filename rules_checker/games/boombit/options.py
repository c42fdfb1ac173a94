"""The options of questions. Each is flat, and distinguished by its type.

`words.in_words` writes them as in scenarios.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from rules_checker.games.boombit.memory import Ref
from rules_checker.games.boombit.nodes import Node


class Say(NamedTuple):
    """An answer that is a word and nothing else."""

    word: str


YES, NO = Say("yes"), Say("no")
KEEP, MULLIGAN = Say("keep"), Say("mulligan")
PASS, ENOUGH, DONE = Say("pass"), Say("enough"), Say("done")
ACTIVATE, END = Say("activate"), Say("end turn")


class Card(NamedTuple):
    """A card, for all questions about cards."""

    card: int


class Play(NamedTuple):
    """To play a card from hand."""

    card: int


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


the_card, to_play, to_trade = cache(Card), cache(Play), cache(Trade)
"""The most frequent options, each made only once: making a named tuple takes eight times as long as finding it."""
