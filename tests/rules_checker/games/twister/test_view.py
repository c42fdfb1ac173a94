"""What a player may see: the board, and nothing of what lies face down, of a chosen combat card, or of used ones."""

import json
import random
from typing import Any

import pytest

from rules_checker.engine import DONE, Option
from rules_checker.games.twister.board import BROKEN, CLOSED, LEFT, RAISED, RIGHT, read_room
from rules_checker.games.twister.frames import Clash, Walking
from rules_checker.games.twister.moves import Rest, goals
from rules_checker.games.twister.options import Leap, Square, Walk
from rules_checker.games.twister.state import NOBODY, Position
from rules_checker.games.twister.tokens import crowd, power
from tests.rules_checker.games.twister.moments import COMPILED, engine, until


def squares(s: Position, player: int) -> dict[str, Any]:
    """The squares of the board as a player sees them, by name."""
    seen = engine.view(s, player)["maze"]["board"]["squares"]
    return {f"{'abcdefghij'[one['at'][0] - 1]}{one['at'][1]}": one for one in seen}


def ids(seen: object, s: Position, tokens: list[int]) -> list[str]:
    """Which of these tokens are named anywhere in what is seen."""
    text = json.dumps(seen)
    return [s.defs[one].id for one in tokens if f'"{s.defs[one].id}"' in text]


@pytest.mark.parametrize("seed", range(2))
def test_a_starting_team_is_seen_only_by_its_player_until_both_are_shown(seed: int) -> None:
    s = until("lay", seed)
    for player in (0, 1):
        other = [one for one in s.tokens[1 - player] if s.at[one] >= 0]
        assert len(other) == 4 and ids(engine.view(s, player), s, other) == []
        hidden = [square["holds"] for name, square in squares(s, player).items() if name.endswith(("22", "1"))]
        assert sum(holds == [{"card": "token", "owner": "AB"[1 - player]}] for holds in hidden) == 4
    s = until("action", seed) if s.step == "act" else until("act", seed)
    for player in (0, 1):
        assert len(ids(engine.view(s, player), s, [one for one in s.tokens[1 - player] if s.at[one] >= 0])) == 4


def test_a_player_sees_the_own_tokens_that_are_still_to_be_laid_and_not_the_others() -> None:
    s = until("lay", 1)
    assert s.ask is not None
    player = s.ask.player
    view = engine.view(s, player)
    assert len(view["sides"]["AB"[player]]["held"]) == view["sides"]["AB"[player]]["held_size"] == 10
    assert "held" not in view["sides"]["AB"[1 - player]]


def test_of_a_room_that_lies_face_down_it_is_seen_whose_tokens_lie_there() -> None:
    s = until("act", 4)
    room = s.maze.faces.index(None)
    names = [s.maze.ground.name(square) for square in s.maze.ground.squares_of[room]]
    for player in (0, 1):
        seen = squares(s, player)
        assert {seen[name]["tile"] for name in names} == {"dark"}
        holds = [one for name in names for one in seen[name]["holds"]]
        assert holds == [{"card": "token", "owner": "AB"[s.owner[one]]} for one in s.lying_under(room)] != []
        parts = engine.view(s, player)["maze"]["board"]["parts"]
        (part,) = [one["tile"] for one in parts if one["tile"].get("place") == room + 1]
        assert part == {"card": "unseen", "n": s.defs[s.rooms[room]].capacity, "place": room + 1}


def test_the_tokens_of_a_revealed_room_are_seen_by_both_while_they_are_placed() -> None:
    s = until("put", 2, turns=1)
    shown = [room for room, face in enumerate(s.maze.faces) if face is not None]
    lying = [s.defs[one].id for room in shown for one in s.lying_under(room)]
    assert lying
    for player in (0, 1):
        assert [one["card"] for one in engine.view(s, player)["being_played"]] == lying
        board = squares(s, player)
        names = [s.maze.ground.name(square) for room in shown for square in s.maze.ground.squares_of[room]]
        assert all(token["card"] != "token" for name in names for token in board[name]["holds"])


@pytest.mark.parametrize("seed", range(3))
def test_a_combat_card_is_seen_by_whoever_chose_it_and_used_ones_by_nobody(seed: int) -> None:
    s = until("combat", seed, turns=4)
    assert s.ask is not None
    if s.plans[0] == NOBODY:
        engine.answer(s, 1)  # A chooses first
    assert s.ask is not None and s.ask.player == 1
    own, other = engine.view(s, 0), engine.view(s, 1)
    assert own["fight"] == [{"card": s.defs[s.plans[0]].id, "owner": "A"}]
    assert other["fight"] == [{"card": "hidden", "owner": "A"}]
    assert other["sides"]["A"]["fighting_size"] == len(s.fighting[0])
    for player in (0, 1):
        assert "combat" not in json.dumps(engine.view(s, player)["sides"]["AB"[1 - player]])


@pytest.mark.parametrize("seed", range(6))
def test_who_is_asked_for_a_combat_card_knows_both_strengths_and_where_the_fight_is(seed: int) -> None:
    s = until("combat", seed, turns=6)
    assert s.ask is not None
    for _ in range(2):
        player = s.ask.player
        about = engine.view(s, player)["question"]["about"]
        clash = next(frame for frame in s.agenda if isinstance(frame, Clash))
        of = {one: power(s, one, attacks=one in clash.attackers) for one in (*clash.attackers, *clash.defenders)}
        mine = sum(strength for one, strength in of.items() if s.owner[one] == player)
        assert (about["mine"], about["theirs"]) == (mine, sum(of.values()) - mine)
        assert about["attacks"] == (player == s.active) and about["other"] == "AB"[1 - player]
        assert {*about["look"]} == {s.name(s.at[one]) for one in of}
        assert about["look"][-1] == s.name(s.at[clash.target])
        if s.plans[0] == s.plans[1] == NOBODY:
            engine.answer(s, 0)
            assert s.ask is not None


