"""What no sheet of paper holds, in parts: where they are cut, where they overlap and are glued, and in which order.

A part is glued over a strip along the edges of those before it, so that two straight cuts meet and no white is seen
between them. What has squares is parted along their lines, so that no seam runs through what is printed on one.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

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
from generator.paper.page import PaperPage, PaperPart, PlacedFace, Seam, Slip
from generator.paper.sheet import Grid, Sheet, TooLargeError, size_text
from generator.typesetting import direction
from generator.words import word

GLUE = 8.0
"""The width in mm of the strip that the next part is glued over."""
EDGE, FOOT = 9.0, 22.0
"""The least margins of a page with parts, in mm: at its sides and above, and below each, where it says how to glue."""
BESIDE = 5.0
"""The distance in mm between parts that lie side by side."""
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
_WORDS_PT, _SMALL_PT, _LEADING = 8.5, (7.0, 6.0, 5.0), 1.2
"""The sizes of a part's name and of what to do, largest first, and the distance of lines."""


Spans = tuple[tuple[float, float], ...]
"""Where the parts begin and end along a side, in mm, with the strips that the next are glued over."""


@dataclass(frozen=True, slots=True)
class Tiling:
    """How something is parted: its size in mm, the spans of columns and rows; `turned` by a quarter to need fewer."""

    whole: tuple[float, float]
    columns: Spans
    rows: Spans
    turned: int

    @property
    def count(self) -> int:
        """The number of parts."""
        return len(self.columns) * len(self.rows)

    @property
    def part(self) -> tuple[float, float]:
        """The size in mm of the largest part."""
        return max(end - start for start, end in self.columns), max(end - start for start, end in self.rows)


def tiling_of(size: tuple[float, float], sheet: Sheet, square: float | None = None, *, rtl: bool = False) -> Tiling:
    """The fewest parts in which something of a size in mm is printed; raises `TooLargeError` if they are too many.

    It is parted along the lines of its squares, if these are so many mm wide, wherever parts hold any.
    """
    room = sheet.paper[0] - 2 * EDGE, sheet.paper[1] - EDGE - FOOT
    if min(room) >= LEAST:
        found = [
            Tiling(lying, _spans(lying[0], room[0], square, back=rtl), _spans(lying[1], room[1], square), turned)
            for turned, lying in enumerate((size, size[::-1]))
        ]
        best = min(found, key=lambda one: (one.count, -math.prod(_on_a_page(one, sheet)), _on_a_page(one, sheet)))
        if best.count <= MOST:
            return best
    raise TooLargeError(
        f"a card of {size_text(size)} mm does not fit on paper of {size_text(sheet.paper)} mm, nor in {MOST} parts"
    ).coded("too-many-parts", card=size_text(size), most=MOST, paper=size_text(sheet.paper))


def _spans(whole: float, free: float, square: float | None, *, back: bool = False) -> Spans:
    """The spans of the parts along a side; their strips lie at their ends, or `back` at their beginnings."""
    count = max(1, math.ceil((whole - GLUE) / (free - GLUE) - 1e-6))
    if count > 1:  # the first part is larger by half a strip
        count = math.ceil((whole - GLUE) / (free - GLUE * 1.5) - 1e-6)
    seams = [number * (whole - GLUE) / count + GLUE / 2 for number in range(1, count)]
    if count > 1 and square and (most := int((free - GLUE) / square + 1e-6)):
        squares = round(whole / square)
        count = math.ceil(squares / most)
        seams = [round(number * squares / count) * square for number in range(1, count)]
    edges = [0.0, *seams, whole]
    if back:
        return tuple((max(0.0, low - GLUE), high) for low, high in pairwise(edges))
    return tuple((low, min(whole, high + GLUE)) for low, high in pairwise(edges))


def _on_a_page(tiling: Tiling, sheet: Sheet) -> tuple[int, int]:
    """The numbers of parts that a page has room for, side by side and one below the other."""
    width, height = tiling.part
    across = int((sheet.paper[0] - 2 * EDGE + BESIDE) / (width + BESIDE) + 1e-6)
    return across, int((sheet.paper[1] - EDGE) / (height + FOOT) + 1e-6)


