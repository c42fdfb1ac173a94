"""What the bots go by: features of positions, and what is usually done at every kind of question."""

from __future__ import annotations

import random

import pytest

from cards import load_game
from rules_checker.bots.weights import own_weights
from rules_checker.games.cosmic import bots
from rules_checker.games.cosmic.cards import OPTIONS
from rules_checker.games.cosmic.ships import foreign_colonies
from rules_checker.games.cosmic.state import Position
from rules_checker.setup.compiled import compile_cards
from rules_checker.setup.engines import load_engine

engine = load_engine("cosmic")

COMPILED = compile_cards(load_game("cosmic"))


def begun(seed: int, players: int) -> Position:
    """A game with all options, before its first answer."""
    setup = engine.from_decks(COMPILED, (), players=players, **dict.fromkeys(OPTIONS, 1))
    s: Position = engine.new_game(engine.position(COMPILED, setup), seed)
    return s


@pytest.mark.parametrize("players", [3, 5])
def test_usual_play_wins_games(players: int) -> None:
    won = 0
    for seed in range(4):
        s = begun(seed, players)
        while s.ask is not None:
            engine.answer(s, bots.rest(s))
        won += bool(s.winners)
    assert won > 1


def test_what_is_usual_may_be_chosen_at_every_question() -> None:
    s, rng, kinds = begun(3, 4), random.Random(3), set()
    while s.ask is not None:
        assert 0 <= bots.rest(s) < len(s.ask.options), s.ask.kind
        assert bots.habit(s) in (None, bots.rest(s))
        kinds.add(s.ask.kind)
        engine.answer(s, rng.randrange(len(s.ask.options)))
    assert len(kinds) > 20


def test_more_colonies_are_worth_more_to_whoever_has_them() -> None:
    s, rng = begun(5, 3), random.Random(5)
    weights = own_weights("cosmic").features
    worth = [weights[name] for name in bots.FEATURES]
    while s.ask is not None and not (s.step == "launch" and len(foreign_colonies(s, 0)) == 0):
        engine.answer(s, rng.randrange(len(s.ask.options)))
    for player in range(3):
        found = bots.features(s, player)
        assert len(found) == len(bots.FEATURES)
    before = sum(a * b for a, b in zip(worth, bots.features(s, 0), strict=True))
    other = sum(a * b for a, b in zip(worth, bots.features(s, 1), strict=True))
    free = next(at for at in s.planets_of(1) if not s.on(at, 0))
    s.ships[free * 3] += 1
    assert sum(a * b for a, b in zip(worth, bots.features(s, 0), strict=True)) > before
    assert sum(a * b for a, b in zip(worth, bots.features(s, 1), strict=True)) < other
