"""Titles of ready-made decks in a text, in whatever form, and the numbers that such decks have."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from cards.database import load_game
from cards.decks.names.mentions import of_game
from cards.decks.names.stems import stems
from cards.decks.phrases.tokens import TOKEN, untitled
from cards.decks.words.seen import seen
from cards.errors import short
from cards.expressions import expression
from cards.model import Deck
from cards.names import normalise

MOST_LETTERS, MOST_LINES = 2_000, 40
"""Most of a text that calls a deck by its title."""
_SHORT = 3
"""Letters of a card's name that may be another word."""
TITLE = "\0"
"""Stands for a title in a line."""
Forms = Mapping[tuple[str, ...], tuple[str, int]]
"""What all forms of a title share → the deck, and how many words."""
_DECK_WORD = r"(?:к[оа]лод(?:а|ы|у|е|ой|ою)|дек(?:а|и|у|е|ой)|deck|[הבול]{0,2}חפיס(?:ה|ת)(?: ה?מוכנה)?)"
_ORDINALS = (
    r"перв\w{2,3}|1-?(?:ая|ую|ой|я|ю|й|st)|first|[הב]?ראשונה",
    r"втор\w{2,3}|2-?(?:ая|ую|ой|я|ю|й|nd)|second|[הב]?שנייה|[הב]?שניה",
    r"треть\w{1,3}|третий|3-?(?:ья|ью|ьей|я|ю|й|rd)|third|[הב]?שלישית",
    r"четв[её]рт\w{2,3}|4-?(?:ая|ую|ой|я|ю|й|th)|fourth|[הב]?רביעית",
)
_ORDINAL = "|".join(_ORDINALS)
_SIGN = r"(?:№|#|номер|number|no\.|מספר)"
_NUMBERED = expression(
    rf"(?i)(?<!\w)(?:{_DECK_WORD} ?(?:№|#|номер|number|no\.?|מס['׳]?|מספר)? ?(?P<digit>\d{{1,2}})(?!\w)"
    rf"|(?P<before>{_ORDINAL}) {_DECK_WORD}(?!\w)|{_DECK_WORD} (?P<after>{_ORDINAL})(?!\w)"
    rf"|(?P<alone>{_ORDINAL})(?=\W{{1,4}}{TITLE})|{_SIGN} ?(?P<sign>\d{{1,2}})(?=\W{{1,4}}{TITLE}))"
    rf"|(?<={TITLE})[»\"”״]?,? ?(?:[(\[] ?(?:{_SIGN})? ?(?P<bracket>\d{{1,2}}) ?[)\]]"
    rf"|{_SIGN} ?(?P<behind>\d{{1,2}})(?!\w))"
)
"""The number of a deck beside its title."""


class TitleAt(NamedTuple):
    """Where a text calls a deck by its title."""

    ref: str
    start: int
    end: int
    words: int


def forms(decks: Iterable[Deck]) -> Forms:
    """What all forms of the titles share, and of their parts that have no digit → the deck, and how many words."""
    titles = [(title, deck.ref) for deck in decks for title in (*deck.name.values(), *_file_name(deck))]
    return forms_of(
        (part, ref)
        for title, ref in titles
        for part in {title, *(part for part in title.split(":") if not re.search(r"\d", part))}
    )


def _file_name(deck: Deck) -> Iterator[str]:
    """Yield the name of a deck's file, if it is of several words, and no team's."""
    name = deck.ref.rpartition("/")[2]
    if "-" in name and deck.slots:
        yield name


def forms_of(names: Iterable[tuple[str, str]]) -> Forms:
    """What all forms of names share → what has that name, and how many words."""
    found: dict[tuple[str, ...], tuple[str, int]] = {}
    for name, ref in names:
        key, words = _form(name)
        found.setdefault(key, (ref, words))
    return found


@lru_cache(maxsize=4096)  # the same titles are looked for in every text
def _form(name: str) -> tuple[tuple[str, ...], int]:
    """What all forms of a name share, and how many words it has."""
    words = words_in(name)
    return _key(map(_shared, words)), len(words)


def _shared(word: str) -> tuple[str, ...]:
    """What all forms of a word share: of `остров`, which ends as forms of nouns do, and of `островом`."""
    return stems(" ".join(stems(word)))


