"""Cards as the engine takes them: linked once from compiled data, shared by every clone of a position."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

from rules_checker.engine import link

OPTIONS = ("technology", "four-planets", "hidden-powers", "changing-powers", "persistent-flares")
"""The options of the game, each of which may be used or not."""


class Numbers(NamedTuple):
    """The numbers that the game goes by, and the options used."""

    planets: int
    ships: int
    goal: int
    powers: int
    hand: int
    most: int
    lost: int
    flares_dealt: int
    flares: int
    techs: int
    options: frozenset[str]


def link_numbers(compiled: Mapping[str, Any], options: Collection[str]) -> Numbers:
    """The game's numbers: the tables `numbers.game` of `game.yaml`, those of four planets if that is an option used."""
    four, planets, colonies = "four-planets" in options, compiled["planets"], compiled["colonies"]
    return Numbers(
        planets=planets["four" if four else "usual"],
        ships=planets["ships"],
        goal=colonies["four-goal" if four else "goal"],
        powers=colonies["four-power" if four else "power"],
        hand=compiled["hand"]["cards"],
        most=compiled["ships"]["most"],
        lost=compiled["deal"]["lost"],
        flares_dealt=compiled["flares"]["dealt"],
        flares=compiled["flares"]["total"],
        techs=compiled["technology"]["dealt"],
        options=frozenset(options),
    )


class CardDef:
    """Any card, sheets of aliens included.

    `alien` is the alien of a sheet or a flare, `colour` the one of a destiny card (None: wild or special), `once` is
    true of a technology that is used up. `hears` are the abilities by number, by the word of their event; `modifiers`
    are the continuous effects, `opening` what a destiny card does when it is drawn.
    """

    __slots__ = (
        "abilities",
        "alien",
        "colour",
        "cost",
        "encounter",
        "hears",
        "id",
        "modifiers",
        "once",
        "opening",
        "rule",
        "type",
        "value",
    )

    def __init__(self, data: Mapping[str, Any]) -> None:
        numbers = data["numbers"]
        self.id: str = data["id"]
        self.type: str = data["type"]
        self.value: int = numbers.get("value", 0)
        self.cost: int = numbers.get("cost", 0)
        self.alien: str = self.id.removeprefix("flare-")
        self.colour: str | None = data["team"] if self.type == "destiny" else None
        self.once: bool = "once" in data["keywords"]
        self.encounter: bool = self.type in ENCOUNTER
        self.rule: str | None = data["rule"]
        self.abilities: tuple[Any, ...] = link(data["abilities"])
        self.hears: dict[str, tuple[int, ...]] = {}
        for number, one in enumerate(self.abilities):
            if one.event is not None:
                self.hears[one.event.on] = (*self.hears.get(one.event.on, ()), number)
        self.modifiers: tuple[Any, ...] = link(data["modifiers"])
        self.opening: tuple[Any, ...] = tuple([one for one in self.abilities if one.trigger == "destiny"])


ENCOUNTER = ("attack", "negotiate", "morph")
"""The types of encounter cards."""
