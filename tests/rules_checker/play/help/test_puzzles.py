"""Positions to solve: each is won by one line only, and the table says whether it was found."""

from pathlib import Path
from typing import Any

import pytest

from cards import DataError, FitilError, load_game
from cards.languages import LANGS
from cards.ledger import scenarios
from cards.told import told
from rules_checker.bots import own_aims
from rules_checker.games.twister.moves import is_exit
from rules_checker.judging import card_name
from rules_checker.lab.solving import search_for
from rules_checker.makers.puzzles import as_scenarios, holds, kept, position, tempting, written
from rules_checker.play.game import deal
from rules_checker.play.game.course import Course, puzzles_of, read_puzzles
from rules_checker.play.view.layout import laid
from rules_checker.play.view.phrasebook import Phrasebook, words_for
from rules_checker.setup import engine_ids, load_engine, own_file
from tests.budget import LONG
from tests.rules_checker.play.page import reader as page

GAMES = [game for game in engine_ids() if puzzles_of(game)]
games = pytest.mark.parametrize("game", GAMES)


@games
def test_a_position_is_won_by_its_line_and_by_no_other_first_answer(game: str) -> None:
    course = min(puzzles_of(game), key=lambda one: len(one.steps))
    engine, s = load_engine(game), position(course)
    assert course.aim
    won = []
    for index in range(len(s.ask.options)):
        then = s.clone()
        engine.answer(then, index)
        won += [index] if search_for(engine, course.aim).wins(then) else []
    first = course.steps[0].index
    assert first in won if own_aims(game).feat else won == [first]  # there what comes to the same is won, too
    assert holds(course)
    engine.answer(s, next(index for index in range(len(s.ask.options)) if index not in won))
    assert s.ask is None or s.ask.player != course.viewer or not search_for(engine, course.aim).wins(s)


@LONG
@games
def test_every_position_is_won_by_its_line_alone(game: str) -> None:
    assert [course.number for course in puzzles_of(game) if not holds(course)] == []


@games
def test_positions_are_written_as_they_are_read(game: str) -> None:
    some = puzzles_of(game)[:2]
    text = written([kept(course) for course in some])
    assert all(f"seed: {course.seed}\n" in text for course in some)
    written_there = {int(path.stem): path for path in (scenarios(game) / "puzzles").glob("*.yaml")}
    assert len(written_there) > len(puzzles_of(game)) / 2
    for one in [course for course in puzzles_of(game) if course.number in written_there][:2]:
        assert written_there[one.number].read_text(encoding="utf-8") in as_scenarios(one)
    assert len({(course.seed, course.before) for course in puzzles_of(game)}) == len(puzzles_of(game))


@pytest.mark.parametrize(("game", "lang"), [(GAMES[0], "ru"), (GAMES[-1], "he")])
def test_the_table_says_what_has_become_of_a_position(game: str, lang: str) -> None:
    course = max(puzzles_of(game), key=lambda one: len(one.steps))
    state = page.ask("puzzle", lang, game=game, number=course.number)
    assert state["course"]["state"] == "open" and not state["undo"]
    assert "due" not in state["course"]  # it is for the reader to find
    astray = answered(state, lang, (course.steps[0].index + 1) % len(state["options"]))
    assert "index" in (hint := page.ask("hint", lang) if astray.get("options") else {"index": None})
    assert astray["course"]["state"] == "missed" or hint["index"] is None
    state = page.ask("undo", lang)
    assert not state["undo"]
    while state["course"]["state"] == "open":
        state = answered(state, lang, hinted(lang))
    assert state["course"]["state"] == "solved" and course.aim
    if course.aim.goal == "win":  # it cannot be missed any more: it is won, whatever is answered until the game is over
        while "over" not in state:
            state = answered(state, lang, len(state["options"]) - 1)
        assert state["course"]["state"] == "solved"


