"""Games to examine: played at random, but the same each time."""

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from cards import load_deck, load_game, starter_refs
from rules_checker.setup.compiled import compile_cards, compile_deck
from rules_checker.setup.engines import load_engine

Played = tuple[Any, list[int]]


@cache
def _compiled() -> dict[str, Any]:
    return compile_cards(load_game("boombit"))


@cache
def _deck(ref: str) -> dict[str, Any]:
    return compile_deck(load_deck(ref))


@pytest.fixture(scope="session")
def play_out() -> Callable[..., Played]:
    """Play a game from a seed, which also picks the two starter decks; stop after at most `most` answers."""

    def play(seed: int, most: int = 100_000, *refs: str, log: bool = False) -> Played:
        rng = random.Random(seed)
        boombit = [ref for ref in starter_refs() if ref.startswith("boombit/")]
        decks = [_deck(ref) for ref in refs or rng.sample(boombit, 2)]
        engine = load_engine("boombit")
        start = engine.position(_compiled(), engine.from_decks(_compiled(), decks))
        s = engine.new_game(start, seed, log=log)
        answers: list[int] = []
        while s.ask is not None and len(answers) < most:
            answers.append(rng.randrange(len(s.ask.options)))
            engine.answer(s, answers[-1])
        return s, answers

    return play
