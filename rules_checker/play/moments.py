"""What has happened since the table was last shown, step by step: the story's lines, and the table after them."""

from __future__ import annotations

from typing import Any

from rules_checker.play.laid import laid
from rules_checker.play.session import Session
from rules_checker.play.words import Phrasebook
from rules_checker.record import HEADING, tell_story


def moments(words: Phrasebook, session: Session) -> list[dict[str, Any]]:
    """The steps that a watched game took since they were last told, as far as the person at the screen may know them.

    The last one has no table: it is the one that now lies there.
    """
    found: list[dict[str, Any]] = []
    known, before = 0, None
    for length, position in session.moments:
        new = session.s.log[known:length] if position else ()
        story = tell_story(words.game, new, words.lang, session.viewer, seating=words.seating)
        begun = sum(what == HEADING for what, _, _ in session.s.log[:known])
        known = length
        lines = []
        for chapter in story:
            if chapter.player is not None:
                lines += [words("turn-ran-out")] if begun in session.ended_themselves else []
                begun += 1
            lines += [line.text for line in chapter.lines]
        if lines:
            view = session.engine.view(position, session.viewer)
            if view == before:
                found[-1]["lines"] += lines
            else:
                found.append({"lines": lines, "table": laid(words, view, session.viewer)})
            before = view
    session.moments.clear()
    if found:
        del found[-1]["table"]
    return found
