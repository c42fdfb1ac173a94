"""Paragraphs → lines that fit a box: breaking, shrinking within stated limits, and where each line stands."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from generator.display import GlyphRun, Item
from generator.fonts import font
from generator.geometry import Box, mm
from generator.icons import icon
from generator.shaping import Direction, Styled, missing_glyphs, shape_line, width_of

STEP_PT = 0.1
_TIED = (
    re.compile(r"(?<=\d) (?=\w)"),  # a number stays with what it counts
    re.compile(r"(?<![\w-])([а-яёА-ЯЁ]{1,2}) (?=\w)"),  # a short Russian word does not end a line
    re.compile(r" (?=—)"),  # nor does a dash begin one
)
_RANGE = re.compile(r"(?<=\d)([–−-])(?=\d)")
LRM = "\u200e"


@dataclass(frozen=True, slots=True)
class TextStyle:
    """How a box's text is set: sizes in pt, leading as a multiple of the size, gap between paragraphs in em."""

    size_pt: float
    min_pt: float
    leading: float = 1.2
    min_leading: float = 1.12
    gap_em: float = 0.35
    max_lines: int | None = None


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph to set: its parts, how much smaller than the rest it is, and the colours by style."""

    parts: tuple[Styled, ...]
    scale: float = 1.0
    rule_above: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """A broken line: its parts in logical order, its width at 1 pt, and its paragraph's number."""

    parts: tuple[Styled, ...]
    width_em: float
    block: int


@dataclass(frozen=True, slots=True)
class Fitted:
    """Text that was fitted: the size and leading chosen, the lines, the height in mm, and whether it fits."""

    size_pt: float
    leading: float
    lines: tuple[Line, ...]
    height: float
    fits: bool


def tie(text: str) -> str:
    """Text with no-break spaces where a line must not end, and with ranges (1–4) kept the right way round in Hebrew."""
    text = _RANGE.sub(f"{LRM}\\1{LRM}", text)
    text = _TIED[0].sub("\u00a0", text)
    text = _TIED[1].sub("\\1\u00a0", text)
    return _TIED[2].sub("\u00a0", text)


def fit(blocks: Sequence[Block], width: float, height: float, style: TextStyle) -> Fitted:
    """The largest setting that fits `width` × `height` mm: tighter leading first, then a smaller size."""
    size = style.size_pt
    while True:
        for leading in (style.leading, style.min_leading):
            fitted = _set(blocks, width, size, leading, style)
            if fitted.height <= height + 1e-6 and fitted.fits:
                return _balanced(fitted, blocks, width)
        if size <= style.min_pt + 1e-9:
            return Fitted(size, style.min_leading, fitted.lines, fitted.height, fits=False)
        size = round(max(style.min_pt, size - STEP_PT), 2)


def _set(blocks: Sequence[Block], width: float, size: float, leading: float, style: TextStyle) -> Fitted:
    lines: list[Line] = []
    height, wide = 0.0, False
    for number, block in enumerate(blocks):
        em = mm(size * block.scale)
        broken = _break(block.parts, width / em)
        wide = wide or any(line_width > width / em + 1e-6 for _, line_width in broken)
        lines += [Line(parts, line_width, number) for parts, line_width in broken]
        height += len(broken) * em * leading + (em * style.gap_em * (1.6 if block.rule_above else 1) if number else 0)
    fits = not wide and (style.max_lines is None or len(lines) <= style.max_lines)
    return Fitted(size, leading, tuple(lines), height, fits)


def _balanced(fitted: Fitted, blocks: Sequence[Block], width: float) -> Fitted:
    """The same lines evened out: each paragraph as narrow as its number of lines allows, so none ends in one word."""
    lines: list[Line] = []
    for number, block in enumerate(blocks):
        wide = width / mm(fitted.size_pt * block.scale)
        count = sum(line.block == number for line in fitted.lines)
        narrow, wide_enough = wide / 2, wide
        for _ in range(7 if 1 < count < 5 else 0):
            middle = (narrow + wide_enough) / 2
            broken = _break(block.parts, middle)
            fits = len(broken) <= count and all(line_width <= middle for _, line_width in broken)
            narrow, wide_enough = (narrow, middle) if fits else (middle, wide_enough)
        lines += [Line(parts, line_width, number) for parts, line_width in _break(block.parts, wide_enough)]
    return replace(fitted, lines=tuple(lines))


