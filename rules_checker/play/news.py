"""What a person is told with a question: what has happened since the last answer, and which option costs nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import groupby
from typing import Any

from rules_checker.play.session import Session
from rules_checker.play.words import Phrasebook
from rules_checker.record import HEADING, Chapter, Line, tell_story


def news(words: Phrasebook, session: Session) -> list[Chapter]:
    """What has happened since the person at the screen last answered, by turns; nothing before the first answer.

    If their turn ended by itself, its chapter says so.
    """
    if not session.since:
        return []
    seating = words.seating
    found = tell_story(words.game, session.s.log, words.lang, session.viewer, seating=seating, since=session.since)
    if session.ran_out:
        ended = Line(words("turn-ran-out"), ())
        own = found[:1] if found and found[0].player == session.viewer and found[0].lines else []
        rest = found[len(own) :]
        lines = (*(own[0].lines if own else ()), ended)
        found = [replace(own[0], lines=lines) if own else Chapter("", lines, session.viewer), *rest]
    return [replace(chapter, lines=tuple(counted(words, chapter.lines))) for chapter in found]


def counted(words: Phrasebook, lines: Iterable[Line]) -> Iterator[Line]:
    """Lines that say the same one after another as one, with how many they are: ships that leave one by one."""
    for _, same in groupby(lines, key=lambda line: (line.text, line.rules)):
        first, *more = same
        yield replace(first, text=words("so-often", text=first.text, n=1 + len(more))) if more else first


def whole(words: Phrasebook, session: Session) -> list[Chapter]:
    """The story so far, each line with the answers before it; each turn that ended by itself says so."""
    log, given = session.s.log, session.given_before
    found = tell_story(words.game, log, words.lang, session.viewer, given, seating=words.seating)
    first = sum(what == HEADING for what, _, _ in log) - len(found) + 1
    ended = Line(words("turn-ran-out"), ())
    return [
        replace(
            chapter,
            lines=(*counted(words, chapter.lines), *([ended] if number in session.ended_themselves else [])),
        )
        for number, chapter in enumerate(found, start=first)
    ]


def safe(question: Mapping[str, Any]) -> int:
    """The first option of a question in a view that costs nothing at once; the first of all if each costs something."""
    options = question["options"]
    return next((at for at, option in enumerate(options) if not option.get("costs")), 0)
