"""Paragraphs → lines that fit a box: breaking, shrinking within given limits, and placing each line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from cards.records import dataclass
from generator.display import Box, GlyphRun, Item, icon, ink_of, mm
from generator.typesetting.breaking import Breaks, best, breaks_of, count_lines, cut
from generator.typesetting.direction import Direction
from generator.typesetting.no_break import ties
from generator.typesetting.shaping import (
    ICON,
    ICON_BEARING,
    ICON_SIDE,
    THIN_SPACE,
    ShapedRun,
    Styled,
    missing_glyphs,
    shape_line,
    width_of,
)
from generator.typesetting.signs import LRM, marks
from generator.typesetting.style import REGULAR

STEP_PT = 0.1
TIGHT = 0.2
"""The gap above what follows tightly, as a share of that between paragraphs."""
BULLET_EM, BULLET_GAP_EM = 0.8, 0.35
"""How far what stands in a list is indented at least, and its distance from its bullet."""
GROWN = 0.75
"""The largest share of its box that a text may fill after growing beyond its usual size: a full box looks crammed."""


@dataclass(frozen=True, slots=True)
class TextStyle:
    """How a box's text is set: sizes in pt, leading as a multiple of the size, gap between paragraphs in em.

    Words are hyphenated only to keep the text from shrinking below `preferred_pt` (by default `size_pt`). A short text
    grows beyond `size_pt`, up to `max_pt`, as long as enough of its box stays free. With `steps`, from the largest to
    the smallest, text has one of these sizes and no other.
    """

    size_pt: float
    min_pt: float
    leading: float = 1.2
    min_leading: float = 1.12
    gap_em: float = 0.35
    max_lines: int | None = None
    preferred_pt: float | None = None
    max_pt: float | None = None
    steps: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class TextBlock:
    """A paragraph to set: its parts, and its size as a multiple of the text's.

    `base` is its direction, if that differs from the text's; `lang`, if given, allows hyphenation in that language.
    What stands in a list has its `bullet` beside it. A `tight` one follows what is above it as a line follows another.
    """

    parts: tuple[Styled, ...]
    scale: float = 1.0
    rule_above: bool = False
    base: Direction | None = None
    lang: str | None = None
    bullet: tuple[Styled, ...] = ()
    tight: bool = False

    @property
    def indent_em(self) -> float:
        """How far from the edge its lines begin, in em of its own size."""
        if not self.bullet:
            return 0.0
        wide = sum(width_of(part.text.rstrip(), part.style) for part in self.bullet) / 1000
        return max(BULLET_EM, wide + BULLET_GAP_EM)


@dataclass(frozen=True, slots=True)
class TextLine:
    """A line after breaking: its parts in logical order, its width in em, and the index of its paragraph."""

    parts: tuple[Styled, ...]
    width_em: float
    block: int


@dataclass(frozen=True, slots=True)
class Fitted:
    """The result of `fit`: the size in pt and the leading chosen, the lines, the height in mm, and whether it fits."""

    size_pt: float
    leading: float
    lines: tuple[TextLine, ...]
    height: float
    fits: bool


@lru_cache(maxsize=1024)  # labels say the same on most cards
def tie(text: str) -> str:
    """Add no-break spaces where a line must not end, and marks that keep ranges (1–4) the right way round in Hebrew."""
    return tied([Styled(text, REGULAR)])[0].text


def tied(parts: Sequence[Styled]) -> tuple[Styled, ...]:
    """Apply `tie` to a paragraph's parts, across their borders too, and set icons a thin space apart from words."""
    whole = ties("".join(part.text for part in parts))  # its length is unchanged, so the borders of the parts are too
    places = marks(whole)
    result: list[Styled] = []
    at = 0
    for part in parts:
        end = at + len(part.text)
        here = [place for place in places if at <= place < end or place == end == len(whole)]
        cuts = [at, *here, end]
        result.append(replace(part, text=LRM.join(whole[one:other] for one, other in pairwise(cuts))))
        at = end
    for number in range(1, len(result)):
        one, other = result[number - 1 : number + 1]
        if one.text.endswith(ICON) and other.text[:1].isalnum():
            result[number] = replace(other, text=THIN_SPACE + other.text)
        elif one.text[-1:].isalnum() and other.text.startswith(ICON):
            result[number - 1] = replace(one, text=one.text + THIN_SPACE)
    return tuple(result)


