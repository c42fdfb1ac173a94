"""What is told along a line: what a lesson says to look at, why something else is not meant, what has been solved."""

from __future__ import annotations

from typing import Any

from cards import Messages
from rules_checker.bots import Evaluator, GreedyBot, chance, own_aims, own_weighing, own_weights
from rules_checker.engine import SEATS
from rules_checker.play.game.course import Course, Tell, lesson_words
from rules_checker.play.game.session import Session
from rules_checker.play.help.puzzles import instead
from rules_checker.play.view.phrasebook import Phrasebook
from rules_checker.play.view.question import offered

LEAST = 2
"""The least difference of odds, in per cent, that makes something worse."""


def guide(words: Phrasebook, session: Session) -> dict[str, Any]:
    """What a screen shows of the line along which is played; empty without one.

    Of a lesson `text` is what is told now, with its `rule`, and the cards and squares to `look` at; `at` is how far it
    is of `of`, a movement with where it leads as one, and 0 of 0 beside it, where that is told once. `due` is the
    option that it means. Of a position to solve `state` is open, solved or missed.
    """
    course = session.record.course
    if course is None:
        return {}
    if not course.taught:
        state = _state(session, course)
        goal = words(f"goal-{course.aim.goal}", by=course.by, seat=SEATS[course.viewer]) if course.aim else ""
        text = words(f"puzzle-{state}", number=course.number, goal=goal, why=_why_missed(session, course))
        if state == "solved" and (more := instead(words, session.record)):
            text = f"{text}. {more}"
        return {"course": {"number": course.number, "at": course.number, "of": course.of, "state": state, "text": text}}
    whole = [step.player == course.viewer and not (step.goes_on or step.by_itself) for step in course.steps]
    own = [at for at, counts in enumerate(whole) if counts]
    record, step = session.record, session.record.step
    passed, going = len(record.answers) - len(course.before), bool(step and step.goes_on)
    common: dict[str, Any] = {"at": sum(at < passed for at in own) - going, "of": len(own)}
    if passed >= len(course.steps) and course.follows(record.answers):
        return {"course": common | _told(words, course.end)} if course.ended(record.answers) else {}
    if step is None:
        both = zip(record.answers, course.answers, strict=False)
        left = next(at for at, (one, meant) in enumerate(both) if one != meant)
        later = any(one.after > left for one in session.now.chosen)
        return {} if later else {"course": {"at": 0, "of": 0, "text": words("lesson-left")}}
    if step.player != session.viewer:
        return {"course": common | {"text": ""}}
    told = _told(words, step.told)
    if not told["text"]:
        told["text"] = words("lesson-next", option=offered(words, session.engine, session.s)[step.index])
    return {"course": common | told | {"due": step.index}}


def _told(words: Phrasebook, told: Tell | None) -> dict[str, Any]:
    if told is None:
        return {"text": ""}
    text = _messages(words)(told.tell)
    return {"text": text, "rule": told.rule, "look": list(told.look)}


def _messages(words: Phrasebook) -> Messages:
    return lesson_words(words.game.id, words.lang)


def aside(words: Phrasebook, session: Session, index: int) -> str:
    """Why an option is not what the lesson means: what it says of it, else by how much it is worse, if it is."""
    step = session.record.step
    assert step
    options = session.engine.options(session.s)
    if step.told:
        own = _messages(words)
        for attribute in (options[index].replace(" ", "-"), "other"):
            if own.has(step.told.tell, attribute):
                return own(step.told.tell, attribute)
    said = offered(words, session.engine, session.s)[step.index]
    mine, meant = _odds(words.game.id, session, (index, step.index))
    worse = "yes" if meant - mine >= LEAST else "no"
    return words("lesson-other", option=said, worse=worse, mine=mine, meant=meant)


def _odds(game_id: str, session: Session, options: tuple[int, int]) -> tuple[int, int]:
    """The odds after two options, in per cent, as the game's bots judge them; both 0 without such bots."""
    if not own_weighing(game_id):
        return 0, 0
    weights = own_weights(game_id)
    bot = GreedyBot(Evaluator(game_id, weights), weights.greedy.worlds)
    totals = dict.fromkeys(options, 0.0)
    seat, rng = session.now.seat(), session.now.rng()
    for index, s, player in bot.tried(seat, rng, seat.imagine(rng)):
        if index in totals:
            totals[index] += bot.evaluator.value(s, player)
    mine, meant = (round(100 * chance(totals[one] / bot.worlds)) for one in options)
    return mine, meant


def guided(words: Phrasebook, session: Session, *, nudged: bool = False) -> tuple[int | None, str] | None:
    """The hint along a line: its next answer; None without a line.

    In a position to solve, who asks for the first time, and so was not `nudged`, is told only whom the answer is about.
    Beside that of a position to solve nothing does, or what comes to the same, where that counts as the same.
    """
    course = session.record.course
    if course is None:
        return None
    if step := session.record.step:
        if not (course.taught or nudged) and (nudge := _nudge(words, session, step.index)):
            return None, nudge
        said = "lesson-hint" if course.taught else "puzzle-answer"
        return step.index, words(said, option=offered(words, session.engine, session.s)[step.index])
    solved = not course.taught and _state(session, course) == "solved"
    if course.taught or solved:
        return None
    return None, words("puzzle-otherwise" if own_aims(course.game).feat else "puzzle-astray")


def _nudge(words: Phrasebook, session: Session, index: int) -> str:
    """What an answer is about; empty if only that answer is about it."""
    options = session.question()["options"]
    named = [
        next((word for word in one["words"].split() if word in words.game.cards), one.get("by", "")) for one in options
    ]
    alike = named.count(named[index]) > 1
    return words("puzzle-nudge", card=words.thing(named[index])) if named[index] and alike else ""


def _why_missed(session: Session, course: Course) -> str:
    """Why a position is not solved any more: the game is over, what there was time for is, or nothing leads there."""
    assert course.aim
    if course.aim.reached(session.s) is None:
        return "astray"
    return "over" if session.s.ask is None else "late"


def _state(session: Session, course: Course) -> str:
    """What has become of a position to solve: it is solved by its whole line, and missed beside it.

    Where what comes to the same is solved, too, whatever has reached the aim is.
    """
    assert course.aim
    follows = course.follows(session.record.answers)
    if not follows and not own_aims(course.game).feat:
        return "missed"
    reached = (follows and len(session.record.answers) >= len(course.answers)) or course.aim.reached(session.s)
    return "open" if reached is None else "solved" if reached else "missed"
