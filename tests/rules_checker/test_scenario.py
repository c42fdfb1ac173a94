"""Scenario files that cannot be run: one clear line with the place, and the nearest right thing."""

from __future__ import annotations

from pathlib import Path

import pytest

from cards import DataError
from rules_checker.scenario import run

WHOLE = """\
title: A block of the whole blast costs no life
game: boombit
rules: [bomb.block-option]
A:
  hero: bruiser
  deck: [cow]
  in_play: [cluster-bomb]
B:
  hero: doctor-nut
  deck: [cow]
  in_play: [cow, {card: robot, damage: 0}]
start: {turn: A, at: bomb-review}
script:
  - "B: block cow 1"
  - "B: done"
expect:
  B: {lives: 3}
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "scenario.yaml"


FAULTS = [
    ("hero: bruiser", "hero: bruizer", 5, "there is no card 'bruizer'; did you mean 'bruiser'?"),
    ("hero: bruiser", "hero: cow", 5, "there is no card 'cow'"),
    ("in_play: [cluster-bomb]", "in_play: [cluster-bom]", 7, "did you mean 'cluster-bomb'?"),
    ("in_play: [cluster-bomb]", "in_play: [robbers-of-banks]", 7, "there is no card 'robbers-of-banks'"),
    ("deck: [cow]\n  in_play: [cluster", "deck: [bruiser]\n  in_play: [cluster", 6, "bruiser is a hero"),
    ("[cluster-bomb]", "[{card: cluster-bomb, damage: 1}]", 7, "cluster-bomb is no creep, so it cannot be damaged"),
    ("damage: 0}", "damage: 9}", 11, "so it cannot lie in play with 9 damage"),
    ("damage: 0}", "damage: -1}", 11, "robot cannot lie in play with -1 damage"),
    ("[cluster-bomb]", "[mister-boom, factory-director]", 7, "two BOSSes cannot be in play (property.boss-limit)"),
    ("[cluster-bomb]", "[roller-skates]", 7, "roller-skates is a modification: write it in the `mods` of a card"),
    ("[cluster-bomb]", "[{card: cluster-bomb, mods: [roller-skates]}]", 7, "roller-skates cannot be on cluster-bomb"),
    ("[cluster-bomb]", "[{card: cluster-bomb, mods: [cow]}]", 7, "cow is no modification"),
    ("hero: doctor-nut", "hero: doctor-nut\n  lives: 0", 10, "doctor-nut has from 1 to"),
    ("[bomb.block-option]", "[bomb.block-opton]", 3, "did you mean 'bomb.block-option'?"),
    ("at: bomb-review", "at: bomb-preview", 12, "a turn has no part 'bomb-preview'"),
    ("B: block cow 1", "B: block caw 1", 14, "did you mean 'block cow 1'?"),
    ("B: block cow 1", "A: done", 14, "A is not asked now, but B: block"),
    ("B: block cow 1", "block cow 1", 14, "is not written as 'A: what is chosen'"),
    ("lives: 3}", "life: 3}", 17, "lives"),
    ("game: boombit", "game: boombitt", 2, "boombit"),
]


@pytest.mark.parametrize(("old", "new", "line", "message"), FAULTS, ids=[fault[3][:40] for fault in FAULTS])
def test_a_fault_is_told_with_its_place(path: Path, old: str, new: str, line: int, message: str) -> None:
    assert old in WHOLE
    path.write_text(WHOLE.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError) as caught:
        run(path)
    told = str(caught.value)
    assert message in told
    assert told.startswith(f"{path}:{line}:"), told


def test_what_does_not_hold_is_reported_by_its_line(path: Path) -> None:
    path.write_text(WHOLE, encoding="utf-8")
    assert run(path) == []
    path.write_text(WHOLE.replace("lives: 3}", "lives: 1}"), encoding="utf-8")
    (failure,) = run(path)
    assert str(failure).startswith(f"{path}:16: B has ")
