"""A small part of `make soundness`."""

from __future__ import annotations

import pytest

from tests.rules_checker import soundness


@pytest.mark.parametrize("first", range(0, 400, 100))
def test_random_games_of_random_legal_decks_are_sound(first: int) -> None:
    assert soundness.play_chunk(first, 100) == []
