"""Games of Dungeon Twister at random, as far as a test wants them."""

import random

from cards import load_game
from rules_checker.games.twister.state import Position
from rules_checker.setup.compiled import compile_cards
from rules_checker.setup.engines import load_engine

engine = load_engine("twister")

COMPILED = compile_cards(load_game("twister"))


def until(kind: str, seed: int, turns: int = 0) -> Position:
    """A random game until somebody is asked a question of a kind, after so many turns."""
    rng = random.Random(seed)
    s: Position = engine.new_game(engine.position(COMPILED, engine.from_decks(COMPILED, ())), seed)
    while s.ask is not None and (s.ask.kind != kind or sum(s.turns) < turns):
        engine.answer(s, rng.randrange(len(s.ask.options)))
    assert s.ask is not None
    return s
