"""Cards → pages: which face lies in which slot, fronts and backs in turn, so that a duplex printer just prints."""

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
    """A face on a page: the trim box it fills, the box its ground may cover, and whether it stands on its head."""

    face: Face
    box: Box
    clip: Box
    id: str
    turned: bool = False


@dataclass(frozen=True, slots=True)
class Page:
    """One side of a sheet of paper; `slots` are the places of its fronts, if it has any, for the marks."""

    side: Side
    grid: Grid
    placed: tuple[PlacedFace, ...]

    def moved(self, dx: float, dy: float) -> Page:
        """The page with all that is placed on it `dx` mm further right and `dy` mm further down."""
        if not (dx or dy):
            return self
        return replace(
            self, placed=tuple(replace(p, box=p.box.moved(dx, dy), clip=p.clip.moved(dx, dy)) for p in self.placed)
        )


def impose(slips: Sequence[Slip], sheet: Sheet, order: Order = "use") -> Iterator[Page]:
    """The pages of a job: cards of one size after those of another, each front followed by its back, if there is one.

    Raises `FitilError` for a card that the paper does not hold.
    """
    for size, alike in _by_size(slips, sheet).items():
        grid = sheet.grid(size)
        places = _Places(grid)
        for chunk in _sheets(alike, grid.n_up, order):
            yield from _sides(chunk, places)


def free_places(slips: Sequence[Slip], sheet: Sheet) -> int:
    """How many more slips of the size of the first would stand on the paper that those of its size take."""
    for size, alike in _by_size(slips, sheet).items():
        return -len(alike) % sheet.grid(size).n_up
    return 0


def _by_size(slips: Sequence[Slip], sheet: Sheet) -> dict[tuple[float, float], list[Slip]]:
    """The slips by the size they are printed in."""
    found: dict[tuple[float, float], list[Slip]] = {}
    for slip in slips:
        found.setdefault(sheet.card or (slip.front.width, slip.front.height), []).append(slip)
    return found


def _sheets(slips: Sequence[Slip], n_up: int, order: Order) -> Iterator[list[tuple[int, Slip]]]:
    """For each sheet of paper, the slots taken and by what.

    In cutting order the whole pile of paper is cut at once: each slot's cards then lie in order, and the piles of the
    slots, put on each other, are the deck in order.
    """
    count = -(-len(slips) // n_up)
    for number in range(count):
        if order == "cut":
            taken = [(slot, slot * count + number) for slot in range(n_up)]
        else:
            taken = [(slot, number * n_up + slot) for slot in range(n_up)]
        yield [(slot, slips[index]) for slot, index in taken if index < len(slips)]


class _Places:
    """The places of a page, of fronts and behind them; how far the ground of each goes is worked out once."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.slots = grid.slots()
        self.behind = [grid.back_of(slot) for slot in self.slots]
        self._clips: dict[tuple[Side, Box], Box] = {}

    def page(self, side: Side, faces: Sequence[tuple[Face, Box, str]], others: Sequence[Box]) -> Page:
        """The faces in their boxes; places that stay empty on a last page count, for the bleed of all to be alike."""
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
