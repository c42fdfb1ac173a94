"""The canvas of explanatory pictures: shapes, words and icons at places that are mirrored for right-to-left readers.

Drawing code assumes left to right. The canvas mirrors places, never words or icons, and reports what does not fit.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import field, replace

from cards import Lang, Team
from cards.errors import Said
from cards.records import dataclass
from generator.display import (
    Box,
    Item,
    LayoutCode,
    LayoutFinding,
    Outline,
    Shape,
    icon,
    mapped,
    moved,
    no_glyph,
    turned,
)
from generator.typesetting import (
    BOLD,
    LRM,
    REGULAR,
    Direction,
    Styled,
    TextBlock,
    TextStyle,
    direction,
    icon_part,
    text as typesetting,
    tie,
)

ROLES: Mapping[str, str] = {
    "ink": "#1b1a1f",
    "paper": "#fffdf7",
    "ground": "#f6eedb",
    "soft": "#6b6472",
    "line": "#d8cbb0",
    "dark": "#7a1f0f",
    "main": "#e5532d",
    "light": "#ffd9a0",
    "accent": "#f0a868",
    "good": "#2f8a4e",
    "bad": "#cc2630",
    "card": "#fbf6ea",
    "black": "#1c1b20",
    "white": "#ffffff",
    "red": "#cf3b32",
    "orange": "#e07b22",
    "yellow": "#f5c13f",
    "green": "#4b8a35",
    "blue": "#2a7fa8",
    "purple": "#7a52a3",
    "pink": "#c23a8b",
    "brown": "#86572b",
    "grey": "#8b8692",
}
"""The colours of pictures by role."""
TURNING = ("ink", "paper", "ground", "soft", "line")
"""The roles that stand for what is around a picture, and so turn with the scheme of a page."""
DARK: Mapping[str, str] = {
    "ink": "#f3ecdd",
    "paper": "#25232b",
    "ground": "#302d37",
    "soft": "#b9b2a8",
    "line": "#56505f",
    "good": "#3c9e60",
    "bad": "#ee5a60",
}
"""The colours that are others in the dark scheme; all others stay as they are, as do the words on them."""
_PALE = frozenset({"light", "accent", "yellow", "orange", "card", "white"})
_SIGNED = re.compile(r"(?<![\w.])([+−-]\d)")
_MARKS = "\u200e\u200f\u061c"
_PARTS = re.compile(r"\*\*(.+?)\*\*|\{([a-z][a-z-]*)\}")


def word_color(fill: str) -> str:
    """The role of the colour in which words are legible on a fill."""
    if fill in ("paper", "ground", "line"):
        return "ink"
    if fill in ("ink", "soft"):
        return "paper"
    return "black" if fill.rpartition(".")[2] in _PALE else "white"


Place = tuple[str, int | None]
"""A file and a line in it."""


@dataclass
class Canvas:
    """A picture being drawn in a language. `where` is the place in the file that findings refer to."""

    width: float
    lang: Lang
    teams: Mapping[str, Team]
    items: list[Item] = field(default_factory=list)
    places: list[Place] = field(default_factory=list)
    findings: list[LayoutFinding] = field(default_factory=list)
    where: Place = ("", None)
    mirrored: bool = False
    dx: float = 0.0
    dy: float = 0.0
    team: str | None = None

    def __post_init__(self) -> None:
        self.mirrored = self.base == "rtl"

    @property
    def base(self) -> Direction:
        """The direction of the language."""
        return direction(self.lang)

    @property
    def emblem(self) -> str:
        """The game's emblem, which the backs of its cards bear."""
        return self.teams["free"].emblem if "free" in self.teams else "dot"

    # --- colours -----------------------------------------------------------------------------------------------------

    def has_role(self, role: str) -> bool:
        """True if the role exists: one of `ROLES`, a team, or a team's shade such as `team.main`."""
        team, _, shade = role.rpartition(".")
        return role in ROLES or role in self.teams or (team in self.teams and shade in _SHADES)

    def color(self, role: str) -> str:
        """The colour of a role; a team's name stands for its main colour."""
        if role.startswith("#"):
            return role
        team, _, shade = role.rpartition(".")
        if role in self.teams:
            return self.teams[role].main
        if team:
            return str(getattr(self.teams[team], shade))
        if self.team and role in _SHADES:
            return str(getattr(self.teams[self.team], role))
        return ROLES[role]

    @contextmanager
    def colored(self, team: str | None) -> Iterator[None]:
        """Draw with a team's dark, main, light and accent colours."""
        before, self.team = self.team, team or self.team
        yield
        self.team = before

    # --- places ------------------------------------------------------------------------------------------------------

    @contextmanager
    def shifted(self, dx: float, dy: float) -> Iterator[None]:
        """Draw with everything shifted, in mm."""
        before = self.dx, self.dy
        self.dx, self.dy = self.dx + dx, self.dy + dy
        yield
        self.dx, self.dy = before

    @contextmanager
    def unmirrored(self, box: Box) -> Iterator[None]:
        """Draw within a box that is mirrored itself, but whose inside is the same in every language."""
        before = self.dx, self.mirrored
        if self.mirrored:
            self.dx, self.mirrored = self.width - box.right - self.dx - box.x, False
        yield
        self.dx, self.mirrored = before

    @contextmanager
    def turned(self, centre: tuple[float, float], quarters: int) -> Iterator[None]:
        """Draw turned about a point by quarters: clockwise on paper, and so in every language."""
        items, self.items = self.items, []
        yield
        inside, self.items = self.items, items
        self.items += turned(inside, self._point(*centre), quarters)

    def note_places(self) -> None:
        """Record that the items drawn since the last call come from the current element of the file."""
        self.places += [self.where] * (len(self.items) - len(self.places))

    def _point(self, x: float, y: float) -> tuple[float, float]:
        return (self.width - x - self.dx if self.mirrored else x + self.dx), y + self.dy

    def _box(self, box: Box) -> Box:
        shifted = Box(box.x + self.dx, box.y + self.dy, box.w, box.h)
        return shifted.mirrored(self.width) if self.mirrored else shifted

    # --- what is drawn -----------------------------------------------------------------------------------------------

    def shape(self, outline: Outline, fill: str | None = None, stroke: str | None = None, line: float = 0.6) -> None:
        """Draw an outline in the colours of two roles; a line of width 0 is not drawn."""
        placed = mapped(outline, self._point)
        stroke = stroke if line else None
        self.items.append(
            Shape(placed, fill and self.color(fill), stroke and self.color(stroke), line if stroke else 0.0)
        )

    def icon(self, name: str, box: Box, color: str, *, outline: tuple[str, float] | None = None) -> None:
        """Draw an icon; `outline` is the role and the width in mm of a line around it."""
        roles = {role: self.color(role) for role in ROLES}
        shapes = icon(name, self._box(box), self.color(color), roles)
        if outline:
            self.items += [
                replace(shape, fill=self.color(outline[0]), stroke=self.color(outline[0]), stroke_mm=2 * outline[1])
                for shape in shapes
            ]
        self.items += shapes

    def place(self, items: Sequence[Item], box: Box, scale: float) -> None:
        """Draw items laid out elsewhere for this language, from the top left corner of a box on."""
        to = self._box(box)
        self.items += moved(items, scale, to.x, to.y)

    def text(
        self,
        said: str,
        box: Box,
        *,
        size: float = 13,
        least: float = 10,
        bold: bool = False,
        color: str = "ink",
        align: str = "middle",
        valign: str = "middle",
        lines: int | None = None,
    ) -> float:
        """Set words in a box, as large as fits from `size` down to `least` pt; return their size in pt."""
        blocks = self._blocks(said, bold)
        for char in typesetting.undrawable(part for block in blocks for part in block.parts):
            self.find("no-glyph", no_glyph(char))
        style = _style(size, least, lines)
        if align != "middle" and (self.base == "rtl") != self.mirrored:
            align = {"start": "end", "end": "start"}[align]  # the words' direction is not the canvas's
        paint = self.color(color)
        colors = dict.fromkeys(("regular", "bold", "italic", "icon"), paint) | {
            role: self.color(role) for role in ROLES
        }
        base: Direction = self.base if any(ch.isalpha() for ch in said) else "ltr"
        if base != self.base and align != "middle":
            align = {"start": "end", "end": "start"}[align]
        runs, fitted = typesetting.set_in_box(
            blocks, self._box(box), style, base=base, colors=colors, align=align, valign=valign
        )
        if not fitted.fits:
            size_mm, least_pt = f"{box.w:.0f} × {box.h:.0f}", style.min_pt
            what = f"does not fit its box of {size_mm} mm at {least_pt:g} pt: {said}"
            self.find("does-not-fit", Said(what, "picture-does-not-fit", size=size_mm, pt=least_pt, text=said))
        self.items += runs
        return fitted.size_pt

    def size_for(
        self, said: str, width: float, height: float, sizes: tuple[float, float], *, bold: bool = False
    ) -> float:
        """The size in pt in which words would be set, 0 if they do not fit."""
        blocks = self._blocks(said, bold)
        fitted = typesetting.fit(blocks, width, height, _style(*sizes))
        return fitted.size_pt if fitted.fits else 0.0

    def height_of(self, said: str, width: float, size: float, *, bold: bool = False) -> float:
        """The height in mm of words set at `size` pt in a column `width` mm wide."""
        return typesetting.fit(self._blocks(said, bold), width, 1000, _style(size, size)).height

    def width_of(self, said: str, size: float, *, bold: bool = False) -> float:
        """The width of words on one line, in mm."""
        fitted = typesetting.fit(self._blocks(said, bold), 1000, 1000, _style(size, size))
        return max((line.width_em * size * 25.4 / 72 for line in fitted.lines), default=0.0)

    def _blocks(self, said: str, bold: bool) -> list[TextBlock]:
        paragraphs = [paragraph for paragraph in said.splitlines() if paragraph.strip()]
        return [TextBlock(tuple(self._parts(paragraph, bold)), lang=self.lang) for paragraph in paragraphs]

    def _parts(self, paragraph: str, bold: bool) -> Iterator[Styled]:
        """Split words that contain `**bold**`, `{icon}` and `~` (a place to hyphenate) into parts of one style each."""
        plain = BOLD if bold else REGULAR
        said = tie(paragraph.strip().replace("~", "\u00ad"))
        if self.base == "rtl":
            said = _SIGNED.sub(f"{LRM}\\1", said)
        at = 0
        for match in _PARTS.finditer(said):
            before, marks = said[at : match.start()], ""
            if not before.strip(_MARKS):
                before, marks = "", before  # direction marks alone make no run: they join what follows
            if before:
                yield Styled(before, plain)
            yield Styled(marks + match[1], BOLD) if match[1] else icon_part(match[2])
            at = match.end()
        if said[at:].strip(_MARKS):
            yield Styled(said[at:], plain)

    def find(self, code: LayoutCode, what: str) -> None:
        """Record a finding at the current place in the file."""
        path, line = self.where
        self.findings.append(LayoutFinding(code, what, path, line, self.lang))


def _style(size: float, least: float, lines: int | None = None) -> TextStyle:
    least = min(size, least)
    return TextStyle(
        size, least, leading=1.16, min_leading=1.06, gap_em=0.25, max_lines=lines, preferred_pt=max(least, 0.8 * size)
    )


_SHADES = ("dark", "main", "light", "accent")
