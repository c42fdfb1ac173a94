"""The rule pages as data: Markdown → headings, paragraphs and links, each with its line.

It understands only as much Markdown as the pages use. Half-written pages are read too; `fitil site check` reports what
is wrong with them.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Literal

import yaml

from cards.database import plain_yaml
from cards.errors import Said
from cards.records import dataclass

HASH = 8
"""The number of hexadecimal digits of a paragraph's hash: enough to notice a change."""

_ATTRIBUTES = re.compile(r"^(?P<indent>\s*)\{:(?P<list>[^{}]*)\}\s*$")
_HEADING = re.compile(r"^(?P<marks>#{1,6})\s+(?P<text>.*?)\s*(?:\{:?(?P<list>[^{}]*)\})?\s*$")
_ADMONITION = re.compile(r"^(?P<indent>\s*)(?:!!!|\?\?\?\+?)\s+(?P<kind>[\w-]+)(?:\s+\"(?P<title>.*)\")?\s*$")
_FENCE = re.compile(r"^\s*(```+|~~~+)")
_LINK = re.compile(r"(?P<picture>!?)\[(?P<text>(?:[^\[\]]|\[[^\[\]]*\])*)\]\(\s*<?(?P<target>[^()\s>]*)>?[^()]*\)")
_CODE = re.compile(r"(`+).+?\1", re.DOTALL)
_AGREES = re.compile(r"\s+agrees=\S+")
_MARKS = re.compile(r"[*`]")
_ONLY_LINKS = re.compile(
    r"\s*\((?:\[[\w«»]+(?: [\w«»]+){0,3}\??\]\([^)]*\)(?:[,;]\s*)?)+\)"  # in brackets, of a few words
    r"|\s+\[[^\W\d]+\]\(examples\.md[^)]*\)\.?$|\s+\[[\w ]+\?\]\([^)]*\)$"  # or at the end; a number says something
)
"""Links of a word each in brackets of their own, as of a ruling or an example: nobody can follow them elsewhere."""
_RULED = re.compile(r"[\s|:-]*")
"""The line below the headings of a table."""


@dataclass(frozen=True, slots=True)
class Link:
    """A link, or a picture; a picture's `text` is its alternative text."""

    line: int
    text: str
    target: str
    picture: bool


@dataclass(frozen=True, slots=True)
class Block:
    """A heading, a paragraph (including lists and tables), or the first line of an admonition.

    `line` is its first line; `attributes_line` that of its attribute list, which gives `id`, `classes` and `agrees`,
    the hashes of the paragraphs in the other languages that it was last compared with. An attribute list that does not
    belong to a paragraph is a block of its own, without text.
    """

    line: int
    kind: Literal["heading", "paragraph", "admonition"]
    text: str
    indent: int = 0
    level: int = 0
    name: str = ""
    attributes_line: int = 0
    id: str | None = None
    classes: tuple[str, ...] = ()
    agrees: str | None = None

    @property
    def is_rule(self) -> bool:
        """True if the paragraph is marked as a rule."""
        return "rule" in self.classes

    @property
    def links(self) -> Iterator[Link]:
        """The links and pictures in the text, in order; code is skipped."""
        text = _CODE.sub(lambda code: re.sub(r"[^\n]", "x", code[0]), self.text)
        for found in _LINK.finditer(text):
            line = self.line + text.count("\n", 0, found.start())
            yield Link(line, " ".join(found["text"].split()), found["target"], bool(found["picture"]))
            # a picture that is itself a link
            inner = replace(self, text=found["text"], line=line)
            yield from (link for link in inner.links if link.picture)

    @property
    def words(self) -> str:
        """The words that a reader sees: without addresses, alternative texts and line breaks."""
        return " ".join(_LINK.sub(lambda link: "" if link["picture"] else link["text"], self.text).split())

    @property
    def prose(self) -> str:
        """The words that a reader sees or hears, on their lines of the file: with alternative texts, but no code."""
        text = _CODE.sub(lambda code: re.sub(r"[^\n]", "x", code[0]), self.text)
        return _LINK.sub(lambda link: link["text"], text)

    @property
    def alone(self) -> str:
        """The words where they stand without their page: no markup, nothing that only leads elsewhere.

        A table has its rows one after the other: `Level: 1, 2. Mana: 5, 6.`
        """
        lines = _ONLY_LINKS.sub("", self.text).split("\n")
        rows = [line.strip().strip("|").split("|") for line in lines if not _RULED.fullmatch(line)]
        if lines[0].startswith("|") and rows:
            cells = [[cell.strip() for cell in row] for row in rows]
            lines = [f"{f'{head}: ' if head else ''}{', '.join(rest)}." for head, *rest in cells]
        return _MARKS.sub("", replace(self, text="\n".join(lines)).words)

    @property
    def hash(self) -> str:
        """A hash of the words, which does not depend on line breaks and the targets of links."""
        return hashlib.sha256(self.words.encode()).hexdigest()[:HASH]


