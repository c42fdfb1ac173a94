"""What cards and rules have to do with each other: the rules that a card is about, and where pages speak of a card."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cards.ledger.book import Book
from cards.ledger.pages import Page
from cards.model import Card, Game, facts

_NAMED = re.compile(r"\*\*([^*]+)\*\*|«([^«»]+)»|[״“”\"]([^״“”\"]+)[״“”\"]")
"""A name as pages write it: in bold type, or in the quotation marks of the language."""


def rules_of(game: Game, card: Card) -> tuple[str, ...]:
    """Return the ids of the rules that a card is about: its own, those of its properties and words, those it shows."""
    said = facts(game, card)
    own = [card.ledger.rule] if card.ledger else []
    properties = [game.keywords[keyword.id].rule for keyword in card.keywords]
    properties += [rule.rule for name, rule in game.keywords.items() if f"keyword={name}" in said]
    words = [word.rule for word in game.vocabulary.definitions() if word.rule and f"word={word.name}" in said]
    shown = [rule.id for rule in game.rules.values() if rule.shown_by and said.issuperset(rule.shown_by)]
    return tuple(dict.fromkeys([*own, *properties, *words, *shown]))


def cards_of(game: Game) -> dict[str, list[str]]:
    """Return the cards that each rule is about, by the rule's id; rules that no card is about are left out."""
    found: dict[str, list[str]] = {}
    for card in game.cards.values():
        for rule in rules_of(game, card):
            found.setdefault(rule, []).append(card.id)
    return found


def mentions(book: Book) -> dict[str, list[str]]:
    """Return the anchors of the rules, questions, examples and other sections that name each card, in order.

    Every language's pages are read, since what one inflects another may not: the anchors are the same in all.
    """
    found: dict[str, list[str]] = {}
    for tongue in book.tongues:
        names = {words.name: card for card, words in book.game.words.get(tongue.lang, {}).items()}
        for page in tongue.pages.values():
            for anchor, said in _named(page):
                if said in names and anchor not in found.setdefault(names[said], []):
                    found[names[said]].append(anchor)
    return found


def _named(page: Page) -> Iterator[tuple[str, str]]:
    """Yield all that is in bold or in quotation marks on a page, each with the anchor that it stands under."""
    section = ""
    for block in page.blocks:
        if block.kind == "heading" and block.id:
            section = block.id
        anchor = block.id or section
        for match in _NAMED.finditer(block.prose) if anchor else ():
            yield anchor, " ".join((match[1] or match[2] or match[3]).split())
