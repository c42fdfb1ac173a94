"""Compiled cards, linked: what the engine asks of a card most, worked out once per game and not once per question."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import SimpleNamespace
from typing import Any

SUPPORT = frozenset({"deed", "circumstance", "modification"})
PHASE_OF = {
    "bomb": "bomb-phase",
    "creep": "creep-phase",
    "circumstance": "support-phase",
    "modification": "support-phase",
}
TRADED = ("bomb-phase", "creep-phase")
"""The phases that may be spent on a card (`bomb.draw-instead`, `creep.draw-instead`, `support.no-draw`)."""


class Node(SimpleNamespace):
    """A word of the vocabulary as the engine reads it: the keys of its data as attributes."""


def link(value: Any) -> Any:
    """Plain data as nodes and tuples."""
    if isinstance(value, dict):
        return Node(**{key: link(item) for key, item in value.items()})
    if isinstance(value, list):
        return tuple(link(item) for item in value)
    return value


class CardDef:
    """A card's definition. `abilities` by trigger are those printed; `reacts` are the reactions by the event's word.

    `statics` are its continuous effects, each with the word under which it is looked up.
    """

    __slots__ = (
        "abilities",
        "actions",
        "defies",
        "discard_attacks",
        "discard_reacts",
        "discard_turns",
        "has_life",
        "id",
        "keywords",
        "life",
        "modifiers",
        "onto",
        "power",
        "price",
        "rarity",
        "reacts",
        "rule",
        "statics",
        "team",
        "type",
        "unique",
    )

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.id: str = data["id"]
        self.type: str = data["type"]
        self.team: str | None = data["team"]
        self.rarity: str | None = data["rarity"]
        self.unique: bool = data["unique"]
        self.keywords: dict[str, int] = dict(data["keywords"])
        numbers = data["numbers"]
        self.power: int = numbers.get("power", 0)
        self.life: int = numbers.get("life", 0)
        self.rule: str | None = data["rule"]
        self.price = link(data["price"])
        self.onto = link(data["onto"])
        self.modifiers = link(data["modifiers"])
        self.statics = tuple((word, modifier) for modifier in self.modifiers for word in _words(modifier))
        self.has_life = any(modifier.always == "life" for modifier in self.modifiers)
        self.defies = next((modifier for modifier in self.modifiers if modifier.always == "defy"), None)
        linked = link(data["abilities"])
        self.abilities: dict[str, tuple[Any, ...]] = {}
        self.reacts: dict[str, tuple[Any, ...]] = {}
        self.discard_reacts: dict[str, tuple[Any, ...]] = {}
        self.discard_attacks = tuple(a for a in linked if a.zone == "discard" and a.trigger == "attack")
        self.discard_turns = tuple(a for a in linked if a.zone == "discard" and a.trigger == "turn")
        for ability in linked:
            if ability.trigger == "reaction":
                table = self.discard_reacts if ability.zone == "discard" else self.reacts
                table[ability.event.on] = (*table.get(ability.event.on, ()), ability)
            elif ability.zone == "in-play":
                self.abilities[ability.trigger] = (*self.abilities.get(ability.trigger, ()), ability)


class HeroDef(CardDef):
    """A hero's definition: lives, hand size and team besides."""

    __slots__ = ("hand", "lives")

    def __init__(self, data: Mapping[str, Any]) -> None:
        super().__init__(data)
        self.lives: int = data["numbers"]["lives"]
        self.hand: int = data["numbers"]["hand"]


def _words(modifier: Any) -> tuple[str, ...]:
    """The words under which a continuous effect is looked up: its own, and the triggers of abilities it gives."""
    triggers = {ability.trigger for ability in getattr(modifier, "abilities", None) or ()}
    return (modifier.always, *(f"grant {trigger}" for trigger in sorted(triggers)))


def link_card(data: Mapping[str, Any]) -> CardDef:
    """The definition of a compiled card."""
    return HeroDef(data) if data["type"] == "hero" else CardDef(data)


@lru_cache(maxsize=4096)
def keyword(text: str) -> tuple[str, int]:
    """A granted property, written as `block 3`, as its id and number."""
    name, _, x = text.partition(" ")
    return name, int(x or 0)
