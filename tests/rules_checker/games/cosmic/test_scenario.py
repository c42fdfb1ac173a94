"""Scenarios of Cosmic Encounter: what two players see is seen by these two, and by nobody else."""

from pathlib import Path

import pytest

from cards import DataError
from rules_checker.record.scenario import run

COMPENSATED = """\
title: A card is taken
game: cosmic
rules: [combat.compensation]
A: {hand: [attack-22, attack-03]}
B: {hand: [negotiate, attack-16]}
C: {hand: [attack-11, attack-09]}
start: {at: planning, defense: B, gate: {A: 1}}
script: ["A: play attack-22", "B: play negotiate"]
expect:
"""


@pytest.mark.parametrize("planet", ["b 0", "b ²", "b 99", "z 1", "b", "b " + "9" * 5000])
def test_a_planet_that_there_is_not_is_told_beside_those_that_there_are(tmp_path: Path, planet: str) -> None:
    path = tmp_path / "planet.yaml"
    path.write_text(COMPENSATED.replace("at: planning,", f"at: planning, target: {planet},") + "  told: {}\n")
    with pytest.raises(DataError, match=r"there is no planet .*b 1"):
        run(path)


def test_cards_that_go_from_one_to_another_are_shown_to_both(tmp_path: Path) -> None:
    path = tmp_path / "compensated.yaml"
    path.write_text(COMPENSATED + "  told: {A: [attack-03], B: [attack-03]}\n  not_told: {C: [attack-03]}\n")
    assert run(path) == []
    path.write_text(COMPENSATED + "  not_told: {A: [attack-03], B: [attack-03]}\n  told: {C: [attack-03]}\n")
    assert sorted(unmet.what for unmet in run(path) if "shown" in unmet.what) == [
        "A was shown attack-03",
        "B was shown attack-03",
        "C was not shown attack-03",
    ]
