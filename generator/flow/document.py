"""A small flow engine: blocks (`generator.flow.blocks`) → numbered pages, and these into a PDF.

    from generator.flow import Heading, PageStyle, Para, Table, as_text, compose, write
    from generator.typesetting import BOLD

    look = PageStyle(width=210, height=297, base="rtl", lang="he", sided=False)     # A4; margins, type and colours too
    blocks = [
        Heading(text=as_text("חפיסה"), anchor="deck"),
        Para(text=(*as_text("45 קלפים, "), *as_text("בלי הגיבור", BOLD))),
        Para(text=as_text("פצצת מצרר"), indent=5, marker=as_text("•")),  # a list item
        Para(text=as_text("אחרי כל תור."), aside=as_text("1.2", BOLD), anchor="rule"),  # a rule, numbered in the margin
        Para(text=(*as_text("ראו "), *as_text("החוק", link="#rule"))),  # a link; `PAGE` gives its page
        Table(header=(as_text("כמה"), as_text("קלף")), rows=((as_text("4"), as_text("פצצת מצרר")),), widths=(14, None)),
    ]
    document = compose(blocks, look)
    write(path, document, title="חפיסה", lang="he")

Texts are in logical order in any language; a style's colour is a role of the look (`Style("bold", "accent")`). There
are no widows or orphans, headings stay with what follows, and a table's header is repeated on every page.
`document.findings` lists what did not fit; `document.pages` are display lists, which can also be placed by other means
(`face_of`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from cards.errors import Said
from cards.records import dataclass
from generator.display import Box, Face, FlowPage, Item, LayoutFinding, LinkBox, OutlineEntry, Shape, mm, rounded
from generator.flow.blocks import Block, PageStyle, Text, as_text
from generator.flow.rows import Drawn, Row, RowFrame, SetLine, Title, framed, nothing
from generator.flow.setting import Setter
from generator.typesetting import Style, Styled

_PASSES = 6
_HEAD_SIZE = 0.82
_FRAME_EDGE = 1.0


@dataclass(frozen=True, slots=True)
class Document:
    """Composed pages, the page number of every anchor, the outline, and the findings."""

    look: PageStyle
    pages: tuple[FlowPage, ...]
    page_of: dict[str, int]
    outline: tuple[OutlineEntry, ...]
    findings: tuple[LayoutFinding, ...]


def compose(blocks: Sequence[Block], look: PageStyle) -> Document:
    """Compose blocks into pages, repeatedly, until the page numbers that the text shows are right."""
    setter = Setter(look)
    for _ in range(_PASSES):
        filled = list(paged([row for block in blocks for row in setter.rows(block)], look))
        page_of = {anchor: number for number, rows in filled for _, row in rows for anchor in row.anchors}
        if page_of == setter.pages:
            break
        setter.pages = page_of
    else:
        setter.find("unsettled-pages", Said("page numbers do not settle", "pages-unsettled"))
    outline = tuple(
        OutlineEntry(row.title.level, _plain(row.title.text), row.title.anchor, number)
        for number, rows in filled
        for _, row in rows
        if row.title
    )
    for anchor in _targets(tuple(blocks)):
        if anchor not in page_of:
            setter.find("no-anchor", Said(f"there is no anchor #{anchor}", "no-such-anchor", name=anchor))
    pages = tuple(_drawn(filled, setter))
    return Document(look, pages, dict(page_of), outline, tuple(setter.findings))


def face_of(page: FlowPage, look: PageStyle) -> Face:
    """A page as a face, which can be placed like a card's."""
    return Face(look.width, look.height, tuple(page.items))


def write(path: Path, document: Document, *, title: str, lang: str) -> None:
    """Write the pages as a PDF with links and an outline; the file appears whole or not at all."""
    from generator.render import PdfSheets

    look = document.look
    pdf = PdfSheets(path, look.width, look.height, title=title, lang=lang)
    pdf.reading(look.base)
    whole = Box(0, 0, look.width, look.height)
    for page in document.pages:
        pdf.place(face_of(page, look), whole)  # a form as in a booklet, which has the same bytes of it
        pdf.links(page, whole)
        pdf.end_page()
    pdf.outline(document.outline)
    pdf.save_packed()


# --- pages -----------------------------------------------------------------------------------------------------------

_Placed = tuple[float, Row]


def paged(rows: Sequence[Row], look: PageStyle) -> Iterator[tuple[int, list[_Placed]]]:
    """Yield each page's number and rows, each with its y in mm. Text may go before a picture that does not fit."""
    filling = _Filling(look)
    late: list[Row] = []
    for whole in _chains(rows):
        chain = whole
        if late and (chain[0].title or chain[0].floats or chain[0].plate or chain[0].opens or not filling.fits(chain)):
            yield from filling.turn()
            filling.add(late)
            late = []
        if (smaller := chain[0].smaller) and not filling.fits(chain) and filling.fits([smaller, *chain[1:]]):
            chain = [smaller, *chain[1:]]
        if chain[0].floats and not filling.fits(chain) and filling.page:
            late = chain
            continue
        if filling.page and (chain[0].opens or filling.plate or not filling.fits(chain)):
            yield from filling.turn()
        yield from filling.add_all(chain)
    if late:
        yield from filling.turn()
        filling.add(late)
    yield from filling.turn()


