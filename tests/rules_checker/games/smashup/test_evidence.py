"""Every rule of play and of decks, and every ruling, has a scenario, or a test that names it."""

from __future__ import annotations

from cards import ledger, load_game

ABOUT_THE_TEXT = {"gap.card-texts", "gap.ocr-names"}
"""Rulings about whose names and texts the cards have."""


def test_every_rule_and_every_ruling_is_tested() -> None:
    game = load_game("smashup")
    asked = {rule.id for rule in game.rules.values() if rule.kind != "info"}
    assert asked - ledger.tests_of(game).keys() - ABOUT_THE_TEXT == set()
