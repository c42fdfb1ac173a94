"""The position: planets with their ships, the warp, the gate, hands and decks, and the encounter that goes on.

A card is an instance, a number below `len(defs)`; alien sheets, technologies and destiny cards are instances, too. A
planet is a number: those of the first player come first. Whoever has ships on a planet has a colony there, a home
colony if the planet is their own.
"""

from __future__ import annotations

from typing import NamedTuple

from rules_checker.engine import State
from rules_checker.games.cosmic.cards import CardDef, Numbers

NOBODY = -1
OFFENSE, DEFENSE = 0, 1
"""The two sides of an encounter."""


class Offer(NamedTuple):
    """A deal that `by`, a main player, offers to the other: cards of his own, a number of the other's cards.

    `takes` is the planet where he gets a colony, `lets` that where the other does; `NOBODY` for none.
    """

    by: int
    gives: tuple[int, ...] = ()
    asks: int = 0
    takes: int = NOBODY
    lets: int = NOBODY

    @property
    def empty(self) -> bool:
        """True for an offer in which nothing changes hands."""
        return not (self.gives or self.asks) and self.takes == self.lets == NOBODY


class Position(State):
    """A game. Fields that never change are shared between clones: `defs`, `numbers`, `colours`.

    The top of a deck is its end. `ships` are counted by planet and player (`planet * players + player`); `warp`,
    `gate` (of the offense and its allies) and `helping` (of defensive allies) by player. `lab` are the ships on a
    player's technology, which is ready once `built`. `aliens` are the sheets of the players, `open` those that all may
    see; `offered` are sheets or technologies that a player is to choose from.

    Of the encounter: which of the turn it is (`number`), its `defense` and the planet (`target`), each player's
    `side`, the sides that invited each (`invited`, a bit for each), the encounter cards by side (`plans`), which are
    `revealed`, what is added to each side's total (`bonus`), the cards that lie on the table until the end (`spent`),
    the players whose power is zapped, the flares used by whom, the abilities used, what is forbidden to whom, what
    each side's card counts as, the side that a tie is won by (`ties`), whether the lower total wins, whose card is
    kept, the destiny card drawn (`fate`), the side that `won`, and whether there may be another (`success`).
    """

    __slots__ = (
        "again",
        "alien_discard",
        "alien_pile",
        "aliens",
        "bonus",
        "built",
        "colours",
        "counts",
        "deck",
        "defense",
        "defs",
        "destiny",
        "destiny_discard",
        "discard",
        "fate",
        "flares",
        "forbidden",
        "gate",
        "hands",
        "helping",
        "invited",
        "kept",
        "lab",
        "lower",
        "number",
        "numbers",
        "offer",
        "offered",
        "open",
        "peace",
        "plans",
        "revealed",
        "ships",
        "side",
        "spare",
        "spent",
        "success",
        "target",
        "tech_deck",
        "tech_discard",
        "techs",
        "ties",
        "used",
        "warp",
        "won",
        "zapped",
    )

    defs: tuple[CardDef, ...]
    numbers: Numbers
    colours: tuple[str, ...]
    ships: list[int]
    warp: list[int]
    gate: list[int]
    helping: list[int]
    deck: list[int]
    discard: list[int]
    hands: list[list[int]]
    destiny: list[int]
    destiny_discard: list[int]
    spare: list[int]
    aliens: list[int]
    open: list[bool]
    offered: list[tuple[int, ...]]
    alien_pile: list[int]
    alien_discard: list[int]
    techs: list[int]
    tech_deck: list[int]
    tech_discard: list[int]
    lab: list[int]
    built: list[bool]
    number: int
    defense: int
    target: int
    side: list[int]
    invited: list[int]
    plans: list[int]
    revealed: bool
    bonus: list[int]
    spent: list[int]
    offer: Offer | None
    zapped: list[bool]
    flares: tuple[tuple[int, int], ...]
    used: tuple[tuple[int, int], ...]
    forbidden: tuple[tuple[int, str], ...]
    counts: list[str]
    ties: int
    lower: bool
    peace: bool
    kept: list[bool]
    fate: int
    won: int
    success: bool
    again: bool

    def clone(self) -> Position:
        """An independent copy; what never changes is shared."""
        new = Position.__new__(Position)
        self.copy_to(new)
        new.defs, new.numbers, new.colours = self.defs, self.numbers, self.colours
        new.ships, new.warp, new.gate, new.helping = self.ships[:], self.warp[:], self.gate[:], self.helping[:]
        new.deck, new.discard, new.hands = self.deck[:], self.discard[:], [hand[:] for hand in self.hands]
        new.destiny, new.destiny_discard, new.spare = self.destiny[:], self.destiny_discard[:], self.spare[:]
        new.aliens, new.open, new.offered = self.aliens[:], self.open[:], self.offered[:]
        new.alien_pile, new.alien_discard = self.alien_pile[:], self.alien_discard[:]
        new.techs, new.tech_deck, new.tech_discard = self.techs[:], self.tech_deck[:], self.tech_discard[:]
        new.lab, new.built = self.lab[:], self.built[:]
        new.number, new.defense, new.target, new.won = self.number, self.defense, self.target, self.won
        new.side, new.invited, new.plans = self.side[:], self.invited[:], self.plans[:]
        new.revealed, new.bonus, new.spent, new.offer = self.revealed, self.bonus[:], self.spent[:], self.offer
        new.zapped, new.flares, new.used, new.forbidden = self.zapped[:], self.flares, self.used, self.forbidden
        new.counts, new.ties, new.lower, new.kept = self.counts[:], self.ties, self.lower, self.kept[:]
        new.fate, new.success, new.again, new.peace = self.fate, self.success, self.again, self.peace
        return new

    def by_timing(self) -> list[int]:
        """All players in the order of conflicts: offense, defense, then clockwise from the offense (`timing.order`)."""
        clockwise = self.order(self.active)
        if self.defense in (NOBODY, self.active):
            return clockwise
        return [self.active, self.defense, *[one for one in clockwise[1:] if one != self.defense]]

    def planets_of(self, player: int) -> range:
        """The planets of a player's colour."""
        n = self.numbers.planets
        return range(player * n, player * n + n)

    def owner(self, planet: int) -> int:
        """The player whose colour a planet has."""
        return planet // self.numbers.planets

    def nth(self, planet: int) -> int:
        """The number of a planet among those of its colour, from 1."""
        return planet % self.numbers.planets + 1

    def on(self, planet: int, player: int) -> int:
        """The ships that a player has on a planet."""
        return self.ships[planet * len(self.hands) + player]

    def main(self, side: int) -> int:
        """The main player of a side."""
        return self.active if side == OFFENSE else self.defense


