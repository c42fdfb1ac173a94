"""Sheets as data: the paper, the number and places of cards, marks, bleed, how the paper is turned. Lengths in mm."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import field, fields, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, Protocol

from cards import DataError, FitilError, UnknownName, did_you_mean, nearest
from cards.database import load_or_make, stamp
from cards.errors import short
from cards.languages import LANGUAGES
from cards.model import Record
from cards.records import dataclass
from generator.display import Box

if TYPE_CHECKING:
    from cards import Lang
    from cards.database import Source

FOLDER = Path(__file__).parent / "sheets"
USUAL = "a4"
"""The sheet that is printed on if no other is asked for; other layouts for its paper have its name in front."""

Marks = Literal["ticks", "corners", "lines", "outlines", "none"]
MarksOn = Literal["margin", "cards"]
Flip = Literal["long-edge", "short-edge"]
Fold = Literal["none", "page", "card"]
Registration = Literal["none", "silhouette"]

ROUNDING = 1e-6
MOST_IN_LINE, MOST_ON_A_PAGE = 100, 2500
"""The largest numbers of cards in a row and on a page; A4 holds 2280 of the smallest."""
SQUARES = (10, 100)
"""The least and the greatest width in mm of a board's squares; on smaller ones nothing can be picked up."""
REGISTRATION_INSET, REGISTRATION_REACH = 10.0, 18.4
"""Silhouette's marks: their distance from the paper's edges, and how far into the paper they reach."""


class TooLargeError(FitilError):
    """A card of which the paper does not hold one."""


class Measured(Protocol):
    """What is printed in a size: a face, or what cards are cut to before any face is laid out."""

    @property
    def trim(self) -> tuple[float, float]:
        """The size in mm to which it is cut, as it was drawn."""

    @property
    def own_size(self) -> bool:
        """True if it keeps that where the game's cards are printed in another."""

    @property
    def square(self) -> float | None:
        """The width in mm of a board's square on it, if it is measured by them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet(Record):
    """A sheet, as its YAML file describes it.

    `card` is the size in which cards are printed, by default each in its own; `square` is the width of a board's
    squares, by default that in which they were drawn. `columns` and `rows` are by default as many as the paper holds.
    `margin` is left and top; by default the cards are centred. `bleed` is how far a card's background extends past its
    edge, where there is room. `fold` puts fronts and backs on one side of the paper, to be folded along one line of the
    `page`, or each `card` along its own edge. `corner` is the radius of a card's corners, for outlines and cut paths,
    by default the card's own. `start` is the place of the first page at which cards begin.
    """

    title: Mapping[str, str] = field(default_factory=dict)
    extends: str | None = None
    paper: tuple[float, float]
    card: tuple[float, float] | None = None
    square: float | None = None
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
    start: int = 1

    @property
    def fronts(self) -> Box:
        """The part of the paper on which fronts lie: half of it, if backs lie on the other half."""
        return Box(0, 0, self.paper[0] / (2 if self.fold == "page" else 1), self.paper[1])

    def grid(self, size: tuple[float, float]) -> Grid:
        """The grid of cards of `size` mm on this sheet; raises `FitilError` if the paper holds none."""
        card = self.card or size
        paper = self.fronts.w, self.fronts.h
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
            raise TooLargeError(
                f"a card of {size_text(card)} mm does not fit on paper of {size_text(self.paper)} mm"
            ).coded("card-too-large", card=size_text(card), paper=size_text(self.paper))
        grid = Grid(self, card, cell, columns, rows)
        grid.check()
        return grid

    def taking(self, own: tuple[float, float], apart: float = 0.0) -> Sheet:
        """The sheet as it is for cards that keep their `own` size: it has as many of them as the paper holds.

        They are at least so many mm `apart`. A page for a print service is as much larger or smaller as its card.
        """
        if not self.is_for_print_service:
            gutter = max(self.gutter[0], apart), max(self.gutter[1], apart)
            edge = self.edge if self.registration == "none" else max(self.edge, REGISTRATION_REACH + ROUNDING)
            return replace(self, card=None, columns=None, rows=None, margin=None, corner=None, gutter=gutter, edge=edge)
        beside = self.margin or (self.bleed, self.bleed)
        return replace(
            self, card=None, paper=(own[0] + 2 * beside[0], own[1] + 2 * beside[1]), margin=beside, corner=None
        )

    def scale_on(self, one: Measured) -> float:
        """The scale at which something is printed."""
        if one.own_size:
            return self.square / one.square if self.square and one.square else 1.0
        return self.scale_of(one.trim)

    def size_on(self, one: Measured) -> tuple[float, float]:
        """The size in mm in which something is printed, and cut."""
        if self.card and not one.own_size:
            return self.card
        scale = self.scale_on(one)
        return one.trim[0] * scale, one.trim[1] * scale

    def scale_of(self, size: tuple[float, float]) -> float:
        """The scale at which a face of `size` mm is printed."""
        return min(self.card[0] / size[0], self.card[1] / size[1]) if self.card else 1.0

    def behind(self, box: Box) -> Box:
        """The place of the back of `box` on the other side, once the paper has been turned over its `flip` edge.

        It follows from the place and not from a slot's number, so that a partly filled last page lines up too.
        """
        if self.turns_backs:
            return Box(box.x, self.paper[1] - box.bottom, box.w, box.h)
        return box.mirrored(self.paper[0])

    @property
    def is_for_print_service(self) -> bool:
        """True if a page is one card with its bleed, for a service to print and cut, not for the user's own printer."""
        return (self.columns, self.rows) == (1, 1) and self.bleed > 0

    @property
    def turns_backs(self) -> bool:
        """True if the paper is turned over its upper edge. Backs are then printed upside down, so that a card that is
        turned over sideways, as cards are, shows its back the right way up.
        """
        upright = self.paper[0] <= self.paper[1]
        return upright != (self.flip == "long-edge")


