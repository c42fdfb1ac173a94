"""The blocks that flow down pages: headings, paragraphs, tables, pictures, notes; and the style of a page.

Lengths are in mm, but `size`, `gap` and other measures of type are multiples of the text size. "Start" is the side
where lines begin: left, or right on right-to-left pages, which are mirrored as a whole.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Literal, Union

from cards.records import dataclass
from generator.display import Face
from generator.typesetting import REGULAR, Direction, Style, Styled

Text = tuple[Styled, ...]
"""Parts of one paragraph. A part's `link` leads to an anchor of the document (`#id`) or to an address."""
Align = Literal["start", "middle", "end"]
PAGE = "\ue000"
"""In a part that links to an anchor of the document, stands for the number of the anchor's page."""


def as_text(text: str, style: Style = REGULAR, link: str = "") -> Text:
    """A text of one style."""
    return (Styled(text, style, link),)


@dataclass(frozen=True, slots=True, kw_only=True)
class Heading:
    """A heading; 1 is the highest level. It stays with what follows, and is in the outline and the running head.

    `number` is set before it, in the margin if the page has room there (`PageStyle.aside`).
    """

    text: Text
    level: int = 1
    anchor: str = ""
    number: Text = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Para:
    """A paragraph. `marker` hangs in its indent (a bullet), `aside` in the page's margin (a rule's number).

    `tail` is set at the end edge of its last line (a page number), after a row of dots if `leader`. `keep` keeps it on
    one page with what follows. `gap` is the space above; `leading` defaults to the page's.
    """

    text: Text
    size: float = 1.0
    leading: float | None = None
    gap: float | None = None
    indent: float = 0.0
    marker: Text = ()
    aside: Text = ()
    tail: Text = ()
    leader: bool = False
    align: Align = "start"
    anchor: str = ""
    base: Direction | None = None
    balanced: bool = False
    keep: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """Rows of cells under a header that is repeated on every page. `widths` are in mm; None means as wide as needed.

    A `full` table is as wide as the column. `keep` keeps its end on one page with what follows, `whole` all its rows.
    """

    rows: tuple[tuple[Text, ...], ...]
    header: tuple[Text, ...] = ()
    widths: tuple[float | None, ...] = ()
    align: tuple[Align, ...] = ()
    size: float = 0.92
    gap: float | None = None
    anchor: str = ""
    full: bool = True
    keep: bool = False
    whole: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class FaceBlock:
    """A face, no wider than `width` (by default the column) and no taller than `height`, never enlarged.

    If it `floats` and does not fit the page, the text up to the next heading may go before it.
    """

    face: Face
    width: float | None = None
    height: float | None = None
    caption: Text = ()
    floats: bool = False
    gap: float | None = None
    anchor: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Note:
    """A tinted box of blocks, under a title if it has one; `color` is its role (a bar at the start, and the title)."""

    blocks: tuple[Block, ...]
    title: Text = ()
    color: str = "main"
    tint: str = "tint"
    gap: float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Together:
    """Blocks that stay on one page, if one can hold them."""

    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Space:
    """Empty space of a height in mm; dropped at the top of a page."""

    height: float


@dataclass(frozen=True, slots=True)
class PageBreak:
    """A page break: what follows starts a new page."""


@dataclass(frozen=True, slots=True)
class Plate:
    """A face that has a page to itself, without a head or a number."""

    face: Face
    anchor: str = ""


Block = Union[Heading, Para, Table, FaceBlock, Note, Together, Space, PageBreak, Plate]


@dataclass(frozen=True, slots=True, kw_only=True)
class HeadingStyle:
    """The style of one level of headings: `opens` starts a page, `bar` draws a bar below, `rule` a hairline above."""

    size: float
    above: float
    below: float
    color: str = "ink"
    opens: bool = False
    bar: bool = False
    rule: bool = False


HEADINGS = (
    HeadingStyle(size=2.2, above=0, below=1.3, color="dark", opens=True, bar=True),
    HeadingStyle(size=1.42, above=1.9, below=0.55, color="dark"),
    HeadingStyle(size=1.12, above=1.2, below=0.3, color="dark"),
    HeadingStyle(size=1.0, above=0.9, below=0.2),
)
COLORS: Mapping[str, str] = {
    "ink": "#1b1a1f",
    "soft": "#6a6570",
    "faint": "#cfc9bf",
    "paper": "#ffffff",
    "dark": "#35323d",
    "main": "#77717f",
    "light": "#ece6dc",
    "accent": "#c9a94f",
    "tint": "#f6f2ea",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class PageStyle:
    """The style of pages: size, margins (inner is at the spine), type size in pt, direction, language, colours by role.

    `aside` is the width of the margin for numbers, before the start of the lines. `head`, if given, replaces headings
    in the running head of every page; there is none unless `running`. Pages are numbered if `numbers` is set. `sided`
    pages alternate left and right as in a book; others have equal margins.
    """

    width: float = 148.0
    height: float = 210.0
    top: float = 18.0
    bottom: float = 17.0
    inner: float = 16.0
    outer: float = 13.0
    aside: float = 0.0
    size_pt: float = 9.4
    leading: float = 1.36
    gap: float = 0.5
    base: Direction = "ltr"
    lang: str = ""
    hyphens: bool = True
    sided: bool = True
    numbers: bool = True
    running: bool = True
    head: Text = ()
    colors: Mapping[str, str] = field(default_factory=lambda: COLORS)
    headings: tuple[HeadingStyle, ...] = HEADINGS

    @property
    def measure(self) -> float:
        """The width of the lines."""
        return self.width - self.inner - self.outer - self.aside

    def right_hand(self, number: int) -> bool:
        """True if the page is on the right of an open book: page 1 is if text runs left to right, else page 2."""
        return (number % 2 == 1) == (self.base == "ltr")

    def edge(self, number: int) -> float:
        """The x of the left edge of the lines on a page."""
        inner, outer = (self.inner, self.outer) if self.sided else ((self.inner + self.outer) / 2,) * 2
        left = inner if self.right_hand(number) else outer
        return left + (self.aside if self.base == "ltr" else 0.0)
