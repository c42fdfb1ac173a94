"""The type family: FiraGO in the styles that card text uses, read once, for HarfBuzz and for ReportLab alike."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from io import BytesIO
from typing import Any

import uharfbuzz as hb
from pymupdf_fonts import myfont
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

FILES = {"regular": "figo", "bold": "figbo", "italic": "figit"}
"""Style → the font's name in the package `pymupdf-fonts`."""


@dataclass(frozen=True, slots=True)
class Font:
    """A font ready to shape with. `ascent` and `descent` (downwards) are in 1/1000 of the type size."""

    name: str
    shaper: Any
    chars: dict[int, str]
    upem: int
    ascent: float
    descent: float

    def has(self, char: str) -> bool:
        """True if the font draws `char`."""
        return self.shaper.get_nominal_glyph(ord(char)) not in (None, 0)


@cache
def font(style: str) -> Font:
    """The font of a style (`regular`, `bold`, `italic`), registered with ReportLab as `FiraGO-<style>`."""
    data = myfont(FILES[style])
    name = f"FiraGO-{style}"
    registered = TTFont(name, BytesIO(data))
    pdfmetrics.registerFont(registered)
    shaper = hb.Font(hb.Face(data))
    chars = {glyph: chr(code) for code, glyph in sorted(registered.face.charToGlyph.items(), reverse=True)}
    face = registered.face
    return Font(name, shaper, chars, shaper.face.upem, face.ascent, -face.descent)
