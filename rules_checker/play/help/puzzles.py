"""Why a position is solved by its line: what could have come of another answer, as the log would tell it."""

from __future__ import annotations

from rules_checker.bots import own_aims
from rules_checker.play.game.course import Course
from rules_checker.play.game.session import Session
from rules_checker.play.view.words import Phrasebook
from rules_checker.record import tell_story


def instead(words: Phrasebook, session: Session, course: Course) -> str:
    """Sentences on an answer after which a position is missed, and what settles that, without the last full stop.

    What is said where there is none is `goal-… .why`, if the game says that. Empty of a position of which neither is.
    """
    if not course.missed:
        return words.part(f"goal-{course.aim.goal}", "why") if course.aim else ""
    if words.lang not in session.told_instead:
        tried = Session(session.game, session.setup, session.seed, session.names, answers=list(course.before))
        option = tried.offered(words)[course.missed[0]]
        since = len(tried.s.log)
        for index in course.missed:
            tried.engine.answer(tried.s, index)
        lines = _telling(words, tried, since)
        session.told_instead[words.lang] = words("puzzle-instead", option=option, lines=". ".join(lines))
    return session.told_instead[words.lang]


def _telling(words: Phrasebook, tried: Session, since: int) -> list[str]:
    """The lines of the log that say why it is missed, until it is settled."""
    tells, told = own_aims(tried.game.id).TELLS, []
    for entry in tried.s.log[since:]:
        if entry[0] in tells:
            told.append(entry)
            if tells[entry[0]]:
                break
    story = tell_story(words.game, told, words.lang, tried.viewer, seating=words.seating)
    return [line.text for chapter in story for line in chapter.lines]
