"""Data that frames remember: cards with their last move, the cards that a text refers to, unpaid costs."""

from __future__ import annotations

from typing import Final, TypeAlias

from rules_checker.engine import FlatRecord, Node

NOBODY: Final = -1
Ref: TypeAlias = tuple[int, int]
"""A remembered card, and its number of moves so far: once it moves again, it is no longer meant."""
NOTHING: Final[Ref] = (NOBODY, 0)
Shares: TypeAlias = tuple[tuple[Ref, int], ...]
"""The blockers with their shares."""
Replacement: TypeAlias = tuple[Node, int]
"""A continuous effect that replaces an event, and its source."""


class Memory(FlatRecord):
    """The cards that a text means by «this» and «it»: its own and that of its event, from when it began to work."""

    __match_args__ = ("this", "it")

    def __init__(self, this: Ref, it: Ref = NOTHING) -> None:
        self.this, self.it = this, it


class Bill(FlatRecord):
    """The rest of a cost that `me` pays on behalf of `source`: `parts`, in any order (`free`) or the given one."""

    __match_args__ = ("me", "source", "memory", "parts", "free")

    def __init__(self, me: int, source: int, memory: Memory | None, parts: tuple[Node, ...], free: bool = True) -> None:
        self.me, self.source, self.memory, self.parts, self.free = me, source, memory, parts, free

    def without(self, part: Node) -> Bill:
        """The bill without a part that is paid."""
        return self.replace(parts=tuple(other for other in self.parts if other is not part))
