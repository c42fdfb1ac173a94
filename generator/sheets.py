"""Sheets as data: paper, cards, gutters, marks, and how the paper is turned over. All lengths in mm."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Literal

from cards import DataError, UnknownName, nearest
from cards.schema import read
from cards.vocabulary import Record
from cards.yaml_source import read_yaml
from generator.geometry import Box

FOLDER = Path(__file__).parent / "sheets"


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet(Record):
    """A sheet, as its YAML file says. `margin` is left and top; left out, the cards stand in the middle."""

    title: Mapping[str, str] = field(default_factory=dict)
    paper: tuple[float, float]
    card: tuple[float, float]
    columns: int
    rows: int
    gutter: tuple[float, float] = (0.0, 0.0)
    margin: tuple[float, float] | None = None
    marks: Literal["ticks", "none"] = "ticks"
    flip: Literal["long-edge", "short-edge"] = "long-edge"

    @property
    def n_up(self) -> int:
        """How many cards one page holds."""
        return self.columns * self.rows

    def slots(self) -> list[Box]:
        """The trim boxes of a page's cards, row by row from the top left."""
        (card_w, card_h), (gap_x, gap_y) = self.card, self.gutter
        width = self.columns * card_w + (self.columns - 1) * gap_x
        height = self.rows * card_h + (self.rows - 1) * gap_y
        left, top = self.margin or ((self.paper[0] - width) / 2, (self.paper[1] - height) / 2)
        return [
            Box(left + column * (card_w + gap_x), top + row * (card_h + gap_y), card_w, card_h)
            for row in range(self.rows)
            for column in range(self.columns)
        ]

    def behind(self, slot: Box) -> Box:
        """Where the back of `slot` lies on the other side, once the paper has been turned over its `flip` edge.

        By place and not by number, so that a partial last page lines up too.
        """
        portrait = self.paper[0] <= self.paper[1]
        if portrait == (self.flip == "long-edge"):
            return slot.mirrored(self.paper[0])
        return Box(slot.x, self.paper[1] - slot.bottom, slot.w, slot.h)


def sheet_names() -> tuple[str, ...]:
    """The names of all sheets."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.yaml")))


@cache
def load_sheet(name: str) -> Sheet:
    """The sheet called `name`; raises `UnknownName`, or `DataError` for one whose cards do not fit its paper."""
    if name not in sheet_names():
        raise UnknownName("sheet", name, nearest(name, sheet_names()) or sheet_names())
    path = FOLDER / f"{name}.yaml"
    sheet = read(read_yaml(path), Sheet)
    paper = Box(0, 0, *sheet.paper)
    if not all(
        slot.x >= 0 and slot.y >= 0 and slot.right <= paper.w and slot.bottom <= paper.h for slot in sheet.slots()
    ):
        raise DataError(path, "its cards do not fit its paper")
    return sheet
