"""The position: each player's deck, hand and discard pile, the bases in play, and the cards that lie at them.

A card is an instance, a number below `len(defs)`; bases are instances, too, which belong to `NOBODY`. A card in play
lies at a base, and an action may be attached to a minion there. Whoever owns a card, somebody else may control it: it
counts for the controller, and goes back to the owner (`term.discard-owner`).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from rules_checker.engine import State
from rules_checker.games.smashup.cards import CardDef, Numbers
from rules_checker.games.smashup.frames import Allowance

NOBODY = -1
DECK, HAND, PLAY, DISCARD, LIMBO, BASE = range(6)
"""Where a card is: in one of its owner's zones, in play, on its way while it is played, or it is a base."""
ZONES: tuple[str, ...] = ("in-play", "hand", "deck", "discard")
"""The zones that texts name."""
ZONE_OF = {"in-play": PLAY, "hand": HAND, "deck": DECK, "discard": DISCARD}


class Boost(NamedTuple):
    """More power, or less, for a minion, until the end of the turn or until the base has scored."""

    card: int
    by: int
    until: str


class Position(State):
    """A game. Fields that never change are shared between clones: `defs`, `numbers`, `owner`, `lurking`, `factions`.

    `factions` are those of each player, by name; `lurking` are the events that any card of the game may answer from
    hand or from the discard pile.

    The top of a deck, and of the base deck, is its end. `at` is the base at which a card in play lies, `host` the
    minion that it is attached to, else `NOBODY`; `in_play` are the cards in play in the order in which they came.
    `moves` counts the moves of each card from zone to zone: what remembers a card no longer means it afterwards.

    Of the turn: what may still be played (`allowed`), how many cards of each type a player has played (`made`), and
    the bases where a minion was destroyed (`graves`). Of the base that is scored: which it is (`scoring`), the places
    of the players at it (`places`, 0 for none), and the minions that wait to move to the base that replaces it
    (`waiting`). `statics` remembers the continuous effects in play, by their words, until one comes or goes.
    """

    __slots__ = (
        "allowed",
        "at",
        "base_deck",
        "base_discard",
        "bases",
        "boosts",
        "control",
        "decks",
        "defs",
        "discards",
        "factions",
        "graves",
        "hands",
        "host",
        "in_play",
        "lurking",
        "made",
        "moves",
        "numbers",
        "owner",
        "places",
        "scoring",
        "statics",
        "vp",
        "waiting",
        "where",
    )

    defs: tuple[CardDef, ...]
    numbers: Numbers
    owner: tuple[int, ...]
    factions: tuple[tuple[str, ...], ...]
    lurking: frozenset[str]
    decks: list[list[int]]
    hands: list[list[int]]
    discards: list[list[int]]
    bases: list[int]
    base_deck: list[int]
    base_discard: list[int]
    where: bytearray
    at: list[int]
    host: list[int]
    control: list[int]
    moves: list[int]
    in_play: list[int]
    vp: list[int]
    allowed: list[Allowance]
    boosts: list[Boost]
    made: dict[tuple[int, str], int]
    graves: tuple[int, ...]
    scoring: int
    places: tuple[int, ...]
    waiting: tuple[int, ...]
    statics: dict[str, list[tuple[int, Any]]] | None

    def clone(self) -> Position:
        """An independent copy; what never changes is shared."""
        new = Position.__new__(Position)
        self.copy_to(new)
        new.defs, new.numbers, new.owner = self.defs, self.numbers, self.owner
        new.factions, new.lurking = self.factions, self.lurking
        new.decks = [deck[:] for deck in self.decks]
        new.hands = [hand[:] for hand in self.hands]
        new.discards = [pile[:] for pile in self.discards]
        new.bases, new.base_deck, new.base_discard = self.bases[:], self.base_deck[:], self.base_discard[:]
        new.where, new.at, new.host = self.where[:], self.at[:], self.host[:]
        new.control, new.moves, new.in_play = self.control[:], self.moves[:], self.in_play[:]
        new.vp, new.allowed, new.boosts, new.made = self.vp[:], self.allowed[:], self.boosts[:], dict(self.made)
        new.graves, new.scoring, new.places, new.waiting = self.graves, self.scoring, self.places, self.waiting
        new.statics = self.statics
        return new

    def ref(self, card: int) -> tuple[int, int]:
        """A card as it now lies: once it moves to another zone, the reference no longer means it."""
        return card, self.moves[card]

    def still(self, ref: tuple[int, int]) -> bool:
        """True if a remembered card has not moved to another zone since."""
        return ref[0] >= 0 and self.moves[ref[0]] == ref[1]

    def minions(self, base: int) -> list[int]:
        """The minions at a base, in the order in which they came."""
        return [card for card in self.in_play if self.at[card] == base and self.defs[card].is_minion]

    def of_player(self, player: int, base: int) -> list[int]:
        """The minions that a player controls at a base."""
        control = self.control
        return [card for card in self.minions(base) if control[card] == player]

    def attached(self, card: int) -> list[int]:
        """The actions that are attached to a minion."""
        return [one for one in self.in_play if self.host[one] == card]


def fresh_position(defs: tuple[CardDef, ...], owner: tuple[int, ...], players: int, numbers: Numbers) -> Position:
    """A position of these cards and their owners, with each deck in order, and all bases in the base deck."""
    s = Position.__new__(Position)
    s.begin(players)
    n = len(defs)
    s.defs, s.numbers, s.owner = defs, numbers, owner
    teams = {(whose, info.team) for info, whose in zip(defs, owner, strict=True) if info.team}
    s.factions = tuple(tuple(sorted(team for whose, team in teams if whose == player)) for player in range(players))
    s.lurking = frozenset[str]().union(*[info.lurks for info in set(defs)])
    s.decks = [[card for card in range(n) if owner[card] == player] for player in range(players)]
    s.hands, s.discards = [[] for _ in range(players)], [[] for _ in range(players)]
    s.base_deck = [card for card in range(n) if owner[card] == NOBODY]
    s.bases, s.base_discard = [], []
    s.where = bytearray(n)
    for base in s.base_deck:
        s.where[base] = BASE
    s.at, s.host, s.control, s.moves = [NOBODY] * n, [NOBODY] * n, list(owner), [0] * n
    s.in_play, s.vp, s.allowed, s.boosts, s.made = [], [0] * players, [], [], {}
    s.graves, s.scoring, s.places, s.waiting = (), NOBODY, (), ()
    s.statics = None
    return s
