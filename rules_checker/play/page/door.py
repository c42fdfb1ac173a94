"""What a reader's page asks of a game at the table: one game at a time, as plain data in both directions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from cards import FitilError, Lang, load_deck, load_game
from rules_checker.judging import is_table, judge, judged_row, start_of
from rules_checker.play.game.course import Course, lesson_of, puzzles_of
from rules_checker.play.game.session import PERSON, Session, resumed, usual_bot, words_for
from rules_checker.play.help.hints import hint
from rules_checker.play.help.lessons import aside, guided
from rules_checker.play.help.reasons import otherwise, reasons
from rules_checker.play.page.state import board
from rules_checker.play.view.steps import solution
from rules_checker.play.view.table import cards_in
from rules_checker.play.view.words import Phrasebook
from rules_checker.record import page
from rules_checker.setup import compile_cards, load_engine

_at_hand: list[Session] = []
"""The game that is being played, if any."""


def ask(do: str, lang: Lang, **asked: Any) -> dict[str, Any]:
    """Do what is asked about the game at hand, in words of `lang`; raises `FitilError` for what cannot be done."""
    if do in _BEGINNING:
        try:
            _at_hand[:] = [_BEGINNING[do](**asked)]
            _at_hand[0].watched = True
        except FitilError:
            if wrong := list(_illegal(asked.get("decks", ()), asked.get("mode", ""), lang)):
                return {"wrong": " ".join(wrong)}
            raise
        return board(words_for(_at_hand[0], lang), _at_hand[0])
    if not _at_hand:
        raise FitilError("no game has been begun").coded("no-game-begun")
    if do == "again":
        _at_hand[:] = [_at_hand[0].again(**asked)]
        return board(words_for(_at_hand[0], lang), _at_hand[0])
    session = _at_hand[0]
    words = words_for(session, lang)
    if found := _LOOKING.get(do):
        return found(words, session, **asked)
    _DOING[do](session, **asked)
    return board(words, session)


def begin(decks: Sequence[str], names: Sequence[str], seed: int | str, mode: str = "") -> Session:
    """Begin a game of decks, each a file or a starter deck; raises `FitilError` for decks that cannot be played.

    A page tells the `seed` by its digits, as its own numbers cannot hold all of it.
    """
    game, setup = start_of([load_deck(ref) for ref in decks], mode)
    return Session(game, setup, int(seed), _for_all(names, game.id, load_engine(game.id).seats(setup)))


def resume(path: str, names: Sequence[str]) -> Session:
    """Take up a game that was saved, a lesson as one; raises `DataError` if it cannot be played on."""
    session = resumed(Path(path), partial(_for_all, names))
    taught = lesson_of(session.game.id)
    if taught and session.seed == taught.seed and _setup(taught) == session.setup:
        session.course = taught
    return session


def lesson(game: str) -> Session:
    """Begin the first game of a game, as a lesson; raises `FitilError` if it has none."""
    taught = lesson_of(game)
    if taught is None:
        raise FitilError(f"the game {game!r} has no lesson").coded("no-lesson", name=game)
    return _along(taught)


def puzzle(game: str, number: int) -> Session:
    """A position to solve, by its number from 1, whatever it is; raises `FitilError` if the game has none."""
    found = puzzles_of(game)
    if not found:
        raise FitilError(f"the game {game!r} has no positions to solve").coded("no-puzzles", name=game)
    return _along(found[(number - 1) % len(found)])


def _along(course: Course) -> Session:
    """A game along a line: the reader on its first player's seat, and bots on the others."""
    game, setup = load_game(course.game), _setup(course)
    seats = load_engine(game.id).seats(setup)
    names = [PERSON if seat == course.viewer else usual_bot(game.id) for seat in range(seats)]
    return Session(game, setup, course.seed, names, answers=list(course.before), course=course)


def _setup(course: Course) -> Any:
    return load_engine(course.game).read_setup(compile_cards(load_game(course.game)), course.setup)


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


def _for_all(names: Sequence[str], game_id: str, seats: int) -> tuple[str, ...]:
    """Who sits on each of so many seats, the last one named on all that are left."""
    return (*names, *[names[-1]] * seats)[:seats]


def _answer(session: Session, index: int, count: int) -> None:
    """Answer, if that was the question: a second touch of the same button answers nothing."""
    if count == len(session.answers) and session.asked is not None and not session.bots_turn:
        session.answer(index)


def _go_on(session: Session, count: int) -> None:
    """Have the bot that is asked answer."""
    if count == len(session.answers) and session.bots_turn:
        session.answer(session.choice())


def _look(session: Session) -> None:
    session.look()


def _undo(session: Session) -> None:
    session.undo()
    session.look()


def _back(session: Session, count: int) -> None:
    """Play on from a point that was passed: from the last question to a person after so many answers."""
    session.back(count)
    session.look()


def _hint(words: Phrasebook, session: Session) -> dict[str, Any]:
    if session.asked is None or session.bots_turn:
        raise FitilError("nobody is asked anything").coded("nobody-asked")
    index, text = guided(words, session) or hint(words, session, numbered=False)
    return {"index": index, "text": text}


def _aside(words: Phrasebook, session: Session, index: int) -> dict[str, Any]:
    """What is said to who chooses an option that is not the lesson's."""
    return {"text": aside(words, session, index)}


def _solution(words: Phrasebook, session: Session) -> dict[str, Any]:
    """How the position that is to be solved is solved, step by step."""
    return {"moments": solution(words, session)}


def _why(words: Phrasebook, session: Session, card: str | None = None) -> dict[str, Any]:
    """What cannot be done with a card now, or with none, each with its reason and rule."""
    found = reasons(words, session, card, cards_in(words, session.view(), session.viewer))
    refused = [reason._asdict() for reason in found if not reason.legal]
    return {"refused": refused, "none": otherwise(words, card, found)}


def _rule(words: Phrasebook, session: Session, rule: str) -> dict[str, Any]:
    """A rule as its page explains it: heading, paragraphs, address; empty where pages are missing."""
    from cards.ledger import rule_headings, rule_text

    game, lang = session.game, words.lang
    heading = rule_headings(game.id, lang).get(rule, "")
    return {"heading": heading, "text": list(rule_text(game.id, rule, lang)), "page": page(game, rule, lang)}


_BEGINNING: Mapping[str, Callable[..., Session]] = {
    **{"begin": begin, "resume": resume},
    **{"lesson": lesson, "puzzle": puzzle},
}
_DOING: Mapping[str, Callable[..., None]] = {
    **{"answer": _answer, "go": _go_on},
    **{"look": _look, "undo": _undo, "back": _back},
}
_LOOKING: Mapping[str, Callable[..., dict[str, Any]]] = {
    **{"hint": _hint, "why": _why},
    **{"rule": _rule, "aside": _aside},
    **{"solution": _solution},
}