def in_parts(
    slips: Sequence[Slip], sheet: Sheet, *, rtl: bool, duplex: bool
) -> Iterator[tuple[PaperPage, PaperPage | None]]:
    """Yield the pages with the parts of these slips, which are of one size, in the order in which they are glued.

    Behind each, where both sides are printed, is the same part of a back that is as large; else that is a thing of its
    own, after the front.
    """
    wanted: dict[Tiling, list[_Wanted]] = {}
    for slip in slips:
        size, square = sheet.size_on(slip.front), slip.front.square
        tiling = tiling_of(size, sheet, square and square * sheet.scale_on(slip.front), rtl=rtl)
        back = slip.back if slip.back and slip.back.own_size else None
        for face, behind in [(slip.front, back)] if duplex or not back else [(slip.front, None), (back, None)]:
            numbers = range(1, tiling.count + 1)
            wanted.setdefault(tiling, []).extend(_Wanted(slip, face, behind, number) for number in numbers)
    for tiling, parts in wanted.items():
        most = math.prod(_on_a_page(tiling, sheet))
        for at in range(0, len(parts), most):
            yield _page(parts[at : at + most], tiling, sheet, rtl=rtl)


class _Wanted(NamedTuple):
    """A part to print: of which slip and face, what is behind it, and its number."""

    slip: Slip
    face: Face
    behind: Face | None
    number: int


