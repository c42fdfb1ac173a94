"""A ready-made deck called by its title, as it is or with changes: `Играю готовой «Барахолкой», но −2 Арбуз, +2 Робот`.

It is tried where a text is no list. A text is a deck so only if it calls one deck alone, if nothing puts in doubt that
this is the one, and if whatever else names cards or numbers is understood as changes to its last word. It is told.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from cards.database import load_game
from cards.decks.called import card_likely, stems
from cards.decks.corrected import applied, replaces, told, understood
from cards.decks.lists.labels import holds_card, labelled, unquoted
from cards.decks.lists.listing import MOST_NAME
from cards.decks.lists.mentions import seen
from cards.decks.lists.sections import PLAYER, TEAM
from cards.decks.lists.talk import is_greeting, unexplained
from cards.decks.meant import DeckRead, Unread
from cards.decks.phrase import TOKEN, card_at, is_said, says_nothing, untitled
from cards.errors import DataError, Said, short
from cards.model import Deck, Game
from cards.names import normalise

_MOST_LETTERS, _MOST_LINES = 2_000, 40
"""Most of what says so."""
_CALLED = re.compile(
    r"(?<!\w)(?:готов\w+|стартов\w+|колод\w*|дек[аоиуе]\w*|decks?|(?:ready|pre).?made|precon\w*|starter|built"
    r"|[הבולש]{0,2}(?:חפיס\w+|מוכנ\w+|דק))(?!\w)"
)
"""What says that a deck is spoken of."""
_AS_IT_IS = re.compile(
    r"(?i)(?<!\w)(?:(?:прямо )?(?:из|как в) коробк[еи]|(?:straight )?out of the box|מה?קופסה"
    r"|как (?:есть|она есть|всегда|обычно)|as (?:is|usual)|כמו שה(?:יא|וא)|כרגיל"
    r"|без (?:\w+ )?(?:изменени\w+|замен\w*|правок)|no changes|without (?:any )?changes|unchanged"
    r"|(?:בלי|ללא|אין) (?:שום )?שינוי\w*"
    r"|(?:ничего|сам[аи]?)(?: \w+)? не (?:собира\w+|собрал\w*|придум\w+|меня\w+|трога\w+)"
    r"|(?:built|changed|touched) nothing|(?:haven't|didn't) (?:buil[dt]|changed?|touch(?:ed)?)(?: anything)?"
    r"|לא (?:בניתי|שיניתי|נגעתי)(?: ב?(?:כלום|דבר|משהו))?)(?!\w)"
)
"""What says that nothing was built or changed, though it has a word that denies."""
_EXCHANGED = re.compile(r"(?<!\w)(?:вместо|instead|[וש]{0,2}במקום)(?!\w)")
_UNSAID = re.compile(
    r"(?<!\w)(?:передума\w+|changed my mind|התחרטתי|отмен\w+|cancel\w*|שכחו|מבטלת?|нет|no|לא)(?=\W*(?:$|[,.!]))"
)
"""What takes back what was said before."""
_CHANGED = re.compile(
    r"(?<!\w)(?:(?:с|with|עם) )?(?:(?:одной|одним|парой|двумя|маленьк\w+|небольш\w+|an?|one|some|few|small|minor) )*"
    r"(?:\w*замен\w*|изменени\w+|правк\w+|поменя\w+|chang\w+|swap\w*|tweak\w*|[בוהל]{0,2}שינוי\w*|החלפ\w+)"
    r"(?: (?:קטן|קטנים|אחד))*"
)
"""What speaks of changes, with what is said of how many there are."""
_OF_TAKING = (
    "буду играть сыграю приду иду участвую выступаю записываюсь записываю записывайте запишите рассчитывайте меня мне"
    " этот раз турнир но только лишь остальное",
    "will am i'll i'm playing bring bringing taking take use using sign up this time but only it rest same",
    "אבוא מגיע מגיעה בא באה מביא מביאה אביא רוצה נרשם נרשמת הפעם לטורניר אבל רק",
)
_TAKEN = frozenset(word for words in _OF_TAKING for word in words.split())
"""What is said beside that when one takes a deck."""
_NUMBERED = re.compile(r"(?<!\w)(?i:колод[аыуе]\w*|deck|ה?חפיסה) ?№? ?(\d)(?!\w)")
_PARTS = re.compile(r"(?<!\d)[.!…]+(?=\s|$)|[\n\U0001f300-\U0001faff\u2600-\u27bf]+")
_CLAUSES = re.compile(r"[,;:()]\s|\s[-–—]\s(?!\d)|[()]")
_NUMBER = re.compile(r"\d")
_SIGN = re.compile(r"(?:^|(?<=\s))[+−–-]\s?(?=\w)")
_QUOTED = re.compile(r"[«\"“„״”'][^«»\"“”„״]*$")


_TITLE = "\0"
"""Stands for a title in a line."""


class _Heard(NamedTuple):
    """What else a text says: its changes, and the lines with anything that is only talk."""

    changes: Sequence[str]
    talk: Sequence[Unread]


class _Title(NamedTuple):
    """Where a text calls a deck by its title."""

    ref: str
    start: int
    end: int
    words: int


def _forms(decks: Iterable[Deck]) -> Mapping[tuple[str, ...], tuple[str, int]]:
    """What all forms of the titles share, and of their parts that have no digit → the deck, and how many words."""
    found: dict[tuple[str, ...], tuple[str, int]] = {}
    for deck in decks:
        for title in deck.name.values():
            for part in {title, *(part for part in title.split(":") if not re.search(r"\d", part))}:
                words = _words(part)
                found.setdefault(_key(map(_shared, words)), (deck.ref, len(words)))
    return found


def _shared(word: str) -> tuple[str, ...]:
    """What all forms of a word share: of `остров`, which ends as forms of nouns do, and of `островом`."""
    return stems(" ".join(stems(word)))


def _key(words: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    return tuple(sorted(chain.from_iterable(words)))


def _words(text: str) -> list[str]:
    return TOKEN.findall(normalise(seen(text)))


def read_ready_made(text: str, path: Path, ref: str, ready: Mapping[str, Deck]) -> DeckRead | None:
    """Read a text that calls one of the decks that are `ready` by its title; None for any other, and where in doubt."""
    if len(text) > _MOST_LETTERS or text.count("\n") > _MOST_LINES:
        return None
    lines = [seen(line) for line in text.splitlines()]
    player, team = (_labelled(lines, words) for words in (PLAYER, TEAM))
    known = _forms(ready.values())
    titles = [[*_titles_in(line, known)] for line in lines]
    called = {title.ref for found in titles for title in found}
    if (
        len(called) != 1
        or sum(map(bool, titles)) > 1
        or not any(
            _is_named(line, one, normalise(text)) for line, found in zip(lines, titles, strict=True) for one in found
        )
    ):
        return None
    deck = ready[called.pop()]
    at = next(number for number, found in enumerate(titles, 1) if found)
    said = _heard(deck, [_marked(line, found) for line, found in zip(lines, titles, strict=True)])
    if said is None:
        return None
    name = _called(deck, lines[at - 1])
    remarks = [Said(f"read as the ready-made deck {name!r}", "ready-made", name=name, game=deck.game)]
    if not said.changes:
        whole = replace(deck, ref=ref, path=path, lines=dict.fromkeys(deck.cards, at))
        return DeckRead(ref, whole, (), player, team, tuple(said.talk), remarks=tuple(remarks))
    game = load_game(deck.game)
    correction = understood(game, ", ".join(map(_in_words, said.changes)), at)
    cards = applied(correction._replace(is_done=False), deck.cards, game) if correction else None
    if not correction or cards is None:
        return None
    changes = [*told(correction, game)]
    remarks.append(Said(f"changed as is said there: {', '.join(changes)}", "ready-made-changed", lines=changes))
    whole = replace(deck, ref=ref, cards=cards, name={}, plan={}, path=path, lines=dict.fromkeys(cards, at))
    return DeckRead(ref, whole, (), player, team, tuple(said.talk), remarks=tuple(remarks))


def named_in(text: str, path: Path, ready: Mapping[str, Deck]) -> DataError | None:
    """What is wrong with a text without cards that names one of the `ready` decks; None for others."""
    if len(text) > _MOST_LETTERS or text.count("\n") > _MOST_LINES:
        return None
    known = _forms(ready.values())
    for number, line in enumerate(map(seen, text.splitlines()), 1):
        if found := next(_titles_in(line, known), None):
            return _names(ready[found.ref], line, number, path)
    return None


def asked_beside(read: DeckRead, path: Path, ready: Mapping[str, Deck]) -> DeckRead:
    """A list with a fault for each line of talk that is only the title of one of the `ready` decks, or that behind
    somebody's name: below the first card, or where the list has none, it is somebody's deck.

    Above its cards, or with the same lead, it is what the list is called.
    """
    if not (deck := read.deck) or read.faults:
        return read
    first = min((deck.lines[card] for card in deck.cards if card in deck.lines), default=0)
    known: Mapping[tuple[str, ...], tuple[str, int]] = {}
    wrong = []
    for one in (line for line in read.unread if not line.aside and len(line.text) <= _MOST_LETTERS):
        known = known or _forms(ready.values())
        before, colon, behind = one.text.rpartition(":")
        found = [*_titles_in(line := seen(behind), known)]
        if len(found) != 1 or re.search(r"\w", line[: found[0].start] + line[found[0].end :]):
            continue
        named = ready[found[0].ref]
        if (one.number > first or (colon and before.strip())) and (named.game, named.slots) != (deck.game, deck.slots):
            wrong.append(_names(named, one.text, one.number, path))
    return replace(read, faults=tuple(wrong)) if wrong else read


def _names(deck: Deck, line: str, number: int, path: Path) -> DataError:
    name = _called(deck, line)
    what = f"{short(line)!r} names the ready-made deck {name!r}: if you play it, send its title alone"
    return DataError(path, what, number).coded("names-deck", text=short(line), name=name, game=deck.game)


def _called(deck: Deck, line: str) -> str:
    """A deck's title in the language of a line."""
    letters = {*normalise(line)}
    return short(max(deck.name.values(), key=lambda one: len({*normalise(one)} & letters)))


