"""What a player may see: both realms, and nobody else's hand."""

import random
from typing import Any

import pytest

from cards import load_deck, load_game, messages
from rules_checker.games.deckbattle.hand import wall
from rules_checker.games.deckbattle.setup import Setup, kit
from rules_checker.games.deckbattle.state import FORT, Position
from rules_checker.play.view.phrasebook import Phrasebook
from rules_checker.setup.compiled import compile_cards, compile_deck
from rules_checker.setup.engines import load_engine

engine = load_engine("deckbattle")

COMPILED = compile_cards(load_game("deckbattle"))


def duel(seed: int, answers: int) -> Position:
    """A duel of two preconstructed decks after some random answers."""
    decks = [compile_deck(load_deck(f"deckbattle/deck{number}")) for number in (1, 2)]
    s = engine.new_game(engine.position(COMPILED, engine.from_decks(COMPILED, decks)), seed)
    rng = random.Random(seed)
    for _ in range(answers):
        if s.ask:
            engine.answer(s, rng.randrange(len(s.ask.options)))
    return s


def words_in(value: Any) -> set[str]:
    """All words in plain data."""
    if isinstance(value, dict):
        return {*value, *(word for item in value.values() for word in words_in(item))}
    if isinstance(value, list):
        return {word for item in value for word in words_in(item)}
    return {value} if isinstance(value, str) else set()


def test_the_screen_calls_the_cards_right_of_the_fortress_health_and_says_what_it_counts() -> None:
    side = engine.view(duel(1, 0), 0)["sides"]["A"]
    told = Phrasebook(load_game("deckbattle"), "ru")("table-bears", n=side["bears"])
    assert side["bears"] == 8
    assert told == f"{messages(load_game('deckbattle'), 'ru')('number-life')} (карт справа) — 8"


@pytest.mark.parametrize("seed", range(4))
def test_of_the_other_hand_only_the_size_and_the_place_of_the_fortress_are_seen(seed: int) -> None:
    """`"gap.hand-visibility"`."""
    s = duel(seed, 9)
    for player in (0, 1):
        other = s.hands[1 - player]
        side = engine.view(s, player)["sides"]["AB"[1 - player]]
        assert side["hand_size"] == len(other) and side["fortress_at"] == other.index(FORT)
        assert not {s.defs[card].id for card in other if card != FORT} & words_in(engine.view(s, player))
        mixed = s.clone()
        places = [at for at, card in enumerate(other) if card != FORT]
        cards = [other[at] for at in places]
        for at, card in zip(places, reversed(cards), strict=True):
            mixed.hands[1 - player][at] = card
        assert engine.view(mixed, player) == engine.view(s, player)


def test_the_own_hand_is_seen_in_its_order_and_cannot_be_put_in_another() -> None:
    """`"gap.hand-visibility"`, `"hand.order"`."""
    s = duel(1, 5)
    assert s.ask
    player = s.ask.player
    s.citadel[player] = True
    told = engine.view(s, player)["sides"]["AB"[player]]["hand"]
    assert "citadel" in told
    assert told == [wall(s, player) if card == FORT else s.defs[card].id for card in s.hands[player]]
    assert {words.split()[0] for words in engine.options(s)} <= {"play", "cast", "done", "go"}


def test_the_question_is_told_to_nobody_but_the_player_asked() -> None:
    s = duel(2, 3)
    assert s.ask
    assert engine.view(s, s.ask.player)["question"]["options"]
    assert engine.view(s, 1 - s.ask.player)["question"] is None


def test_of_the_automatic_opponent_the_used_pile_is_open_and_the_order_of_the_deck_is_not() -> None:
    deck = compile_deck(load_deck("deckbattle/deck3"))
    s = engine.new_game(engine.position(COMPILED, engine.from_decks(COMPILED, [deck])), 5)
    while s.ask and not (s.auto and s.auto.used):
        engine.answer(s, 0)
    assert s.auto
    seen = engine.view(s, 0)["sides"]["B"]
    assert seen["deck_size"] == len(s.auto.deck) and seen["used"] == [s.defs[card].id for card in s.auto.used]
    before = engine.view(s, 0)
    s.auto = s.auto._replace(deck=s.auto.deck[::-1])
    assert engine.view(s, 0) == before


def test_the_pool_of_a_draft_is_hidden_and_what_lies_open_is_not() -> None:
    s = engine.new_game(engine.position(COMPILED, Setup("duel", "draft", (), kit(COMPILED))), 6)
    seen = engine.view(s, 1)
    assert seen["open"] == [s.defs[card].id for card in s.open]
    assert not {s.defs[card].id for card in s.pool} & words_in(seen)


@pytest.mark.parametrize("style", ["duel", "solo"])
def test_whoever_drafts_sees_what_the_other_has_taken_until_the_hands_are_shuffled(style: str) -> None:
    """`"gap.draft-picks-secret"`."""
    s = engine.new_game(engine.position(COMPILED, Setup(style, "draft", (), kit(COMPILED))), 6)
    first = s.open[0]
    engine.answer(s, 0)
    for player in (0, 1):
        sides = engine.view(s, player)["sides"]
        assert sides["A"]["taken"] == [s.defs[first].id]
        assert len(sides["B"]["taken"]) == (0 if style == "duel" else 3)
    while s.ask and s.ask.kind == "draft":
        engine.answer(s, 0)
    assert all("taken" not in side for side in engine.view(s, 0)["sides"].values())
