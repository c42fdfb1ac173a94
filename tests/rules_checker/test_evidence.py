"""Every rule of play and of decks, and every ruling, has a scenario that lists it, or a test that names it."""

import re
from functools import cache
from pathlib import Path

import pytest

from cards import load_game
from cards.ledger import scenarios_of
from rules_checker.setup.engines import engine_ids

NAMED = re.compile(r"\"([a-z][\w-]*(?:\.[\w-]+)+)\"")
KINDS = ("turn", "card", "validate", "ruling")
SPARED = {
    "boombit": frozenset({"ruling"}),
    "cosmic": frozenset({"gap.deck-content", "gap.player-count"}),  # about what there is to play with, and by how many
    "smashup": frozenset({"gap.card-texts", "gap.ocr-names"}),  # about whose names and texts the cards have
}
"""The rulings, or all of them, that nothing shows."""


@cache
def named() -> frozenset[str]:
    """Everything in test modules that is written as rules are."""
    modules = Path(__file__).parents[1].rglob("test_*.py")
    return frozenset(rule for path in modules for rule in NAMED.findall(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("game_id", engine_ids())
def test_every_rule_that_can_be_broken_is_tested(game_id: str) -> None:
    game, spared = load_game(game_id), SPARED.get(game_id, frozenset())
    asked = {rule.id for rule in game.rules.values() if rule.kind in KINDS and rule.kind not in spared}
    assert asked - scenarios_of(game).keys() - named() - spared == set()
