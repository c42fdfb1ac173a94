"""Plans of tiles, drawn with letters: what is read of one, and every fault by its row and column."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from cards import DataError, load_game, read_game
from cards.told import told
from generator.art import plan_scene

GAME = load_game("twister")
FILE = "cards/maze.yaml"
ROOM = GAME.cards["laundry"].plan
"""A room of 5 × 5 squares:

+---+   +---+---+---+
|       |           |
+   +---+   +---+   +
|   | o       o |
+   +   +---+   +---+
|   #   | 1>|       |
"""


def test_a_square_knows_what_is_on_it_and_what_stands_at_its_sides() -> None:
    assert ROOM is not None and ROOM.size == (5, 5)
    first, second, *_ = ROOM.rows[0]
    assert (first.mark, first.sides) == (None, ("wall", None, None, "wall"))
    assert second.sides == (None, "wall", "wall", None)  # a way leads out of the room above it
    assert ROOM.rows[1][1].mark == "pit"
    assert ROOM.rows[2][0].sides[1] == ROOM.rows[2][1].sides[3] == "gate"  # a side is that of both its squares
    assert ROOM.hub is ROOM.rows[2][2] and (ROOM.hub.mark, ROOM.hub.number) == ("clockwise", 1)


def test_spaces_at_the_end_of_a_line_may_be_left_out(spoilt_game: Callable[..., Path]) -> None:
    folder = spoilt_game(FILE, "      |   | o       o |\n", "      |   | o       o |    \n", GAME.folder)
    assert read_game(folder).cards["laundry"].plan == ROOM
    assert ROOM is not None and ROOM.rows[1][4].sides[1] is None


def test_each_number_is_on_two_rooms_that_turn_either_way() -> None:
    hubs = [card.plan.hub for card in GAME.cards.values() if card.plan and card.plan.hub]
    assert {(hub.number, hub.mark) for hub in hubs} == {
        (number, mark) for number in (1, 2, 3, 4) for mark in ("clockwise", "counterclockwise")
    }


def test_a_plan_fills_its_frame_and_every_side_is_drawn_once() -> None:
    assert ROOM is not None
    for size in ((125.0, 125.0), (60.0, 60.0)):
        placed = plan_scene(ROOM, size).placed
        floor = [one for one in placed if one.figure == "floor"]
        unit = size[0] / 130
        assert len(floor) == 25
        assert sum(one.scale for one in floor[:5]) * 100 * unit == pytest.approx(size[0])
        assert len({(one.figure, one.at) for one in placed}) == len(placed)
    walls = sum(side == "wall" for _, spot in ROOM.spots() for side in spot.sides)
    edge = [ROOM.rows[0][x].sides[0] for x in range(5)] + [ROOM.rows[4][x].sides[2] for x in range(5)]
    edge += [ROOM.rows[y][0].sides[3] for y in range(5)] + [ROOM.rows[y][4].sides[1] for y in range(5)]
    drawn = sum(one.figure == "wall" for one in placed)
    assert drawn == (walls - edge.count("wall")) / 2 + edge.count("wall")


DRAWN, GEAR, PAIR = "gap.room-tiles", "rotate.gear", "rotate.pair"
WRONG = [  # what is written instead in the first room, in which room that is a fault, by which rule, and what is said
    ("| 1>|       |", "|   |       |", "laundry", GEAR, "row 1, column 1: exactly one square has a number: 1> or 1<"),
    (
        "|   | o       o |",
        "| 2<| o       o |",
        "laundry",
        GEAR,
        "row 6, column 10: another square has the number already",
    ),
    (
        "|   | o       o |",
        "|   | x       o |",
        "laundry",
        DRAWN,
        "row 4, column 7: the plan knows no letter 'x' here, only o > <",
    ),
    (
        "|   #   | 1>|",
        "|   %   | 1>|",
        "laundry",
        DRAWN,
        "row 6, column 5: the plan knows no letter '%' here, only | #",
    ),
    (
        "|   #   | 1>|",
        "|   # 3 | 1>|",
        "laundry",
        DRAWN,
        "row 6, column 7: a digit and its mark belong together: 1> or 1<",
    ),
    ("|   #   | 1>|", "|   #   |1>o|", "laundry", DRAWN, "row 6, column 12: one square has one mark, not '>' and 'o'"),
    (
        "|       |           |",
        "|       |            ",
        "laundry",
        DRAWN,
        "row 2, column 21: the edge cannot be open here",
    ),
    ("+---+   +---+---+---+", "+---+---+---+---+---+", "laundry", DRAWN, "row 1, column 2: the upper edge is closed"),
    (
        "+---+   +---+---+---+",
        "+-- +   +---+---+---+",
        "laundry",
        DRAWN,
        "row 1, column 4: a side of a square is one thing",
    ),
    ("+---+   +---+---+---+", "+---x   +---+---+---+", "laundry", DRAWN, "row 1, column 5: a corner is '+', not 'x'"),
    (
        "+---+   +---+---+---+",
        "+---+   +---+---+---+--",
        "laundry",
        DRAWN,
        "row 1, column 21: a line of 5 squares has 21 letters",
    ),
    (
        "      |   | o       o |\n",
        "",
        "laundry",
        DRAWN,
        "row 10, column 1: a plan of 5 × 5 squares has 11 lines, not 10",
    ),
    ("1>|", "1<|", "cloakroom", PAIR, "row 6, column 10: laundry has the number 1 with the same mark"),
    ("1>|", "9>|", "laundry", PAIR, "row 6, column 10: the number 9 is on no other plan"),
    ("1>|", "3<|", "kitchen", PAIR, "row 6, column 6: the number 3 is on laundry and library already"),
]


def test_a_fault_is_told_with_its_place_and_rule_in_every_language(spoilt_game: Callable[..., Path]) -> None:
    lines = (GAME.folder / FILE).read_text(encoding="utf-8").splitlines()
    for right, wrong, room, rule, said in WRONG:
        with pytest.raises(DataError) as raised:
            read_game(spoilt_game(FILE, right, wrong, GAME.folder))
        fault, begins = raised.value, lines.index(f"  - id: {room}") + 3
        assert f"[{rule}] {said}" in str(fault), wrong
        at = re.match(r"row (\d+), column (\d+)", said)
        assert at and (fault.line, fault.column) == (begins + int(at[1]), len("      ") + int(at[2])), said
        for lang in ("he", "ru"):
            sentence = told(fault, lang).partition(": ")[2]
            assert rule in told(fault, lang)
            assert any("\u0400" <= letter <= "\u05ff" for letter in sentence) and " or " not in sentence, said


def test_what_a_line_should_be_is_counted_in_russian(spoilt_game: Callable[..., Path]) -> None:
    folder = spoilt_game(FILE, "+---+   +---+---+---+", "+---+   +---+---+---+--", GAME.folder)
    with pytest.raises(DataError) as raised:
        read_game(folder)
    assert told(raised.value, "ru").endswith("строка в 5 клеток — это 21 знак, а здесь 23")


def test_a_plan_of_no_lines_is_a_fault_of_its_own(spoilt_game: Callable[..., Path]) -> None:
    folder = spoilt_game("cards/markers.yaml", "type: gate-marker", 'type: hall\n    plan: ""', GAME.folder)
    with pytest.raises(DataError, match=r"row 1, column 1: a plan of 5 × 5 squares has 11 lines, not 1"):
        read_game(folder)


def test_the_side_that_is_closed_is_named_in_every_language(spoilt_game: Callable[..., Path]) -> None:
    folder = spoilt_game(FILE, "+---+   +---+---+---+", "+---+---+---+---+---+", GAME.folder)
    with pytest.raises(DataError) as raised:
        read_game(folder)
    assert "העליונים" in told(raised.value, "he") and "верхний" in told(raised.value, "ru")


def test_a_room_has_a_plan_and_nothing_else_has_one(spoilt_game: Callable[..., Path]) -> None:
    bare = spoilt_game(FILE, "    type: vault\n    plan: |\n", "    type: gate-marker\n    plan: |\n", GAME.folder)
    with pytest.raises(DataError, match=r"maze\.yaml:9:5.*laundry: a gate-marker has no plan"):
        read_game(bare)
    drawn = spoilt_game("cards/markers.yaml", "type: gate-marker", "type: hall", GAME.folder)
    with pytest.raises(DataError, match="gate-open: the key 'plan' is missing"):
        read_game(drawn)
