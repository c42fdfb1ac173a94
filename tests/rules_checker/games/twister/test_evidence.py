"""Every rule of play and every ruling has a scenario, or a test that names it."""

from __future__ import annotations

from cards import ledger, load_game


def test_every_rule_of_play_and_every_ruling_is_tested() -> None:
    game = load_game("twister")
    asked = {rule.id for rule in game.rules.values() if rule.kind in {*ledger.TESTED, "ruling"}}
    assert asked - ledger.tests_of(game).keys() == set()
