"""Display lists → the operators of a PDF page, in the colours of the job: as they are, or as a press's inks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from hashlib import blake2b
from io import BytesIO
from typing import Any

from reportlab.pdfbase.pdfdoc import PDFImageXObject
from reportlab.pdfbase.pdfmetrics import getFont

from cards.records import dataclass
from generator.display import Drawing, GlyphRun, Item, Outline, Picture, Shape, pt, rounded
from generator.render import pdf_drawing, pdf_png as indexed_png
from generator.render.inks import Inks
from generator.render.pdf_text import show
from generator.typesetting import named


@dataclass
class Painter:
    """Draws onto a ReportLab canvas, with colours converted by `inks`.

    pdfium puts the edges of upright boxes on whole pixels; `soft` ones have a corner more, which nobody sees.
    """

    canvas: Any
    inks: Inks
    soft: bool = False

    def draw(self, item: Item, height: float) -> None:
        """Draw an item of a page or face that is `height` mm high."""
        _DRAW[type(item)](self, item, height)

    def _shape(self, shape: Shape, height: float) -> None:
        if shape.fill and shape.gradient:
            self._gradient(shape, height)
            shape = replace(shape, fill=None)
        words = []
        if shape.fill:
            words.append(self.inks.paint(shape.fill))
        if shape.stroke:
            words.append(f"{self.inks.paint(shape.stroke).upper()} {_number(pt(shape.stroke_mm))} w")
        paint = "B" if shape.fill and shape.stroke else "f" if shape.fill else "S" if shape.stroke else "n"
        self._write(*words, _path(_bent(shape.outline) if self.soft else shape.outline, height), paint)

    def _gradient(self, shape: Shape, height: float) -> None:
        from generator.render.pdf_gradient import GradientForm  # few faces have one

        canvas, form, box = self.canvas, GradientForm(shape, self.inks), shape.box
        canvas.saveState()
        self._write(_path(shape.outline, height), "W n")
        canvas.translate(pt(box.x), pt(height - box.bottom))
        canvas.doForm(self._kept(form.name, lambda: form))
        canvas.restoreState()

    def _picture(self, picture: Picture, height: float) -> None:
        canvas, box = self.canvas, picture.box
        canvas.saveState()
        self._write(_path(rounded(box, picture.corner), height), "W n")
        canvas.translate(pt(box.x), pt(height - box.bottom))
        canvas.scale(pt(box.w), pt(box.h))
        if isinstance(picture.of, Drawing):
            canvas.doForm(self._stored(pdf_drawing.name_of(picture.of), picture.of))
        else:
            data = picture.of.contents()
            if (png := indexed_png.read(data)) is None:
                canvas.doForm(self._stored(blake2b(data, digest_size=16).hexdigest(), data))
            else:
                canvas.doForm(self._stored(picture.of.path.stem, png))
        canvas.restoreState()

    def _stored(self, name: str, picture: Drawing | indexed_png.Png | bytes) -> str:
        """Store a drawing, a palette PNG or a JPEG once per document; return its name, which its content makes."""
        return self._kept(name, lambda: self._object(name, picture))

    def _kept(self, name: str, made: Callable[[], Any]) -> str:
        document = self.canvas._doc
        key = document.getXObjectName(name)
        if key not in document.idToObject:
            stored = made()
            self.canvas._setXObjects(stored)
            document.Reference(stored, key)
            document.addForm(name, stored)
        return name

    def _object(self, name: str, picture: Drawing | indexed_png.Png | bytes) -> Any:
        """A picture as a document has it; a JPEG goes in as it is, where ReportLab's own way to draw it unpacks it."""
        if isinstance(picture, Drawing):
            return pdf_drawing.DrawingForm(name, picture, self.inks)
        if isinstance(picture, indexed_png.Png):
            return indexed_png.IndexedImage(name, picture, self.inks.space, self.inks.palette(picture.palette))
        stored = PDFImageXObject(name)
        stored.loadImageFromJPEG(BytesIO(self.inks.jpeg(picture)))
        return stored

    def _glyphs(self, run: GlyphRun, height: float) -> None:
        cos, sin = _QUARTERS[run.angle % 360]
        place = f"{cos} {sin} {-sin} {cos} {_number(pt(run.x))} {_number(pt(height - run.y))} Tm"
        said = show(run.glyphs, getFont(named(run.font).name), run.size_pt, self.canvas._doc)
        end = f"{_number(run.size_pt * 1.2)} TL T*"  # a run ends its line, so that who reads the text keeps words apart
        self._write("BT", self.inks.text_paint(run.color), place, said, end, "ET")

    def _write(self, *words: str) -> None:
        self.canvas._code.append(" ".join(words))


_DRAW: dict[type[Any], Callable[[Painter, Any, float], None]] = {
    Shape: Painter._shape,
    GlyphRun: Painter._glyphs,
    Picture: Painter._picture,
}


_QUARTERS = {0: (1, 0), 90: (0, 1), 180: (-1, 0), 270: (0, -1)}
"""The cosine and the sine of an angle in degrees."""
_OPERATORS = {"M": "m", "L": "l", "C": "c", "Z": "h"}


@lru_cache(maxsize=20_000)
def _path(outline: Outline, height: float) -> str:
    """The operators of an outline in points from the bottom left corner of something `height` mm high."""
    operators = []
    for verb, points in outline:
        numbers = [_number(pt(v) if at % 2 == 0 else pt(height - v)) for at, v in enumerate(points)]
        operators.append(" ".join([*numbers, _OPERATORS[verb]]))
    return " ".join(operators)


_BOX = ["M", "L", "L", "L", "Z"]
_LEAST_MM = 0.0006
"""What is .002 pt, of which `_number` writes one."""


def _bent(outline: Outline) -> Outline:
    """An outline; a box with a fifth corner in the middle of its first side, as little beyond it as can be written."""
    if [verb for verb, _ in outline] != _BOX:
        return outline
    first, second, *rest = outline
    middle = tuple(
        (here + there) / 2 + _LEAST_MM * (here == there) for here, there in zip(first[1], second[1], strict=True)
    )
    return (first, ("L", middle), second, *rest)


def _number(value: float) -> str:
    """A number in thousandths, never with an exponent, which PDF does not know (ISO 32000-1, 7.3.3)."""
    return f"{value:.3f}".rstrip("0").rstrip(".")
