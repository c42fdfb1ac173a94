"""What a game's module `bots` says for bots that judge positions: `WEIGHING = Weighing(…)`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from rules_checker.engine.kernel import State

Position = TypeVar("Position", bound=State)


@dataclass(frozen=True, kw_only=True)
class Weighing(Generic[Position]):
    """What counts in a position of a game, and what is done there without counting."""

    FEATURES: Mapping[str, str]
    """The names of the numbers by which a position is judged, with what each says."""
    features: Callable[[Position, int], Iterable[float]]
    """These numbers for a player, in that order."""
    rest: Callable[[Position], int | None]
    """The index of the option by which a player does nothing more this turn; None for a question that leaves no such
    choice.
    """
    habit: Callable[[Position], int | None] | None = None
    """The option taken while looking ahead, where weighing all would cost more than it is worth, else None."""
    custom: Callable[[Position], int | None] | None = None
    """The option taken by `greedy` without looking ahead, else None."""
    promising: Callable[[Position], Sequence[int]] | None = None
    """The indices of the options that are worth weighing, of which the first is taken if others are no better."""
    effort: Callable[[Position], int | None] | None = None
    """How much more may be done in this turn, in a main question, else None; in a game in which one thing that is done
    in a turn prepares another. Its turns are planned as a whole (`planning`).
    """
    daring: Callable[[Position, int], Iterable[float] | None] | None = None
    """What a plan of a turn gains beside the features, in their order, or None."""
