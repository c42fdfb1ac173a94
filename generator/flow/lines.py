"""Texts → lines: broken to a width, measured, and drawn with their links."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field, replace

from cards.errors import Said
from cards.records import dataclass
from generator.display import Box, LayoutCode, LayoutFinding, LinkBox, mm, no_glyph
from generator.flow.blocks import PAGE, PageStyle, Text
from generator.flow.rows import Drawn, RolePalette, SetLine
from generator.typesetting import best, breaks_of, count_lines, cut, place_runs, tied, undrawable, width_of

_RAGGED = 0.2
"""Words may be hyphenated if a line leaves more than this share of the measure empty."""
_HYPHEN_COST = 0.06


@dataclass
class LineSetter:
    """Sets lines in the style of a document; `pages` maps anchors to page numbers, as far as they are known."""

    look: PageStyle
    pages: Mapping[str, int] = field(default_factory=dict)
    findings: list[LayoutFinding] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._palette = RolePalette(self.look.colors, "ink")

    def lines(self, text: Text, width: float, *, balanced: bool = False) -> list[tuple[Text, float]]:
        """A text broken into lines of at most `width` em, each with its width."""
        parts = tied(self._numbered(text))
        for char in undrawable(parts):
            self.find("no-glyph", no_glyph(char))
        places = breaks_of(parts)
        if not places.ends:
            return []
        lines = cut(places, best(places, width, balanced=balanced))
        ragged = any(1 - wide / width > _RAGGED for _, wide in lines[:-1]) or count_lines(places, width)[1]
        if ragged and self.look.lang and self.look.hyphens and not balanced:
            places = breaks_of(parts, self.look.lang, width)
            lines = cut(places, best(places, width, balanced=False, hyphen_cost=_HYPHEN_COST))
        if count_lines(places, width)[1]:
            self.find("does-not-fit", _too_wide("".join(part.text for part in parts)[:60]))
        return lines

    def width(self, text: Text) -> float:
        """The width of a text on one line, in em."""
        return sum(width_of(part.text, part.style) for part in tied(self._numbered(text))) / 1000

    def widths(self, text: Text) -> tuple[float, float]:
        """The widths in em of a text's widest word and of the whole text."""
        places = breaks_of(tied(self._numbered(text)))
        words = (end - begin for begin, end in zip([0.0, *places.starts], places.ends, strict=False))
        return max(words, default=0.0), places.ends[-1] if places.ends else 0.0

    def draw(self, line: SetLine, left: float, top: float) -> Iterator[Drawn]:
        """Draw a line and its links; `left` is the column's left edge and `top` the row's top, in mm."""
        em = mm(line.size)
        at = left + line.x
        baseline = top + line.down + em * (self.look.leading / 2 + 0.35)
        links: list[LinkBox] = []
        placed = place_runs(line.parts, (at, baseline), line.size, base=line.base, colors=self._palette)
        yield from (item for one in placed for item in one.items)
        for one in sorted(placed, key=lambda one: one.x):
            if target := one.run.link:
                box = Box(one.x, baseline - 0.85 * em, one.width, 1.15 * em)
                if links and links[-1].target == target and abs(links[-1].box.right - one.x) < 0.4 * em:
                    before = links.pop().box
                    box = Box(before.x, before.y, box.right - before.x, before.h)
                links.append(LinkBox(box, target))
        yield from links

    def find(self, code: LayoutCode, what: str) -> None:
        """Add a finding, once."""
        found = LayoutFinding(code, what)
        if found not in self.findings:
            self.findings.append(found)

    def _numbered(self, text: Text) -> Text:
        """The text with page numbers in place of `PAGE`."""
        if not any(PAGE in part.text for part in text):
            return text
        return tuple(
            replace(part, text=part.text.replace(PAGE, str(self.pages.get(part.link.removeprefix("#"), "00"))))
            for part in text
        )


def _too_wide(words: str) -> Said:
    return Said(f"does not fit its column: {words}", "words-too-wide", text=words)
