"""What belongs to the game at hand, its own fonts and icons: a job has them, and none is left when it ends.

What is made with them is remembered with `while_at_hand`, and forgotten as soon as others are at hand.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Any, Generic, TypeVar

from cards.database import Remembering

T = TypeVar("T")

_MADE = Remembering()
while_at_hand = _MADE.kept
_kinds: list[AtHand[Any]] = []


class AtHand(Generic[T]):
    """What the game at hand brought of one kind, such as icons; `nothing` is what one has that brings none."""

    def __init__(self, nothing: T) -> None:
        self.of = self._nothing = nothing
        self._key: Hashable = ()
        _kinds.append(self)

    def put_away(self) -> None:
        """Have nothing."""
        self.bring((), lambda: self._nothing)

    def bring(self, key: Hashable, make: Callable[[], T]) -> None:
        """Have what is made from files, and nothing of before; the `key` tells their state."""
        if key != self._key:
            self.of = make()
            self._key = key
            _MADE.forget()


@contextmanager
def one_job() -> Iterator[None]:
    """In its context games bring what they have; after it there is nothing of theirs."""
    try:
        yield
    finally:
        for kind in _kinds:
            kind.put_away()
