"""The search's index: every rule, question, example, term, card and section is an entry, with what it cites.

There is a file for each game, `search/<game>.js`, and one for the pages of no game, `search/site.js`: scripts, so that
they load from disk too. `assets/js/shelf.js` reads them, `finding.js` looks words up in them, `preview.js` shows what a
link leads to from them. Beside the entries a file has the words that mean the same: the term base's forms and the
wrong words that it knows for a thing, and everyday words from `site/<lang>/search.yaml`. A rule also has the phrases
in which people ask for it, from `site/<lang>/asked/<game>.yaml`, and words that they use, from `talk/` beside it. What
a game's own data says of it has both from `about.yaml`; what people call pages and sections is in `pages.yaml`.
"""

from __future__ import annotations

import json
import posixpath
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, astuple, dataclass, field
from fnmatch import fnmatchcase
from html.parser import HTMLParser
from itertools import permutations
from string import ascii_letters
from typing import Any
from urllib.parse import urlsplit

from mkdocs.structure.pages import Page

from cards import game_ids, load_game
from cards.asking import met, same_words
from cards.database import read_yaml
from cards.languages import LANGUAGES
from cards.ledger import Fact, read_asked, read_everyday, read_facts, read_talk, read_weights

from .. import given
from ..given import END, LINK, SearchEntry, spaced
from ..site import Site
from ..steps import on_config, on_page_content, on_post_build

NO_GAME = "site"
"""The file of the pages that belong to no game."""

_HEADINGS = frozenset({"h1", "h2", "h3", "h4"})
_SILENT = frozenset({"script", "style", "svg", "button", "pre"})
_QUIET = frozenset({"headerlink", "admonition-title"})
_VOID = frozenset({"br", "hr", "img", "input", "source", "wbr"})
_INLINE = frozenset({"a", "b", "bdi", "code", "em", "i", "small", "span", "strong", "sub", "sup"})
_TAG_ROLES = {"strong": "word", "a": "link", "bdi": "isolate"}
_KINDS = {"faq": "question", "ex": "example"}
"""What a heading's anchor begins with, and what stands under it."""

_RULES = frozenset({"rule", "ruling"})
_BESIDE = frozenset({"card", "section"})
"""What is no rule and speaks for none."""

_CODE = [__file__, given.__file__]
_ISOLATE, _POP = "\u2066", "\u2069"  # round what runs from left to right


@on_config(gives=["read"])
def begin(site: Site) -> None:
    """Begin a new index."""
    site.read = defaultdict(dict)


@on_page_content(needs=["set"], gives=["read", "searched"])
def read_page(html: str, page: Page, site: Site) -> str:
    """Collect the entries of a page.

    A page may exclude itself in its front matter (`search: {exclude: true}`).
    """
    if page.meta.get("search", {}).get("exclude"):
        return html
    game = page.file.src_uri.partition("/")[0]
    memory = site.memory("search", _CODE)
    entries = [SearchEntry(*found) for found in memory.of(html, lambda: _read(html))]
    url = "" if page.url == "./" else page.url
    site.read[game if game in game_ids() else NO_GAME][url] = page, entries
    return html


@on_post_build(needs=["read"], gives=["index"])
def write(site: Site) -> None:
    """Write the files of the index."""
    everyday = read_everyday(site.lang, site.docs.parents[1])
    called = read_yaml(site.docs.parent / "pages.yaml").data
    folder = site.out / "search"
    folder.mkdir(exist_ok=True)
    for game, by_url in site.read.items():
        own = game in game_ids()
        folder_of = site.docs.parents[1]
        facts = read_facts(load_game(game), site.lang, folder_of) if own else {}
        pages = [(url, page, [*entries, *_facts(page, game, facts)]) for url, (page, entries) in by_url.items()]
        asked, talk = (of(game, site.lang, folder_of) if own else None for of in (read_asked, read_talk))
        phrases = {anchor: fact.asked for anchor, fact in facts.items()}
        rows = [
            *_rows(
                [(url, entries) for url, _, entries in pages],
                phrases | (asked.data if asked else {}),
                talk.data if talk else {},
            )
        ]
        same = same_words(everyday, site.lang, game if own else None)
        shelf = {
            "title": pages[0][1].parent.title if own and pages[0][1].parent else "",
            "pages": [*_names(pages, called, own)],
            "topics": [topic for _, page, _ in pages for topic in _topics(page, game)],
            "entries": _columns(rows),
            "weights": read_weights(site.docs.parents[1]),
            **asdict(everyday),
            "same": met(same, _texts(rows)),
        }
        index = json.dumps(shelf, ensure_ascii=False, separators=(",", ":"))
        letters = LANGUAGES[site.lang].letters
        packed = exchanged(index, letters).replace("\\", "\\\\").replace("'", "\\'")
        script = (
            f"fitil.shelf.shelve({json.dumps(game)},{json.dumps(''.join(letters), ensure_ascii=False)},'{packed}')\n"
        )
        (folder / f"{game}.js").write_text(script, encoding="utf-8")


