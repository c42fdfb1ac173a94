"""The verdict on a deck in words, as whoever prints it receives it; the check itself is in another package."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

from cards.model import Deck, Game, Lang
from cards.records import dataclass


@dataclass(frozen=True, slots=True)
class ToldViolation:
    """A rule that the deck breaks, or a warning: the rule's id, what is wrong, and the smallest fix."""

    rule: str
    severity: Literal["error", "warning"]
    message: str
    fix: str


@dataclass(frozen=True, slots=True)
class ToldCount:
    """A number that a judge compares, and its label; `marked` if the table has the team's mark beside cards counted."""

    number: int
    label: str
    marked: bool = False


@dataclass(frozen=True, slots=True)
class ToldVerdict:
    """The check's verdict in one language; `summary` holds the deck's numbers, and `counts` those of its game alone."""

    legal: bool
    verdict: str
    summary: Mapping[str, Any]
    breaches: tuple[ToldViolation, ...]
    counts: tuple[ToldCount, ...] = ()


Judge = Callable[[Game, Deck, Lang], ToldVerdict]
