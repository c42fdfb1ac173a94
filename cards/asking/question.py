"""A question to the rules, from its words alone: of which games it is, in which language, and what answers it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from cards.asking.finder import Answer, Finder
from cards.asking.shelf import ShelfEntry, read_shelf
from cards.asking.stems import keys, words
from cards.languages import LANGUAGES, preferred
from cards.ledger import SITE, no_site
from cards.model import Game, Lang
from cards.records import dataclass

CLOSE = 1.0
"""How far behind the best answer the next one may be and still be meant as well: it is a third as likely, or more."""
_HALF = 0.5
_BRIEF = 60
"""So many letters of a rule stand for it where no heading tells it from another."""


@dataclass(frozen=True, slots=True)
class FoundAnswers:
    """The answers to a question, the best first, and in which language; without any, what can be asked about.

    They are not `known` to answer if they only come nearest: then nothing answers, as far as one can tell.
    """

    lang: Lang
    answers: Sequence[Answer]
    topics: Sequence[str]
    known: bool = True

    @property
    def in_doubt(self) -> bool:
        """True if the best two fit nearly alike, and are of one game: those of two are shown, each with its game."""
        if not self.known or len(self.answers) < 2:
            return False
        first, second = self.answers[:2]
        return 0 < second.score >= first.score - CLOSE and first.entry.game == second.entry.game


def ask(question: str, games: Sequence[Game], lang: Lang | None = None) -> FoundAnswers:
    """Answer a question about one of these games: about those that it names, if it names any.

    Without a language it is that of the question's letters, else the one in which more of its words are known. Raises
    `FitilError` if the site's pages are not here.
    """
    if not SITE.is_dir():
        raise no_site()
    chosen, question = _named(question, games) if len(games) > 1 else (games, question)
    spoken, finders = _understood(question, chosen, [lang] if lang else _likely(question))
    told = [(finder, finder.find(question)) for finder in finders]
    known = any(finder.answered(question, own) for finder, own in told)
    found = sorted(chain.from_iterable(own for _, own in told), key=lambda answer: -answer.score)
    named = [answer for answer in found if answer.entry.anchor == question.strip().lower()]
    titles = [game.title.get(spoken, game.id) for game in chosen]
    return FoundAnswers(spoken, named or found, titles if len(titles) > 1 else finders[0].shelf.topics, known)


def titles(one: ShelfEntry, other: ShelfEntry) -> tuple[str, str]:
    """What each of two answers is about: its own heading, or how it begins if it stands under one with others."""
    return _about(one), _about(other)


def _about(entry: ShelfEntry) -> str:
    return _begun(entry.text) if entry.kind == "rule" or not entry.heading else entry.heading


def _begun(text: str) -> str:
    """How a text begins, in whole words."""
    text = " ".join(text.split()).removesuffix(".")
    return text if len(text) <= _BRIEF else f"{text[:_BRIEF].rsplit(' ', 1)[0]} …"


def finder_of(game: Game, lang: Lang) -> Finder:
    """Read a game's pages in a language, to answer questions about it."""
    return Finder(read_shelf(game, lang))


def _understood(question: str, games: Sequence[Game], langs: Iterable[Lang]) -> tuple[Lang, list[Finder]]:
    """The first of these languages in which a game knows a question's words, with the finders of all games.

    Half of the words are enough if it has their letters. If no language does, it is the one in which a game knows most.
    """
    most, best = -1.0, None
    for lang in langs:
        finders = [finder_of(game, lang) for game in games]
        share = max(finder.share(finder.meant(question)) for finder in finders)
        if share > most:
            most, best = share, (lang, finders)
        if most >= (_HALF if _letters(question, lang) else 1):
            break
    assert best
    return best


def _likely(question: str) -> list[Lang]:
    """All languages: those of a question's letters, then the user's own."""
    own = preferred([*LANGUAGES])
    return sorted(LANGUAGES, key=lambda lang: (-_letters(question, lang), lang != own))


def _letters(question: str, lang: Lang) -> int:
    """The number of a question's letters that a language has."""
    first, last = LANGUAGES[lang].letters
    return sum(first <= letter <= last for letter in question.lower())


def _named(question: str, games: Sequence[Game]) -> tuple[Sequence[Game], str]:
    """The games whose id or title a question has, with the rest of it; all of them, and the whole, if it has none."""
    asked = words(question)
    found: list[Game] = []
    for game in games:
        for title in _titles(game):
            for at in range(len(asked) - len(title) + 1):
                if all(map(_alike, asked[at : at + len(title)], title)):
                    found, asked = [*found, game], [*asked[:at], *asked[at + len(title) :]]
                    break
    return (found, " ".join(asked) or question) if found else (games, question)


def _titles(game: Game) -> Iterator[list[str]]:
    """The words of each name of a game; a title may have another one in parentheses."""
    for title in dict.fromkeys((game.id, *game.title.values())):
        yield from filter(None, map(words, title.strip(")").split("(")))


def _alike(word: str, other: str) -> bool:
    """Whether two words are forms of the same."""
    return any(key.text == keys(other)[0].text for key in keys(word) if not key.is_root)