def _key(words: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    return tuple(sorted(chain.from_iterable(words)))


def words_in(text: str) -> list[str]:
    """The words of a text, normalised."""
    return TOKEN.findall(normalise(seen(text)))


def titles_in(line: str, known: Forms) -> Iterator[TitleAt]:
    """Yield the titles in a line, the longest at each place."""
    longest = max((words for _, words in known.values()), default=0)
    said = [*TOKEN.finditer(line)]
    shared = [_shared(word[0]) for word in said]
    at = 0
    while at < len(said):
        found = None
        for to in range(min(len(said), at + longest), at, -1):
            ref, words = known.get(key := _key(shared[at:to]), ("", 0))
            if ref and (words == to - at or len(key) == to - at):  # with a hyphen they are one word
                found = TitleAt(ref, said[at].start(), said[to - 1].end(), words)
                break
        if found:
            yield found
        at = at + found.words if found else at + 1


def marked(line: str, titles: Sequence[TitleAt]) -> str:
    """A line with a mark for each title that stands there."""
    for one in reversed(titles):
        line = f"{line[: one.start]}{TITLE}{line[one.end :]}"
    return line


def with_numbers_named(lines: Sequence[tuple[int, str]], decks: Iterable[Deck], known: Forms) -> list[tuple[int, str]]:
    """Lines of a text that names a game whose ready-made decks are numbered, with the title of each behind its number:
    `для Битвы колод беру готовую колоду 3`.
    """
    own = numbered_in("\n".join(line for _, line in lines), decks)
    return [
        (number, with_title(line, own) if own and not [*titles_in(line, known)] else line) for number, line in lines
    ]


def numbered_in(text: str, decks: Iterable[Deck]) -> list[Deck]:
    """The decks that have numbers, of the only game of which a text that says such a number has the title, or, if it
    has none of these, cards.
    """
    if not _NUMBERED.search(text):
        return []
    numbered = [deck for deck in decks if any(re.search(r"\d", title) for title in deck.name.values())]
    plain = " ".join(normalise(text).split())
    games = {deck.game for deck in numbered if untitled(load_game(deck.game), text) != plain}
    games = games or {
        deck.game for deck in numbered if any(len(one.name) > _SHORT for one in of_game(deck.game).find(seen(text)))
    }
    return [deck for deck in numbered if games == {deck.game}]


def with_title(line: str, decks: Iterable[Deck]) -> str:
    """A line with the title of the only one of these decks that it calls by number behind that; else as it stands."""
    found = [*_NUMBERED.finditer(line)]
    deck = by_number(line, decks) if len(found) == 1 else None
    if deck is None:
        return line
    letters = {*normalise(line)}
    title = max(deck.name.values(), key=lambda one: len({*normalise(one)} & letters)).rpartition(":")[2].strip()
    return f"{line[: found[0].end()]} «{title}» {line[found[0].end() :]}"


def without_number(line: str, deck: Deck) -> str | None:
    """A line (`marked`) without the number of the deck, where one is said; None if it is another's, or if the deck has
    none of its own.
    """
    own = {digit for title in deck.name.values() for digit in re.findall(r"\d+", title)}
    bare = line
    for found in reversed([*_NUMBERED.finditer(line)]):
        said = next(filter(None, (found["digit"], found["sign"], found["bracket"], found["behind"])), "") or _nth(found)
        if own and said not in own:
            return None
        if not own and not found["digit"]:
            continue
        bare = f"{bare[: found.start()]} {bare[found.end() :]}"
    return bare


def by_number(line: str, decks: Iterable[Deck]) -> Deck | None:
    """The only one of these decks whose title has the number of a deck that a line says: `חפיסה 4 המוכנה`."""
    said = next(filter(None, (one["digit"] or _nth(one) for one in _NUMBERED.finditer(line))), "0")
    found = [deck for deck in decks if any(said in re.findall(r"\d+", title) for title in deck.name.values())]
    return found[0] if len(found) == 1 else None


def _nth(found: re.Match[str]) -> str:
    """The number of a deck that is said which it is: `четвёртую колоду`."""
    word = (found["before"] or found["after"] or found["alone"] or "").lower()
    return str(next((at for at, one in enumerate(_ORDINALS, 1) if re.fullmatch(one, word)), 0))


def called(deck: Deck, line: str) -> str:
    """A deck's title in the language of a line."""
    letters = {*normalise(line)}
    return short(max(deck.name.values(), key=lambda one: len({*normalise(one)} & letters)))
