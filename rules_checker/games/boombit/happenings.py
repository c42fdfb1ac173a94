"""More `frames`: breaks, twists, lives lost, reactions, explosions, which are still to happen."""

from __future__ import annotations

from typing import NamedTuple

from rules_checker.engine import Node
from rules_checker.games.boombit.memory import Ref, Replacement, Shares
from rules_checker.games.boombit.vocabulary import Event, Would

# --- what happens to cards and heroes -------------------------------------------------------------------------------


class Enter(NamedTuple):
    """A card enters play."""

    card: int
    player: int
    played: bool


class Entered(NamedTuple):
    """A card has entered play, and its ENTER has worked."""

    it: Ref
    player: int
    played: bool


class HostLeft(NamedTuple):
    """The card that modifications were on has left play."""

    mods: tuple[Ref, ...]


class Recheck(NamedTuple):
    """The creeps that have no lives left break."""


class BreakAll(NamedTuple):
    """Cards break at the same time; where it is `final`, nothing may happen instead."""

    cards: tuple[Ref, ...]
    final: bool = False


class Break(NamedTuple):
    """A card is about to break."""

    card: int


class Broken(NamedTuple):
    """A card breaks, for nothing happened instead."""

    card: int


class Hurt(NamedTuple):
    """Deal damage to a creep."""

    card: int
    points: int


class Twist(NamedTuple):
    """A card is about to be twisted by a player's card."""

    card: int
    by: int


class Twisted(NamedTuple):
    """A card is twisted, for nothing happened instead."""

    card: int


class Untwist(NamedTuple):
    """A card is untwisted."""

    card: int


class ToZone(NamedTuple):
    """A card moves to another zone of its owner's."""

    card: int
    zone: int
    source: int
    bottom: bool = False


class Reanimate(NamedTuple):
    """A card that leaves the discard for the void may go to the bottom of the deck instead."""

    card: int


class LoseLives(NamedTuple):
    """Heroes lose so many lives, one after another, at the same time."""

    players: tuple[int, ...]
    points: int


class LoseLife(NamedTuple):
    """Heroes are about to lose a life each; those that do are `losing` it."""

    players: tuple[int, ...]
    losing: tuple[int, ...] = ()


class LifeLost(NamedTuple):
    """A hero loses a life, for nothing happened instead."""

    player: int


class Replace(NamedTuple):
    """Something would happen to a card or its owner, and one of the effects `found` may have something else happen."""

    would: Would
    card: int
    owner: int
    found: tuple[Replacement, ...]


# --- reactions ------------------------------------------------------------------------------------------------------


class Window(NamedTuple):
    """Cards react to an event, one after another; `done` are the reactions so far, by card and number."""

    event: Event
    it: Ref
    player: int
    present: tuple[Ref, ...]
    done: tuple[tuple[int, int], ...] = ()


class DeedWindow(NamedTuple):
    """The player `who` may answer an event with a deed."""

    who: int
    event: Event
    it: Ref
    player: int


class Sequence(NamedTuple):
    """Abilities, each with its source and its own card, are carried out in the order that a player picks."""

    player: int
    items: tuple[tuple[Node, int, Ref], ...]
    rule: str


# --- explosions -----------------------------------------------------------------------------------------------------


class Explode(NamedTuple):
    """A bomb explodes."""

    bomb: int


class BlastEffects(NamedTuple):
    """The BLAST abilities of an exploding bomb work."""

    this: Ref


class MainBlast(NamedTuple):
    """An exploding bomb makes its main blast, and then its second ones."""

    this: Ref


class Blast(NamedTuple):
    """A blast of this strength, the `main` one or a second one."""

    this: Ref
    strength: int
    main: bool


class Declare(NamedTuple):
    """The defender declares one more share of the block, or that there are no more."""

    this: Ref
    strength: int
    main: bool
    shares: Shares = ()


class Deal(NamedTuple):
    """The shares of a block are dealt; those dealt are `absorbed`."""

    this: Ref
    strength: int
    main: bool
    shares: Shares
    absorbed: Shares = ()


class BlastOver(NamedTuple):
    """A blast is over, and what was not absorbed costs a life."""

    this: Ref
    strength: int
    main: bool
    absorbed: Shares = ()


class Spent(NamedTuple):
    """An explosion is over, and its bomb goes to the discard."""

    this: Ref
