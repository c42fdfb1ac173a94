"""Compiled data, linked: what the engine asks most often about a game and a card is computed only once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, get_args

from rules_checker.engine import link
from rules_checker.games.boombit.vocabulary import GRANTS, UNSTEADY, OwnPhase

_BARRED = frozenset({"secret", "waiting", "master"})
"""The properties that may bar a card from being played."""


class GameDef:
    """The data of `game.yaml` that the engine uses.

    `support` are the types that count as support cards (`support.definition`); `phase_of` is the phase in which cards
    of a type are played; `penalty` is the number of cards that a foreign card costs, by its rarity (`foreign.penalty`).
    `phases` are those of the main part, once each, `unmade` how many cards were played in each as a turn begins,
    `traded` those of them that may be spent on drawing a card (`support.no-draw`), and `turn` all the phases in their
    order, with None for the main part.
    """

    __slots__ = ("penalty", "phase_of", "phases", "support", "traded", "turn", "unmade")

    def __init__(self, compiled: Mapping[str, Any]) -> None:
        types: Mapping[str, Mapping[str, Any]] = compiled["types"]
        self.support = frozenset(name for name, kind in types.items() if kind["group"] == "support")
        self.phase_of: dict[str, str] = {name: kind["phase"] for name, kind in types.items() if kind["phase"]}
        self.penalty: dict[str, int] = dict(compiled["penalty"])
        main = [name for name in compiled["phases"] if name not in get_args(OwnPhase)]
        self.phases = dict.fromkeys(main, 1)
        self.unmade = dict.fromkeys(main, 0)
        kept = {phase for name, phase in self.phase_of.items() if name in self.support}
        self.traded = tuple(name for name in main if name not in kept)
        turn = (None if name in main else name for name in compiled["phases"])
        self.turn: tuple[str | None, ...] = tuple(dict.fromkeys(turn))


class CardDef:
    """A card's definition. `abilities` by trigger are those printed; `reacts` are the reactions by the event's word.

    `statics` are its continuous effects, each with the word under which it is looked up; `buried` the triggers and
    events by which it works in the discard, `works_by` those in play; `barred` is whether anything but its costs may
    bar it from being played, and `limited` whether there may be only one of it in play. `told` are all its abilities in
    the order of its text, `properties` those that it has or gives.
    """

    __slots__ = (
        "abilities",
        "barred",
        "buried",
        "defies",
        "discard_attacks",
        "discard_reacts",
        "discard_turns",
        "has_life",
        "id",
        "keywords",
        "life",
        "limited",
        "modifiers",
        "onto",
        "power",
        "price",
        "properties",
        "rarity",
        "reacts",
        "rule",
        "statics",
        "team",
        "told",
        "type",
        "unique",
        "works_by",
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
        self.limited = self.unique or "boss" in self.keywords
        self.barred = self.limited or self.onto is not None or not self.keywords.keys().isdisjoint(_BARRED)
        self.modifiers = link(data["modifiers"])
        self.statics = tuple((word, modifier) for modifier in self.modifiers for word in _words(modifier))
        given = [text for modifier in self.modifiers for text in getattr(modifier, "keywords", None) or ()]
        self.properties = {*self.keywords, *(keyword(text)[0] for text in given)}
        self.has_life = any(modifier.always == "life" for modifier in self.modifiers)
        self.defies = next((modifier for modifier in self.modifiers if modifier.always == "defy"), None)
        linked = self.told = link(data["abilities"])
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
        self.works_by = (*self.abilities, *self.reacts)
        self.buried = {ability.trigger for ability in linked if ability.zone == "discard"} | self.discard_reacts.keys()


class HeroDef(CardDef):
    """A hero's definition: lives, hand size and team besides."""

    __slots__ = ("hand", "lives")

    def __init__(self, data: Mapping[str, Any]) -> None:
        super().__init__(data)
        self.lives: int = data["numbers"]["lives"]
        self.hand: int = data["numbers"]["hand"]


def _words(modifier: Any) -> tuple[str, ...]:
    """The words under which a continuous effect is looked up: its own, whether the lives that it gives come and go, and
    the triggers of abilities that it grants.
    """
    triggers = {ability.trigger for ability in getattr(modifier, "abilities", None) or ()}
    unsteady = (UNSTEADY,) if modifier.always == "life" and not _is_steady(modifier) else ()
    return (modifier.always, *unsteady, *(GRANTS[trigger] for trigger in sorted(triggers)))


def _is_steady(modifier: Any) -> bool:
    """True if an effect gives the same cards the same, and takes nothing, as long as it and they are in play."""
    cards = modifier.of
    same = isinstance(cards, str) or cards.state is cards.keyword is None
    return same and modifier.condition is None and isinstance(modifier.by, int) and modifier.by >= 0


def link_card(data: Mapping[str, Any]) -> CardDef:
    """The definition of a compiled card."""
    return HeroDef(data) if data["type"] == "hero" else CardDef(data)


@lru_cache(maxsize=4096)
def keyword(text: str) -> tuple[str, int]:
    """A granted property, written as `block 3`, as its id and number."""
    name, _, x = text.partition(" ")
    return name, int(x or 0)
