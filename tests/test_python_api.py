"""What programs are promised: names, parameters, and a page of lines that run."""

import doctest
import inspect
import subprocess
import sys
from pathlib import Path

import pytest

import fitil

ROOT = Path(__file__).resolve().parents[1]
PROMISED = {
    "env": "(*decks: 'Deck | str | Path', mode: 'str' = '') -> 'Any'",
    "judge": "(deck: 'Deck | str | Path', *, mode: 'str' = '') -> 'Verdict'",
    "load_deck": "(deck: 'str | Path') -> 'Deck'",
    "load_game": "(name: 'str') -> 'Game'",
    "new_game": "(*decks: 'Deck | str | Path', mode: 'str' = '', seed: 'int' = 1) -> 'Playthrough'",
    "print_cards": "(*decks: 'str | Path', cards: 'Iterable[str]' = (), lang: 'Lang | None' = None, "
    "second: 'Lang | None' = None, sheet: 'str | None' = None, paper: 'str | None' = None, size: 'str | None' = None, "
    "copies: 'int' = 1, backs: 'bool | None' = None, ink: \"Literal['full', 'saver', 'grey']\" = 'full', "
    "out: 'str | Path | None' = None) -> 'tuple[bytes, Printed]'",
    "replay": "(path: 'str | Path') -> 'Playthrough'",
    "simulate": "(*decks: 'Deck | str | Path', mode: 'str' = '', games: 'int' = 100, seed: 'int' = 1, "
    "bot: 'str' = 'random', jobs: 'int' = 1) -> 'Mapping[str, Any]'",
}
TYPES = {"Card", "DataError", "Deck", "Finding", "FitilError", "Game", "Lang", "Playthrough", "Printed", "Question"}
TYPES |= {"Verdict", "Violation"}
OF_A_GAME = ["answer", "question", "saved", "seats", "story", "view", "winners"]
VALUES = {"VERSION", "Lang"}


def test_these_are_the_names_that_programs_are_promised() -> None:
    assert set(fitil.__all__) == {"VERSION", *TYPES, *PROMISED} == set(dir(fitil))
    assert {name: str(inspect.signature(getattr(fitil, name))) for name in PROMISED} == PROMISED
    assert [name for name in dir(fitil.Playthrough) if not name.startswith("_")] == OF_A_GAME


def test_each_says_what_it_takes_gives_and_raises() -> None:
    for name in {*PROMISED, *TYPES} - VALUES:
        assert inspect.getdoc(getattr(fitil, name)), name
    for name in PROMISED:
        assert "Error" in (inspect.getdoc(getattr(fitil, name)) or ""), name


def test_the_page_of_the_api_runs_as_it_stands_and_names_everything() -> None:
    found = doctest.testfile(str(ROOT / "PYTHON.md"), module_relative=False)
    assert found.attempted >= 16 and not found.failed
    page = (ROOT / "PYTHON.md").read_text(encoding="utf-8")
    assert all(f"`{name}(" in page for name in PROMISED) and all(f"`{name}" in page for name in OF_A_GAME)
    assert doctest.testmod(fitil).failed == 0


def test_nothing_is_loaded_before_it_is_used() -> None:
    """Neither the command line nor what prints; a misspelled name is no attribute."""
    slow = "{'typer', 'reportlab', 'yaml', 'generator', 'rules_checker'}"
    code = f"import fitil, sys; print(*sorted({slow} & {{*sys.modules}}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.strip() == ""
    with pytest.raises(AttributeError):
        fitil.jugde  # type: ignore[attr-defined]  # noqa: B018


def test_a_game_that_is_played_never_changes() -> None:
    """Asked twice, late and out of order, it gives the same."""
    play = fitil.new_game("boombit/classics", "boombit/mekha", seed=7)
    kept, other = play.answer("keep"), play.answer("mulligan")
    assert play.answers == () and play.answer(0).saved() == kept.saved() != other.saved()
    assert play.question == fitil.new_game("boombit/classics", "boombit/mekha", seed=7).question
    assert kept.view(0) == kept.view(0) and kept.story("ru", 1) == kept.story("ru", 1)


@pytest.mark.parametrize("name", ["boombit", "cosmic", "deckbattle", "smashup", "twister"])
def test_each_game_is_begun_by_its_name_and_saved_and_replayed(name: str, tmp_path: Path) -> None:
    play = fitil.new_game(name, seed=5)
    for _ in range(6):
        assert play.question
        play = play.answer(len(play.question.options) - 1)
    (tmp_path / "game.json").write_text(play.saved(), encoding="utf-8")
    again = fitil.replay(tmp_path / "game.json")
    assert (again.question, again.answers, again.saved()) == (play.question, play.answers, play.saved())
    assert again.answer(0).question == play.answer(0).question


@pytest.mark.parametrize("wrong", [-1, 99, "kep", True])
def test_what_is_not_offered_is_refused_and_changes_nothing(wrong: int | str) -> None:
    play = fitil.new_game("boombit/classics", "boombit/mekha", seed=7)
    with pytest.raises(fitil.FitilError):
        play.answer(wrong)
    with pytest.raises(fitil.FitilError):
        play.view(2)
    assert play.question and play.answers == ()


def test_what_is_printed_is_the_same_bytes_as_a_file(tmp_path: Path) -> None:
    (one, printed), (other, _) = (
        fitil.print_cards(cards=["steadfast-bomb"], lang="ru", out=out) for out in (None, tmp_path / "one.pdf")
    )
    assert one == other == (tmp_path / "one.pdf").read_bytes()
    assert (printed.cards, printed.findings) == (1, ())
