"""What is still to happen: the frames of the agenda. The type of a frame determines the function that runs it."""

from __future__ import annotations

from rules_checker.engine import FlatRecord


class Shuffle(FlatRecord):
    """The pool of the draft is shuffled."""


class Draft(FlatRecord):
    """A round of the draft begins: `number` from 0."""

    __match_args__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number


class Pick(FlatRecord):
    """Players pick from the open cards, in the order of `turns`."""

    __match_args__ = ("turns",)

    def __init__(self, turns: tuple[int, ...]) -> None:
        self.turns = turns


class SoloDraft(FlatRecord):
    """A round of the solo draft: the player takes one of the open cards, the automatic opponent the rest."""

    __match_args__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number


class Ban(FlatRecord):
    """`judges` strike a card each, in their order, from the other player's deck."""

    __match_args__ = ("judges",)

    def __init__(self, judges: tuple[int, ...]) -> None:
        self.judges = judges


class Deal(FlatRecord):
    """The hands are shuffled and the fortress cards put in."""


class Turn(FlatRecord):
    """A player's turn begins."""

    __match_args__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player


class Summon(FlatRecord):
    """The active player may play a card, as often as they like."""


class Attack(FlatRecord):
    """The attack phase begins."""


class Attacks(FlatRecord):
    """The creatures that are still to attack, in their order."""

    __match_args__ = ("creatures",)

    def __init__(self, creatures: tuple[int, ...]) -> None:
        self.creatures = creatures


class Strike(FlatRecord):
    """A creature attacks."""

    __match_args__ = ("creature",)

    def __init__(self, creature: int) -> None:
        self.creature = creature


class Again(FlatRecord):
    """A creature with Battle Fervor attacks once more."""

    __match_args__ = ("creature",)

    def __init__(self, creature: int) -> None:
        self.creature = creature


class LastSpells(FlatRecord):
    """All attacks are over, and the active player may still cast spells."""


class Return(FlatRecord):
    """Destroyed creatures of one owner go back, in an order that the owner chooses."""

    __match_args__ = ("player", "creatures")

    def __init__(self, player: int, creatures: tuple[int, ...]) -> None:
        self.player, self.creatures = player, creatures


class SpellGoesBack(FlatRecord):
    """A spell whose effect is over goes to the rightmost place."""

    __match_args__ = ("player", "card")

    def __init__(self, player: int, card: int) -> None:
        self.player, self.card = player, card


class EndTurn(FlatRecord):
    """The turn ends: creatures heal."""


class AutoTurn(FlatRecord):
    """The automatic opponent's turn begins."""


class AutoSummon(FlatRecord):
    """The automatic opponent reveals its next card for `lane`, if it has mana: `spent` is the value so far."""

    __match_args__ = ("lane", "mana", "spent")

    def __init__(self, lane: int, mana: int, spent: int) -> None:
        self.lane, self.mana, self.spent = lane, mana, spent


class AutoDeckOut(FlatRecord):
    """The automatic opponent's deck may have run out."""
