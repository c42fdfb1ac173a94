"""Saddle-stitched booklets: pages two by two on landscape sheets that are printed on both sides, folded and stapled."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from generator.display import Box
from generator.flow import Document, face_of
from generator.typesetting import Direction

A4 = (297.0, 210.0)


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a sheet: the numbers of the pages on its left and right halves, None for a blank one."""

    left: int | None
    right: int | None


def sides(count: int, base: Direction) -> Iterator[Side]:
    """The sides to print for `count` pages, front and back of each sheet in turn, the outermost sheet first.

    Backs are the right way up if sheets are turned over their short edge. A right-to-left book is bound on the right,
    so its left and right pages are swapped.
    """
    places = -(-count // 4) * 4
    for number in range(places // 2):
        far, near = places - number, number + 1
        outer, inner = (page if page <= count else None for page in (far, near))
        left, right = (outer, inner) if number % 2 == 0 else (inner, outer)
        yield Side(left, right) if base == "ltr" else Side(right, left)


def write_booklet(path: Path, document: Document, *, title: str, lang: str) -> int:
    """Write a document imposed for folding, and return the number of sheets of paper."""
    from generator.render import PdfSheets

    look = document.look
    pdf = PdfSheets(path, *A4, title=title, lang=lang)
    middle = A4[0] / 2
    pdf.reading(look.base)
    pdf.printing("DuplexFlipShortEdge")
    count = 0
    for side in sides(len(document.pages), look.base):
        for number, x in ((side.left, middle - look.width), (side.right, middle)):
            if number is not None:
                page = document.pages[number - 1]
                half = Box(x, 0, look.width, look.height)
                pdf.place(face_of(page, look), half)  # a form, so clipped at the fold
                pdf.links(page, half)
        pdf.end_page()
        count += 1
    pdf.outline(document.outline)
    pdf.save()
    return count // 2