def _page(wanted: Sequence[_Wanted], tiling: Tiling, sheet: Sheet, *, rtl: bool) -> tuple[PaperPage, PaperPage | None]:
    """A page of parts, and the other side of its paper if anything is printed there."""
    (width, height), (most, _) = tiling.part, _on_a_page(tiling, sheet)
    across, down = min(most, len(wanted)), -(-len(wanted) // most)
    left = (sheet.paper[0] - across * width - (across - 1) * BESIDE) / 2
    top = EDGE + (sheet.paper[1] - EDGE - down * (height + FOOT)) / 2
    own = replace(
        sheet, card=None, columns=None, rows=None, margin=None, bleed=0.0, corner=0.0, fold="none", registration="none"
    )
    fronts, backs, parts = [], [], []
    for at, one in enumerate(wanted):
        row, column = divmod(at, most)
        corner = left + column * (width + BESIDE), top + row * (height + FOOT)
        front, part = _part(one, corner, tiling, rtl=rtl)
        fronts.append(front)
        parts.append(part)
        if one.behind and front.whole:
            turned = (-front.turned + 2 * sheet.turns_backs) % 4
            box = sheet.behind(front.box)
            backs.append(PlacedFace(one.behind, box, box, one.slip.id, turned, sheet.behind(front.whole)))
    grid = Grid(own, tiling.part, tiling.part, across, down, tuple(front.box for front in fronts))
    page = PaperPage("front", grid, tuple(fronts), tuple(parts))
    return page, PaperPage("back", grid, tuple(backs)) if backs else None


def _part(wanted: _Wanted, corner: tuple[float, float], tiling: Tiling, *, rtl: bool) -> tuple[PlacedFace, PaperPart]:
    """A part of a face, from its corner on the page."""
    number, columns, rows = wanted.number, len(tiling.columns), len(tiling.rows)
    row, place = divmod(number - 1, columns)
    (x0, x1), (y0, y1) = tiling.columns[columns - 1 - place if rtl else place], tiling.rows[row]
    box = Box(*corner, x1 - x0, y1 - y0)
    whole = Box(box.x - x0, box.y - y0, *tiling.whole)
    quarters = (wanted.face.sideways + tiling.turned) % 4
    seams = []
    if place < columns - 1:
        beside = Box(box.x if rtl else box.right - GLUE, box.y, GLUE, box.h)
        seams.append(Seam(beside, "left" if rtl else "right", number + 1))
    if row < rows - 1:
        seams.append(Seam(Box(box.x, box.bottom - GLUE, box.w, GLUE), "bottom", number + columns))
    placed = PlacedFace(wanted.face, box, box, wanted.slip.id, quarters, whole)
    return placed, PaperPart(wanted.slip.name or wanted.slip.id, number, columns, rows, rtl, tuple(seams))


# --- what says how to glue ------------------------------------------------------------------------------------------


def gluing(page: PaperPage, lang: Lang) -> Iterator[Item]:
    """The marks of a page's parts: strips for glue, and below each a plan of all parts, its name and what to do."""
    boxes = [placed.box for placed in page.placed]
    for box, part in zip(boxes, page.parts, strict=True):
        for seam in part.seams:
            yield from _strip(seam, lang)
        if part.columns * part.rows > 1:
            under = [other.y - _CLEAR_OF_MARKS for other in boxes if other.y > box.bottom]
            floor = min(under, default=page.grid.sheet.paper[1] - _CLEAR_OF_NOTE)
            yield from _foot(page, box, part, floor, lang)


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
    label, width = _line(told, lang, _SMALL_PT[0], most=max(box.w, box.h) * 0.8)
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


def _foot(page: PaperPage, box: Box, part: PaperPart, floor: float, lang: Lang) -> Iterator[Item]:
    """Below the part in a box, down to the `floor`: a plan of all parts with it dark, its name and what to do."""
    base, paper_w = direction(lang), page.grid.sheet.paper[0]
    alone = page.grid.columns == 1
    start, end = (EDGE, paper_w - EDGE) if alone else (box.x, box.x + page.grid.card[0])
    above = box.bottom + _CLEAR_OF_MARKS
    height = min(_PLAN[1], floor - above)
    wide = min(_PLAN[0], (end - start) / 3)
    scale = min(height / (part.rows * page.grid.card[1]), wide / (part.columns * page.grid.card[0]))
    across, down = (side * scale for side in page.grid.card)
    wide = across * part.columns
    left = end - wide if part.rtl else start
    for number in range(1, part.columns * part.rows + 1):
        row, place = divmod(number - 1, part.columns)
        column = part.columns - 1 - place if part.rtl else place
        cell = Box(left + column * across, above + row * down, across, down)
        here = number == part.number
        yield Shape(rounded(cell), _INK if here else _LIGHT, _INK, 0.2)
        size = min(_WORDS_PT, pt(down) * 0.8, pt(across) * 0.8)
        drawn, _ = _line(str(number), lang, size, most=across, color=_LIGHT if here else _INK)
        yield from centred_at(drawn, (cell.centre[0], cell.centre[1] + mm(size) * 0.35))
    most = end - start - wide - _GAP
    called = f"{part.name}: {word(lang, 'part')} {part.number}/{part.columns * part.rows}"
    told = [(above + 3.2, called, _WORDS_PT)]
    if part.seams:
        size, lines = _wrapped(word(lang, "glue-how"), lang, (most, floor - above - 7.6))
        told += [(above + 7.6 + at * mm(size) * _LEADING, text, size) for at, text in enumerate(lines)]
    for y, text, size in told:
        drawn, width = _line(text, lang, size, most=most)
        middle = left - _GAP - width / 2 if base == "rtl" else left + wide + _GAP + width / 2
        high = mm(size)
        ground = Box(middle - width / 2, y - 0.87 * high, width, 1.13 * high)  # so that nothing is put there
        yield Shape(rounded(ground), _LIGHT)
        yield from centred_at(drawn, (middle, y))


def _wrapped(text: str, lang: Lang, room: tuple[float, float]) -> tuple[float, list[str]]:
    """The lines of a text in a room of a width and a height in mm, and the largest size at which it has room."""
    base = direction(lang)
    for size in _SMALL_PT:
        lines = [""]
        for part in text.split():
            longer = f"{lines[-1]} {part}".strip()
            if lines[-1] and line_width(longer, size, base) > room[0]:
                lines.append(part)
            else:
                lines[-1] = longer
        if (len(lines) - 1) * mm(size) * _LEADING <= room[1]:
            break
    return size, lines


def _line(text: str, lang: Lang, size: float, *, most: float, color: str = _INK) -> tuple[Sequence[Item], float]:
    """A line of text centred on the origin, at most so many mm long, and its length."""
    base = direction(lang)
    drawn = line(text, most=most, color=color, size=size, base=base)
    return drawn, min(most, line_width(text, size, base))
