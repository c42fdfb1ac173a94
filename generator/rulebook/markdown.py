"""Pages of the rules site (Markdown) → blocks to set: the same text, in the same order, with the same rule numbers.

The parser is the one that builds the site, so a page means the same in print.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from html import unescape
from pathlib import Path

from cards import DataError, Lang
from cards.ledger import front_matter, without_stamps
from cards.records import dataclass
from generator.display import Face
from generator.flow import PAGE, Block, FaceBlock, Heading, Note, Para, Space, Table, Text
from generator.typesetting import BOLD, ITALIC, LRM, REGULAR, Direction, Style, Styled

RLM = "\u200f"
INDENT = 5.0
"""The indent of a list, in mm."""
PICTURE_SCALE = 0.68
"""The scale of pictures, at which their lettering is a little smaller than the text."""
_SHORT = 64
"""A section's last paragraph of fewer characters is not left alone on the next page."""
_CODE = Style("mono", scale=0.9)
_ENTITY = re.compile(r"&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)(\w+;)", re.IGNORECASE)
_FOLDED = re.compile(r"^( *)\?\?\?\+?(?= )", re.MULTILINE)
_BLOCKS = ("ul", "ol", "div", "table", "pre", "blockquote")
_PICTURE = re.compile(r"(?:\.\./)?pictures/([\w-]+)\.svg")
_NIQQUD = re.compile("[\u0591-\u05c7]")
_SAME = str.maketrans("ёךםןףץ", "екמנפצ")
"""Letters that are sorted as others: ё as е, and a final Hebrew letter as its usual form."""


@dataclass(frozen=True, slots=True)
class Section:
    """A section of a chapter: its number, if the chapter has rules; its title; its anchor."""

    number: str
    title: Text
    anchor: str


@dataclass(frozen=True, slots=True)
class Chapter:
    """A page of the site as a chapter. Its own anchor is its name (`rules`); those within it are `rules:id`."""

    name: str
    title: Text
    description: str
    blocks: tuple[Block, ...]
    sections: tuple[Section, ...]
    rules: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Context:
    """The context in which a game's pages are read.

    `anchors` are those of all its chapters; `picture` draws a picture by name, or returns None; `terms` maps the id of
    a term to its names in the other languages; `skip` holds the anchors of sections to leave out.
    """

    lang: Lang
    base: Direction
    anchors: frozenset[str]
    picture: Callable[[str], Face | None]
    terms: Mapping[str, str] = field(default_factory=dict)
    skip: frozenset[str] = frozenset()


def source_of(path: Path) -> tuple[Mapping[str, object], str]:
    """The front matter and the Markdown of a page; raises `DataError` for front matter that cannot be read."""
    lines = path.read_text(encoding="utf-8").split("\n")
    start, meta, fault = front_matter(lines)
    if fault:
        raise DataError(path, fault, 1).coded("bad-page")
    return meta, "\n".join(lines[start:])


def tree_of(path: Path, markdown: str) -> ET.Element:
    """The elements of a page, as the site shows them; raises `DataError` if they cannot be read."""
    from markdown import Markdown

    parser = Markdown(extensions=["attr_list", "admonition", "tables"], output_format="xhtml")
    html = parser.convert(_FOLDED.sub(r"\1!!!", without_stamps(markdown)))
    html = _ENTITY.sub(lambda entity: unescape(entity[0]), html)
    try:
        return ET.fromstring(f"<page>{html}</page>")  # noqa: S314 - our own pages, never a user's
    except ET.ParseError as error:
        raise DataError(path, f"cannot be read as a page: {error}").coded("bad-page") from None


def anchors_of(name: str, tree: ET.Element) -> set[str]:
    """The anchors of a page, as its chapter has them."""
    return {name} | {f"{name}:{element.attrib['id']}" for element in tree.iter() if "id" in element.attrib}


def chapter_of(name: str, meta: Mapping[str, object], tree: ET.Element, context: Context) -> Chapter:
    """A page as a chapter."""
    reader = _Reader(name, context, numbered=any(_is(element, "rule") for element in tree))
    blocks = tuple(_kept(list(reader.page(tree))))
    title = reader.title or (Styled(str(meta.get("title", name)), REGULAR),)
    return Chapter(name, title, str(meta.get("description", "")), blocks, tuple(reader.sections), tuple(reader.rules))


def _kept(blocks: list[Block]) -> Iterator[Block]:
    """The blocks, with a section's last paragraph, if short, kept on one page with the block before it."""
    for at, block in enumerate(blocks):
        after = blocks[at + 1] if at + 1 < len(blocks) else None
        last = at + 2 >= len(blocks) or isinstance(blocks[at + 2], Heading)
        if last and isinstance(block, Para | Table) and isinstance(after, Para) and not after.aside and _short(after):
            yield replace(block, keep=True)
        else:
            yield block


