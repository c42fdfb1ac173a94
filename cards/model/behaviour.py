"""What a card does, as data: words with filled slots, and the kinds of values that fill the slots in every game.

The words themselves are the game's own (`words.yaml`, read into a `Vocabulary`); here is what they are all made of.
"""

from __future__ import annotations

from typing import Any, Literal, Union

from cards.records import dataclass

WordKind = Literal["verb", "modifier", "event", "condition"]
"""An effect, a continuous modifier, a trigger's event, and a condition."""

TAGS: dict[WordKind, str] = {"verb": "do", "modifier": "always", "event": "on", "condition": "when"}
"""The key that introduces a word of each kind in YAML."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word of the game with filled slots: `{do: draw, amount: 2}` is the verb `draw`, `by` you, `amount` 2."""

    kind: WordKind
    name: str
    slots: tuple[tuple[str, Any], ...] = ()

    def __getitem__(self, slot: str) -> Any:
        """The value of a slot; raises `KeyError` if the word has no such slot."""
        for name, value in self.slots:
            if name == slot:
                return value
        raise KeyError(slot)

    @property
    def by(self) -> str:
        """The player who does it, `you` by default."""
        return next((value for name, value in self.slots if name == "by" and isinstance(value, str)), "you")


ANY_TYPE = "card"
"""What stands for a card of any type, and is the noun for it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardSelection:
    """A selection of cards: `count` of `type` that belong to `of` and are in `zone`.

    `type` is a card type of the game, a group of types, or `card` for any. `of` is `you`, another player, or `any`.
    `count` is a number, `all`, `each`, or `any` (any number, the player's choice); `up_to` lets a number be fewer.
    `team` is a team's id, or the game's word for one. `other` excludes the card itself. Of the cards in play, `at` says
    in which place. `number` is one that they print, which is now at `least` and at `most` so much.
    """

    type: str = ANY_TYPE
    of: str = "you"
    count: int | Literal["all", "each", "any"] = 1
    up_to: bool = False
    zone: str
    state: str | None = None
    team: str | None = None
    keyword: str | None = None
    other: bool = False
    at: str | None = None
    number: str | None = None
    least: int | None = None
    most: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Per:
    """An amount that grows: `times` for each of the cards selected by `per`."""

    per: CardSelection
    times: int = 1


SPOKEN = ("this", "host", "it")
"""The references that every game has: `this` card, the `host` it is played onto, and `it`, the card just mentioned."""

Target = Union[str, CardSelection]
"""A reference (one of `SPOKEN`, or one of the game's own), or a selection of cards."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ability:
    """When `trigger` (with an `event`, if the trigger needs one), and if `condition` holds, do `effects` in order.

    `cost` is paid first, for the effects; `may` makes the whole ability optional; `zone` is where the card must be for
    the ability to work. `by` is the player whose ability it is: on a card that is nobody's, "you" are that player.
    """

    trigger: str
    zone: str
    event: Word | None = None
    condition: Word | None = None
    cost: tuple[Word, ...] = ()
    may: bool = False
    by: str = "you"
    effects: tuple[Word, ...]
