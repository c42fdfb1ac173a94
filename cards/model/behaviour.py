"""What a card does, as data: words with their slots filled, and what every game's words may be filled with.

Which words there are is the game's own (`words.yaml`, read into a `Vocabulary`); here is what all of them are made of.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, Union

WordKind = Literal["verb", "modifier", "event", "condition"]
"""What happens, what always holds, what sets something off, and what must be true."""

TAGS: dict[WordKind, str] = {"verb": "do", "modifier": "always", "event": "on", "condition": "when"}
"""The key under which a word of each kind is written."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word of the game with its slots filled: `{do: draw, amount: 2}` is the verb `draw`, `by` you, `amount` 2."""

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
        """Who does it; `you` where the word does not say."""
        return next((value for name, value in self.slots if name == "by" and isinstance(value, str)), "you")


@dataclass(frozen=True, slots=True, kw_only=True)
class Cards:
    """Some cards: `count` of `type` belonging to `of`, lying in `zone`.

    `type` is a card type of the game, a group of types, or `card` for any. `of` is `you`, another player, or `any`.
    `count` is a number, `all`, `each`, or `any` (any number, the player's choice); `up_to` lets a number be fewer.
    `team` is a team's id, or a word of the game for one. `other` leaves out the card that speaks.
    """

    type: str = "card"
    of: str = "you"
    count: int | Literal["all", "each", "any"] = 1
    up_to: bool = False
    zone: str
    state: str | None = None
    team: str | None = None
    keyword: str | None = None
    other: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Per:
    """An amount that grows: `times` for each of the cards `per`."""

    per: Cards
    times: int = 1


SPOKEN = ("this", "host", "it")
"""The references that every game has: `this` card, the `host` it is played onto, and `it`, the card just spoken of."""

Target = Union[str, Cards]
"""A reference (one of `SPOKEN`, or of the game's own), or some cards."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ability:
    """When `trigger` (with an `event`, if the trigger needs one), and if `condition` holds, do `effects` in order.

    `cost` is done first and is what the effects are done for; `may` makes the whole optional; `zone` is where the
    card must lie for it to work.
    """

    trigger: str
    zone: str
    event: Word | None = None
    condition: Word | None = None
    cost: tuple[Word, ...] = ()
    may: bool = False
    effects: tuple[Word, ...]
