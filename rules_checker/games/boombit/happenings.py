"""More `frames`: breaks, twists, lives lost, reactions, explosions, which are still to happen."""

from __future__ import annotations

from rules_checker.engine import FlatRecord, Node
from rules_checker.games.boombit.memory import Ref, Replacement, Shares
from rules_checker.games.boombit.vocabulary import Event, Would

# --- what happens to cards and heroes -------------------------------------------------------------------------------


class Enter(FlatRecord):
    """A card enters play."""

    __match_args__ = ("card", "player", "played")

    def __init__(self, card: int, player: int, played: bool) -> None:
        self.card, self.player, self.played = card, player, played


class Entered(FlatRecord):
    """A card has entered play, and its ENTER has worked."""

    __match_args__ = ("it", "player", "played")

    def __init__(self, it: Ref, player: int, played: bool) -> None:
        self.it, self.player, self.played = it, player, played


class HostLeft(FlatRecord):
    """The card that modifications were on has left play."""

    __match_args__ = ("mods",)

    def __init__(self, mods: tuple[Ref, ...]) -> None:
        self.mods = mods


class Recheck(FlatRecord):
    """The creeps that have no lives left break."""


class BreakAll(FlatRecord):
    """Cards break at the same time; where it is `final`, nothing may happen instead."""

    __match_args__ = ("cards", "final")

    def __init__(self, cards: tuple[Ref, ...], final: bool = False) -> None:
        self.cards, self.final = cards, final


class Break(FlatRecord):
    """A card is about to break."""

    __match_args__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class Broken(FlatRecord):
    """A card breaks, for nothing happened instead."""

    __match_args__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class Hurt(FlatRecord):
    """Deal damage to a creep."""

    __match_args__ = ("card", "points")

    def __init__(self, card: int, points: int) -> None:
        self.card, self.points = card, points


class Twist(FlatRecord):
    """A card is about to be twisted by a player's card."""

    __match_args__ = ("card", "by")

    def __init__(self, card: int, by: int) -> None:
        self.card, self.by = card, by


class Twisted(FlatRecord):
    """A card is twisted, for nothing happened instead."""

    __match_args__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class Untwist(FlatRecord):
    """A card is untwisted."""

    __match_args__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class ToZone(FlatRecord):
    """A card moves to another zone of its owner's."""

    __match_args__ = ("card", "zone", "source", "bottom")

    def __init__(self, card: int, zone: int, source: int, bottom: bool = False) -> None:
        self.card, self.zone, self.source, self.bottom = card, zone, source, bottom


class Reanimate(FlatRecord):
    """A card that leaves the discard for the void may go to the bottom of the deck instead."""

    __match_args__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class LoseLives(FlatRecord):
    """Heroes lose so many lives, one after another, at the same time."""

    __match_args__ = ("players", "points")

    def __init__(self, players: tuple[int, ...], points: int) -> None:
        self.players, self.points = players, points


class LoseLife(FlatRecord):
    """Heroes are about to lose a life each; those that do are `losing` it."""

    __match_args__ = ("players", "losing")

    def __init__(self, players: tuple[int, ...], losing: tuple[int, ...] = ()) -> None:
        self.players, self.losing = players, losing


class LifeLost(FlatRecord):
    """A hero loses a life, for nothing happened instead."""

    __match_args__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player


class Replace(FlatRecord):
    """Something would happen to a card or its owner, and one of the effects `found` may have something else happen."""

    __match_args__ = ("would", "card", "owner", "found")

    def __init__(self, would: Would, card: int, owner: int, found: tuple[Replacement, ...]) -> None:
        self.would, self.card, self.owner, self.found = would, card, owner, found


# --- reactions ------------------------------------------------------------------------------------------------------


class Window(FlatRecord):
    """Cards react to an event, one after another; `done` are the reactions so far, by card and number."""

    __match_args__ = ("event", "it", "player", "present", "done")

    def __init__(
        self, event: Event, it: Ref, player: int, present: tuple[Ref, ...], done: tuple[tuple[int, int], ...] = ()
    ) -> None:
        self.event, self.it, self.player, self.present, self.done = event, it, player, present, done


class DeedWindow(FlatRecord):
    """The player `who` may answer an event with a deed."""

    __match_args__ = ("who", "event", "it", "player")

    def __init__(self, who: int, event: Event, it: Ref, player: int) -> None:
        self.who, self.event, self.it, self.player = who, event, it, player


class Sequence(FlatRecord):
    """Abilities, each with its source and its own card, are carried out in the order that a player picks."""

    __match_args__ = ("player", "items", "rule")

    def __init__(self, player: int, items: tuple[tuple[Node, int, Ref], ...], rule: str) -> None:
        self.player, self.items, self.rule = player, items, rule


# --- explosions -----------------------------------------------------------------------------------------------------


class Explode(FlatRecord):
    """A bomb explodes."""

    __match_args__ = ("bomb",)

    def __init__(self, bomb: int) -> None:
        self.bomb = bomb


class BlastEffects(FlatRecord):
    """The BLAST abilities of an exploding bomb work."""

    __match_args__ = ("this",)

    def __init__(self, this: Ref) -> None:
        self.this = this


class MainBlast(FlatRecord):
    """An exploding bomb makes its main blast, and then its second ones."""

    __match_args__ = ("this",)

    def __init__(self, this: Ref) -> None:
        self.this = this


class Blast(FlatRecord):
    """A blast of this strength, the `main` one or a second one."""

    __match_args__ = ("this", "strength", "main")

    def __init__(self, this: Ref, strength: int, main: bool) -> None:
        self.this, self.strength, self.main = this, strength, main


class Declare(FlatRecord):
    """The defender declares one more share of the block, or that there are no more."""

    __match_args__ = ("this", "strength", "main", "shares")

    def __init__(self, this: Ref, strength: int, main: bool, shares: Shares = ()) -> None:
        self.this, self.strength, self.main, self.shares = this, strength, main, shares


class Deal(FlatRecord):
    """The shares of a block are dealt; those dealt are `absorbed`."""

    __match_args__ = ("this", "strength", "main", "shares", "absorbed")

    def __init__(self, this: Ref, strength: int, main: bool, shares: Shares, absorbed: Shares = ()) -> None:
        self.this, self.strength, self.main, self.shares, self.absorbed = this, strength, main, shares, absorbed


class BlastOver(FlatRecord):
    """A blast is over, and what was not absorbed costs a life."""

    __match_args__ = ("this", "strength", "main", "absorbed")

    def __init__(self, this: Ref, strength: int, main: bool, absorbed: Shares = ()) -> None:
        self.this, self.strength, self.main, self.absorbed = this, strength, main, absorbed


class Spent(FlatRecord):
    """An explosion is over, and its bomb goes to the discard."""

    __match_args__ = ("this",)

    def __init__(self, this: Ref) -> None:
        self.this = this