def hinted(lang: str) -> int:
    """The answer that a hint names, of those who ask once more if at first it only says whom it is about."""
    first = page.ask("hint", lang)
    again = page.ask("hint", lang, nudged=True)
    assert isinstance(again["index"], int) and first["index"] in (None, again["index"])
    return again["index"]


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_a_hint_to_a_position_first_says_only_whom_the_answer_is_about(lang: str) -> None:
    """Unless nothing else is about it: then that would say it all."""
    nudges = 0
    for course in puzzles_of("twister")[:6]:
        state = page.ask("puzzle", lang, game="twister", number=course.number)
        cards = [one["cards"][:1] for one in state["options"]]
        first, again = page.ask("hint", lang), page.ask("hint", lang, nudged=True)
        due = course.steps[0].index
        assert again["index"] == due and state["options"][due]["text"].rstrip(".") in again["text"]
        alike = cards.count(cards[due]) > 1 and bool(cards[due])
        assert first["index"] == (None if alike else due)
        if alike:
            nudges += 1
            assert thing(lang, cards[due][0]) in first["text"]
            assert state["options"][due]["text"].rstrip(".") not in first["text"]
    assert nudges


def thing(lang: str, card: str) -> str:
    return card_name(load_game("twister"), card, lang)


def answered(state: dict[str, Any], lang: str, index: int) -> dict[str, Any]:
    """The state after an answer, and after those of the bots."""
    state = page.ask("answer", lang, index=index, count=state["count"])
    while "waiting" in state:
        state = page.ask("go", lang, count=state["count"])
    return state


def test_whoever_lets_the_turn_end_has_missed_it_and_there_is_one_for_every_day() -> None:
    game = GAMES[0]
    course = last(puzzles_of(game))
    state = page.ask("puzzle", "ru", game=game, number=course.number)
    for _ in range(40):
        if state["course"]["state"] != "open":
            break
        state = answered(state, "ru", len(state["options"]) - 1)
    assert state["course"]["state"] == "missed"
    many = len(puzzles_of(game))
    same = [page.ask("puzzle", "ru", game=game, number=n)["course"] for n in (1, many + 1, 5 * many + 1)]
    assert same[0] == same[1] == same[2]


@pytest.mark.parametrize(("game", "lang"), [(GAMES[0], "ru"), (GAMES[-1], "he")])
def test_whoever_has_missed_a_position_is_told_why_and_shown_how_it_is_solved(game: str, lang: str) -> None:
    course = last(puzzles_of(game))
    goal = page.ask("puzzle", lang, game=game, number=course.number)["course"]["text"].partition(". ")[2]
    state = page.ask("puzzle", lang, game=game, number=course.number)
    while state["course"]["state"] == "open":
        state = answered(state, lang, len(state["options"]) - 1)
    assert goal in state["course"]["text"] and ":" in state["course"]["text"]
    session = page.session()
    shown = page.ask("solution", lang)["moments"]
    assert page.record() == session.record
    assert all(one["table"] and one["lines"] for one in shown)
    solved = position(course)
    for step in course.steps:
        load_engine(game).answer(solved, step.index)
    view = load_engine(game).view(solved, course.viewer)
    assert shown[-1]["table"] == laid(words_for(session, lang), view, course.viewer)


def last(courses: tuple[Course, ...]) -> Course:
    """One whose line does not begin with the last option, which is to do nothing."""
    return next(one for one in courses if one.steps[0].index == 0)


@pytest.mark.parametrize(("lang", "sides"), [("ru", ("внизу", "наверху")), ("he", ("למטה", "למעלה"))])
def test_a_position_in_the_maze_says_which_way_is_out(lang: str, sides: tuple[str, str]) -> None:
    """The first row, which is drawn above, is the starting line of the second player."""
    seen = set()
    for course in puzzles_of("twister")[:6]:
        state = page.ask("puzzle", lang, game="twister", number=course.number)
        up = is_exit(position(course), course.viewer, 0)
        assert sides[up] in state["course"]["text"]
        assert sides[not up] not in state["course"]["text"]
        seen.add(up)
        if len(seen) == 2:
            return


