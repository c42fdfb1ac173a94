"""The bots find their way: out of the maze, over what bars it, through rooms that turn, and at the other player."""

import random
from pathlib import Path

import pytest

from cards import load_game
from rules_checker.bots import GreedyBot, Seat, bot
from rules_checker.bots.evaluating import Evaluator
from rules_checker.bots.planning import Planner
from rules_checker.bots.weights import Planning, own_weights
from rules_checker.games.twister import bots, counting
from rules_checker.games.twister.distances import outward, ways_out
from rules_checker.games.twister.state import Position
from rules_checker.games.twister.tokens import leave_game
from rules_checker.record.scenario import play
from rules_checker.setup.compiled import compile_cards
from rules_checker.setup.engines import load_engine

engine = load_engine("twister")

COMPILED = compile_cards(load_game("twister"))
OPEN = """
      +---+   +---+   +---+
      |                   |
      +   +   +   +   +   +

      +   +   +   +   +   +
      |         {gear}        |
      +   +   +   +   +   +

      +   +   +   +   +   +
      |                   |
      +---+   +---+   +---+
"""
"""A room in which nothing is in the way."""
HALVED = """
      +---+   +---+   +---+
      |                   |
      +   +   +   +   +   +

      +---+---+---+---+---+
      |         {gear}        |
      +   +   +   +   +   +

      +   +   +   +   +   +
      |                   |
      +---+   +---+   +---+
"""
"""A room in halves: whoever stands on the gear comes to the other half when it is turned."""
POCKETS = """
      +---+   +---+   +---+
      |   |               |
      +---+---+---+---+   +
          |           |
      +   +   +   +   +   +
      |   |     {gear}    |   |
      +   +   +   +   +   +
          |           |
      +---+---+---+---+---+
      |   |           |   |
      +---+   +---+   +---+
"""
"""A room of which the upper and the right side are joined; each other side opens into a pocket."""
BOTH = pytest.mark.parametrize("name", ["greedy", "mcts:16"])


def laid(tmp_path: Path, rest: str, plan: str = OPEN) -> Position:
    """A position in which only the library lies face up, next to the line of orange, as it is drawn."""
    text = "title: A way out\ngame: twister\nrules: [escape.how]\ncards:\n  - id: library\n    type: vault\n    plan: |"
    path = tmp_path / "way.yaml"
    path.write_text(f"{text}{plan.format(gear='3>')}maze: {{1: library}}\n{rest}\nscript: []\nexpect: {{}}\n")
    s: Position = play(path).table.s
    s.log = s.touched = None
    return s


def turn_of(s: Position, name: str) -> Position:
    """The position after a bot has played on, as long as it is its player's turn."""
    s, rng, choose = s.clone(), random.Random(5), bot(name, "twister")
    turn = sum(s.turns)
    while s.ask is not None and sum(s.turns) == turn:
        engine.answer(s, choose(Seat.of(engine, s), rng))
    return s


def named(s: Position, *cards: str) -> list[int]:
    """The tokens of these names."""
    return [next(token for own in s.tokens for token in own if s.defs[token].id == card) for card in cards]


@BOTH
def test_an_escape_in_reach_is_taken(tmp_path: Path, name: str) -> None:
    s = laid(tmp_path, "at: {b4: [blue-goblin], e6: [blue-troll], j1: [orange-troll]}\nstart: {points: 1}")
    assert turn_of(s, name).saved[0] == named(s, "blue-goblin")


def test_an_escape_goes_over_an_obstacle(tmp_path: Path) -> None:
    at = "at: {b3: [blue-goblin], b2: [orange-troll], d2: [orange-cleric], e6: [blue-troll]}"
    s = laid(
        tmp_path,
        f"{at}\nstart: {{points: 1}}\nA: {{vp: 3}}",
        OPEN.replace("|                   |", "|   |   |   |   |   |", 1),
    )
    after = turn_of(s, "greedy")
    assert after.saved[0] == named(s, "blue-goblin") and len(after.jumps[0]) == len(s.jumps[0]) - 1


@BOTH
def test_a_wounded_opponent_is_killed(tmp_path: Path, name: str) -> None:
    at = "at: {a5: [blue-troll], a4: [orange-goblin wounded], j1: [orange-troll]}"
    s = laid(tmp_path, f"{at}\nstart: {{points: 1}}\nA: {{fights: [0, 6]}}\nB: {{fights: [0]}}")
    assert turn_of(s, name).killed[1] == named(s, "orange-goblin")


@BOTH
def test_who_can_be_shot_is_shot(tmp_path: Path, name: str) -> None:
    at = "at: {a6: [blue-wizard with blue-fireball-wand], e6: [orange-cleric], j1: [orange-troll]}"
    s = laid(tmp_path, f"{at}\nstart: {{points: 1}}")
    assert turn_of(s, name).killed[1] == named(s, "orange-cleric")


@BOTH
def test_a_room_is_turned_where_that_opens_the_way(tmp_path: Path, name: str) -> None:
    s = laid(tmp_path, "at: {c4: [blue-thief], j1: [orange-troll]}\nstart: {points: 2}", HALVED)
    after = turn_of(s, name)
    assert after.saved[0] == named(s, "blue-thief")


