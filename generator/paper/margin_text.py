"""Small print beside the cards: where a page comes from, a ruler to check against a real one, the lines of a proof."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from cards import Lang
from generator.display import (
    PRINTABLE,
    Box,
    GlyphRun,
    Item,
    Point,
    Shape,
    mm,
    moved,
    open_line,
    rounded,
    turned,
    while_at_hand,
)
from generator.paper.margin import Margin, Side, Strip
from generator.paper.page import PaperPage
from generator.paper.sheet import ROUNDING
from generator.typesetting import SHEET, Direction, Styled, direction, shape_line
from generator.words import word

SIZE_PT = 5.5
GREY, BLACK = "#6a6a6a", "#000000"
TRIM, BLEED, SAFE = "#d0021b", "#1f6fd0", "#138a36"
SAFE_MM = 3.0
RULER = 100
"""The length of the ruler, in mm."""
_TALL, _GAP = 2.6, 2.5
"""The height of the ruler's longest ticks, and the distance to its label, in mm."""
_NAME_PT, _ABOVE = 6.5, 1.0
"""The size of a name above a card, and how far its baseline lies above the card, in mm."""
_NOTE_SIDES: Sequence[Side] = ("bottom", "left", "right", "top")
_RULER_SIDES: Sequence[Side] = ("top", "right", "left")


def beside(page: PaperPage, marks: Iterable[Item], lang: Lang, said: str | None) -> list[Item]:
    """Draw what goes into the margin of a page with these marks: the line `said`, and a ruler.

    Each goes where there is room for it, else it is left out; pages for print services have no margin.
    """
    if page.grid.sheet.is_for_print_service:
        return []
    margin = Margin.of(page, marks)
    items: list[Item] = []
    if said and (strip := _best(margin, said)):
        items += _in_strip(line(said, most=strip.length), strip)
        margin = margin.beside(strip.box)
    return [*items, *ruler(margin, lang)]


def ruler(margin: Margin, lang: Lang) -> list[Item]:
    """A ruler of 100 mm with its label, on the first side that has room for both; nothing if none has."""
    drawn, length = _ruler(lang)
    strip = next((s for s in margin.strips(_TALL, _RULER_SIDES) if s.length >= length), None)
    return _in_strip(drawn, strip) if strip else []


def margin_line(paper: tuple[float, float], said: str) -> list[Item]:
    """A line of small print in the lower margin of any page."""
    return centred_at(line(said, most=paper[0] - 2 * PRINTABLE), (paper[0] / 2, paper[1] - PRINTABLE))


def proof(page: PaperPage) -> list[Item]:
    """The lines of a proof: each card's trim, safe area and bleed, and its id."""
    items: list[Item] = []
    for placed in page.placed:
        if _larger(placed.clip, placed.box):
            items.append(Shape(rounded(placed.clip), stroke=BLEED, stroke_mm=0.2))
        items.append(Shape(rounded(placed.box), stroke=TRIM, stroke_mm=0.2))
        items.append(Shape(rounded(placed.box.inset(SAFE_MM)), stroke=SAFE, stroke_mm=0.2))
        band = Box(placed.box.x + placed.box.w / 4, placed.box.bottom - SAFE_MM, placed.box.w / 2, SAFE_MM)
        items.append(Shape(rounded(band), fill="#ffffff"))
        items += centred_at(line(placed.id, most=band.w - 1, color=TRIM, size=6), (band.centre[0], band.bottom - 0.9))
    return items


def above(page: PaperPage, names: Mapping[str, str], lang: Lang) -> list[Item]:
    """The name of each card of a page above it, in the gap between rows."""
    items: list[Item] = []
    for placed in page.placed:
        said = line(names[placed.id], most=placed.box.w, color=BLACK, size=_NAME_PT, base=direction(lang))
        items += centred_at(said, (placed.box.centre[0], placed.box.y - _ABOVE))
    return items


def _best(margin: Margin, said: str) -> Strip | None:
    """The strip in which the line can be largest; the first of several."""
    wanted = line_width(said)
    return max(margin.strips(mm(SIZE_PT), _NOTE_SIDES), key=lambda strip: min(wanted, strip.length), default=None)


def _in_strip(items: Sequence[Item], strip: Strip) -> list[Item]:
    """Centre in a strip items that were drawn around the origin of their baseline."""
    (x, y), box = strip.box.centre, strip.box
    if strip.upright:
        return centred_at(turned(items, (0, 0), 3), (box.right, y))
    return centred_at(items, (x, box.bottom))


def centred_at(items: Sequence[Item], point: Point) -> list[Item]:
    """Move to a point items that were drawn around the origin of their baseline."""
    return list(moved(items, 1.0, *point))


def line(
    text: str, *, most: float, color: str = GREY, size: float = SIZE_PT, base: Direction = "ltr"
) -> tuple[Item, ...]:
    """A line of text, centred on the origin of its baseline, shrunk if it would be longer than `most` mm."""
    return _line(text, most, color, size, base)


@while_at_hand(256)
def _line(text: str, most: float, color: str, size: float, base: Direction) -> tuple[Item, ...]:
    size = min(size, size * most / max(line_width(text, size, base), 0.1))
    x = -line_width(text, size, base) / 2
    items: list[Item] = []
    for run in shape_line([Styled(text, SHEET)], base):
        items.append(GlyphRun(x, 0.0, run.font, size, color, run.glyphs))
        x += mm(run.width / 1000 * size)
    return tuple(items)


def line_width(text: str, size: float = SIZE_PT, base: Direction = "ltr") -> float:
    """The length of a line, in mm."""
    return mm(size) * sum(run.width for run in shape_line([Styled(text, SHEET)], base)) / 1000


@while_at_hand(128)
def _ruler(lang: Lang) -> tuple[tuple[Item, ...], float]:
    """The ruler and its label, centred on the origin of their baseline, and their length in mm."""
    said, base = word(lang, "ruler"), direction(lang)
    label = line_width(said, base=base)
    length = RULER + _GAP + label
    start = -length / 2
    outline = open_line([(start, 0.0), (start + RULER, 0.0)])
    for at in range(0, RULER + 1, 5):
        tall = _TALL if at % 50 == 0 else 1.6 if at % 10 == 0 else 0.9
        outline += open_line([(start + at, 0.0), (start + at, -tall)])
    told = line(said, most=label, base=base)
    scale = Shape(outline, stroke=BLACK, stroke_mm=0.12)  # grey would be printed as dots
    return (scale, *centred_at(told, (start + RULER + _GAP + label / 2, 0.0))), length


def _larger(one: Box, other: Box) -> bool:
    return one.w > other.w + ROUNDING or one.h > other.h + ROUNDING