def _labelled(lines: list[str], words: Collection[str]) -> str:
    """What stands behind one of these labels on a line of its own, such as a player's name; the line is emptied."""
    for at, line in enumerate(lines):
        word, value = labelled(line)
        if word in words and not holds_card(value):
            lines[at] = ""
            return unquoted(value)[:MOST_NAME]
    return ""


def _heard(deck: Deck, lines: Sequence[str]) -> _Heard | None:
    """What is said around the titles in lines (`_marked`); None if it puts the deck in doubt."""
    game = load_game(deck.game)
    numbers = {digit for title in deck.name.values() for digit in re.findall(r"\d", title)}
    changes: list[str] = []
    talk: list[Unread] = []
    speaks_of_changes = False
    for number, line in enumerate(lines, 1):
        if numbers and not numbers.issuperset(_NUMBERED.findall(normalise(line))):
            return None  # another deck has that number
        free: list[str] = []
        bare = _NUMBERED.sub(" ", _sized(_AS_IT_IS.sub(" ", line), deck))
        parts = list(filter(str.strip, _PARTS.split(bare)))
        for part in parts:
            clauses = _CLAUSES.split(part)
            bearing = [clause for clause in clauses if _bears(game, clause.replace(_TITLE, " "))]
            beside = normalise(" ".join(one for one in clauses if one not in bearing and not _is_greeting(one)))
            if bearing or _TITLE in part or _CALLED.search(beside):
                if not _is_said(game, beside):
                    return None
            elif _UNSAID.search(beside):
                return None
            else:
                free.append(part.strip())
            changes += [clause.replace(_TITLE, " ") for clause in bearing]
            speaks_of_changes |= _CHANGED.search(beside) is not None
        if free and not says_nothing(" ".join(free)):
            talk.append(Unread(number, line.strip() if len(free) == len(parts) else ". ".join(free), aside=False))
    return _Heard(changes, talk) if changes or not speaks_of_changes else None


