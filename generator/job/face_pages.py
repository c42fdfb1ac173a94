"""Faces as a PDF, and PDFs as images in memory; `generator.render.png` writes files of exact sizes."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, get_args

from cards import Game, Lang
from generator.display import Box, Face
from generator.render import PdfSheets

if TYPE_CHECKING:
    from PIL.Image import Image

    from generator.face import Ink


def faces_pdf(faces: Sequence[Face], title: str, lang: Lang) -> bytes:
    """A PDF with a page for each face; the same faces give the same bytes."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "faces.pdf"
        pdf = PdfSheets(path, faces[0].width, faces[0].height, title=title, lang=lang)
        for face in faces:
            pdf.page(face.width, face.height)
            pdf.place(face, Box(0, 0, face.width, face.height))
            pdf.end_page()
        pdf.save()
        return path.read_bytes()


SAMPLED = 24
"""So many cards of a game tell how much ink its cards take."""


def ink_on_cards(game: Game, lang: Lang) -> Mapping[Ink, float]:
    """How much of a card each ink covers, in percent, of a sample of the game's fronts."""
    from generator.face import FaceShelf, Ink, Look  # pictures of faces that are there need no layout

    cards = [*game.cards.values()]
    some = cards[:: -(-len(cards) // SAMPLED)]
    covered: dict[Ink, float] = {}
    for ink in get_args(Ink):
        faces = FaceShelf.open(game, Look(lang=lang, ink=ink))
        covered[ink] = coverage(faces_pdf([faces.of(card) for card in some], "", lang))
    return covered


def coverage(pdf: Path | bytes) -> float:
    """How much of the paper a PDF's ink covers, in percent; a page all of black, or of a full colour, is at 100."""
    import pypdfium2
    from PIL import ImageChops, ImageStat

    document, found = pypdfium2.PdfDocument(pdf), []
    try:
        for page in document:
            red, green, blue = page.render(scale=0.5).to_pil().convert("RGB").split()
            darkest = ImageChops.darker(ImageChops.darker(red, green), blue)
            found.append(100 * (1 - ImageStat.Stat(darkest).mean[0] / 255))
    finally:
        document.close()
    return sum(found) / len(found)


def rasterised(pdf: bytes, width_px: int) -> Iterator[Image]:
    """Yield an image of each page, `width_px` pixels wide: an opaque one, with a spare byte in each pixel (`RGBX`)."""
    import pypdfium2

    document = pypdfium2.PdfDocument(pdf)
    try:
        for page in document:
            # the order of bytes that Pillow has, too, so that it need not move them
            yield page.render(scale=width_px / page.get_width(), rev_byteorder=True, prefer_bgrx=True).to_pil()
    finally:
        document.close()
