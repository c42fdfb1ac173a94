"""The board by itself: what turns with a room, and what stands between squares; counted by hand in the drawings."""

import pytest

from cards import load_game
from rules_checker.games.twister.board import (
    BROKEN,
    CLOSED,
    COLUMNS,
    DOWN,
    EDGE,
    GATE,
    HIDDEN,
    LEFT,
    NOWHERE,
    OPEN,
    RAISED,
    RIGHT,
    UP,
    WALL,
    Ground,
    Maze,
    Room,
    read_room,
    turned_square,
)
from rules_checker.setup import compile_cards

COMPILED = compile_cards(load_game("twister"))["cards"]


def room(name: str) -> Room:
    return read_room(name, COMPILED[name]["plan"])


@pytest.fixture
def maze() -> Maze:
    """The laundry at the lower left, as it is drawn, with the second player's line far above: squares a17 to e21."""
    maze = Maze(Ground(8))
    maze.show(6, room("laundry"), 0)
    return maze


def named(maze: Maze, *names: str) -> list[int]:
    return [maze.ground.named(name) for name in names]


def test_squares_have_names_from_the_far_line_to_the_near_one() -> None:
    ground = Ground(8)
    assert ground.rows == 22
    assert [ground.name(at) for at in (0, COLUMNS - 1, COLUMNS, 219)] == ["a1", "j1", "a2", "j22"]
    assert [ground.named(name) for name in ("a1", "j22", "k1", "a0", "a23", "", "a")] == [0, 219, *[NOWHERE] * 5]
    assert [ground.name(at) for at in ground.line_of(0)][:2] == ["a22", "b22"]
    assert (ground.at_line(0), ground.at_line(1)) == ((6, 7), (0, 1))
    assert ground.room_of[ground.named("f21")] == 7
    assert ground.room_of[ground.named("a22")] == ground.room_of[ground.named("j1")] == NOWHERE


@pytest.mark.parametrize("name", ["", "a", "a0", "a-1", "b²", "k1", "a" + "9" * 5000])
def test_what_names_no_square_is_nowhere(name: str) -> None:
    assert Ground(6).named(name) == NOWHERE


def test_six_rooms_are_three_rows_of_two() -> None:
    assert Ground(6).rows == 17
    assert Ground(6).at_line(0) == (4, 5)


def test_a_quarter_takes_the_upper_left_corner_to_the_upper_right() -> None:
    assert [turned_square(0, quarters) for quarters in range(5)] == [0, 4, 24, 20, 0]
    assert turned_square(12, 1) == 12
    assert turned_square(1, 1) == 9


def test_what_is_known_of_a_maze_comes_back_with_its_rooms_wherever_these_were_read(maze: Maze) -> None:
    maze.known["ways",] = "as they are drawn"
    maze.turn(6, 1)
    assert not maze.known
    maze.show(6, room("laundry"), 0)
    assert maze.known == {("ways",): "as they are drawn"}
    other = next(name for name, card in COMPILED.items() if card["plan"] and name != "laundry")
    maze.show(6, room(other), 0)
    assert not maze.known


def test_what_is_drawn_stands_between_squares(maze: Maze) -> None:
    a17, b17, c19, b19, a22 = named(maze, "a17", "b17", "c19", "b19", "a22")
    assert maze.between(a17, RIGHT) == OPEN
    assert maze.between(a17, LEFT) == EDGE
    assert maze.between(b17, DOWN) == WALL
    assert maze.between(b19, LEFT) == maze.between(maze.ground.beside[b19][LEFT], RIGHT) == GATE
    assert maze.gear(6) == c19 and maze.gear(0) == NOWHERE
    assert [maze.is_pit(at) for at in named(maze, "b18", "d18", "d20", "a17", "a22", "a2")] == [True] * 3 + [False] * 3
    assert maze.between(a22, UP) == WALL  # the room's own edge
    assert maze.between(maze.ground.named("b22"), UP) == OPEN
    assert maze.between(a22, RIGHT) == OPEN
    assert maze.between(maze.ground.named("e22"), RIGHT) == WALL  # amid the line


def test_a_way_leads_to_a_room_that_is_face_down_wherever_its_own_side_is_open(maze: Maze) -> None:
    b17, e20, a17 = named(maze, "b17", "e20", "a17")
    assert maze.between(b17, UP) == HIDDEN
    assert maze.between(e20, RIGHT) == HIDDEN
    assert maze.between(a17, UP) == WALL
    assert [*maze.neighbours(b17)] == named(maze, "a17")


