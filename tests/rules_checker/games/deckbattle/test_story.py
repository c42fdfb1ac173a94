"""A whole duel and a whole solo game, told in both languages."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.program import fitil

GOLDEN = Path(__file__).parent / "golden"
GAMES = {
    "duel": ("deckbattle/deck4", "deckbattle/deck2", "--seed", 5),
    "solo": ("deckbattle/deck4", "--mode", "quick", "--seed", 3),
}
"""Games of the greedy player in which nearly all happens that the log tells: every ability, a fall, a last turn."""


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_reads_as_recorded(name: str, golden: Callable[[Path, str], None], tmp_path: Path) -> None:
    saved = tmp_path / f"{name}.json"
    assert fitil("simulate", *GAMES[name], "--games", 1, "--bot", "greedy", "--save", saved).returncode == 0
    for lang in ("he", "ru"):
        golden(GOLDEN / f"{name}.{lang}.txt", fitil("replay", saved, "--lang", lang).stdout)
