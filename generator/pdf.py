"""Display lists → PDF. Each distinct face is a form XObject, placed as often as wanted; same input, same bytes."""

from __future__ import annotations

import os
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

from reportlab import rl_config
from reportlab.lib.colors import HexColor
from reportlab.lib.utils import ImageReader
from reportlab.pdfbase.ttfonts import ShapeData, ShapedStr
from reportlab.pdfgen.canvas import FILL_NON_ZERO, Canvas

from generator import indexed_png
from generator.display import Face, Glyph, GlyphRun, Item, Outline, Picture, Shape, rounded
from generator.fonts import font, named
from generator.geometry import Box, pt

rl_config.useA85 = 0  # streams as they are, not as ASCII: a fifth smaller, and half the time


class PdfSheets:
    """A PDF being written: faces are defined once, then placed on pages measured in mm from the top left corner."""

    def __init__(self, path: Path, width: float, height: float, *, title: str, lang: str) -> None:
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        self._beside = path.with_name(f".{path.name}.{os.getpid()}.part")
        self._canvas = Canvas(
            str(self._beside),
            pagesize=(pt(width), pt(height)),
            initialFontName=font("regular").name,  # else every page names Helvetica, which is not embedded
            invariant=1,  # no clock, no random id: same input, same bytes
            pageCompression=1,
        )
        self._canvas.setTitle(title)
        self._canvas.setCreator("Fitil")
        self._canvas._doc.Catalog.Lang = _text_string(lang)
        self._size = width, height
        self._forms: dict[int, str] = {}
        self._faces: list[Face] = []

    def place(self, face: Face, box: Box, ground: Box | None = None) -> None:
        """Puts a face into a box, as large as it goes, its ground colour over all of `ground` (the box with bleed).

        Faces are told apart by identity.
        """
        name = self._forms.get(id(face))
        if name is None:
            name = self._forms[id(face)] = f"f{len(self._forms)}"
            self._faces.append(face)  # kept, so that no other face can take its identity
            self._define(name, face)
        canvas = self._canvas
        scale = min(box.w / face.width, box.h / face.height)
        width, height = face.width * scale, face.height * scale
        wide = ground or box
        if face.ground and (wide.w > width + 1e-6 or wide.h > height + 1e-6):
            self.draw([Shape(rounded(wide), face.ground)])
        (x, y) = box.centre
        canvas.saveState()
        canvas.translate(pt(x - width / 2), pt(self._size[1] - y - height / 2))
        if abs(scale - 1) > 1e-9:
            canvas.scale(scale, scale)
        canvas.doForm(name)
        canvas.restoreState()

    def draw(self, items: Sequence[Item]) -> None:
        """Draws items straight onto the page (marks, margin texts)."""
        for item in items:
            _draw(self._canvas, item, self._size[1])

    def end_page(self, trim: Box | None = None, bleed: Box | None = None) -> None:
        """Ends the page. `trim` and `bleed` are its TrimBox and BleedBox in mm, where the page is one card."""
        if trim:
            self._canvas.setTrimBox(self._corners(trim))
        if bleed:
            self._canvas.setBleedBox(self._corners(bleed))
        self._canvas.showPage()

    def _corners(self, box: Box) -> tuple[float, float, float, float]:
        height = self._size[1]
        return pt(box.x), pt(height - box.bottom), pt(box.right), pt(height - box.y)

    def save(self) -> None:
        """Writes the file: whole, or not at all."""
        try:
            self._canvas.save()
            self._beside.replace(self.path)
        finally:
            self._beside.unlink(missing_ok=True)

    def _define(self, name: str, face: Face) -> None:
        canvas = self._canvas
        canvas.beginForm(name, 0, 0, pt(face.width), pt(face.height))
        for item in face.items:
            _draw(canvas, item, face.height)
        canvas.endForm()


def _text_string(text: str) -> Any:
    from reportlab.pdfbase.pdfdoc import PDFString

    return PDFString(text)


