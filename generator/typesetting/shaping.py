"""One line of styled text → glyphs in visual order: bidi by python-bidi (UAX #9), shaping by HarfBuzz.

Bidi comes after line breaking: a line arrives here in logical order and is never reordered before it is broken.
A character that a style's own font lacks is taken from a fallback font.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import groupby
from typing import Any

import uharfbuzz as hb

from cards.records import dataclass
from cards.visual_order import visual_order
from generator.display import Glyph, ink_of, while_at_hand
from generator.typesetting.direction import Direction
from generator.typesetting.fonts import Font, fallback, font
from generator.typesetting.style import Style

# in the PDF each glyph must stand for one character: no ligatures, no alternates (FiraGO's f differs before l and t)
_FEATURES = {"liga": False, "dlig": False, "clig": False, "calt": False}
_PLAIN = {**_FEATURES, "ccmp": False, "locl": False}  # tried if one still stands for none or several
ICON = "\ufffc"
"""The character that stands for an inline icon, which its style names; bidi treats it as neutral, as it should."""
ICON_SIDE = 0.9
"""The side of an inline icon's square in em: its drawing is about as tall as a capital."""
ICON_BEARING = 0.07
"""The space on each side of an inline icon's drawing, in em."""
THIN_SPACE = "\u2009"
"""Separates an icon from the word beside it. FiraGO lacks it, so a plain space is drawn, and PDF readers find one."""
_THIN = 0.13
"""The width of a thin space in em; together with the icon's bearing it makes a fifth of an em."""
_JOINERS = frozenset("\u200c\u200d")
"""They say which letters join, and are asked for by the words of Persian, say; nothing is drawn of them."""
_INVISIBLE = frozenset(
    "\u00ad\u061c\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufe0e\ufe0f\ufeff"
)
_SPACES = frozenset("\u00a0" + THIN_SPACE)
_UNDRAWN = _INVISIBLE | _JOINERS | _SPACES
_MISSING = 0  # the number of a font's glyph for characters that it lacks


@dataclass(frozen=True, slots=True)
class Styled:
    """A stretch of a line in one style; `link` is its target, on pages that have links."""

    text: str
    style: Style
    link: str = ""


def icon_part(name: str) -> Styled:
    """An icon that stands among the words of a line."""
    return Styled(ICON, Style(icon=name))


@dataclass(frozen=True, slots=True)
class ShapedRun:
    """Shaped glyphs of one style and font, in visual order; their advances do not include the style's `scale` yet.

    Of two runs of a line, the one with the smaller `start` is read first.
    """

    style: Style
    glyphs: tuple[Glyph, ...]
    font: str = ""
    link: str = ""
    start: tuple[int, int] = (0, 0)

    @property
    def width(self) -> float:
        """The advance width in 1/1000 of the type size."""
        return sum(glyph.advance for glyph in self.glyphs) * self.style.scale


def shape_line(line: Sequence[Styled], base: Direction) -> list[ShapedRun]:
    """Shape a line into runs, left to right as they appear on paper."""
    if base == "ltr" and not any(_is_rtl(ch) for part in line for ch in part.text):
        return [
            replace(run, link=part.link) if part.link else run
            for part in line
            if part.text
            for run in _shape(part.text, part.style, "ltr")
        ]
    runs = [
        # where its font lacks a character, a visual run becomes several shaped runs, numbered in reading order
        replace(run, link=link, start=(start, number if direction == "ltr" else -number))
        for text, style, link, direction, start in _visual_runs(tuple(line), base)
        for number, run in enumerate(_shape(text, style, direction))
    ]
    # join neighbours of one style: PDF readers restore the logical order within a run, but not across runs
    return [
        replace(
            group[0],
            glyphs=tuple(glyph for run in group for glyph in run.glyphs),
            start=min(run.start for run in group),
        )
        for _, same in groupby(runs, key=lambda run: (run.style, run.font, run.link))
        for group in [list(same)]
    ]


@while_at_hand(20_000)
def width_of(text: str, style: Style) -> float:
    """The width of a text in 1/1000 of the type size; visual order does not affect it."""
    direction: Direction = "rtl" if any(map(_is_rtl, text)) else "ltr"
    if not style.icon:
        face = font(style.font)
        visible = _visible(text)
        if not visible:
            return 0.0
        buffer = _shaped(visible, face, direction)
        if face.joins(visible) and all(info.codepoint != _MISSING for info in buffer.glyph_infos):
            advance: float = sum(_advances(visible, face, buffer))
            return advance * style.scale
    return sum(run.width for run in _shape(text, style, direction))


def missing_glyphs(text: str, style: Style) -> list[str]:
    """The characters of `text` that none of the fonts has."""
    if style.icon:
        return []
    face = font(style.font)
    odd = [ch for ch in dict.fromkeys(text) if ch not in _UNDRAWN and not face.has(ch)]
    return [ch for ch in odd if fallback(style.font, ch) is None]


