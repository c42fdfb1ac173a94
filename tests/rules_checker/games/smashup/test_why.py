"""Why not: exactly what is not offered is refused, by a rule of the ledger, and in the reader's words."""

import random
from collections.abc import Iterator

import pytest

from cards import FitilError, load_game
from cards.languages import SPOKEN
from rules_checker.games.smashup.state import Position
from rules_checker.record.why import why_not
from rules_checker.setup.compiled import compile_cards
from rules_checker.setup.engines import load_engine
from rules_checker.setup.setups import random_setup

engine = load_engine("smashup")

GAME = load_game("smashup")
COMPILED = compile_cards(GAME)


def position(seed: int, answers: int) -> Position:
    """A random game of two to four after some random answers."""
    rng = random.Random(seed)
    s = engine.new_game(engine.position(COMPILED, random_setup(GAME, rng)), seed)
    for _ in range(answers):
        if s.ask:
            engine.answer(s, rng.randrange(len(s.ask.options)))
    return s


def actions(s: Position) -> Iterator[str]:
    """Every card played from hand, from the discard pile and used at every base, and the words that end something."""
    for card in sorted({info.id for info in s.defs if not info.is_base}):
        yield from (f"play {card}", f"raise {card}")
        yield from (f"use {s.defs[base].id} {card}" for base in s.bases)
    yield from ("end", "pass")


@pytest.mark.parametrize("seed", range(20))
def test_exactly_what_is_not_offered_is_refused_by_a_rule_of_the_ledger(seed: int) -> None:
    s = position(seed, seed * 9)
    s.touched = {"some.rule"}
    for player in range(s.players):
        offered = set(engine.options(s)) if s.ask and s.ask.player == player else set()
        for action in actions(s):
            refusal = engine.why(s, player, action)
            assert (refusal is None) == (action in offered), (player, action, s.ask)
            assert refusal is None or refusal.rule in GAME.rules
    assert s.touched == {"some.rule"}, "a rule is not used because somebody asks about it"


@pytest.mark.parametrize("seed", range(12))
def test_whatever_somebody_may_have_in_mind_about_a_card_is_an_action(seed: int) -> None:
    s = position(seed, 20 + seed * 9)
    for player in range(s.players):
        for card in {info.id for info in s.defs}:
            for action in engine.conceivable(s, player, card) or ():
                engine.why(s, player, action)


def test_refusals_are_told_in_every_language() -> None:
    s = position(1, 0)
    other = (s.active + 1) % s.players
    for lang in SPOKEN:
        told = why_not(GAME, s, f"play {engine.hand(s, other)[0]}", lang, other)
        assert not told.legal and "gap.out-of-turn" in told.text


@pytest.mark.parametrize("words", ["play", "use dojo", "raise a b", "fly away", "end now"])
def test_words_that_are_no_action_are_refused_in_one_line(words: str) -> None:
    s = position(1, 0)
    with pytest.raises((FitilError, ValueError)):
        engine.why(s, s.active, words)
