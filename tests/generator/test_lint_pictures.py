"""`fitil lint` tells of pictures that nobody will ever see: of a kind that is not read, or of no card."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from cards import Game
from generator.art import hand_made
from generator.lint import lint


@pytest.mark.parametrize(
    ("name", "code", "told"),
    [
        ("lamp-stall.heic", "unusable-picture", "of a kind that is not read"),
        ("lamp-stal.png", "unused-picture", "did you mean 'lamp-stall'?"),
    ],
)
def test_a_picture_that_is_never_shown_is_told(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    game_of_tests: Callable[[Path], Game],
    name: str,
    code: str,
    told: str,
) -> None:
    (tmp_path / "art").mkdir()
    (tmp_path / "art" / name).write_bytes(b"")
    (tmp_path / "art" / ".DS_Store").write_bytes(b"")
    bazaar = game_of_tests(Path(__file__).parents[1] / "third_game" / "bazaar")
    monkeypatch.setattr(import_module("generator.art.hand_made"), "parts_of", lambda _: [tmp_path])
    found = [one for one in lint(bazaar) if one.path == tmp_path / "art" / name]
    assert [(one.code, told in one.what) for one in found] == [(code, True)]
    assert hand_made("lamp-stall", bazaar.folder) is None
