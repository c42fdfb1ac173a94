"""What is searched for answers: the pages of games in one language, cut into rules and what cites them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from cards.ledger import (
    SITE,
    Block,
    Everyday,
    Page,
    load_terms,
    names,
    read_asked,
    read_everyday,
    read_page,
    read_weights,
    rules_of,
)
from cards.model import Game, Lang

_KINDS = {"faq": "question", "ex": "example", "gap": "ruling"}
"""What a heading's anchor begins with, and what stands under it."""
_TOPICS = "rules"
"""The page whose sections are a game's topics."""
_MARKS = re.compile(r"[*`]")


@dataclass(slots=True)
class Entry:
    """A rule, a ruling, or what cites rules: a question, an example, a term, a section, a card, how people ask.

    `heading` is its own or, of a rule, that of its section; `text` has a line for each paragraph, without markup. Those
    that people ask for answer; the others lift those that they cite.
    """

    game: str
    anchor: str
    kind: str
    heading: str
    text: str = ""
    number: str = ""
    answers: bool = False
    cites: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Shelf:
    """The entries of some games in one language, with the words that mean the same in them.

    `same` has groups of words or names; `topics` are the headings of the rules, or the
    titles of the games if there are several.
    """

    lang: Lang
    entries: Sequence[Entry]
    topics: Sequence[str]
    everyday: Everyday
    same: Sequence[Sequence[str]]
    weights: Mapping[str, float]


def read_shelf(games: Sequence[Game], lang: Lang) -> Shelf:
    """Read what the site's pages tell of these games in a language; raises `DataError` for a faulty file of it."""
    everyday = read_everyday(lang)
    entries = [entry for game in games for entry in _entries(game, lang)]
    titles = [game.title.get(lang, game.id) for game in games]
    topics = titles if len(games) > 1 else [entry.heading for entry in entries if entry.kind == "topic"]
    same = [[*forms, *others] for game in games for forms, others in names(load_terms(game.id), lang)]
    return Shelf(lang, entries, topics, everyday, [*everyday.same, *same], read_weights())


def _entries(game: Game, lang: Lang) -> Iterator[Entry]:
    """Yield the entries of a game; of two with the same anchor, the first."""
    seen: set[str] = set()
    said = read_asked(game.id, lang)
    asked: dict[str, list[str]] = said.data if said else {}
    for path in sorted((SITE / lang / "docs" / game.id).glob("*.md")):
        for entry in _told(read_page(path), game.id):
            if entry.anchor not in seen:
                entry.answers = entry.kind in ("rule", "ruling") or entry.anchor in asked
                yield entry
            seen |= {entry.anchor} - {""}
    for rule, phrases in asked.items():
        yield from (Entry(game.id, "", "asked", phrase, cites=[rule]) for phrase in phrases)
    for card, written in game.words.get(lang, {}).items():
        yield Entry(game.id, "", "card", written.name, cites=[*rules_of(game, game.cards[card])])


def _told(page: Page, game: str) -> Iterator[Entry]:
    """Yield the entries of a page: each rule, each term, and what stands under each heading besides."""
    under = Entry(game, "", "section", "")
    section = rule = 0
    for block in page.blocks:
        said = _MARKS.sub("", block.words)
        if block.kind == "heading":
            yield under
            under = Entry(game, block.id or "", _KINDS.get((block.id or "").partition(".")[0], "section"), said)
            if block.level == 2:
                section, rule = section + 1, 0
                under.kind = "topic" if page.path.stem == _TOPICS else under.kind
        elif block.is_rule and block.id:
            rule += 1
            yield Entry(game, block.id, "rule", under.heading, said, f"{section}.{rule}", cites=[*_cited(block)])
        elif "term" in block.classes:
            yield Entry(game, block.id or "", "term", "", said, cites=[*_cited(block)])
        elif block.kind == "paragraph" and said:
            under.text = f"{under.text}\n{said}".strip()
            under.cites += _cited(block)
    yield under


def _cited(block: Block) -> Iterator[str]:
    """Yield the anchors that a paragraph links to."""
    for link in block.links:
        if not link.picture and "://" not in link.target:
            yield link.target.partition("#")[2]