def _facts(page: Page, game: str, facts: Mapping[str, Fact]) -> Iterator[SearchEntry]:
    """Yield what a game's own data says of it, if this is its first page."""
    if page.file.src_uri == f"{game}/index.md":
        for anchor, fact in facts.items():
            text = re.sub(r"\d+(?:–\d+)?", rf"{_ISOLATE}\g<0>{_POP}", fact.text)
            yield SearchEntry(anchor, "fact", heading=fact.heading, text=text)


def _names(
    pages: Sequence[tuple[str, Page, Sequence[SearchEntry]]], called: Mapping[str, Sequence[str]], of_game: bool
) -> Iterator[list[Any]]:
    """Yield each page's title, its address and what people call it; of pages of no game the same of their sections."""
    for url, page, _ in pages:
        yield [page.title, url, *([names] if (names := _called(url, called)) else [])]
    for url, page, entries in () if of_game else pages:
        for entry in entries:
            if entry.kind == "section" and entry.anchor:
                heading, at = spaced(entry.heading).strip(), f"{url}#{entry.anchor}"
                yield [f"{page.title} · {heading}", at, [heading, *called.get(at, ())]]


def _called(url: str, called: Mapping[str, Sequence[str]]) -> list[str]:
    """What people call a page, by patterns of addresses."""
    return [name for pattern, names in called.items() for name in names if fnmatchcase(url, pattern)]


def exchanged(text: str, letters: tuple[str, str]) -> str:
    """A text with a language's letters, from the first to the last, and Latin ones in each other's places.

    So most letters take a byte instead of two, and the whole packs a seventh smaller. It is its own inverse, as in
    `shelf.js`.
    """
    own = map(chr, range(ord(letters[0]), ord(letters[1]) + 1))
    return text.translate(
        {ord(one): other for pair in zip(own, ascii_letters, strict=False) for one, other in permutations(pair)}
    )


def _topics(page: Page, game: str) -> Iterator[tuple[str, str]]:
    """Yield the sections of a game's rules, if this is their page, each with its anchor."""
    if page.file.src_uri == f"{game}/rules.md":
        yield from ((section.title, section.id) for top in page.toc for section in top.children)


def _read(html: str) -> list[tuple[Any, ...]]:
    """Read the entries of a page, as plain data."""
    reader = PageCutter()
    reader.feed(html)
    return [astuple(entry) for entry in reader.entries]


_FIELDS = ("page", "kind", "anchor", "number", "heading", "text", "picture", "links", "asked", "talk")
"""What an entry has, in the order of its row."""


def _texts(rows: Iterable[list[Any]]) -> Iterator[str]:
    """Yield all that is looked for in the rows of entries."""
    for row in rows:
        entry = dict(zip(_FIELDS, row, strict=True))
        yield from (entry["heading"], entry["text"], *entry["asked"], *entry["talk"])


def _columns(rows: Iterable[list[Any]]) -> dict[str, list[Any]]:
    """What entries have, field by field: what is alike stands together, and packs 5 % smaller."""
    columns = zip(*rows, strict=True)
    return {name: list(next(columns, ())) for name in _FIELDS}


def _rows(
    pages: Sequence[tuple[str, Sequence[SearchEntry]]],
    asked: Mapping[str, Sequence[str]],
    talk: Mapping[str, Sequence[str]],
) -> Iterator[list[Any]]:
    """Yield the fields of each entry, cards and sections last.

    Links are the numbers of the rules and terms linked that people ask for, the phrases those in which they do. A term
    that a rule tells, too, links to that rule.
    """
    said = [
        (at, url, entry)
        for at, (url, entries) in enumerate(pages)
        for entry in entries
        if entry.text.strip() or entry.picture
    ]
    said.sort(key=lambda one: one[2].kind in _BESIDE)
    rules = {entry.anchor for _, _, entry in said if entry.kind in _RULES}
    answers = {
        entry.anchor: number
        for number, (_, _, entry) in enumerate(said)
        if entry.kind in _RULES or (entry.anchor in asked and entry.anchor not in rules)
    }
    for number, (at, url, entry) in enumerate(said):
        heading, picture = spaced(entry.heading).strip(), entry.picture and posixpath.normpath(f"{url}{entry.picture}")
        cited = [entry.anchor, *(urlsplit(to).fragment for to in entry.targets if not urlsplit(to).netloc)]
        links = dict.fromkeys(answers[to] for to in cited if answers.get(to, number) != number)
        phrases, said_of = (
            told.get(entry.anchor, ()) if answers.get(entry.anchor) == number else () for told in (asked, talk)
        )
        row = [entry.kind, entry.anchor, entry.number, heading, entry.written()[0], picture]
        yield [at, *row, [*links], [*phrases], [*said_of]]


