"""What is still to happen: the frames of the agenda. The type of a frame determines the function that runs it."""

from __future__ import annotations

from typing import NamedTuple


class Shuffle(NamedTuple):
    """The pool of the draft is shuffled."""


class Draft(NamedTuple):
    """A round of the draft begins: `number` from 0."""

    number: int


class Pick(NamedTuple):
    """Players pick from the open cards, in the order of `turns`."""

    turns: tuple[int, ...]


class SoloDraft(NamedTuple):
    """A round of the solo draft: the player takes one of the open cards, the automatic opponent the rest."""

    number: int


class Ban(NamedTuple):
    """`judges` strike a card each, in their order, from the other player's deck."""

    judges: tuple[int, ...]


class Deal(NamedTuple):
    """The hands are shuffled and the fortress cards put in."""


class Turn(NamedTuple):
    """A player's turn begins."""

    player: int


class Summon(NamedTuple):
    """The active player may play a card, as often as they like."""


class Attack(NamedTuple):
    """The attack phase begins."""


class Attacks(NamedTuple):
    """The creatures that are still to attack, in their order."""

    creatures: tuple[int, ...]


class Strike(NamedTuple):
    """A creature attacks."""

    creature: int


class Again(NamedTuple):
    """A creature with Battle Fervor attacks once more."""

    creature: int


class LastSpells(NamedTuple):
    """All attacks are over, and the active player may still cast spells."""


class Return(NamedTuple):
    """Destroyed creatures of one owner go back, in an order that the owner chooses."""

    player: int
    creatures: tuple[int, ...]


class SpellGoesBack(NamedTuple):
    """A spell whose effect is over goes to the rightmost place."""

    player: int
    card: int


class EndTurn(NamedTuple):
    """The turn ends: creatures heal."""


class AutoTurn(NamedTuple):
    """The automatic opponent's turn begins."""


class AutoSummon(NamedTuple):
    """The automatic opponent reveals its next card for `lane`, if it has mana: `spent` is the value so far."""

    lane: int
    mana: int
    spent: int


class AutoDeckOut(NamedTuple):
    """The automatic opponent's deck may have run out."""
