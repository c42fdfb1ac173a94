"""The picture of a matrix: who wins how often against whom, darker the clearer it is."""

from __future__ import annotations

from collections.abc import Sequence

from cards import Lang
from cards.records import dataclass
from generator.diagrams.canvas import Canvas
from generator.display import Box, Face, mixed, rounded

WIDTH_OF = {"name": 58.0, "cell": 13.0, "total": 36.0}
"""The widths of columns in mm: that of names, that of a cell, and that of what a row comes to."""
ROW, MARGIN, TITLE, NOTE = 9.0, 5.0, 12.0, 11.0
STRONG = 0.75
"""How much of its colour the clearest cell has."""


@dataclass(frozen=True, slots=True)
class Matrix:
    """A matrix in words. Each row has as many `cells` as there are rows, None where nothing is to be told.

    `leans` has beside each cell how far it leans to the first (1) or the second (-1) of `colors`; `totals` has what
    each row comes to.
    """

    title: str
    note: str
    names: Sequence[str]
    cells: Sequence[Sequence[str | None]]
    leans: Sequence[Sequence[float]]
    totals: Sequence[str]
    colors: tuple[str, str]


def draw_matrix(matrix: Matrix, lang: Lang) -> Face:
    """Draw a matrix in a language, mirrored where that is written from right to left."""
    count = len(matrix.names)
    cells_x = MARGIN + WIDTH_OF["name"]
    width = cells_x + count * WIDTH_OF["cell"] + WIDTH_OF["total"] + MARGIN
    top = MARGIN + TITLE
    height = top + (count + 1) * ROW + NOTE + MARGIN
    canvas = Canvas(width, lang, {})
    canvas.shape(rounded(Box(0, 0, width, height), 0.01), "white")
    canvas.text(
        _plain(matrix.title), Box(MARGIN, MARGIN, width - 2 * MARGIN, TITLE - 2), size=16, bold=True, color="black"
    )
    for at, name in enumerate(matrix.names):
        y = top + (at + 1) * ROW
        x = cells_x + at * WIDTH_OF["cell"]
        canvas.text(str(at + 1), Box(x, top, WIDTH_OF["cell"], ROW), size=11, bold=True, color="black", lines=1)
        canvas.text(str(at + 1), Box(MARGIN, y, 6, ROW), size=10, bold=True, color="black", lines=1)
        box = Box(MARGIN + 7, y, WIDTH_OF["name"] - 8, ROW)
        canvas.text(_plain(name), box, size=10, least=5, color="black", align="start", lines=1)
        _row(canvas, matrix, at, y, cells_x)
        total = Box(cells_x + count * WIDTH_OF["cell"] + 2, y, WIDTH_OF["total"] - 2, ROW)
        canvas.text(matrix.totals[at], total, size=9, least=5, color="black", lines=1)
    note = Box(MARGIN, height - MARGIN - NOTE + 2, width - 2 * MARGIN, NOTE - 2)
    canvas.text(_plain(matrix.note), note, size=9, least=5, color="black")
    return Face(width, height, tuple(canvas.items), tuple(canvas.findings))


def _row(canvas: Canvas, matrix: Matrix, at: int, y: float, x: float) -> None:
    first, second = matrix.colors
    for column, (said, lean) in enumerate(zip(matrix.cells[at], matrix.leans[at], strict=True)):
        box = Box(x + column * WIDTH_OF["cell"] + 0.4, y + 0.4, WIDTH_OF["cell"] - 0.8, ROW - 0.8)
        fill = mixed("#ffffff", first if lean >= 0 else second, STRONG * min(1.0, abs(lean)))
        canvas.shape(rounded(box, 1.2), "#eeeeee" if said is None else fill)
        if said is not None:
            canvas.text(said, box, size=10, least=6, color="black", lines=1)


def _plain(name: str) -> str:
    """A name without the marks that the canvas takes for bold type, icons and hyphens: it may come from anybody."""
    return name.translate(dict.fromkeys(map(ord, "*{}~"), " "))
