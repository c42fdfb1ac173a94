"""Why not, in all games: that somebody must wait is said only of what nothing else forbids."""

import random
from typing import Any

import pytest

from cards import load_game
from rules_checker.setup.compiled import compile_cards
from rules_checker.setup.engines import engine_ids, load_engine
from rules_checker.setup.setups import random_setup
from tests.rules_checker.soundness import fingerprint

WAITS = ("not-your-turn", "asked-otherwise", "asked-first", "not-asked", "not-main", "moves-first")
"""The codes of reasons for which something must wait that is otherwise legal."""
GAMES, POSITIONS, ACTIONS = 4, 5, 40
"""Of each engine: random games, positions of each, and actions that are asked about in each."""


def positions(game: str, seed: int) -> list[tuple[Any, list[str]]]:
    """Positions of random games that people play, after the first turn began: each with what was offered up to then."""
    engine, rng = load_engine(game), random.Random(seed)
    found: list[tuple[Any, list[str]]] = []
    while len(found) < POSITIONS:
        setup = random_setup(load_game(game), rng)
        if engine.automatic(setup):
            continue
        s = engine.new_game(engine.position(compile_cards(load_game(game)), setup), seed)
        offered: dict[str, None] = {}
        while s.ask is not None and len(found) < POSITIONS:
            offered |= dict.fromkeys(said for said in engine.options(s) if engine._is_action(*said.partition(" ")[::2]))
            if s.step != "setup" and rng.random() < 0.05:
                thought = [
                    said
                    for player in range(s.players)
                    for card in {*engine.hand(s, player), *rng.sample(sorted({one.id for one in s.defs}), 5)}
                    for said in engine.conceivable(s, player, card) or ()
                ]
                found.append(
                    (s.clone(), rng.sample([*{**offered, **dict.fromkeys(thought)}], k=min(ACTIONS, len(offered))))
                )
            engine.answer(s, rng.randrange(len(s.ask.options)))
    return found


@pytest.mark.parametrize("game", engine_ids())
def test_to_wait_is_the_last_of_all_reasons(game: str) -> None:
    engine, waited = load_engine(game), 0
    for s, actions in (found for seed in range(GAMES) for found in positions(game, seed)):
        before = fingerprint(s)
        for player in range(s.players):
            for action in actions:
                refusal = engine.why(s, player, action)
                mine = engine.moment(s, player, action.partition(" ")[0])
                asked_of = s.ask.player == player and engine.asks_of(s, action.partition(" ")[0])
                if refusal is not None and refusal.code in WAITS:
                    waited += 1
                    assert mine is not None and action in engine.options(mine), (player, action, refusal, s.ask)
                elif refusal is not None and mine is not None and not asked_of:
                    assert action not in engine.options(mine), (player, action, refusal, s.ask)
                if mine is not None:
                    assert mine.ask.player == player
                    assert [engine.hand(mine, one) for one in range(s.players)] == [
                        engine.hand(s, one) for one in range(s.players)
                    ]
        assert fingerprint(s) == before, "to ask changes nothing"
    assert waited, "in no position anybody had to wait"
