"""Small print beside the cards: where a page comes from, and what a proof shows."""

from __future__ import annotations

from generator.display import GlyphRun, Item, Shape, rounded
from generator.geometry import Box, mm
from generator.imposition import Page
from generator.sheets import ROUNDING
from generator.typesetting.shaping import Styled, shape_line

SIZE_PT = 5.5
GREY = "#6a6a6a"
TRIM, BLEED, SAFE = "#d0021b", "#1f6fd0", "#138a36"
SAFE_MM = 3.0
UNPRINTABLE = 3.2
"""How near the edge of the paper, in mm, a home printer prints."""


def provenance(page: Page, text: str, number: int, count: int) -> list[Item]:
    """A line that says where the page comes from, in the widest margin; nothing where none is wide enough."""
    paper_w, paper_h = page.grid.sheet.paper
    bottom = paper_h - max(p.box.bottom for p in page.placed)
    left = min(p.box.x for p in page.placed)
    said = f"{text} · {number}/{count}"
    if max(bottom, left) < UNPRINTABLE + mm(SIZE_PT):
        return []
    if bottom >= left:
        return margin_line((paper_w, paper_h), said)
    return _line(said, (UNPRINTABLE + mm(SIZE_PT), paper_h / 2), most=paper_h - 2 * UNPRINTABLE, angle=90)


def margin_line(paper: tuple[float, float], said: str) -> list[Item]:
    """A line of small print in the lower margin of any page."""
    return _line(said, (paper[0] / 2, paper[1] - UNPRINTABLE), most=paper[0] - 2 * UNPRINTABLE)


def proof(page: Page) -> list[Item]:
    """Each card's trim, safe area and bleed, and its id."""
    items: list[Item] = []
    for placed in page.placed:
        if _larger(placed.clip, placed.box):
            items.append(Shape(rounded(placed.clip), stroke=BLEED, stroke_mm=0.2))
        items.append(Shape(rounded(placed.box), stroke=TRIM, stroke_mm=0.2))
        items.append(Shape(rounded(placed.box.inset(SAFE_MM)), stroke=SAFE, stroke_mm=0.2))
        band = Box(placed.box.x + placed.box.w / 4, placed.box.bottom - SAFE_MM, placed.box.w / 2, SAFE_MM)
        items.append(Shape(rounded(band), fill="#ffffff"))
        items += _line(placed.id, (band.centre[0], band.bottom - 0.9), most=band.w - 1, color=TRIM, size=6)
    return items


def _line(
    text: str, middle: tuple[float, float], *, most: float, angle: int = 0, color: str = GREY, size: float = SIZE_PT
) -> list[Item]:
    """One line about a point on its baseline, smaller where it would be longer than `most` mm."""
    line = [Styled(text, "regular")]
    em = sum(piece.width for piece in shape_line(line, "ltr")) / 1000
    size = min(size, size * most / max(em * mm(size), 0.1))
    half = em * mm(size) / 2
    x, y = (middle[0] - half, middle[1]) if angle == 0 else (middle[0], middle[1] + half)
    items: list[Item] = []
    for piece in shape_line(line, "ltr"):
        items.append(GlyphRun(x, y, piece.font, size, color, piece.glyphs, angle))
        advance = mm(piece.width / 1000 * size)
        x, y = (x + advance, y) if angle == 0 else (x, y - advance)
    return items


def _larger(one: Box, other: Box) -> bool:
    return one.w > other.w + ROUNDING or one.h > other.h + ROUNDING
