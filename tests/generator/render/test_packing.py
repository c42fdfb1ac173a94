"""Packed PDFs say what they said, and are smaller."""

from io import BytesIO

import pikepdf
from pypdfium2 import PdfDocument
from reportlab.pdfgen.canvas import Canvas

from generator.render.packing import packed


def book() -> bytes:
    """Pages with many links, an outline and a way to be printed."""
    written = BytesIO()
    canvas = Canvas(written, pagesize=(200, 300), invariant=1)
    canvas.setViewerPreference("Duplex", "DuplexFlipShortEdge")
    for page in range(4):
        canvas.bookmarkPage(f"p{page}")
        canvas.addOutlineEntry(f"Глава {page}", f"p{page}")
        canvas.rect(20, 20, 40 + 30 * page, 200, fill=1)
        for row in range(20):
            canvas.linkAbsolute("", f"p{row % 4}", (10, 10 * row, 90, 10 * row + 8))
        canvas.showPage()
    canvas.save()
    return written.getvalue()


def test_nothing_is_lost_but_bytes() -> None:
    plain = book()
    small = packed(plain)
    assert len(small) < 0.5 * len(plain)
    assert small.startswith(b"%PDF-1.5")
    one, other = PdfDocument(plain), PdfDocument(small)
    shots = [[page.render().to_pil().tobytes() for page in document] for document in (one, other)]
    assert len(shots[0]) == 4
    assert shots[0] == shots[1]
    assert [entry.get_title() for entry in other.get_toc()] == [f"Глава {page}" for page in range(4)]
    with pikepdf.open(BytesIO(plain)) as before, pikepdf.open(BytesIO(small)) as after:
        assert before.Root.keys() == after.Root.keys()
        assert before.docinfo.keys() == after.docinfo.keys()
        for was, now in zip(before.pages, after.pages, strict=True):
            assert [link.Rect for link in was.Annots] == [link.Rect for link in now.Annots]
            assert [link.Dest[0].objgen for link in was.Annots] == [link.Dest[0].objgen for link in now.Annots]


def test_the_same_gives_the_same() -> None:
    assert packed(book()) == packed(book())
