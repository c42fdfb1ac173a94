"""Words of the glossary lead to it, and names of cards to the cards: in every paragraph the first time each is said.

A word's forms come from the term base. It runs when the search has taken its links: those that say which rule answers
what are the author's alone. `assets/js/preview.js` shows an entry where its word stands.
"""

from __future__ import annotations

import hashlib
import re
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from mkdocs.structure.pages import Page
from mkdocs.utils import get_relative_url

from cards import Lang, game_ids, load_game
from cards.languages import RTL
from cards.ledger import Term, load_terms

from ..site import Site
from ..steps import on_page_content

GLOSSARY = "glossary"
NOT_ON = frozenset({"gallery", "words", "figures"})
"""Pages of cards and for their makers: their texts are short, and full of the game's words."""

_PART = re.compile(r"(<!--.*?-->|</?[a-zA-Z][^>]*>)", re.DOTALL)
_NAME = re.compile(r"</?([a-zA-Z][\w-]*)")
_WORD = re.compile(r"[^\W_]+(?:[-'’׳״][^\W_]+)*")
_QUOTED = re.compile("(?<=«)([^«»]+)(?=»)")
_PREFIX = re.compile("ו?(?:כש|[הבכלמש])?ה?(?=.{3})")
_PARAGRAPHS = frozenset({"p", "li", "dd"})
_SECTIONS = frozenset({"h1", "h2", "h3"})
_LEFT_ALONE = frozenset(
    {
        "a",
        "bdi",
        "button",
        "code",
        "figure",
        "h1",
        "h2",
        "h3",
        "h4",
        "pre",
        "script",
        "style",
        "summary",
        "svg",
        "table",
    }
)
_NOT_LINKED = frozenset({"gender", "pres"})
"""What a thing does in passing is no term there: «проходит», «עובר»."""
_ENTRY = re.compile(r"^\{: #term\.(\S+) \.term", re.MULTILINE)


@on_page_content(needs=["searched"], gives=["linked"])
def link(html: str, page: Page, site: Site) -> str:
    """Link the words of a game's page, where the game has a glossary."""
    game, _, name = page.file.src_uri.removesuffix(".md").partition("/")
    path, lang = site.pages(game) / f"{GLOSSARY}.md", site.lang
    if game not in game_ids() or name in NOT_ON or not path.exists():
        return html

    def made() -> str:
        glossary = "" if name == GLOSSARY else get_relative_url(f"{game}/{GLOSSARY}/", page.url)
        pages = {called: f"{game}/cards/{card}/" for called, card in _cards(game, lang).items()}
        cards = {called: get_relative_url(url, page.url) for called, url in pages.items() if url != page.url}
        return linked(html, _lexicon(game, lang, path), glossary, cards)

    return site.memory("terms", [__file__]).of(f"{_known(game, lang, path)} {page.url} {html}", made)


@dataclass(frozen=True, slots=True)
class TermForms:
    """The forms of a game's terms by their first word, each as its words and the term's id, the longest first."""

    forms: dict[str, list[tuple[tuple[str, ...], str]]]
    prefixed: bool
    """Whether a word may have letters before it that are words of their own, as in Hebrew."""

    def at(self, words: list[str], place: int) -> tuple[int, str] | None:
        """Return how many words from this place on are a term, and which; None where there is none."""
        for first in self._firsts(words[place]):
            for form, term in self.forms.get(first, ()):
                if form[1:] == tuple(word.casefold() for word in words[place + 1 : place + len(form)]):
                    return len(form), term
        return None

    def _firsts(self, word: str) -> list[str]:
        """Return what the word may be: a word that is shouted is first of all a keyword."""
        bare = word.casefold()
        shouted = [bare.upper()] if word.isupper() else []
        prefix = _PREFIX.match(bare) if self.prefixed else None
        return [*shouted, bare, *([bare[at:] for at in range(1, prefix.end() + 1)] if prefix else [])]


@cache
def _lexicon(game: str, lang: Lang, glossary: Path) -> TermForms:
    """Read the words of the glossary with all their forms."""
    listed = set(_ENTRY.findall(glossary.read_text(encoding="utf-8")))
    return lexicon([term for term in load_terms(game) if term.id in listed], lang)


