"""Flat data of every engine: what is still to happen, what is asked, why something is refused, how a game went."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, NamedTuple, Self, TypeAlias

from rules_checker.engine.native import mypyc_attr

SEATS = "ABCDEF"
"""The players' names, seat by seat: the most that sit at a table."""
ONLOOKER: Final = -1
"""Stands for a seat where somebody looks on: a view of nobody's hand, with no question."""
MOST_SEED = (1 << 128) - 1
"""The largest seed of a game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class FlatRecord:
    """Flat data that never changes, told from others by its type: its fields are those of `__match_args__`.

    A class of them has an `__init__` that sets these, in that order. Making one takes half as long as making a named
    tuple, and a tenth as long where the engine is compiled.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ()

    def replace(self, **changes: Any) -> Self:
        """A record like this one, but for some of its fields."""
        return type(self)(*[changes[name] if name in changes else getattr(self, name) for name in self.__match_args__])

    def _values(self) -> list[Any]:
        return [getattr(self, name) for name in self.__match_args__]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FlatRecord) and type(self) is type(other) and self._values() == other._values()

    def __hash__(self) -> int:
        return hash((type(self), *self._values()))

    def __repr__(self) -> str:
        fields = [f"{name}={getattr(self, name)!r}" for name in self.__match_args__]
        return f"{type(self).__name__}({', '.join(fields)})"


Frame: TypeAlias = FlatRecord | tuple[Any, ...]
"""Something that is still to happen: a record or a named tuple, distinguished by its type."""
Option = tuple[Any, ...]
"""Something that may be chosen: a named tuple, too."""


class Ask(FlatRecord):
    """A question to `player`: its `kind`, the `options`, and the `rule` that gives the choice.

    `then` is the frame that takes the chosen option, usually the one that asks.
    """

    __match_args__ = ("player", "kind", "options", "rule", "then")

    def __init__(self, player: int, kind: str, options: tuple[Option, ...], rule: str, then: Frame) -> None:
        self.player, self.kind, self.options, self.rule, self.then = player, kind, options, rule, then


class Refusal(FlatRecord):
    """The reason why an action is not legal: the `rule` broken, and the `code` and `params` of the message."""

    __match_args__ = ("rule", "code", "params")

    def __init__(self, rule: str, code: str, params: Mapping[str, Any]) -> None:
        self.rule, self.code, self.params = rule, code, params


class Standing(NamedTuple):
    """The course of a game: the `winners` by seat (none for a draw), the `first` player, and the number of `turns`.

    `places` are the players' places, 1 for the best, if there are more than two players; `scores` are their points, in
    games with points.
    """

    winners: tuple[int, ...]
    first: int
    turns: int
    places: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
