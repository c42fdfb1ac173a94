"""A draft for more than two, as it is written down: who has which cards, and what was wrong, by their names."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from cards import Game, load_game
from tests.program import fitil

MODES = "\nabout: {players: [2, 4], minutes: [5, 10], age: 6}\nmodes: {draft: {decks: 0, rule: market.merchants}}\n"
DRAFT = """game: bazaar
mode: draft
players: 3
choices: [spice-stall, lamp-stall, juggler, gossip, gossip, false-alarm, fortune-teller]
"""


@pytest.fixture
def draft(bazaar: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A draft of the game with a mode of drafts."""
    shutil.copytree(bazaar.folder, tmp_path / "games" / "bazaar", ignore=shutil.ignore_patterns("__pycache__"))
    game = tmp_path / "games" / "bazaar" / "game.yaml"
    game.write_text(game.read_text(encoding="utf-8") + MODES, encoding="utf-8")
    monkeypatch.setenv("FITIL_GAMES", str(tmp_path / "games"))
    load_game.cache_clear()
    path = tmp_path / "draft.yaml"
    path.write_text(DRAFT, encoding="utf-8")
    return path


def test_three_draft_in_turn_and_each_hand_is_told(draft: Path) -> None:
    (row,) = json.loads(fitil("check", str(draft), "--format", "json").stdout)
    assert row["summary"]["hands"] == {
        "A": ["spice-stall", "false-alarm", "fortune-teller"],
        "B": ["lamp-stall", "gossip"],
        "C": ["juggler", "gossip"],
    }
    told = fitil("check", str(draft), "--lang", "ru").stdout
    assert [line.split(":")[0].strip() for line in told.splitlines()[1:]] == ["А", "Б", "В"]


@pytest.mark.parametrize(("lang", "who"), [("ru", "Игрок В"), ("he", "שחקן ג׳")])
def test_what_was_taken_twice_is_told_of_its_player(draft: Path, lang: str, who: str) -> None:
    draft.write_text(DRAFT.replace("juggler, gossip", "juggler, juggler"), encoding="utf-8")
    done = fitil("check", str(draft), "--lang", lang)
    assert (done.returncode, who in done.stdout, "draft.yaml:4" in done.stdout) == (1, True, True)


@pytest.mark.parametrize("lang", ["ru", "he"])
@pytest.mark.parametrize(("n", "most"), [(5, "4"), (7, "")])
def test_a_seat_too_many_is_told_with_its_line(draft: Path, lang: str, n: int, most: str) -> None:
    draft.write_text(DRAFT.replace("players: 3", f"players: {n}"), encoding="utf-8")
    done = fitil("check", str(draft), "--lang", lang)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "draft.yaml:3:" in done.stderr and most in done.stderr
