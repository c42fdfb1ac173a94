"""What a game starts from: three to five players, their colours, the options used, and what is dealt."""

from collections import Counter
from typing import Any

import pytest

from cards import load_game
from rules_checker.games.cosmic.cards import OPTIONS
from rules_checker.games.cosmic.state import Position
from rules_checker.setup.compiled import compile_cards
from rules_checker.setup.engines import load_engine

engine = load_engine("cosmic")

GAME = load_game("cosmic")
COMPILED = compile_cards(GAME)


def dealt(players: int, seed: int = 1, **options: int) -> Position:
    """A game in which everybody has taken what comes first, at the first question of the first turn."""
    setup = engine.from_decks(COMPILED, (), players=players, **options)
    s: Position = engine.new_game(engine.position(COMPILED, setup), seed, log=True)
    s.touched = set()
    while s.step == "setup":
        engine.answer(s, 0)
    return s


def types(s: Position, cards: list[int]) -> Counter[str]:
    return Counter(s.defs[card].type for card in cards)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_has_a_colour_five_planets_and_four_ships_on_each(players: int) -> None:
    assert {"setup.colour", "setup.four-ships", "gap.planet-count"} <= GAME.rules.keys()
    s = dealt(players)
    assert len(set(s.colours)) == players
    for player in range(players):
        assert [s.on(planet, player) for planet in s.planets_of(player)] == [4, 4, 4, 4, 4]
        assert sum(s.on(planet, player) for planet in range(5 * players)) == 20


def test_with_four_planets_each_has_sixteen_ships() -> None:
    assert "four.planets-ships" in GAME.rules
    s = dealt(4, **{"four-planets": 1})
    assert all([s.on(planet, player) for planet in s.planets_of(player)] == [4] * 4 for player in range(4))


@pytest.mark.parametrize("players", [3, 5])
def test_the_destiny_deck_has_no_colour_that_nobody_has(players: int) -> None:
    assert "setup.destiny-colours" in GAME.rules
    s = dealt(players)
    drawn = [*s.destiny, *s.destiny_discard, *([s.fate] if s.fate >= 0 else [])]
    assert {s.defs[card].colour for card in drawn} - {None} == set(s.colours)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_hands_are_of_eight_and_ten_flares_are_dealt_among_them_and_the_deck(players: int) -> None:
    assert {"setup.hand-eight", "setup.flares", "setup.flares-to-cosmic", "setup.flares-minimum"} <= GAME.rules.keys()
    s = dealt(players)
    assert [len(hand) for hand in s.hands] == [8] * players
    there = {s.defs[card].id for card in (*s.deck, *[card for hand in s.hands for card in hand])}
    assert {f"flare-{s.defs[alien].id}" for alien in s.aliens} <= there
    everywhere = types(s, [*s.deck, *[card for hand in s.hands for card in hand]])
    assert everywhere["flare"] == 10
    filch = [card for card in range(len(s.defs)) if s.defs[card].id == "flare-filch"]
    assert len(filch) <= 1 and {"setup.filch-once", "gap.filch"} <= GAME.rules.keys()


def test_each_chooses_one_of_the_two_aliens_of_the_flares_dealt() -> None:
    assert "setup.alien-choice" in GAME.rules
    setup = engine.from_decks(COMPILED, (), players=3)
    s = engine.new_game(engine.position(COMPILED, setup), 5, log=True)
    flares = {params["player"]: params["seen"] for what, _, params in s.log if what == "dealt-flares"}
    for player in range(3):
        assert s.ask.player == player
        offered = {s.defs[option.card].id for option in s.ask.options}
        assert offered == {flare.removeprefix("flare-") for flare in flares[player]}
        engine.answer(s, 1)
    assert all(
        s.defs[s.aliens[player]].id in {one.removeprefix("flare-") for one in flares[player]} for player in range(3)
    )


def test_a_flare_of_ones_own_without_an_alien_is_dealt_to_nobody_for_one() -> None:
    card = COMPILED["cards"]["flare-scale-keeper"]
    own = {**COMPILED, "cards": {**COMPILED["cards"], "my-flare": {**card, "id": "my-flare", "copies": 30}}}
    s = engine.new_game(engine.position(own, engine.from_decks(own, (), players=5)), 1, log=True)
    flares = [card for what, _, params in s.log or () if what == "dealt-flares" for card in params["seen"]]
    assert len(flares) == 10
    assert "my-flare" not in flares
    assert any(s.defs[card].id == "my-flare" for card in s.spare)


def test_the_first_player_is_drawn_by_colour_and_wild_and_special_cards_are_passed_over() -> None:
    assert "setup.first-player" in GAME.rules
    passed = [seed for seed in range(30) if "gap.first-player-card" in (dealt(3, seed).touched or ())]
    assert {dealt(3, seed).first for seed in range(12)} == {0, 1, 2}
    assert passed, "some first card names nobody"


def test_with_technology_each_keeps_one_of_two_and_with_four_planets_none_is_dear() -> None:
    assert {"setup.tech-deal", "four.with-tech"} <= GAME.rules.keys()
    s = dealt(5, technology=1)
    assert all(card >= 0 for card in s.techs) and len(s.tech_discard) == 5
    dear = dealt(4, **{"technology": 1, "four-planets": 1})
    assert max(info.cost for info in dear.defs) < 8 <= max(info.cost for info in s.defs)


def test_the_game_has_the_card_types_of_the_ledger_and_at_least_ten_aliens_with_flares() -> None:
    assert "gap.deck-content" in GAME.rules
    found = Counter(card.type for card in GAME.cards.values())
    assert found["alien"] == found["flare"] >= 24 and found["tech"] >= 12 and found["artifact"] >= 8


@pytest.mark.parametrize("players", [2, 6])
def test_two_and_six_are_refused(players: int) -> None:
    with pytest.raises(ValueError, match="3 to 5 players"):
        engine.from_decks(COMPILED, (), players=players)


def test_a_setup_is_read_as_it_was_written() -> None:
    setup = engine.from_decks(COMPILED, (), players=4, **dict.fromkeys(OPTIONS, 1))
    assert engine.read_setup(COMPILED, engine.write_setup(setup)) == setup
    assert engine.seats(setup) == 4 and set(setup["options"]) == set(OPTIONS)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("colours", ["tomato", "lemon"]),
        ("colours", ["tomato", "lemon", "lemon"]),
        ("colours", ["tomato", "lemon", "pear"]),
        ("options", ["fifth"]),
        ("copies", {}),
    ],
)
def test_a_setup_that_cannot_be_is_refused(key: str, value: Any) -> None:
    written = engine.write_setup(engine.from_decks(COMPILED, (), players=3)) | {key: value}
    with pytest.raises(ValueError, match=f"{key}: invalid value"):
        engine.read_setup(COMPILED, written)


def test_a_card_that_there_is_no_longer_is_refused() -> None:
    written = engine.write_setup(engine.from_decks(COMPILED, (), players=3)) | {"copies": {"nobody": 1}}
    with pytest.raises(ValueError, match="no longer has the card 'nobody'"):
        engine.read_setup(COMPILED, written)