class _Filling:
    """The page that is being filled."""

    def __init__(self, look: PageStyle) -> None:
        self.look = look
        self.bottom = look.height - look.bottom + 1e-6
        self.number = 1
        self.page: list[_Placed] = []
        self.y = look.top

    @property
    def plate(self) -> bool:
        """True if the page is a plate, which nothing else may share."""
        return bool(self.page and self.page[-1][1].plate)

    def fits(self, chain: Sequence[Row]) -> bool:
        """True if the page has room for these rows; a gap at its top does not count."""
        height = sum(row.height + (row.gap if at or self.page else 0) for at, row in enumerate(chain))
        return self.y + height <= self.bottom and not chain[0].plate

    def turn(self) -> Iterator[tuple[int, list[_Placed]]]:
        """Yield the page if anything is on it, and start the next."""
        if self.page:
            yield self.number, self.page
            self.number, self.page, self.y = self.number + 1, [], self.look.top

    def add(self, rows: Sequence[Row]) -> None:
        """Put rows on the page."""
        for row in rows:
            if row.head and not self.page:
                self.page.append((self.y, row.head))
                self.y += row.head.height
            self.y += row.gap if self.page else 0.0
            if row.height or (row.gap and self.page):
                self.page.append((self.y, row))
                self.y += row.height

    def add_all(self, chain: Sequence[Row]) -> Iterator[tuple[int, list[_Placed]]]:
        """Put a chain on the page, and on further ones if it is longer than a page; yield the pages it fills."""
        for row in chain:
            if self.page and self.y + row.gap + row.height > self.bottom and row.height and not row.plate:
                yield from self.turn()
            self.add([row])


def _chains(rows: Iterable[Row]) -> Iterator[list[Row]]:
    """Group rows into chains, each to stay on one page."""
    chain: list[Row] = []
    for row in rows:
        if chain and (row.opens or row.plate):
            yield chain
            chain = []
        chain.append(row)
        if not row.keep:
            yield chain
            chain = []
    if chain:
        yield chain


def _drawn(filled: Sequence[tuple[int, list[_Placed]]], setter: Setter) -> Iterator[FlowPage]:
    look = setter.look
    above: dict[int, Title] = {}
    for number, rows in filled:
        page = FlowPage(number)
        left = look.edge(number)
        if rows[0][1].plate:
            page.items += rows[0][1].plate.items
        else:
            page.items += _grounds(rows, look, left)
        for y, row in rows:
            for drawn in row.draw(left, y):
                _put(page, drawn)
            for anchor in row.anchors:
                page.anchors.setdefault(anchor, y)
        titles = [row.title for _, row in rows if row.title]
        if not rows[0][1].plate:
            begins = bool(rows[0][1].title and rows[0][1].title.level == 1)
            for drawn in _furniture(number, _running(above, titles, number, look), setter, begins=begins):
                _put(page, drawn)
        for title in titles:
            above = {level: kept for level, kept in above.items() if level < title.level} | {title.level: title}
        yield page


def _put(page: FlowPage, drawn: Drawn) -> None:
    if isinstance(drawn, LinkBox):
        page.links.append(drawn)
    else:
        page.items.append(drawn)


def _grounds(rows: Sequence[_Placed], look: PageStyle, left: float) -> Iterator[Item]:
    """The backgrounds of the boxes that enclose rows of a page."""
    spans: dict[int, tuple[RowFrame, float, float]] = {}
    for y, row in rows:
        for frame in row.frames:
            # where a box continues on another page, the lines at the break still have a little background around them
            edge = 0.0 if row.draw is nothing else _FRAME_EDGE
            _, top, _ = spans.get(id(frame), (frame, y - edge, 0.0))
            spans[id(frame)] = frame, top, y + row.height + edge
    for frame, top, bottom in spans.values():
        yield from framed(frame, look.colors, left, top, bottom)


def _running(above: dict[int, Title], titles: Sequence[Title], number: int, look: PageStyle) -> Text:
    """The running head: the chapter on the first page of an open pair, the section on the second."""
    if look.head:
        return look.head
    level = 1 if number % 2 == 0 else 2
    here = [title for title in titles if title.level == level]
    found = (here[0] if here else None) or above.get(level) or above.get(1)
    return found.text if found else ()


def _furniture(number: int, head: Text, setter: Setter, *, begins: bool) -> Iterator[Drawn]:
    """The running head and the page number, both at the outer edge; the first page of a chapter has no head."""
    look = setter.look
    size = look.size_pt * _HEAD_SIZE
    left = look.edge(number) - (look.aside if look.base == "ltr" else 0.0)
    right = left + look.measure + look.aside
    outer_right = look.right_hand(number) if look.sided else look.base == "ltr"
    if head and look.running and not begins:
        text = tuple(replace(part, style=Style(color="soft"), link="") for part in head)
        for parts, wide in setter.lines(text, (right - left) / mm(size))[:1]:
            x = right - wide * mm(size) if outer_right else left
            yield from setter.draw(SetLine(parts, size, look.base, x), 0.0, look.top - 9.5)
        yield Shape(rounded(Box(left, look.top - 5.2, right - left, 0.15)), look.colors["faint"])
    if look.numbers:
        text = as_text(str(number), Style("bold", "dark"))
        width = setter.width(text) * mm(look.size_pt)
        x = right - width if outer_right else left
        yield from setter.draw(SetLine(text, look.size_pt, look.base, x), 0.0, look.height - look.bottom + 4.5)


def _plain(text: Text) -> str:
    return "".join(part.text for part in text)


def _targets(value: object) -> Iterator[str]:
    """The anchors that links lead to, in blocks or in parts of them."""
    if isinstance(value, tuple):
        for inner in value:
            yield from _targets(inner)
    elif isinstance(value, Styled):
        if value.link.startswith("#"):
            yield value.link.removeprefix("#")
    else:
        for name in ("blocks", "text", "marker", "aside", "tail", "header", "rows", "caption", "title"):
            yield from _targets(getattr(value, name, ()))
