"""Coverage by random games: the rules and words that they use, the same on any number of processes."""

import random
from collections import Counter

import pytest

from cards import Deck, FitilError, load_game
from cards.model import facts
from rules_checker.games.boombit.deck import random_deck
from rules_checker.judging.deck import check
from rules_checker.record.coverage import count_coverage
from rules_checker.setup.compiled import compile_cards
from rules_checker.setup.engines import load_engine

GAME = load_game("boombit")


def touched(hero: str, pool: list[str], seed: int) -> set[str]:
    """The rules and words used in a random game between two decks of this hero and these cards."""
    engine, rng = load_engine(GAME.id), random.Random(seed)
    start = engine.position(compile_cards(GAME), [{"hero": hero, "cards": rng.choices(pool, k=45)} for _ in range(2)])
    start.touched = set()
    s = engine.new_game(start, seed)
    while s.ask is not None:
        engine.answer(s, rng.randrange(len(s.ask.options)))
    found: set[str] = s.touched
    return found


def test_random_games_use_every_word_that_the_cards_have() -> None:
    told = count_coverage(GAME, 100, 1, 1)
    assert told.rules["turn.draw"] == 100  # every player draws
    assert 0 < told.rules["block.partial-loses-life"] < 100
    assert told.rules["gap.four-player"] == 0  # never: the engine seats two
    # a word that was rare so far is used when a third of the cards and, if one has it, the hero have it
    heroes, others = ([c.id for c in GAME.cards.values() if bool(c.rarity) == deck] for deck in (False, True))
    for word in told.untouched["words"]:
        saying = [card.id for card in GAME.cards.values() if word in facts(GAME, card)]
        hero = next((card_id for card_id in heroes if card_id in saying), heroes[0])
        have = [card_id for card_id in others if card_id in saying]
        pool = others + have * (len(others) // (2 * len(have)) if have else 0)
        assert any(word in touched(hero, pool, seed) for seed in range(200)), word


def test_the_count_is_the_same_on_two_processes() -> None:
    assert count_coverage(GAME, 100, 7, 2) == count_coverage(GAME, 100, 7, 1)


def test_random_decks_are_legal() -> None:
    for number in range(50):
        data = random_deck(GAME, random.Random(number))
        deck = Deck(ref="random", game=GAME.id, slots={"hero": (data["hero"],)}, cards=Counter(data["cards"]))
        assert check(GAME, deck).legal


def test_no_games_are_refused() -> None:
    with pytest.raises(FitilError, match="is not a valid number"):
        count_coverage(GAME, 0, 1, 1)
