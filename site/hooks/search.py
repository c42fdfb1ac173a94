"""The search's index: every rule, question, term, card and section is an answer of its own, with its address.

It is a script, so that it loads from disk too; `assets/js/search.js` looks words up in it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

from cards import game_ids

_HEADINGS = frozenset({"h1", "h2", "h3", "h4"})
_SILENT = frozenset({"script", "style", "svg", "button", "pre"})
_QUIET = frozenset({"headerlink", "admonition-title"})
_VOID = frozenset({"br", "hr", "img", "input", "source", "wbr"})
_INLINE = frozenset({"a", "b", "bdi", "code", "em", "i", "small", "span", "strong", "sub", "sup"})


@dataclass(slots=True)
class Entry:
    """An answer: its anchor, its number if it is a rule, the heading over it, and its text."""

    anchor: str
    number: str = ""
    heading: str = ""
    text: str = ""


def on_config(config: MkDocsConfig) -> None:
    """Begins a new index."""
    config.extra["search_pages"] = []


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> None:
    """Notes what the page answers. Runs after the hooks that number rules and sort terms."""
    game = page.file.src_uri.partition("/")[0]
    reader = Reader()
    reader.feed(html)
    entries = [
        [entry.anchor, entry.number, " ".join(entry.heading.split()), " ".join(entry.text.split())]
        for entry in reader.entries
        if entry.text.strip() or entry.heading.strip()
    ]
    where = page.parent.title if page.parent and game in game_ids() else ""
    url = "" if page.url == "./" else page.url
    config.extra["search_pages"].append([game if where else "", where, page.title, url, entries])


def on_post_build(config: MkDocsConfig) -> None:
    """Writes the index."""
    pages: list[Any] = config.extra["search_pages"]
    index = json.dumps(pages, ensure_ascii=False, separators=(",", ":"))
    path = Path(config.site_dir, "search", "index.js")
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"fitilSearch({index})\n", encoding="utf-8")


@dataclass
class Reader(HTMLParser):
    """Cuts a page into its entries: at every heading, rule and term."""

    entries: list[Entry] = field(default_factory=list)
    _open: list[tuple[str, bool, str]] = field(default_factory=list)
    """Around the text: each element's tag, whether it is silent, and its role: `heading`, `rule`, `number`, …"""
    _section: Entry | None = None
    _into: Entry | None = None

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Opens an element."""
        if tag in _VOID:
            return
        given = dict(attrs)
        names = (given.get("class") or "").split()
        role = _role(tag, names)
        silent = tag in _SILENT or "data-search-exclude" in given or not _QUIET.isdisjoint(names)
        if role in ("heading", "rule", "term") and (anchor := given.get("id")) and not silent:
            over = self._section.heading if self._section and role == "rule" else ""
            self._into = Entry("" if tag == "h1" else anchor, heading=over)
            self.entries.append(self._into)
            if role == "heading":
                self._section = self._into
        self._open.append((tag, silent, role))
        if tag not in _INLINE and self._into:
            self._into.text += " "

    def handle_endtag(self, tag: str) -> None:
        """Closes an element, and what was left open in it; what follows a rule belongs to its section again."""
        while tag in [one for one, _, _ in self._open]:
            closed, _, role = self._open.pop()
            if role in ("rule", "term"):
                self._into = self._section
            if closed == tag:
                break

    def handle_data(self, data: str) -> None:
        """Text of a number, a heading or the rest."""
        entry, roles = self._into, [role for _, _, role in self._open]
        if entry is None:
            return
        if "number" in roles and "rule" in roles:
            entry.number += data.strip()
        elif any(silent for _, silent, _ in self._open):
            return
        elif "heading" in roles or ("word" in roles and "term" in roles and not entry.text.strip()):
            entry.heading += data
        else:
            entry.text += data


def _role(tag: str, names: list[str]) -> str:
    if tag in _HEADINGS:
        return "heading"
    if tag == "strong":
        return "word"
    return next((name for name in ("rule", "term") if name in names), "number" if "rule-number" in names else "")
