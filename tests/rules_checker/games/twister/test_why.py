"""Why something cannot be done: who is asked what, whose turn it is, and what one may have in mind about a card."""

import pytest

from cards import load_game
from rules_checker.games.twister.board import WALL
from rules_checker.games.twister.options import SIDE_NAMES
from rules_checker.games.twister.state import Position
from tests.rules_checker.games.twister.moments import engine, until


def rule(s: Position, player: int, action: str) -> str | None:
    refusal = engine.why(s, player, action)
    return refusal and refusal.rule


def test_before_the_first_turn_nobody_acts_and_a_full_room_takes_no_more() -> None:
    s = until("lay", 3)
    while s.ask is not None and all(len(s.lying_under(room)) < s.defs[s.rooms[room]].capacity for room in range(8)):
        engine.answer(s, 0)
    assert s.ask is not None and s.ask.kind == "lay"
    full = next(room for room in range(8) if len(s.lying_under(room)) == s.defs[s.rooms[room]].capacity)
    player = s.ask.player
    token = s.defs[next(one for one in s.tokens[player] if s.at[one] == -1)].id
    assert rule(s, player, f"lay {token} {full + 1}") == "setup.placement-capacity"
    assert rule(s, player, "fight orange-troll") == "setup.first-player"


def test_whoever_is_not_asked_waits() -> None:
    s = until("act", 1)
    assert rule(s, 1 - s.active, "done") == "turn.active"
    s = until("combat", 1, turns=3)
    assert s.ask is not None
    waiting = 1 - s.ask.player
    expected = "rule.golden-one" if waiting == s.active else "turn.active"
    assert rule(s, waiting, "done") == expected


def test_an_action_card_that_is_not_in_the_hand_is_refused() -> None:
    s = until("action", 5, turns=4)
    gone = [s.defs[card].id for card in s.played[s.active]]
    assert gone and {rule(s, s.active, f"play {card}") for card in gone} == {"action.one-per-turn"}


def test_a_card_of_another_moment_says_so_and_of_what_is_not_played_nobody_thinks_so() -> None:
    s = until("action", 5, turns=4)
    mine = s.active
    fighting, jumping = (s.defs[own[mine][0]].id for own in (s.fighting, s.jumps))
    for at in (s, until("act", 5, turns=4)):
        assert rule(at, mine, f"play {fighting}") == "combat.cards"
        assert rule(at, mine, f"play {jumping}") == "gap.jump-movement"
    assert engine.conceivable(s, mine, fighting) == [f"play {fighting}"]
    others = [s.defs[s.rooms[0]].id, s.defs[s.fighting[1 - mine][0]].id]
    assert [engine.conceivable(s, mine, card) for card in others] == [[], []]
    fight = until("combat", 1, turns=3)
    assert fight.ask is not None
    refusal = engine.why(fight, fight.ask.player, f"play {fight.defs[fight.hands[fight.ask.player][0]].id}")
    assert refusal and refusal.code == "not-now"


def test_of_a_square_one_has_in_mind_to_go_there_while_somebody_moves() -> None:
    s = until("walk", 2)
    assert s.ask is not None
    player = s.ask.player
    offered = engine.options(s)
    for name in (s.name(square) for square in range(len(s.maze.ground.room_of))):
        assert engine.conceivable(s, player, name) == [f"square {name}"]
        assert (engine.why(s, player, f"square {name}") is None) == (f"square {name}" in offered)
    s = until("act", 2)
    assert engine.conceivable(s, s.active, "a5") == []


def test_before_any_limit_is_lifted_a_card_that_is_too_high_says_what_the_highest_is() -> None:
    s = until("action", 5, turns=2)
    assert s.ask is not None
    about = engine.view(s, s.ask.player)["question"]["about"]
    high = next(card for card in s.hands[s.ask.player] if s.defs[card].value > s.highest + 1)
    refusal = engine.why(s, s.ask.player, f"play {s.defs[high].id}")
    assert refusal and (refusal.code, refusal.params["n"]) == ("card-too-high", s.highest)
    assert about == {"highest": s.highest, "most": s.highest + 1}
    s = until("action", 5, turns=30)
    assert s.ask is not None and engine.view(s, s.ask.player)["question"]["about"]["highest"] == 0


@pytest.mark.parametrize("said", ["dance", "play", "walk", "turn blue-troll", "reveal x", "square b3 b4", "fight"])
def test_what_is_no_action_is_told(said: str) -> None:
    s = until("act", 2)
    with pytest.raises(ValueError, match="not an action"):
        engine.why(s, s.active, said)


@pytest.mark.parametrize("kind", ["act", "walk", "combat", "put"])
def test_whatever_somebody_may_have_in_mind_is_legal_or_has_its_rule(kind: str) -> None:
    rules = load_game("twister").rules
    for seed in range(2):
        s = until(kind, seed, turns=5)
        assert s.ask is not None
        player = s.ask.player
        cards = [one.id for one in s.defs]
        thought = [said for card in (None, *cards) for said in engine.conceivable(s, player, card) or ()]
        found = {
            said: rule(s, player, said) for said in [*thought, *(f"square {x}{y}" for x in "aej" for y in (1, 9, 22))]
        }
        assert all(one is None or one in rules for one in found.values())
        assert {said for said, one in found.items() if one is None} <= set(engine.options(s))
        assert len({one for one in found.values() if one}) >= 1


def test_at_the_end_the_rule_that_ended_it_is_told() -> None:
    s = until("act", 7)
    while s.ask is not None:
        engine.answer(s, len(s.ask.options) - 1)  # nobody does anything
    assert rule(s, 0, "done") == "gap.endless-game"
    assert sum(s.turns) == 100 and s.winners == ()


def test_the_halves_of_a_line_are_apart_which_is_no_fall_into_a_pit() -> None:
    """The wall-walker stands there alone, and the square beside is free: only the line is in two."""
    s = until("act", 1)
    player = s.active
    (walker,) = [one for one in s.tokens[player] if "pass-wall" in s.defs[one].acts]
    ends = [
        (square, side)
        for square in range(len(s.maze.ground.room_of))
        for side in range(4)
        if not s.maze.in_maze(square)
        and (beside := s.maze.ground.beside[square][side]) >= 0
        and not s.maze.in_maze(beside)
        and s.maze.between(square, side) == WALL
    ]
    assert ends
    for square, side in ends:
        s.at[walker] = square
        assert rule(s, player, f"pass-wall {SIDE_NAMES[side]}") == "gap.start-line-squares"
