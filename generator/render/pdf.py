"""Display lists → PDF. Each distinct face is a form XObject, placed any number of times; same input, same bytes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from reportlab import rl_config
from reportlab.pdfgen.canvas import Canvas

from cards.whole_file import write_whole
from generator.display import Box, Face, Item, mount, pt
from generator.render.inks import AS_THEY_ARE, Inks
from generator.render.pdf_links import Duplex, add_links, add_outline, set_printing, set_reading
from generator.render.pdf_painting import Painter
from generator.typesetting import font

if TYPE_CHECKING:
    from generator.display import FlowPage, OutlineEntry
    from generator.typesetting import Direction

rl_config.useA85 = 0  # binary rather than ASCII streams: a fifth smaller, and twice as fast


class PdfSheets:
    """A PDF being written: faces are defined once, then placed on pages measured in mm from the top left corner.

    The boxes of a `soft` one keep their size where it is drawn in few pixels, which they would else fill whole.
    """

    def __init__(
        self,
        path: Path,
        width: float,
        height: float,
        *,
        title: str,
        lang: str,
        inks: Inks = AS_THEY_ARE,
        soft: bool = False,
    ) -> None:
        self.path = path
        self._canvas = Canvas(
            path.name,  # ReportLab needs one, but writes nothing: see `save`
            pagesize=(pt(width), pt(height)),
            initialFontName=font("regular").name,  # or every page refers to Helvetica, which is not embedded
            invariant=1,  # no clock, no random id: same input, same bytes
            pageCompression=1,
        )
        self._canvas.setTitle(title)
        self._canvas.setCreator("Fitil")
        self._canvas.setAuthor("Fitil")
        self._canvas.setSubject(title)
        self._canvas._doc.Catalog.Lang = _text_string(lang)
        inks.declare(self._canvas, title)
        self._painter = Painter(self._canvas, inks, soft)
        self._size = width, height
        self._forms: dict[int, str] = {}
        self._faces: list[Face] = []

    def page(self, width: float, height: float) -> None:
        """Give the page that follows, and those after it, a size in mm."""
        if (width, height) != self._size:
            self._canvas.setPageSize((pt(width), pt(height)))
            self._size = width, height

    def place(self, face: Face, box: Box, ground: Box | None = None, *, turned: int = 0) -> None:
        """Put a face into a box, as large as fits, with its background colour all over `ground` (the box with bleed).

        It is `turned` clockwise by quarters.
        """
        lies, grounds = mount(face, box, ground or box, turned)
        self.draw(grounds)
        self.put(face, lies, turned=turned)

    def define(self, face: Face) -> str:
        """Write a face down as a form, unless it is there; return the form's name."""
        name = self._forms.get(id(face))
        if name is None:
            name = self._forms[id(face)] = f"f{len(self._forms)}"
            self._faces.append(face)  # keep a reference, so that no other face can have the same id
            self._canvas.beginForm(name, 0, 0, pt(face.width), pt(face.height))
            for item in face.items:
                self._painter.draw(item, face.height)
            self._canvas.endForm()
        return name

    def put(self, face: Face, box: Box, *, turned: int = 0, window: Box | None = None) -> None:
        """Put a face into a box of its proportions, `turned` clockwise by quarters. Faces are compared by identity.

        Only what lies in the `window` is seen, if there is one.
        """
        name, canvas = self.define(face), self._canvas
        scale = (box.h if turned % 2 else box.w) / face.width
        canvas.saveState()
        if window:
            seen = canvas.beginPath()
            seen.rect(pt(window.x), pt(self._size[1] - window.bottom), pt(window.w), pt(window.h))
            canvas.clipPath(seen, stroke=0, fill=0)
        canvas.translate(pt(box.x), pt(self._size[1] - box.bottom))
        if turned:
            cos, sin = ((1, 0), (0, -1), (-1, 0), (0, 1))[turned % 4]
            right, up = (turned % 4 > 1) * pt(box.w), (turned % 4 in (1, 2)) * pt(box.h)
            canvas.transform(cos, sin, -sin, cos, right, up)
        if abs(scale - 1) > 1e-9:
            canvas.scale(scale, scale)
        canvas.doForm(name)
        canvas.restoreState()

    def draw(self, items: Sequence[Item]) -> None:
        """Draw items straight onto the page (marks, margin texts)."""
        for item in items:
            self._painter.draw(item, self._size[1])

    def end_page(self, trim: Box | None = None, bleed: Box | None = None) -> None:
        """End the page. If the page is one card, `trim` and `bleed` are its TrimBox and BleedBox in mm."""
        if trim:
            self._canvas.setTrimBox(self._corners(trim))
        if bleed:
            self._canvas.setBleedBox(self._corners(bleed))
        self._canvas.showPage()

    def _corners(self, box: Box) -> tuple[float, float, float, float]:
        height = self._size[1]
        return pt(box.x), pt(height - box.bottom), pt(box.right), pt(height - box.y)

    def save(self) -> None:
        """Write the file, whole or not at all; raises `FitilError` if it cannot be written."""
        write_whole(self.path, self._canvas.getpdfdata())

    def save_packed(self) -> None:
        """Write the file as `save` does, a quarter smaller if it has many links; a press may want the older form."""
        from generator.render.packing import packed  # only books need it

        write_whole(self.path, packed(self._canvas.getpdfdata()))

    def links(self, page: FlowPage, at: Box, scale: float = 1.0) -> None:
        """Add the links and anchors of a page of flowing text that is in the box `at` on this page, at this scale."""
        add_links(self._canvas, page, at, self._size[1], scale)

    def outline(self, entries: Sequence[OutlineEntry]) -> None:
        """Add the outline that PDF readers show beside the pages."""
        add_outline(self._canvas, entries)

    def reading(self, base: Direction) -> None:
        """Tell PDF readers in which direction the pages are read."""
        set_reading(self._canvas, base)

    def printing(self, duplex: Duplex = "Simplex") -> None:
        """Tell PDF readers to print the document at 100 %, and how to turn the paper over."""
        set_printing(self._canvas, duplex)


def _text_string(text: str) -> Any:
    from reportlab.pdfbase.pdfdoc import PDFString

    return PDFString(text)