@dataclass(frozen=True, slots=True)
class Grid:
    """A sheet's grid of cards of one size: the card's trim size, and its cell (twice as wide if each is folded).

    Where parts of several sizes share a sheet, their `boxes` stand for the grid, and the card is the first of them.
    """

    sheet: Sheet
    card: tuple[float, float]
    cell: tuple[float, float]
    columns: int
    rows: int
    boxes: tuple[Box, ...] = ()

    @property
    def n_up(self) -> int:
        """The number of cards on a page."""
        return len(self.boxes) or self.columns * self.rows

    def slots(self) -> list[Box]:
        """The trim boxes of a page's fronts, row by row from the top left."""
        if self.boxes:
            return [*self.boxes]
        (width, height), (gap_x, gap_y) = self.cell, self.sheet.gutter
        across = self.columns * width + (self.columns - 1) * gap_x
        down = self.rows * height + (self.rows - 1) * gap_y
        fronts = self.sheet.fronts
        left, top = self.sheet.margin or ((fronts.w - across) / 2, (fronts.h - down) / 2)
        return [
            Box(left + column * (width + gap_x), top + row * (height + gap_y), *self.card)
            for row in range(self.rows)
            for column in range(self.columns)
        ]

    def back_of(self, slot: Box) -> Box:
        """The place of a slot's back: on the other side of the paper, or on this one if the paper is folded."""
        if self.sheet.fold == "page":
            return slot.mirrored(self.sheet.paper[0])
        if self.sheet.fold == "card":
            return Box(slot.right, slot.y, slot.w, slot.h)
        return self.sheet.behind(slot)

    def clip(self, box: Box, others: Sequence[Box]) -> Box:
        """The box that a card's background may cover: its bleed, but not past the middle of the gap to a neighbour."""
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
        """Raise `FitilError` for too many cards, or for cards that leave the paper or overlap a registration mark."""
        if self.n_up > MOST_ON_A_PAGE:
            raise FitilError(
                f"{self.n_up:,} cards of {size_text(self.card)} mm on a page are more than {MOST_ON_A_PAGE:,}"
            ).coded("too-many-on-page", n=self.n_up, card=size_text(self.card), most=MOST_ON_A_PAGE)
        paper = Box(0, 0, *self.sheet.paper)
        slots = self.slots()
        every = slots if self.sheet.fold == "none" else [*slots, *map(self.back_of, slots)]
        if not all(
            s.x >= -ROUNDING and s.y >= -ROUNDING and s.right <= paper.w + ROUNDING and s.bottom <= paper.h + ROUNDING
            for s in every
        ):
            count = f"{self.columns} × {self.rows} cards of {size_text(self.card)} mm"
            raise FitilError(f"{count} do not fit on paper of {size_text(self.sheet.paper)} mm").coded(
                "cards-too-large",
                columns=self.columns,
                rows=self.rows,
                card=size_text(self.card),
                paper=size_text(self.sheet.paper),
            )
        if self.sheet.registration != "none" and any(
            s.overlaps(zone) for s in every for zone in registration_zones(paper)
        ):
            raise FitilError("the cards overlap the registration marks").coded("over-registration-marks")


