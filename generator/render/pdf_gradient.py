"""Puts a gradient into a PDF: a form that is filled with an axial shading (ISO 32000-1, 8.7.4.5.3)."""

from __future__ import annotations

import re
from hashlib import blake2b
from typing import Any

from reportlab.pdfbase.pdfdoc import PDFArray, PDFDictionary, PDFName, PDFObject, PDFStream

from generator.display import Shape, pt
from generator.render.inks import Inks


class GradientForm(PDFObject):  # type: ignore[misc]  # ReportLab ships no types
    """A form XObject as large as a shape's box, from its lower left corner, with the shape's gradient all over it."""

    def __init__(self, shape: Shape, inks: Inks) -> None:
        assert shape.fill and shape.gradient
        box = shape.box
        x0, y0, x1, y1 = shape.gradient.line(box.w, box.h)
        self._size = _exact(pt(box.w), pt(box.h))
        self._line = _exact(pt(x0), pt(box.h - y0), pt(x1), pt(box.h - y1))
        self._space, self._ends = inks.space, [_parts(inks.paint(color)) for color in (shape.fill, shape.gradient.to)]
        self.name = blake2b(repr((self._size, self._line, self._ends)).encode(), digest_size=8).hexdigest()

    def format(self, document: Any) -> Any:
        """The object as it is written in the file (ReportLab calls this)."""
        function = {"FunctionType": 2, "Domain": PDFArray([0, 1]), "N": 1}
        function |= {f"C{at}": PDFArray(end) for at, end in enumerate(self._ends)}
        shading = {
            "ShadingType": 2,
            "ColorSpace": PDFName(self._space),
            "Coords": PDFArray(self._line),
            "Function": PDFDictionary(function),
            "Extend": PDFArray(["true", "true"]),
        }
        stream = PDFStream(content=b"/G sh")
        stream.filters = ()
        stream.dictionary["Type"] = PDFName("XObject")
        stream.dictionary["Subtype"] = PDFName("Form")
        stream.dictionary["BBox"] = PDFArray([0, 0, *self._size])
        stream.dictionary["Resources"] = PDFDictionary({"Shading": PDFDictionary({"G": PDFDictionary(shading)})})
        return stream.format(document)


def _parts(paint: str) -> list[str]:
    """The parts of a colour, as the operator that paints with it has them."""
    return re.findall(r"[\d.]+", paint)


def _exact(*lengths: float) -> list[str]:
    """Lengths in thousandths of a point, never with an exponent."""
    return [f"{length:.3f}".rstrip("0").rstrip(".") for length in lengths]
