"""Cards as the engine takes them: linked once from compiled data, shared by every clone of a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from rules_checker.engine import link


class Numbers(NamedTuple):
    """The numbers of `game.yaml` that the game goes by."""

    hand: int
    hand_limit: int
    drawn: int
    goal: int
    more_bases: int
    minions: int
    actions: int


def link_numbers(compiled: Mapping[str, Any]) -> Numbers:
    """The game's numbers: the tables `numbers.game` of `game.yaml`, from the compiled game."""
    return Numbers(
        hand=compiled["hand"]["cards"],
        hand_limit=compiled["hand"]["most"],
        drawn=compiled["draw"]["cards"],
        goal=compiled["points"]["goal"],
        more_bases=compiled["bases"]["more"],
        minions=compiled["free"]["minions"],
        actions=compiled["free"]["actions"],
    )


class CardDef:
    """A minion, an action or a base. Of a minion `power` is what is printed; of a base, its `breakpoint` and `vp`.

    `vp` are the victory points of the first, second and third place. `abilities` are all that are printed: `plays`
    those that happen as the card is played, `hears` the others by the word of their event. `modifiers` are the
    continuous effects, `words` the names of these. `onto` is what an action that stays in play goes on, None for all
    others. `rule` is that of a card which the ledger names.
    """

    __slots__ = (
        "abilities",
        "breakpoint",
        "from_discard",
        "hears",
        "id",
        "is_base",
        "is_minion",
        "lurks",
        "modifiers",
        "onto",
        "plays",
        "power",
        "rule",
        "special_only",
        "team",
        "type",
        "vp",
        "words",
    )

    def __init__(self, data: Mapping[str, Any]) -> None:
        numbers = data["numbers"]
        self.id: str = data["id"]
        self.type: str = data["type"]
        self.team: str | None = data["team"]
        self.is_minion: bool = self.type == "minion"
        self.is_base: bool = self.type == "base"
        self.power: int = numbers.get("power", 0)
        self.breakpoint: int = numbers.get("breakpoint", 0)
        self.vp: tuple[int, ...] = tuple([numbers.get(place, 0) for place in PLACES]) if self.is_base else ()
        self.rule: str | None = data["rule"]
        self.onto: Any = link(data["onto"])
        self.abilities: tuple[Any, ...] = link(data["abilities"])
        self.plays: tuple[Any, ...] = tuple([one for one in self.abilities if one.trigger == "play"])
        self.hears: dict[str, tuple[Any, ...]] = {}
        for one in self.abilities:
            if one.event is not None:
                self.hears[one.event.on] = (*self.hears.get(one.event.on, ()), one)
        self.lurks: frozenset[str] = frozenset(
            [
                one.event.on
                for one in self.abilities
                if one.trigger == "special" and one.zone != "in-play" and one.event.on not in NOT_ANSWERED
            ]
        )
        """The events that a special answers from hand or from the discard pile, besides those of `NOT_ANSWERED`."""
        self.modifiers: tuple[Any, ...] = link(data["modifiers"])
        self.words: frozenset[str] = frozenset([one.always for one in self.modifiers])
        self.from_discard: bool = "free-from-discard" in self.words or any(
            one.event is not None and one.zone == "discard" for one in self.abilities
        )
        """True for a card that can be played, or does something, where it lies in the discard pile."""
        self.special_only: bool = self.type == "action" and self.onto is None and not self.plays
        """True for an action that is played only when its special says so (`term.special-source`)."""


NOT_ANSWERED = ("before-scores", "after-scores", "turn-starts")
"""The events at which specials out of play are asked about in another way: at a scoring, and before a turn."""
PLACES = ("winner", "runner-up", "third")
"""The numbers of a base for its places, the first one first."""