def registration_zones(paper: Box) -> tuple[Box, ...]:
    """The areas in which Silhouette's camera looks for its marks; nothing else may be printed there."""
    inset, reach = REGISTRATION_INSET, REGISTRATION_REACH - REGISTRATION_INSET
    return (
        Box(inset, inset, 5, 5),
        Box(paper.w - inset - reach, inset, reach, reach),
        Box(inset, paper.h - inset - reach, reach, reach),
    )


def sheet_names(folder: Path = FOLDER) -> tuple[str, ...]:
    """The names of all sheets."""
    return tuple(sorted(path.stem for path in folder.glob("*.yaml")))


def _unknown(name: str, folder: Path = FOLDER) -> FitilError:
    paper, _, layout = name.partition("-")
    if paper in PAPERS and (known := f"{USUAL}-{layout}") in sheet_names(folder):
        said = f"there is no sheet {name!r}, but --sheet {known} --paper {paper} is one"
        return FitilError(said).coded("sheet-on-paper", name=name, sheet=known, paper=paper)
    return UnknownName("sheet", name, nearest(name, sheet_names(folder), least=50), see="fitil sheets")


@cache
def load_sheet(name: str, folder: Path = FOLDER) -> Sheet:
    """Load a sheet by its name, or by the path of a YAML file.

    Raises `UnknownName`, `FitilError` for the name of a layout on other paper than it has, or `DataError` for a faulty
    file or one whose cards do not fit its paper.
    """
    if name.endswith((".yaml", ".yml")):
        return _read(Path(name), ())
    if name not in sheet_names(folder):
        raise _unknown(name, folder)
    made_from = stamp([*folder.glob("*.yaml"), Path(__file__)])
    return load_or_make(f"sheet-{name}", made_from, lambda: _read(folder / f"{name}.yaml", ()))


def _read(path: Path, seen: tuple[str, ...]) -> Sheet:
    """Read a sheet with what it inherits; faults name the file and line that they are in."""
    from cards.database import read, read_yaml

    source = read_yaml(path)
    data = source.data
    if isinstance(data, dict) and isinstance(base := data.get("extends"), str):
        if base in seen or base == path.stem:
            raise source.error(("extends",), f"{base!r} extends itself").coded("extends-itself", name=base)
        if base not in sheet_names():
            unknown = _unknown(base)
            raise source.error(("extends",), str(unknown)).like(unknown)
        source = _over(source, _plain(_read(FOLDER / f"{base}.yaml", (*seen, path.stem))))
    sheet = read(source, Sheet)
    for key in ("paper", "card"):
        if (size := getattr(sheet, key)) and not all(5 <= side <= 2000 for side in size):
            raise source.error(
                (key,), f"{size_text(size)} mm is not a valid size for {key}: sides are 5 to 2000 mm"
            ).coded("not-a-size-of-key", size=size_text(size), key=key)
    for key in ("columns", "rows"):
        if (count := getattr(sheet, key)) is not None and not 1 <= count <= MOST_IN_LINE:
            raise source.error((key,), f"{count} {key}: must be 1 to {MOST_IN_LINE}").coded(
                "out-of-range-of-key", key=key, n=count, most=MOST_IN_LINE
            )
    if sheet.square is not None:
        try:
            parse_square(f"{sheet.square:g}")
        except FitilError as error:
            raise source.error(("square",), str(error)).like(error) from None
    if min(*sheet.gutter, sheet.bleed, sheet.edge, sheet.corner or 0) < 0:
        raise DataError(path, "gutter, bleed, edge and corner must not be negative").coded("no-negative-lengths")
    if sheet.card:
        try:
            sheet.grid(sheet.card)
        except FitilError as error:
            raise DataError(path, str(error)).like(error) from None
    return sheet


