"""What a reader's page asks of a game at the table, as plain data in both directions.

Nothing is kept here between two requests: the page has the record, and sends it with whatever it asks. An answer makes
the next record, which the page then has. So what is asked twice, or late, is answered the same, or is refused.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from cards import DataError, FitilError, Lang
from cards.database import with_games
from cards.told import language, speaking, told
from rules_checker.judging import is_table, judge, judged_row
from rules_checker.play.game.course import Course, lesson_of, puzzles_of
from rules_checker.play.game.deal import along, begin, lesson, puzzle, seed_of
from rules_checker.play.game.positions import choice
from rules_checker.play.game.record import GameRecord, proved
from rules_checker.play.game.seats import each_seat
from rules_checker.play.game.session import Session
from rules_checker.play.help.hints import hint
from rules_checker.play.help.lessons import aside, guided
from rules_checker.play.help.reasons import otherwise, reasons
from rules_checker.play.page.state import state
from rules_checker.play.view.phrasebook import Phrasebook, words_for
from rules_checker.play.view.steps import solution
from rules_checker.play.view.table import cards_in
from rules_checker.record import page, replay

KEPT = 16
"""So many of the records that were read or told last are kept, so as not to be read and proved again."""


def ask(
    do: str,
    lang: Lang,
    *,
    record: Mapping[str, Any] | None = None,
    viewer: int | None = None,
    seen: Mapping[str, int] | None = None,
    **asked: Any,
) -> dict[str, Any]:
    """Do what is asked about a game, in words of `lang`; raises `FitilError` for what cannot be done.

    The `record` is that of the state told last, `viewer` the seat of the person at the screen, which of several persons
    only `look` says; whoever looks at it has `seen` so many entries of the log, by the number of the seat. What comes
    of it is a state (see `page.state`) with its `record`. One that says something, `said`, is where the game was: what
    was asked cannot be done.
    """
    if do in _BEGINNING:
        try:
            with speaking(lang):
                begun = _BEGINNING[do](**asked)
            return _shown(Session.of(begun), lang, {})
        except FitilError:
            if wrong := list(_illegal(asked.get("decks", ()), asked.get("mode", ""), lang)):
                return {"wrong": " ".join(wrong)}
            raise
    session = _session(record, viewer)
    if do in _LOOKING:
        return look_up(do, lang, session, **asked)
    said = {}
    try:
        _DOING[do](session, **asked)
    except FitilError as error:
        said = {"said": told(error, lang)}
    return _shown(session, lang, seen or {}) | said


def look_up(do: str, lang: Lang, session: Session, **asked: Any) -> dict[str, Any]:
    """What is looked up about a game: a `hint`, `why` something cannot be done, a `rule`; it changes nothing."""
    return _LOOKING[do](words_for(session, lang), session, **asked)


def _shown(session: Session, lang: Lang, seen: Mapping[str, int]) -> dict[str, Any]:
    """The state that a screen shows, with its record."""
    record = session.record
    line: str | int = record.course.number or "lesson" if record.course else ""
    saved, names = session.now.saved(), list(record.names)
    _keep(record, saved, names, line)
    entries = seen.get(str(session.viewer))
    entries = entries if _is_whole(entries) else None
    return state(words_for(session, lang), session, entries) | {
        "record": {"saved": saved, "names": names, "line": line}
    }


def _is_whole(number: Any) -> bool:
    return type(number) is int and number >= 0


# --- records as a page has them -------------------------------------------------------------------------------------

_kept: OrderedDict[tuple[Any, ...], GameRecord] = OrderedDict()


@with_games
def forget() -> None:
    """Forget the records that were read: those that come again are read again."""
    _kept.clear()


def _keep(record: GameRecord, saved: str, names: Sequence[str], line: str | int) -> GameRecord:
    _kept[saved, tuple(names), line] = record
    if len(_kept) > KEPT:
        _kept.popitem(last=False)
    return record


def _session(plain: Mapping[str, Any] | None, viewer: int | None) -> Session:
    """The screen of a page: its record, looked at by the person on a seat; by nobody if no person of it sits there.

    Raises `FitilError` if there is no record, and `DataError` for one that is none, or cannot be played on.
    """
    if plain is None:
        raise FitilError("no game has been begun").coded("no-game-begun")
    match plain:
        case {"saved": str(saved), "names": [*names], "line": str() | int() as line} if all(
            isinstance(name, str) for name in names
        ):
            record = _kept.get((saved, tuple(names), line)) or _keep(_read(saved, names, line), saved, names, line)
        case _:
            raise FitilError("this is not a saved game").coded("not-saved-game")
    known = _is_whole(viewer) and viewer is not None and viewer < len(record.names) and record.is_person(viewer)
    return Session.of(record, viewer if known else None)


def _read(saved: str, names: Sequence[str], line: str | int) -> GameRecord:
    """A record as a page has it; what it says is proved by playing it."""
    record = proved(replay.read(saved, Path("game.json")), partial(each_seat, names))
    return along(record, _line(record.game.id, line))


def _line(game: str, line: str | int) -> Course | None:
    """A line by its name: the lesson, or a position to solve by its number."""
    if line == "lesson":
        return lesson_of(game)
    found = puzzles_of(game) if isinstance(line, int) else ()
    return found[line - 1] if isinstance(line, int) and 0 < line <= len(found) else None


def resume(path: str, names: Sequence[str], game: str = "") -> GameRecord:
    """Take up a game that was saved, a lesson as one; raises `DataError` if it cannot be played on.

    It cannot, either, if it is not of the `game` that is named.
    """
    record = proved(replay.load(Path(path)), partial(each_seat, names))
    if game and record.game.id != game:
        other = record.game
        title = other.title.get(language(), other.id)
        raise DataError(path, f"is a game of {other.id}").coded("saved-other-game", name=title)
    return along(record, lesson_of(record.game.id))


def _illegal(decks: Sequence[str], mode: str, lang: Lang) -> Iterator[str]:
    """What is wrong with a table, or with each deck that is illegal, and what mends it, as `fitil check` says it."""
    table = is_table(mode)
    for ref in [mode] if table else dict.fromkeys(decks):
        row = judged_row(judge(ref, mode="" if table else mode.rpartition("/")[2]), lang)
        found = [one for one in row["violations"] if one["severity"] == "error"]
        if found:
            said = (
                part if part.endswith((".", "?")) else f"{part}."
                for one in found
                for part in (one["message"], one["fix"])
                if part
            )
            yield f"{Path(ref).stem}: {' '.join(said)}"


# --- what is done ---------------------------------------------------------------------------------------------------


def _answer(session: Session, index: Any, count: Any) -> None:
    """Answer, if that is the question: one that was put before this one is answered no more."""
    if count != len(session.record.answers) or session.asked is None or session.bots_turn:
        raise FitilError("that question has been answered").coded("older-question")
    _option(session, index)
    session.answer(index)


def _option(session: Session, index: Any) -> None:
    """Raise `FitilError` for what is no option of the question."""
    if session.s.ask is None or not _is_whole(index) or index >= len(session.s.ask.options):
        raise FitilError("the question has no such option").coded("not-in-question")


def _go_on(session: Session, count: Any) -> None:
    """Have the bot that is asked answer."""
    if count == len(session.record.answers) and session.bots_turn:
        session.answer(choice(session.now))


def _look(session: Session) -> None:
    session.look()


def _undo(session: Session, count: int | None = None) -> None:
    """Take back what a person chose last; not what a screen that shows `count` answers does not know to be undone."""
    if count is None or (_is_whole(count) and count <= len(session.record.answers)):
        session.undo()


def _back(session: Session, count: int) -> None:
    """Play on from a point that was passed: from the last question to a person after so many answers."""
    if not _is_whole(count):
        raise FitilError("that question has been answered").coded("older-question")
    session.back(count)


def _again(session: Session, seed: int | str, *, swap: bool = False, count: int | None = None) -> None:
    """Begin another game of the same decks; asked of a game before this one, it begins no third."""
    if count is None or count == len(session.record.answers):
        fresh = Session.of(session.record.again(seed_of(seed), swap=swap))
        session.now, session.viewer = fresh.now, fresh.viewer


# --- what is looked at ----------------------------------------------------------------------------------------------


def _hint(words: Phrasebook, session: Session, *, nudged: bool = False) -> dict[str, Any]:
    """What to do; who was `nudged` in this question is told more."""
    if session.asked is None or session.bots_turn or session.somebody_else:
        raise FitilError("nobody is asked anything").coded("nobody-asked")
    index, text = guided(words, session, nudged=nudged) or hint(words, session, numbered=False)
    return {"index": index, "text": text}


def _aside(words: Phrasebook, session: Session, index: int) -> dict[str, Any]:
    """What is said to who chooses an option that is not the lesson's."""
    _option(session, index)
    if session.record.step is None:
        raise FitilError("that question has been answered").coded("older-question")
    return {"text": aside(words, session, index)}