def fit(blocks: Sequence[TextBlock], width: float, height: float, style: TextStyle) -> Fitted:
    """Fit text to `width` × `height` mm as large as possible, by tighter leading, then hyphens, then a smaller size."""
    setting = _Setting(blocks, width, height, style)
    if style.steps:
        return setting.stepped()
    if grown := setting.grown():
        return grown
    preferred = style.size_pt if style.preferred_pt is None else style.preferred_pt
    size = style.size_pt
    while True:
        for leading in (style.leading, style.min_leading):
            if setting.fits(setting.plain, size, leading):
                return setting.fitted(setting.plain, size, leading)
        if size <= preferred + 1e-9 and (hyphenated := setting.hyphenated(size)):
            return setting.fitted(hyphenated, size, style.min_leading)
        if size <= style.min_pt + 1e-9:
            return setting.fitted(setting.plain, size, style.min_leading)
        size = round(max(style.min_pt, size - STEP_PT), 2)


def lacking(blocks: Sequence[TextBlock], width: float, height: float, style: TextStyle, most: int) -> int:
    """By how many mm, at most so many, a box must grow for its text to fit at its second step, or a smaller one."""
    setting = _Setting(blocks, width, height, style)

    for size in style.steps[1:]:
        if setting.taller(most).at_step(size):
            return next(more for more in range(most + 1) if setting.taller(more).at_step(size))
    return most


@dataclass
class _Setting:
    """Paragraphs being fitted to a box: measured once, then tried at several sizes."""

    blocks: Sequence[TextBlock]
    width: float
    height: float
    style: TextStyle

    def __post_init__(self) -> None:
        self.plain = [breaks_of(block.parts) for block in self.blocks]

    @property
    def roomy(self) -> _Setting:
        """The same with less of its height, as a size above the usual one has to leave some free."""
        return self.taller(self.height * (GROWN - 1))

    def taller(self, by: float) -> _Setting:
        """The same in a box that is so many mm taller."""
        other = copy(self)  # nothing is measured anew
        other.height += by
        return other

    def fits(self, places: Sequence[Breaks], size: float, leading: float) -> bool:
        """True if the paragraphs, broken at these places, fit the box at this size (pt) and leading."""
        counts = [self._count(*numbered, size) for numbered in enumerate(places)]
        if any(wide for _, wide in counts):
            return False
        lines = [count for count, _ in counts]
        if self.style.max_lines is not None and sum(lines) > self.style.max_lines:
            return False
        return self._height(lines, size, leading) <= self.height + 1e-6

    def grown(self) -> Fitted | None:
        """The largest setting above the usual size that leaves enough of the box free, if there is one."""
        size = self.style.max_pt or 0.0
        roomy = self.roomy
        while size > self.style.size_pt + 1e-9:
            if roomy.fits(self.plain, size, self.style.leading):
                return self.fitted(self.plain, size, self.style.leading)
            size = round(size - STEP_PT, 2)
        return None

    def stepped(self) -> Fitted:
        """The largest of the steps at which the text fits, else the smallest."""
        for size in self.style.steps:
            if found := self.at_step(size):
                return self.fitted(found[0], size, found[1])
        return self.fitted(self.plain, self.style.steps[-1], self.style.min_leading)

    def at_step(self, size: float) -> tuple[Sequence[Breaks], float] | None:
        """Breaks and leading with which the text fits at a step, if it does; above the usual size it needs room."""
        style = self.style
        if size > style.size_pt:
            return (self.plain, style.leading) if self.roomy.fits(self.plain, size, style.leading) else None
        for leading in (style.leading, style.min_leading):
            if self.fits(self.plain, size, leading):
                return self.plain, leading
        preferred = style.size_pt if style.preferred_pt is None else style.preferred_pt
        finer = self.hyphenated(size) if size <= preferred else None
        return (finer, style.min_leading) if finer else None

    def hyphenated(self, size: float) -> list[Breaks] | None:
        """Breaks with which the text fits, hyphenating as few paragraphs as possible; None if it does not fit."""
        places = list(self.plain)
        for number, block in enumerate(self.blocks):
            if block.lang:
                before = self._count(number, places[number], size)
                finer = breaks_of(block.parts, block.lang, self._em_width(block, size))
                if self._count(number, finer, size) != before:  # fewer lines, or a word that was too wide
                    places[number] = finer
                    if self.fits(places, size, self.style.min_leading):
                        return places
        return None

    def fitted(self, places: Sequence[Breaks], size: float, leading: float) -> Fitted:
        """Set the lines at this size and leading, as even as possible."""
        lines: list[TextLine] = []
        for number, (block, breaks) in enumerate(zip(self.blocks, places, strict=True)):
            width = self._em_width(block, size)
            lines += [TextLine(parts, wide, number) for parts, wide in cut(breaks, best(breaks, width))]
        counts = [0] * len(self.blocks)
        for line in lines:
            counts[line.block] += 1
        height = self._height(counts, size, leading)
        return Fitted(size, leading, tuple(lines), height, self.fits(places, size, leading))

    def _em_width(self, block: TextBlock, size: float) -> float:
        return self.width / mm(size * block.scale) - block.indent_em

    def _count(self, number: int, places: Breaks, size: float) -> tuple[int, bool]:
        return count_lines(places, self._em_width(self.blocks[number], size))

    def _height(self, counts: Sequence[int], size: float, leading: float) -> float:
        height = 0.0
        for number, (block, count) in enumerate(zip(self.blocks, counts, strict=True)):
            height += count * mm(size * block.scale) * leading + (self._gap(block, size) if number else 0.0)
        return height

    def _gap(self, block: TextBlock, size: float) -> float:
        return gap_above(block, size, self.style)


