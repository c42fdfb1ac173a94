"""The smallest engine, from nothing: what is missing is told, file by file, and then it is played as any other."""

from __future__ import annotations

import json
import random
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cards import Finding, Game, load_game
from cards.told import told
from rules_checker.engine import Refusal
from rules_checker.lint import lint
from rules_checker.play import lint_play
from rules_checker.record import phrases
from rules_checker.setup.compiled import compile_cards
from rules_checker.setup.engines import load_engine
from tests.program import fitil

ENGINE = Path(__file__).parent / "tower.py"
GAME = {
    "game.yaml": """
title: {ru: Башни}
langs: [ru]
types: {cube: {numbers: {spots: [1, 6]}}}
sets: {box: {ru: Коробка}}
neutral: {dark: "#202020", main: "#606060", light: "#e0e0e0", accent: "#a04040", emblem: dice}
deck: {size: 6, size_rule: cube.six, decks: 2, decks_rule: cube.two, limits: [{most: 6, rule: cube.six}]}
""",
    "rules.yaml": """
rules:
  - {id: cube.lay, kind: turn, gloss: A builder lays a cube in each turn.}
  - {id: cube.end, kind: turn, gloss: The higher tower wins after ten turns.}
  - {id: cube.six, kind: validate, gloss: A builder has six cubes.}
  - {id: cube.two, kind: validate, gloss: There are two builders.}
""",
    "cards/cubes.yaml": """
set: box
cards:
  - {id: one, type: cube, numbers: {spots: 1}}
  - {id: three, type: cube, numbers: {spots: 3}}
  - {id: six, type: cube, numbers: {spots: 6}}
""",
    "locale/ru/cards/cubes.yaml": """
one: {name: Единица}
three: {name: Тройка}
six: {name: Шестёрка}
""",
    "locale/ru/card-text.ftl": "type-cube = Кубик\n",
    "decks/even.yaml": "game: tower\nname: {ru: Поровну}\ncards: {one: 2, three: 2, six: 2}\n",
    "decks/high.yaml": "game: tower\nname: {ru: Повыше}\ncards: {one: 1, three: 2, six: 3}\n",
}
LOG = """
setup = Подготовка
turn = Ход { $n }
name = «{ $name }»
lays = Игрок { $seat } ставит кубик «{ $card }»
ends = Высота победной башни: { $n }
can = можно
cannot = Нельзя: { $reason }
why-over = игра окончена
why-not-yet = игра ещё не началась
why-not-your-turn = сейчас не ваш ход
why-asked-otherwise = сейчас спрашивают о другом
why-not-now = сейчас нельзя
"""
PLAY = """
option-lay = Поставить «{ $card }»
table-sides = { $who }
table-tower = Башня
"""


