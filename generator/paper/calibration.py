"""A two-sided page for measuring how far a printer's backs are offset from its fronts.

The front has two rulers that cross in the middle, the back a cross behind that middle. Held against the light, the
cross is seen somewhere on the rulers; their numbers are the offsets to type, whichever edge the paper is turned over.
"""

from __future__ import annotations

from pathlib import Path

from cards import Lang
from cards.whole_file import check_writable
from generator.display import Box, Item, Shape, mm, open_line
from generator.paper import margin_text as notes
from generator.paper.margin import Margin
from generator.paper.sheet import Sheet
from generator.render import PdfSheets
from generator.typesetting import (
    BOLD,
    LRM,
    REGULAR,
    Styled,
    TextBlock,
    TextStyle,
    direction,
    shape_line,
    text as typesetting,
)
from generator.words import words

REACH = 10
"""How far the rulers reach to either side of the middle, in mm."""
INK, RED = "#000000", "#d0021b"
COLORS = {"regular": INK, "bold": INK}


COMMAND = "fitil calibrate --x … --y …"
"""What takes the numbers that are read, for upright paper."""


def print_calibration(
    sheet: Sheet, lang: Lang, offset: tuple[float, float], path: Path, command: str = COMMAND
) -> None:
    """Write the page for a sheet's paper and flip. A dashed cross shows where `offset` (mm) would put the back.

    `command` is the one that takes what is read.
    """
    check_writable(path)
    say = words(lang)
    pdf = PdfSheets(path, *sheet.paper, title=say("calibration-title"), lang=lang)
    middle = sheet.paper[0] / 2, sheet.paper[1] / 2
    pdf.printing("DuplexFlipLongEdge" if sheet.flip == "long-edge" else "DuplexFlipShortEdge")
    moved = offset != (0.0, 0.0)
    pdf.draw(rulers(middle, _signs(sheet)))
    pdf.draw(notes.ruler(Margin(sheet.paper, ()), lang))
    said = [say("calibration-title"), say("calibration-front"), f"{LRM}{command}{LRM}"]
    pdf.draw(_paragraphs([*said, say("calibration-kept")] if moved else said, sheet, lang))
    pdf.end_page()
    pdf.draw(cross(middle))
    if moved:
        pdf.draw(cross((middle[0] + offset[0], middle[1] + offset[1]), dashed=True))
    pdf.draw(_paragraphs([say("calibration-title"), say("calibration-back")], sheet, lang))
    pdf.end_page()
    pdf.save()


def _signs(sheet: Sheet) -> tuple[int, int]:
    """The signs of the numbers to the right and above the middle, chosen so that a reading can be typed as it is.

    On a back that is turned over sideways, a cross seen too far right is too far left, and must move right.
    """
    sideways = sheet.behind(Box(0, 0, 1, 1)).x > 1
    return (1, 1) if sideways else (-1, -1)


def rulers(middle: tuple[float, float], signs: tuple[int, int]) -> list[Item]:
    """Two rulers that cross at `middle`, a tick every half mm, numbered every 5 mm.

    The numbers of each arm are in the quadrant after it, so that none lies over another's.
    """
    x, y = middle
    items: list[Item] = []
    for half in range(-2 * REACH, 2 * REACH + 1):
        at = half / 2
        length = 3.2 if half % 10 == 0 else 1.8 if half % 2 == 0 else 0.9
        items += [_line(x + at, y - length, x + at, y + length), _line(x - length, y - at, x + length, y - at)]
        if half % 10 == 0 and half:
            items += _number(signs[0] * half // 2, (x + at, y + 6.2 if half < 0 else y - 4.8))
            items += _number(signs[1] * half // 2, (x - 6 if half > 0 else x + 6, y - at + 0.8))
    return [*items, _line(x - REACH, y, x + REACH, y), _line(x, y - REACH, x, y + REACH)]


def cross(middle: tuple[float, float], *, dashed: bool = False) -> list[Item]:
    """A bold cross that shows through the paper."""
    (x, y), reach = middle, REACH + 4
    if not dashed:
        return [_bold(x - reach, y, x + reach, y), _bold(x, y - reach, x, y + reach)]
    steps = [(-reach + step * 2.0, -reach + step * 2.0 + 1.0) for step in range(reach)]
    return [
        *(_bold(x + start, y, x + end, y) for start, end in steps),
        *(_bold(x, y + start, x, y + end) for start, end in steps),
    ]


def _line(x0: float, y0: float, x1: float, y1: float) -> Shape:
    return Shape(open_line([(x0, y0), (x1, y1)]), stroke=INK, stroke_mm=0.12)


def _bold(x0: float, y0: float, x1: float, y1: float) -> Shape:
    return Shape(open_line([(x0, y0), (x1, y1)]), stroke=RED, stroke_mm=0.4)


def _number(number: int, middle: tuple[float, float]) -> list[Item]:
    line = [Styled(f"{number:+d}".replace("-", "−"), REGULAR)]
    width = mm(sum(piece.width for piece in shape_line(line, "ltr")) / 1000 * 6)
    return typesetting.place_line(line, (middle[0] - width / 2, middle[1]), 6, base="ltr", colors=COLORS)


def _paragraphs(texts: list[str], sheet: Sheet, lang: Lang) -> list[Item]:
    """A title, then paragraphs; the command among them is left to right in every language."""
    box = Box(25, 25, sheet.paper[0] - 50, sheet.paper[1] / 2 - 45)
    blocks = [
        TextBlock((Styled(texts[0], BOLD),), scale=1.5),
        *(TextBlock((Styled(text, REGULAR),)) for text in texts[1:]),
    ]
    style = TextStyle(12, 8, leading=1.35, gap_em=0.6)
    items, _ = typesetting.place(
        typesetting.fit(blocks, box.w, box.h, style), blocks, box, style, base=direction(lang), colors=COLORS
    )
    return items
