"""What stays as it is in a game, reckoned once: invariants are looked at millions of times."""

from collections.abc import Callable
from typing import Any, TypeVar

Found = TypeVar("Found")


def once_a_game(reckon: Callable[[Any], Found]) -> Callable[[Any], Found]:
    """Remember what is reckoned from a position for those that have the same cards, as all of a game have."""
    last: list[Any] = [None, None]

    def remembered(s: Any) -> Found:
        if last[0] is not s.defs:
            last[:] = s.defs, reckon(s)
        found: Found = last[1]
        return found

    return remembered
