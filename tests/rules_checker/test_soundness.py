"""A small run of what `make soundness` does at full size."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

SPEC = importlib.util.spec_from_file_location("soundness", Path(__file__).parent / "soundness.py")
assert SPEC and SPEC.loader
soundness = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(soundness)


@pytest.mark.parametrize("first", range(0, 400, 100))
def test_random_games_of_random_legal_decks_are_sound(first: int) -> None:
    assert soundness.play_chunk(first, 100) == []
