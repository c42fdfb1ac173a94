"""`fitil lint` on engines: words without an executor, and executors for no word."""

import ast
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from cards import GAMES, read_game
from rules_checker.citations import unknown_rules
from rules_checker.games.boombit.engine import ENGINE
from rules_checker.lint import lint


def findings(folder: Path) -> list[str]:
    """The findings in the engine of a game in this folder, its files by their names alone."""
    return [str(replace(found, path=found.path.relative_to(folder))) for found in lint(read_game(folder))]


def line(folder: Path, text: str, file: str = "words.yaml") -> int:
    lines = (folder / file).read_text(encoding="utf-8").splitlines()
    return next(number for number, said in enumerate(lines, 1) if text in said)


@pytest.mark.parametrize(
    ("section", "old", "new", "word"),
    [
        ("verbs", "  draw: {", "  levitate: {}\n  draw: {", "levitate"),
        ("events", "  breaks: {", "  levitates: {}\n  breaks: {", "levitates"),
        ("conditions", "  fewer-lives: {}", "  fewer-lives: {}\n  full-moon: {}", "full-moon"),
        ("modifiers", "  first-draw: {", "  last-draw-of-all: {}\n  first-draw: {", "last-draw-of-all"),
        ("triggers", "  enter: {}", "  levitation: {}\n  enter: {}", "levitation"),
    ],
)
def test_a_word_without_an_executor_is_reported_with_its_line(
    spoilt_game: Callable[..., Path], section: str, old: str, new: str, word: str
) -> None:
    folder = spoilt_game("words.yaml", old, new)
    what = f"{section}: the engine has no executor for {word!r}; write one, or drop the word"
    assert findings(folder) == [f"words.yaml:{line(folder, f'  {word}:')}: {what}"]


def test_so_is_a_phase_or_a_state_in_a_list(spoilt_game: Callable[..., Path]) -> None:
    folder = spoilt_game("words.yaml", "states: [damaged, ", "states: [sleepy, damaged, ")
    what = "states: the engine has no executor for 'sleepy'; write one, or drop the word"
    assert findings(folder) == [f"words.yaml:{line(folder, 'states: [')}: {what}"]
    folder = spoilt_game("game.yaml", "phases: [draw-phase, ", "phases: [tea-time, draw-phase, ")
    what = "phases: the engine has no executor for 'tea-time'; write one, or drop the word"
    assert findings(folder) == [f"game.yaml:{line(folder, 'phases: [', 'game.yaml')}: {what}"]


def executors(monkeypatch: pytest.MonkeyPatch, *, without: str = "", besides: str = "") -> None:
    """Remove a verb from the executors, and add another."""
    said = ENGINE.EXECUTORS
    words = said["words.yaml"]
    verbs = [verb for verb in (*words["verbs"], besides) if verb not in ("", without)]
    monkeypatch.setattr(ENGINE, "EXECUTORS", {**said, "words.yaml": {**words, "verbs": verbs}})


def test_a_fault_in_the_data_of_the_games_own_deck_check_is_reported(spoilt_game: Callable[..., Path]) -> None:
    folder = spoilt_game("game.yaml", "keyword: secret}", "keyword: secrt}")
    what = "there is no property 'secrt'; did you mean 'secret'?"
    assert findings(folder) == [f"game.yaml:{line(folder, 'keyword: secrt}', 'game.yaml')}: {what}"]


def test_an_executor_for_no_word_is_reported_in_the_section_of_its_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    executors(monkeypatch, besides="levitate")
    what = "verbs: the engine has an executor for 'levitate', which is not a word of the game"
    path = GAMES / "boombit"
    assert findings(path) == [f"words.yaml:{line(path, 'verbs:')}: {what}; add the word, or drop the executor"]


def test_a_misspelt_executor_is_reported_once_with_the_nearest_right_word(monkeypatch: pytest.MonkeyPatch) -> None:
    executors(monkeypatch, without="explode", besides="exploed")
    what = "verbs: the engine has no executor for 'explode'; did you mean 'exploed'?"
    assert findings(GAMES / "boombit") == [f"words.yaml:{line(GAMES / 'boombit', '  explode: {')}: {what}"]


RULES = ("check.win-after-base", "turn.order", "turn.start")


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ('s.cite("turn.order", "turn.ordr")', "turn.ordr"),
        ('s.cite(*(["check.win-after-bose"] if s.over else []))', "check.win-after-bose"),
        ('s.tell("wins", "trun.order" if s.over else "turn.order", player=0)', "trun.order"),
        ('Refusal("turn-order", "not-now", {})', "turn-order"),
        ('not_now(s, 0, "turn.order", "turn.strat", "turn.order")', "turn.strat"),
        ('step(Turn, cites=["turn.begin"])', "turn.begin"),
        ('put(s, rule="trn.order")', "trn.order"),
        ('_RULES = {"hand": "turn.oder"}', "turn.oder"),
    ],
)
def test_a_rule_that_there_is_not_is_found_wherever_an_engine_names_it(code: str, name: str) -> None:
    found = [*unknown_rules(ast.parse(f"\n{code}"), Path("turn.py"), RULES)]
    assert [(one.line, one.what.partition(";")[0]) for one in found] == [(2, f"there is no rule {name!r}")]


def test_words_that_were_used_and_other_texts_are_no_rules() -> None:
    code = 's.cite("turn.order", "word=jump", f"word={verb}")\ns.tell("turn.py", "turn.start")\n"other.thing"'
    assert not [*unknown_rules(ast.parse(code.replace("turn.py", "turns")), Path("turn.py"), RULES)]


def test_lint_reads_all_modules_of_an_engine_for_them(spoilt_game: Callable[..., Path]) -> None:
    folder = spoilt_game("rules.yaml", "- id: gap.strength-locked\n", "- id: gap.strength-loked\n")
    found = [one for one in lint(read_game(folder)) if one.code == "unknown-rule"]
    assert {"blast.py", "why.py"} <= {one.path.name for one in found}
    assert {one.what for one in found} == {"there is no rule 'gap.strength-locked'; did you mean 'gap.strength-loked'?"}
