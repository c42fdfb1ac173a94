"""Marks beside the cards: where to cut and to fold, and what a cutting machine's camera looks for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby, pairwise
from typing import NamedTuple

from generator.display import PRINTABLE, Box, Face, Item, Outline, Shape, open_line, polygon, rounded
from generator.paper.page import PaperPage
from generator.paper.sheet import REGISTRATION_INSET, REGISTRATION_REACH, Sheet

LENGTH, SHORTEST = 4.0, 1.0
OFFSET = 1.5
WIDTH = 0.15
REACH = 2.5
"""Half the length of a corner mark on the cards, in mm."""
CLEAR, NARROW = 0.75, 2.0
"""The distance of marks between two cards from both of them, and the narrowest gap that has any, in mm."""
INK, LIGHT = "#000000", "#ffffff"
DASH, SPACE = 3.0, 1.5
FOLD_WIDTH = 0.2


class Fold(NamedTuple):
    """A line to fold along: upright at `x`, from `top` to `bottom`, in mm."""

    x: float
    top: float
    bottom: float


def under(page: PaperPage) -> list[Item]:
    """The marks that cards cover: those in the margin, and registration marks."""
    sheet = page.grid.sheet
    marks: list[Item] = []
    if not page.placed:
        return marks
    if page.side == "front":
        marks += registration_marks(sheet)
    if sheet.marks_on == "margin":
        marks += _in_margin(page)
    return marks


def over(page: PaperPage) -> list[Item]:
    """The marks over the cards or their bleed: in the gaps, on the cards if asked for, folds, and outlines.

    Backs have no outlines: scissors follow those of the fronts, and the back's would show where the sides do not quite
    align.
    """
    sheet = page.grid.sheet
    if not page.placed:
        return []
    lines = list(fold_lines(page))
    if _shared(page):
        if page.side == "front" and sheet.marks != "none":
            cut = [p for p in page.placed if sheet.marks == "outlines" or p.face.is_round]
            lines += [_outline(rounded(p.box, corner_of(p.face, sheet))) for p in cut]
    elif page.side == "front" and (sheet.marks == "outlines" or (sheet.marks != "none" and _are_discs(page))):
        lines += [_outline(rounded(p.box, corner_of(p.face, sheet))) for p in page.placed]
    elif sheet.marks_on == "cards":
        lines += [*_in_margin(page), *_on_cards(page)]
    elif sheet.marks in ("ticks", "corners", "lines"):
        lines += between([placed.box for placed in page.placed], [fold.x for fold in folds(page)])
    return [mark for line in lines for mark in _visible(line)]


def _in_margin(page: PaperPage) -> list[Shape]:
    boxes = [placed.box for placed in page.placed]
    sheet = page.grid.sheet
    if _shared(page) and sheet.marks != "none":
        return corners([placed.box for placed in page.placed if not placed.face.is_round], sheet.bleed)
    if sheet.marks == "ticks":
        return ticks(boxes, sheet.paper, OFFSET + sheet.bleed, [fold.x for fold in folds(page)])
    if sheet.marks == "lines":
        return cut_lines(boxes, sheet.paper)
    if sheet.marks == "corners" and sheet.marks_on == "margin":
        return corners(boxes, sheet.bleed)
    return []


def _shared(page: PaperPage) -> bool:
    """True if parts of several sizes lie on the page, where a cut is not as long as the paper."""
    return bool(page.grid.boxes and not page.parts)


def _on_cards(page: PaperPage) -> list[Shape]:
    if page.grid.sheet.marks not in ("ticks", "corners"):
        return []
    return corners([placed.box for placed in page.placed], None)


def ticks(
    slots: Sequence[Box], paper: tuple[float, float], offset: float = OFFSET, folded: Sequence[float] = ()
) -> list[Shape]:
    """A tick in the margin at both ends of every cut, `offset` mm away from the outermost cards.

    The paper is not cut at the x of a fold (`folded`). If the margin is wide enough, ticks end where home printers do.
    """
    left, right = min(s.x for s in slots), max(s.right for s in slots)
    top, bottom = min(s.y for s in slots), max(s.bottom for s in slots)
    above, below = _tick(top, offset), _tick(paper[1] - bottom, offset)
    before, after = _tick(left, offset), _tick(paper[0] - right, offset)
    marks: list[Shape] = []
    for x in _cuts(slots, "x"):
        if not _near(x, folded):
            marks += [_line(x, top - above[0], x, top - above[1]), _line(x, bottom + below[0], x, bottom + below[1])]
    for y in _cuts(slots, "y"):
        marks += [_line(left - before[0], y, left - before[1], y), _line(right + after[0], y, right + after[1], y)]
    return marks


def _tick(margin: float, offset: float) -> tuple[float, float]:
    """The distances from the cards at which a tick begins and ends, in a margin of a given width, all in mm."""
    end = min(offset + LENGTH, margin - PRINTABLE)
    if end - offset >= SHORTEST:
        return offset, end
    start = min(offset, max(0.0, margin - SHORTEST))
    return start, min(start + LENGTH, margin)


def between(slots: Sequence[Box], folded: Sequence[float] = ()) -> list[Shape]:
    """Lines in the gaps between neighbours, along every cut that ends there, but not at the x of a fold (`folded`)."""
    marks: list[Shape] = []
    for _, row in groupby(sorted(slots, key=lambda s: (s.y, s.x)), key=lambda s: s.y):
        for one, other in pairwise(row):
            marks += [_line(x0, y, x1, y) for x0, x1 in _spans(one.right, other.x) for y in (one.y, one.bottom)]
    for _, column in groupby(sorted(slots, key=lambda s: (s.x, s.y)), key=lambda s: s.x):
        for one, other in pairwise(column):
            cuts = [x for x in (one.x, one.right) if not _near(x, folded)]
            marks += [_line(x, y0, x, y1) for y0, y1 in _spans(one.bottom, other.y) for x in cuts]
    return marks


def _spans(start: float, end: float) -> list[tuple[float, float]]:
    """The spans of marks in a gap: all across a narrow one, at both sides of a wide one."""
    if end - start < NARROW:
        return []
    start, end = start + CLEAR, end - CLEAR
    return [(start, end)] if end - start <= 2 * REACH else [(start, start + REACH), (end - REACH, end)]


def cut_lines(slots: Sequence[Box], paper: tuple[float, float]) -> list[Shape]:
    """A line along every cut, from one edge of the paper to the other."""
    return [
        *(_line(x, 0, x, paper[1]) for x in _cuts(slots, "x")),
        *(_line(0, y, paper[0], y) for y in _cuts(slots, "y")),
    ]


def corners(slots: Sequence[Box], bleed: float | None) -> list[Shape]:
    """Two short lines at each corner of each card: outside its `bleed`, or (None) crossing on the cards."""
    marks: list[Shape] = []
    for slot in slots:
        for x, outwards_x in ((slot.x, -1), (slot.right, 1)):
            for y, outwards_y in ((slot.y, -1), (slot.bottom, 1)):
                if bleed is None:
                    marks += [_line(x - REACH, y, x + REACH, y), _line(x, y - REACH, x, y + REACH)]
                else:
                    near, far = 0.4 + bleed, 0.4 + bleed + REACH
                    marks += [
                        _line(x + outwards_x * near, y, x + outwards_x * far, y),
                        _line(x, y + outwards_y * near, x, y + outwards_y * far),
                    ]
    # a mark that would lie on a neighbour is left out
    return [mark for mark in dict.fromkeys(marks) if bleed is None or not any(_lies_on(mark, slot) for slot in slots)]


def folds(page: PaperPage) -> list[Fold]:
    """The folds of the paper: down its middle, or between each card and its back; none if there are no backs."""
    grid, taken = page.grid, [placed.box for placed in page.placed]
    fronts = [slot for slot in grid.slots() if slot in taken]
    if grid.sheet.fold == "none" or len(fronts) == len(taken):
        return []
    if grid.sheet.fold == "page":
        return [Fold(grid.sheet.paper[0] / 2, 0, grid.sheet.paper[1])]
    columns = {x: [slot for slot in fronts if slot.right == x] for x in sorted({slot.right for slot in fronts})}
    beyond, height = OFFSET + LENGTH, grid.sheet.paper[1]
    return [
        Fold(x, max(0, min(s.y for s in c) - beyond), min(height, max(s.bottom for s in c) + beyond))
        for x, c in columns.items()
    ]


def fold_lines(page: PaperPage) -> Iterator[Shape]:
    """Dashes along every fold, beginning and ending with a whole one."""
    for x, top, bottom in folds(page):
        count = max(1, round((bottom - top + SPACE) / (DASH + SPACE)))
        step = (bottom - top + SPACE) / count
        for y in (top + step * number for number in range(count)):
            yield Shape(open_line([(x, y), (x, y + step - SPACE)]), stroke=INK, stroke_mm=FOLD_WIDTH)


def registration_marks(sheet: Sheet) -> list[Shape]:
    """Silhouette's marks: a square in one corner and an angle in two, 1 mm thick, 10 mm from the edges."""
    if sheet.registration == "none":
        return []
    (w, h), near, far = sheet.paper, REGISTRATION_INSET, REGISTRATION_REACH
    return [
        Shape(rounded(Box(near, near, 5, 5)), INK),
        Shape(
            polygon(
                [
                    (w - far, near),
                    (w - near, near),
                    (w - near, far),
                    (w - near - 1, far),
                    (w - near - 1, near + 1),
                    (w - far, near + 1),
                ]
            ),
            INK,
        ),
        Shape(
            polygon(
                [
                    (near, h - far),
                    (near + 1, h - far),
                    (near + 1, h - near - 1),
                    (far, h - near - 1),
                    (far, h - near),
                    (near, h - near),
                ]
            ),
            INK,
        ),
    ]


