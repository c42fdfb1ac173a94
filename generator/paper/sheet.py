"""Sheets as data: paper, how many cards it takes and where, marks, bleed, how paper is turned. Lengths in mm."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from cards import DataError, FitilError, UnknownName, did_you_mean, nearest
from cards.database import load_or_make, stamp
from cards.errors import short
from cards.model import Record
from generator.display import Box

if TYPE_CHECKING:
    from cards.database import Source

FOLDER = Path(__file__).parent / "sheets"

Marks = Literal["ticks", "corners", "lines", "outlines", "none"]
MarksOn = Literal["margin", "cards"]
Flip = Literal["long-edge", "short-edge"]
Fold = Literal["none", "page", "card"]
Registration = Literal["none", "silhouette"]

ROUNDING = 1e-6
MOST_IN_LINE, MOST_ON_A_PAGE = 100, 2500
"""Most cards side by side, and most on a page: A4 holds 2280 of the smallest."""
REGISTRATION_INSET, REGISTRATION_REACH = 10.0, 18.4
"""Silhouette's marks: their distance from the paper's edges, and how far into the paper they reach."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet(Record):
    """A sheet, as its YAML file says.

    `card` is the size that cards are printed at; left out, each is printed at its own. `columns` and `rows` are as many
    as the paper holds by default. `margin` is left and top; left out, the cards stand in the middle. `bleed` is how
    far a card's ground goes on past its edge, where there is room. `fold` puts fronts and backs on one side of the
    paper: they are folded together along one line of the `page`, or each `card` along its own edge. `corner` is the
    radius of a card's corners, for outlines and cut paths; left out, the card's own.
    """

    title: Mapping[str, str] = field(default_factory=dict)
    extends: str | None = None
    paper: tuple[float, float]
    card: tuple[float, float] | None = None
    columns: int | None = None
    rows: int | None = None
    gutter: tuple[float, float] = (0.0, 0.0)
    margin: tuple[float, float] | None = None
    edge: float = 4.0
    bleed: float = 0.0
    corner: float | None = None
    marks: Marks = "ticks"
    marks_on: MarksOn = "margin"
    flip: Flip = "long-edge"
    fold: Fold = "none"
    registration: Registration = "none"
    backs: bool = True

    def grid(self, size: tuple[float, float]) -> Grid:
        """Where cards of `size` mm lie on this sheet; raises `FitilError` if the paper holds none."""
        card = self.card or size
        paper = self.paper if self.fold != "page" else (self.paper[0] / 2, self.paper[1])
        cell = (card[0] * 2, card[1]) if self.fold == "card" else card
        room = [side - 2 * (self.margin[axis] if self.margin else self.edge) for axis, side in enumerate(paper)]
        most = [
            int((free + gap + ROUNDING) // (length + gap))
            for free, gap, length in zip(room, self.gutter, cell, strict=True)
        ]
        columns, rows = (
            told or min(found, MOST_IN_LINE) for told, found in zip((self.columns, self.rows), most, strict=True)
        )
        if columns < 1 or rows < 1:
            raise FitilError(f"a card of {size_text(card)} mm does not fit on paper of {size_text(self.paper)} mm")
        grid = Grid(self, card, cell, columns, rows)
        grid.check()
        return grid

    def scale_of(self, size: tuple[float, float]) -> float:
        """The scale at which a face of `size` mm is printed."""
        return min(self.card[0] / size[0], self.card[1] / size[1]) if self.card else 1.0

    def behind(self, box: Box) -> Box:
        """Where the back of `box` lies on the other side, once the paper has been turned over its `flip` edge.

        By place and not by number, so that a partial last page lines up too.
        """
        if self.turns_backs:
            return Box(box.x, self.paper[1] - box.bottom, box.w, box.h)
        return box.mirrored(self.paper[0])

    @property
    def is_for_print_service(self) -> bool:
        """True if a page is one card with its bleed, which others print and cut: one's own printer is not in it."""
        return (self.columns, self.rows) == (1, 1) and self.bleed > 0

    @property
    def turns_backs(self) -> bool:
        """True if the paper is turned over its upper edge: a back then stands on its head, or each card, turned over
        sideways as cards are, would show its back upside down.
        """
        upright = self.paper[0] <= self.paper[1]
        return upright != (self.flip == "long-edge")


@dataclass(frozen=True, slots=True)
class Grid:
    """A sheet's places for cards of one size: the card's trim, its cell (twice as wide where each is folded)."""

    sheet: Sheet
    card: tuple[float, float]
    cell: tuple[float, float]
    columns: int
    rows: int

    @property
    def n_up(self) -> int:
        """The number of cards on a page."""
        return self.columns * self.rows

    def slots(self) -> list[Box]:
        """The trim boxes of a page's fronts, row by row from the top left."""
        (width, height), (gap_x, gap_y) = self.cell, self.sheet.gutter
        across = self.columns * width + (self.columns - 1) * gap_x
        down = self.rows * height + (self.rows - 1) * gap_y
        paper_w = self.sheet.paper[0] / (2 if self.sheet.fold == "page" else 1)
        left, top = self.sheet.margin or ((paper_w - across) / 2, (self.sheet.paper[1] - down) / 2)
        return [
            Box(left + column * (width + gap_x), top + row * (height + gap_y), *self.card)
            for row in range(self.rows)
            for column in range(self.columns)
        ]

    def back_of(self, slot: Box) -> Box:
        """Where the back of a slot is printed: on the other side, or on this one where the paper is folded."""
        if self.sheet.fold == "page":
            return slot.mirrored(self.sheet.paper[0])
        if self.sheet.fold == "card":
            return Box(slot.right, slot.y, slot.w, slot.h)
        return self.sheet.behind(slot)

    def clip(self, box: Box, others: Sequence[Box]) -> Box:
        """How far the ground of a card may go: its bleed, but never past the middle of the gap to a neighbour."""
        if not self.sheet.bleed:
            return box
        left = right = above = below = self.sheet.bleed
        for other in others:
            if box.y < other.bottom and other.y < box.bottom:
                left = min(left, (box.x - other.right) / 2) if other.x < box.x else left
                right = min(right, (other.x - box.right) / 2) if other.x > box.x else right
            if box.x < other.right and other.x < box.right:
                above = min(above, (box.y - other.bottom) / 2) if other.y < box.y else above
                below = min(below, (other.y - box.bottom) / 2) if other.y > box.y else below
        left, above = min(box.x, max(0.0, left)), min(box.y, max(0.0, above))
        right = min(self.sheet.paper[0] - box.right, max(0.0, right))
        below = min(self.sheet.paper[1] - box.bottom, max(0.0, below))
        return Box(box.x - left, box.y - above, box.w + left + right, box.h + above + below)

    def check(self) -> None:
        """Raises `FitilError` for cards that leave the paper, meet each other, or lie on a registration mark."""
        if self.n_up > MOST_ON_A_PAGE:
            raise FitilError(
                f"{self.n_up:,} cards of {size_text(self.card)} mm on a page are more than {MOST_ON_A_PAGE:,}"
            )
        paper = Box(0, 0, *self.sheet.paper)
        slots = self.slots()
        every = slots if self.sheet.fold == "none" else [*slots, *map(self.back_of, slots)]
        if not all(
            s.x >= -ROUNDING and s.y >= -ROUNDING and s.right <= paper.w + ROUNDING and s.bottom <= paper.h + ROUNDING
            for s in every
        ):
            count = f"{self.columns} × {self.rows} cards of {size_text(self.card)} mm"
            raise FitilError(f"{count} do not fit on paper of {size_text(self.sheet.paper)} mm")
        if self.sheet.registration != "none" and any(
            s.overlaps(zone) for s in every for zone in registration_zones(paper)
        ):
            raise FitilError("the cards overlap the registration marks")


def registration_zones(paper: Box) -> tuple[Box, ...]:
    """Where Silhouette's camera looks for its marks: nothing else may be printed there."""
    inset, reach = REGISTRATION_INSET, REGISTRATION_REACH - REGISTRATION_INSET
    return (
        Box(inset, inset, 5, 5),
        Box(paper.w - inset - reach, inset, reach, reach),
        Box(inset, paper.h - inset - reach, reach, reach),
    )


def sheet_names(folder: Path = FOLDER) -> tuple[str, ...]:
    """The names of all sheets."""
    return tuple(sorted(path.stem for path in folder.glob("*.yaml")))


def _unknown(name: str, folder: Path = FOLDER) -> UnknownName:
    return UnknownName("sheet", name, nearest(name, sheet_names(folder), least=50), see="fitil sheets")


@cache
def load_sheet(name: str, folder: Path = FOLDER) -> Sheet:
    """The sheet called `name`, or in the YAML file of that path.

    Raises `UnknownName`, or `DataError` for a faulty file and for one whose cards do not fit its paper.
    """
    if name.endswith((".yaml", ".yml")):
        return _read(Path(name), ())
    if name not in sheet_names(folder):
        raise _unknown(name, folder)
    made_from = stamp([*folder.glob("*.yaml"), Path(__file__)])
    return load_or_make(f"sheet-{name}", made_from, lambda: _read(folder / f"{name}.yaml", ()))


def _read(path: Path, seen: tuple[str, ...]) -> Sheet:
    """A sheet with what it inherits; each file is checked with its own lines."""
    from cards.database import read, read_yaml

    source = read_yaml(path)
    data = source.data
    if isinstance(data, dict) and isinstance(base := data.get("extends"), str):
        if base in seen or base == path.stem:
            raise source.error(("extends",), f"{base!r} extends itself")
        if base not in sheet_names():
            raise source.error(("extends",), str(_unknown(base)))
        source = _over(source, _plain(_read(FOLDER / f"{base}.yaml", (*seen, path.stem))))
    sheet = read(source, Sheet)
    for key in ("paper", "card"):
        if (size := getattr(sheet, key)) and not all(5 <= side <= 2000 for side in size):
            raise source.error((key,), f"{size_text(size)} mm is not a valid size for {key}: sides are 5 to 2000 mm")
    for key in ("columns", "rows"):
        if (count := getattr(sheet, key)) is not None and not 1 <= count <= MOST_IN_LINE:
            raise source.error((key,), f"{count} {key}: must be 1 to {MOST_IN_LINE}")
    if min(*sheet.gutter, sheet.bleed, sheet.edge, sheet.corner or 0) < 0:
        raise DataError(path, "gutter, bleed, edge and corner must not be negative")
    if sheet.card:
        try:
            sheet.grid(sheet.card)
        except FitilError as error:
            raise DataError(path, str(error)) from None
    return sheet


def _plain(sheet: Sheet) -> dict[str, Any]:
    """What a sheet says, as its file would; its title and its parent are its own."""
    said = {f.name: getattr(sheet, f.name) for f in fields(sheet) if f.name not in ("title", "extends")}
    return {key: list(value) if isinstance(value, tuple) else value for key, value in said.items() if value is not None}


def _over(source: Source, base: dict[str, Any]) -> Source:
    """The file as it would be with all that it inherits written out."""
    return replace(source, data={**base, **source.data})


def with_options(
    sheet: Sheet,
    *,
    paper: tuple[float, float] | None = None,
    card: tuple[float, float] | None = None,
    bleed: float | None = None,
    marks: Marks | None = None,
    marks_on: MarksOn | None = None,
    flip: Flip | None = None,
) -> Sheet:
    """The sheet with the command line's changes; new paper is filled with as many cards as fit."""
    changed: dict[str, Any] = {
        key: value
        for key, value in (
            ("paper", paper),
            ("card", card),
            ("bleed", bleed),
            ("marks", marks),
            ("marks_on", marks_on),
            ("flip", flip),
        )
        if value is not None
    }
    if paper or card:
        changed |= {"columns": None, "rows": None, "margin": None}
    return replace(sheet, **changed)


PAPERS: Mapping[str, tuple[float, float]] = {
    "a2": (420, 594),
    "a3": (297, 420),
    "a4": (210, 297),
    "a5": (148, 210),
    "a6": (105, 148),
    "b4": (250, 353),
    "b5": (176, 250),
    "sra3": (320, 450),
    "letter": (215.9, 279.4),
    "legal": (215.9, 355.6),
    "tabloid": (279.4, 431.8),
    "super-b": (330.2, 482.6),
}
"""Papers by name, upright (ISO 216, ISO 217, ANSI/ASME Y14.1)."""
LYING = "-landscape"
_AS_TYPED = str.maketrans({"х": "x", "×": "x", "а": "a", "в": "b"})
"""Cyrillic letters that look like those of a size."""


def parse_paper(text: str) -> tuple[float, float]:
    """A paper's name (`a3`, `legal-landscape`) or size in mm; raises `FitilError` for anything else."""
    name = text.strip().casefold().translate(_AS_TYPED)
    upright = PAPERS.get(name.removesuffix(LYING))
    if upright:
        return upright[::-1] if name.endswith(LYING) else upright
    if not any(char.isdigit() for char in name) or name[:1].isalpha():
        near, known = did_you_mean(nearest(name, PAPERS)), ", ".join(PAPERS)
        raise FitilError(f"there is no paper {short(text)!r}{near or f': {known}, or a size such as 330x480'}")
    return parse_size(text)


def parse_size(text: str) -> tuple[float, float]:
    """`63x88` in mm; raises `FitilError` for anything else."""
    parts = re.sub("mm|мм", "", text.casefold().translate(_AS_TYPED)).split("x")
    try:
        width, height = (float(part.replace(",", ".")) for part in parts)
    except ValueError:
        raise FitilError(f"{short(text)!r} is not a valid size: write width x height in mm, such as 63x88") from None
    if not (5 <= width <= 2000 and 5 <= height <= 2000):
        raise FitilError(f"{short(text)!r} is not a printable size: sides are 5 to 2000 mm")
    return width, height


def size_text(size: Sequence[float]) -> str:
    """A size as people read it: `63 × 88`."""
    return " × ".join(f"{side:g}" for side in size)
