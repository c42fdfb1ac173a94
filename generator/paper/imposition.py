"""Cards → pages: which face goes into which slot, with fronts and backs in turn, ready for a duplex printer."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from cards import FitilError
from generator.display import Box, Face
from generator.paper.page import PaperPage, PlacedFace, Side, Slip
from generator.paper.sheet import Grid, Sheet, TooLargeError

if TYPE_CHECKING:
    from generator.paper.sharing import PartKind, SheetLayout

Order = Literal["use", "cut"]
LARGEST_CARD = (148.0, 210.0)
"""What is larger, in mm, lies on the table, and may be glued together; a smaller card on less paper is a slip."""
DISCS_APART = 2.0
"""The least distance of discs in mm, which are cut or punched one by one."""


def impose(
    slips: Sequence[Slip], sheet: Sheet, order: Order = "use", *, rtl: bool = False, apart: bool = False
) -> Iterator[PaperPage]:
    """Impose slips on pages; each page of fronts is followed by its backs, if there are any.

    Sizes share sheets of paper where that takes fewer of them, unless they are to be `apart`. What the paper does not
    hold is printed in parts, in the order in which one reads (`rtl`: from the right). Where some slips have backs,
    pages of slips without any come last, each followed by an empty one, the other side of its paper; where the paper is
    folded, theirs is not. Raises `FitilError` for a card that cannot be printed in parts either.
    """
    duplex = sheet.fold == "none" and any(slip.back for slip in slips)
    sides = [
        pair
        for some, on in _folded_apart(slips, sheet)
        for pair in (*_laid(some, on, order, apart=apart), *_parts(some, on, rtl=rtl, duplex=duplex))
    ]
    for front, back in sorted(sides, key=lambda pair: pair[1] is None):  # the order of those alike is kept
        yield front
        if duplex:
            yield back or PaperPage("back", front.grid, ())


def _folded_apart(slips: Sequence[Slip], sheet: Sheet) -> list[tuple[Sequence[Slip], Sheet]]:
    """The slips with the sheet that each is printed on: what has no back takes all of a paper that is not folded."""
    if sheet.fold == "none":
        return [(slips, sheet)]
    folded, flat = ([slip for slip in slips if bool(slip.back) is has] for has in (True, False))
    return [(folded, sheet), (flat, replace(sheet, fold="none", start=1 if folded else sheet.start))]


def _parts(
    slips: Sequence[Slip], sheet: Sheet, *, rtl: bool, duplex: bool
) -> Iterator[tuple[PaperPage, PaperPage | None]]:
    """The pages of what is printed in parts, each with its other side."""
    for alike in _by_size(slips, sheet):
        if _room(alike[0].front, sheet) is None:
            other = replace(sheet, paper=sheet.paper[::-1], fold="none")
            one_sided = not any(slip.back for slip in alike) and sheet.registration == "none"
            if one_sided and _room(alike[0].front, other):
                yield from _laid(alike, other, "use", apart=True)  # nothing lies behind it: the paper is turned
                continue
            from generator.paper.tiling import in_parts  # few games have anything larger than paper

            yield from in_parts(alike, sheet, rtl=rtl, duplex=duplex)


def _laid(
    slips: Sequence[Slip], sheet: Sheet, order: Order, *, apart: bool
) -> Iterator[tuple[PaperPage, PaperPage | None]]:
    """The pages of what is printed whole, each with its other side."""
    groups = [(alike, grid) for alike in _by_size(slips, sheet) if (grid := _room(alike[0].front, sheet))]
    if not apart and (layouts := _shared(groups, sheet)):
        yield from _sharing([alike for alike, _ in groups], [grid for _, grid in groups], layouts, sheet, order)
        return
    used = sheet.start - 1
    if groups and used >= (most := groups[0][1].n_up):
        told = {"n": sheet.start, "most": most}
        raise FitilError(f"place {sheet.start}: the sheet has {most} of them").coded("no-such-place", **told)
    for alike, grid in groups:
        places = _Places(grid)
        for chunk in _sheets(alike, grid.n_up, order, used):
            yield places.sides(chunk)
        used = 0


def _shared(groups: Sequence[tuple[Sequence[Slip], Grid]], sheet: Sheet) -> Sequence[SheetLayout]:
    """How slips of several sizes share sheets; empty if they do not, or not with fewer sheets than each size alone.

    Nor do they where the first sheet is used in part, by cards of one size.
    """
    if not _may_share(groups, sheet):
        return ()
    from generator.paper.sharing import APART, shared  # a deck of cards has one size

    layouts = shared(*_to_share(groups, sheet), max(APART, 2 * sheet.bleed, *sheet.gutter))
    alone = sum(-(-len(alike) // grid.n_up) for alike, grid in groups)
    return layouts if sum(layout.sheets for layout in layouts) < alone else ()


def _may_share(groups: Sequence[object], sheet: Sheet) -> bool:
    plain = sheet.fold != "card" and sheet.registration == "none" and not sheet.is_for_print_service
    return plain and len(groups) > 1 and sheet.start == 1


def _to_share(groups: Sequence[tuple[Sequence[Slip], Grid]], sheet: Sheet) -> tuple[tuple[PartKind, ...], Box]:
    """The parts of each size, and the room on a sheet."""
    from generator.paper.sharing import PartKind

    kinds = tuple(PartKind(grid.card, len(alike), grid.sheet.gutter) for alike, grid in groups)
    return kinds, sheet.fronts.inset(sheet.edge)


def fewest_sheets(slips: Sequence[Slip], sheet: Sheet) -> int:
    """A lower bound of the sheets that slips of several sizes take, those in parts left out; 0 if none share any.

    There is none for paper that is folded, or not, as its slips have backs.
    """
    groups = [(alike, grid) for alike in _by_size(slips, sheet) if (grid := _room(alike[0].front, sheet))]
    if sheet.fold != "none" or not _may_share(groups, sheet):
        return 0
    from generator.paper.sharing import fewest

    return fewest(*_to_share(groups, sheet))


def _sharing(
    slips: Sequence[Sequence[Slip]], grids: Sequence[Grid], layouts: Sequence[SheetLayout], sheet: Sheet, order: Order
) -> Iterator[tuple[PaperPage, PaperPage | None]]:
    """The pages of layouts, each with its other side; a sheet of one size alone is laid as it always is."""
    left = [iter(alike) for alike in slips]
    own = replace(sheet, card=None, columns=None, rows=None, margin=None, corner=None)
    for spots, sheets in layouts:
        kinds = [spot.kind for spot in spots]
        taken = {kind: [next(left[kind]) for _ in range(kinds.count(kind) * sheets)] for kind in dict.fromkeys(kinds)}
        grid = grids[kinds[0]]
        if len(taken) > 1 or len(spots) > grid.n_up:
            boxes = tuple(spot.box for spot in spots)
            grid = Grid(own, (boxes[0].w, boxes[0].h), (boxes[0].w, boxes[0].h), 1, 1, boxes)
            places = _Places(grid, [slot for slot, spot in enumerate(spots) if spot.turned])
        else:
            places = _Places(grid)
        for number in range(sheets):
            chunk = []
            for slot, kind in enumerate(kinds):
                at, many = kinds[:slot].count(kind), kinds.count(kind)
                index = at * sheets + number if order == "cut" else number * many + at
                chunk.append((slot, taken[kind][index]))
            yield places.sides(chunk)


def _room(face: Face, sheet: Sheet) -> Grid | None:
    return room_for(sheet.size_on(face), sheet, own=face.own_size, apart=DISCS_APART * face.is_round)


def room_for(size: tuple[float, float], sheet: Sheet, *, own: bool = False, apart: float = 0.0) -> Grid | None:
    """The grid of cards of a size in mm on a sheet, where they keep it as their `own`; None if they are in parts.

    So are those of their own size that do not fit, and others that are larger than the paper and than any card
    that is held. Those of their own size
    are at least so many mm `apart`. Raises `FitilError` for cards that can be printed neither way.
    """
    try:
        return (sheet.taking(size, apart) if own else sheet).grid(size)
    except TooLargeError:
        limits = (sorted(sheet.paper), LARGEST_CARD)
        larger = all(any(side > most for side, most in zip(sorted(size), limit, strict=True)) for limit in limits)
        if sheet.is_for_print_service or not (own or (larger and not sheet.card)):
            raise
        from generator.paper.tiling import tiling_of

        tiling_of(size, sheet)
        return None


def free_places(slips: Sequence[Slip], sheet: Sheet, *, apart: bool = False) -> int:
    """The number of slips of the cards' usual size for which there is still room on the sheets that they take."""
    slips, sheet = next(
        ((some, on) for some, on in _folded_apart(slips, sheet) if any(not slip.front.own_size for slip in some)),
        ((), sheet),
    )
    groups = [(alike, grid) for alike in _by_size(slips, sheet) if (grid := _room(alike[0].front, sheet))]
    usual = next((at for at, (alike, _) in enumerate(groups) if not alike[0].front.own_size), None)
    if usual is None:
        return 0
    alike, grid = groups[usual]
    if apart or not (layouts := _shared(groups, sheet)):
        return -(len(alike) + (sheet.start - 1) * (usual == 0)) % grid.n_up

    def fits(more: int) -> bool:
        added = [*groups[:usual], ([*alike, *alike[:1] * more], grid), *groups[usual + 1 :]]
        return sum(one.sheets for one in _shared(added, sheet)) == sum(one.sheets for one in layouts)

    return bisect(range(1, grid.n_up), x=0, key=lambda more: not fits(more))


