"""The kinds of slot in a game's words, which are all that shared code knows about any word.

`cards.database.behaviour` checks each kind, `cards.database.card_schema` describes it to editors,
`cards.language.telling` puts it into words, and `cards.model.facts` finds its facts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any, Literal, Union

from cards.model.record import Record
from cards.records import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsSlot(Record):
    """`cards`; a `target`, which is cards or any reference; or a `subject`, which is cards, `this` or `host`.

    "All" cards are put into words as "every" one or, with `all: kind`, as the kind ("your bombs"). Owner and zone may
    be left `unsaid` if the word itself states them. `place` says whether cards are taken `from` the place where they
    are, or brought `to` it. Every selection has the `adjectives`.
    """

    kind: Literal["cards", "target", "subject"]
    default: str | None = None
    all: Literal["every", "kind"] = "every"
    already: Mapping[str, str] = field(default_factory=dict)
    owner: Literal["said", "unsaid"] = "said"
    zone: Literal["said", "unsaid"] = "said"
    place: Literal["from", "in", "to"] = "in"
    adjectives: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class NumberSlot(Record):
    """A whole `number`, or an `amount`, which may grow with some cards (`Per`).

    A `signed` number may be negative, but not zero. With `all`, the word `all` may stand for everything in the zone
    `all_in`. `counts` is the noun that is counted (by default the word's card type), with `adjectives`; one of it is
    written with its `figure`, or as the bare noun.
    """

    kind: Literal["number", "amount"]
    default: int = 1
    required: bool = False
    signed: bool = False
    all: bool = False
    all_in: str | None = None
    counts: str | None = None
    adjectives: tuple[str, ...] = ()
    figure: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class TypeSlot(Record):
    """A card type, a group of types, or `card`; if `phased`, only a type with a phase of its own."""

    kind: Literal["type"]
    default: str | None = None
    phased: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerSlot(Record):
    """You or another player; put into words by the message `said`, if given, which takes `whose`."""

    kind: Literal["player"]
    default: str = "you"
    said: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class FlagSlot(Record):
    """True or false; true is put into words by the message `said`. `may` makes the word's effects optional."""

    kind: Literal["flag", "may"]
    default: bool = False
    said: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoiceSlot(Record):
    """One of the `choices`; `said` is the message for it, in which `{slot}` stands for the choice made."""

    kind: Literal["choice"]
    choices: tuple[str, ...]
    default: str | None = None
    said: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class EffectsSlot(Record):
    """What happens then. With `mood: inf` the sentence around it says "you may", so that only you can do it."""

    kind: Literal["effects"]
    mood: Literal["imp", "inf"] = "imp"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlainSlot(Record):
    """One of the game's own words of this kind, or a kind without options.

    `courses` are two lists of effects to choose from. `at-least` and `at-most` bound the number of the word's cards.
    `keywords` and `abilities` are what the word gives to its cards.
    """

    kind: Literal[
        "phase", "zone", "state", "team", "keyword", "duration",
        "courses", "condition", "at-least", "at-most", "keywords", "abilities",
    ]  # fmt: skip


Slot = Union[CardsSlot, NumberSlot, TypeSlot, PlayerSlot, FlagSlot, ChoiceSlot, EffectsSlot, PlainSlot]

SlotKind = Literal[
    "cards", "target", "subject", "number", "amount", "type", "player", "flag", "may", "effects",
    "phase", "zone", "state", "team", "keyword", "duration",
    "courses", "condition", "at-least", "at-most", "keywords", "abilities",
]  # fmt: skip
"""The kinds that can be written as a bare word: all but `choice`, which needs its choices."""

_CLASSES: dict[str, Any] = {
    **dict.fromkeys(("cards", "target", "subject"), CardsSlot),
    **dict.fromkeys(("number", "amount"), NumberSlot),
    "type": TypeSlot,
    "player": PlayerSlot,
    **dict.fromkeys(("flag", "may"), FlagSlot),
    "effects": EffectsSlot,
}


def plain_slot(kind: str) -> Slot:
    """The slot that a bare kind stands for: one without options."""
    slot: Slot = _CLASSES.get(kind, PlainSlot)(kind=kind)
    return slot
