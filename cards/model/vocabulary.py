"""A game's own words (`words.yaml`): players, zones, states, triggers, and every word with its slots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field
from typing import Any, Literal

from cards.model.behaviour import SPOKEN, Word, WordKind
from cards.model.record import Record
from cards.model.slots import Slot
from cards.records import dataclass

MUST = object()
"""Stands for the default of a slot that has none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Trigger(Record):
    """What triggers an ability: printed before it as a `heading`, if it has one; with an `event`, or by itself.

    With `mood: heading` its effects are worded as the rest of the heading. `usual` is the verb that it is meant for; an
    ability that does anything else has the fact `<trigger>-otherwise`. If it names
    `types`, it comes only for cards of these; cards of the types in `each` have exactly one such ability.
    """

    heading: bool = True
    event: bool = False
    mood: Literal["imp", "heading"] = "imp"
    usual: str | None = None
    types: tuple[str, ...] = ()
    each: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Reference(Record):
    """A card referred to without a choice: the one card of a `type` that a player has."""

    type: str
    of: str = "you"


@dataclass(frozen=True, slots=True, kw_only=True)
class Definition:
    """A word: its rule, its slots in order, and how it is put into words.

    `message` is the id of its message, in which `{slot}` stands for the value of a choice; `said_as` has messages used
    instead if the slots that they name have these values. A `moment` is an event without a comma after it in a
    sentence. In abilities with a trigger in `cost_of`, the word is a cost to you and not an effect.
    `also` are other words for it that people try, which a message then answers with this one.
    """

    kind: WordKind
    name: str
    rule: str | None = None
    slots: Mapping[str, Slot] = field(default_factory=dict)
    message: str
    said_as: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    moment: bool = False
    cost_of: tuple[str, ...] = ()
    also: tuple[str, ...] = ()

    def of_kind(self, *kinds: str) -> list[str]:
        """The names of the slots of these kinds, in order."""
        return [name for name, slot in self.slots.items() if slot.kind in kinds]

    @property
    def cards(self) -> str | None:
        """The slot with the cards that the word is about, if there is one."""
        return next(iter(self.of_kind("cards", "target", "subject")), None)

    @property
    def gives(self) -> list[str]:
        """The slots with what the word gives to its cards."""
        return self.of_kind("keywords", "abilities")


@dataclass(frozen=True, slots=True, kw_only=True)
class Idle(Record):
    """Words that together would do nothing, and what to write `instead`: the nearest that do something.

    `cards.model.idle` explains the patterns.
    """

    when: Mapping[str, Any]
    instead: Mapping[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Vocabulary:
    """All the words of a game. `words[kind][name]` defines a word; cards are in the first zone by default.

    `places` are where cards in play may be, in a game that has more than one place for them. `idle` is what would do
    nothing.
    """

    others: tuple[str, ...] = ()
    zones: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    states: tuple[str, ...] = ()
    durations: tuple[str, ...] = ()
    teams: tuple[str, ...] = ()
    references: Mapping[str, Reference] = field(default_factory=dict)
    works_in: tuple[str, ...] = ()
    triggers: Mapping[str, Trigger] = field(default_factory=dict)
    words: Mapping[WordKind, Mapping[str, Definition]] = field(default_factory=dict)
    idle: tuple[Idle, ...] = ()

    def define(self, word: Word) -> Definition:
        """The definition of a word that a card uses."""
        return self.words[word.kind][word.name]

    def default(self, slot: Slot) -> Any:
        """The default value of a slot; None for no value, `MUST` if a value must be written."""
        if slot.kind in ("condition", "at-least", "at-most"):
            return None
        if slot.kind in ("keywords", "abilities"):
            return ()
        if slot.kind == "duration" and self.durations:
            return self.durations[0]
        default = getattr(slot, "default", None)
        return MUST if default is None or getattr(slot, "required", False) else default

    def definitions(self) -> Iterator[Definition]:
        """All words, kind by kind, in the order of the file."""
        for words in self.words.values():
            yield from words.values()

    @property
    def home(self) -> str:
        """The zone where cards are by default; empty in a game without zones."""
        return self.zones[0] if self.zones else ""

    @property
    def players(self) -> tuple[str, ...]:
        """The players that a card may refer to: `you`, then the others."""
        return ("you", *self.others)

    @property
    def actors(self) -> tuple[str, ...]:
        """Those who may do something: a player, or `each` of them."""
        return (*self.players, "each")

    @property
    def owners(self) -> tuple[str, ...]:
        """Those who may own a card: a player, or `any` of them."""
        return (*self.players, "any")

    def references_of(self, kind: str) -> tuple[str, ...]:
        """The references that a slot for cards allows, by the kind of slot."""
        return {"target": (*SPOKEN, *self.references), "subject": SPOKEN[:2]}.get(kind, ())
