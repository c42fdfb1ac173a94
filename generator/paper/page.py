"""A page as it is printed: which face lies where; and what is cut out of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal, NamedTuple

from cards.records import dataclass
from generator.display import Box, Face
from generator.paper.sheet import Grid

Side = Literal["front", "back"]


@dataclass(frozen=True, slots=True)
class Slip:
    """Something to cut out: what is on its front and on its back, the id that proofs show, and its name, if any."""

    id: str
    front: Face
    back: Face | None = None
    name: str = ""


@dataclass(frozen=True, slots=True)
class PlacedFace:
    """A face on a page: the trim box it fills, the box its background may cover, and its quarter turns clockwise.

    Of a face that the paper does not hold, only what is in the trim box is printed; the face fills the box `whole`.
    """

    face: Face
    box: Box
    clip: Box
    id: str
    turned: int = 0
    whole: Box | None = None


class Seam(NamedTuple):
    """A strip along a side of a part, where another is glued over it: its box in mm, and the number of that other."""

    box: Box
    side: Literal["left", "right", "bottom"]
    above: int


@dataclass(frozen=True, slots=True)
class PaperPart:
    """A part of something larger than paper: its name, its number, and how many parts are side by side and below.

    Parts are numbered in the order in which they are glued together, `rtl` from the right.
    """

    name: str
    number: int
    columns: int
    rows: int
    rtl: bool
    seams: tuple[Seam, ...]


@dataclass(frozen=True, slots=True)
class PaperPage:
    """One side of a sheet of paper, with the faces placed on it, or with `parts` of what is larger."""

    side: Side
    grid: Grid
    placed: tuple[PlacedFace, ...]
    parts: tuple[PaperPart, ...] = ()

    @property
    def fronts(self) -> tuple[PlacedFace, ...]:
        """What is placed on it without the backs beside the fronts of paper that is folded."""
        if self.grid.sheet.fold == "none":
            return self.placed
        slots = {*self.grid.slots()}
        return tuple(one for one in self.placed if one.box in slots)

    def moved(self, dx: float, dy: float) -> PaperPage:
        """The page with all its faces moved `dx` mm to the right and `dy` mm down."""
        if not (dx or dy):
            return self
        placed = (
            replace(p, box=p.box.moved(dx, dy), clip=p.clip.moved(dx, dy), whole=p.whole and p.whole.moved(dx, dy))
            for p in self.placed
        )
        return replace(self, placed=tuple(placed))
