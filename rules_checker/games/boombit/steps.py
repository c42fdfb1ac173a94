"""The steps of the game by name: what a frame of the agenda calls."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, overload

from rules_checker.kernel import Step

STEPS: dict[str, Step] = {}
F = TypeVar("F", bound=Callable[..., None])


@overload
def step(named: F) -> F: ...
@overload
def step(named: str) -> Callable[[F], F]: ...
def step(named: F | str) -> F | Callable[[F], F]:
    """Registers a step under its name (hyphens for underscores), or under the name given."""
    if isinstance(named, str):

        def register(function: F) -> F:
            STEPS[named] = function
            return function

        return register
    STEPS[named.__name__.replace("_", "-")] = named
    return named
