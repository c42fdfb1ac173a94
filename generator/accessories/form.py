"""Pages and panels with a fixed layout: boxes mirrored for right-to-left readers, words in two languages.

Places are given for left to right; "start" is the side where lines begin. Words are literal, since a user may have
typed them. Words that do not fit their box are a finding.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from typing import Any

from cards import Lang
from cards.errors import Said
from cards.languages import RTL_CODES
from cards.records import dataclass
from generator.display import Box, Item, LayoutCode, LayoutFinding, Picture, Shape, ellipse, icon, mm, no_glyph, rounded
from generator.typesetting import (
    BOLD,
    REGULAR,
    Direction,
    Style,
    Styled,
    TextBlock,
    TextStyle,
    direction,
    text as typesetting,
    tie,
)
from generator.words import words

INK, SOFT, FAINT, PAPER = "#1b1a1f", "#5d5864", "#cfc9bf", "#ffffff"
GOOD, BAD = "#1f7a3d", "#c0202a"


@dataclass
class Form:
    """A page or panel `width` mm wide in the language `lang`, and what has been drawn on it so far."""

    width: float
    lang: Lang
    where: str = ""
    items: list[Item] = field(default_factory=list)
    findings: list[LayoutFinding] = field(default_factory=list)

    def placed(self, box: Box) -> Box:
        """The box where it really goes on the page, mirrored or not."""
        return box.mirrored(self.width) if self.lang in RTL_CODES else box

    def panel(
        self,
        box: Box,
        fill: str | None = None,
        stroke: str | None = None,
        line: float = 0.25,
        *,
        corner: float = 0.0,
        oval: bool = False,
    ) -> None:
        """Draw a box with round corners, or the oval in it."""
        placed = self.placed(box)
        outline = ellipse(placed) if oval else rounded(placed, corner)
        self.items.append(Shape(outline, fill, stroke, line if stroke else 0.0))

    def line(self, x0: float, x1: float, y: float, color: str = INK, width: float = 0.2) -> None:
        """Draw a horizontal line from `x0` to `x1`, such as one to write on."""
        self.panel(Box(x0, y - width / 2, x1 - x0, width), color)

    def icon(self, name: str, box: Box, color: str, roles: Mapping[str, str] | None = None) -> None:
        """Draw an icon; its place is mirrored, but it is not."""
        self.items += icon(name, self.placed(box), color, dict(roles or {}))

    def spot(self, name: str, box: Box, fill: str, color: str) -> None:
        """Draw an icon on a disc, as team emblems are."""
        self.panel(box, fill, INK, box.w * 0.07, oval=True)
        self.icon(name, box.inset(box.w * 0.19), color)

    def picture(self, picture: Picture) -> None:
        """Draw a picture in its box."""
        self.items.append(replace(picture, box=self.placed(picture.box)))

    def text(
        self,
        said: str,
        box: Box,
        size: float,
        *,
        least: float | None = None,
        style: Style = REGULAR,
        color: str = INK,
        align: str = "start",
        valign: str = "middle",
        lines: int | None = 1,
        lang: Lang | None = None,
    ) -> float:
        """Set words in a box, as large as fits from `size` down to `least` pt; return their width in mm.

        `lang` is the language of the words, if it is not the page's.
        """
        if not said.strip():
            return 0.0
        own = lang or self.lang
        part = Styled(tie(said), style)
        for char in typesetting.undrawable([part]):
            self.find("no-glyph", no_glyph(char))
        least = size * 0.6 if least is None else least
        setting = TextStyle(size, least, 1.16, 1.06, gap_em=0, max_lines=lines, preferred_pt=max(least, size * 0.8))
        blocks = [TextBlock((part,), lang=own)]
        base: Direction = direction(own) if any(char.isalpha() for char in said) else "ltr"
        if align != "middle" and base != direction(self.lang):
            align = {"start": "end", "end": "start"}[align]
        colors = {style.role: color}
        runs, fitted = typesetting.set_in_box(
            blocks, self.placed(box), setting, base=base, colors=colors, align=align, valign=valign
        )
        if not fitted.fits:
            self.find(
                "does-not-fit",
                Said(
                    f"does not fit {box.w:.0f} × {box.h:.0f} mm at {least:.1f} pt: {said[:60]}",
                    "words-do-not-fit",
                    size=f"{box.w:.0f} × {box.h:.0f}",
                    pt=round(least, 1),
                    text=said[:60],
                ),
            )
        self.items += runs
        return max((line.width_em for line in fitted.lines), default=0.0) * mm(fitted.size_pt)

    def height_of(self, said: str, width: float, size: float, lang: Lang | None = None) -> float:
        """The height in mm of words set at `size` pt in a column `width` mm wide."""
        blocks = [TextBlock((Styled(tie(said), REGULAR),), lang=lang or self.lang)]
        return typesetting.fit(blocks, width, 1000, TextStyle(size, size, 1.16, 1.16, gap_em=0)).height

    def find(self, code: LayoutCode, what: str) -> None:
        """Add a finding, once."""
        found = LayoutFinding(code, what, self.where, lang=self.lang)
        if found not in self.findings:
            self.findings.append(found)


@dataclass
class Bilingual(Form):
    """A page whose words are repeated in a second language, smaller and paler."""

    second: Lang | None = None

    @property
    def langs(self) -> tuple[Lang, ...]:
        """The languages, the one in large type first."""
        return (self.lang, self.second) if self.second else (self.lang,)

    def words(self, key: str, **about: Any) -> list[str]:
        """A message of the print shop in each language."""
        return [words(lang)(key, **about) for lang in self.langs]

    def both(
        self,
        said: Sequence[str],
        box: Box,
        size: float,
        *,
        style: Style = BOLD,
        color: str = INK,
        soft: str = SOFT,
        small: float = 0.72,
        apart: bool = False,
        lines: int = 1,
    ) -> None:
        """Set the first language at the start of a box, the second beside it (`apart`: at its end), on one baseline."""
        first, *others = said
        room = box.w * (0.62 if others and others[0] != first else 1)
        least = size * (0.6 if lines == 1 else 0.35)
        place = Box(box.x, box.y, room, box.h)
        used = self.text(first, place, size, least=least, style=style, color=color, lines=lines)
        if others and others[0] != first:
            x = box.x + used + 1.8
            rest = Box(x, box.y, box.right - x, box.h)
            self.text(
                others[0],
                rest,
                min(size * small, 9.0),
                least=4.6,
                color=soft,
                align="end" if apart else "start",
                lines=2 if apart else lines,
                lang=self.langs[1],
            )