def _short(para: Para) -> bool:
    return sum(len(part.text) for part in para.text) < _SHORT


@dataclass
class _Reader:
    """A page being read."""

    name: str
    context: Context
    numbered: bool

    def __post_init__(self) -> None:
        self.title: Text = ()
        self.sections: list[Section] = []
        self.rules: list[str] = []
        self._rule = 0

    # --- blocks ----------------------------------------------------------------------------------------------------

    def page(self, tree: ET.Element) -> Iterator[Block]:
        skipping = False
        terms: list[ET.Element] = []
        for element in tree:
            if element.tag in ("h1", "h2"):
                # a section left out of a page with rules would change the numbers of those after it
                skipping = element.tag == "h2" and element.get("id") in self.context.skip and not self.numbered
            if skipping:
                continue
            if _is(element, "term"):
                terms.append(element)
                continue
            yield from self._terms(terms)
            terms = []
            yield from self.block(element)
        yield from self._terms(terms)

    def block(self, element: ET.Element) -> Iterator[Block]:
        match element.tag:
            case "h1" | "h2" | "h3" | "h4" | "h5" | "h6":
                yield self._heading(element)
            case "p":
                yield from self._paragraph(element)
            case "ul" | "ol":
                yield from self._list(element, INDENT)
            case "table":
                yield self._table(element)
            case "div" | "blockquote":
                yield self._note(element)
            case "pre":
                for line in "".join(element.itertext()).rstrip().split("\n"):
                    yield Para(text=(Styled(line, Style("mono", scale=0.88)),), gap=0, base="ltr")
            case "hr":
                yield Space(4.0)
            case _:
                yield from self._paragraph(element)

    def _heading(self, element: ET.Element) -> Heading:
        level = int(element.tag[1])
        text = self.text(element, pages=False)
        anchor = self._anchor(element)
        if level == 1:
            self.title = text
            return Heading(text=text, level=1, anchor=self.name)
        number = ""
        if level == 2:
            number = str(len(self.sections) + 1) if self.numbered else ""
            self.sections.append(Section(number, text, anchor or f"{self.name}:{len(self.sections) + 1}"))
            anchor = self.sections[-1].anchor
            self._rule = 0
        return Heading(text=text, level=level, anchor=anchor, number=(Styled(number, BOLD),) if number else ())

    def _paragraph(self, element: ET.Element) -> Iterator[Block]:
        if len(element) == 1 and element[0].tag == "img" and not (element.text or "").strip():
            yield from self._picture(element[0])
            return
        text = self.text(element)
        if not text:
            return
        anchor = self._anchor(element)
        if not _is(element, "rule"):
            yield Para(text=text, anchor=anchor)
            return
        rule = element.get("id", "")
        self._rule += 1
        self.rules.append(rule)
        number = f"{len(self.sections)}.{self._rule}"
        # the id is Latin: in a right-to-left line it must not drag the full stop before it along
        mark = RLM if self.context.base == "rtl" else ""
        name = Styled(f"{mark} {rule}", Style(color="soft", scale=0.66))
        yield Para(text=(*text, name), aside=(Styled(number, Style("bold", "main", scale=0.84)),), anchor=anchor)

    def _terms(self, elements: Sequence[ET.Element]) -> Iterator[Block]:
        """The entries of the glossary in alphabetical order, each with its name in the other languages."""
        for element in sorted(elements, key=lambda term: alphabetic("".join(term.itertext()))):
            other = self.context.terms.get(element.get("id", "").removeprefix("term."), "")
            mark = LRM if self.context.base == "rtl" else RLM  # the name runs the other way, whatever it begins with
            said = (Styled(f" {mark}{other}{mark}", Style("italic", "soft", scale=0.86)),) if other else ()
            yield Para(text=(*self.text(element), *said), anchor=self._anchor(element), gap=0.42)

    def _picture(self, image: ET.Element) -> Iterator[Block]:
        found = _PICTURE.fullmatch(image.get("src", ""))
        face = self.context.picture(found[1]) if found else None
        if face:
            yield FaceBlock(face=face, width=face.width * PICTURE_SCALE, height=120, floats=True)
        elif alternative := image.get("alt", ""):
            yield Para(text=(Styled(alternative, Style("italic", "soft")),), size=0.92)

    def _list(self, element: ET.Element, indent: float) -> Iterator[Block]:
        for number, item in enumerate(element.findall("li"), int(element.get("start", "1"))):
            text = f"{number}." if element.tag == "ol" else "•"
            marker: Text = (Styled(text, Style("bold", "main")),)
            for part in self._item(item):
                if isinstance(part, tuple):
                    yield Para(text=part, indent=indent, marker=marker, gap=0.24)
                    marker = ()
                elif part.tag in ("ul", "ol"):
                    yield from self._list(part, indent + INDENT)
                else:
                    yield from self.block(part)

    def _item(self, item: ET.Element) -> Iterator[ET.Element | Text]:
        """The contents of a list item: its own text first, then blocks."""
        if own := self.text(item):
            yield own
        for inner in item:
            if inner.tag == "p":
                if text := self.text(inner):
                    yield text
            elif inner.tag in _BLOCKS:
                yield inner

    def _table(self, element: ET.Element) -> Table:
        rows = [tuple(self.text(cell) for cell in row) for row in element.iter("tr")]
        head = element.find("thead")
        sides = []
        for cell in next(element.iter("tr")):
            style = cell.get("style", "") + cell.get("align", "")
            sides.append("middle" if "center" in style else "end" if "right" in style else "start")
        header, body = (rows[0], rows[1:]) if head is not None else ((), rows)
        if not any(header):
            header = ()
        return Table(header=header, rows=tuple(body), align=tuple(sides))  # type: ignore[arg-type]  # sides are those of `Align`

    def _note(self, element: ET.Element) -> Note:
        title: Text = ()
        blocks: list[Block] = []
        for inner in element:
            if _is(inner, "admonition-title"):
                title = self.text(inner)
            else:
                blocks += self.block(inner)
        return Note(title=title, blocks=tuple(blocks), color="main")

    def _anchor(self, element: ET.Element) -> str:
        return f"{self.name}:{element.attrib['id']}" if "id" in element.attrib else ""

    # --- text ------------------------------------------------------------------------------------------------------

    def text(self, element: ET.Element, *, pages: bool = True) -> Text:
        """The text of an element, with the page number of each link's target after it if `pages`."""
        return trimmed(list(self._runs(element, REGULAR, "", pages=pages)))

    def _runs(self, element: ET.Element, style: Style, link: str, *, pages: bool) -> Iterator[Styled]:
        if element.text:
            yield Styled(element.text, style, link)
        for inner in element:
            match inner.tag:
                case "strong" | "b":
                    yield from self._runs(inner, style.bolder()._replace(color="dark"), link, pages=pages)
                case "em" | "i":
                    yield from self._runs(inner, style.slanted(), link, pages=pages)
                case "code":
                    yield Styled("".join(inner.itertext()), _CODE, link)
                case "a":
                    target = self._target(inner.get("href", ""))
                    yield from self._runs(inner, style, target, pages=pages)
                    if pages and target.startswith("#"):
                        yield from self._page(target)
                case "img":
                    yield Styled(inner.get("alt", ""), ITALIC, link)
                case "br":
                    yield Styled(" ", style)
                case tag if tag in _BLOCKS or tag == "p":
                    pass
                case _:
                    yield from self._runs(inner, style, link, pages=pages)
            if inner.tail:
                yield Styled(inner.tail, style, link)

    def _page(self, target: str) -> Iterator[Styled]:
        arrow, mark = ("▸", LRM) if self.context.base == "ltr" else ("◂", RLM)
        # if it were raised higher, PDF readers would take it for another line
        yield Styled(f"{mark}{arrow}{PAGE}{mark}", Style(color="main", scale=0.62, rise=0.2), target)

    def _target(self, href: str) -> str:
        """The target of a link in the book: one of its anchors, an address, or none (the site's gallery)."""
        if re.match(r"[a-z]+:", href):
            return href
        page, _, anchor = href.partition("#")
        name = page.removesuffix(".md") if page else self.name
        found = f"{name}:{anchor}" if anchor else name
        return f"#{found}" if found in self.context.anchors else ""


def alphabetic(text: str) -> str:
    """The key for sorting words as a dictionary does: case, punctuation and niqqud do not count."""
    bare = _NIQQUD.sub("", text.casefold()).translate(_SAME)
    return "".join(char for char in bare if char.isalnum() or char.isspace()).strip()


def trimmed(parts: list[Styled]) -> Text:
    """Strip space at both ends of a text, and collapse it elsewhere, as HTML does."""
    result: list[Styled] = []
    spaced = True
    for part in parts:
        text = re.sub(r"[ \t\r\n]+", " ", part.text)
        if spaced:
            text = text.removeprefix(" ")
        if text:
            result.append(Styled(text, part.style, part.link))
            spaced = text.endswith(" ")
    while result and result[-1].text.endswith(" "):
        last = result.pop()
        if text := last.text.rstrip(" "):
            result.append(Styled(text, last.style, last.link))
    return tuple(result)


def _is(element: ET.Element, name: str) -> bool:
    return name in element.get("class", "").split()
