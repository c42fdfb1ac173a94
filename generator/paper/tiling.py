"""What no sheet of paper holds, in parts: where they are cut, where they overlap and are glued, and in which order.

All parts of a thing are of one size. A part is glued over a strip along the edges of those before it, so that two
straight cuts meet and no white is seen between them.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace

from cards import Lang
from cards.records import dataclass
from generator.display import (
    PRINTABLE,
    Box,
    Face,
    Item,
    Outline,
    Segment,
    Shape,
    dashes,
    mm,
    open_line,
    pt,
    rounded,
    turned,
)
from generator.paper.margin_text import centred_at, line, line_width
from generator.paper.page import Page, Part, PlacedFace, Seam, Slip
from generator.paper.sheet import Grid, Sheet, TooLargeError, size_text
from generator.typesetting import direction
from generator.words import word

GLUE = 8.0
"""The width in mm of the strip that the next part is glued over."""
EDGE, FOOT = 9.0, 22.0
"""The least margins of a page with parts, in mm: at its sides and above, and below each, where it says how to glue."""
LEAST = 40.0
"""A part is not narrower than this, in mm."""
MOST = 60
"""The largest number of parts."""
_INK, _LIGHT, _SHADE = "#000000", "#ffffff", "#8a8a8a"
_STEP = 3.0
"""The distance in mm between the lines that mark a strip."""
_CLEAR = 0.8
"""How far these keep from the seam, which may not meet exactly."""
_CLEAR_OF_MARKS, _CLEAR_OF_NOTE = 6.5, PRINTABLE + 3.0
"""The distances in mm of the plan from the part above it and from the paper's edge, where a note stands."""
_PLAN, _GAP = (40.0, 14.0), 4.0
"""The greatest width and height of the plan, and the distance of words from it, in mm."""
_WORDS_PT, _SMALL_PT = 8.5, 7.0


@dataclass(frozen=True, slots=True)
class Tiling:
    """How something is parted: its size in mm, columns and rows, the size of a part; `turned` by a quarter to need
    fewer.
    """

    whole: tuple[float, float]
    columns: int
    rows: int
    part: tuple[float, float]
    turned: int


def tiling_of(size: tuple[float, float], sheet: Sheet) -> Tiling:
    """The fewest parts in which something of a size in mm is printed; raises `TooLargeError` if they are too many."""
    room = sheet.paper[0] - 2 * EDGE, sheet.paper[1] - EDGE - FOOT
    if min(room) >= LEAST:
        found = [_parted(size, room, 0), _parted(size[::-1], room, 1)]
        best = min(found, key=lambda one: (one.columns * one.rows, -_on_a_page(one, sheet), one.turned))
        if best.columns * best.rows <= MOST:
            return best
    raise TooLargeError(
        f"a card of {size_text(size)} mm does not fit on paper of {size_text(sheet.paper)} mm, nor in {MOST} parts"
    ).coded("too-many-parts", card=size_text(size), most=MOST, paper=size_text(sheet.paper))


def _parted(size: tuple[float, float], room: tuple[float, float], turned: int) -> Tiling:
    columns, rows = (
        max(1, math.ceil((whole - GLUE) / (free - GLUE) - 1e-6)) for whole, free in zip(size, room, strict=True)
    )
    part = (size[0] + (columns - 1) * GLUE) / columns, (size[1] + (rows - 1) * GLUE) / rows
    return Tiling(size, columns, rows, part, turned)


def _on_a_page(tiling: Tiling, sheet: Sheet) -> int:
    """The number of parts that a page has room for, one below the other."""
    return int((sheet.paper[1] - EDGE) / (tiling.part[1] + FOOT) + 1e-6)


