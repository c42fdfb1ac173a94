"""Worked examples as steps: those that scenarios play are on the pages, and each step tells what came of a choice."""

from __future__ import annotations

from pathlib import Path

import pytest

from cards.languages import LANGS
from cards.ledger import examples_of, scenarios
from rules_checker.engines import engine_ids
from rules_checker.play.steps import steps

PAGES = Path(__file__).parents[3] / "site"


@pytest.mark.parametrize("game", engine_ids())
def test_every_example_that_a_scenario_plays_is_on_the_pages(game: str) -> None:
    for lang in LANGS:
        written = (PAGES / lang / "docs" / game / "examples.md").read_text(encoding="utf-8")
        missing = [example for example in examples_of(game) if f"{{#ex.{example}}}" not in written]
        assert missing == []


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", engine_ids())
def test_every_example_can_be_stepped_through(game: str, lang: str) -> None:
    for path in (path for paths in examples_of(game).values() for path in paths):
        first, *others = steps(path, lang)
        assert first["rows"]
        assert others, path
        assert all(step["asked"] and step["chosen"] for step in others)
        assert any(step["story"] for step in others)


def test_both_hands_lie_open_and_a_card_of_the_scenarios_own_has_no_face() -> None:
    folder = scenarios("boombit")
    first, *_ = steps(folder / "examples" / "fuse-back-and-forth.yaml", "ru")
    cards = [cell["card"] for row in first["rows"] for cell in row["cells"] if "card" in cell]
    assert {"parting-gift", "short-circuit"} <= set(cards)
    own, *_ = steps(folder / "blasts" / "second-blast-two-blocks.yaml", "he")
    cells = [cell for row in own["rows"] for cell in row["cells"]]
    assert any("Three And One" in cell["text"] for cell in cells)
    assert "three-and-one" not in [cell.get("card") for cell in cells]
