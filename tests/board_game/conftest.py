"""A game on a board, outside the folder of the project's games: two runners on a track of arrows, without any cards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cards import Game, load_game

GAMES_OF_TESTS = Path(__file__).parent


@pytest.fixture
def race(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The game, available to every command by its name."""
    monkeypatch.setenv("FITIL_GAMES", str(GAMES_OF_TESTS))
    monkeypatch.setenv("FITIL_ENGINES", str(GAMES_OF_TESTS / "engines"))
    load_game.cache_clear()
    yield load_game("race")
    load_game.cache_clear()
