"""Frames of the turn, of playing and paying, of abilities and effects: things that are still to be done.

A frame is flat, so that a position is cloned by copying lists. Its functions are found by its type: `@step(Play)` marks
the one that runs it, `@taking(Discard)` the one that takes the answer to its question. The frames of `happenings` are
the consequences for cards and heroes.
"""

from __future__ import annotations

from rules_checker.engine import FlatRecord, Node
from rules_checker.games.boombit.memory import NOTHING, Bill, Memory, Ref

# --- setup and the turn ---------------------------------------------------------------------------------------------


class Setup(FlatRecord):
    """The game is set up."""


class Mulligan(FlatRecord):
    """A player may take another opening hand."""

    __match_args__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player


class FirstPlayer(FlatRecord):
    """The player who begins is decided."""


class Turn(FlatRecord):
    """A turn begins."""


class Phase(FlatRecord):
    """A phase of the turn other than those of its main part, by its name in `game.yaml`."""

    __match_args__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name


class Review(FlatRecord):
    """The bomb review looks for the next bomb to explode."""


class UntwistAll(FlatRecord):
    """The review's bombs untwist, one after another."""

    __match_args__ = ("bombs",)

    def __init__(self, bombs: tuple[int, ...]) -> None:
        self.bombs = bombs


class Attacks(FlatRecord):
    """The attack phase looks for the next card to attack with."""


class Main(FlatRecord):
    """The main part: its player may do something."""


class EndPhase(FlatRecord):
    """The turn ends."""


class PassTurn(FlatRecord):
    """The other player's turn comes."""


# --- playing cards --------------------------------------------------------------------------------------------------


class Play(FlatRecord):
    """A bomb, creep, circumstance or modification is played from hand."""

    __match_args__ = ("player", "card")

    def __init__(self, player: int, card: int) -> None:
        self.player, self.card = player, card


class Price(FlatRecord):
    """The PRICE of a card is due."""

    __match_args__ = ("player", "card")

    def __init__(self, player: int, card: int) -> None:
        self.player, self.card = player, card


class Played(FlatRecord):
    """A card that was played is paid for."""

    __match_args__ = ("player", "card")

    def __init__(self, player: int, card: int) -> None:
        self.player, self.card = player, card


class Attach(FlatRecord):
    """A modification waits for its player to say which card it goes on."""

    __match_args__ = ("player", "card", "played")

    def __init__(self, player: int, card: int, played: bool) -> None:
        self.player, self.card, self.played = player, card, played


class PlayDeed(FlatRecord):
    """A deed is played, for all that it does, or in answer to an event for one `ability`."""

    __match_args__ = ("player", "card", "ability", "it")

    def __init__(self, player: int, card: int, ability: Node | None = None, it: Ref = NOTHING) -> None:
        self.player, self.card, self.ability, self.it = player, card, ability, it


class DeedPaid(FlatRecord):
    """A deed is paid for."""

    __match_args__ = ("player", "card", "ability", "it")

    def __init__(self, player: int, card: int, ability: Node | None, it: Ref) -> None:
        self.player, self.card, self.ability, self.it = player, card, ability, it


class PutIntoPlay(FlatRecord):
    """A card is to be put into play without being played."""

    __match_args__ = ("card", "source", "memory")

    def __init__(self, card: int, source: int, memory: Memory) -> None:
        self.card, self.source, self.memory = card, source, memory


class Put(FlatRecord):
    """A card that is put into play is paid for; `old` is how it lay before."""

    __match_args__ = ("player", "card", "memory", "old")

    def __init__(self, player: int, card: int, memory: Memory, old: Ref) -> None:
        self.player, self.card, self.memory, self.old = player, card, memory, old


class PlayInstead(FlatRecord):
    """A card is played from another zone, and spends another phase than its own."""

    __match_args__ = ("player", "card", "phase")

    def __init__(self, player: int, card: int, phase: str) -> None:
        self.player, self.card, self.phase = player, card, phase


# --- paying ---------------------------------------------------------------------------------------------------------


class Pay(FlatRecord):
    """The rest of a cost is paid."""

    __match_args__ = ("owed",)

    def __init__(self, owed: Bill) -> None:
        self.owed = owed


class PayCourse(FlatRecord):
    """A part of a cost waits for its player to choose the course; `rest` is owed besides."""

    __match_args__ = ("rest", "part")

    def __init__(self, rest: Bill, part: Node) -> None:
        self.rest, self.part = rest, part