def gap_above(block: TextBlock, size: float, style: TextStyle) -> float:
    """The space in mm between a paragraph and the one above it."""
    return mm(size * block.scale) * style.gap_em * (1.6 if block.rule_above else TIGHT if block.tight else 1)


def place_line(
    parts: Sequence[Styled],
    at: tuple[float, float],
    size_pt: float,
    *,
    base: Direction,
    colors: Mapping[str, str],
    angle: int = 0,
) -> list[Item]:
    """Place a line with the left end of its baseline `at` x, y mm; `colors` are keyed by `Style.role`."""
    placed = place_runs(parts, at, size_pt, base=base, colors=colors, angle=angle)
    return [item for one in placed for item in one.items]


class PlacedRun(NamedTuple):
    """A run of a line in its place: its left end `x` and its `width` in mm, and its items."""

    run: ShapedRun
    x: float
    width: float
    items: list[Item]


def place_runs(
    parts: Sequence[Styled],
    at: tuple[float, float],
    size_pt: float,
    *,
    base: Direction,
    colors: Mapping[str, str],
    angle: int = 0,
) -> list[PlacedRun]:
    """Place a line as `place_line` does, and return its runs in reading order.

    Most PDF readers copy and search text in the order in which it was drawn.
    """
    x, y = at
    placed: list[PlacedRun] = []
    for run in shape_line(parts, base):
        advance = mm(run.width / 1000 * size_pt)
        style = run.style
        rise = mm(size_pt) * style.rise
        start = (x, y - rise) if angle == 0 else (x - rise, y)
        size, color = size_pt * style.scale, colors[style.role]
        if style.icon:
            items = _inline_icon(style.icon, start, size, color, colors)
        else:
            items = [GlyphRun(*start, run.font, size, color, run.glyphs, angle)]
        placed.append(PlacedRun(run, x, advance, items))
        x, y = (x + advance, y) if angle == 0 else (x, y - advance)
    return sorted(placed, key=lambda one: one.run.start)


