"""Fixtures of the print tests: decks printed once, and read back."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cards import Game, load_deck, load_game
from generator.printing import print_decks
from generator.sheets import load_sheet

ROOT = Path(__file__).parents[2]
os.environ.setdefault("FITIL_CACHE", str(ROOT / "output" / ".cache"))


@pytest.fixture(scope="session")
def game() -> Game:
    return load_game("boombit")


@pytest.fixture(scope="session", params=["he", "ru"])
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="session")
def printed(tmp_path_factory: pytest.TempPathFactory, lang: str) -> Path:
    """The Classics starter deck on A4 in one language."""
    path = tmp_path_factory.mktemp("printed") / f"classics-{lang}.pdf"
    print_decks([load_deck("boombit/classics")], lang, load_sheet("a4"), path)
    return path
