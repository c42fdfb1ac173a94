"""What is searched for answers: the pages of a game in one language, cut into rules and what cites them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from functools import cache

from cards.asking.stems import keys, stems, words
from cards.ledger import (
    Block,
    Everyday,
    Page,
    load_terms,
    names,
    pages_of,
    read_asked,
    read_everyday,
    read_facts,
    read_page,
    read_talk,
    read_weights,
)
from cards.model import Game, Lang
from cards.records import dataclass

_KINDS = {"faq": "question", "ex": "example", "gap": "ruling"}
"""What a heading's anchor begins with, and what stands under it; other headings are no entries."""
_TOPICS = "rules"
"""The page whose sections are a game's topics."""
_MARKS = re.compile(r"[*`]")
_ITEM = re.compile(r"^\s*(?:\d+\.|[-*])\s+", re.MULTILINE)
"""What begins an item of a list."""


@dataclass(slots=True)
class ShelfEntry:
    """A rule, a ruling, or what cites rules: a question, an example, a term, how people ask.

    `heading` is its own or, of a rule, that of its section; `text` has a line for each paragraph, without markup, and
    `shown` the same without what only leads elsewhere. Those that people ask for answer; the others lift those that
    they cite. `talk` are words in which people ask for it: those that one of them said, that two did, and that more
    did.
    """

    game: str
    anchor: str
    kind: str
    heading: str
    text: str = ""
    shown: str = ""
    number: str = ""
    answers: bool = False
    cites: list[str] = field(default_factory=list)
    talk: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Shelf:
    """The entries of a game in one language, with the words that mean the same in them.

    `same` has groups of them, cut down to what all their forms share; `topics` are the headings of the rules.
    """

    lang: Lang
    entries: Sequence[ShelfEntry]
    topics: Sequence[str]
    everyday: Everyday
    same: Sequence[Sequence[str]]
    weights: Mapping[str, float]


def read_shelf(game: Game, lang: Lang) -> Shelf:
    """Read what the site's pages tell of a game in a language; raises `DataError` for a faulty file of it."""
    everyday = read_everyday(lang)
    pages = [read_page(path) for path in sorted(pages_of(game.id, lang).glob("*.md"))]
    topics = [block.words for page in pages if page.path.stem == _TOPICS for block in page.blocks if block.level == 2]
    told = [entry for page in pages for entry in _told(page, game.id)]
    facts = read_facts(game, lang)
    entries = [entry for entry in told if entry.text]
    entries += [
        ShelfEntry(game.id, anchor, "fact", fact.heading, fact.text, fact.text) for anchor, fact in facts.items()
    ]
    source, talk = read_asked(game.id, lang), read_talk(game.id, lang)
    phrases = {anchor: fact.asked for anchor, fact in facts.items()}
    asked = _asked(entries, phrases | (source.data if source else {}), talk.data if talk else {})
    return Shelf(lang, [*entries, *asked], topics, everyday, same_words(everyday, lang, game.id), read_weights())


def heard(text: str, everyday: Everyday) -> Iterator[tuple[str, bool]]:
    """Yield the words of a text as they are compared, each with whether the search hears it, as it says something."""
    silent = _silent(everyday.silent)
    yield from ((word, word not in silent) for word in words(text))


@cache  # a check asks about thousands of texts
def _silent(text: str) -> frozenset[str]:
    """The words that say nothing, of the text that lists them."""
    return frozenset(words(text))


def same_words(everyday: Everyday, lang: Lang, game: str | None = None) -> list[list[str]]:
    """The stems of words that mean the same: everyday ones, and those that the game's term base knows for a thing."""
    silent = _silent(everyday.silent)
    terms = [[*forms, *others] for forms, others in names(load_terms(game), lang)] if game else []
    return [stems(group, silent) for group in (*everyday.same, *terms)]


def met(groups: Iterable[Sequence[str]], texts: Iterable[str]) -> list[Sequence[str]]:
    """Of groups of `same_words` those of which one is in these texts: the others lead to nothing there."""
    said = {key.text for word in {word for text in texts for word in words(text)} for key in keys(word)}
    return [group for group in groups if not said.isdisjoint(group)]


def _asked(
    entries: Sequence[ShelfEntry], phrases: Mapping[str, Sequence[str]], talk: Mapping[str, Sequence[str]]
) -> Iterator[ShelfEntry]:
    """Mark the entries that answer, and yield how people ask for each. A term that a rule tells too lifts that rule."""
    rules = {entry.anchor for entry in entries if entry.kind in ("rule", "ruling")}
    for entry in entries:
        own = phrases.get(entry.anchor, ())
        entry.answers = entry.kind in ("rule", "ruling") or (bool(own) and entry.anchor not in rules)
        if entry.answers:
            entry.talk = talk.get(entry.anchor, ())
            yield from (ShelfEntry(entry.game, "", "asked", said, cites=[entry.anchor]) for said in own)
        elif entry.anchor in rules:
            entry.cites.insert(0, entry.anchor)


def _told(page: Page, game: str) -> Iterator[ShelfEntry]:
    """Yield the entries of a page: each rule, each term, and what stands under a heading that asks or tells a case."""
    heading, under = "", None
    section = rule = 0
    for block in page.blocks:
        text = block.text if block.kind == "heading" else _ITEM.sub("", block.text)
        said, shown = _MARKS.sub("", replace(block, text=text).words), replace(block, text=text).alone
        if block.kind == "heading":
            kind = _KINDS.get((block.id or "").partition(".")[0])
            heading, under = said, ShelfEntry(game, block.id or "", kind, said) if kind else None
            if under:
                yield under
            if block.level == 2:
                section, rule = section + 1, 0
        elif block.is_rule and block.id:
            rule += 1
            yield ShelfEntry(game, block.id, "rule", heading, said, shown, f"{section}.{rule}", cites=[*_cited(block)])
        elif "term" in block.classes:
            yield ShelfEntry(game, block.id or "", "term", "", said, shown, cites=[*_cited(block)])
        elif block.kind == "paragraph" and said and under:
            under.text = f"{under.text}\n{said}".strip()
            under.shown = f"{under.shown}\n{shown}".strip()
            under.cites += _cited(block)


def _cited(block: Block) -> Iterator[str]:
    """Yield the anchors that a paragraph links to."""
    for link in block.links:
        if not link.picture and "://" not in link.target:
            yield link.target.partition("#")[2]