def in_parts(slips: Sequence[Slip], sheet: Sheet, *, rtl: bool) -> Iterator[Page]:
    """Yield the pages with the parts of these slips, which are of one size, in the order in which they are glued.

    A part has nothing on its other side. A back that is as large as the front is a thing of its own, after it.
    """
    wanted: dict[Tiling, list[tuple[Slip, Face, int]]] = {}
    for slip in slips:
        for face in (slip.front, *([slip.back] if slip.back and slip.back.own_size else [])):
            tiling = tiling_of(sheet.size_on(face), sheet)
            numbers = range(1, tiling.columns * tiling.rows + 1)
            wanted.setdefault(tiling, []).extend((slip, face, number) for number in numbers)
    for tiling, parts in wanted.items():
        most = _on_a_page(tiling, sheet)
        for at in range(0, len(parts), most):
            yield _page(parts[at : at + most], tiling, sheet, rtl=rtl)


def _page(wanted: Sequence[tuple[Slip, Face, int]], tiling: Tiling, sheet: Sheet, *, rtl: bool) -> Page:
    """A page of parts, each of a face of a slip and of a number."""
    width, height = tiling.part
    left = (sheet.paper[0] - width) / 2
    top = EDGE + (sheet.paper[1] - EDGE - len(wanted) * (height + FOOT)) / 2
    own = replace(
        sheet,
        card=None,
        columns=1,
        rows=len(wanted),
        gutter=(0.0, FOOT),
        margin=(left, top),
        bleed=0.0,
        corner=0.0,
        fold="none",
        registration="none",
    )
    grid = Grid(own, tiling.part, tiling.part, 1, len(wanted))
    made = [_part(*one, box, tiling, rtl=rtl) for one, box in zip(wanted, grid.slots(), strict=True)]
    return Page("front", grid, tuple(placed for placed, _ in made), tuple(part for _, part in made))


def _part(slip: Slip, face: Face, number: int, box: Box, tiling: Tiling, *, rtl: bool) -> tuple[PlacedFace, Part]:
    """A part of a face in its box on the page."""
    row, place = divmod(number - 1, tiling.columns)
    column = tiling.columns - 1 - place if rtl else place
    whole = Box(box.x - column * (box.w - GLUE), box.y - row * (box.h - GLUE), *tiling.whole)
    quarters = (face.sideways + tiling.turned) % 4
    seams = []
    if place < tiling.columns - 1:
        beside = Box(box.x if rtl else box.right - GLUE, box.y, GLUE, box.h)
        seams.append(Seam(beside, "left" if rtl else "right", number + 1))
    if row < tiling.rows - 1:
        seams.append(Seam(Box(box.x, box.bottom - GLUE, box.w, GLUE), "bottom", number + tiling.columns))
    placed = PlacedFace(face, box, box, slip.id, quarters, whole)
    return placed, Part(slip.name or slip.id, number, tiling.columns, tiling.rows, rtl, tuple(seams))


# --- what says how to glue ------------------------------------------------------------------------------------------


def gluing(page: Page, lang: Lang) -> Iterator[Item]:
    """The marks of a page's parts: strips for glue, and below each a plan of all parts, its name and what to do."""
    paper_h = page.grid.sheet.paper[1]
    below = [*(placed.box.y - _CLEAR_OF_MARKS for placed in page.placed[1:]), paper_h - _CLEAR_OF_NOTE]
    for placed, part, floor in zip(page.placed, page.parts, below, strict=True):
        for seam in part.seams:
            yield from _strip(seam, lang)
        if part.columns * part.rows > 1:
            yield from _foot(page, placed.box, part, floor, lang)