# --- abilities and effects ------------------------------------------------------------------------------------------


class Ability(FlatRecord):
    """An ability of a source is carried out."""

    __match_args__ = ("ability", "source", "memory")

    def __init__(self, ability: Node, source: int, memory: Memory) -> None:
        self.ability, self.source, self.memory = ability, source, memory


class Run(FlatRecord):
    """Effects are done in order, from the one `at` this place on."""

    __match_args__ = ("effects", "at", "me", "source", "memory")

    def __init__(self, effects: tuple[Node, ...], at: int, me: int, source: int, memory: Memory) -> None:
        self.effects, self.at, self.me, self.source, self.memory = effects, at, me, source, memory


class Doing(FlatRecord):
    """An effect is done: by its `actor`, who acts and chooses, on behalf of a `source`.

    `me` is whom its «you» means, `memory` what its text means by «this» and «it». As a part of a cost it leaves
    payable what is `owed` besides.
    """

    __match_args__ = ("effect", "actor", "me", "source", "memory", "owed")

    def __init__(
        self, effect: Node, actor: int, me: int, source: int, memory: Memory, owed: Bill | None = None
    ) -> None:
        self.effect, self.actor, self.me, self.source, self.memory, self.owed = effect, actor, me, source, memory, owed


class ChooseCourse(FlatRecord):
    """An effect waits for its actor to choose one of its courses."""

    __match_args__ = ("doing",)

    def __init__(self, doing: Doing) -> None:
        self.doing = doing


class Pick(FlatRecord):
    """The actor picks one more of the cards `found`, until there are enough of those `got`."""

    __match_args__ = ("doing", "found", "least", "most", "got")

    def __init__(self, doing: Doing, found: tuple[int, ...], least: int, most: int, got: tuple[int, ...] = ()) -> None:
        self.doing, self.found, self.least, self.most, self.got = doing, found, least, most, got


class OnCard(FlatRecord):
    """An effect is done to one card, if that still lies in the `zone` where it was picked."""

    __match_args__ = ("doing", "ref", "zone")

    def __init__(self, doing: Doing, ref: Ref, zone: int) -> None:
        self.doing, self.ref, self.zone = doing, ref, zone


class RemoveNext(FlatRecord):
    """Cards that leave the discard together for the void go one after another."""

    __match_args__ = ("source", "cards")

    def __init__(self, source: int, cards: tuple[Ref, ...]) -> None:
        self.source, self.cards = source, cards


class Discard(FlatRecord):
    """A player discards `n` of the cards of a `hand`; what is `owed` besides stays payable."""

    __match_args__ = ("player", "source", "hand", "n", "owed")

    def __init__(self, player: int, source: int, hand: tuple[Ref, ...], n: int, owed: Bill | None = None) -> None:
        self.player, self.source, self.hand, self.n, self.owed = player, source, hand, n, owed


class DiscardOne(FlatRecord):
    """A card goes from hand to the discard, if it does not defy that."""

    __match_args__ = ("player", "source", "card")

    def __init__(self, player: int, source: int, card: int) -> None:
        self.player, self.source, self.card = player, source, card


class Defy(FlatRecord):
    """A card that is forced out of hand may be put into play instead."""

    __match_args__ = ("card", "zone", "source")

    def __init__(self, card: int, zone: int, source: int) -> None:
        self.card, self.zone, self.source = card, zone, source


class ForcedOut(FlatRecord):
    """A card goes from hand to a zone where it must."""

    __match_args__ = ("card", "zone", "source")

    def __init__(self, card: int, zone: int, source: int) -> None:
        self.card, self.zone, self.source = card, zone, source


class Attacked(FlatRecord):
    """An attack waits for the creep that takes its damage."""

    __match_args__ = ("points",)

    def __init__(self, points: int) -> None:
        self.points = points


class Arrange(FlatRecord):
    """Cards are put back on top of a deck in the order that the actor picks."""

    __match_args__ = ("actor", "owner", "cards", "done")

    def __init__(self, actor: int, owner: int, cards: tuple[int, ...], done: tuple[int, ...] = ()) -> None:
        self.actor, self.owner, self.cards, self.done = actor, owner, cards, done


class ShuffleDeck(FlatRecord):
    """A deck is shuffled, by a rule."""

    __match_args__ = ("player", "rule")

    def __init__(self, player: int, rule: str) -> None:
        self.player, self.rule = player, rule
