"""What has happened since the table was last shown, step by step: the story's lines, and the table after them.

With them are the cards that they are about: first the one that it comes of, if the game says what events begin
something (`causes` in its `table.yaml`), then those that are named.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rules_checker.play.laid import laid
from rules_checker.play.places import places_of
from rules_checker.play.session import Session
from rules_checker.play.words import Phrasebook
from rules_checker.record import HEADING, Entry, tell_story

MOST_CARDS = 3
"""So many cards of a step are told."""


def moments(words: Phrasebook, session: Session) -> list[dict[str, Any]]:
    """The steps that a watched game took since they were last told, as far as the person at the screen may know them.

    The last one has no table: it is the one that now lies there.
    """
    found: list[dict[str, Any]] = []
    known, before, cause = 0, None, ""
    for length, position in session.moments:
        entries = session.s.log[known:length]
        story = tell_story(words.game, entries if position else (), words.lang, session.viewer, seating=words.seating)
        begun = sum(what == HEADING for what, _, _ in session.s.log[:known])
        known = length
        cause = _cause(words, entries, cause)
        lines = []
        for chapter in story:
            if chapter.player is not None:
                ended = words("turn-ran-out") if begun in session.ended_themselves else ""
                lines += [ended] if ended else []
                begun += 1
            lines += [line.text for line in chapter.lines]
        if lines:
            view = session.engine.view(position, session.viewer)
            cards = [cause, *_named(words, entries, lines)] if cause else _named(words, entries, lines)
            if view == before:
                found[-1]["lines"] += lines
                cards = [*found[-1]["cards"], *cards]
            else:
                found.append({"lines": lines, "table": laid(words, view, session.viewer)})
            found[-1]["cards"] = [*dict.fromkeys(cards)][:MOST_CARDS]
            before = view
    session.moments.clear()
    if found:
        del found[-1]["table"]
    return found


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


def _named(words: Phrasebook, entries: Iterable[Entry], lines: Sequence[str]) -> list[str]:
    """The cards of entries that their lines name: of others nothing may be known."""
    told = [one for _, _, params in entries for one in params.values()]
    cards = [card for one in told for card in (one if isinstance(one, list | tuple) else [one])]
    return [one for one in cards if one in words.game.cards and any(words.thing(one) in line for line in lines)]
