"""Cards → pages: which face goes into which slot, with fronts and backs in turn, ready for a duplex printer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from generator.display import Box, Face
from generator.paper.sheet import Grid, Sheet

Order = Literal["use", "cut"]
Side = Literal["front", "back"]


@dataclass(frozen=True, slots=True)
class Slip:
    """Something to cut out: what is on its front and on its back, and the id that proofs show."""

    id: str
    front: Face
    back: Face | None = None


@dataclass(frozen=True, slots=True)
class PlacedFace:
    """A face on a page: the trim box it fills, the box its background may cover, and whether it is upside down."""

    face: Face
    box: Box
    clip: Box
    id: str
    turned: bool = False


@dataclass(frozen=True, slots=True)
class Page:
    """One side of a sheet of paper, with the faces placed on it."""

    side: Side
    grid: Grid
    placed: tuple[PlacedFace, ...]

    def moved(self, dx: float, dy: float) -> Page:
        """The page with all its faces moved `dx` mm to the right and `dy` mm down."""
        if not (dx or dy):
            return self
        return replace(
            self, placed=tuple(replace(p, box=p.box.moved(dx, dy), clip=p.clip.moved(dx, dy)) for p in self.placed)
        )


def impose(slips: Sequence[Slip], sheet: Sheet, order: Order = "use") -> Iterator[Page]:
    """Impose slips on pages, one size after another; each page of fronts is followed by its backs, if there are any.

    Raises `FitilError` for a card that the paper does not hold.
    """
    for size, alike in _by_size(slips, sheet).items():
        grid = sheet.grid(size)
        places = _Places(grid)
        for chunk in _sheets(alike, grid.n_up, order):
            yield from _sides(chunk, places)


def free_places(slips: Sequence[Slip], sheet: Sheet) -> int:
    """The number of slips of the first one's size for which there is still room on the sheets that its size takes."""
    for size, alike in _by_size(slips, sheet).items():
        return -len(alike) % sheet.grid(size).n_up
    return 0


def _by_size(slips: Sequence[Slip], sheet: Sheet) -> dict[tuple[float, float], list[Slip]]:
    """Group the slips by the size in which they are printed."""
    found: dict[tuple[float, float], list[Slip]] = {}
    for slip in slips:
        found.setdefault(sheet.card or (slip.front.width, slip.front.height), []).append(slip)
    return found


def _sheets(slips: Sequence[Slip], n_up: int, order: Order) -> Iterator[list[tuple[int, Slip]]]:
    """Yield for each sheet of paper the slots taken, each with its slip.

    In cutting order the whole stack of paper is cut at once: the cards from each slot are then in order, and these
    piles put on top of each other are the deck in order.
    """
    count = -(-len(slips) // n_up)
    for number in range(count):
        if order == "cut":
            taken = [(slot, slot * count + number) for slot in range(n_up)]
        else:
            taken = [(slot, number * n_up + slot) for slot in range(n_up)]
        yield [(slot, slips[index]) for slot, index in taken if index < len(slips)]


class _Places:
    """The places of fronts and of backs on a page; how far the background of each may reach is worked out once."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.slots = grid.slots()
        self.behind = [grid.back_of(slot) for slot in self.slots]
        self._clips: dict[tuple[Side, Box], Box] = {}

    def page(self, side: Side, faces: Sequence[tuple[Face, Box, str]], others: Sequence[Box]) -> Page:
        """Place faces in their boxes; `others` includes empty places, so that all cards have the same bleed."""
        turned = side == "back" and self.grid.sheet.turns_backs
        return Page(
            side,
            self.grid,
            tuple(PlacedFace(face, box, self._clip(side, box, others), id_, turned) for face, box, id_ in faces),
        )

    def _clip(self, side: Side, box: Box, others: Sequence[Box]) -> Box:
        if (side, box) not in self._clips:
            self._clips[side, box] = self.grid.clip(box, others)
        return self._clips[side, box]


def _sides(chunk: list[tuple[int, Slip]], places: _Places) -> Iterator[Page]:
    slots, behind = places.slots, places.behind
    fronts = [(slip.front, slots[slot], slip.id) for slot, slip in chunk]
    backs = [(slip.back, behind[slot], slip.id) for slot, slip in chunk if slip.back]
    if places.grid.sheet.fold != "none":
        yield places.page("front", [*fronts, *backs], [*slots, *behind])
        return
    yield places.page("front", fronts, slots)
    if backs:
        yield places.page("back", backs, behind)
