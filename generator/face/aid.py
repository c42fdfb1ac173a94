"""A side of a player aid: its sections one below the other, on a card of its own or as part of another face."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property
from itertools import accumulate

from cards import Lang
from cards.errors import Said
from cards.language import Aid, AidPart
from cards.records import dataclass
from generator.display import Box, Face, Item, Shape, ellipse, icons, mm
from generator.face.layout import FaceLayout, styled
from generator.face.template import Icon, StepsElement
from generator.typesetting import BOLD, Styled, TextBlock, TextStyle, gap_above, place_line, text as typesetting, tied

_INDENT = 1.35
"""The indent of the text, in widths of a badge."""


@dataclass
class AidLayout(FaceLayout):
    """One side of a player aid being laid out."""

    aid: Aid
    page: str

    @cached_property
    def drawn(self) -> Face:
        """The side as a face."""
        return self.face(self.template.aid)

    @property
    def comfortable(self) -> bool:
        """True if the text is at least as large as the template prefers."""
        steps = next(element for element in self.template.aid if isinstance(element, StepsElement))
        return self._fitted(steps, Box(*steps.box))[0].size_pt >= (steps.preferred or steps.min)

    @property
    def called(self) -> str:
        """The side's name in findings."""
        return f"aid {self.aid.id}"

    def _line(self, what: str) -> str:
        told = {"title": self.aid.title, "page": self.page, "game": f"{self.game.title[self.lang]} {self.game.version}"}
        return told[what]

    def icon(self, element: Icon, box: Box) -> list[Item]:
        """Draw an icon by its name, or (`of: aid`) the aid's own."""
        return super().icon(replace(element, of=self.aid.icon) if element.of == "aid" else element, box)

    def steps(self, steps: StepsElement, box: Box) -> list[Item]:
        """Draw the sections, one below the other."""
        fitted, blocks, style = self._fitted(steps, box)
        self._check_glyphs([part for block in blocks for part in block.parts])
        self._note_size("text", fitted.size_pt)
        if not fitted.fits:
            over, least = round(fitted.height - box.h, 1), steps.min
            said = f"the text is {over} mm too tall for its box at {least:g} pt"
            self._find("too-tall", Said(said, "text-too-tall", mm=over, pt=least))
        indent = self._indent(steps)
        column = Box(box.x + (0 if self._base == "rtl" else indent), box.y, box.w - indent, box.h)
        colors = {"regular": self._color(steps.color), "bold": self._color(steps.title_color)}
        colors |= {"italic": colors["regular"], "icon": colors["bold"]}
        first = list(accumulate((len(section.paragraphs) for section in self.aid.sections), initial=0))
        items: list[Item] = []
        above = (box.h - fitted.height) / 2 if steps.align == "middle" else 0.0
        y, before = box.y + max(0.0, above), -1
        for line in fitted.lines:
            em = mm(fitted.size_pt * blocks[line.block].scale)
            if line.block != before:
                y += gap_above(blocks[line.block], fitted.size_pt, style) if before >= 0 else 0.0
                before = line.block
                if before in first[:-1]:
                    middle = y + em * fitted.leading / 2
                    items += self._badge(steps, box, middle, self.aid.sections[first.index(before)])
            x = column.right - line.width_em * em if self._base == "rtl" else column.x
            baseline = y + em * (fitted.leading / 2 + 0.35)
            items += place_line(line.parts, (x, baseline), fitted.size_pt, base=self._base, colors=colors)
            y += em * fitted.leading
        return items

    def _indent(self, steps: StepsElement) -> float:
        numbered = any(section.number or section.icon for section in self.aid.sections)
        return steps.badge * _INDENT if numbered else 0.0

    def _fitted(self, steps: StepsElement, box: Box) -> tuple[typesetting.Fitted, list[TextBlock], TextStyle]:
        blocks = [block for section in self.aid.sections for block in _blocks(section, self.lang)]
        style = TextStyle(
            *(steps.size, steps.min, steps.leading, steps.min_leading, steps.gap_em),
            preferred_pt=steps.preferred,
            steps=steps.steps,
        )
        return typesetting.fit(blocks, box.w - self._indent(steps), box.h, style), blocks, style

    def _badge(self, steps: StepsElement, box: Box, middle: float, section: AidPart) -> list[Item]:
        """A section's number or icon, at the start of its first line."""
        if not (section.number or section.icon):
            return []
        side = steps.badge
        place = Box(box.right - side if self._base == "rtl" else box.x, middle - side / 2, side, side)
        items: list[Item] = [self._lined(Shape(ellipse(place), self._full_color(steps.badge_fill)))]
        color = self._color(steps.badge_color) if self.look.ink != "saver" else self._color(steps.color)
        if section.icon:
            return [*items, *icons.icon(section.icon, place.inset(side * 0.19), color, self._roles)]
        style = TextStyle(side * 2.1, 4, leading=1.0, min_leading=1.0, gap_em=0, max_lines=1)
        blocks = [TextBlock((Styled(str(section.number), BOLD),))]
        fitted = typesetting.fit(blocks, place.w, place.h, style)
        runs, _ = typesetting.place(fitted, blocks, place, style, base="ltr", colors={BOLD.role: color}, align="middle")
        return [*items, *runs]


def _blocks(section: AidPart, lang: Lang) -> Iterator[TextBlock]:
    """A section's paragraphs, with its title at the start of the first."""
    for at, paragraph in enumerate(section.paragraphs):
        title = (Styled(f"{section.title}.  ", BOLD),) if at == 0 else ()
        yield TextBlock(
            tied([*title, *map(styled, paragraph)]), rule_above=at == 0, lang=lang
        )  # for more space above it
