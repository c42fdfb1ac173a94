"""What has happened since the table was last shown, step by step: the story's lines, and the table after them.

With them are the cards that they are about: first the one that it comes of, if the game says what events begin
something (`causes` in its `table.yaml`), then those that are named.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rules_checker.play.game.session import Session, Told
from rules_checker.play.view.layout import laid
from rules_checker.play.view.news import counted
from rules_checker.play.view.places import places_of
from rules_checker.play.view.words import Phrasebook
from rules_checker.record import HEADING, Entry, Line, in_a_sentence, tell_story

MOST_CARDS = 3
"""So many cards of a step are told."""


def moments(words: Phrasebook, session: Session) -> list[dict[str, Any]]:
    """The steps that a watched game took since they were last told, as far as the person at the screen may know them.

    The last one has no table: it is the one that now lies there. One that is not to be missed is `held`. The first
    takes the place of the last that was told before if it says `more`: it is that step, and what has come to it.
    """
    if not session.moments:  # the table is asked for again, and nothing has happened since it was told
        return []
    earlier, log, weighty = session.told_last, session.s.log, places_of(words.game.id).weighty
    found: list[tuple[Told, Any]] = [(earlier, None)] if earlier else []
    known, before, cause = 0, None, ""
    for length, position in session.moments:
        entries = log[known:length]
        cause = _cause(words, entries, cause)
        if position and (lines := _lines(words, session, known, length)):
            view = session.engine.view(position, session.viewer)
            step = Told(known, _series(words, entries), [cause] * bool(cause) + _named(words, entries, lines))
            last = found[-1][0] if found else None
            if last and (view == before or (step.series and step.series == last.series) or _goes_on(words, log, known)):
                step.start, step.cards = last.start, last.cards + step.cards
                step.series = step.series if step.series == last.series else ""
                found.pop()
            found.append((step, view))
            before = view
        known = length
    if not found:
        session.moments.clear()
        return []
    session.told_last = found[-1][0]
    more: dict[str, Any] = {}
    if earlier and found[0][0].start == earlier.start:
        end = next((step.start for step, _ in found[1:]), known)
        if _texts(words, session, earlier, session.moments[0][0]) == _texts(words, session, found[0][0], end):
            del found[0]  # it says all of it already
        else:
            more = {"more": True}
    session.moments.clear()
    ends = [*(step.start for step, _ in found), known][1:]
    told: list[dict[str, Any]] = [
        {
            "lines": _texts(words, session, step, end),
            "cards": [*dict.fromkeys(step.cards)][:MOST_CARDS],
            "table": laid(words, view, session.viewer),
        }
        | ({"held": True} if any(what in weighty for what, _, _ in log[step.start : end]) else {})
        for (step, view), end in zip(found, ends, strict=True)
    ]
    if told:
        del told[-1]["table"]
        told[0] |= more
    return told


def solution(words: Phrasebook, session: Session) -> list[dict[str, Any]]:
    """The steps of the line of a position to solve, each with the table after it; the session stays as it is."""
    course = session.course
    assert course
    shown = Session(
        session.game,
        session.setup,
        session.seed,
        session.names,
        answers=list(course.before),
        course=course,
        watched=True,
    )
    for step in course.steps:
        shown.answer(step.index)
    table = laid(words, shown.view(), shown.viewer)
    return [{"table": table} | one for one in moments(words, shown)]


def _lines(words: Phrasebook, session: Session, start: int, end: int) -> list[Line]:
    """The lines of a part of the log, as far as the person at the screen may know it, without rules."""
    begun = sum(what == HEADING for what, _, _ in session.s.log[:start])
    lines: list[Line] = []
    for chapter in tell_story(words.game, session.s.log[start:end], words.lang, session.viewer, seating=words.seating):
        if chapter.player is not None:
            ended = words("turn-ran-out") if begun in session.ended_themselves else ""
            lines += [Line(ended, ())] if ended else []
            begun += 1
        lines += [Line(line.text, ()) for line in chapter.lines]  # said alike is alike, by whatever rule
    return lines


def _goes_on(words: Phrasebook, log: Sequence[Entry], at: int) -> bool:
    """True if the entries before and after this place are one sentence: who walks and where to."""
    return 0 < at < len(log) and in_a_sentence(words.game, words.lang, log[at - 1], log[at])


def _texts(words: Phrasebook, session: Session, step: Told, end: int) -> list[str]:
    """What is said of a step that ends before an entry of the log: in a series those that say the same together."""
    lines = _lines(words, session, step.start, end)
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


def _named(words: Phrasebook, entries: Iterable[Entry], lines: Iterable[Line]) -> list[str]:
    """The cards of entries that their lines name: of others nothing may be known."""
    told = [one for _, _, params in entries for one in params.values()]
    cards = [card for one in told for card in (one if isinstance(one, list | tuple) else [one])]
    return [one for one in cards if one in words.game.cards and any(words.thing(one) in line.text for line in lines)]
