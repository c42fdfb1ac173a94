"""A game on a board is played and told as any other; its board is read from the view, and drawn in letters."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from cards import FitilError, Game
from cards.model import Board, BoardLine, Square, Thing
from cards.told import told
from rules_checker.lint import lint
from rules_checker.play import PlayApp, Session
from rules_checker.play.terminal import parts as shown
from rules_checker.play.terminal.grid import drawn, turned
from rules_checker.play.terminal.lines import Laid
from rules_checker.play.view.layout import laid
from rules_checker.play.view.phrasebook import words_for
from rules_checker.play.view.question import offered
from rules_checker.play.view.squares import board_of
from rules_checker.setup import load_engine, setup_of
from rules_checker.setup.compiled import compile_cards
from tests.rules_checker.play.playing import at_table

GOLDEN = Path(__file__).parent / "golden"
Compare = Callable[[Path, str], None]


@pytest.fixture
def session(race: Game) -> Session:
    return at_table(*setup_of([], "race/race"), 5, ("me", "me"))


@pytest.mark.parametrize("mode", ["race", "fields"])
@pytest.mark.parametrize("lang", ["he", "ru"])
def test_the_table_is_drawn_in_letters(race: Game, golden: Compare, lang: str, mode: str) -> None:
    session = at_table(*setup_of([], f"race/{mode}"), 5, ("me", "me"))
    console = Console(width=44, record=True, file=StringIO())
    console.print(Laid(tuple(shown.table(words_for(session, lang), session)), rtl=lang == "he"))
    golden(GOLDEN / f"{mode}.{lang}.txt", console.export_text())


def test_of_lines_between_squares_each_is_drawn_once_as_whichever_square_has_it() -> None:
    gate = BoardLine(stroke="barred")
    one, other = Square(at=(1, 1), sides=(None, gate, None, None)), Square(at=(2, 1), holds=(Thing(mark="A"),))
    drawing = ["    a   b    ", "      ·      ", "1   · ║ A   1", "      ·      ", "    a   b    "]
    for squares in ((one, other), (other, one), (one, replace(other, sides=(None, None, None, gate)))):
        assert [line.plain for line in drawn(Board(columns=2, rows=1, squares=squares))] == drawing


def test_a_thing_that_another_holds_stands_with_it() -> None:
    carrying = Square(at=(1, 1), holds=(Thing(mark="A"), Thing(mark="o", held=True), Thing(mark="B")))
    assert "│ A+o B │" in drawn(Board(columns=1, rows=1, squares=(carrying,)))[2].plain


def test_squares_about_which_something_may_be_chosen_stand_out() -> None:
    lines = drawn(board(), {"b1"})
    lit = [line.plain[span.start : span.end] for line in lines for span in line.spans if span.style == "reverse"]
    assert [one.strip() for one in lit] == ["A"]


def test_a_hole_is_empty_and_a_square_without_anything_has_a_dot() -> None:
    assert [line.plain for line in drawn(board())] == [
        "    a   b   c    ",
        "  ┌───┬───┐      ",
        "1 │ ↓ │ A │     1",
        "  └───┴───┼───┐  ",
        "2         │ · │ 2",
        "          └───┘  ",
        "    a   b   c    ",
    ]


def board() -> Board:
    """Two squares above, one further on below; the first is turned by half."""
    squares = (
        Square(at=(1, 1), tile=Thing(mark="↑"), turn=2),
        Square(at=(2, 1), holds=(Thing(mark="A", seat=0),)),
        Square(at=(3, 2)),
    )
    return Board(columns=3, rows=2, squares=squares)


def test_a_mark_shows_how_it_is_turned() -> None:
    assert [turned("└", quarters) for quarters in range(4)] == ["└", "┌", "┐", "┘"]
    assert [turned("B", quarters) for quarters in range(4)] == ["B", "B→", "B↓", "B←"]


def test_what_may_be_chosen_about_a_square_is_told_with_it(session: Session) -> None:
    words, view = words_for(session, "ru"), session.view()
    state = json.loads(json.dumps(laid(words, view, 0)))
    assert state["middle"][0]["board"]["squares"][0]["text"] == "a1: стрелка вправо, бегун А"
    assert offered(words, session.engine, session.s)[:2] == ["Бежать на b1", "Повернуть стрелку на a1"]


def test_a_square_is_told_with_what_lies_around_it_and_in_which_part_it_is(race: Game) -> None:
    session = at_table(*setup_of([], "race/fields"), 5, ("me", "me"))
    (row,) = laid(words_for(session, "ru"), session.view(), 0)["middle"]
    texts = {square["name"]: square["text"] for square in row["board"]["squares"]}
    assert texts["b1"] == "b1: стрелка влево, изгородь сверху, калитка справа. поле 1"
    assert texts["d3"].endswith("изгородь справа, изгородь снизу, флаг. поле 2")


def test_a_race_ends_and_is_told(race: Game) -> None:
    engine, rng = load_engine("race"), random.Random(1)
    for seed in range(5):
        s = engine.new_game(engine.position(compile_cards(race), {}), seed, log=True)
        while s.ask is not None:
            engine.answer(s, rng.randrange(len(s.ask.options)))
        assert s.over and sum(s.turns) <= 40


WRONG = [
    ({"squares": []}, "squares: a board has at least one square, such as {at: [1, 1]}", "хотя бы одна клетка"),
    (
        {"squares": [{"at": [5, 3]}]},
        "squares.0.at: [5, 3] is outside the board of 4 × 3; did you mean '[4, 3]'?",
        "[5, 3] — за краем поля 4 × 3",
    ),
    (
        {"squares": [{"at": [1, 2]}, {"at": [1, 2]}]},
        "squares.1.at: the square a2 is there twice; did you mean '[1, 1]'?",
        "клетка a2 стоит на поле дважды",
    ),
    ({"columns": 27}, "columns: a board has 1 to 26 columns and 1 to 99 rows, not 27 and 3", "от 1 до 26 столбцов"),
    ({"rows": "3"}, "and here is rows: 3", "rows: 3"),
    ({"squares": [{"at": [1]}]}, "and here is at: [1]", "at: [1]"),
    ({"squares": [{"at": [1, 1], "turn": 4}]}, "and here is turn: 4", "turn: 4"),
    ({"squares": [{"at": [1, 1], "sides": ["hedge"]}]}, "and here is sides: ['hedge']", "sides:"),
    (
        {"parts": [{"at": [2, 1], "size": [2, 2], "tile": "field"}]},
        "squares.0.at: the square a1 is in 0 parts of the board, and has to be in one",
        "клетка a1 должна быть ровно в одной части поля, а частей с ней — 0",
    ),
    ({"parts": [{"at": [1, 1], "size": [1, 1]}]}, "and here is tile: None", "tile: None"),
    ({"squares": [{"at": [1, 1], "hold": []}]}, "there is no key 'hold'; did you mean 'holds'?", "ключа «hold»"),
]


@pytest.mark.parametrize(("wrong", "english", "russian"), WRONG)
def test_a_board_that_cannot_be_drawn_is_one_clear_fault(
    race: Game, monkeypatch: pytest.MonkeyPatch, wrong: dict[str, Any], english: str, russian: str
) -> None:
    found = {"columns": 4, "rows": 3, "squares": [{"at": [1, 1]}], **wrong}
    with pytest.raises(FitilError) as caught:
        board_of(found, lambda item, turn: Thing(mark="x"), lambda word, side: BoardLine(stroke="solid"))
    assert english in str(caught.value)
    assert russian in told(caught.value, "ru")
    assert any("א" <= letter <= "ת" for letter in told(caught.value, "he"))
    engine = load_engine("race")
    assert list(lint(race)) == []
    monkeypatch.setattr(engine, "view", lambda s, player: {"track": {"board": found}})
    (finding,) = lint(race)
    assert (finding.path.name, finding.line, finding.code) == ("engine.py", 1, "wrong-board")
    assert english in finding.told("en") and russian in finding.told("ru")


def test_a_word_for_which_no_line_is_drawn_is_told_with_the_nearest(race: Game) -> None:
    session = at_table(*setup_of([], "race/fields"), 5, ("me", "me"))
    view = json.loads(json.dumps(session.view()).replace('"gate"', '"gaet"'))
    with pytest.raises(FitilError, match="there is no side 'gaet'; did you mean 'gate'") as caught:
        laid(words_for(session, "ru"), view, 0)
    assert "gate" in told(caught.value, "he") and "gate" in told(caught.value, "ru")


def test_a_board_has_the_columns_that_it_needs_beside_the_story(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    wide = Board(columns=26, rows=1, squares=tuple(Square(at=(column, 1)) for column in range(1, 27)))
    lines = drawn(wide)
    monkeypatch.setattr(shown, "table", lambda *_: lines)
    app = PlayApp(session, "he", Path("none.json"))

    async def seen() -> list[str]:
        async with app.run_test(size=(120, 30)) as pilot:
            await pilot.pause()
            return [strip.text for strip in app.screen._compositor.render_strips()]

    with ThreadPoolExecutor(1) as own:
        screen = own.submit(asyncio.run, seen()).result()
    assert any(lines[2].plain in line for line in screen)


def test_the_screen_shows_the_board_and_an_answer_turns_its_tile(session: Session) -> None:
    app = PlayApp(session, "ru", Path("none.json"))

    async def play() -> list[str]:
        async with app.run_test(size=(60, 30)) as pilot:
            await pilot.pause()
            before = [strip.text for strip in app.screen._compositor.render_strips()]
            await pilot.press("2", "enter")  # there are more than nine options
            await pilot.pause()
            assert len(app.screen_stack) == 2, "a curtain between two persons"
            return before

    with ThreadPoolExecutor(1) as own:
        before = own.submit(asyncio.run, play()).result()
    assert any("1 │ → А │  ←  │  ↑  │  ↑  │ 1" in line for line in before)
    assert any("1 │ ↓ А │" in line.plain for line in shown.table(words_for(session, "ru"), session))
