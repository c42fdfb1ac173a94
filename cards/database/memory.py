"""What functions made of texts, kept from one run to the next: for texts of which most are the same each time."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar, cast

from cards.database.store import keep, look_up

T = TypeVar("T")


class Memory:
    """The results of one function for the texts that it was last given, in one file of the store.

    `code` are the files that the function is written in, wherever they lie: results hold as long as their contents do.
    A result is plain data.
    """

    def __init__(self, name: str, code: Iterable[Path | str]) -> None:
        self._name = name
        self._key = blake2b(b"\0".join(Path(path).read_bytes() for path in sorted(map(str, code)))).hexdigest()
        self._before: dict[bytes, Any] = look_up(name, self._key) or {}
        self._now: dict[bytes, Any] = {}

    def of(self, text: str, make: Callable[[], T]) -> T:
        """Return what was made of this text before, else the result of `make`."""
        digest = blake2b(text.encode(), digest_size=16).digest()
        if digest not in self._now:
            self._now[digest] = self._before[digest] if digest in self._before else make()
        return cast(T, self._now[digest])

    def keep(self) -> None:
        """Keep the results for the texts of this run, and no others."""
        if self._now.keys() != self._before.keys():
            keep(self._name, self._key, self._now)
