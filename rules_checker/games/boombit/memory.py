"""Data that frames remember: cards with their last move, the cards that a text refers to, unpaid costs."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from rules_checker.engine import Node

NOBODY = -1
Ref: TypeAlias = tuple[int, int]
"""A remembered card, and its number of moves so far: once it moves again, it is no longer meant."""
NOTHING: Ref = (NOBODY, 0)
Shares: TypeAlias = tuple[tuple[Ref, int], ...]
"""The blockers with their shares."""
Replacement: TypeAlias = tuple[Node, int]
"""A continuous effect that replaces an event, and its source."""


class Memory(NamedTuple):
    """The cards that a text means by «this» and «it»: its own and that of its event, from when it began to work."""

    this: Ref
    it: Ref = NOTHING


class Bill(NamedTuple):
    """The rest of a cost that `me` pays on behalf of `source`: `parts`, in any order (`free`) or the given one."""

    me: int
    source: int
    memory: Memory | None
    parts: tuple[Node, ...]
    free: bool = True

    def without(self, part: Node) -> Bill:
        """The bill without a part that is paid."""
        return self._replace(parts=tuple(other for other in self.parts if other is not part))
