"""Marks beside the cards: where to lay the ruler, to fold, and what a cutter's camera looks for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from generator.display import Face, Item, Shape, polygon, rounded
from generator.geometry import Box
from generator.imposition import Page
from generator.outlines import open_line
from generator.sheets import REGISTRATION_INSET, REGISTRATION_REACH, Sheet

LENGTH = 4.0
OFFSET = 1.5
WIDTH = 0.15
REACH = 2.5
"""Half a corner mark that lies on the cards."""
INK, LIGHT = "#000000", "#ffffff"
DASH = 2.0


def under(page: Page) -> list[Item]:
    """The marks that cards cover: those in the margin, and registration marks."""
    sheet = page.grid.sheet
    marks: list[Item] = []
    if page.side == "front":
        marks += registration_marks(sheet)
        if sheet.fold != "none":
            marks += fold_lines(page)
        if sheet.marks_on == "margin":
            marks += _marks(page)
    return marks


def over(page: Page) -> list[Item]:
    """The marks that lie on the cards: those asked for there, and outlines, which have no other place."""
    sheet = page.grid.sheet
    if page.side == "back":
        return []
    if sheet.marks == "outlines":
        return [Shape(rounded(p.box, corner_of(p.face, sheet)), stroke=INK, stroke_mm=WIDTH) for p in page.placed]
    return [mark for line in _marks(page) for mark in _visible(line)] if sheet.marks_on == "cards" else []


def _marks(page: Page) -> list[Shape]:
    boxes = [placed.box for placed in page.placed]
    sheet = page.grid.sheet
    if sheet.marks == "ticks":
        return ticks(boxes, OFFSET + max(0.0, sheet.bleed))
    if sheet.marks == "lines":
        return cut_lines(boxes, sheet.paper)
    if sheet.marks == "corners":
        return corners(boxes, sheet.bleed if sheet.marks_on == "margin" else None)
    return []


def ticks(slots: Sequence[Box], offset: float = OFFSET) -> list[Shape]:
    """A tick in the margin at both ends of every cut, `offset` mm away from the outermost cards."""
    left, right = min(s.x for s in slots), max(s.right for s in slots)
    top, bottom = min(s.y for s in slots), max(s.bottom for s in slots)
    marks: list[Shape] = []
    for x in _cuts(slots, "x"):
        marks += [
            _line(x, top - offset, x, top - offset - LENGTH),
            _line(x, bottom + offset, x, bottom + offset + LENGTH),
        ]
    for y in _cuts(slots, "y"):
        marks += [
            _line(left - offset, y, left - offset - LENGTH, y),
            _line(right + offset, y, right + offset + LENGTH, y),
        ]
    return marks


def cut_lines(slots: Sequence[Box], paper: tuple[float, float]) -> list[Shape]:
    """Every cut from one edge of the paper to the other."""
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


def fold_lines(page: Page) -> list[Shape]:
    """Dashes where the paper is folded: down its middle, or between each card and its back."""
    sheet = page.grid.sheet
    if sheet.fold == "page":
        return _dashes(sheet.paper[0] / 2, 0, sheet.paper[1])
    lines: list[Shape] = []
    for x in sorted({slot.right for slot in page.grid.slots()}):
        top, bottom = min(p.box.y for p in page.placed), max(p.box.bottom for p in page.placed)
        lines += [
            *_dashes(x, top - OFFSET - LENGTH, top - OFFSET),
            *_dashes(x, bottom + OFFSET, bottom + OFFSET + LENGTH),
        ]
    return lines


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


def _cuts(slots: Sequence[Box], axis: str) -> list[float]:
    ends = ((s.x, s.right) if axis == "x" else (s.y, s.bottom) for s in slots)
    return sorted({round(end, 4) for pair in ends for end in pair})


def _line(x0: float, y0: float, x1: float, y1: float) -> Shape:
    return Shape(open_line([(x0, y0), (x1, y1)]), stroke=INK, stroke_mm=WIDTH)


def _dashes(x: float, top: float, bottom: float) -> list[Shape]:
    count = max(1, int((bottom - top) / (2 * DASH)) + 1)
    return [_line(x, top + 2 * DASH * n, x, min(bottom, top + 2 * DASH * n + DASH)) for n in range(count)]


def _lies_on(mark: Shape, slot: Box) -> bool:
    """True if the mark runs across a card rather than along its edge."""
    (x0, y0), (x1, y1) = (points for _, points in mark.outline)
    x, y = (x0 + x1) / 2, (y0 + y1) / 2
    return slot.x - 0.01 < x < slot.right + 0.01 and slot.y - 0.01 < y < slot.bottom + 0.01


def _visible(line: Shape) -> Iterator[Shape]:
    """A line that is seen on any ground: dark upon a wider light one."""
    yield Shape(line.outline, stroke=LIGHT, stroke_mm=3 * WIDTH)
    yield line


def corner_of(face: Face, sheet: Sheet) -> float:
    """The radius, in mm, that a card's corners are cut to: the sheet's, or the face's own at the size it is printed."""
    return face.corner if sheet.corner is None else sheet.corner