def _is_greeting(clause: str) -> bool:
    return not (_TITLE in clause or _CALLED.search(normalise(clause))) and is_greeting(clause.strip())


def _is_said(game: Game, said: str) -> bool:
    """True if there is nothing around a title or a change (normalised) but what is said when a deck is taken."""
    rest = _CHANGED.sub(" ", _CALLED.sub(" ", untitled(game, said.replace(_TITLE, " "))))
    return "?" not in rest and all(
        is_said(word) or word in _TAKEN for word in TOKEN.findall(rest) if re.search(r"\w", word)
    )


def _sized(line: str, deck: Deck) -> str:
    """A line without the number of cards that the deck has, if that is said."""
    return re.sub(
        rf"(?<!\d)(?:{deck.size}|{deck.size + len(deck.apart)}) (?:карт\w*|cards?|קלפים)(?!\w)", " ", line, flags=re.I
    )


def _titles_in(line: str, known: Mapping[tuple[str, ...], tuple[str, int]]) -> Iterator[_Title]:
    """Yield the titles in a line, the longest at each place."""
    longest = max((words for _, words in known.values()), default=0)
    said = [*TOKEN.finditer(line)]
    shared = [_shared(word[0]) for word in said]
    at = 0
    while at < len(said):
        found = None
        for to in range(min(len(said), at + longest), at, -1):
            ref, words = known.get(_key(shared[at:to]), ("", 0))
            if ref and words == to - at:
                found = _Title(ref, said[at].start(), said[to - 1].end(), words)
                break
        if found:
            yield found
        at = at + found.words if found else at + 1


