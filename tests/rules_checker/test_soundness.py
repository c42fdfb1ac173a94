"""A small part of `make soundness`."""

import pytest

from rules_checker.setup.engines import engine_ids
from tests.rules_checker import soundness

GAMES = 150
"""Of all engines together; `make long` plays 5,000 of each."""


@pytest.mark.parametrize("game", engine_ids())
def test_random_games_of_random_legal_decks_are_sound(game: str) -> None:
    assert soundness.play_chunk(game, 0, GAMES // len(engine_ids())) == []
