"""Scenarios of Cosmic Encounter: what two players see is seen by these two, and by nobody else."""

from pathlib import Path

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