@pytest.fixture
def engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of the engine, of a game that commands know."""
    for name, text in GAME.items():
        path = tmp_path / "games" / "tower" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    folder = tmp_path / "games" / "tower" / "engine"
    (folder / "locale").mkdir(parents=True)
    shutil.copy(ENGINE, folder / "engine.py")
    monkeypatch.setenv("FITIL_GAMES", str(tmp_path / "games"))
    forget()
    yield folder
    forget()


def forget() -> None:
    """The game and its engine, which are elsewhere in each test."""
    load_game.cache_clear()
    phrases.cache_clear()
    for module in [name for name in sys.modules if name.startswith("rules_checker.games.tower")]:
        del sys.modules[module]


def test_it_says_little() -> None:
    assert len([line for line in ENGINE.read_text(encoding="utf-8").splitlines() if line]) <= 55


def test_it_is_played_at_once(engine: Path, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    for bot, out in (("random", saved), ("mcts:20", tmp_path / "other.json")):
        command = ("simulate", "tower/even", "tower/high", "--bot", bot, "--games", "20", "--format", "json")
        done = fitil(*command, "--save", out)
        assert done.returncode == 0, done.stderr
        assert json.loads(done.stdout)["turns"]["mean"] == 10
    assert sorted(json.loads(saved.read_text(encoding="utf-8"))["decks"][0].items()) == [
        ("one", 2),
        ("six", 2),
        ("three", 2),
    ]


def test_it_has_all_that_engines_have(engine: Path) -> None:
    tower = load_engine("tower")
    compiled = compile_cards(load_game("tower"))
    setup = tower.read_setup(compiled, {"decks": [{"one": 2, "six": 4}, {"three": 6}]})
    assert (tower.seats(setup), tower.cards_of(setup), tower.automatic(setup)) == (2, {"one", "three", "six"}, ())
    s = tower.new_game(tower.position(compiled, setup), 1)
    assert tower.options(s) == ["lay one", "lay one #2", "lay six", "lay six #2", "lay six #3", "lay six #4"]
    assert [tower.why(s, *said) for said in ((0, "lay six"), (0, "lay three"), (1, "lay three"))] == [
        None,
        Refusal("cube.lay", "not-now", {}),
        Refusal("cube.lay", "not-your-turn", {}),
    ]
    with pytest.raises(ValueError, match="'build six' is not an action: lay CARD"):
        tower.why(s, 0, "build six")
    assert tower.view(s, 0)["sides"] == {"A": {"tower": [], "hand": ["one"] * 2 + ["six"] * 4}, "B": {"tower": []}}
    mine = tower.new_game(tower.position(compiled, setup), 1)
    tower.answer(mine, 0)
    assert len({str(tower.view(tower.imagine(mine, random.Random(n)), 0)) for n in range(9)}) > 1
    assert len({str(tower.view(tower.imagine(mine, random.Random(n)), 1)) for n in range(9)}) == 1
    while s.ask:
        tower.answer(s, 0)
    assert (tower.outcome(s), tower.standing(s).turns) == ({"winner": "A", "turns": [5, 5]}, 10)
    assert tower.why(s, 0, "lay one") == Refusal("cube.end", "over", {})


def test_lint_tells_which_messages_are_missing_file_by_file_and_all_at_once(engine: Path) -> None:
    def linted() -> list[str]:
        return [str(finding) for finding in lint(load_game("tower"))]

    log, play = engine / "locale" / "ru.ftl", engine / "locale" / "play-ru.ftl"
    first, second = linted()
    assert f"{log}:1: there is no such file, with can, cannot, ends, lays, name, setup, turn, why-asked-" in first
    assert f"{play}:1: there is no such file, with option-lay" in second
    play.write_text(PLAY, encoding="utf-8")
    log.write_text(LOG.replace("why-not-now", "why-not-no").replace("ends", "end"), encoding="utf-8")
    (found,) = linted()
    assert "there is no message ends; did you mean 'end'?, why-not-now; did you mean 'why-not-no'?" in found
    log.write_text(LOG, encoding="utf-8")
    assert linted() == []


@pytest.mark.parametrize(
    ("old", "new", "line", "found"),
    [
        ("{ $card }", "{ $cube }", 2, "message 'option-lay' is not given $cube, but $card, $card_kind, $to, "),
        ("table-", "seen-", 1, "nothing is shown of the table; messages for what a view has would be table-sides, "),
    ],
)
def test_lint_tries_all_that_is_said_while_a_game_is_played(
    engine: Path, old: str, new: str, line: int, found: str
) -> None:
    play = engine / "locale" / "play-ru.ftl"
    (engine / "locale" / "ru.ftl").write_text(LOG, encoding="utf-8")
    play.write_text(PLAY.replace(old, new), encoding="utf-8")
    (said,) = map(str, lint(load_game("tower")))
    assert f"{play}:{line}: {found}" in said


def test_lint_plays_a_sound_game_again_only_when_something_of_it_has_changed(
    engine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log, play, played = engine / "locale" / "ru.ftl", engine / "locale" / "play-ru.ftl", list[str]()

    def counted(game: Game, path: Path) -> Iterator[Finding]:
        played.append(game.id)
        return lint_play(game, path)

    monkeypatch.setattr("rules_checker.lint.lint_play", counted)
    log.write_text(LOG, encoding="utf-8")
    play.write_text(PLAY, encoding="utf-8")
    assert [*lint(load_game("tower"))] == [*lint(load_game("tower"))] == []
    assert played == ["tower"]
    play.write_text(PLAY.replace("Башня", "Постройка"), encoding="utf-8")
    assert [*lint(load_game("tower"))] == []
    assert played == ["tower", "tower"]


def test_lint_tells_which_cards_of_the_log_are_told_by_their_ids(engine: Path) -> None:
    path, log = engine / "engine.py", engine / "locale" / "ru.ftl"
    (engine / "locale" / "play-ru.ftl").write_text(PLAY, encoding="utf-8")
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("player=frame.player, card=", "player=frame.player, cube="), encoding="utf-8")
    log.write_text(LOG.replace("{ $card }", "{ $cube }"), encoding="utf-8")
    (said,) = map(str, lint(load_game("tower")))
    assert f"{path}:1: tell('lays', …) names a card by its id in 'cube'; write 'cube' into TOLD_CARDS" in said
    log.write_text(LOG.replace("{ $card }", "{ $player }"), encoding="utf-8")
    forget()
    assert [*lint(load_game("tower"))] == []  # its name is not told


def test_lint_tells_all_that_the_engine_does_not_say(engine: Path) -> None:
    path = engine / "engine.py"
    path.write_text("OPTIONS = {}\n", encoding="utf-8")
    (found,) = map(str, lint(load_game("tower")))
    assert f"{path}:1: there is no ENGINE, one of a class that is an Engine[Position, Setup]" in found


def test_lint_holds_what_may_be_chosen_against_its_messages(engine: Path) -> None:
    path, play = engine / "engine.py", engine / "locale" / "play-ru.ftl"
    text = path.read_text(encoding="utf-8")
    (engine / "locale" / "ru.ftl").write_text(LOG, encoding="utf-8")
    play.write_text(f"{PLAY}option-lays = Положить\n", encoding="utf-8")
    (stale,) = (one for one in lint(load_game("tower")) if one.code == "option-undeclared")
    assert f"{play}:5: option-lays is for no option that the game declares; did you mean 'option-lay'?" in str(stale)
    said = "option-lays — для варианта, которого игра не объявляет; может быть, «option-lay»?"
    assert told(stale.what, "ru") == said
    play.write_text(PLAY, encoding="utf-8")
    # of another length: Python takes a source of the same second and size for the one that it has compiled
    path.write_text(text.replace('return f"lay {', 'return f"raise {'), encoding="utf-8")
    line = text[: text.index("@OPTIONS.of(Lay")].count("\n") + 1
    forget()
    (unsaid,) = map(str, lint(load_game("tower")))
    assert f"{path}:{line}: OPTIONS declares no Lay 'raise', which may be chosen" in unsaid
    path.write_text(text.replace('@OPTIONS.of(Lay, "lay CARD:card")', ""), encoding="utf-8")
    play.write_text(PLAY.replace("option-lay = Поставить «{ $card }»\n", ""), encoding="utf-8")
    forget()
    (unsaid,) = (str(one) for one in lint(load_game("tower")) if one.code == "option-unsaid")
    assert f"{path}:1: OPTIONS declares no Lay, which may be chosen" in unsaid


SPOILT = (
    ("    STEPS = steps\n", "", False, "the engine does not say STEPS; "),
    (
        "side(self, s: Towers, player: int, *,",
        "side(self, s: Towers, *,",
        81,
        "side(s, own) is not called so, but as side(",
    ),
    (
        "hidden(self, s: Towers, player",
        "hidden(self, s: Towers, seat: int, player",
        85,
        "hidden(s, seat, player) is not",
    ),
    ("def hidden(", "def hiden(", True, "nobody asks an engine for hiden; did you mean 'hidden'?"),
    ("    STEPS = steps\n", "    STEPS = steps\n    hand = 5\n", False, "hand is no function"),
    ("    STEPS = steps\n", "    STEPS = steps\n    DECKS = 2\n", False, "DECKS is int, and should be tuple"),
    ("s.begin(2)", "s.begin()", True, "a state begins for so many players, as in s.begin(2)"),
)


@pytest.mark.parametrize(("old", "new", "there", "said"), SPOILT)
def test_lint_tells_where_an_engine_is_not_what_is_asked_for(
    engine: Path, old: str, new: str, there: bool, said: str
) -> None:
    path = engine / "engine.py"
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    line = text[: text.index(old)].count("\n") + 1 if there else 1
    path.write_text(text.replace(old, new), encoding="utf-8")
    found = [str(one) for one in lint(load_game("tower")) if one.code.startswith("engine-")]
    assert len(found) == 1 and f"{path}:{line}: {said}" in found[0], found
