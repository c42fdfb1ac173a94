"""Puts a drawing into a PDF as it is: its operators are those of a page already, and deflated."""

from __future__ import annotations

import re
import zlib
from hashlib import blake2b
from typing import Any

from reportlab.pdfbase.pdfdoc import PDFArray, PDFDictionary, PDFName, PDFObject, PDFStream

from generator.display import Drawing
from generator.render.inks import AS_THEY_ARE, Inks

_COLOR = re.compile(r"([\d.]+) ([\d.]+) ([\d.]+) (rg|RG)$", re.MULTILINE)


def name_of(drawing: Drawing) -> str:
    """A name derived from the content."""
    return blake2b(drawing.deflated, digest_size=8).hexdigest()


class DrawingForm(PDFObject):  # type: ignore[misc]  # ReportLab ships no types
    """A form XObject that fills the unit square with a drawing, with its colours converted to inks."""

    def __init__(self, name: str, drawing: Drawing, inks: Inks) -> None:
        self.name, self._drawing, self._inks = name, drawing, inks

    def format(self, document: Any) -> Any:
        """The object as it is written in the file (ReportLab calls this)."""
        drawing = self._drawing
        stream = PDFStream(content=drawing.deflated if self._inks is AS_THEY_ARE else self._inked())
        stream.filters = ()
        stream.dictionary["Type"] = PDFName("XObject")
        stream.dictionary["Subtype"] = PDFName("Form")
        stream.dictionary["BBox"] = PDFArray([0, 0, drawing.width, drawing.height])
        stream.dictionary["Matrix"] = PDFArray([_exact(1 / drawing.width), 0, 0, _exact(-1 / drawing.height), 0, 1])
        stream.dictionary["Resources"] = PDFDictionary({})
        stream.dictionary["Filter"] = PDFName("FlateDecode")
        return stream.format(document)

    def _inked(self) -> bytes:
        def inked(found: re.Match[str]) -> str:
            parts = (round(255 * float(part)) for part in found.groups()[:3])
            paint = self._inks.paint("#" + "".join(f"{part:02x}" for part in parts))
            return paint.upper() if found[4] == "RG" else paint

        return zlib.compress(_COLOR.sub(inked, self._drawing.operators).encode("ascii"), 9)


def _exact(number: float) -> str:
    """A number without an exponent, which PDF does not allow (ISO 32000-1, 7.3.3)."""
    return f"{number:.8f}".rstrip("0").rstrip(".")