@BOTH
def test_one_goes_to_the_gear_and_turns_the_room_so_that_another_escapes(tmp_path: Path, name: str) -> None:
    at = "at: {a5: [blue-goblin], b5: [blue-mekanork], j1: [orange-troll]}"
    s = laid(tmp_path, f"{at}\nstart: {{points: 3}}", HALVED)
    assert turn_of(s, name).saved[0] == named(s, "blue-goblin")
    fewer = laid(tmp_path, f"{at}\nstart: {{points: 2}}", HALVED)
    assert not turn_of(fewer, name).saved[0]


def test_a_turn_is_planned_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    planned = list[int]()
    plans = Planner.plans
    monkeypatch.setattr(Planner, "plans", lambda self, s, most: planned.append(s.points) or plans(self, s, most))
    s = laid(tmp_path, "at: {a5: [blue-goblin], b5: [blue-mekanork], j1: [orange-troll]}\nstart: {points: 3}", HALVED)
    turn_of(s, "greedy")
    assert planned == [3]


def test_a_fight_is_planned_no_further_than_it_is_certain(tmp_path: Path) -> None:
    at = "at: {a5: [blue-troll], a4: [orange-goblin wounded], j1: [orange-troll]}"
    s = laid(tmp_path, f"{at}\nstart: {{points: 2}}\nA: {{fights: [0, 6, 5]}}\nB: {{fights: [0, 1]}}")
    best = Planner(Evaluator("twister", own_weights("twister")), Planning()).plans(s, 1000)[0]
    assert engine.options(s)[best.answers[0]].startswith("fight") and len(best.answers) == 1 and not best.certain


def test_a_plan_is_bounded_by_the_answers_that_are_tried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried, answer = list[int](), type(engine).answer
    monkeypatch.setattr(type(engine), "answer", lambda self, s, index: tried.append(index) or answer(self, s, index))
    s = laid(tmp_path, "at: {a5: [blue-goblin], b5: [blue-mekanork], j1: [orange-troll]}\nstart: {points: 3}", HALVED)
    counts, values = list[int](), list[float]()
    for answers in (1, 2000, 2000):
        tried.clear()
        best = Planner(Evaluator("twister", own_weights("twister")), Planning(plans=8)).plans(s, answers)[0]
        assert best.answers
        counts.append(len(tried))
        values.append(best.value)
    assert counts[0] < counts[1] == counts[2] and values[0] <= values[1] == values[2]


def test_characters_are_laid_near_the_way_out_and_objects_in_the_way_of_others() -> None:
    s, rng = engine.new_game(engine.position(COMPILED, engine.from_decks(COMPILED, ())), 3), random.Random(3)
    choose = bot("greedy", "twister")
    while s.ask is not None and s.ask.kind in ("team", "stand", "lay"):
        engine.answer(s, choose(Seat.of(engine, s), rng))
    for player in (0, 1):
        for room in s.maze.ground.at_line(1 - player):
            assert any(s.owner[one] == player and s.defs[one].is_character for one in s.lying_under(room))
        for room in s.maze.ground.at_line(player):
            assert not any(s.owner[one] == player and s.defs[one].is_character for one in s.lying_under(room))


@BOTH
def test_nobody_walks_into_a_fireball(tmp_path: Path, name: str) -> None:
    at = "at: {b5: [blue-warrior], e2: [orange-wizard with orange-fireball-wand]}"
    s = laid(tmp_path, f"{at}\nstart: {{points: 1}}")
    (warrior,) = named(s, "blue-warrior")
    assert s.name(turn_of(s, name).at[warrior]) not in ("a2", "b2", "c2")
    leave_game(s, *named(s, "orange-fireball-wand"))
    assert s.name(turn_of(s, name).at[warrior]) == "b2"


def test_ways_are_those_of_each_character(tmp_path: Path) -> None:
    s = laid(tmp_path, "at: {b4: [blue-wall-walker], d4: [blue-cleric], a6: [blue-troll with blue-rope]}", HALVED)
    walker, cleric, troll = named(s, "blue-wall-walker", "blue-cleric", "blue-troll")
    far = {one: outward(s, one) for one in (walker, cleric, troll)}
    square = s.maze.ground.named
    assert [far[cleric][square(at)] for at in ("b1", "b2", "c2", "c3")] == [0, 1, 2, 3]
    assert far[walker][square("b4")] < far[cleric][square("b4")]
    s.maze.turn(0, 1)
    assert outward(s, cleric)[square("b4")] == 3


def away(s: Position, player: int, square: int) -> int:
    """The distance of a square out of the maze for whoever only walks, wherever the gears are."""
    return ways_out(s.maze, player, 0, (0,) * len(s.rooms))[square]


