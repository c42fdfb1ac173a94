"""What a process remembers of the games that there are: it is forgotten at once when there are others."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from functools import _lru_cache_wrapper

T = TypeVar("T")


class Remembering:
    """What is remembered as long as something stays as it is, and forgotten together when that has changed."""

    def __init__(self) -> None:
        self._forget: list[Callable[[], None]] = []

    def kept(self, most: int | None = None) -> Callable[[Callable[..., T]], _lru_cache_wrapper[T]]:
        """As `functools.lru_cache` of `most` answers, of a function whose answers follow from it."""

        def kept(function: Callable[..., T]) -> _lru_cache_wrapper[T]:
            made = lru_cache(most)(function)
            self._forget.append(made.cache_clear)
            return made

        return kept

    def along(self, forget: Callable[[], None]) -> Callable[[], None]:
        """Have a function forget, together with all that, what is remembered in a table of its own."""
        self._forget.append(forget)
        return forget

    def forget(self) -> None:
        """Forget all of it: what it follows from has changed."""
        for forget in self._forget:
            forget()


_GAMES = Remembering()
"""What follows from the games or their cards."""
of_games, with_games = _GAMES.kept, _GAMES.along
forget_games = _GAMES.forget
"""Look up anew what games there are, their cards and names: `FITIL_GAMES`, `FITIL_CARDS` or a file has changed."""
