"""Every scenario of every game holds, and every rule of an engine has one that would fail without it."""

from collections import Counter
from itertools import cycle
from pathlib import Path

import pytest

from cards import Lang, load_game
from cards.languages import SPOKEN
from cards.ledger import scenarios
from rules_checker.record.scenario import load, play, tell_scenario
from rules_checker.setup.engines import engine_ids, own_module
from tests.budget import LONG
from tests.each import wrong_in

GAMES = [game_id for game_id in engine_ids() if own_module(game_id, "scenario")]
FILES = {game_id: sorted(scenarios(game_id).rglob("*.yaml")) for game_id in GAMES}


@pytest.mark.parametrize("game_id", GAMES)
def test_every_scenario_holds_and_is_told(game_id: str) -> None:
    """In one of the languages, in turn."""

    def holds(path: Path, lang: Lang) -> None:
        played = play(path)
        assert [str(failure) for failure in played.failures] == []
        assert all("{" not in line for line in tell_scenario(played, lang))

    assert wrong_in(zip(FILES[game_id], cycle(SPOKEN), strict=False), holds) == []


@pytest.mark.parametrize("game_id", GAMES)
def test_the_scenario_that_shows_how_one_is_written_holds(game_id: str, tmp_path: Path) -> None:
    shown = (scenarios(game_id) / "README.md").read_text(encoding="utf-8").partition("```yaml\n")[2].partition("```")[0]
    (tmp_path / "shown.yaml").write_text(shown, encoding="utf-8")
    assert [str(failure) for failure in play(tmp_path / "shown.yaml").failures] == []


@LONG
@pytest.mark.parametrize("lang", SPOKEN)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_scenario_is_told_in_every_language(game_id: str, lang: Lang) -> None:
    untold = [path.stem for path in FILES[game_id] if any("{" in line for line in tell_scenario(play(path), lang))]
    assert untold == []


@pytest.mark.parametrize("game_id", GAMES)
def test_every_scenario_expects_something_and_has_its_own_title(game_id: str) -> None:
    found = [load(path) for path in FILES[game_id]]
    assert {scenario.game for scenario in found} == {game_id}
    assert all(scenario.expect or any(not isinstance(step, str) for step in scenario.script) for scenario in found)
    titles = Counter(scenario.title for scenario in found)
    assert [title for title, count in titles.items() if count > 1] == []


@pytest.mark.parametrize("game_id", GAMES)
def test_scenarios_name_rules_of_the_ledger(game_id: str) -> None:
    assert {rule for path in FILES[game_id] for rule in load(path).rules} <= load_game(game_id).rules.keys()
