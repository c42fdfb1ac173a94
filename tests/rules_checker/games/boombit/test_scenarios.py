"""Every scenario holds, and every rule of the engine has a scenario that would fail without it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from cards import load_game
from rules_checker.scenario import load, run

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_scenario_holds(path: Path) -> None:
    assert [str(failure) for failure in run(path)] == []


def test_every_scenario_expects_something_and_has_its_own_title() -> None:
    scenarios = [load(path) for path in FILES]
    assert all(scenario.expect or any(not isinstance(step, str) for step in scenario.script) for scenario in scenarios)
    titles = Counter(scenario.title for scenario in scenarios)
    assert [title for title, count in titles.items() if count > 1] == []


def covered() -> set[str]:
    return {rule for path in FILES for rule in load(path).rules}


def test_scenarios_name_rules_of_the_ledger() -> None:
    assert covered() <= load_game("boombit").rules.keys()
