"""Why something cannot be done: who is asked what, whose cards these are, and a flare once."""

import pytest

from cards import load_game
from rules_checker.games.cosmic.state import Position
from rules_checker.setup.compiled import compile_cards
from rules_checker.setup.engines import load_engine

engine = load_engine("cosmic")

COMPILED = compile_cards(load_game("cosmic"))


@pytest.fixture
def s() -> Position:
    """A game in which the offense is asked what to aim at."""
    found: Position = engine.new_game(engine.position(COMPILED, engine.from_decks(COMPILED, (), players=3)), 3)
    while found.ask is not None and found.ask.kind != "aim":
        engine.answer(found, len(found.ask.options) - 1)
    return found


def rule(s: Position, player: int, action: str) -> str | None:
    refusal = engine.why(s, player, action)
    return refusal and refusal.rule


def test_what_is_offered_is_not_refused(s: Position) -> None:
    assert s.ask is not None
    assert {rule(s, s.ask.player, said) for said in engine.options(s)} == {None}


def test_what_another_is_asked_is_not_answered_by_anybody_else(s: Position) -> None:
    assert rule(s, s.defense, engine.options(s)[0]) == "phase.launch"


def test_a_planet_that_is_not_offered_and_a_card_that_one_does_not_have_are_refused(s: Position) -> None:
    own = "abcde"[s.active]
    assert rule(s, s.active, f"planet {own} 1") == "gap.home-planet-choice"
    missing = next(
        card for card in COMPILED["cards"] if card.startswith("attack") and card not in engine.hand(s, s.active)
    )
    assert rule(s, s.active, f"play {missing}") == "term.encounter-cards"
    assert rule(s, s.active, f"give {missing}") == "deal.contents"


@pytest.mark.parametrize("said", ["dance", "play", "planet b", "planet b x", "use one two"])
def test_what_is_no_action_is_told(s: Position, said: str) -> None:
    with pytest.raises(ValueError, match=r"action|written"):
        engine.why(s, s.active, said)


def test_each_card_of_ones_own_has_an_action_to_think_of(s: Position) -> None:
    for card in engine.hand(s, s.active):
        (said,) = engine.conceivable(s, s.active, card) or ()
        assert said.split()[1] == card
    assert engine.conceivable(s, s.active, None) == []
