"""Cards → pages: which face goes into which slot, with fronts and backs in turn, ready for a duplex printer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from generator.display import Box, Face
from generator.paper.page import Page, PlacedFace, Side, Slip
from generator.paper.sheet import Grid, Sheet, TooLargeError

Order = Literal["use", "cut"]
DISCS_APART = 2.0
"""The least distance of discs in mm, which are cut or punched one by one."""


def impose(slips: Sequence[Slip], sheet: Sheet, order: Order = "use", *, rtl: bool = False) -> Iterator[Page]:
    """Impose slips on pages, one size after another; each page of fronts is followed by its backs, if there are any.

    What the paper does not hold is printed in parts, in the order in which one reads (`rtl`: from the right). Where
    some slips have backs, a page of slips without any is followed by an empty one, the other side of its paper. Raises
    `FitilError` for a card that cannot be printed in parts either.
    """
    duplex = sheet.fold == "none" and any(slip.back for slip in slips)
    for alike in _by_size(slips, sheet):
        face = alike[0].front
        if (grid := _room(face, sheet)) is None:
            from generator.paper.tiling import in_parts  # few games have anything larger than paper

            for page in in_parts(alike, sheet, rtl=rtl):
                yield from (page, Page("back", page.grid, ())) if duplex else (page,)
            continue
        places = _Places(grid)
        for chunk in _sheets(alike, grid.n_up, order):
            yield from _sides(chunk, places, duplex=duplex)


def _room(face: Face, sheet: Sheet) -> Grid | None:
    return room_for(sheet.size_on(face), sheet, own=face.own_size, apart=DISCS_APART * face.is_round)


def room_for(size: tuple[float, float], sheet: Sheet, *, own: bool = False, apart: float = 0.0) -> Grid | None:
    """The grid of cards of a size in mm on a sheet, where they keep it as their `own`; None if they are in parts.

    So are those of their own size that do not fit, and others that are larger than the paper. Those of their own size
    are at least so many mm `apart`. Raises `FitilError` for cards that can be printed neither way.
    """
    try:
        return (sheet.taking(size, apart) if own else sheet).grid(size)
    except TooLargeError:
        larger = any(side > most for side, most in zip(sorted(size), sorted(sheet.paper), strict=True))
        if sheet.is_for_print_service or not (own or (larger and not sheet.card)):
            raise
        from generator.paper.tiling import tiling_of

        tiling_of(size, sheet)
        return None


def free_places(slips: Sequence[Slip], sheet: Sheet) -> int:
    """The number of slips of the cards' usual size for which there is still room on the sheets that they take."""
    for alike in _by_size(slips, sheet):
        if not alike[0].front.own_size and (grid := _room(alike[0].front, sheet)):
            return -len(alike) % grid.n_up
    return 0


def _by_size(slips: Sequence[Slip], sheet: Sheet) -> list[list[Slip]]:
    """Group the slips by the size in which they are printed, discs apart."""
    found: dict[tuple[object, ...], list[Slip]] = {}
    for slip in slips:
        face = slip.front
        found.setdefault((sheet.size_on(face), face.own_size, face.own_size and face.is_round), []).append(slip)
    return list(found.values())


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
        behind = set() if side == "back" or self.grid.sheet.fold == "none" else {*self.behind}
        return Page(
            side,
            self.grid,
            tuple(
                PlacedFace(
                    face, box, self._clip(side, box, others), id_, self._turns(face, side == "back" or box in behind)
                )
                for face, box, id_ in faces
            ),
        )

    def _turns(self, face: Face, is_back: bool) -> int:
        """The quarter turns of a face.

        One that is read lying is turned onto its side, a back to the other one: turned over as it is held, a card then
        has both sides the right way up.
        """
        upside_down = 2 * (is_back and self.grid.sheet.fold == "none" and self.grid.sheet.turns_backs)
        return ((3 if is_back else 1) * face.sideways + upside_down) % 4

    def _clip(self, side: Side, box: Box, others: Sequence[Box]) -> Box:
        if (side, box) not in self._clips:
            self._clips[side, box] = self.grid.clip(box, others)
        return self._clips[side, box]


def _sides(chunk: list[tuple[int, Slip]], places: _Places, *, duplex: bool) -> Iterator[Page]:
    slots, behind = places.slots, places.behind
    fronts = [(slip.front, slots[slot], slip.id) for slot, slip in chunk]
    backs = [(slip.back, behind[slot], slip.id) for slot, slip in chunk if slip.back]
    if places.grid.sheet.fold != "none":
        yield places.page("front", [*fronts, *backs], [*slots, *behind])
        return
    yield places.page("front", fronts, slots)
    if duplex:
        yield places.page("back", backs, behind)
