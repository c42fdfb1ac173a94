"""Puts a palette PNG into a PDF as it is: PDF's Flate filter with the PNG predictor reads a PNG's own data.

ReportLab would unpack it to RGB and compress that, which is slower and three times as large. Spec: ISO 32000-1,
7.4.4 (predictors) and 8.6.6.3 (Indexed colour spaces); PNG chunks, W3C PNG section 11.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import Any

from reportlab.pdfbase.pdfdoc import PDFArray, PDFDictionary, PDFName, PDFObject, PDFStream

from cards.records import dataclass

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_INDEXED = 3


@dataclass(frozen=True, slots=True)
class Png:
    """The parts of a palette PNG that a PDF needs."""

    width: int
    height: int
    depth: int
    palette: bytes
    data: bytes


def read(raw: bytes) -> Png | None:
    """The parts of a palette PNG without transparency or interlacing; None for any other file."""
    if not raw.startswith(_SIGNATURE):
        return None
    chunks = list(_chunks(raw))
    width, height, depth, kind, _, _, interlaced = struct.unpack(">IIBBBBB", chunks[0][1])
    if kind != _INDEXED or interlaced or any(name == b"tRNS" for name, _ in chunks):
        return None
    palette = next(body for name, body in chunks if name == b"PLTE")
    return Png(width, height, depth, palette, b"".join(body for name, body in chunks if name == b"IDAT"))


def _chunks(raw: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(_SIGNATURE)
    while at < len(raw):
        (length,) = struct.unpack(">I", raw[at : at + 4])
        yield raw[at + 4 : at + 8], raw[at + 8 : at + 8 + length]
        at += length + 12


class IndexedImage(PDFObject):  # type: ignore[misc]  # ReportLab ships no types
    """An image XObject with the bytes of a palette PNG, and the colours of `palette` in a PDF colour space."""

    def __init__(self, name: str, png: Png, space: str, palette: bytes) -> None:
        self.name, self._png, self._space, self._palette = name, png, space, palette
        self.width, self.height = png.width, png.height

    def format(self, document: Any) -> Any:
        """The object as it is written in the file (ReportLab calls this)."""
        png = self._png
        stream = PDFStream(content=png.data)
        stream.filters = ()
        last = len(png.palette) // 3 - 1
        stream.dictionary["Type"] = PDFName("XObject")
        stream.dictionary["Subtype"] = PDFName("Image")
        stream.dictionary["Width"] = png.width
        stream.dictionary["Height"] = png.height
        stream.dictionary["BitsPerComponent"] = png.depth
        stream.dictionary["ColorSpace"] = PDFArray(
            [PDFName("Indexed"), PDFName(self._space), last, _Hex(self._palette)]
        )
        stream.dictionary["Filter"] = PDFName("FlateDecode")
        parameters = {"Predictor": 15, "Colors": 1, "BitsPerComponent": png.depth, "Columns": png.width}
        stream.dictionary["DecodeParms"] = PDFDictionary(parameters)
        return stream.format(document)


class _Hex(PDFObject):  # type: ignore[misc]  # ReportLab ships no types
    """A hexadecimal string."""

    def __init__(self, raw: bytes) -> None:
        self._raw = raw

    def format(self, document: Any) -> bytes:
        return b"<" + self._raw.hex().encode() + b">"
