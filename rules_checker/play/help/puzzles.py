"""Why a position is solved by its line: what could have come of another answer, as the log would tell it."""

from __future__ import annotations

from collections.abc import Sequence

from rules_checker.bots import own_aims
from rules_checker.play.game.positions import reached
from rules_checker.play.game.record import GameRecord
from rules_checker.play.game.session import Session
from rules_checker.play.view.phrasebook import Phrasebook
from rules_checker.play.view.question import offered
from rules_checker.record import Entry, tell_story


def instead(words: Phrasebook, record: GameRecord) -> str:
    """Sentences on an answer after which a position is missed, and what settles that, without the last full stop.

    What is said where there is none is `goal-… .why`, if the game says that. Empty of a position of which neither is.
    """
    course = record.course
    if course is None or not course.missed:
        return words.part(f"goal-{course.aim.goal}", "why") if course and course.aim else ""
    before = Session(reached(record.upto(len(course.before))), course.viewer)
    option = offered(words, before.engine, before.s)[course.missed[0]]
    s = before.s.clone()
    for index in course.missed:
        before.engine.answer(s, index)
    lines = _telling(words, before, s.log[len(before.s.log) :])
    return words("puzzle-instead", option=option, lines=". ".join(lines))


def _telling(words: Phrasebook, before: Session, log: Sequence[Entry]) -> list[str]:
    """The lines of the log that say why it is missed, until it is settled."""
    tells, told = own_aims(before.record.game.id).TELLS, []
    for entry in log:
        if entry[0] in tells:
            told.append(entry)
            if tells[entry[0]]:
                break
    story = tell_story(words.game, told, words.lang, before.viewer, seating=words.seating)
    return [line.text for chapter in story for line in chapter.lines]