def _is_named(line: str, title: _Title, text: str) -> bool:
    """True if a title is not only some words: it is in quotation marks, or alone there, or decks are spoken of; or it
    stands apart, and something is said of changes.
    """
    before, after = line[: title.start], line[title.end :]
    if _QUOTED.search(before) or _CALLED.search(normalise(line)) or not re.search(r"\w", before + after):
        return True
    clause = _CLAUSES.split(before)[-1] + _CLAUSES.split(after)[0]
    rest = _AS_IT_IS.sub(" ", clause)
    is_apart = says_nothing(rest) or not re.search(r"\w", rest)
    return is_apart and any(one.search(text) for one in (_AS_IT_IS, _CHANGED, _EXCHANGED))


def _marked(line: str, titles: Sequence[_Title]) -> str:
    """A line with a mark for each title that stands there."""
    for one in reversed(titles):
        line = f"{line[: one.start]}{_TITLE}{line[one.end :]}"
    return line


def _in_words(change: str) -> str:
    """A part that says what goes and comes, with its signs in words: `− Арбуз ×2`."""
    change = re.sub(r"(?<!\w)ו-(?=\d)", " ", change)
    signed = _SIGN.sub(lambda sign: "plus " if "+" in sign[0] else "minus ", change)
    return re.sub(r"[×xх]\s?(?=\d)", "", signed)


def _bears(game: Game, clause: str) -> bool:
    """True for a part that names a card in some form, or has a number that may be of copies."""
    tokens = _words(clause)
    if len(tokens) == 1 and replaces(tokens[0]):
        return True  # a heading of changes
    if _NUMBER.search(unexplained(normalise(clause))):
        return True
    return any(card_at(game, tokens, at) for at in range(len(tokens))) or bool(card_likely(game.id, " ".join(tokens)))
