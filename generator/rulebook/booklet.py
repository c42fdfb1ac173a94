"""Booklets: pages two by two on lying sheets that are printed on both sides, folded and stapled through the fold.

So many sheets as a book has cannot be folded at once. They are folded in signatures of a few sheets each, which are
laid on each other; marks on their backs, one below the other, show that none is missing or out of order.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from cards.records import dataclass
from generator.display import Box, Shape, rounded
from generator.flow import Document, face_of
from generator.typesetting import Direction

MOST_SHEETS = 8
"""Most sheets of paper that are folded and stapled together at home."""
_MARK = (1.6, 5.0)
_FIRST_MARK, _STEP = 24.0, 8.0
"""The width and height of a mark across the fold, how far below the edge the first is, and their distance, in mm."""
_INK = "#1b1a1f"


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a sheet: the numbers of the pages on its left and right halves, None for a blank one.

    `back_of` is the signature, counted from 0, whose back the fold of this side is; None for any other side.
    """

    left: int | None
    right: int | None
    back_of: int | None = None


class Bound(NamedTuple):
    """What a booklet takes: sheets of paper, and the signatures that they are folded in."""

    sheets: int
    signatures: int


def signatures(count: int) -> list[range]:
    """The pages of each signature, blank ones at the end included; all signatures have nearly as many sheets."""
    sheets = -(-count // 4)
    parts = -(-sheets // MOST_SHEETS)
    sizes = [4 * (sheets // parts + (part < sheets % parts)) for part in range(parts)]
    return [range(1 + sum(sizes[:part]), 1 + sum(sizes[: part + 1])) for part in range(parts)]


def sides(count: int, base: Direction) -> Iterator[Side]:
    """The sides to print for `count` pages, front and back of each sheet in turn, a signature's outermost sheet first.

    Backs are the right way up if sheets are turned over their short edge. A right-to-left book is bound on the right,
    so its left and right pages are swapped.
    """
    for signature, pages in enumerate(signatures(count)):
        for number in range(len(pages) // 2):
            outer, inner = (page if page <= count else None for page in (pages[-1 - number], pages[number]))
            left, right = (outer, inner) if number % 2 == 0 else (inner, outer)
            back_of = signature if number == 0 else None
            yield Side(left, right, back_of) if base == "ltr" else Side(right, left, back_of)


def write_booklet(path: Path, document: Document, paper: tuple[float, float], *, title: str, lang: str) -> Bound:
    """Write a document imposed for folding on paper of a size in mm, on which a page fills half a sheet."""
    from generator.render import PdfSheets

    look, (height, width) = document.look, sorted(paper)
    pdf = PdfSheets(path, width, height, title=title, lang=lang)
    middle, scale = width / 2, min(width / 2 / look.width, height / look.height)
    page_width, page_height = look.width * scale, look.height * scale
    pdf.reading(look.base)
    pdf.printing("DuplexFlipShortEdge")
    faces = [face_of(page, look) for page in document.pages]
    for face in faces:  # in the order of reading: a booklet then has the forms and fonts of plain pages, to the byte
        pdf.define(face)
    count = 0
    bound = len(signatures(len(document.pages)))
    for side in sides(len(document.pages), look.base):
        for number, x in ((side.left, middle - page_width), (side.right, middle)):
            if number is not None:
                half = Box(x, (height - page_height) / 2, page_width, page_height)
                pdf.place(faces[number - 1], half)  # a form, so clipped at the fold
                pdf.links(document.pages[number - 1], half, scale)
        if bound > 1 and side.back_of is not None:
            y = _FIRST_MARK + _STEP * side.back_of
            pdf.draw([Shape(rounded(Box(middle - _MARK[0] / 2, y, *_MARK)), _INK)])
        pdf.end_page()
        count += 1
    pdf.outline(document.outline)
    pdf.save_packed()
    return Bound(count // 2, bound)
