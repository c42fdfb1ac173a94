"""Display lists → the operators of a PDF page, in the colours of the job: as they are, or as a press's inks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from typing import Any

from reportlab.lib.utils import ImageReader
from reportlab.pdfbase.ttfonts import ShapeData, ShapedStr
from reportlab.pdfgen.canvas import FILL_NON_ZERO

from generator.display import Drawing, Glyph, GlyphRun, Item, Outline, Picture, Shape, pt, rounded
from generator.render import pdf_drawing, pdf_png as indexed_png
from generator.render.inks import Inks
from generator.typesetting import named


@dataclass
class Painter:
    """Draws onto a ReportLab canvas, with colours converted by `inks`."""

    canvas: Any
    inks: Inks

    def draw(self, item: Item, height: float) -> None:
        """Draw an item of a page or face that is `height` mm high."""
        _DRAW[type(item)](self, item, height)

    def _shape(self, shape: Shape, height: float) -> None:
        canvas = self.canvas
        if shape.fill:
            canvas.setFillColor(self.inks.color(shape.fill))
        if shape.stroke:
            canvas.setStrokeColor(self.inks.color(shape.stroke))
            canvas.setLineWidth(pt(shape.stroke_mm))
        path = _path(shape.outline, height)
        canvas.drawPath(
            path, fill=int(shape.fill is not None), stroke=int(shape.stroke is not None), fillMode=FILL_NON_ZERO
        )

    def _picture(self, picture: Picture, height: float) -> None:
        canvas, box = self.canvas, picture.box
        canvas.saveState()
        canvas.clipPath(_path(rounded(box, picture.corner), height), stroke=0, fill=0)
        canvas.translate(pt(box.x), pt(height - box.bottom))
        canvas.scale(pt(box.w), pt(box.h))
        if isinstance(picture.of, Drawing):
            canvas.doForm(self._stored(pdf_drawing.name_of(picture.of), picture.of))
        else:
            data = picture.of.contents()
            if (png := indexed_png.read(data)) is None:
                # by content, not by path: the name of an image must not reveal where the cache is
                canvas.drawImage(ImageReader(BytesIO(self.inks.jpeg(data))), 0, 0, 1, 1)
            else:
                canvas.doForm(self._stored(picture.of.path.stem, png))
        canvas.restoreState()

    def _stored(self, name: str, picture: Drawing | indexed_png.Png) -> str:
        """Store a drawing or a palette PNG once per document; return its name, which is derived from its content."""
        document = self.canvas._doc
        key = document.getXObjectName(name)
        if key not in document.idToObject:
            stored = (
                pdf_drawing.DrawingForm(name, picture, self.inks)
                if isinstance(picture, Drawing)
                else indexed_png.IndexedImage(name, picture, self.inks.space, self.inks.palette(picture.palette))
            )
            self.canvas._setXObjects(stored)
            document.Reference(stored, key)
            document.addForm(name, stored)
        return name

    def _glyphs(self, run: GlyphRun, height: float) -> None:
        text = self.canvas.beginText()
        text.setFillColor(self.inks.text_color(run.color))
        text.setFont(named(run.font).name, run.size_pt)
        x, y = pt(run.x), pt(height - run.y)
        if run.angle:
            cos, sin = {90: (0, 1), 180: (-1, 0), 270: (0, -1)}[run.angle % 360]  # exact for quarter turns
            text.setTextTransform(cos, sin, -sin, cos, x, y)
        else:
            text.setTextOrigin(x, y)
        text.textOut(_positioned(run.glyphs, run.font))
        self.canvas.drawText(text)


_DRAW: dict[type[Any], Callable[[Painter, Any, float], None]] = {
    Shape: Painter._shape,
    GlyphRun: Painter._glyphs,
    Picture: Painter._picture,
}


@dataclass(frozen=True, slots=True)
class _Path:
    """A ReportLab path with operators made (and cached) by us, as every card has the same frames and icons."""

    operators: str

    def getCode(self) -> str:  # noqa: N802 - the name is ReportLab's
        return self.operators


@lru_cache(maxsize=20_000)
def _path(outline: Outline, height: float) -> _Path:
    """An outline in points from the bottom left corner of a page or face `height` mm high."""
    operators = ["n"]
    for verb, points in outline:
        numbers = [pt(v) if at % 2 == 0 else pt(height - v) for at, v in enumerate(points)]
        # thousandths of a point; never with an exponent, which PDF does not allow (ISO 32000-1, 7.3.3)
        operators.append(" ".join([f"{round(number, 3):g}" for number in numbers] + [_OPERATORS[verb]]))
    return _Path(" ".join(operators))


_OPERATORS = {"M": "m", "L": "l", "C": "c", "Z": "h"}


def _positioned(glyphs: Sequence[Glyph], font_name: str) -> str:
    """The glyphs' characters, with HarfBuzz's positions where they differ from the font's own widths."""
    from reportlab.pdfbase.pdfmetrics import getFont

    face = getFont(font_name).face
    chars = "".join(glyph.char for glyph in glyphs)
    widths = [face.charWidths.get(ord(glyph.char), face.defaultWidth) for glyph in glyphs]
    if all(abs(g.advance - w) < 0.5 and not g.x_offset and not g.y_offset for g, w in zip(glyphs, widths, strict=True)):
        return chars
    # give each glyph a cluster number of its own, so that ReportLab keeps the order
    shape = [
        ShapeData(i, g.advance, 0, g.x_offset, g.y_offset, w)
        for i, (g, w) in enumerate(zip(glyphs, widths, strict=True))
    ]
    shaped: str = ShapedStr(chars, shapeData=shape)
    return shaped
