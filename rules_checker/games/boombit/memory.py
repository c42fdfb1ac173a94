"""What frames keep in mind: cards as they lay, what a text means by its words, what is still owed."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from rules_checker.games.boombit.cards import Node

NOBODY = -1
Ref: TypeAlias = tuple[int, int]
"""A card that something keeps in mind, and how often it had moved: once it moves on, it is no longer meant."""
NOTHING: Ref = (NOBODY, 0)
Shares: TypeAlias = tuple[tuple[Ref, int], ...]
"""Who blocks, and with how much."""
Replacement: TypeAlias = tuple[Node, int]
"""A continuous effect by which something else happens instead, and its source."""


class Memory(NamedTuple):
    """What a text means by «this» and «it»: its own card and the card of its event, as they lay when it set in."""

    this: Ref
    it: Ref = NOTHING


class Bill(NamedTuple):
    """What is still to be paid by `me` on behalf of `source`: `parts`, in any order (`free`) or as they stand."""

    me: int
    source: int
    memory: Memory | None
    parts: tuple[Node, ...]
    free: bool = True

    def without(self, part: Node) -> Bill:
        """What is left when a part is paid."""
        return self._replace(parts=tuple(other for other in self.parts if other is not part))
