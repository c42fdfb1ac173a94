"""Cards and numbers as the engine takes them: linked once from compiled data, shared by every clone of a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Effect(NamedTuple):
    """One thing that a spell does: `do` says what, `where` to whom, seen from the creature it is aimed at."""

    do: str
    where: str
    amount: int


class CardDef:
    """A creature, or a spell (which has `effects`). `aura` is the ability that its neighbours get, or ''."""

    __slots__ = ("abilities", "attack", "aura", "cost", "effects", "id", "is_spell", "life")

    def __init__(self, data: Mapping[str, Any]) -> None:
        numbers = data["numbers"]
        self.id: str = data["id"]
        self.cost: int = numbers["cost"]
        self.attack: int = numbers.get("attack", 0)
        self.life: int = numbers.get("life", 0)
        self.abilities = frozenset[str](data["keywords"])
        auras: list[str] = [modifier["ability"] for modifier in data["modifiers"] if modifier["always"] == "aura"]
        self.aura = auras[0] if auras else ""
        effects = [effect for ability in data["abilities"] for effect in ability["effects"]]
        self.effects = tuple(Effect(one["do"], one.get("where", "target"), one.get("amount", 0)) for one in effects)
        self.is_spell = bool(self.effects)


class Stage(NamedTuple):
    """The automatic opponent's mana each turn: `fixed`, and `each` for every creature that the player has in play."""

    fixed: int
    each: int


class Numbers(NamedTuple):
    """The numbers of `game.yaml` that the game goes by."""

    opening_mana: int
    playable: int
    hand: int
    built: int
    revealed: int
    stages: tuple[Stage, ...]
    quick: Stage


def link_card(data: Mapping[str, Any]) -> CardDef:
    """A compiled card as the engine reads it."""
    return CardDef(data)


def link_numbers(compiled: Mapping[str, Any]) -> Numbers:
    """The game's numbers: the tables `numbers.game` of `game.yaml`, from the compiled game."""
    stages = sorted(name for name in compiled if name.startswith("stage-"))
    return Numbers(
        opening_mana=compiled["mana"]["opening"],
        playable=compiled["hand"]["playable"],
        hand=compiled["hand"]["cards"],
        built=compiled["construction"]["cards"],
        revealed=compiled["draft"]["revealed"],
        stages=tuple(Stage(**compiled[name]) for name in stages),
        quick=Stage(**compiled["quick"]),
    )
