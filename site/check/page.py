"""One page by itself, without looking at others."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cards import Finding, did_you_mean, nearest
from cards.ledger import Block, Page

CLASSES = ("rule", "term")

_KEBAB = re.compile(r"[a-z0-9]+([.-][a-z0-9]+)*")
_HTML = re.compile(r"<(?!bdi\b|/bdi\b)/?[a-z][\w-]*(?=[\s>/])[^<>]*>|<!--", re.IGNORECASE)
_ALONE = re.compile(r"!\[[^\]]*\]\([^()]*\)")


def check_page(page: Page) -> Iterator[Finding]:
    """The findings in a page by itself, without looking at others."""
    if page.broken_meta:
        yield Finding(page.path, 1, "broken-front-matter", page.broken_meta)
    else:
        for key in ("title", "description"):
            if not page.meta.get(key):
                yield Finding(page.path, 1, "missing-key", f"the front matter has no {key!r}")
    titles = [block for block in page.blocks if block.kind == "heading" and block.level == 1]
    if not titles:
        yield Finding(page.path, 1, "no-title", "the page has no `# Title`")
    for block in titles[1:]:
        yield Finding(page.path, block.line, "second-title", "a second `# Title`; sections begin with ##")
    seen: dict[str, int] = {}
    level = 1
    for block in page.blocks:
        yield from _block(page, block)
        if block.kind == "heading" and block.level > level + 1:
            what = f"a heading with {'#' * block.level} under one with {'#' * level} skips a level"
            yield Finding(page.path, block.line, "skipped-level", what)
        level = block.level if block.kind == "heading" else level
        if block.id and block.id in seen:
            if not block.is_rule:  # duplicate rules are reported with all their places
                yield Finding(
                    page.path,
                    block.line,
                    "twin-anchor",
                    f"duplicate anchor {block.id!r}, first in line {seen[block.id]}",
                )
        elif block.id:
            seen[block.id] = block.line


def _block(page: Page, block: Block) -> Iterator[Finding]:
    at = block.attributes_line or block.line
    if block.kind == "heading" and block.level > 1 and not block.id:
        yield Finding(page.path, at, "no-anchor", "a heading without an anchor: end its line with {#english-words}")
    if block.id and not _KEBAB.fullmatch(block.id):
        yield Finding(
            page.path,
            at,
            "bad-anchor",
            f"the anchor {block.id!r} should be lower-case Latin words joined by hyphens or dots",
        )
    for name in block.classes:
        if name not in CLASSES:
            yield Finding(
                page.path, at, "no-such-class", f"there is no class {name!r}{did_you_mean(nearest(name, CLASSES))}"
            )
    if block.attributes_line and not block.text:
        yield Finding(
            page.path,
            at,
            "lost-attributes",
            "the attribute list belongs to no paragraph: put it on the line right after one",
        )
    elif (block.is_rule or "term" in block.classes) and not block.id:
        yield Finding(page.path, at, "no-id", f"a {block.classes[0]} without an id")
    elif block.is_rule and (block.indent or block.text.startswith(("- ", "* ", "+ ", "|"))):
        yield Finding(
            page.path, at, "not-a-paragraph", "a rule is a paragraph of its own, not part of a list, a table or a box"
        )
    if html := _HTML.search(re.sub(r"`[^`]*`", "", block.text)):
        yield Finding(page.path, block.line, "raw-html", f"raw HTML ({html[0][:20]}); write Markdown")
    for link in block.links:
        if link.picture and not link.text.strip():
            yield Finding(
                page.path, link.line, "no-alternative-text", f"the picture {link.target} has no alternative text"
            )
        if link.picture and not _ALONE.fullmatch(block.text):
            yield Finding(
                page.path, link.line, "not-alone", f"the picture {link.target} should be a paragraph of its own"
            )
