"""A small part of `make soundness`."""

from __future__ import annotations

import pytest

from rules_checker.engines import engine_ids
from tests.rules_checker import soundness


@pytest.mark.parametrize("first", range(0, 400, 100))
@pytest.mark.parametrize("game", engine_ids())
def test_random_games_of_random_legal_decks_are_sound(game: str, first: int) -> None:
    assert soundness.play_chunk(game, first, 100) == []
