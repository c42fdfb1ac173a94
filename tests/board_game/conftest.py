"""A game on a board, outside the folder of the project's games: two runners on a track of arrows, without any cards."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from cards import Game


@pytest.fixture
def race(game_of_tests: Callable[[Path], Game]) -> Game:
    """The game, available to every command by its name."""
    return game_of_tests(Path(__file__).parent / "race")
