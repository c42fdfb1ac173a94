"""Every rule of play and every ruling has a scenario, or a test that names it."""

from __future__ import annotations

from cards import ledger, load_game

ABOUT_THE_BOX = {"gap.deck-content", "gap.player-count"}
"""Rulings about what there is to play with, and by how many."""


def test_every_rule_of_play_and_every_ruling_is_tested() -> None:
    game = load_game("cosmic")
    asked = {rule.id for rule in game.rules.values() if rule.kind in ("turn", "card", "validate", "ruling")}
    assert asked - ledger.tests_of(game).keys() - ABOUT_THE_BOX == set()
