"""The game at hand as plain data, for a screen that draws cards: a web page.

What is offered is told with the places that it is about, so that the screen can light them and answer by index alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules_checker.engine import Option
from rules_checker.play.game.session import Session
from rules_checker.play.help.lessons import guide
from rules_checker.play.view.ending import result, rule, turning
from rules_checker.play.view.layout import About, laid
from rules_checker.play.view.news import news, safe, whole
from rules_checker.play.view.steps import moments
from rules_checker.play.view.words import Phrasebook
from rules_checker.record import Chapter, Entry, tell_story


def board(words: Phrasebook, session: Session) -> dict[str, Any]:
    """What the person at the screen sees, and is asked; nothing but a word to the other while the screen is passed on.

    `table` is what lies there (see `laid`), `options` the choices in words, `focus` the first that costs nothing. Of
    `question`, `waiting`, `over` and `curtain`, each a sentence, one is there. `count`, the number of answers so far,
    tells one question from another. `news` is what has happened since the last answer, as `told` has it, and `moments`
    the same step by step, since the table was last told.
    """
    common = {"count": len(session.answers), "undo": session.undoable} | guide(words, session)
    if session.somebody_else:
        assert session.asked is not None
        who = words.seat(session.asked)
        return common | {"curtain": words("curtain-pass", who=who)}
    view = session.view()
    found = common | {
        "story": _story(words, session),
        "saved": session.saved(),
        "names": list(session.names),
        "news": [_chapter(one, session.viewer) for one in news(words, session)],
        "moments": moments(words, session),
    }
    if session.asked is None:
        return found | {"table": laid(words, view, session.viewer)} | over(words, session)
    if session.bots_turn:
        waiting = words("waiting", **words.sitting(session.asked))
        return found | {"table": laid(words, view, session.viewer), "waiting": waiting}
    return found | asking(words, session, view)


def over(words: Phrasebook, session: Session) -> dict[str, Any]:
    """How the game ended, by which rule, and what turned it; `after` is what may be played next, on which side."""
    turned = turning(words, session)
    after = [{"text": words("again"), "swap": False}]
    after += [{"text": words("other-side"), "swap": True}] if session.swappable else []
    return {
        "over": result(words, session),
        "rule": rule(session),
        "summary": words("summary", turns=session.engine.standing(session.s).turns),
        "turning": turned and {"text": turned.text, "story": [_chapter(turned.chapter, session.viewer)]},
        "after": after,
    }


def asking(words: Phrasebook, session: Session, view: Mapping[str, Any]) -> dict[str, Any]:
    """The table with the question to the person at the screen, and its options with the places they are about."""
    question = session.question()
    places = [About(words, option) for option in question["options"]]
    said = session.offered(words)
    table = laid(words, view, session.viewer, places)
    look = question.get("about", {}).get("look")
    return {
        "table": table | ({"look": look} if look else {}),
        "question": words.question(question),
        "because": words.because(question),
        "who": words.seat(session.viewer) if session.persons > 1 else "",
        "rule": question["rule"],
        "options": [
            {"text": text, "cards": place.cards}
            | ({"on_table": True} if place.on_table else {})
            | {key: True for key in ("idle", "wastes") if one.get(key)}
            | ({"ahead": ahead} if (ahead := _ahead(words, session, option)) else {})
            for text, place, one, option in zip(said, places, question["options"], session.s.ask.options, strict=True)
        ],
        "focus": safe(question),
    }


def _ahead(words: Phrasebook, session: Session, option: Option) -> dict[str, Any]:
    """The squares to which an option leads on, each with what it takes, and what is chosen on the way, in words."""
    engine, s = session.engine, session.s
    ways = engine.ahead(s, option)
    chosen = {one for way in ways.values() for one in way.by}
    said = {one: words.option(engine.in_words(s, one), player=s.ask.player) for one in chosen}
    return {square: {"takes": way.takes, "by": [said[one] for one in way.by]} for square, way in ways.items()}


def told(words: Phrasebook, log: Sequence[Entry], viewer: int | None) -> list[dict[str, Any]]:
    """A log as chapters of lines with the rules behind them, as far as the viewer may know it."""
    return [
        _chapter(chapter, viewer)
        for chapter in tell_story(words.game, log or (), words.lang, viewer, seating=words.seating)
    ]


def _story(words: Phrasebook, session: Session) -> list[dict[str, Any]]:
    """The whole story; the first line that came of a person's answer says how many there were before, `after`."""
    points = session.turning_points
    chapters = whole(words, session)
    found = [_chapter(one, session.viewer) for one in chapters]
    for chapter, told in zip(chapters, found, strict=True):
        for line, plain in zip(chapter.lines, told["lines"], strict=True):
            if line.answers in points:
                points.discard(line.answers)
                plain["after"] = line.answers
    return found


def _chapter(chapter: Chapter, viewer: int | None) -> dict[str, Any]:
    """A chapter as plain data; `other` of one that is another player's turn."""
    lines = [{"text": line.text, "rules": line.rules} for line in chapter.lines]
    other = viewer is not None and chapter.player not in (None, viewer)
    return {"heading": chapter.heading, "lines": lines} | ({"other": True} if other else {})