def test_of_what_is_carried_it_is_seen_who_carries_it_and_characters_are_seen_first() -> None:
    carried = 0
    for seed in range(8):
        s = until("act", seed, turns=12)
        for square in squares(s, 0).values():
            held = [one for one in square["holds"] if one.get("carried")]
            carried += len(held)
            assert all(one["bearer"] == square["holds"][0]["card"] for one in held)
            types = [s.defs[token].is_character for one in square["holds"] for token in range(len(s.defs))
                     if s.defs[token].id == one["card"] and not one.get("carried")]  # fmt: skip
            assert types == sorted(types, reverse=True)
    assert carried


def test_whoever_imagines_knows_what_is_face_up_and_not_what_is_face_down() -> None:
    s = until("act", 6, turns=6)
    assert s.ask is not None
    player, other = s.ask.player, 1 - s.ask.player
    imagined = [engine.imagine(s, random.Random(seed)) for seed in range(12)]
    for one in s.tokens[other]:
        kinds = {found.defs[one].id for found in imagined}
        assert len(kinds) == 1 or s.at[one] < 0
    assert all(found.defs[one].id == s.defs[one].id for found in imagined for one in s.tokens[player])
    dark = [s.rooms[room] for room, face in enumerate(s.maze.faces) if face is None]
    assert all({found.defs[tile].type for found in imagined} == {s.defs[tile].type} for tile in dark)
    assert any(len({found.defs[tile].id for found in imagined}) > 1 for tile in dark)


def test_what_lies_between_squares_is_seen_as_it_is_and_from_both_sides() -> None:
    s = until("act", 1)
    laundry = read_room("laundry", COMPILED["cards"]["laundry"]["plan"])
    s.maze.show(6, laundry, 0)
    here = s.maze.ground.named("a19")
    (key,) = s.maze.gates_at(here, RIGHT)
    for state, word in ((CLOSED, "gate"), (RAISED, "raised"), (BROKEN, "broken")):
        s.maze.set_gate(key, state)
        seen = squares(s, 0)
        assert (seen["a19"]["sides"][RIGHT], seen["b19"]["sides"][LEFT]) == (word, word)
    assert (seen["b17"]["sides"][RIGHT], seen["c17"]["sides"][LEFT]) == ("wall", "wall")
    rooms = {tuple(one["at"]): one for one in engine.view(s, 0)["maze"]["board"]["parts"]}
    assert rooms[1, 17]["size"] == [5, 5] and "down" not in rooms[1, 17]


def test_where_a_movement_may_end_is_told_with_the_points_that_it_takes() -> None:
    s = until("act", 1, turns=5)
    taken = set[int]()
    for option in walks(s):
        s.points = 2
        ahead = engine.ahead(s, option)
        taken |= {way.takes for way in ahead.values()}
        near = {s.name(one) for one in goals(s, crowd(s), option.character, Rest(s.defs[option.character].speed))}
        assert {name for name, way in ahead.items() if way.takes == 1 and not way.by} <= near
        s.points = 1
        assert engine.ahead(s, option) == {name: way for name, way in ahead.items() if way.takes == 1}
    assert taken == {1, 2}


def test_squares_that_only_jumps_reach_are_told_with_the_jumps_and_so_all_where_a_movement_may_end() -> None:
    jumps = set[int]()
    for seed in range(6):
        s = until("act", seed, turns=6)
        s.points = 1
        for option in walks(s):
            ends = movements(s, option)
            told = engine.ahead(s, option)
            assert set(told) == set(ends)
            for square, way in told.items():
                assert len(way.by) == min(ends[square])
                jumps.add(len(way.by))
    assert jumps >= {0, 1}


def test_after_a_jump_the_way_goes_on_with_the_points_that_are_left() -> None:
    s = until("act", 1, turns=9)
    s.points = 3
    ways = [way for option in walks(s) for way in engine.ahead(s, option).values()]
    assert {way.takes for way in ways if way.by} == {2, 3}
    for own in s.jumps:
        own.clear()
    assert not any(way.by for option in walks(s) for way in engine.ahead(s, option).values())


def walks(s: Position) -> list[Walk]:
    """The movements that are offered."""
    assert s.ask is not None
    found = [option for option in s.ask.options if isinstance(option, Walk)]
    assert found
    return found


def movements(s: Position, option: Walk) -> dict[str, set[int]]:
    """Where a movement may end in which nothing is taken or put down, by square, with the jumps on each way there."""
    one, ends = option.character, dict[str, set[int]]()
    moving = [(played(s, option), s.at[option.character])]
    while moving:
        now, square = moving.pop()
        onward = now.ask.options if now.ask is not None and isinstance(now.ask.then, Walking) else [DONE]
        if DONE in onward and square != s.at[one]:
            ends.setdefault(s.name(square), set()).add(sum(map(len, s.jumps)) - sum(map(len, now.jumps)))
        for to in onward:
            if isinstance(to, Square | Leap):
                then = played(now, to)  # where only one thing can be done next, it is done
                moving.append((then, then.at[one] if then.at[one] >= 0 else to.square))
    return ends


def played(s: Position, option: Option) -> Position:
    """The position after an option of the question is taken."""
    assert s.ask is not None
    then = s.clone()
    engine.answer(then, s.ask.options.index(option))
    return then
