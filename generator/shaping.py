"""One line of styled text → glyphs in visual order: bidi by python-bidi (UAX #9), shaping by HarfBuzz.

Order is bidi after line breaking: a line comes here in logical order and is never reordered before it is broken.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import Literal

import uharfbuzz as hb
from bidi import algorithm as bidi

from generator.display import Glyph
from generator.fonts import font

Direction = Literal["ltr", "rtl"]
_FEATURES = {"liga": False, "dlig": False, "clig": False}  # every glyph must stand for a character in the PDF
ICON = "\ufffc"
"""Stands in a line for an inline icon, whose style is `icon:<name>`: bidi takes it for a neutral, as it should."""
ICON_ADVANCE = 1080.0
_INVISIBLE = frozenset("\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


@dataclass(frozen=True, slots=True)
class Styled:
    """A stretch of a line in one font style."""

    text: str
    style: str


@dataclass(frozen=True, slots=True)
class Piece:
    """Shaped glyphs of one style, in visual order."""

    style: str
    glyphs: tuple[Glyph, ...]

    @property
    def width(self) -> float:
        """The advance width in 1/1000 of the type size."""
        return sum(glyph.advance for glyph in self.glyphs)


def shape_line(line: Sequence[Styled], base: Direction) -> list[Piece]:
    """The glyphs of a line, left to right as they stand on paper."""
    if base == "ltr" and not any(_is_rtl(ch) for part in line for ch in part.text):
        return [_shape(part.text, part.style, "ltr") for part in line if part.text]
    pieces = [_shape(text, style, direction) for text, style, direction in _visual_runs(tuple(line), base)]
    # neighbours of one style become one piece: readers of the PDF find the logical order of a run, not of its parts
    return [
        Piece(style, tuple(glyph for piece in group for glyph in piece.glyphs))
        for style, group in groupby(pieces, key=lambda piece: piece.style)
    ]


@lru_cache(maxsize=20_000)
def width_of(text: str, style: str) -> float:
    """The width of a word in 1/1000 of the type size; order does not change it."""
    return _shape(text, style, "rtl" if any(_is_rtl(ch) for ch in text) else "ltr").width


def missing_glyphs(text: str, style: str) -> list[str]:
    """The characters of `text` that the font cannot draw."""
    if style.startswith("icon:"):
        return []
    face = font(style)
    return [ch for ch in dict.fromkeys(text) if ch not in _INVISIBLE and ch != "\u00a0" and not face.has(ch)]


def _is_rtl(ch: str) -> bool:
    return "\u0590" <= ch <= "\u08ff" or "\ufb1d" <= ch <= "\ufdff" or ch == "\u200f"


def _visual_runs(line: tuple[Styled, ...], base: Direction) -> list[tuple[str, str, Direction]]:
    """Runs of one style and direction, in visual order, each in logical order within itself."""
    text = "".join(part.text for part in line)
    styles = [part.style for part in line for _ in part.text]
    order = _levels(text, base)
    runs: list[tuple[str, str, Direction]] = []
    for (level, style), group in groupby(order, key=lambda item: (item[1], styles[item[0]])):
        indices = sorted(index for index, _ in group)
        runs.append(("".join(text[i] for i in indices), style, "rtl" if level % 2 else "ltr"))
    return runs


@lru_cache(maxsize=20_000)
def _levels(text: str, base: Direction) -> tuple[tuple[int, int], ...]:
    """(index, level) of every character, in visual order."""
    storage = bidi.get_empty_storage()
    storage["base_level"] = 1 if base == "rtl" else 0
    storage["base_dir"] = "R" if base == "rtl" else "L"
    bidi.get_embedding_levels(text, storage)
    for index, char in enumerate(storage["chars"]):
        char["index"] = index
    for stage in (
        bidi.explicit_embed_and_overrides,
        bidi.resolve_weak_types,
        bidi.resolve_neutral_types,
        bidi.resolve_implicit_levels,
        bidi.reorder_resolved_levels,
    ):
        stage(storage, False)
    return tuple((char["index"], char["level"]) for char in storage["chars"])


@lru_cache(maxsize=20_000)
def _shape(text: str, style: str, direction: Direction) -> Piece:
    if style.startswith("icon:"):
        return Piece(style, tuple(Glyph(ICON, ICON_ADVANCE) for _ in text))
    face = font(style)
    buffer = hb.Buffer()
    # a no-break space has done its work by now, and readers of the PDF want a plain one
    buffer.add_str("".join(ch for ch in text.replace("\u00a0", " ") if ch not in _INVISIBLE))
    buffer.direction = direction
    buffer.guess_segment_properties()
    buffer.language = "en"  # not the machine's: the bytes must not depend on it, nor Hebrew digits on FiraGO's `locl`
    hb.shape(face.shaper, buffer, _FEATURES)
    scale = 1000 / face.upem
    glyphs = (
        Glyph(
            face.chars.get(info.codepoint, "\ufffd"),
            position.x_advance * scale,
            position.x_offset * scale,
            position.y_offset * scale,
        )
        for info, position in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True)
    )
    return Piece(style, tuple(glyphs))
