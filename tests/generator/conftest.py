"""Fixtures of the print tests: decks printed once, and read back."""

from pathlib import Path

import pytest

from cards import Game, load_game
from generator.face import Look
from generator.job import Printed, PrintJob, print_selection, select
from generator.paper import load_sheet


@pytest.fixture(scope="session")
def game() -> Game:
    return load_game("boombit")


@pytest.fixture
def unprinted(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a game without a template, known to every command."""
    folder = tmp_path_factory.mktemp("games") / "dominoes"
    folder.mkdir()
    neutral = '{dark: "#202020", main: "#606060", light: "#e0e0e0", accent: "#a04040", emblem: dice}'
    (folder / "game.yaml").write_text(f"title: {{ru: Домино}}\nlangs: [ru]\nneutral: {neutral}\n", encoding="utf-8")
    monkeypatch.setenv("FITIL_GAMES", str(folder.parent))
    return folder.name


@pytest.fixture(scope="session", params=["he", "ru"])
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="session")
def printed(tmp_path_factory: pytest.TempPathFactory, lang: str) -> Path:
    """The Classics starter deck on A4 in one language."""
    path = tmp_path_factory.mktemp("printed") / f"classics-{lang}.pdf"
    print_deck(path, lang=lang)
    return path


def print_deck(path: Path, *decks: str, lang: str = "ru", sheet: str = "a4", **options: object) -> Printed:
    """Print decks (the Classics by default); `options` are those of a `PrintJob`, and `ink` of a `Look`."""
    look = Look(lang=lang, **{key: options.pop(key) for key in ("ink", "second", "dpi") if key in options})
    return print_selection(
        select(decks or ["boombit/classics"]), PrintJob(look=look, sheet=load_sheet(sheet), **options), path
    )


@pytest.fixture(scope="session", name="print_deck")
def _print_deck():
    return print_deck