def test_each_quarter_of_a_turn_towards_a_room_that_lies_face_down_brings_nearer(tmp_path: Path) -> None:
    s, far = laid(tmp_path, "at: {j1: [orange-troll]}", POCKETS), list[int]()
    square = s.maze.ground.named("a4")
    for _ in range(4):
        far.append(away(s, 1, square))
        square = s.maze.turn(0, 1)[square]
    assert far == sorted(far, reverse=True) and len(set(far)) == len(far)


def test_a_way_into_a_room_that_is_turned_leads_to_where_it_then_is(tmp_path: Path) -> None:
    s = laid(tmp_path, "at: {j1: [orange-troll]}", POCKETS)
    below, pocket = s.maze.ground.named("d7"), s.maze.ground.named("d6")
    assert away(s, 0, below) == away(s, 0, pocket) + 1, "the corner that a quarter of a turn opens has left the line"


def test_what_is_usual_and_promising_may_be_chosen_at_every_question() -> None:
    setup = engine.from_decks(COMPILED, (), goal=4, beginner=1)
    s, rng, kinds = engine.new_game(engine.position(COMPILED, setup), 3), random.Random(3), set()
    while s.ask is not None and sum(s.turns) < 30:
        world, n = engine.imagine(s, rng), len(s.ask.options)
        assert 0 <= bots.rest(world) < n, s.ask.kind
        assert bots.custom(world) in (None, *range(n))
        found = list(bots.promising(world))
        assert found and set(found) <= set(range(n)) and len(set(found)) == len(found)
        assert len(bots.features(world, 0)) == len(bots.FEATURES)
        kinds.add(s.ask.kind)
        engine.answer(s, rng.randrange(n))
    assert kinds >= {"team", "stand", "lay", "action", "act", "walk", "put"}


def test_what_is_hidden_changes_no_choice() -> None:
    choose = bot("greedy", "twister")
    s = engine.new_game(engine.position(COMPILED, engine.from_decks(COMPILED, ())), 4)
    rng = random.Random(4)
    while s.ask is not None and sum(s.turns) < 12:
        if rng.random() < 0.1:
            other = engine.imagine(s, random.Random(7))
            chosen, same = (choose(Seat.of(engine, one), random.Random(3)) for one in (s, other))
            assert chosen == same
        engine.answer(s, rng.randrange(len(s.ask.options)))


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random(seat: int) -> None:
    s = engine.new_game(engine.position(COMPILED, engine.from_decks(COMPILED, (), goal=2)), 1)
    rng, chooses = random.Random(1), [bot("random", "twister"), bot("random", "twister")]
    chooses[seat] = bot("greedy", "twister")
    while s.ask is not None:
        engine.answer(s, chooses[s.ask.player](Seat.of(engine, s), rng))
    assert s.winners == (seat,)


@pytest.mark.parametrize(("turns", "left_out"), [((20, 20), 0.0), ((28, 27), 0.5), ((35, 35), 1.0), ((40, 41), 1.0)])
def test_in_a_long_game_plans_leave_out_what_the_other_has_and_odds_do_not(
    tmp_path: Path, turns: tuple[int, int], left_out: float
) -> None:
    s = laid(tmp_path, "at: {c3: [orange-troll], d2: [blue-goblin]}\nstart: {points: 3}")
    s.turns = [*turns]
    evaluator = Evaluator("twister", own_weights("twister"))
    assert evaluator.value(s, 0) == pytest.approx(-evaluator.value(s, 1))
    theirs = sum(weight * one for weight, one in zip(evaluator.weights, counting._side(s, 0), strict=True))
    assert theirs > 0.1
    assert evaluator.dared(s, 1) == pytest.approx(left_out * theirs)


@pytest.mark.parametrize("turns", [(20, 19), (45, 44)])
def test_a_fight_that_may_win_the_game_is_dared_in_a_long_game_too(tmp_path: Path, turns: tuple[int, int]) -> None:
    at = "at: {a5: [blue-troll], a4: [orange-goblin wounded], c6: [blue-goblin], j1: [orange-troll]}"
    s = laid(tmp_path, f"{at}\nstart: {{points: 1}}\nA: {{vp: 4, fights: [0, 6, 5]}}\nB: {{vp: 4, fights: [0, 6]}}")
    s.turns = [*turns]
    best = Planner(Evaluator("twister", own_weights("twister")), Planning()).plans(s, 1000)[0]
    assert engine.options(s)[best.answers[0]].startswith("fight")


def test_advice_sees_a_win_that_takes_several_things_done_in_the_turn(tmp_path: Path) -> None:
    at = "at: {a5: [blue-goblin], b5: [blue-mekanork], j1: [orange-troll]}"
    s = laid(tmp_path, f"{at}\nstart: {{points: 3}}\nA: {{vp: 4}}", HALVED)
    weights = own_weights("twister")
    evaluator, rng = Evaluator("twister", weights), random.Random(1)
    advice = Planner(evaluator, weights.greedy.planning).advise(s)
    assert advice and advice.wins and len(advice.answers) > 2 and engine.options(s)[advice.best] != "end turn"
    assert not GreedyBot(evaluator, 1).advise(Seat.of(engine, s), rng).wins, "who looks no further than one of them"
