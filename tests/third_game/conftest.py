"""A game outside the folder of the project's games: three merchants, in words that no other game has."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cards import Game, load_game

GAMES_OF_TESTS = Path(__file__).parent


@pytest.fixture
def bazaar(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The game, available to every command by its name."""
    monkeypatch.setenv("FITIL_GAMES", str(GAMES_OF_TESTS))
    monkeypatch.setenv("FITIL_ENGINES", str(GAMES_OF_TESTS / "engines"))
    load_game.cache_clear()
    yield load_game("bazaar")
    load_game.cache_clear()
