"""What has happened since the table was last shown, step by step: the story's lines, and the table after them.

With them are the cards that they are about: first the one that it comes of, if the game says what events begin
something (`causes` in its `table.yaml`), then those that are named.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from rules_checker.play.game.positions import Point, line, reached
from rules_checker.play.game.session import Session
from rules_checker.play.view.layout import laid
from rules_checker.play.view.news import counted, ended_by_itself
from rules_checker.play.view.phrasebook import Phrasebook
from rules_checker.play.view.places import places_of
from rules_checker.record import HEADING, Entry, Sentence, in_a_sentence, tell_story

MOST_CARDS = 3
"""So many cards of a step are told."""
MOST_STEPS = 100
"""So many steps are told, the last ones: whoever comes back after more reads the others in the story."""


class ViewStep(NamedTuple):
    """A step: the entries of the log from `start` to `end`, the cards that it is about, and the `view` after it.

    `series` is the event that all of it is, if more of that is the same step. `lines` is what is said of it; None if
    it was put together of several, which is said as one.
    """

    start: int
    end: int
    series: str
    cards: tuple[str, ...]
    view: Any
    lines: Sequence[Sentence] | None = None


def steps(words: Phrasebook, session: Session, seen: int) -> list[dict[str, Any]]:
    """The steps for whoever has seen so many entries of the log, as far as the person at the screen may know them.

    The last one has no table: it is the one that now lies there. One that is not to be missed is `held`. The first
    takes the place of the last that was shown before if it says `more`: it is that step, and what has come to it.
    """
    log, weighty = session.s.log, places_of(words.game.id).weighty
    found = [step for step in _since(words, session, seen) if step.end > seen][-MOST_STEPS:]
    more: dict[str, Any] = {}
    if found and found[0].start < seen:
        first = found[0]
        if _texts(words, session, first._replace(end=seen, lines=None)) == _texts(words, session, first):
            del found[0]  # it says all of it already
        else:
            more = {"more": True}
    told: list[dict[str, Any]] = [
        {"lines": _texts(words, session, step), "cards": [*dict.fromkeys(step.cards)][:MOST_CARDS]}
        | ({"table": laid(words, step.view, session.viewer)} if step is not found[-1] else {})
        | ({"held": True} if any(what in weighty for what, _, _ in log[step.start : step.end]) else {})
        for step in found
    ]
    if told:
        told[0] |= more
    return told


def _since(words: Phrasebook, session: Session, seen: int) -> list[ViewStep]:
    """The steps since a person chose last, before so many entries of the log were seen, and after that."""
    now = session.now
    chosen, begins = {one.after for one in now.chosen}, now.record.begins
    known = max(now.answers_by(seen), begins)
    first = known if known in chosen else max((one for one in chosen if one < known), default=begins)
    points = line(now.record, first)
    found: list[ViewStep] = []
    for before, point in pairwise(points):
        given = len(before.record.answers)
        last = found[-1] if found and given not in chosen else None
        fresh = _steps(words, session, before, point, last)
        if fresh and last and fresh[0].start == last.start:
            found.pop()
        found += fresh
    return found


def _steps(words: Phrasebook, session: Session, before: Point, point: Point, last: ViewStep | None) -> list[ViewStep]:
    """The steps that an answer took; the first takes the place of the `last` one before it, if it is the same."""
    key = "steps", words.lang, session.viewer
    if key not in point.found:
        point.found[key] = _taken(words, session, before, point, last)
    found: list[ViewStep] = point.found[key]
    return found


def _taken(words: Phrasebook, session: Session, before: Point, point: Point, last: ViewStep | None) -> list[ViewStep]:
    log, known = point.s.entries, len(before.s.entries)
    found = [last] if last else []
    shown = last.view if last and point.by_itself else None
    cause = _cause(words, log[before.turns[-1] if before.turns else 0 : known], "")
    for length, position in point.passed:
        entries = log[known:length]
        cause = _cause(words, entries, cause)
        if lines := _lines(words, session, point, known, length):
            view = _view_after(point, length, position, session.viewer)
            cards = (*([cause] if cause else []), *_named(words, entries, lines))
            step = ViewStep(known, length, _series(words, entries), cards, view, lines)
            if found and _is_same(words, found[-1], step, shown, log):
                one = found.pop()
                series = step.series if step.series == one.series else ""
                step = ViewStep(one.start, length, series, one.cards + cards, view)
            found.append(step)
            shown = view
        elif found and found[-1] is not last:
            found[-1] = found[-1]._replace(end=length)
        known = length
    return found[1:] if found and found[0] is last else found


def _view_after(point: Point, length: int, position: Any, viewer: int) -> Any:
    """What a viewer saw in a position that was passed, in whatever language it is told."""
    key = "view", length, viewer
    if key not in point.found:
        point.found[key] = point.engine.view(position, viewer)
    return point.found[key]


def _is_same(words: Phrasebook, one: ViewStep, step: ViewStep, shown: Any, log: Sequence[Entry]) -> bool:
    """True if a step goes on with the one before: nothing is seen of it, it is of its series, or in its sentence."""
    series = bool(step.series) and step.series == one.series
    return step.view == shown or series or _goes_on(words, log, step.start)


def solution(words: Phrasebook, session: Session) -> list[dict[str, Any]]:
    """The steps of the line of a position to solve, each with the table after it."""
    course = session.record.course
    assert course
    before = Session(reached(session.record.upto(len(course.before))), course.viewer)
    shown = Session(before.now, course.viewer)
    for step in course.steps:
        shown.answer(step.index)
    table = laid(words, shown.view(), shown.viewer)
    return [{"table": table} | one for one in steps(words, shown, len(before.s.log))]


def _lines(words: Phrasebook, session: Session, now: Point, start: int, end: int) -> list[Sentence]:
    """The lines of a part of the log, as far as the person at the screen may know it, without rules."""
    begun, ended = now.begun(start), words("turn-ran-out")
    lines: list[Sentence] = []
    for chapter in tell_story(words.game, now.s.entries[start:end], words.lang, session.viewer, seating=words.seating):
        if chapter.player is not None:
            lines += [Sentence(ended, ())] if ended and ended_by_itself(now, begun) else []
            begun += 1
        lines += [Sentence(line.text, ()) for line in chapter.lines]  # said alike is alike, by whatever rule
    return lines


def _goes_on(words: Phrasebook, log: Sequence[Entry], at: int) -> bool:
    """True if the entries before and after this place are one sentence: who walks and where to."""
    return 0 < at < len(log) and in_a_sentence(words.game, words.lang, log[at - 1], log[at])


def _texts(words: Phrasebook, session: Session, step: ViewStep) -> list[str]:
    """What is said of a step: in a series those that say the same together."""
    lines = _lines(words, session, session.now, step.start, step.end) if step.lines is None else step.lines
    texts = [line.text for line in lines]
    alike = sorted(lines, key=lambda line: texts.index(line.text)) if step.series else lines
    return [line.text for line in counted(words, alike)]


def _series(words: Phrasebook, entries: Iterable[Entry]) -> str:
    """The event that all of these entries are, if several of it are one step."""
    events = {what for what, _, _ in entries}
    return next((one for one in places_of(words.game.id).series if events == {one}), "")


def _cause(words: Phrasebook, entries: Iterable[Entry], cause: str) -> str:
    """The card that things come of after these entries, before which it was `cause`; empty if none is known."""
    begins = places_of(words.game.id).causes
    for what, _, params in entries:
        if what == HEADING:
            cause = ""
        elif what in begins:
            card = params.get("card", "")
            cause = card if card in words.game.cards else ""
    return cause


def _named(words: Phrasebook, entries: Iterable[Entry], lines: Iterable[Sentence]) -> list[str]:
    """The cards of entries that their lines name: of others nothing may be known."""
    told = [one for _, _, params in entries for one in params.values()]
    cards = [card for one in told for card in (one if isinstance(one, list | tuple) else [one])]
    return [one for one in cards if one in words.game.cards and any(words.thing(one) in line.text for line in lines)]
