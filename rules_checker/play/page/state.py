"""A game that is played as plain data, for a screen that draws cards: a web page.

What is offered is told with the places that it is about, so that the screen can light them and answer by index alone.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import Any

from rules_checker.engine import Option
from rules_checker.play.game.positions import Point
from rules_checker.play.game.session import Session
from rules_checker.play.help.lessons import guide
from rules_checker.play.view.ending import result, rule, turning
from rules_checker.play.view.layout import OptionAbout, laid
from rules_checker.play.view.news import news, passes, safe, story
from rules_checker.play.view.phrasebook import Phrasebook
from rules_checker.play.view.question import explained, offered
from rules_checker.play.view.steps import steps
from rules_checker.record import HEADING, Entry, StoryChapter, tell_story


def state(words: Phrasebook, session: Session, seen: int | None = None) -> dict[str, Any]:
    """What the person at the screen sees, and is asked; nothing but a word to the other while the screen is passed on.

    `table` is what lies there (see `laid`), `options` the choices in words, `focus` the first that costs nothing. Of
    `question`, `waiting`, `over` and `curtain`, each a sentence, one is there. `count`, the number of answers so far,
    tells one question from another. `story` is what whoever has `seen` so many entries of the log has not been told:
    the number of chapters that stay `before`, and those after them; `moments` is the same step by step, but nothing for
    who has seen nothing yet. `news` is what has happened since the last answer. With this state so many are `seen`.
    Behind a curtain nothing is taken back: it may be the next person already who sits there.
    """
    common = {"count": len(session.record.answers), "viewer": session.viewer, "seen": len(session.s.log)}
    common |= guide(words, session)
    if session.somebody_else and not session.apart:
        assert session.asked is not None
        who = words.seat(session.asked)
        return common | {"undo": False, "curtain": words("curtain-pass", who=who)}
    view = session.view()
    found = common | {
        "undo": session.last is not None,
        "story": _story(words, session, seen or 0),
        "news": [_chapter(one, session.viewer) for one in news(words, session)],
        "moments": [] if seen is None else steps(words, session, seen),
    }
    if session.asked is None:
        return found | {"table": laid(words, view, session.viewer)} | over(words, session)
    if session.bots_turn or session.somebody_else:
        waiting = words("waiting", **words.sitting(session.asked))
        return found | {"table": laid(words, view, session.viewer), "waiting": waiting}
    return found | asking(words, session, view)


def over(words: Phrasebook, session: Session) -> dict[str, Any]:
    """How the game ended, by which rule, and what turned it; `after` is what may be played next, on which side."""
    turned = turning(words, session)
    after = [{"text": words("again"), "swap": False}]
    after += [{"text": words("other-side"), "swap": True}] if session.record.swappable else []
    return {
        "over": result(words, session),
        "rule": rule(session),
        "summary": words("summary", turns=session.engine.standing(session.s).turns),
        "turning": turned and {"text": turned.text, "story": [_chapter(turned.chapter, session.viewer)]},
        "after": after,
    }


def asking(words: Phrasebook, session: Session, view: Mapping[str, Any]) -> dict[str, Any]:
    """The table with the question to the person at the screen, and its options with the places they are about.

    `does` says of an option that only names a card what comes of it. `passing` is there if one may pass all questions
    of this `kind`: the `index` of the option that does.
    """
    question = session.question()
    places = [OptionAbout(words, option) for option in question["options"]]
    said = offered(words, session.engine, session.s)
    table = laid(words, view, session.viewer, places)
    look = question.get("about", {}).get("look")
    return {
        "table": table | ({"look": look} if look else {}),
        "question": words.question(question),
        "because": words.because(question),
        "who": "" if session.alone else words.seat(session.viewer),
        "rule": question["rule"],
        "options": [
            {"text": text, "cards": place.cards or ([one["by"]] if "by" in one else [])}
            | ({"on_table": True} if place.on_table else {})
            | {key: True for key in ("idle", "wastes") if one.get(key)}
            | ({"does": does} if (does := explained(words, one, text, seen=place.on_table)) else {})
            | ({"ahead": ahead} if (ahead := _ahead(words, session, option)) else {})
            for text, place, one, option in zip(said, places, question["options"], session.s.ask.options, strict=True)
        ],
        "focus": safe(question),
    } | ({"passing": {"kind": question["kind"], "index": index}} if (index := passes(session)) is not None else {})


def _ahead(words: Phrasebook, session: Session, option: Option) -> dict[str, Any]:
    """The squares to which an option leads on, each with what it takes, and what is chosen on the way, in words."""
    engine, s = session.engine, session.s
    ways = engine.ahead(s, option)
    chosen = {one for way in ways.values() for one in way.by}
    said = {one: words.option(engine.OPTIONS.in_words(s, one), player=s.ask.player) for one in chosen}
    return {square: {"takes": way.takes, "by": [said[one] for one in way.by]} for square, way in ways.items()}


def story_rows(words: Phrasebook, log: Sequence[Entry], viewer: int | None) -> list[dict[str, Any]]:
    """A log as chapters of lines with the rules behind them, as far as the viewer may know it."""
    return [
        _chapter(chapter, viewer)
        for chapter in tell_story(words.game, log or (), words.lang, viewer, seating=words.seating)
    ]


def _story(words: Phrasebook, session: Session, seen: int) -> dict[str, Any]:
    """The story; the first line that came of a person's answer says how many there were before, `after`."""
    now = session.now
    if seen <= now.lengths[0]:
        seen = 0  # from where the game began one may go on, too, once there is an answer
    before, chapters = story(words, session, seen)
    points = {one.after for one in now.chosen}
    if before:
        points -= _told(now, now.turns[now.begun(min(seen, len(now.s.entries))) - 1])
    found = [_chapter(one, session.viewer) for one in chapters]
    for chapter, plain in zip(chapters, found, strict=True):
        for line, one in zip(chapter.lines, plain["lines"], strict=True):
            if line.answers in points:
                points.discard(line.answers)
                one["after"] = line.answers
    return {"before": before, "chapters": found}


def _told(now: Point, start: int) -> set[int]:
    """The number of answers before an entry of the log, if what came of the last of them was told before it, too."""
    given = max(0, bisect_right(now.lengths, start - 1) - 1)
    came = range(now.lengths[given] if given else 0, start)
    return {given} if any(now.s.entries[at][0] != HEADING for at in came) else set()


def _chapter(chapter: StoryChapter, viewer: int | None) -> dict[str, Any]:
    """A chapter as plain data; `other` of one that is another player's turn."""
    lines = [{"text": line.text, "rules": line.rules} for line in chapter.lines]
    other = viewer is not None and chapter.player not in (None, viewer)
    return {"heading": chapter.heading, "lines": lines} | ({"other": True} if other else {})