def _by_size(slips: Sequence[Slip], sheet: Sheet) -> list[list[Slip]]:
    """Group the slips by the size in which they are printed, discs apart."""
    found: dict[tuple[object, ...], list[Slip]] = {}
    for slip in slips:
        face = slip.front
        found.setdefault((sheet.size_on(face), face.own_size, face.own_size and face.is_round), []).append(slip)
    return list(found.values())


def _sheets(slips: Sequence[Slip], n_up: int, order: Order, used: int = 0) -> Iterator[list[tuple[int, Slip]]]:
    """Yield for each sheet of paper the slots taken, each with its slip; so many of the first sheet are `used` already.

    In cutting order the whole stack of paper is cut at once: the cards from each slot are then in order, and these
    piles put on top of each other are the deck in order.
    """
    count = -(-(len(slips) + used) // n_up)
    for number in range(count):
        if order == "cut":
            taken = [(slot, slot * count + number) for slot in range(n_up)]
        else:
            taken = [(slot, number * n_up + slot - used) for slot in range(n_up)]
        yield [(slot, slips[index]) for slot, index in taken if 0 <= index < len(slips)]


class _Places:
    """The places of fronts and of backs on a page; how far the background of each may reach is worked out once."""

    def __init__(self, grid: Grid, turned: Sequence[int] = ()) -> None:
        self.grid = grid
        self.slots = grid.slots()
        self.behind = [grid.back_of(slot) for slot in self.slots]
        self._turned = {box for slot in turned for box in (self.slots[slot], self.behind[slot])}
        self._clips: dict[tuple[Side, Box], Box] = {}

    def sides(self, chunk: Sequence[tuple[int, Slip]]) -> tuple[PaperPage, PaperPage | None]:
        """The page of these slips, each in its slot, and the other side of its paper if anything is printed there."""
        fronts = [(slip.front, self.slots[slot], slip.id) for slot, slip in chunk]
        backs = [(slip.back, self.behind[slot], slip.id) for slot, slip in chunk if slip.back]
        if self.grid.sheet.fold != "none":
            return self.page("front", [*fronts, *backs], [*self.slots, *self.behind]), None
        front = self.page("front", fronts, self.slots)
        return front, self.page("back", backs, self.behind) if backs else None

    def page(self, side: Side, faces: Sequence[tuple[Face, Box, str]], others: Sequence[Box]) -> PaperPage:
        """Place faces in their boxes; `others` includes empty places, so that all cards have the same bleed."""
        behind = set() if side == "back" or self.grid.sheet.fold == "none" else {*self.behind}
        return PaperPage(
            side,
            self.grid,
            tuple(
                PlacedFace(
                    face,
                    box,
                    self._clip(side, box, others),
                    id_,
                    self._turns(face, box, side == "back" or box in behind),
                )
                for face, box, id_ in faces
            ),
        )

    def _turns(self, face: Face, box: Box, is_back: bool) -> int:
        """The quarter turns of a face in a box.

        One that is read lying, or lies turned to save paper, is turned onto its side, a back to the other one: turned
        over as it is held, a card then has both sides the right way up.
        """
        upside_down = 2 * (is_back and self.grid.sheet.fold == "none" and self.grid.sheet.turns_backs)
        return ((3 if is_back else 1) * (face.sideways + (box in self._turned)) + upside_down) % 4

    def _clip(self, side: Side, box: Box, others: Sequence[Box]) -> Box:
        if (side, box) not in self._clips:
            self._clips[side, box] = self.grid.clip(box, others)
        return self._clips[side, box]
