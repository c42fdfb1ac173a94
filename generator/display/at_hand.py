"""What belongs to the game at hand, its own fonts and icons: a job has them, and none is left when it ends.

What is made with them is remembered with `while_at_hand`, and forgotten as soon as others are at hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from functools import _lru_cache_wrapper

T = TypeVar("T")

_forget: list[Callable[[], None]] = []
_put_away: list[Callable[[], None]] = []


def while_at_hand(most: int | None = None) -> Callable[[Callable[..., T]], _lru_cache_wrapper[T]]:
    """As `functools.lru_cache` of `most` answers, of a function whose answers follow from fonts or icons."""

    def kept(function: Callable[..., T]) -> _lru_cache_wrapper[T]:
        made = lru_cache(most)(function)
        _forget.append(made.cache_clear)
        return made

    return kept


def others_at_hand() -> None:
    """Forget what was made with the fonts and icons of before."""
    for forget in _forget:
        forget()


def with_job(put_away: Callable[[], None]) -> Callable[[], None]:
    """Have a function put away, at the end of a job, what a game brought to it."""
    _put_away.append(put_away)
    return put_away


@contextmanager
def one_job() -> Iterator[None]:
    """In its context games bring what they have; after it there is nothing of theirs."""
    try:
        yield
    finally:
        for put_away in _put_away:
            put_away()