def _draw(canvas: Any, item: Item, height: float) -> None:
    if isinstance(item, Shape):
        _draw_shape(canvas, item, height)
    elif isinstance(item, GlyphRun):
        _draw_glyphs(canvas, item, height)
    else:
        _draw_picture(canvas, item, height)


def _path(canvas: Any, outline: Outline, height: float) -> Any:
    path = canvas.beginPath()
    for verb, points in outline:
        flipped = [pt(v) if i % 2 == 0 else pt(height - v) for i, v in enumerate(points)]
        if verb == "M":
            path.moveTo(*flipped)
        elif verb == "L":
            path.lineTo(*flipped)
        elif verb == "C":
            path.curveTo(*flipped)
        else:
            path.close()
    return path


def _draw_shape(canvas: Any, shape: Shape, height: float) -> None:
    if shape.fill:
        canvas.setFillColor(HexColor(shape.fill))
    if shape.stroke:
        canvas.setStrokeColor(HexColor(shape.stroke))
        canvas.setLineWidth(pt(shape.stroke_mm))
    path = _path(canvas, shape.outline, height)
    canvas.drawPath(
        path, fill=int(shape.fill is not None), stroke=int(shape.stroke is not None), fillMode=FILL_NON_ZERO
    )


def _draw_picture(canvas: Any, picture: Picture, height: float) -> None:
    box = picture.box
    canvas.saveState()
    canvas.clipPath(_path(canvas, rounded(box, picture.corner), height), stroke=0, fill=0)
    corner = pt(box.x), pt(height - box.bottom)
    if (png := indexed_png.read(picture.path)) is None:
        # by content, not by path: the name of an image must not tell where the cache lies
        canvas.drawImage(ImageReader(BytesIO(picture.path.read_bytes())), *corner, pt(box.w), pt(box.h))
    else:
        name = _stored(canvas, picture.path.stem, png)
        canvas.translate(*corner)
        canvas.scale(pt(box.w), pt(box.h))
        canvas.doForm(name)
    canvas.restoreState()


def _stored(canvas: Any, name: str, png: Any) -> str:
    """Stores a palette PNG once per document, under the name of its file (a hash of its content)."""
    document = canvas._doc
    key = document.getXObjectName(name)
    if key not in document.idToObject:
        image = indexed_png.IndexedImage(name, png)
        canvas._setXObjects(image)
        document.Reference(image, key)
        document.addForm(name, image)
    return name


def _draw_glyphs(canvas: Any, run: GlyphRun, height: float) -> None:
    text = canvas.beginText()
    text.setFillColor(HexColor(run.color))
    text.setFont(named(run.font).name, run.size_pt)
    x, y = pt(run.x), pt(height - run.y)
    if run.angle:
        cos, sin = {90: (0, 1), 180: (-1, 0), 270: (0, -1)}[run.angle % 360]  # in exact quarter turns
        text.setTextTransform(cos, sin, -sin, cos, x, y)
    else:
        text.setTextOrigin(x, y)
    text.textOut(_positioned(run.glyphs, run.font))
    canvas.drawText(text)


def _positioned(glyphs: Sequence[Glyph], font_name: str) -> str:
    """The glyphs' characters, with HarfBuzz's positions wherever they differ from the font's own widths."""
    from reportlab.pdfbase.pdfmetrics import getFont

    face = getFont(font_name).face
    chars = "".join(glyph.char for glyph in glyphs)
    widths = [face.charWidths.get(ord(glyph.char), face.defaultWidth) for glyph in glyphs]
    if all(abs(g.advance - w) < 0.5 and not g.x_offset and not g.y_offset for g, w in zip(glyphs, widths, strict=True)):
        return chars
    # each glyph its own cluster number, so that ReportLab keeps the order given
    shape = [
        ShapeData(i, g.advance, 0, g.x_offset, g.y_offset, w)
        for i, (g, w) in enumerate(zip(glyphs, widths, strict=True))
    ]
    shaped: str = ShapedStr(chars, shapeData=shape)
    return shaped
