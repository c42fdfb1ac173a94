"""The blocks that flow down pages: headings, paragraphs, tables, pictures, notes, and how a page of them looks.

Lengths are mm; `size`, `gap` and the like that speak of type are multiples of the text's size. "Start" is where lines
of the page begin: left, or right on pages that run from right to left; the page is then mirrored as a whole.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, Union

from generator.display import Face
from generator.typesetting import REGULAR, Direction, Style, Styled

Text = tuple[Styled, ...]
"""Parts of one paragraph. A part's `link` leads to an anchor of the document (`#id`) or to an address."""
Align = Literal["start", "middle", "end"]
PAGE = "\ue000"
"""In a part that has a link within the document: the number of the page where it leads."""


def as_text(text: str, style: Style = REGULAR, link: str = "") -> Text:
    """A text of one style."""
    return (Styled(text, style, link),)


@dataclass(frozen=True, slots=True, kw_only=True)
class Heading:
    """A heading of a level from 1 down; it stays with what follows, and is in the outline and the running head.

    `number` stands before it: in the margin, where the page has one.
    """

    text: Text
    level: int = 1
    anchor: str = ""
    number: Text = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Para:
    """A paragraph. `marker` hangs in its indent (a bullet), `aside` in the page's margin (a rule's number).

    `tail` stands at the end edge of its last line (a page number). `keep` holds it on the page of what follows.
    `gap` is the space above; `leading` is the page's, if not given.
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
    """Rows of cells under a header that is repeated on every page. `widths` are mm, None is as wide as needed.

    A `full` one is as wide as the column. `keep` holds its end on the page of what follows.
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """A face, no wider than `width` (the column, if not given) and no taller than `height`, never enlarged.

    Where it does not fit the page, one that `floats` lets the text up to the next heading go before it.
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
    """Empty space of a height in mm; none at the top of a page."""

    height: float


@dataclass(frozen=True, slots=True)
class PageBreak:
    """What follows begins a page."""


@dataclass(frozen=True, slots=True)
class Plate:
    """A face that has a page to itself, without a head or a number."""

    face: Face
    anchor: str = ""


Block = Union[Heading, Para, Table, Figure, Note, Together, Space, PageBreak, Plate]


@dataclass(frozen=True, slots=True, kw_only=True)
class HeadingStyle:
    """How the headings of a level are set; `opens` begins a page, `bar` draws one under it, `rule` a hairline above."""

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
    """Pages: their size, margins (inner is at the spine), type size in pt, direction, language, colours by role.

    `aside` is the room at the start of the lines for numbers in the margin. `head` stands at the top of every page
    where headings do not speak for themselves; without `numbers` pages are not numbered. `sided` pages are left and
    right ones of a book, others have both margins alike.
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
    head: Text = ()
    colors: Mapping[str, str] = field(default_factory=lambda: COLORS)
    headings: tuple[HeadingStyle, ...] = HEADINGS

    @property
    def measure(self) -> float:
        """The width of the lines."""
        return self.width - self.inner - self.outer - self.aside

    def right_hand(self, number: int) -> bool:
        """True if the page lies on the right of an open book; page 1 is where reading begins: right, or left."""
        return (number % 2 == 1) == (self.base == "ltr")

    def edge(self, number: int) -> float:
        """The x of the left edge of the lines on a page."""
        inner, outer = (self.inner, self.outer) if self.sided else ((self.inner + self.outer) / 2,) * 2
        left = inner if self.right_hand(number) else outer
        return left + (self.aside if self.base == "ltr" else 0.0)
