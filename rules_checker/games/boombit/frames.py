"""Frames of the turn, of playing and paying, of abilities and effects: things that are still to be done.

A frame is flat, so that a position is cloned by copying lists. Its functions are found by its type: `@step(Play)` marks
the one that runs it, `@taking(Discard)` the one that takes the answer to its question. The frames of `happenings` are
the consequences for cards and heroes.
"""

from __future__ import annotations

from typing import NamedTuple

from rules_checker.engine import Node
from rules_checker.games.boombit.memory import NOTHING, Bill, Memory, Ref

# --- setup and the turn ---------------------------------------------------------------------------------------------


class Setup(NamedTuple):
    """The game is set up."""


class Mulligan(NamedTuple):
    """A player may take another opening hand."""

    player: int


class FirstPlayer(NamedTuple):
    """The player who begins is decided."""


class Turn(NamedTuple):
    """A turn begins."""


class Phase(NamedTuple):
    """A phase of the turn other than those of its main part, by its name in `game.yaml`."""

    name: str


class Review(NamedTuple):
    """The bomb review looks for the next bomb to explode."""


class UntwistAll(NamedTuple):
    """The review's bombs untwist, one after another."""

    bombs: tuple[int, ...]


class Attacks(NamedTuple):
    """The attack phase looks for the next card to attack with."""


class Main(NamedTuple):
    """The main part: its player may do something."""


class EndPhase(NamedTuple):
    """The turn ends."""


class PassTurn(NamedTuple):
    """The other player's turn comes."""


# --- playing cards --------------------------------------------------------------------------------------------------


class Play(NamedTuple):
    """A bomb, creep, circumstance or modification is played from hand."""

    player: int
    card: int


class Price(NamedTuple):
    """The PRICE of a card is due."""

    player: int
    card: int


class Played(NamedTuple):
    """A card that was played is paid for."""

    player: int
    card: int


class Attach(NamedTuple):
    """A modification waits for its player to say which card it goes on."""

    player: int
    card: int
    played: bool


class PlayDeed(NamedTuple):
    """A deed is played, for all that it does, or in answer to an event for one `ability`."""

    player: int
    card: int
    ability: Node | None = None
    it: Ref = NOTHING


class DeedPaid(NamedTuple):
    """A deed is paid for."""

    player: int
    card: int
    ability: Node | None
    it: Ref


class PutIntoPlay(NamedTuple):
    """A card is to be put into play without being played."""

    card: int
    source: int
    memory: Memory


class Put(NamedTuple):
    """A card that is put into play is paid for; `old` is how it lay before."""

    player: int
    card: int
    memory: Memory
    old: Ref


class PlayInstead(NamedTuple):
    """A card is played from another zone, and spends another phase than its own."""

    player: int
    card: int
    phase: str


# --- paying ---------------------------------------------------------------------------------------------------------


class Pay(NamedTuple):
    """The rest of a cost is paid."""

    owed: Bill


class PayCourse(NamedTuple):
    """A part of a cost waits for its player to choose the course; `rest` is owed besides."""

    rest: Bill
    part: Node


# --- abilities and effects ------------------------------------------------------------------------------------------


class Ability(NamedTuple):
    """An ability of a source is carried out."""

    ability: Node
    source: int
    memory: Memory


class Run(NamedTuple):
    """Effects are done in order, from the one `at` this place on."""

    effects: tuple[Node, ...]
    at: int
    me: int
    source: int
    memory: Memory


class Doing(NamedTuple):
    """An effect is done: by its `actor`, who acts and chooses, on behalf of a `source`.

    `me` is whom its «you» means, `memory` what its text means by «this» and «it». As a part of a cost it leaves
    payable what is `owed` besides.
    """

    effect: Node
    actor: int
    me: int
    source: int
    memory: Memory
    owed: Bill | None = None


class ChooseCourse(NamedTuple):
    """An effect waits for its actor to choose one of its courses."""

    doing: Doing


class Pick(NamedTuple):
    """The actor picks one more of the cards `found`, until there are enough of those `got`."""

    doing: Doing
    found: tuple[int, ...]
    least: int
    most: int
    got: tuple[int, ...] = ()


class OnCard(NamedTuple):
    """An effect is done to one card, if that still lies in the `zone` where it was picked."""

    doing: Doing
    ref: Ref
    zone: int


class RemoveNext(NamedTuple):
    """Cards that leave the discard together for the void go one after another."""

    source: int
    cards: tuple[Ref, ...]


class Discard(NamedTuple):
    """A player discards `n` of the cards of a `hand`; what is `owed` besides stays payable."""

    player: int
    source: int
    hand: tuple[Ref, ...]
    n: int
    owed: Bill | None = None


class DiscardOne(NamedTuple):
    """A card goes from hand to the discard, if it does not defy that."""

    player: int
    source: int
    card: int


class Defy(NamedTuple):
    """A card that is forced out of hand may be put into play instead."""

    card: int
    zone: int
    source: int


class ForcedOut(NamedTuple):
    """A card goes from hand to a zone where it must."""

    card: int
    zone: int
    source: int


class Attacked(NamedTuple):
    """An attack waits for the creep that takes its damage."""

    points: int


class Arrange(NamedTuple):
    """Cards are put back on top of a deck in the order that the actor picks."""

    actor: int
    owner: int
    cards: tuple[int, ...]
    done: tuple[int, ...] = ()


class ShuffleDeck(NamedTuple):
    """A deck is shuffled, by a rule."""

    player: int
    rule: str
