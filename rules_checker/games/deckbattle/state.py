"""The position: two ordered hands, two realms of two lanes, and in the solo game a deck that plays by itself.

A card in the game is an instance: a number below `len(defs)`. The fortress/citadel card is no instance but a place in
the hand, `FORT`. Sides follow the text: the hand's leftmost card is its first item, and a lane's first item is the
creature nearest the bridge.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from rules_checker.engine import SEATS, State
from rules_checker.games.deckbattle.cards import CardDef, Numbers, Stage

FORT: Final = -1
UPPER: Final = 0
LOWER: Final = 1
LANES = (UPPER, LOWER)
LANE_NAMES = ("upper", "lower")
PLAYERS = tuple(SEATS[:2])
AI: Final = 1
"""The seat of the automatic opponent in a solo game."""


class Automatic(NamedTuple):
    """The automatic opponent: its mana, its deck (the top is the end) and used pile; `last` in its last turn."""

    stage: Stage
    deck: tuple[int, ...]
    used: tuple[int, ...]
    last: bool


class Position(State):
    """A game. Fields that never change are shared between clones: `defs`, `numbers`, and `auras`, the abilities that
    any card gives to its neighbours.

    `hands[player]` lists instances and `FORT`, from the left; `realms[player][lane]` creatures from the bridge;
    `citadel[player]` says that the card's second side shows. Per creature in play: `damage` suffered this turn,
    `guarded` where Protection is used up, `fresh` if it entered this turn, `bonus` from Momentum this phase.
    Before the game `pool` are the cards still to be revealed, `open` those that lie open; `auto` is None in a duel.
    """

    __slots__ = (
        "auras",
        "auto",
        "bonus",
        "citadel",
        "damage",
        "defs",
        "fresh",
        "guarded",
        "hands",
        "mana",
        "numbers",
        "open",
        "owner",
        "pool",
        "realms",
    )

    defs: tuple[CardDef, ...]
    auras: frozenset[str]
    numbers: Numbers
    owner: list[int]
    hands: tuple[list[int], list[int]]
    realms: tuple[tuple[list[int], list[int]], tuple[list[int], list[int]]]
    citadel: list[bool]
    damage: list[int]
    guarded: bytearray
    fresh: bytearray
    bonus: dict[int, int]
    pool: tuple[int, ...]
    open: tuple[int, ...]
    auto: Automatic | None
    mana: int

    def clone(self) -> Position:
        """An independent copy; what never changes is shared."""
        new = Position.__new__(Position)
        self.copy_to(new)
        new.defs, new.auras, new.numbers, new.owner = self.defs, self.auras, self.numbers, self.owner[:]
        new.hands = (self.hands[0][:], self.hands[1][:])
        a, b = self.realms
        new.realms = ((a[0][:], a[1][:]), (b[0][:], b[1][:]))
        new.citadel, new.damage, new.guarded = self.citadel[:], self.damage[:], self.guarded[:]
        new.fresh, new.bonus, new.pool, new.auto = self.fresh[:], dict(self.bonus), self.pool, self.auto
        new.open = self.open
        new.mana = self.mana
        return new

    def place(self, creature: int) -> tuple[int, int, int]:
        """Where a creature in play stands: whose realm, which lane, how many creatures from the bridge."""
        for player in (0, 1):
            upper, lower = self.realms[player]
            if creature in upper:
                return player, UPPER, upper.index(creature)
            if creature in lower:
                return player, LOWER, lower.index(creature)
        raise ValueError(f"{self.defs[creature].id} is not in play")

    def told(self, params: dict[str, Any]) -> dict[str, Any]:
        """The params of a log entry; if it is about a player, it says whether that seat plays by itself."""
        if "player" in params:
            params["auto"] = "yes" if self.is_auto(params["player"]) else "no"
        return params

    def in_play(self, creature: int) -> bool:
        """True for a creature in play."""
        (a, b), (c, d) = self.realms
        return creature in a or creature in b or creature in c or creature in d

    def creatures(self, player: int) -> list[int]:
        """A player's creatures in the order in which they act (`attack.auto-order`)."""
        upper, lower = self.realms[player]
        return upper[::-1] + lower[::-1]

    def is_auto(self, player: int) -> bool:
        """True for the automatic opponent."""
        return self.auto is not None and player == AI


def fresh_position(defs: tuple[CardDef, ...], owner: list[int], numbers: Numbers) -> Position:
    """A position of these cards and their owners, with nothing dealt yet."""
    s = Position.__new__(Position)
    s.begin(2)
    s.defs, s.numbers, s.owner = defs, numbers, list(owner)
    s.auras = frozenset(card.aura for card in defs if card.aura)
    s.hands, s.realms = ([], []), (([], []), ([], []))
    s.citadel = [False, False]
    s.damage, s.guarded, s.fresh, s.bonus = [0] * len(defs), bytearray(len(defs)), bytearray(len(defs)), {}
    s.pool, s.open, s.auto = (), (), None
    s.mana = 0
    return s
