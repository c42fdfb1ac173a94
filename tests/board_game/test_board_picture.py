"""A board in an explanatory picture: that of a view, as it is, or one that an author wrote."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

import pytest

from cards import DataError, Game
from cards.told import placed
from generator.diagrams import CSS, draw, load_diagram
from generator.display import Face, GlyphRun
from generator.render import svg
from rules_checker.play.view.phrasebook import words_for
from rules_checker.play.view.table import rows
from rules_checker.setup import setup_of
from tests.rules_checker.play.playing import at_table

GOLDEN = Path(__file__).parent / "golden"
SQUARES = "[{at: [1, 1], holds: [{mark: A, seat: 0}]}, {at: [3, 2], tile: {mark: T}, turn: 1}]"


def picture(folder: Path, board: str, more: str = "") -> Path:
    path = folder / "picture.yaml"
    body = f"  - draw: board\n    at: [30, 24]\n    square: 11\n    board: {board}\n{more}"
    path.write_text(f"size: [60, 48]\nscene:\n{body}", encoding="utf-8")
    return path


def drawn(folder: Path, squares: str = SQUARES, lang: str = "ru", more: str = "") -> Face:
    return draw(load_diagram(picture(folder, f"{{columns: 3, rows: 2, squares: {squares}}}", more)), lang)


def said(face: Face) -> dict[str, GlyphRun]:
    return {"".join(g.char for g in run.glyphs): run for run in face.items if isinstance(run, GlyphRun)}


@pytest.mark.parametrize(
    ("lang", "mode", "name"), [("he", "race", "board"), ("ru", "race", "board"), ("ru", "fields", "lines")]
)
def test_the_board_of_a_view_is_printed(
    race: Game, tmp_path: Path, golden: Callable[[Path, str], None], lang: str, mode: str, name: str
) -> None:
    session = at_table(*setup_of([], f"race/{mode}"), 5, ("me", "me"))
    (board,) = (row.board for row in rows(words_for(session, lang), session.view(), 0) if row.board)
    face = draw(load_diagram(picture(tmp_path, json.dumps(asdict(board)), "    lit: [b1]\n")), lang)
    assert face.findings == ()
    golden(GOLDEN / f"{name}.{lang}.svg", svg(face, colors=CSS).replace("><", ">\n<"))


def test_a_board_lies_the_same_way_round_in_every_language(tmp_path: Path) -> None:
    russian, hebrew = said(drawn(tmp_path)), said(drawn(tmp_path, lang="he"))
    for found in (russian, hebrew):
        assert found["a"].x < found["b"].x < found["c"].x
        assert found["A"].y < found["T"].y
        assert (found["A"].angle, found["T"].angle) == (0, 270)  # a quarter clockwise
    assert russian["c"].x - russian["a"].x == pytest.approx(hebrew["c"].x - hebrew["a"].x)


@pytest.mark.parametrize(
    ("squares", "more", "line", "english", "russian"),
    [
        ("[]", "", 6, "a board has at least one square, such as {at: [1, 1]}", "хотя бы одна клетка"),
        (
            "[{at: [4, 1]}]",
            "",
            6,
            "[4, 1] is outside the board of 3 × 2; did you mean '[3, 1]'?",
            "за краем поля 3 × 2",
        ),
        ("[{at: [2, 1]}, {at: [2, 1]}]", "", 6, "the square b1 is there twice; did you mean '[1, 1]'?", "b1 стоит"),
        (SQUARES, "    lit: [a1, c1]\n", 7, "there is no square 'c1'; there are a1, c2", "нет клетки «c1»"),
        ("[{at: [1, 1], hold: []}]", "", 6, "there is no key 'hold' here; did you mean 'holds'?", "ключа «hold»"),
    ],
)
def test_a_board_that_cannot_be_drawn_is_told_with_its_line(
    tmp_path: Path, squares: str, more: str, line: int, english: str, russian: str
) -> None:
    with pytest.raises(DataError) as caught:
        drawn(tmp_path, squares, more=more)
    assert (caught.value.line, english in str(caught.value)) == (line, True), str(caught.value)
    assert f"picture.yaml:{line}:" in placed(caught.value, "ru")
    assert russian in placed(caught.value, "ru")
    assert any("א" <= letter <= "ת" for letter in placed(caught.value, "he"))


def test_a_picture_may_point_at_a_board(tmp_path: Path) -> None:
    with_arrow = "    id: field\n  - {draw: arrow, path: [[3, 3], field]}\n"
    assert len(drawn(tmp_path, more=with_arrow).items) > len(drawn(tmp_path).items)
