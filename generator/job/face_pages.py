"""Faces as a PDF, and PDFs as images in memory; `generator.render.png` writes files of exact sizes."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from cards import Game, Lang
from generator.display import Box
from generator.face import FaceShelf, Look
from generator.render import PdfSheets

if TYPE_CHECKING:
    from PIL.Image import Image


def faces_pdf(game: Game, lang: Lang, card_ids: Sequence[str]) -> bytes:
    """A PDF with a page for each card's face; the same faces give the same bytes."""
    faces = FaceShelf.open(game, Look(lang=lang))
    order = [faces.of(game.cards[card_id]) for card_id in card_ids]
    faces.keep()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "faces.pdf"
        pdf = PdfSheets(path, order[0].width, order[0].height, title=game.title[lang], lang=lang)
        for face in order:
            pdf.page(face.width, face.height)
            pdf.place(face, Box(0, 0, face.width, face.height))
            pdf.end_page()
        pdf.save()
        return path.read_bytes()


def rasterised(pdf: bytes, width_px: int) -> Iterator[Image]:
    """Yield an image of each page, `width_px` pixels wide."""
    import pypdfium2

    document = pypdfium2.PdfDocument(pdf)
    try:
        for page in document:
            yield page.render(scale=width_px / page.get_width()).to_pil()
    finally:
        document.close()
