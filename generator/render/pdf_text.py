"""Shaped glyphs → the operators that show them: for a run one array of characters and corrections.

The characters are those of embedded subsets, which ReportLab numbers; the positions are HarfBuzz's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from generator.display import Glyph

NEAR = 0.5
"""A glyph so near its place, in 1/1000 of the type size, is not moved."""


def show(glyphs: Sequence[Glyph], font: Any, size_pt: float, document: Any) -> str:
    """The operators, from where the text matrix is, for glyphs in visual order in a font of ReportLab's."""
    face = font.face
    widths = [face.charWidths.get(ord(glyph.char), face.defaultWidth) for glyph in glyphs]
    placed = [
        (glyph.advance - width, glyph.x_offset, glyph.y_offset) for glyph, width in zip(glyphs, widths, strict=True)
    ]
    if all(abs(wider) < NEAR and not x and not y for wider, x, y in placed):
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
    owed = rise = 0.0  # what the next glyph must still be moved to the right

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
    """A string of a PDF, what would end it escaped (ISO 32000-1, 7.3.4.2); its bytes stand as Latin-1."""
    return f"({''.join([_ESCAPED[code] for code in codes])})"


_ESCAPED = [
    f"\\{chr(code)}" if chr(code) in "()\\" else chr(code) if 32 <= code <= 126 else f"\\{code:03o}"
    for code in range(256)
]
