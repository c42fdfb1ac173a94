"""What may be agreed on before a game is played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from cards.model.record import Record
from cards.records import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class GameOption(Record):
    """What players may agree on before a game of any mode: the rule that offers it, and the values that it may have.

    `title` is what it is called, by language.
    """

    rule: str
    values: tuple[int, ...] = (0, 1)
    title: Mapping[str, str] = field(default_factory=dict)