@cache
def _cards(game: str, lang: Lang) -> dict[str, str]:
    """Map the names of a game's cards to their ids."""
    found = load_game(game)
    return {found.words[lang][card].name: card for card in found.cards}


@cache
def _known(game: str, lang: Lang, glossary: Path) -> str:
    """A hash of all words and names that are linked."""
    return hashlib.sha256(repr((_lexicon(game, lang, glossary), _cards(game, lang))).encode()).hexdigest()


def lexicon(terms: list[Term], lang: Lang) -> TermForms:
    """Collect the forms of these terms. A keyword that is called like a thing is meant in capitals only."""
    forms: dict[str, dict[tuple[str, ...], str]] = defaultdict(dict)
    for term in sorted(terms, key=lambda term: term.kind in ("keyword", "heading")):
        for name, form in term.forms[lang].items():
            for one in form.split("/") if name not in _NOT_LINKED else ():
                words = tuple(word.casefold() for word in _WORD.findall(one))
                if not words:
                    continue
                forms[words[0]].setdefault(words, term.id)
                if term.kind in ("keyword", "heading"):
                    forms[words[0].upper()].setdefault(words, term.id)
    longest = {first: sorted(found.items(), key=lambda form: -len(form[0])) for first, found in forms.items()}
    return TermForms(longest, lang in RTL)


@dataclass(slots=True)
class Linker:
    """Goes through a page and keeps in mind what has been linked."""

    lexicon: TermForms
    glossary: str
    cards: Mapping[str, str]
    paragraph: set[str] = field(default_factory=set)
    section: set[str] = field(default_factory=set)

    def text(self, text: str, *, bold: bool) -> str:
        """Link the terms and the cards in one stretch of text; a card's name is in bold or in quotation marks."""
        parts = _QUOTED.split(text)
        return "".join(self._named(part) if bold or n % 2 else self._words(part) for n, part in enumerate(parts))

    def _named(self, text: str) -> str:
        if text not in self.cards or text in self.paragraph:
            return self._words(text)
        self.paragraph.add(text)
        return f'<a class="word" href="{self.cards[text]}">{text}</a>'

    def _words(self, text: str) -> str:
        found = list(_WORD.finditer(text))
        words = [word[0] for word in found]
        out, at, place = "", 0, 0
        while place < len(found):
            hit = self.lexicon.at(words, place)
            count, term = hit or (1, "")
            start, end = found[place].start(), found[place + count - 1].end()
            if hit and term not in self.paragraph and not re.search(r"[^\w\s'’׳״-]", text[start:end]):
                out += f"{text[at:start]}{self._link(term, text[start:end])}"
                at = end
            place += count
        return out + text[at:]

    def _link(self, term: str, text: str) -> str:
        """Make a link; a word that was linked in this section before is no stop of the keyboard any more."""
        quiet = ' tabindex="-1"' if term in self.section else ""
        self.paragraph.add(term)
        self.section.add(term)
        return f'<a class="word" href="{self.glossary}#term.{term}"{quiet}>{text}</a>'


def linked(html: str, lexicon: TermForms, glossary: str, cards: Mapping[str, str] | None = None) -> str:
    """Link terms in paragraphs and lists of HTML to the glossary, which has this address, and names to these cards'."""
    linker = Linker(lexicon, glossary, cards or {})
    out: list[str] = []
    inside = alone = 0
    for part in _PART.split(html):
        name = _NAME.match(part)
        if name is None:
            out.append(linker.text(part, bold=out[-1:] == ["<strong>"]) if inside and not alone else part)
            continue
        tag, step = name[1].lower(), -1 if part.startswith("</") else 1
        alone += step if tag in _LEFT_ALONE and not part.endswith("/>") else 0
        inside += step if tag in _PARAGRAPHS else 0
        if tag in _PARAGRAPHS:
            own = re.search(r'id="term\.([^"]+)"', part)
            linker.paragraph = {own[1]} if own else set()
        elif tag in _SECTIONS:
            linker.section = set()
        out.append(part)
    return "".join(out)
