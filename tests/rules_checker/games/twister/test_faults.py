"""What cannot be done in the maze is told in a line with the square and the rule that forbids it, in every language."""

import json
from pathlib import Path

import pytest

from cards import load_game
from cards.languages import SPOKEN
from rules_checker.judging import card_name
from rules_checker.record.scenario import run
from rules_checker.setup.engines import load_engine
from tests.program import fitil

GAME = load_game("twister")
ROOM = """cards:
  - id: laundry
    type: vault
    plan: |
      +---+   +---+---+---+
      |       |           |
      +   +===+   +   +   +
              | o
      +   +   +   +   +   +
      |         1>        |
      +   +   +   +   +   +
      |
      +   +   +   +   +   +
      |                   |
      +---+   +---+   +---+
maze: {7: laundry}
at: {b17: [blue-goblin], e17: [orange-troll]}
"""
FAULTS = [
    (["A: walk blue-goblin", "A: square c17"], "c17", "move.no-gate-wall"),
    (["A: walk blue-goblin", "A: square c18"], "c18", "move.no-pit"),
    (["A: walk blue-goblin", "A: square e17"], "e17", "move.no-enemy"),
    (["A: walk blue-goblin", "A: square d21"], "d21", "move.speed"),
    (["A: walk blue-goblin", "A: square b16"], "b16", "reveal.access"),
    (["A: fight orange-troll"], "orange-troll", "combat.adjacent"),
    (["A: open-gate down"], "open-gate down", "thief.open-gate"),
    (["A: reveal 8"], "reveal 8", "reveal.access"),
]


def lines_of(tmp_path: Path, text: str, lang: str) -> tuple[int, list[str]]:
    path = tmp_path / "maze.yaml"
    path.write_text(f"title: A fault\ngame: twister\nrules: [move.speed]\n{text}expect: {{}}\n", encoding="utf-8")
    done = fitil("scenario", str(path), "--lang", lang)
    return done.returncode, done.stderr.splitlines()


@pytest.mark.parametrize(("script", "about", "rule"), FAULTS, ids=[one[0][-1] for one in FAULTS])
def test_what_cannot_be_done_is_told_with_its_square_and_its_rule(
    tmp_path: Path, script: list[str], about: str, rule: str
) -> None:
    written = "".join(f'  - "{one}"\n' for one in script)
    for lang in SPOKEN:
        code, (line,) = lines_of(tmp_path, f"{ROOM}script:\n{written}", lang)
        named = card_name(GAME, about, lang) if about in GAME.cards and lang in GAME.langs else about
        assert code == 2 and named in line and rule in line
        assert f"maze.yaml:{4 + ROOM.count(chr(10)) + len(script)}:" in line


@pytest.mark.parametrize(
    ("old", "new", "about"),
    [
        ("{b17: [blue-goblin]", "{k17: [blue-goblin]", "k17"),
        ("{b17: [blue-goblin]", "{b12: [blue-goblin]", "b12"),
        ("[blue-goblin]", "[blue-dragon]", "blue-dragon"),
        ("{7: laundry}", "{9: laundry}", "9: laundry"),
        ("{7: laundry}", "{7: laundry 4}", "laundry 4"),
        ("maze: {7", "gates: {b17 up: open}\nmaze: {7", "b17 up"),
        ("maze: {7", "under: {5: [blue-dragon]}\nmaze: {7", "blue-dragon"),
        ("maze: {7", "A: {fights: [7]}\nmaze: {7", "7"),
        ("maze: {7", "start: {at: dance}\nmaze: {7", "dance"),
    ],
)
def test_a_position_that_cannot_be_is_told_with_its_place(tmp_path: Path, old: str, new: str, about: str) -> None:
    assert ROOM.count(old) == 1
    for lang in SPOKEN:
        code, (line,) = lines_of(tmp_path, ROOM.replace(old, new), lang)
        assert code == 2 and about in line and "maze.yaml:" in line


def test_a_save_of_another_version_is_told(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    assert fitil("simulate", "--mode", "twister/beginner", "--games", "1", "--save", saved).returncode == 0
    game = json.loads(saved.read_text(encoding="utf-8"))
    version = load_engine("twister").VERSION
    assert game["engine"] == version
    saved.write_text(json.dumps(game | {"engine": version + 1}), encoding="utf-8")
    for lang in SPOKEN:
        done = fitil("replay", saved, "--lang", lang)
        (line,) = done.stderr.splitlines()
        assert done.returncode == 2 and "game.json" in line and str(version + 1) in line


def test_a_room_expected_in_a_way_that_there_is_not_is_told_as_it_is_written(tmp_path: Path) -> None:
    path = tmp_path / "turned.yaml"
    written = "title: A room\ngame: twister\nmaze: {7: laundry}\nexpect: {maze: {7: laundry 2x}}\n"
    path.write_text(written, encoding="utf-8")
    assert str(next(iter(run(path)))).endswith("maze 7 is laundry 0, not laundry 2x")
