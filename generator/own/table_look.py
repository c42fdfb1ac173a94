"""The looks that cards of a table may have: all that is known of them before a card is made."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from generator.own.table import CardTable


class TableLook(StrEnum):
    """The looks that there are."""

    CLASSIC = "classic"
    PICTURE = "picture"
    TEXT = "text"
    ICONS = "icons"
    TAROT = "tarot"
    SQUARE = "square"
    TILE = "tile"

    @classmethod
    def fitting(cls, table: CardTable) -> TableLook:
        """The look for what a table has: without pictures a text, or icons if it says but little; else a picture."""
        if not table.of("picture"):
            return cls.TEXT if table.of("text") or table.of("flavour") or not table.of("badge") else cls.ICONS
        return cls.CLASSIC if table.of("text") or table.of("flavour") else cls.PICTURE

    @property
    def size(self) -> tuple[float, float]:
        """The size of its cards in mm, where the table says none."""
        return {TableLook.TAROT: (70, 120), TableLook.SQUARE: (70, 70), TableLook.TILE: (50, 50)}.get(self, (63, 88))