def test_a_goal_is_told_in_every_language_and_an_unknown_one_with_its_line(tmp_path: Path) -> None:
    for game in GAMES:
        for goal, by in {(course.aim.goal, course.by) for course in puzzles_of(game) if course.aim}:
            assert all(Phrasebook(load_game(game), lang)(f"goal-{goal}", by=by, seat="A") for lang in LANGS)
    path = own_file(GAMES[0], "puzzles.yaml")
    assert path
    lines = path.read_text(encoding="utf-8").splitlines()
    at = next(at for at, line in enumerate(lines) if "goal: lives" in line)
    lines[at] = lines[at].replace("lives", "livse")
    wrong = tmp_path / "puzzles.yaml"
    wrong.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(DataError, match="did you mean 'lives'") as caught:
        [*read_puzzles(wrong, GAMES[0])]
    assert f"puzzles.yaml:{at + 1}:" in str(caught.value)
    assert "\n" not in told(caught.value, "he")


def test_a_position_is_solved_once_its_goal_cannot_be_missed_any_more() -> None:
    """Although the turn is not over; and whoever plays on has solved it still."""
    game, course = next((game, one) for game in GAMES for one in puzzles_of(game) if one.aim and one.aim.goal != "win")
    state = page.ask("puzzle", "he", game=game, number=course.number)
    while state["course"]["state"] == "open":
        state = answered(state, "he", hinted("he"))
    assert state["course"]["state"] == "solved" and "over" not in state
    for _ in range(40):
        if not state.get("options"):
            break
        state = answered(state, "he", len(state["options"]) - 1)
        assert state["course"]["state"] != "missed"


def test_a_game_without_positions_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deal, "puzzles_of", lambda game: ())
    with pytest.raises(FitilError, match="no positions"):
        page.ask("puzzle", "ru", game=GAMES[0], number=1)


INSTEAD = [course for game in GAMES for course in puzzles_of(game) if course.missed]


def test_what_one_might_do_instead_misses_the_position_whatever_comes_after() -> None:
    """It is the answer that one might rather give, and what the others then do: the tool finds the same again."""
    assert len(INSTEAD) > 20
    for course in INSTEAD:
        assert course.aim and course.missed[0] != course.steps[0].index
        engine, s = load_engine(course.game), position(course)
        assert s.ask.player == course.viewer
        for index in course.missed:
            engine.answer(s, index)
        assert not search_for(engine, course.aim).wins(s), course.number
        assert tempting(course) == course.missed, course.number


def test_of_a_thrifty_position_without_another_answer_nothing_weaker_is_in_hand() -> None:
    for course in puzzles_of("cosmic"):
        if course.missed:
            continue
        own, s = own_aims("cosmic"), position(course)
        assert course.aim and course.aim.goal in own.THRIFTY and own.dear
        weakest = s.defs[own.dear(s, course.viewer)[-1]].id
        assert load_engine("cosmic").options(s)[course.steps[0].index] == f"play {weakest}"


@pytest.mark.parametrize("lang", LANGS)
def test_whoever_has_solved_a_position_is_told_what_could_have_come_of_another_answer(lang: str) -> None:
    course = next(one for one in INSTEAD if len(one.steps) == 1)
    other = next(one for one in puzzles_of(course.game) if not one.missed and len(one.steps) == 1)
    wins = {"ru": "Побеждает сторона бота", "he": "מנצח"}[lang]
    for one in (course, other):
        state = page.ask("puzzle", lang, game=one.game, number=one.number)
        tried = state["options"][one.missed[0] if one.missed else 0]["text"]
        solved = answered(state, lang, one.steps[0].index)["course"]
        assert solved["state"] == "solved"
        if one.missed:
            *_, before, last_line = solved["text"].split(". ")
            assert tried in solved["text"] and wins in last_line and before[-1].isdigit()
        else:
            goal = one.aim.goal if one.aim else ""
            assert solved["text"].endswith(Phrasebook(load_game(one.game), lang).part(f"goal-{goal}", "why"))
        assert tried not in state["course"]["text"]