@dataclass(frozen=True, slots=True)
class Page:
    """A page in one language. `meta` is its front matter; `broken_meta` says why that could not be read, if so."""

    path: Path
    blocks: tuple[Block, ...]
    meta: Mapping[str, object]
    broken_meta: str | None = None

    @property
    def anchors(self) -> list[Block]:
        """The blocks that have an id, in order."""
        return [block for block in self.blocks if block.id]

    @property
    def rules(self) -> list[Block]:
        """The rule paragraphs, in order."""
        return [block for block in self.blocks if block.is_rule]

    def section(self, anchor: str) -> list[Block]:
        """The heading with this id and all blocks below it; empty if there is none."""
        found: list[Block] = []
        for block in self.blocks:
            if found and block.kind == "heading" and block.level <= found[0].level:
                break
            if found or (block.kind == "heading" and block.id == anchor):
                found.append(block)
        return found


def read_page(path: Path) -> Page:
    """Read the page at `path`."""
    return parse_page(path.read_text(encoding="utf-8", errors="replace"), path)


def picture_folder(page: str) -> str:
    """The folder below `site/pictures` of a page such as `boombit/rules.md`: its game's id, else its own name."""
    return page.partition("/")[0].removesuffix(".md")


@lru_cache(1024)  # several features of a build ask for each of its pages
def parse_page(text: str, path: Path = Path()) -> Page:
    """Parse a page's Markdown."""
    lines = text.removeprefix("\ufeff").splitlines()
    start, meta, broken = front_matter(lines)
    return Page(path, tuple(_blocks(lines, start)), meta, broken)


def stamped(text: str, agrees: Mapping[int, str]) -> str:
    """The page's Markdown with `agrees` set in the attribute lists on these lines."""
    lines = text.splitlines(keepends=True)
    for line, value in agrees.items():
        old = lines[line - 1]
        bare = _AGREES.sub("", old)
        lines[line - 1] = re.sub(r"\s*\}", f" agrees={value} }}", bare, count=1)
    return "".join(lines)


def without_stamps(text: str) -> str:
    """The page's Markdown as it is shown, without `agrees`."""
    return "\n".join(_AGREES.sub("", line) if _ATTRIBUTES.match(line) else line for line in text.split("\n"))


def front_matter(lines: list[str]) -> tuple[int, dict[str, object], str | None]:
    """Parse a page's front matter: the index of the first line after it, its keys, and what is wrong, if anything."""
    if not lines or lines[0].rstrip() != "---":
        return 0, {}, None
    end = next((at for at, line in enumerate(lines[1:], 1) if line.rstrip() in ("---", "...")), None)
    if end is None:
        return 1, {}, Said("the front matter does not end", "front-not-ended")
    try:
        meta = plain_yaml("\n".join(lines[1:end]))
    except yaml.YAMLError as error:
        what = f"the front matter is not valid YAML: {str(getattr(error, 'problem', '')) or 'check its colons'}"
        return end + 1, {}, Said(what, "front-not-yaml")
    if not isinstance(meta, dict):
        return end + 1, {}, Said("the front matter has no keys", "front-without-keys")
    return end + 1, meta, None


def _blocks(lines: list[str], start: int) -> Iterator[Block]:
    paragraph: Block | None = None
    fence = ""
    for number, line in enumerate(lines[start:], start + 1):
        if mark := _FENCE.match(line):
            if paragraph:
                yield paragraph
            paragraph = None
            fence = mark[1] if not fence else "" if mark[1].startswith(fence) else fence
        elif fence:
            continue
        elif not line.strip():
            if paragraph:
                yield paragraph
            paragraph = None
        elif found := _ATTRIBUTES.match(line):
            block = paragraph or Block(number, "paragraph", "", indent=len(found["indent"]))
            yield _attributed(block, found["list"], number)
            paragraph = None
        elif opening := _opening(line, number):
            if paragraph:
                yield paragraph
            paragraph = None
            yield opening
        elif paragraph:
            paragraph = replace(paragraph, text=f"{paragraph.text}\n{line.strip()}")
        else:
            paragraph = Block(number, "paragraph", line.strip(), indent=len(line) - len(line.lstrip()))
    if paragraph:
        yield paragraph


def _opening(line: str, number: int) -> Block | None:
    """The heading or admonition that this line opens, if any."""
    if heading := _HEADING.match(line):
        block = Block(number, "heading", heading["text"], level=len(heading["marks"]))
        return _attributed(block, heading["list"] or "", number)
    if admonition := _ADMONITION.match(line):
        indent, name = len(admonition["indent"]), admonition["kind"]
        return Block(number, "admonition", admonition["title"] or "", indent=indent, name=name)
    return None


def _attributed(block: Block, attributes: str, line: int) -> Block:
    words = attributes.split()
    ids = [word[1:] for word in words if word.startswith("#")]
    agrees = [word.removeprefix("agrees=") for word in words if word.startswith("agrees=")]
    return replace(
        block,
        attributes_line=line,
        id=ids[-1] if ids else None,
        classes=tuple(word[1:] for word in words if word.startswith(".")),
        agrees=agrees[-1] if agrees else None,
    )