def test_between_two_rooms_both_edges_count(maze: Maze) -> None:
    maze.show(7, room("pantry"), 0)
    e18, e20 = named(maze, "e18", "e20")
    assert (maze.between(e18, RIGHT), maze.between(e20, RIGHT)) == (OPEN, WALL)
    maze.turn(7, 3)  # what was above, open at its second square, is now to the left
    assert (maze.between(e18, RIGHT), maze.between(e20, RIGHT)) == (WALL, OPEN)


def test_a_gate_has_one_key_from_both_sides_and_turns_with_its_room(maze: Maze) -> None:
    a19, b19 = named(maze, "a19", "b19")
    (key,) = maze.gates_at(a19, RIGHT)
    assert maze.gates_at(b19, LEFT) == [key]
    for state in (RAISED, BROKEN):
        maze.set_gate(key, state)
        assert maze.between(a19, RIGHT) == OPEN
    came = maze.turn(6, 1)
    a19, b19 = came[a19], came[b19]
    assert [maze.ground.name(at) for at in (a19, b19)] == ["c17", "c18"]
    assert maze.between(a19, DOWN) == OPEN
    assert maze.gates_at(a19, DOWN) == [key]
    maze.set_gate(key, CLOSED)
    assert maze.between(a19, DOWN) == GATE


def test_four_quarters_are_none(maze: Maze) -> None:
    before = [maze.between(at, side) for at in maze.ground.squares_of[6] for side in (UP, RIGHT, DOWN, LEFT)]
    came = {at: at for at in maze.ground.squares_of[6]}
    for _ in range(4):
        moved = maze.turn(6, 1)
        came = {start: moved[at] for start, at in came.items()}
    assert [maze.between(at, side) for at in came.values() for side in (UP, RIGHT, DOWN, LEFT)] == before
    assert all(start == at for start, at in came.items())


def test_every_room_turned_by_a_quarter_keeps_what_is_beside_each_square() -> None:
    for card in COMPILED.values():
        if card["plan"] and card["plan"]["kind"] == "room":
            faces = read_room(card["id"], card["plan"])
            for at, ways in enumerate(faces[0].ways):
                turned = faces[1].ways[turned_square(at, 1)]
                assert turned == (ways[LEFT], ways[UP], ways[RIGHT], ways[DOWN])
                assert faces[1].pits[turned_square(at, 1)] == faces[0].pits[at]
            assert [face.turned for face in faces] == [0, 1, 2, 3]


def test_a_gear_turns_its_room_and_the_partner_that_lies_face_up(maze: Maze) -> None:
    c19 = maze.gear(6)
    assert maze.geared(c19) == (6,)
    assert maze.geared(c19 + 1) == maze.geared(maze.ground.named("a22")) == ()
    maze.show(0, room("cloakroom"), 2)
    assert maze.geared(c19) == (6, 0)
    assert maze.geared(maze.gear(0)) == (0, 6)


def test_a_line_ends_at_walls_gates_and_rooms_that_are_face_down(maze: Maze) -> None:
    b22, a21, a18 = named(maze, "b22", "a21", "a18")
    assert [*maze.line(b22, UP)] == named(maze, "b21")
    assert [*maze.line(a18, UP)] == named(maze, "a17")
    assert [*maze.line(a21, UP)] == named(maze, "a20")
    c21 = maze.ground.named("c21")
    assert [*maze.line(c21, UP)] == []
    maze.set_gate(maze.gates_at(c21, UP)[0], RAISED)
    assert [*maze.line(c21, UP)] == named(maze, "c20", "c19")
    assert [*maze.line(a18, RIGHT)] == [*maze.line(b22 - COLUMNS * 4, UP)] == []
    assert maze.neighbours(a21) == (maze.ground.named("a20"), maze.ground.named("b21"))


def test_a_copy_is_independent(maze: Maze) -> None:
    copy = maze.copy()
    copy.turn(6, 1)
    copy.set_gate(1, BROKEN)
    copy.show(0, room("attic"), 0)
    assert maze.gear(6) == maze.ground.named("c19") and not maze.gates and maze.faces[0] is None