def _solution(words: Phrasebook, session: Session) -> dict[str, Any]:
    """How the position that is to be solved is solved, step by step."""
    if session.record.course is None:
        raise FitilError("this is no position to solve").coded("no-puzzles", name=session.record.game.id)
    return {"moments": solution(words, session)}


def _why(words: Phrasebook, session: Session, card: str | None = None) -> dict[str, Any]:
    found = reasons(words, session, card, cards_in(words, session.view(), session.viewer))
    refused = [reason._asdict() for reason in found if not reason.legal]
    return {"refused": refused, "none": otherwise(words, card, found)}


def _rule(words: Phrasebook, session: Session, rule: str) -> dict[str, Any]:
    """A rule as its page explains it: heading, paragraphs, address; empty where pages are missing."""
    from cards.ledger import rule_headings, rule_text

    game, lang = session.record.game, words.lang
    heading = rule_headings(game.id, lang).get(rule, "")
    return {"heading": heading, "text": list(rule_text(game.id, rule, lang)), "page": page(game, rule, lang)}


_BEGINNING: Mapping[str, Callable[..., GameRecord]] = {
    "begin": begin,
    "resume": resume,
    "lesson": lesson,
    "puzzle": puzzle,
}
_DOING: Mapping[str, Callable[..., None]] = {
    "answer": _answer,
    "go": _go_on,
    "again": _again,
    "look": _look,
    "undo": _undo,
    "back": _back,
}
_LOOKING: Mapping[str, Callable[..., dict[str, Any]]] = {
    "hint": _hint,
    "why": _why,
    "rule": _rule,
    "aside": _aside,
    "solution": _solution,
}
