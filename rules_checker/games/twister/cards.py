"""Tokens, cards and rooms as the engine takes them: linked once from compiled data, shared by every clone."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

from rules_checker.games.twister.board import Room, read_room

OPTIONS = ("simple",)
"""The options of the game that may be used or not: action cards in their order, for the first cycle."""
OWN, EVERYONE = "own", "everyone"
VERBS = (
    "spend",
    "regenerate",
    "cure",
    "pass-wall",
    "break-gate",
    "open-gate",
    "close-gate",
    "fireball",
    "drink",
    "jump",
)
MODIFIERS = (
    "levitates",
    "walks-pits",
    "carries-over-pits",
    "bridges",
    "falls",
    "both-ways",
    "worth-instead",
    "worth-more",
    "stronger",
    "only-wizard",
    "comes-back",
)
TRIGGERS = ("act", "move")


class Numbers(NamedTuple):
    """The numbers that the game goes by: points to win, tokens at most on a square, characters that begin, options."""

    goal: int
    tokens: int
    starting: int
    options: frozenset[str]


def link_numbers(compiled: Mapping[str, Any], goal: int, options: Collection[str]) -> Numbers:
    """The game's numbers: those of `numbers.game` in `game.yaml`, with the goal and the options of a setup."""
    return Numbers(goal, compiled["square"]["tokens"], compiled["team"]["start"], frozenset(options))


class CardDef:
    """A token, a card or a room.

    `acts` are the verbs of what a character does, or whoever carries an object, for an action point; `drink` is how
    many points that gives. `kind` is what a character is in every colour. `attack` and `defence` are added to the
    strength of whoever carries it; `points` are worth the escape of a character, or are added to that of whoever
    carries the object. `capacity` is how many tokens lie on a room that is face down.
    """

    __slots__ = (
        "acts",
        "attack",
        "back_ways",
        "bridges",
        "capacity",
        "comes_back",
        "crosses_pits",
        "defence",
        "drink",
        "falls",
        "id",
        "is_character",
        "is_object",
        "kind",
        "levitates",
        "only_wizard",
        "points",
        "room",
        "speed",
        "strength",
        "team",
        "type",
        "value",
        "walks_pits",
    )

    def __init__(self, data: Mapping[str, Any], capacities: Mapping[str, int]) -> None:
        numbers = data["numbers"]
        always = {one["always"]: one for one in data["modifiers"]}
        self.id: str = data["id"]
        self.type: str = data["type"]
        self.team: str | None = data["team"]
        self.kind: str = data["subtypes"][0] if data["subtypes"] else ""
        self.is_character = self.type == "character"
        self.is_object = self.type == "object"
        self.speed: int = numbers.get("speed", 0)
        self.strength: int = numbers.get("strength", 0)
        self.value: int = numbers.get("value", numbers.get("points", 0))
        effects = [effect for one in data["abilities"] for effect in one["effects"]]
        self.acts: frozenset[str] = frozenset([effect["do"] for effect in effects])
        self.drink: int = sum([effect.get("points", 0) for effect in effects if effect["do"] == "drink"])
        self.levitates = "levitates" in always
        self.walks_pits = "walks-pits" in always
        self.crosses_pits = "carries-over-pits" in always
        self.bridges: str = always["bridges"]["for"] if "bridges" in always else ""
        self.falls = "falls" in always
        self.back_ways = "both-ways" in always
        self.only_wizard = "only-wizard" in always
        self.comes_back = "comes-back" in always
        stronger = always.get("stronger", {"by": 0, "in": ""})
        self.attack: int = stronger["by"] if stronger["in"] == "attack" else 0
        self.defence: int = stronger["by"] if stronger["in"] == "defence" else 0
        worth = always.get("worth-instead") or always.get("worth-more")
        self.points: int = worth["points"] if worth else int(self.is_character)
        self.capacity: int = capacities.get(self.type, 0)
        self.room: Room | None = read_room(self.id, data["plan"]) if self.capacity else None
