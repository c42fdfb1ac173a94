"""One page by itself, without looking at others."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cards import Finding, did_you_mean, nearest
from cards.errors import Said
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
                what = Said(f"the front matter has no {key!r}", "site-no-key", name=key)
                yield Finding(page.path, 1, "missing-key", what)
    titles = [block for block in page.blocks if block.kind == "heading" and block.level == 1]
    if not titles:
        yield Finding(page.path, 1, "no-title", Said("the page has no `# Title`", "site-no-title"))
    for block in titles[1:]:
        what = Said("a second `# Title`; sections begin with ##", "site-second-title")
        yield Finding(page.path, block.line, "second-title", what)
    seen: dict[str, int] = {}
    level = 1
    for block in page.blocks:
        yield from _block(page, block)
        if block.kind == "heading" and block.level > level + 1:
            this, above = "#" * block.level, "#" * level
            said = f"a heading with {this} under one with {above} skips a level"
            what = Said(said, "site-skipped-level", this=this, above=above)
            yield Finding(page.path, block.line, "skipped-level", what)
        level = block.level if block.kind == "heading" else level
        if block.id and block.id in seen:
            if not block.is_rule:  # duplicate rules are reported with all their places
                said = f"duplicate anchor {block.id!r}, first in line {seen[block.id]}"
                what = Said(said, "site-twin-anchor", anchor=block.id, line=seen[block.id])
                yield Finding(page.path, block.line, "twin-anchor", what)
        elif block.id:
            seen[block.id] = block.line


def _block(page: Page, block: Block) -> Iterator[Finding]:
    at = block.attributes_line or block.line
    if block.kind == "heading" and block.level > 1 and not block.id:
        said = "a heading without an anchor: end its line with {#english-words}"
        yield Finding(page.path, at, "no-anchor", Said(said, "site-heading-anchor", form="{#english-words}"))
    if block.id and not _KEBAB.fullmatch(block.id):
        said = f"the anchor {block.id!r} should be lower-case Latin words joined by hyphens or dots"
        yield Finding(page.path, at, "bad-anchor", Said(said, "site-bad-anchor", anchor=block.id))
    for name in block.classes:
        if name not in CLASSES:
            near = nearest(name, CLASSES)
            what = Said(f"there is no class {name!r}{did_you_mean(near)}", "site-no-class", name=name, nearest=near)
            yield Finding(page.path, at, "no-such-class", what)
    if block.attributes_line and not block.text:
        said = "the attribute list belongs to no paragraph: put it on the line right after one"
        yield Finding(page.path, at, "lost-attributes", Said(said, "site-lost-attributes"))
    elif (block.is_rule or "term" in block.classes) and not block.id:
        kind = block.classes[0]
        yield Finding(page.path, at, "no-id", Said(f"a {kind} without an id", "site-no-id", name=kind))
    elif block.is_rule and (block.indent or block.text.startswith(("- ", "* ", "+ ", "|"))):
        said = "a rule is a paragraph of its own, not part of a list, a table or a box"
        yield Finding(page.path, at, "not-a-paragraph", Said(said, "site-not-a-paragraph"))
    if html := _HTML.search(re.sub(r"`[^`]*`", "", block.text)):
        what = Said(f"raw HTML ({html[0][:20]}); write Markdown", "site-raw-html", text=html[0][:20])
        yield Finding(page.path, block.line, "raw-html", what)
    for link in block.links:
        if link.picture and not link.text.strip():
            said = f"the picture {link.target} has no alternative text"
            what = Said(said, "site-no-alternative-text", target=link.target)
            yield Finding(page.path, link.line, "no-alternative-text", what)
        if link.picture and not _ALONE.fullmatch(block.text):
            said = f"the picture {link.target} should be a paragraph of its own"
            yield Finding(page.path, link.line, "not-alone", Said(said, "site-not-alone", target=link.target))
