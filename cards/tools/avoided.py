"""Words that the term base avoids: what a thing is not called, in every form, wherever a text of its game says it.

An avoided word is right as the name of another thing, or within it. Where it means something that has no name in the
term base, `spared.yaml` says so: in every sentence, or only `within` some words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from cards.database import files_of, game_folders, of_games, read_yaml
from cards.ledger import Term, load_terms
from cards.model import Lang
from cards.records import dataclass
from cards.tools.inflection import heard_as, phrase
from cards.tools.texts import has_letters

WORD = re.compile(r"[^\W_]+(?:[-'’׳״][^\W_]+)*")
_NO_FORMS = frozenset({"gender"})


@dataclass(frozen=True, slots=True, eq=False)
class TermPhrase:
    """What the term base calls a thing, or avoids to: as it is written there, and the forms of each word of it."""

    said: str
    words: tuple[frozenset[str], ...]
    gaps: tuple[str, ...]

    def fits(self, found: str, gaps: Sequence[str]) -> bool:
        """True if these words of a text, with this between them, can be it; capitals stand for capitals only."""
        if any(not gap.isspace() if own.isspace() else gap != own for own, gap in zip(self.gaps, gaps, strict=True)):
            return False
        return found.isupper() if self.said.isupper() else self.said[:1].islower() or found[:1] == found[:1].upper()


class Index:
    """Phrases by the forms of their first words, to be looked up at each word of a text."""

    def __init__(self, phrases: Sequence[TermPhrase], lang: Lang) -> None:
        self._lang = lang
        self._by_first: dict[str, list[TermPhrase]] = {}
        for one in phrases:
            for first in one.words[0] if one.words else ():  # a card may be called "!!!"
                self._by_first.setdefault(first, []).append(one)

    def said_in(self, text: str) -> Iterator[tuple[int, int, TermPhrase]]:
        """Yield each phrase that the text says: where it begins, where it ends, and which."""
        words = list(WORD.finditer(text))
        heard = [heard_as(word[0], self._lang) for word in words]
        for at, candidates in enumerate(heard):
            for one in dict.fromkeys(one for first in candidates for one in self._by_first.get(first, ())):
                place = slice(at, at + len(one.words))
                if len(heard[place]) < len(one.words) or not all(map(_meet, one.words, heard[place])):
                    continue
                start, end = words[at].start(), words[place][-1].end()
                gaps = [text[a.end() : b.start()] for a, b in pairwise(words[place])]
                if one.fits(text[start:end], gaps):
                    yield start, end, one


def _meet(forms: frozenset[str], heard: frozenset[str]) -> bool:
    return not forms.isdisjoint(heard)


class AvoidedWord(NamedTuple):
    """An avoided word in a text: where it begins and ends, how the term base writes it, and the term that avoids it."""

    start: int
    end: int
    word: str
    term: Term


def avoided(text: str, lang: Lang, game: Path | None = None) -> Iterator[AvoidedWord]:
    """Yield the avoided words in a text of the game with this folder; in a text of none, those that all games avoid."""
    book = _book(lang, game)
    if not (
        wrong := [
            AvoidedWord(start, end, one.said, book.terms[one.said]) for start, end, one in book.wrong.said_in(text)
        ]
    ):
        return
    exact = {(start, end) for start, end, _ in book.written.said_in(text)}
    longer = {(start, end) for start, end, _ in book.names.said_in(text)} | {found[:2] for found in wrong}
    for found in wrong:
        place = found[:2]
        if place not in exact and not any(_within(place, other) for other in exact | longer if other != place):
            yield found


def _within(place: tuple[int, int], other: tuple[int, int]) -> bool:
    return other[0] <= place[0] and place[1] <= other[1]


def avoided_words(lang: Lang, game: Path | None = None) -> frozenset[str]:
    """All words that are avoided in a language in the texts of this game, or of none, as the term base writes them."""
    terms = [term for term in _terms(game) if game or term.common]
    return frozenset(word for term in terms for word in term.avoid if has_letters(word, lang))


class _Book(NamedTuple):
    """What a game avoids, by which terms; and the names of things, as they are written, and in all their forms."""

    wrong: Index
    terms: Mapping[str, Term]
    written: Index
    names: Index


@of_games()
def _book(lang: Lang, game: Path | None) -> _Book:
    if not (terms := _terms(game)):
        return _Book(Index((), lang), {}, Index((), lang), Index((), lang))
    names = {
        name.strip()
        for term in terms
        for form, written in term.forms[lang].items()
        if form not in _NO_FORMS
        for name in written.split("/")
        if WORD.search(name)
    }
    called = {name.casefold() for name in names}
    wrong = {
        word: term
        for term in reversed(terms)  # of several terms that avoid a word, the first is told
        if game or term.common
        for word in term.avoid
        if has_letters(word, lang) and word.casefold() not in called
    }
    names |= set(_called(game, lang))
    return _Book(
        Index([_phrase(word, lang, verb=term.kind == "verb") for word, term in wrong.items()], lang),
        wrong,
        Index([_phrase(name, lang, inflected=False) for name in names], lang),
        Index([_phrase(name, lang) for name in names if " " in name], lang),
    )


def _called(game: Path | None, lang: Lang) -> Iterator[str]:
    """The title of a game and the names of its cards; of no game, the titles of all."""
    for folder in [game] if game else game_folders().values():
        yield str(read_yaml(folder / "game.yaml").data["title"][lang])
    for path in files_of(game, f"locale/{lang}/cards/*.yaml") if game else ():
        yield from (str(card["name"]) for card in read_yaml(path).data.values())


def _terms(game: Path | None) -> tuple[Term, ...]:
    """The terms of a game, or of all."""
    if game:
        return load_terms(game.name, game.parent)
    return tuple(term for folder in game_folders().values() for term in load_terms(folder.name, folder.parent))


def _phrase(said: str, lang: Lang, *, inflected: bool = True, verb: bool = False) -> TermPhrase:
    found = list(WORD.finditer(said))
    words = tuple(word[0] for word in found)
    gaps = tuple(said[a.end() : b.start()] for a, b in pairwise(found))
    forms = phrase(words, lang, verb=verb) if inflected else tuple(frozenset({word.casefold()}) for word in words)
    return TermPhrase(said, forms, gaps)