def _inline_icon(
    name: str, at: tuple[float, float], size_pt: float, color: str, colors: Mapping[str, str]
) -> list[Item]:
    """An icon as tall as a capital, standing on the baseline `at` x, y mm."""
    em = mm(size_pt)
    side = em * ICON_SIDE
    box = Box(at[0] + em * ICON_BEARING - side * ink_of(name)[0], at[1] - side * 0.9, side, side)
    return list(icon(name, box, color, dict(colors)))


def set_in_box(
    blocks: Sequence[TextBlock],
    box: Box,
    style: TextStyle,
    *,
    base: Direction,
    colors: Mapping[str, str],
    align: str = "start",
    valign: str = "middle",
) -> tuple[list[Item], Fitted]:
    """Fit text to a box and place it there, at its `top`, `middle` or `bottom`; return its items, and how it fits."""
    fitted = fit(blocks, box.w, box.h, style)
    if valign != "middle" and fitted.height < box.h:
        top = box.y if valign == "top" else box.bottom - fitted.height
        box = Box(box.x, top, box.w, fitted.height)
    return place(fitted, blocks, box, style, base=base, colors=colors, align=align)[0], fitted


def place(
    fitted: Fitted,
    blocks: Sequence[TextBlock],
    box: Box,
    style: TextStyle,
    *,
    base: Direction,
    colors: Mapping[str, str],
    align: str = "start",
) -> tuple[list[Item], list[float]]:
    """Place fitted text in a box, vertically centred; return its items, and the y in mm of each rule above a block.

    A paragraph with a direction of its own follows that rather than `base`.
    """
    y = box.y + max(0.0, (box.h - fitted.height) / 2)
    runs: list[Item] = []
    rules: list[float] = []
    block = -1
    for line in fitted.lines:
        size = fitted.size_pt * blocks[line.block].scale
        em = mm(size)
        if begins := line.block != block:
            if block >= 0:
                gap = gap_above(blocks[line.block], fitted.size_pt, style)
                if blocks[line.block].rule_above:
                    rules.append(y + gap / 2)
                y += gap
            block = line.block
        width = line.width_em * em
        own = blocks[line.block].base or base
        right = {"start": own == "rtl", "end": own == "ltr"}.get(align)
        indent = blocks[line.block].indent_em * em
        x = box.x + (box.w - width) / 2 if right is None else box.right - width - indent if right else box.x + indent
        baseline = y + em * (fitted.leading / 2 + 0.35)
        if begins and indent and right is not None:
            bullet = tuple(replace(part, text=part.text.rstrip()) for part in blocks[line.block].bullet)
            wide = sum(width_of(part.text, part.style) for part in bullet) / 1000 * em
            runs += place_line(bullet, (box.right - wide if right else box.x, baseline), size, base=own, colors=colors)
        runs += place_line(line.parts, (x, baseline), size, base=own, colors=colors)
        y += em * fitted.leading
    return runs, rules


def undrawable(parts: Iterable[Styled]) -> list[str]:
    """The characters that no bundled font has, in order of appearance."""
    return list(dict.fromkeys(ch for part in parts for ch in missing_glyphs(part.text, part.style)))


def place_turned(
    fitted: Fitted, blocks: Sequence[TextBlock], box: Box, base: Direction, colors: Mapping[str, str]
) -> list[Item]:
    """Draw lines turned a quarter anticlockwise: Russian reads upwards; Hebrew, starting on the right, downwards."""
    x = box.x + (box.w - fitted.height) / 2
    items: list[Item] = []
    for line in fitted.lines:
        block = blocks[line.block]
        size = fitted.size_pt * block.scale
        em = mm(size)
        y = box.y + (box.h + line.width_em * em) / 2
        baseline = x + em * (fitted.leading / 2 + 0.35)
        items += place_line(line.parts, (baseline, y), size, base=block.base or base, colors=colors, angle=90)
        x += em * fitted.leading
    return items