def seat_of(s: Position, colour: str | None) -> int:
    """The player of a colour."""
    assert colour is not None
    return s.colours.index(colour)


def fresh_position(defs: tuple[CardDef, ...], colours: tuple[str, ...], numbers: Numbers) -> Position:
    """A position of these cards before anything is dealt: each in its deck, the flares apart, and ships on planets."""
    s = Position.__new__(Position)
    players = len(colours)
    s.begin(players)
    s.defs, s.numbers, s.colours = defs, numbers, colours
    n = numbers.planets * players
    s.ships = [0] * (n * players)
    for planet in range(n):
        s.ships[planet * players + planet // numbers.planets] = numbers.ships
    s.warp, s.gate, s.helping = [0] * players, [0] * players, [0] * players
    piles: dict[str, list[int]] = {"destiny": [], "flare": [], "alien": [], "tech": [], "": []}
    for card, info in enumerate(defs):
        piles[info.type if info.type in piles else ""].append(card)
    s.deck, s.discard, s.hands = piles[""], [], [[] for _ in range(players)]
    s.destiny, s.destiny_discard, s.spare = piles["destiny"], [], piles["flare"]
    s.aliens, s.open, s.offered = [NOBODY] * players, [False] * players, [()] * players
    s.alien_pile, s.alien_discard = piles["alien"], []
    s.techs, s.tech_deck, s.tech_discard = [NOBODY] * players, piles["tech"], []
    s.lab, s.built = [0] * players, [False] * players
    s.number = 0
    clear_encounter(s)
    return s


def clear_encounter(s: Position) -> None:
    """Forget whatever belongs to an encounter."""
    s.defense, s.target, s.won = NOBODY, NOBODY, NOBODY
    s.side, s.invited = [NOBODY] * s.players, [0] * s.players
    s.plans, s.revealed, s.bonus, s.spent, s.offer = [NOBODY, NOBODY], False, [0, 0], [], None
    s.zapped, s.flares, s.used, s.forbidden = [False] * s.players, (), (), ()
    s.counts, s.ties, s.lower, s.kept = ["", ""], DEFENSE, False, [False, False]
    s.fate, s.success, s.again, s.peace = NOBODY, False, False, False
