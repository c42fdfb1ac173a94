"""Worked examples as steps: those that scenarios play are on the pages, and each step tells what came of a choice."""

from pathlib import Path

import pytest

from cards.languages import LANGS
from cards.ledger import examples_of, scenarios
from rules_checker.play.page.example import steps
from rules_checker.record.scenario import load
from rules_checker.setup.engines import engine_ids

PAGES = Path(__file__).parents[4] / "site"


@pytest.mark.parametrize("game", engine_ids())
def test_every_example_that_a_scenario_plays_is_on_the_pages(game: str) -> None:
    for lang in LANGS:
        written = (PAGES / lang / "docs" / game / "examples.md").read_text(encoding="utf-8")
        missing = [example for example in examples_of(game) if f"{{#ex.{example}}}" not in written]
        assert missing == []


@pytest.mark.parametrize(("game", "lang"), list(zip(engine_ids(), LANGS, strict=False)))  # a build does both
def test_every_example_can_be_stepped_through(game: str, lang: str) -> None:
    for path in (path for paths in examples_of(game).values() for path in paths):
        first, *others = steps(path, lang)
        assert first["table"]["seats"]
        assert others, path
        assert all(step.get("chosen") or step["story"] for step in others), path
        assert sum("chosen" in step for step in others) == len(
            [one for one in load(path).script if isinstance(one, str)]
        )


def test_each_step_shows_the_table_as_it_is_when_that_is_told() -> None:
    found = steps(scenarios("boombit") / "examples" / "cluster-first.yaml", "ru")
    lives = [
        fact["text"]
        for step in found
        for seat in step["table"]["seats"]
        for fact in seat["facts"]
        if "жизней — " in fact["text"]
    ]
    told = [line["text"] for step in found for chapter in step["story"] for line in chapter["lines"]]
    [at] = [number for number, step in enumerate(found) if "остаётся 3" in str(step["story"])]
    assert "жизней — 3" in str(found[at]["table"])
    assert "жизней — 3" not in str(found[at - 1]["table"])
    assert len(told) >= len(found) - 1
    assert set(lives) == {"жизней — 4", "жизней — 3"}


def test_both_hands_lie_open_and_a_card_of_the_scenarios_own_has_no_face() -> None:
    folder = scenarios("boombit")
    first, *_ = steps(folder / "examples" / "fuse-back-and-forth.yaml", "ru")
    cards = [cell["card"] for seat in first["table"]["seats"] for cell in seat["hand"]["cells"]]
    assert {"parting-gift", "short-circuit"} <= set(cards)
    own, *_ = steps(folder / "blasts" / "second-blast-two-blocks.yaml", "he")
    cells = [cell for seat in own["table"]["seats"] for row in seat["rows"] for cell in row["cells"]]
    assert any("Three And One" in cell["text"] for cell in cells)
    assert "three-and-one" not in [cell.get("card") for cell in cells]