def _are_discs(page: PaperPage) -> bool:
    """True if round things are cut out of the page, where no mark beside them says where."""
    return all(placed.face.is_round for placed in page.placed) and page.grid.sheet.card is None


def _near(x: float, others: Sequence[float]) -> bool:
    return any(abs(x - other) < 0.01 for other in others)


def _cuts(slots: Sequence[Box], axis: str) -> list[float]:
    ends = ((s.x, s.right) if axis == "x" else (s.y, s.bottom) for s in slots)
    return sorted({round(end, 4) for pair in ends for end in pair})


def _line(x0: float, y0: float, x1: float, y1: float) -> Shape:
    return _outline(open_line([(x0, y0), (x1, y1)]))


def _lies_on(mark: Shape, slot: Box) -> bool:
    """True if the mark runs across a card rather than along its edge."""
    (x0, y0), (x1, y1) = (points for _, points in mark.outline)
    x, y = (x0 + x1) / 2, (y0 + y1) / 2
    return slot.x - 0.01 < x < slot.right + 0.01 and slot.y - 0.01 < y < slot.bottom + 0.01


def _outline(outline: Outline) -> Shape:
    return Shape(outline, stroke=INK, stroke_mm=WIDTH)


def _visible(line: Shape) -> Iterator[Shape]:
    """Make a line visible on any background: dark on top of a wider light one."""
    yield replace(line, stroke=LIGHT, stroke_mm=3 * line.stroke_mm)
    yield line


def corner_of(face: Face, sheet: Sheet) -> float:
    """The radius in mm to which a card's corners are cut: the sheet's if it has one, else the face's own."""
    return face.corner * sheet.scale_on(face) if sheet.corner is None else sheet.corner