def _is_rtl(ch: str) -> bool:
    return "\u0590" <= ch <= "\u08ff" or "\ufb1d" <= ch <= "\ufdff" or ch == "\u200f"


_VisualRun = tuple[str, Style, str, Direction, int]


def _visual_runs(line: tuple[Styled, ...], base: Direction) -> list[_VisualRun]:
    """Runs of one style, link and direction, in visual order; each with its text in logical order and its offset."""
    text = "".join(part.text for part in line)
    dressed = [(part.style, part.link) for part in line for _ in part.text]
    order = _levels(text, base)
    runs: list[_VisualRun] = []
    for (level, (style, link)), group in groupby(order, key=lambda item: (item[1], dressed[item[0]])):
        indices = sorted(index for index, _ in group)
        runs.append(("".join(text[i] for i in indices), style, link, "rtl" if level % 2 else "ltr", indices[0]))
    return runs


@lru_cache(maxsize=20_000)
def _levels(text: str, base: Direction) -> tuple[tuple[int, int], ...]:
    """(index, level) of every character, in visual order."""
    return tuple((index, level) for _, index, level in visual_order(text, rtl=base == "rtl"))


@while_at_hand(20_000)
def _shape(text: str, style: Style, direction: Direction) -> tuple[ShapedRun, ...]:
    """Shape text of one style and direction: one run, or several in visual order if its font lacks a character."""
    if style.icon:
        left, right = ink_of(style.icon)
        advance = 1000 * (ICON_SIDE * (right - left) + 2 * ICON_BEARING)
        return (ShapedRun(style, tuple(Glyph(ICON, advance) for _ in text)),)
    text = _visible(text)
    if not text:
        return ()
    face = font(style.font)
    run, whole = _glyphs(text, style, face, direction)
    if whole:
        return (run,)
    runs = [("".join(run), found) for found, run in _groups(text, style, face)]
    return tuple(_glyphs(run, style, found, direction)[0] for run, found in runs[:: -1 if direction == "rtl" else 1])


def _groups(text: str, style: Style, face: Font) -> Iterator[tuple[Font, list[str]]]:
    """Group the text's characters, each with its marks, into runs that one font draws."""
    clusters: list[str] = []
    for ch in text:
        if clusters and (ch in _JOINERS or unicodedata.category(ch) in ("Mn", "Mc")):
            clusters[-1] += ch
        else:
            clusters.append(ch)

    def drawn_by(cluster: str) -> Font:
        own = all(ch in _SPACES | _JOINERS or face.has(ch) for ch in cluster)
        return face if own else fallback(style.font, cluster) or face

    for _, run in groupby(clusters, key=lambda cluster: drawn_by(cluster).name):
        found = list(run)
        yield drawn_by(found[0]), found


def _visible(text: str) -> str:
    """The text without invisible controls. No-break spaces become plain ones, which is what PDF readers expect."""
    return "".join([ch for ch in text.replace("\u00a0", " ") if ch not in _INVISIBLE])


def _shaped(text: str, face: Font, direction: Direction, features: Mapping[str, bool] = _FEATURES) -> Any:
    """HarfBuzz's buffer with the text's glyphs."""
    buffer = hb.Buffer()
    buffer.add_str(text.replace(THIN_SPACE, " "))
    buffer.direction = direction
    buffer.guess_segment_properties()
    buffer.flags = hb.BufferFlags.REMOVE_DEFAULT_IGNORABLES
    buffer.language = "en"  # not the machine's: the bytes must not depend on it, nor digits in Hebrew on `locl`
    hb.shape(face.shaper, buffer, {} if face.own else features)
    if (
        features is _FEATURES
        and not face.own
        and any(info.codepoint not in face.chars for info in buffer.glyph_infos or ())
    ):
        return _shaped(text, face, direction, _PLAIN)
    return buffer


def _advances(text: str, face: Font, buffer: Any) -> Iterator[float]:
    """The advance of each glyph of a shaped text, in 1/1000 of the type size."""
    for info, position in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
        thin = text[info.cluster] == THIN_SPACE
        yield 1000 * _THIN if thin else position.x_advance * 1000 / face.upem


def _glyphs(text: str, style: Style, face: Font, direction: Direction) -> tuple[ShapedRun, bool]:
    """A shaped run, and whether the font had every character."""
    buffer = _shaped(text, face, direction)
    scale = 1000 / face.upem
    infos = buffer.glyph_infos
    glyphs = tuple(
        Glyph(face.chars.get(info.codepoint, "\ufffd"), advance, position.x_offset * scale, position.y_offset * scale)
        for info, position, advance in zip(infos, buffer.glyph_positions, _advances(text, face, buffer), strict=True)
    )
    whole = face.joins(text) and all(info.codepoint != _MISSING for info in infos)
    return ShapedRun(style, glyphs, face.name), whole
