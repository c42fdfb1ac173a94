"""The kinds of slot that a game's words are made of: all that shared code knows of any word.

How a kind is checked is told in `cards.database.behaviour`, how it is offered to an editor in
`cards.database.card_schema`, how it is put into words in `cards.language.telling`, and which facts it gives in
`cards.model.facts`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, Union

from cards.model.record import Record


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsSlot(Record):
    """Some `cards`; a `target`, which is cards or any reference; a `subject`, which is cards, `this` or `host`.

    All of a kind are told as "every" one of them, or with `all: kind` as the kind («your bombs»). Whose they are, and
    where they lie, may be left `unsaid` because the word itself tells it.
    """

    kind: Literal["cards", "target", "subject"]
    default: str | None = None
    all: Literal["every", "kind"] = "every"
    owner: Literal["said", "unsaid"] = "said"
    zone: Literal["said", "unsaid"] = "said"


@dataclass(frozen=True, slots=True, kw_only=True)
class NumberSlot(Record):
    """A whole `number`, or an `amount`, which may grow with some cards (`Per`).

    A `signed` one may be below zero, but not zero. With `all`, the word `all` may stand for everything there is;
    `all_in` is the zone where that lies. `counts` is the noun counted (else the word's card type), with `adjectives`;
    a single one is told with its `figure`, or as the bare noun.
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
    """A card type, a group of types, or `card`; a `phased` one is a type that has a phase of its own."""

    kind: Literal["type"]
    default: str | None = None
    phased: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerSlot(Record):
    """You or one of the others; with `said`, put into words by that message, which is told `whose`."""

    kind: Literal["player"]
    default: str = "you"
    said: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class FlagSlot(Record):
    """True or false; a true one is told by the message `said`. `may` makes the word's effects optional."""

    kind: Literal["flag", "may"]
    default: bool = False
    said: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoiceSlot(Record):
    """One of the `choices`; `said` is the message that tells it, in which `{slot}` stands for what was chosen."""

    kind: Literal["choice"]
    choices: tuple[str, ...]
    default: str | None = None
    said: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class EffectsSlot(Record):
    """What happens then. With `mood: inf` the sentence round it says that you may, so that only you can do it."""

    kind: Literal["effects"]
    mood: Literal["imp", "inf"] = "imp"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlainSlot(Record):
    """A word of the game's own of that kind, or what has no options.

    `courses` are two lists of effects to choose from. `at-least` and `at-most` bound how many of the word's cards there
    are. `keywords` and `abilities` are what the word gives to its cards.
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
"""The kinds that may be written as a bare word: all but `choice`, which needs its choices."""

_CLASSES: dict[str, Any] = {
    **dict.fromkeys(("cards", "target", "subject"), CardsSlot),
    **dict.fromkeys(("number", "amount"), NumberSlot),
    "type": TypeSlot,
    "player": PlayerSlot,
    **dict.fromkeys(("flag", "may"), FlagSlot),
    "effects": EffectsSlot,
}


def plain_slot(kind: str) -> Slot:
    """The slot that a bare word for a kind means: one without options."""
    slot: Slot = _CLASSES.get(kind, PlainSlot)(kind=kind)
    return slot
