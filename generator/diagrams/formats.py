"""Face → the bytes of a picture: SVG, PNG, or PDF."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path

from cards import Lang
from generator.display import Face
from generator.job import rasterised
from generator.render import PdfSheets, svg

KINDS = (".png", ".svg", ".pdf")
"""The suffixes of the files that pictures can be."""


def picture(face: Face, kind: str, *, title: str, lang: Lang, width: int, colors: Mapping[str, str]) -> bytes:
    """The picture of one of `KINDS`; `width` is that of a PNG in pixels, `colors` are CSS's for an SVG's."""
    if kind == ".svg":
        return svg(face, colors=colors).encode()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "picture.pdf"
        pdf = PdfSheets(path, face.width, face.height, title=title, lang=lang)
        pdf.draw(face.items)
        pdf.end_page()
        pdf.save()
        if kind == ".pdf":
            return path.read_bytes()
        out = BytesIO()
        next(rasterised(path.read_bytes(), width)).convert("RGB").save(out, "PNG")
        return out.getvalue()
