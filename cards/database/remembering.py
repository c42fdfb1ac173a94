"""What a process remembers of the games that there are: it is forgotten at once when there are others."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from functools import _lru_cache_wrapper

T = TypeVar("T")

_forget: list[Callable[[], None]] = []


def of_games(most: int | None = None) -> Callable[[Callable[..., T]], _lru_cache_wrapper[T]]:
    """As `functools.lru_cache` of `most` answers, of a function whose answers follow from the games or their cards."""

    def kept(function: Callable[..., T]) -> _lru_cache_wrapper[T]:
        made = lru_cache(most)(function)
        _forget.append(made.cache_clear)
        return made

    return kept


def with_games(forget: Callable[[], None]) -> Callable[[], None]:
    """Have a function forget, together with all that, what is remembered in a table of its own."""
    _forget.append(forget)
    return forget


def forget_games() -> None:
    """Look up anew what games there are, their cards and names: `FITIL_GAMES`, `FITIL_CARDS` or a file has changed."""
    for forget in _forget:
        forget()
