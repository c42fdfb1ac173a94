"""What a person is told with a question: what has happened since the last answer, and which option costs nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any

from rules_checker.engine import PASS
from rules_checker.play.game.positions import Point
from rules_checker.play.game.session import Session
from rules_checker.play.view.phrasebook import Phrasebook
from rules_checker.play.view.places import places_of
from rules_checker.record import HEADING, Sentence, StoryChapter, tell_story


def news(words: Phrasebook, session: Session) -> list[StoryChapter]:
    """What has happened since the person at the screen last answered, by turns; nothing before the first answer."""
    now, since = session.now, session.since
    if not since:
        return []
    log, start = session.s.log, _chapter_of(now, since)
    found = tell_story(words.game, log[start:], words.lang, session.viewer, seating=words.seating, since=since - start)
    if found and log[since][0] == HEADING:  # of the turn that ended there nothing else is new
        begun = now.begun(since)
        found = [StoryChapter("", (), now.whose(begun) if begun else None), *found]
    return [chapter for chapter in _by_turns(words, now, found) if chapter.heading or chapter.lines]


def counted(words: Phrasebook, lines: Iterable[Sentence]) -> Iterator[Sentence]:
    """Lines that say the same one after another as one, with how many they are: ships that leave one by one."""
    for _, same in groupby(lines, key=lambda line: (line.text, line.rules)):
        first, *more = same
        yield replace(first, text=words("so-often", text=first.text, n=1 + len(more))) if more else first


def whole(words: Phrasebook, session: Session) -> list[StoryChapter]:
    """The story so far, each line with the answers before it."""
    return story(words, session, 0)[1]


def story(words: Phrasebook, session: Session, seen: int) -> tuple[int, list[StoryChapter]]:
    """The story for whoever has seen so many entries of the log: how many of its chapters stay, and those after them.

    A chapter that went on is told whole, as what comes may be said in one sentence with what came before. Each line has
    the answers before it.
    """
    now, log = session.now, session.s.log
    start = _chapter_of(now, min(seen, len(log)))
    told, given = log[start:], now.given(start)
    found = tell_story(words.game, told, words.lang, session.viewer, given, seating=words.seating)
    stays = now.begun(start) + (1 if now.turns and now.turns[0] else 0) if start else 0
    return stays, list(_by_turns(words, now, found))


def _chapter_of(now: Point, entries: int) -> int:
    """The entry with which the chapter begins that goes on, or has just begun, when the log has so many."""
    begun = now.begun(entries)
    return now.turns[begun - 1] if begun else 0


def ended_by_itself(now: Point, number: int) -> bool:
    """True of a turn of a person, by its number, that ended as nothing was left to be done in it.

    In games where a turn always ends by what is done in it, none does.
    """
    stops = places_of(now.record.game.id).stops
    if not stops or not 0 < number < len(now.turns) or not now.record.is_person(now.whose(number)):
        return False
    said = [one.last for one in now.choices if one.turns == number and one.own and one.kind in stops]
    return not (said and said[-1])


def _by_turns(words: Phrasebook, now: Point, found: Sequence[StoryChapter]) -> Iterator[StoryChapter]:
    """The last chapters of the story; each turn of a person that ended by itself says so, if the game has words for it.

    In some games a turn always ends by what is done in it: these say nothing.
    """
    ended = words("turn-ran-out")
    for number, chapter in enumerate(found, start=len(now.turns) - len(found) + 1):
        by_itself = [Sentence(ended, ())] if ended and ended_by_itself(now, number) else []
        yield replace(chapter, lines=(*counted(words, chapter.lines), *by_itself))


def passes(session: Session) -> int | None:
    """The option that passes the question to the person at the screen, if one may pass all of its kind."""
    ask = session.s.ask
    if ask is None or ask.kind not in places_of(session.record.game.id).passed or PASS not in ask.options:
        return None
    return int(ask.options.index(PASS))


def safe(question: Mapping[str, Any]) -> int:
    """The first option of a question in a view that costs nothing at once; the first of all if each costs something."""
    options = question["options"]
    return next((at for at, option in enumerate(options) if not option.get("costs")), 0)
