"""Pages of a PDF → PNG files of exact sizes, on all cores. pdfium draws the PDF, so there is only one text renderer."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from cards import FitilError
from cards.records import dataclass
from cards.workers import spread
from generator.display import Box, Face
from generator.render.pdf import PdfSheets

FEW = 3
"""The number of pictures drawn in the time that another process takes to start."""
MEMORY = 2 * 2**30
"""The most memory, in bytes, for all pictures being drawn at one time."""
MOST_PIXELS = 75_000_000
"""The most pixels of a picture: A3 at 600 dpi, which takes 230 MB while it is drawn."""
_BYTES = 3
"""The bytes of a pixel."""
_WHITE = (255, 255, 255, 255)


@dataclass(frozen=True, slots=True)
class PixelTile:
    """A page of the PDF and the pixels it fills: from `x` and `y`, `w` wide and `h` high."""

    page: int
    x: int
    y: int
    w: int
    h: int


@dataclass(frozen=True, slots=True)
class Shot:
    """A PNG to be written: its size in pixels, and its tiles. The file states the `dpi`, if given."""

    path: Path
    size: tuple[int, int]
    tiles: tuple[PixelTile, ...]
    dpi: int | None = None

    @classmethod
    def of_page(cls, path: Path, page: int, size: tuple[int, int], dpi: int | None = None) -> Shot:
        """The shot of a page that fills the picture."""
        return cls(path, size, (PixelTile(page, 0, 0, *size),), dpi)


def check_size(size: tuple[int, int]) -> None:
    """Raise `FitilError` if a picture of this many pixels would take too much memory."""
    if size[0] * size[1] > MOST_PIXELS:
        raise FitilError(f"a picture would be {size[0]} × {size[1]} pixels: choose a lower --dpi").coded(
            "picture-too-large", width=size[0], height=size[1]
        )


class Framed(NamedTuple):
    """A face on paper of a size in mm: the box that it fills, and its quarter turns clockwise."""

    face: Face
    paper: tuple[float, float]
    box: Box
    turned: int = 0

    @classmethod
    def whole(cls, face: Face) -> Framed:
        """A face that fills its paper."""
        return cls(face, (face.width, face.height), Box(0, 0, face.width, face.height))


def write_faces(path: Path, faces: Sequence[Framed], lang: str) -> None:
    """Write a PDF with a page for each face, its background colour all over the paper, to be drawn in pixels."""
    pdf = PdfSheets(path, *faces[0].paper, title="", lang=lang, soft=True)
    for face, paper, box, turned in faces:
        pdf.page(*paper)
        beyond = Box(0, 0, *paper).inset(-1)  # past the edge, so that no pixel there is half white
        pdf.place(face, box, beyond, turned=turned)
        pdf.end_page()
    pdf.save()


def take(pdf: Path, shots: Sequence[Shot], what: str = "pictures") -> None:
    """Write the pictures, with a progress bar on a terminal.

    Raises `FitilError` for a picture that is too large.
    """
    for shot in shots:
        check_size(shot.size)
    largest = max((shot.size[0] * shot.size[1] for shot in shots), default=1) * _BYTES
    workers = min(len(shots), os.cpu_count() or 1, max(1, MEMORY // largest))
    if workers == 1 or sum(len(shot.tiles) for shot in shots) <= FEW:
        with _Document(pdf) as document:
            for shot in _progress(shots, len(shots), what):
                document.write(shot)
        return
    import pypdfium2  # noqa: F401  # before the processes part, so that none has to do it again

    with spread(_write, shots, workers, given=pdf) as written:
        for _ in _progress(written, len(shots), what):
            pass


def _progress(items: Any, total: int, what: str) -> Any:
    if not sys.stderr.isatty():
        return items
    from tqdm import tqdm

    return tqdm(items, total=total, desc=what, unit="", leave=False)


class _Document:
    """An open PDF."""

    def __init__(self, pdf: Path) -> None:
        import pypdfium2

        self._pdf = pypdfium2.PdfDocument(pdf)

    def __enter__(self) -> _Document:
        return self

    def __exit__(self, *_: object) -> None:
        self._pdf.close()

    def write(self, shot: Shot) -> None:
        """Draw a picture and write its file."""
        import pypdfium2
        from pypdfium2 import raw

        from generator.render.pixel_rows import write_png

        bitmap = pypdfium2.PdfBitmap.new_native(*shot.size, raw.FPDFBitmap_BGR)
        bitmap.fill_rect(_WHITE, 0, 0, *shot.size)
        for tile in shot.tiles:
            page = self._pdf[tile.page]
            # not page.render, which scales equally in both directions and rounds up
            place = (tile.x, tile.y, tile.w, tile.h)
            raw.FPDF_RenderPageBitmap(bitmap, page, *place, 0, raw.FPDF_REVERSE_BYTE_ORDER)
            page.close()
        write_png(shot.path, shot.size, memoryview(bitmap.buffer).cast("B"), bitmap.stride, shot.dpi)
        bitmap.close()


def _write(pdf: Path, shot: Shot) -> None:
    """Write a picture in a worker process, which opens the PDF only once."""
    _opened(pdf).write(shot)


@cache
def _opened(pdf: Path) -> _Document:
    return _Document(pdf)
