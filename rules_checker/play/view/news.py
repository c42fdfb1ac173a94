"""What a person is told with a question: what has happened since the last answer, and which option costs nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any

from rules_checker.play.game.session import Session
from rules_checker.play.view.words import Phrasebook
from rules_checker.record import HEADING, Chapter, Line, tell_story, turn_of


def news(words: Phrasebook, session: Session) -> list[Chapter]:
    """What has happened since the person at the screen last answered, by turns; nothing before the first answer."""
    log, since = session.s.log, session.since
    if not since:
        return []
    found = tell_story(words.game, log, words.lang, session.viewer, seating=words.seating, since=since)
    if found and log[since][0] == HEADING:  # of the turn that ended there nothing else is new
        found = [Chapter("", (), turn_of(log[:since])), *found]
    return [chapter for chapter in _by_turns(words, session, found) if chapter.heading or chapter.lines]


def counted(words: Phrasebook, lines: Iterable[Line]) -> Iterator[Line]:
    """Lines that say the same one after another as one, with how many they are: ships that leave one by one."""
    for _, same in groupby(lines, key=lambda line: (line.text, line.rules)):
        first, *more = same
        yield replace(first, text=words("so-often", text=first.text, n=1 + len(more))) if more else first


def whole(words: Phrasebook, session: Session) -> list[Chapter]:
    """The story so far, each line with the answers before it."""
    log, given = session.s.log, session.given_before
    found = tell_story(words.game, log, words.lang, session.viewer, given, seating=words.seating)
    return list(_by_turns(words, session, found))


def _by_turns(words: Phrasebook, session: Session, found: Sequence[Chapter]) -> Iterator[Chapter]:
    """The last chapters of the story; each turn of a person that ended by itself says so, if the game has words for it.

    In some games a turn always ends by what is done in it: these say nothing.
    """
    begun = sum(what == HEADING for what, _, _ in session.s.log)
    ended = words("turn-ran-out")
    for number, chapter in enumerate(found, start=begun - len(found) + 1):
        by_itself = [Line(ended, ())] if ended and number in session.ended_themselves else []
        yield replace(chapter, lines=(*counted(words, chapter.lines), *by_itself))


def safe(question: Mapping[str, Any]) -> int:
    """The first option of a question in a view that costs nothing at once; the first of all if each costs something."""
    options = question["options"]
    return next((at for at, option in enumerate(options) if not option.get("costs")), 0)