def _strip(seam: Seam, lang: Lang) -> Iterator[Item]:
    """The lines of a strip, its seam, and which part is glued over it."""
    box, side, above = seam
    edge, free = {
        "right": ([(box.x, box.y), (box.x, box.bottom)], Box(box.x + _CLEAR, box.y, box.w - _CLEAR, box.h)),
        "left": ([(box.right, box.y), (box.right, box.bottom)], Box(box.x, box.y, box.w - _CLEAR, box.h)),
        "bottom": ([(box.x, box.y), (box.right, box.y)], Box(box.x, box.y + _CLEAR, box.w, box.h - _CLEAR)),
    }[side]
    yield from _seen_anywhere(_hatching(free), _SHADE, 0.15)
    yield from _seen_anywhere(dashes(edge, 2.0, 1.5), _INK, 0.2)
    told = f"{word(lang, 'glue-here')} {above}"
    label, width = _line(told, lang, _SMALL_PT, most=max(box.w, box.h) * 0.8)
    label = [Shape(rounded(Box(-width / 2 - 1, -2.2, width + 2, 3.0)), _LIGHT), *label]
    (x, y), drop = free.centre, 0.7
    if side == "bottom":
        yield from centred_at(label, (x, y + drop))
    else:
        yield from centred_at(turned(label, (0, 0), 3), (x + drop, y))


def _hatching(box: Box) -> Outline:
    """Slanting lines all over a strip."""
    deep = min(box.w, box.h)
    lines: list[Segment] = []
    for at in range(int((max(box.w, box.h) - deep) / _STEP) + 1):
        x, y = (box.x + at * _STEP, box.y) if box.w > box.h else (box.x, box.y + at * _STEP)
        lines += open_line([(x, y + deep), (x + deep, y)])
    return tuple(lines)


def _seen_anywhere(outline: Outline, color: str, width: float) -> Iterator[Shape]:
    """A line that is seen on any background: on top of a wider light one."""
    yield Shape(outline, stroke=_LIGHT, stroke_mm=3 * width)
    yield Shape(outline, stroke=color, stroke_mm=width)


def _foot(page: Page, box: Box, part: Part, floor: float, lang: Lang) -> Iterator[Item]:
    """Below the part in a box, down to the `floor`: a plan of all parts with it dark, its name and what to do."""
    base, paper_w = direction(lang), page.grid.sheet.paper[0]
    above = box.bottom + _CLEAR_OF_MARKS
    height = min(_PLAN[1], floor - above)
    scale = min(height / (part.rows * page.grid.card[1]), _PLAN[0] / (part.columns * page.grid.card[0]))
    across, down = (side * scale for side in page.grid.card)
    wide = across * part.columns
    left = paper_w - EDGE - wide if part.rtl else EDGE
    for number in range(1, part.columns * part.rows + 1):
        row, place = divmod(number - 1, part.columns)
        column = part.columns - 1 - place if part.rtl else place
        cell = Box(left + column * across, above + row * down, across, down)
        here = number == part.number
        yield Shape(rounded(cell), _INK if here else _LIGHT, _INK, 0.2)
        size = min(_WORDS_PT, pt(down) * 0.8, pt(across) * 0.8)
        drawn, _ = _line(str(number), lang, size, most=across, color=_LIGHT if here else _INK)
        yield from centred_at(drawn, (cell.centre[0], cell.centre[1] + mm(size) * 0.35))
    most = paper_w - 2 * EDGE - wide - _GAP
    called = f"{part.name}: {word(lang, 'part')} {part.number}/{part.columns * part.rows}"
    told = [(called, _WORDS_PT), *([(word(lang, "glue-how"), _SMALL_PT)] if part.seams else [])]
    for at, (text, size) in enumerate(told):
        drawn, width = _line(text, lang, size, most=most)
        middle = left - _GAP - width / 2 if base == "rtl" else left + wide + _GAP + width / 2
        y = above + 3.2 + at * 4.4
        yield Shape(rounded(Box(middle - width / 2, y - 2.6, width, 3.4)), _LIGHT)  # so that nothing is put there
        yield from centred_at(drawn, (middle, y))


def _line(text: str, lang: Lang, size: float, *, most: float, color: str = _INK) -> tuple[Sequence[Item], float]:
    """A line of text centred on the origin, at most so many mm long, and its length."""
    base = direction(lang)
    drawn = line(text, most=most, color=color, size=size, base=base)
    return drawn, min(most, line_width(text, size, base))
