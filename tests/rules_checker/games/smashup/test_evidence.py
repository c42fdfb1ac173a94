"""Every rule of play and every ruling has a scenario, or a test that names it."""

from __future__ import annotations

from cards import ledger, load_game

ABOUT_DECKS = {"setup.draft-start", "setup.draft-order", "gap.draft-player-count"}
"""What is judged of decks before a game is tested with the check of decks."""
ABOUT_THE_TEXT = {"gap.card-texts", "gap.faction-composition", "gap.ocr-names"}
"""Rulings about what the cards are."""


def test_every_rule_of_play_and_every_ruling_is_tested() -> None:
    game = load_game("smashup")
    asked = {rule.id for rule in game.rules.values() if rule.kind in ("turn", "card", "ruling")}
    assert asked - ledger.tests_of(game).keys() - ABOUT_DECKS - ABOUT_THE_TEXT == set()