def _break(parts: Sequence[Styled], width_em: float) -> list[tuple[tuple[Styled, ...], float]]:
    """Greedy lines no wider than `width_em`, each with its width in em; a word too wide stands alone."""
    lines: list[tuple[tuple[Styled, ...], float]] = []
    line: list[Styled] = []
    line_width = 0.0
    space = 0.0
    for word, following in _words(parts):
        word_width = sum(width_of(part.text, part.style) for part in word) / 1000
        if line and line_width + space + word_width > width_em + 1e-9:
            lines.append((_joined(line), line_width))
            line, line_width = [], 0.0
        if line:
            line.append(Styled(" ", line[-1].style))
            line_width += space
        line += word
        line_width += word_width
        space = width_of(" ", following) / 1000
    if line:
        lines.append((_joined(line), line_width))
    return lines


def _words(parts: Sequence[Styled]) -> Iterable[tuple[list[Styled], str]]:
    """Words, each in one or more styles, with the style of the space after it."""
    word: list[Styled] = []
    for part in parts:
        pieces = part.text.split(" ")
        for index, piece in enumerate(pieces):
            if index:
                if word:
                    yield word, part.style
                word = []
            if piece:
                word.append(Styled(piece, part.style))
    if word:
        yield word, parts[-1].style


def _joined(line: list[Styled]) -> tuple[Styled, ...]:
    """Neighbours of one style as one part, so that they are shaped together."""
    joined: list[Styled] = []
    for part in line:
        if joined and joined[-1].style == part.style:
            joined[-1] = Styled(joined[-1].text + part.text, part.style)
        else:
            joined.append(part)
    return tuple(joined)


def place_line(
    parts: Sequence[Styled],
    at: tuple[float, float],
    size_pt: float,
    *,
    base: Direction,
    colors: Mapping[str, str],
    angle: int = 0,
) -> list[Item]:
    """The glyph runs of a line whose baseline starts (on the left) `at` x, y mm."""
    x, y = at
    items: list[Item] = []
    for piece in shape_line(parts, base):
        if piece.style.startswith("icon:"):
            items += _inline_icon(piece.style.removeprefix("icon:"), (x, y), size_pt, colors)
        else:
            items.append(GlyphRun(x, y, font(piece.style).name, size_pt, colors[piece.style], piece.glyphs, angle))
        advance = mm(piece.width / 1000 * size_pt)
        x, y = (x + advance, y) if angle == 0 else (x, y - advance)
    return items


def _inline_icon(name: str, at: tuple[float, float], size_pt: float, colors: Mapping[str, str]) -> list[Item]:
    """An icon as tall as a capital, standing on the baseline `at` x, y mm."""
    em = mm(size_pt)
    side = em * 0.9
    box = Box(at[0] + em * 0.1, at[1] - side * 0.9, side, side)
    return list(icon(name, box, colors["icon"], dict(colors)))


def place(
    fitted: Fitted,
    blocks: Sequence[Block],
    box: Box,
    style: TextStyle,
    *,
    base: Direction,
    colors: Mapping[str, str],
    align: str = "start",
) -> tuple[list[Item], list[float]]:
    """The items of fitted text, centred in the height of a box, and the y of each rule above a block."""
    y = box.y + max(0.0, (box.h - fitted.height) / 2)
    runs: list[Item] = []
    rules: list[float] = []
    block = -1
    for line in fitted.lines:
        size = fitted.size_pt * blocks[line.block].scale
        em = mm(size)
        if line.block != block:
            if block >= 0:
                gap = em * style.gap_em * (1.6 if blocks[line.block].rule_above else 1)
                if blocks[line.block].rule_above:
                    rules.append(y + gap / 2)
                y += gap
            block = line.block
        width = line.width_em * em
        side = {"start": base == "rtl", "end": base == "ltr"}.get(align)
        x = box.x + (box.w - width) / 2 if side is None else box.right - width if side else box.x
        runs += place_line(line.parts, (x, y + em * (fitted.leading / 2 + 0.35)), size, base=base, colors=colors)
        y += em * fitted.leading
    return runs, rules


def undrawable(parts: Iterable[Styled]) -> list[str]:
    """Characters that no font of ours draws, in order of appearance."""
    return list(dict.fromkeys(ch for part in parts for ch in missing_glyphs(part.text, part.style)))
