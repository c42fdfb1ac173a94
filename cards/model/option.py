"""What may be agreed on before a game is played."""

from __future__ import annotations

from dataclasses import dataclass

from cards.model.record import Record


@dataclass(frozen=True, slots=True, kw_only=True)
class GameOption(Record):
    """What players may agree on before a game of any mode: the rule that offers it, and the values that it may have."""

    rule: str
    values: tuple[int, ...] = (0, 1)
