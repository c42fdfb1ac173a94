"""A page that shows icons, each above its name."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cards.whole_file import check_writable
from generator.display import Box, Item, icon, mm
from generator.render import PdfSheets
from generator.typesetting import REGULAR, Styled, place_line, width_of

PAPER = (210.0, 297.0)
COLUMNS, STEP, SIDE = 8, (24.0, 17.6), 8.0
EDGE = 9.0
SIZE_PT = 6.5
INK, MAIN = "#1d2026", "#24489b"


def icon_sheet(names: Sequence[str], path: Path) -> None:
    """Write the icons of these names on A4."""
    check_writable(path)
    pdf = PdfSheets(path, *PAPER, title="Fitil: icons", lang="en")
    rows = int((PAPER[1] - 2 * EDGE) // STEP[1])
    for first in range(0, len(names), COLUMNS * rows):
        for at, name in enumerate(names[first : first + COLUMNS * rows]):
            x, y = EDGE + STEP[0] * (at % COLUMNS), EDGE + STEP[1] * (at // COLUMNS)
            place = Box(x + (STEP[0] - SIDE) / 2, y, SIDE, SIDE)
            pdf.draw([*icon(name, place, MAIN, {}), *_word(f":{name}:", x + STEP[0] / 2, y + SIDE + 4)])
        pdf.end_page()
    pdf.save()


def _word(text: str, middle: float, y: float) -> list[Item]:
    wide = mm(width_of(text, REGULAR) / 1000 * SIZE_PT)
    return place_line([Styled(text, REGULAR)], (middle - wide / 2, y), SIZE_PT, base="ltr", colors={"regular": INK})
