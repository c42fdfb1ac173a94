"""Shaped glyphs → the operators that show them: one array of characters and corrections for a run.

The characters are those of embedded subsets, which ReportLab numbers; the positions are HarfBuzz's.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Any

from generator.display import Glyph

NEAR = 0.5
"""The distance, in 1/1000 of the type size, within which a glyph is not moved to its place."""


def show(glyphs: Sequence[Glyph], font: Any, size_pt: float, document: Any) -> str:
    """The operators, from the place of the text matrix, for glyphs in visual order in a font of ReportLab."""
    face = font.face
    widths = [face.charWidths.get(ord(glyph.char), face.defaultWidth) for glyph in glyphs]
    placed = [
        (glyph.advance - width, glyph.x_offset, glyph.y_offset) for glyph, width in zip(glyphs, widths, strict=True)
    ]
    if not any(x or y for _, x, y in placed) and all(abs(off) < NEAR for off in accumulate(p[0] for p in placed)):
        placed = []
    words: list[str] = []
    at = 0
    for subset, codes in font.splitString("".join(glyph.char for glyph in glyphs), document):
        words.append(f"{font.getSubsetInternalName(subset, document)} {size_pt:g} Tf")
        here = placed[at : at + len(codes)]
        words += _moved(codes, here, size_pt) if here else [f"{_string(codes)} Tj"]
        at += len(codes)
    return " ".join(words)


def _moved(codes: Sequence[int], placed: Sequence[tuple[float, float, float]], size_pt: float) -> list[str]:
    """The operators that show characters, each `wider` than its own width and moved by `x` and `y` (in 1/1000)."""
    words: list[str] = []
    array: list[str] = []
    text: list[int] = []
    owed = rise = 0.0  # the distance by which the next glyph must still be moved to the right

    def end() -> None:
        if text:
            array.append(_string(text))
            text.clear()
        if array:
            words.append(f"[{''.join(array)}] TJ")
            array.clear()

    for code, (wider, x, y) in zip(codes, placed, strict=True):
        if y != rise:
            end()
            words.append(f"{y * size_pt / 1000:.3f} Ts")
            rise = y
        step = round(owed + x)
        if step:
            if text:
                array.append(_string(text))
                text.clear()
            array.append(str(-step))
        text.append(code)
        owed += wider - step
    if round(owed):
        array += [_string(text), str(-round(owed))]
        text.clear()
    end()
    if rise:
        words.append("0 Ts")
    return words


def _string(codes: Sequence[int]) -> str:
    """A PDF string, with delimiters escaped (ISO 32000-1, 7.3.4.2); its bytes are written as Latin-1."""
    return f"({''.join([_ESCAPED[code] for code in codes])})"


_ESCAPED = [
    f"\\{chr(code)}" if chr(code) in "()\\" else chr(code) if 32 <= code <= 126 else f"\\{code:03o}"
    for code in range(256)
]
