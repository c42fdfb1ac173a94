"""What a game's module `aims` says of positions to solve: `AIMS = Aims(…)`."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from rules_checker.engine.kernel import State

Position = TypeVar("Position", bound=State)


@dataclass(frozen=True, kw_only=True)
class Aims(Generic[Position]):
    """What a game says of positions to solve; what it does not say is as here."""

    GOALS: Mapping[str, Callable[[Position, int], float]] = field(default_factory=dict)
    """What may be asked for besides the features: what a player has of it in a position."""
    LASTING: Collection[str] = ()
    """The goals of which nothing is lost again in the time that there is for them: they are reached at once."""
    THRIFTY: Mapping[str, tuple[str, int]] = field(default_factory=dict)
    """Goals that are to be reached without certain cards, each with the goal that it is besides, and how much more of
    that is asked for: `by` is how many cards, of the dearest in hand, are still not spent when it is reached.
    """
    dear: Callable[[Position, int], Sequence[int]] | None = None
    """The cards in a player's hand that may be spent on it, the dearest first."""
    spent: Callable[[Position, int], bool] | None = None
    """True of a card that has been spent."""
    SECRET: Collection[str] = ()
    """The kinds of questions that two are asked one after the other, and neither sees what the other chose."""
    BEGINS: Collection[str] | None = None
    """The kinds of questions with which a position begins; None for any."""
    DECIDES: Collection[str] = ()
    """The kinds of questions of which a single answer is the solution: the only one after which the aim is reached,
    whatever more is to be done.
    """
    EFFORT: Collection[str] = ()
    """The kinds of questions of which the first option does most, for whoever misses an aim all the same."""
    TELLS: Mapping[str, bool] = field(default_factory=dict)
    """The events of the log that say why an aim is missed after another answer; true of those that settle it."""
    part: Callable[[Position], tuple[Any, ...]] | None = None
    """What tells the part of the game in which a position has to be solved from any other; else it is the turn for
    whoever has it, and for others a step of it.
    """
    feat: Callable[[Position, Any], Hashable] | None = None
    """What an option of the current question does as far as it counts, None if it is but a way to that.

    Lines in which a player does the same are one solution; without it only the same answers are.
    """
    idle: Callable[[Position, int, str], int | None] | None = None
    """The option that stands for all of the current question, if for a player and a goal nothing depends on it."""
    alike: Callable[[Position], Hashable] | None = None
    """The same of two positions that go on alike; a game with `feat` has it."""
    hope: Callable[[Position, int, str], float] | None = None
    """No less than what of a goal a player can be sure to gain in a position: where it is too little, nothing is tried.
    """
