"""What cannot be done at a table is told in a line with the rule that forbids it, in every language."""

from pathlib import Path

import pytest

from cards.languages import SPOKEN
from tests.program import fitil

BARGAIN = """A: {hand: [attack-09], homes: 1 0 0 0 0}
B: {hand: [attack-05]}
start: {at: resolution, defense: B, gate: {A: 3}, cards: [negotiate, negotiate]}
"""
INVITING = """A: {hand: [attack-09]}
B: {hand: [attack-05]}
D: {}
start: {at: alliance, defense: B, gate: {A: 3}}
"""
LAUNCHING = """A: {hand: [attack-09]}
B: {hand: [attack-05]}
destiny: [destiny-lemon]
"""
REVEALED = """A: {hand: [attack-06, negotiate, flare-shell-gamer, reinforcement-2]}
B: {hand: [attack-05]}
start: {at: planning, defense: B, gate: {A: 2}}
"""


@pytest.mark.parametrize(
    ("position", "script", "rule"),
    [
        (BARGAIN, ["A: give attack-37"], "deal.contents"),
        (INVITING, ["A: no", "A: yes", "B: no", "B: no", "C: ally offense"], "gap.ally-invited"),
        (LAUNCHING, ["A: planet b 1", *["A: planet a 1"] * 3, "A: planet a 2", "A: planet a 2"], "phase.launch"),
        (REVEALED, ["A: use flare-shell-gamer", "A: play attack-06", "A: use flare-shell-gamer"], "flare.once"),
    ],
)
def test_what_cannot_be_done_is_told_with_its_rule(tmp_path: Path, position: str, script: list[str], rule: str) -> None:
    lines = "".join(f'  - "{one}"\n' for one in script)
    path = tmp_path / "table.yaml"
    path.write_text(
        f"title: A fault\ngame: cosmic\nrules: [{rule}]\n{position}script:\n{lines}expect: {{}}\n", encoding="utf-8"
    )
    for lang in SPOKEN:
        done = fitil("scenario", str(path), "--lang", lang)
        (line,) = done.stderr.splitlines()
        assert done.returncode == 2 and rule in line and f"table.yaml:{path.read_text().count(chr(10)) - 1}:" in line