@dataclass
class PageCutter(HTMLParser):
    """Cuts a page into its entries: at every heading, rule and term."""

    entries: list[SearchEntry] = field(default_factory=list)
    _open: list[tuple[str, bool, str]] = field(default_factory=list)
    """Around the text: each element's tag, whether it is silent, and its role: `heading`, `rule`, `number`, …"""
    _section: SearchEntry | None = None
    _into: SearchEntry | None = None
    _under: SearchEntry | None = None
    _face: str = ""

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Open an element."""
        given = {name: value or "" for name, value in attrs}
        if tag == "img" and "card" in self._roles():
            self._face = given["src"]
        if tag in _VOID:
            return
        names = given.get("class", "").split()
        role = _role(tag, names)
        if role == "heading" and not given.get("id"):
            role = ""  # nothing leads to it: it is part of what its section says
        silent = tag in _SILENT or "data-search-exclude" in given or not _QUIET.isdisjoint(names)
        silent = silent or (tag == "summary" and "card" in self._roles())
        if role in ("heading", "rule", "term") and given.get("id") and not silent:
            self._begin(tag, role, given["id"])
        elif role == "ruling" and self._into:
            self._into.kind = role
        self._open.append((tag, silent, role))
        if not self._into:
            return
        if tag not in _INLINE:
            self._into.text += " "
        if not self._silent():
            self._note_picture(tag, given.get("data-picture", ""))
            self._into.text += {"link": LINK, "isolate": _ISOLATE}.get(role, "")
            self._into.targets += [given.get("href", "")] if role == "link" else []

    def handle_endtag(self, tag: str) -> None:
        """Close an element, and what was left open in it; what follows a rule belongs to its section again."""
        while tag in [one for one, _, _ in self._open]:
            silent = self._silent()
            closed, _, role = self._open.pop()
            if self._into and not silent:
                self._into.text += {"link": END, "isolate": _POP}.get(role, "")
            if role in ("rule", "term"):
                self._under, self._into = self._into, self._section
            if closed == tag:
                break

    def handle_data(self, data: str) -> None:
        """Add text to a number, a heading or the rest."""
        entry, roles = self._into, self._roles()
        if entry is None:
            return
        if "number" in roles and "rule" in roles:
            entry.number += data.strip()
        elif self._silent():
            return
        elif "heading" in roles or ("word" in roles and "term" in roles and not entry.text.strip()):
            entry.heading += data
        else:
            entry.text += data

    def _note_picture(self, tag: str, picture: str) -> None:
        """Give a picture to its section, and to the rule that it stands under."""
        for entry in (self._into, self._under) if picture else ():
            if entry:
                entry.picture = entry.picture or picture
        if tag not in _INLINE:
            self._under = None

    def _begin(self, tag: str, role: str, anchor: str) -> None:
        """Begin an entry; what stands under a heading is its section's."""
        kind = role if role != "heading" else "section"
        if role == "heading":
            kind = "card" if "card" in self._roles() else _KINDS.get(anchor.partition(".")[0], kind)
        over = self._section.heading if self._section and role == "rule" else ""
        self._into = SearchEntry("" if tag == "h1" else anchor, kind, heading=over)
        if kind == "card":
            self._into.picture = self._face
        self.entries.append(self._into)
        if role == "heading":
            self._section = self._into

    def _roles(self) -> list[str]:
        return [role for _, _, role in self._open]

    def _silent(self) -> bool:
        return any(silent for _, silent, _ in self._open)


def _role(tag: str, names: list[str]) -> str:
    if tag in _HEADINGS:
        return "heading"
    named = next((name for name in ("rule", "term", "card", "ruling") if name in names), "")
    return named or ("number" if "rule-number" in names else _TAG_ROLES.get(tag, ""))
