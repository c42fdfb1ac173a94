"""What is still to happen: the frames of the agenda. The type of a frame determines the function that runs it."""

from __future__ import annotations

from rules_checker.engine import Record


class Shuffle(Record):
    """The pool of the draft is shuffled."""


class Draft(Record):
    """A round of the draft begins: `number` from 0."""

    __match_args__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number


class Pick(Record):
    """Players pick from the open cards, in the order of `turns`."""

    __match_args__ = ("turns",)

    def __init__(self, turns: tuple[int, ...]) -> None:
        self.turns = turns


class SoloDraft(Record):
    """A round of the solo draft: the player takes one of the open cards, the automatic opponent the rest."""

    __match_args__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number


class Ban(Record):
    """`judges` strike a card each, in their order, from the other player's deck."""

    __match_args__ = ("judges",)

    def __init__(self, judges: tuple[int, ...]) -> None:
        self.judges = judges


class Deal(Record):
    """The hands are shuffled and the fortress cards put in."""


class Turn(Record):
    """A player's turn begins."""

    __match_args__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player


class Summon(Record):
    """The active player may play a card, as often as they like."""


class Attack(Record):
    """The attack phase begins."""


class Attacks(Record):
    """The creatures that are still to attack, in their order."""

    __match_args__ = ("creatures",)

    def __init__(self, creatures: tuple[int, ...]) -> None:
        self.creatures = creatures


class Strike(Record):
    """A creature attacks."""

    __match_args__ = ("creature",)

    def __init__(self, creature: int) -> None:
        self.creature = creature


class Again(Record):
    """A creature with Battle Fervor attacks once more."""

    __match_args__ = ("creature",)

    def __init__(self, creature: int) -> None:
        self.creature = creature


class LastSpells(Record):
    """All attacks are over, and the active player may still cast spells."""


class Return(Record):
    """Destroyed creatures of one owner go back, in an order that the owner chooses."""

    __match_args__ = ("player", "creatures")

    def __init__(self, player: int, creatures: tuple[int, ...]) -> None:
        self.player, self.creatures = player, creatures


class SpellGoesBack(Record):
    """A spell whose effect is over goes to the rightmost place."""

    __match_args__ = ("player", "card")

    def __init__(self, player: int, card: int) -> None:
        self.player, self.card = player, card


class EndTurn(Record):
    """The turn ends: creatures heal."""


class AutoTurn(Record):
    """The automatic opponent's turn begins."""


class AutoSummon(Record):
    """The automatic opponent reveals its next card for `lane`, if it has mana: `spent` is the value so far."""

    __match_args__ = ("lane", "mana", "spent")

    def __init__(self, lane: int, mana: int, spent: int) -> None:
        self.lane, self.mana, self.spent = lane, mana, spent


class AutoDeckOut(Record):
    """The automatic opponent's deck may have run out."""