def _plain(sheet: Sheet) -> dict[str, Any]:
    """A sheet's settings as its file would state them, without title and parent, which are not inherited."""
    said = {f.name: getattr(sheet, f.name) for f in fields(sheet) if f.name not in ("title", "extends")}
    return {key: list(value) if isinstance(value, tuple) else value for key, value in said.items() if value is not None}


def _over(source: Source, base: dict[str, Any]) -> Source:
    """The file as it would be if all that it inherits were written out."""
    return replace(source, data={**base, **source.data})


def with_options(
    sheet: Sheet,
    *,
    paper: tuple[float, float] | None = None,
    card: tuple[float, float] | None = None,
    square: float | None = None,
    bleed: float | None = None,
    marks: Marks | None = None,
    marks_on: MarksOn | None = None,
    flip: Flip | None = None,
    start: int | None = None,
) -> Sheet:
    """The sheet with the command line's changes; a new paper or card size brings as many cards as fit."""
    changed: dict[str, Any] = {
        key: value
        for key, value in (
            ("paper", paper),
            ("card", card),
            ("square", square),
            ("bleed", bleed),
            ("marks", marks),
            ("marks_on", marks_on),
            ("flip", flip),
            ("start", start),
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
"""Cyrillic letters and other signs → the Latin letters of a size that they look like."""


def parse_paper(text: str) -> tuple[float, float]:
    """Parse a paper's name (`a3`, `legal-landscape`) or size, to mm; raises `FitilError` for anything else."""
    name = _typed(text)
    upright = PAPERS.get(name.removesuffix(LYING))
    if upright:
        return upright[::-1] if name.endswith(LYING) else upright
    if not any(char.isdigit() for char in name) or name[:1].isalpha():
        near, known = nearest(name, PAPERS), ", ".join(PAPERS)
        said = did_you_mean(near) or f": {known}, or a size such as 330x480"
        told = FitilError(f"there is no paper {short(text)!r}{said}")
        raise told.coded("unknown-paper", name=short(text), nearest=near, known="" if near else f"{known}, 330x480")
    return parse_size(text)


def _typed(text: str) -> str:
    return text.strip().casefold().translate(_AS_TYPED)


def paper_name(text: str) -> str:
    """What a paper that can be parsed is called, as people write it: `A3`, `Legal`; empty for a size."""
    name = _typed(text).removesuffix(LYING)
    if name not in PAPERS:
        return ""
    return name.upper() if name[-1].isdigit() else name.replace("-", " ").title()


def parse_size(text: str) -> tuple[float, float]:
    """Parse a size such as `63x88` (mm) or `2.5x3.5in`, to mm; raises `FitilError` for anything else."""
    from generator.paper.lengths import two

    try:
        width, height = two(text)
    except ValueError:
        told = f"{short(text)!r} is not a valid size: write width x height in mm, such as 63x88, or 2.5x3.5in"
        raise FitilError(told).coded("not-a-size", text=short(text)) from None
    if not (5 <= width <= 2000 and 5 <= height <= 2000):
        raise FitilError(f"{short(text)!r} is not a printable size: sides are 5 to 2000 mm").coded(
            "not-printable-size", text=short(text)
        )
    return width, height


def parse_square(text: str) -> float:
    """Parse the width of a board's squares, to mm; raises `FitilError` for anything else, or outside of `SQUARES`."""
    from generator.paper.lengths import millimetres

    try:
        width = millimetres(text)
    except ValueError:
        width = math.nan
    least, most = SQUARES
    if not least <= width <= most:
        said = f"{short(text)!r} is not a width of squares: write {least} to {most}, in mm, such as 30"
        raise FitilError(said).coded("not-a-square", text=short(text), least=least, most=most)
    return width


def size_text(size: Sequence[float], lang: Lang = "en") -> str:
    """A size as people read it, in a language if it is no part of a message: `63.5 × 88`, in Russian `63,5 × 88`."""
    text = " × ".join(f"{side:g}" for side in size)
    return text.replace(".", LANGUAGES[lang].point) if lang in LANGUAGES else text
