"""Positions to solve: each is won by one line only, and the table says whether it was found."""

from __future__ import annotations

from typing import Any

import pytest

from cards import FitilError
from cards.ledger import scenarios
from rules_checker.lab.puzzles import Search, only_line
from rules_checker.play import door
from rules_checker.play.course import Course, puzzles_of
from rules_checker.setup import engine_ids, load_engine
from tests.budget import LONG
from tests.rules_checker.puzzles import as_scenario, holds, kept, position, written

GAMES = [game for game in engine_ids() if puzzles_of(game)]
games = pytest.mark.parametrize("game", GAMES)


@games
def test_a_position_is_won_by_its_line_and_by_no_other_first_answer(game: str) -> None:
    course = min(puzzles_of(game), key=lambda one: len(one.steps))
    engine, s = load_engine(game), position(course)
    won = []
    for index in range(len(s.ask.options)):
        then = s.clone()
        engine.answer(then, index)
        won += [index] if Search(engine, s).wins(then) else []
    assert won == [course.steps[0].index]
    assert holds(course)
    engine.answer(s, next(index for index in range(len(s.ask.options)) if index not in won))
    assert s.ask is None or s.ask.player != course.viewer or only_line(engine, s) is None


@LONG
@games
def test_every_position_is_won_by_its_line_alone(game: str) -> None:
    assert [course.number for course in puzzles_of(game) if not holds(course)] == []


@games
def test_positions_are_written_as_they_are_read(game: str) -> None:
    some = puzzles_of(game)[:2]
    text = written([kept(course) for course in some])
    assert all(f"seed: {course.seed}\n" in text for course in some)
    files = {path.read_text(encoding="utf-8") for path in (scenarios(game) / "puzzles").glob("*.yaml")}
    assert all({as_scenario(one, states=True), as_scenario(one, states=False)} & files for one in some)
    assert len({(course.seed, course.before) for course in puzzles_of(game)}) == len(puzzles_of(game))


@pytest.mark.parametrize(("game", "lang"), [(GAMES[0], "ru"), (GAMES[-1], "he")])
def test_the_table_says_what_has_become_of_a_position(game: str, lang: str) -> None:
    course = max(puzzles_of(game), key=lambda one: len(one.steps))
    state = door.ask("puzzle", lang, game=game, number=course.number)
    assert state["course"]["state"] == "open" and not state["undo"]
    assert "due" not in state["course"]  # it is for the reader to find
    astray = answered(state, lang, (course.steps[0].index + 1) % len(state["options"]))
    assert "index" in (hint := door.ask("hint", lang) if astray.get("options") else {"index": None})
    assert astray["course"]["state"] == "missed" or hint["index"] is None
    state = door.ask("undo", lang)
    assert not state["undo"]
    while state["course"]["state"] == "open":
        state = answered(state, lang, door.ask("hint", lang)["index"])
    assert state["course"]["state"] == "solved" and state["over"]


def answered(state: dict[str, Any], lang: str, index: int) -> dict[str, Any]:
    """The state after an answer, and after those of the bots."""
    state = door.ask("answer", lang, index=index, count=state["count"])
    while "waiting" in state:
        state = door.ask("go", lang, count=state["count"])
    return state


def test_whoever_lets_the_turn_end_has_missed_it_and_there_is_one_for_every_day() -> None:
    game = GAMES[0]
    course = last(puzzles_of(game))
    state = door.ask("puzzle", "ru", game=game, number=course.number)
    for _ in range(40):
        if state["course"]["state"] != "open":
            break
        state = answered(state, "ru", len(state["options"]) - 1)
    assert state["course"]["state"] == "missed"
    many = len(puzzles_of(game))
    same = [door.ask("puzzle", "ru", game=game, number=n)["course"] for n in (1, many + 1, 5 * many + 1)]
    assert same[0] == same[1] == same[2]


def last(courses: tuple[Course, ...]) -> Course:
    """One whose line does not begin with the last option, which is to do nothing."""
    return next(one for one in courses if one.steps[0].index == 0)


def test_a_game_without_positions_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "puzzles_of", lambda game: ())
    with pytest.raises(FitilError, match="no positions"):
        door.ask("puzzle", "ru", game=GAMES[0], number=1)
