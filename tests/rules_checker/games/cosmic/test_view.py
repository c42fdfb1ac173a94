"""What a player may see: planets, warp and gate, and no hand, chosen card, hidden alien or technology of another."""

import random
from typing import Any

import pytest

from cards import load_game
from rules_checker.engine import SEATS
from rules_checker.games.cosmic.query import shown_as
from rules_checker.games.cosmic.state import DEFENSE, NOBODY, OFFENSE, Position
from rules_checker.setup.compiled import compile_cards
from rules_checker.setup.engines import load_engine

engine = load_engine("cosmic")

GAME = load_game("cosmic")
COMPILED = compile_cards(GAME)


def game(seed: int, answers: int, **options: int) -> Position:
    """A game of three to five after some random answers."""
    rng = random.Random(seed)
    setup = engine.from_decks(COMPILED, (), players=3 + seed % 3, **options)
    s: Position = engine.new_game(engine.position(COMPILED, setup), seed)
    for _ in range(answers):
        if s.ask:
            engine.answer(s, rng.randrange(len(s.ask.options)))
    return s


def until(kind: str, seed: int, **options: int) -> Position:
    """A game until somebody is asked a question of a kind."""
    s, rng = game(seed, 0, **options), random.Random(seed)
    while s.ask is not None and s.ask.kind != kind:
        engine.answer(s, rng.randrange(len(s.ask.options)))
    assert s.ask is not None
    return s


@pytest.mark.parametrize("seed", range(3))
def test_of_other_hands_only_the_size_is_seen(seed: int) -> None:
    s = game(seed, 60 + seed)
    for player in range(s.players):
        for who, side in engine.view(s, player)["sides"].items():
            assert ("hand" in side) == (SEATS.index(who) == player)
            assert side["hand_size"] == len(s.hands[SEATS.index(who)])


@pytest.mark.parametrize("seed", range(3))
def test_whoever_is_not_asked_sees_no_question(seed: int) -> None:
    s = game(seed, 30)
    asked = [player for player in range(s.players) if engine.view(s, player)["question"]]
    assert s.ask is not None and asked == [s.ask.player]


def chosen(seed: int) -> Position:
    """A game in which the offense has chosen a card, and the defense is to."""
    s, rng = game(seed, 0), random.Random(seed)
    while s.ask is not None and not (s.ask.kind == "plan" and s.plans[OFFENSE] != NOBODY):
        engine.answer(s, rng.randrange(len(s.ask.options)))
    assert s.ask is not None
    return s


def test_a_chosen_card_is_seen_by_its_player_only_until_both_are_revealed() -> None:
    s = chosen(2)
    own = s.defs[s.plans[OFFENSE]].id
    for player in range(s.players):
        assert engine.view(s, player)["offense_card"] == (own if player == s.active else "hidden")
        assert engine.view(s, player)["defense_card"] is None
        assert engine.view(s, player)["offense_total"] is None
    while not s.revealed:
        engine.answer(s, 0)
    assert {engine.view(s, player)["offense_card"] for player in range(s.players)} == {s.defs[s.plans[OFFENSE]].id}
    assert NOBODY not in (s.plans[OFFENSE], s.plans[DEFENSE])


def test_a_total_is_told_until_ships_leave() -> None:
    seen: set[tuple[str, bool]] = set()
    for seed in range(8):
        s, rng = game(seed, 0), random.Random(seed)
        while s.ask is not None and len(seen) < 2:
            if s.revealed and all(shown_as(s, side) == "attack" for side in (OFFENSE, DEFENSE)):
                seen.add((s.step, engine.view(s, 0)["offense_total"] is not None))
            engine.answer(s, rng.randrange(len(s.ask.options)))
    assert seen == {("reveal", True), ("resolution", False)}


def test_whoever_imagines_a_chosen_card_imagines_an_encounter_card() -> None:
    s = chosen(2)
    found = {engine.imagine(s, random.Random(seed)).defs[s.plans[OFFENSE]] for seed in range(40)}
    assert all(card.encounter for card in found) and len(found) > 3


def test_a_hidden_alien_and_a_technology_under_way_are_seen_by_their_players_only() -> None:
    s = until("aim", 4, technology=1, **{"hidden-powers": 1})
    for player in range(s.players):
        for who, side in engine.view(s, player)["sides"].items():
            seat = SEATS.index(who)
            assert (side["alien"] is not None) == (seat == player or s.open[seat])
            assert (side["tech"] is not None) == (seat == player or s.built[seat])


@pytest.mark.parametrize("seed", range(3))
def test_planets_tell_whose_ships_are_there(seed: int) -> None:
    s = game(seed, 80)
    sides: dict[str, Any] = engine.view(s, 0)["sides"]
    for player in range(s.players):
        key = f"ships_{SEATS[player].lower()}"
        on_planets = sum(planet[key] or 0 for side in sides.values() for planet in side["planets"])
        own = sides[SEATS[player]]
        assert on_planets + own["warp"] + own["gate"] + own["helping"] + own["lab"] == 20


def test_an_offer_is_seen_by_everybody_and_its_cards_are_not_imagined_away() -> None:
    for seed in range(40):
        s, rng = game(seed, 0), random.Random(seed)
        while s.ask is not None and not (s.ask.kind == "reply" and s.offer and s.offer.gives):
            engine.answer(s, rng.randrange(len(s.ask.options)))
        if s.ask is None:
            continue
        assert s.offer is not None
        gives = [s.defs[card].id for card in s.offer.gives]
        for player in range(s.players):
            assert engine.view(s, player)["offer"]["gives"] == gives
        other = engine.imagine(s, random.Random(1))
        assert [other.defs[card].id for card in s.offer.gives] == gives
        return
    raise AssertionError("nobody ever offers a card")
