"""What a game starts from: two to four decks of two factions, and the bases of one copy of the game."""

from typing import Any

import pytest

from cards import load_game
from rules_checker.setup.compiled import compile_cards
from rules_checker.setup.engines import load_engine

engine = load_engine("smashup")

GAME = load_game("smashup")
COMPILED = compile_cards(GAME)


def deck(*factions: str) -> dict[str, Any]:
    """Two whole factions, as a compiled deck."""
    cards = {card.id: card.copies for card in GAME.cards.values() if card.team in factions}
    return {"ref": "+".join(factions), "slots": {}, "cards": cards}


ROBOTS = deck("robots", "aliens")
FOUR = [ROBOTS, deck("robots", "pirates"), deck("wizards", "zombies"), deck("ninjas", "dinosaurs")]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_play_with_the_bases_of_one_copy_however_many_factions_there_are(players: int) -> None:
    assert "meta.players" in GAME.rules and "component.bases" in GAME.rules
    setup = engine.from_decks(COMPILED, FOUR[:players])  # the robots twice: "setup.two-copies"
    s = engine.new_game(engine.position(COMPILED, setup), 7)
    bases = [s.defs[base].id for base in (*s.bases, *s.base_deck)]
    printed = [card.id for card in GAME.cards.values() if card.type == "base"]
    assert sorted(bases) == sorted(printed), "setup.two-copies-bases"
    assert len(s.bases) == players + 1
    assert [len(hand) + len(own) + len(pile) for hand, own, pile in zip(s.hands, s.decks, s.discards, strict=True)] == [
        40
    ] * players


@pytest.mark.parametrize("players", [0, 1, 5])
def test_nobody_plays_alone_or_in_fives(players: int) -> None:
    with pytest.raises(ValueError, match="decks"):
        engine.from_decks(COMPILED, [ROBOTS] * players)


def test_a_setup_is_read_as_it_was_written() -> None:
    setup = engine.from_decks(COMPILED, FOUR)
    assert engine.read_setup(COMPILED, engine.write_setup(setup)) == setup
    assert engine.cards_of(setup) >= {"collector", "cannon", "tortuga"}


@pytest.mark.parametrize(
    ("key", "value"),
    [("decks", []), ("decks", [ROBOTS["cards"]]), ("bases", ["dojo"]), ("bases", ["dojo", "nope", "tortuga"])],
)
def test_a_setup_that_cannot_be_is_refused(key: str, value: Any) -> None:
    written = engine.write_setup(engine.from_decks(COMPILED, FOUR[:2])) | {key: value}
    with pytest.raises(ValueError, match=r"decks|bases|card"):
        engine.read_setup(COMPILED, written)


def test_each_seat_plays_with_its_two_factions_and_has_its_place() -> None:
    s = engine.new_game(engine.position(COMPILED, engine.from_decks(COMPILED, FOUR)), 7)
    assert engine.sits(s) == [
        ("aliens", "robots"),
        ("pirates", "robots"),
        ("wizards", "zombies"),
        ("dinosaurs", "ninjas"),
    ]
    s.vp = [3, 7, 7, 0]
    assert engine.standing(s).places == (3, 1, 1, 4)
    assert engine.standing(s).scores == (3, 7, 7, 0)
