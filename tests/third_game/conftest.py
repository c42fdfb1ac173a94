"""A game outside the folder of the project's games: three merchants, in words that no other game has."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from cards import Game


@pytest.fixture
def bazaar(game_of_tests: Callable[[Path], Game]) -> Game:
    """The game, available to every command by its name."""
    return game_of_tests(Path(__file__).parent / "bazaar")
