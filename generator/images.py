"""Card faces as PNG, rasterised from the PDF, so that there is one text renderer."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path

from cards import Game, Lang
from generator.faces import Faces
from generator.geometry import Box
from generator.look import Look
from generator.pdf import PdfSheets


def face_images(game: Game, lang: Lang, card_ids: Sequence[str], width_px: int) -> dict[str, bytes]:
    """A PNG of each card's face, `width_px` pixels wide."""
    return dict(zip(card_ids, rasterised(faces_pdf(game, lang, card_ids), width_px), strict=True)) if card_ids else {}


def faces_pdf(game: Game, lang: Lang, card_ids: Sequence[str]) -> bytes:
    """A PDF with a page for each card's face: same faces, same bytes."""
    faces = Faces(game, Look(lang=lang))
    faces.make_pictures(game.cards[card_id] for card_id in card_ids)
    order = [faces.of(game.cards[card_id]) for card_id in card_ids]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "faces.pdf"
        pdf = PdfSheets(path, order[0].width, order[0].height, title=game.title[lang], lang=lang)
        for face in order:
            pdf.place(face, Box(0, 0, face.width, face.height))
            pdf.end_page()
        pdf.save()
        return path.read_bytes()


def rasterised(pdf: bytes, width_px: int) -> Iterator[bytes]:
    """A PNG of each page, `width_px` pixels wide."""
    import pypdfium2

    document = pypdfium2.PdfDocument(pdf)
    try:
        for page in document:
            yield _png(page, width_px / page.get_width())
    finally:
        document.close()


def _png(page: object, scale: float) -> bytes:
    out = BytesIO()
    page.render(scale=scale).to_pil().save(out, "PNG")  # type: ignore[attr-defined]  # pypdfium2 ships no types
    return out.getvalue()
