"""What tells in short of something longer: player aids of rules and cards, a first page of the game told move by move.

Such a text says nothing that is not there, in no words of its own. Of an aid each word is in a rule that the section
names, in the text of the card that it is the short form of, among the game's terms, or at least somewhere on its pages;
and each number is in a rule that it names. What a first page tells of `learn`, a story, is on that page.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from cards import Finding, Game, Lang, card_text
from cards.asking import keys, words
from cards.database import read_yaml
from cards.errors import Said
from cards.language import aids_path
from cards.ledger import Book, Tongue, load_terms

from .coverage import numbers

STORY = "learn"
"""The page that tells a game move by move."""
_STORY = re.compile(rf"\[[^\]]*\]\({STORY}\.md\): (?P<told>[^\n]+)")
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_MARK, _PLACE, _NUMERAL = re.compile(r"<[^<>]*>"), re.compile(r"\{[^{}]*\}"), re.compile(r"\d+")


def retold(book: Book) -> Iterator[Finding]:
    """Check what is told in short in each language of a game."""
    for tongue in book.tongues:
        if tongue.pages:
            yield from _aids(book, tongue)
            yield from _story(book.game, tongue)


def _aids(book: Book, tongue: Tongue) -> Iterator[Finding]:
    """The words and numbers of player aids that are in nothing that they tell of."""
    path = aids_path(book.game, tongue.lang)
    if not path.exists():
        return
    source = read_yaml(path)
    everywhere = _heard(" ".join(block.prose for page in tongue.pages.values() for block in page.blocks))
    everywhere |= _terms(book.game, tongue.lang)
    by_rule = _by_rule(tongue)
    for at, aid in enumerate(source.data["aids"]):
        for number, section in enumerate(aid["sections"]):
            text = _MARK.sub("", " ".join([section["title"], *section["lines"]]))
            rules = [rule for rule in section.get("rules", ()) if rule in book.game.rules]
            line = source.place(("aids", at, "sections", number, "lines"))[0]
            place = f"{aid['id']}.{section['id']}"
            card = _card(book.game, section["id"], tongue.lang)
            for word in _unsaid(_PLACE.sub("", text), everywhere | _heard(card)):
                what = Said(f"{place}: no page says {word!r}", "site-aid-word", place=place, word=word)
                yield Finding(path, line, "aid-word", what, tongue.lang)
            there = {*_NUMERAL.findall(" ".join([*(by_rule.get(rule, "") for rule in rules), card]))}
            there |= {str(one) for rule in rules for one in numbers(book.game.rules[rule].gloss)}
            for one in sorted({*_NUMERAL.findall(_PLACE.sub("", text))} - there):
                what = Said(f"{place}: no rule that it names has {one}", "site-aid-number", place=place, number=one)
                yield Finding(path, line, "aid-number", what, tongue.lang)


def _story(game: Game, tongue: Tongue) -> Iterator[Finding]:
    """The words with which the first page tells of the story, and which the story has not."""
    index, page = tongue.pages.get("index"), tongue.pages.get(STORY)
    for block in index.blocks if index and page else ():
        if index and page and (found := _STORY.search(block.text)):
            known = _heard(" ".join(one.prose for one in page.blocks)) | _terms(game, tongue.lang)
            line = block.line + block.text.count("\n", 0, found.start())
            for word in _unsaid(_LINK.sub(r"\1", found["told"]), known):
                what = Said(f"{STORY}.md does not say {word!r}", "site-story-word", page=f"{STORY}.md", word=word)
                yield Finding(index.path, line, "story-word", what, tongue.lang)


def _by_rule(tongue: Tongue) -> Mapping[str, str]:
    """What each rule, ruling and example of a rule says: its paragraph, or all of its section."""
    found: dict[str, str] = {}
    for page in tongue.pages.values():
        headed = ""
        for block in page.blocks:
            if block.kind == "heading":
                headed = (block.id or "").removeprefix("ex.")
            name = block.id if block.is_rule and block.id else headed
            found[name] = f"{found.get(name, '')} {block.prose}"
    return found


def _card(game: Game, card: str, lang: Lang) -> str:
    """The text of the card that a section is the short form of; empty if it is of none."""
    if card not in game.cards:
        return ""
    return " ".join(run.text for paragraph in card_text(game, game.cards[card], lang) for run in paragraph)


def _terms(game: Game, lang: Lang) -> frozenset[str]:
    """What the names of the game's terms and cards are heard as."""
    forms: dict[str, Any] = {}
    for term in load_terms(game.id):
        forms |= {form: None for name, form in term.forms[lang].items() if name != "gender"}
    return _heard(" ".join([*forms, *(named.name for named in game.words[lang].values())]).replace("/", " "))


def _heard(text: str) -> frozenset[str]:
    return frozenset(key.text for word in words(text) for key in keys(word))


def _unsaid(text: str, known: frozenset[str]) -> Iterator[str]:
    """The words of a text that are none of what is known, in no form of theirs; numerals are another matter."""
    for word in dict.fromkeys(words(text)):
        if not _NUMERAL.fullmatch(word) and known.isdisjoint(key.text for key in keys(word)):
            yield word
