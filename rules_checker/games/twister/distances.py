"""How far it is out of the maze from each square, as it lies, for whoever plans ahead.

A distance is in squares: what takes an action point counts as many squares as characters walk for one, about. A wall
between two rooms counts what it takes to turn one of them so that ways out of both meet, and a room that lies face down
is taken for a winding one.
"""

from __future__ import annotations

from rules_checker.games.twister.board import (
    DOWN,
    GATE,
    HIDDEN,
    LEFT,
    NOWHERE,
    OPEN,
    RIGHT,
    ROOM,
    SIDES,
    UP,
    Face,
    Maze,
    turned_square,
)
from rules_checker.games.twister.cards import CardDef
from rules_checker.games.twister.state import NOBODY, Position

OVER_PITS, THROUGH_GATES, THROUGH_WALLS, JUMPS = 1, 2, 4, 8
"""What a character can do that others cannot; the sum of these tells how it gets about."""
FAR = 180
"""The distance of a square from which there is no way."""
ACTION = 4
"""What takes an action point counts so many squares."""
_TURN, _TO_GEAR = 4, 2
"""A quarter of a turn counts so many squares, and so many each action point that it takes to come to the gear: less
than a character walks for one, as the way is then open for others, too."""
_INTO_HIDDEN = 4 + ACTION
"""A step into a room that lies face down counts so many squares."""
_EVERY = 3
"""In every so many of a player's turns it matters how far it is to the gears."""
_FAR_GEAR, _NO_GEAR = 4, 6
"""A gear counts as no farther than this, in action points, and this is counted where nobody comes to one."""
_STEP, _UNSEEN, _REVEAL, _WALL, _GATE = range(5)
"""The kinds of ways from a square to the next: open; within a room that is face down, or into one; barred."""

_WAYS, _GEARS = ("ways",), ("gears",)
"""What else is known of a maze besides distances."""

Turns = list[tuple[int, int, int]]
"""Squares from which a way leads after a room is turned, how many squares that counts without the gear, which room."""
Wheels = tuple[int, ...]
"""For each room how many action points a player is from turning it."""


class _Ways:
    """The ways of a maze as it lies: for each square those from which one leads there, with its kind, and the turns."""

    __slots__ = ("into", "turns")

    def __init__(self, maze: Maze) -> None:
        ground = maze.ground
        self.into: list[list[tuple[int, int]]] = [[] for _ in ground.room_of]
        self.turns: list[Turns] = [[] for _ in ground.room_of]
        for square, room in enumerate(ground.room_of):
            for side in SIDES:
                other = ground.beside[square][side]
                if other == NOWHERE:
                    continue
                between, same = maze.between(square, side), ground.room_of[other] == room
                if between == OPEN:
                    self.into[other].append((square, _STEP))
                elif between == HIDDEN:
                    self.into[other].append((square, _UNSEEN if same else _REVEAL))
                elif between == GATE:
                    self.into[other].append((square, _GATE))
                elif maze.shown(other) and maze.shown(square):
                    self.into[other].append((square, _WALL))
        for room in range(ground.rooms):
            self._turn(maze, room)

    def _turn(self, maze: Maze, room: int) -> None:
        """Add where ways lead once a room is turned: out of it, through it, and into it.

        Whoever comes into it where it is turned is where it then is: it lies as now only after a whole turn.
        """
        ground, face = maze.ground, maze.faces[room]
        if face is None:
            return
        squares, outlets, found = ground.squares_of[room], _outlets(face), dict[tuple[int, int], int]()
        inside = {squares[within]: _around(maze, squares[within], room) for within, _ in outlets}
        for quarters in (1, 2, 3):
            turns = _TURN * (quarters if face.clockwise else 4 - quarters)
            doors = list[tuple[int, int]]()
            for within, side in outlets:
                to, facing = squares[turned_square(within, quarters)], (side + quarters) % 4
                other = ground.beside[to][facing]
                if other != NOWHERE and maze.ways(other)[(facing + 2) % 4] == OPEN:
                    doors.append((squares[within], other))
            for inner, outer in doors:
                out = turns + (1 if maze.shown(outer) else _INTO_HIDDEN)
                found[outer, inner], found[inner, outer] = out, 4 * _TURN + 1
                for entered, before in doors:
                    if before != outer:
                        found[outer, before] = min(found.get((outer, before), FAR), 1 + inside[inner][entered] + out)
        for (square, before), count in found.items():
            self.turns[square].append((before, count, room))


def _outlets(face: Face) -> list[tuple[int, int]]:
    """The ways out of a room: squares of it, each with the side at which it is open."""
    found: list[tuple[int, int]] = []
    for at in range(ROOM):
        for within, side in (
            (at, UP),
            (at * ROOM + ROOM - 1, RIGHT),
            (ROOM * (ROOM - 1) + at, DOWN),
            (at * ROOM, LEFT),
        ):
            if face.ways[within][side] == OPEN:
                found.append((within, side))
    return found


def gait(s: Position, character: int) -> int:
    """How a character gets about, with what it carries."""
    info, load, player = s.defs[character], s.carries[character], s.owner[character]
    found = _own_gait(info) | (JUMPS if s.jumps[player] else 0)
    if load != NOBODY and s.defs[load].crosses_pits:
        found |= OVER_PITS
    return found


def _own_gait(info: CardDef) -> int:
    pits = OVER_PITS if info.levitates or info.walks_pits else 0
    gates = THROUGH_GATES if "break-gate" in info.acts or "open-gate" in info.acts else 0
    return pits | gates | (THROUGH_WALLS if "pass-wall" in info.acts else 0)


def to_gears(maze: Maze) -> list[tuple[list[int], tuple[int, ...]]]:
    """For each gear the number of steps to it from each square, `FAR` if there is no way, and the rooms it turns."""
    found: list[tuple[list[int], tuple[int, ...]]] | None = maze.known.get(_GEARS)
    if found is None:
        shown = [maze.gear(room) for room, face in enumerate(maze.faces) if face is not None]
        found = maze.known[_GEARS] = [(_around(maze, gear), maze.geared(gear)) for gear in shown]
    return found


def _around(maze: Maze, square: int, room: int = NOWHERE) -> list[int]:
    """The number of steps to a square from each, without pits; if a `room` is named, only within that."""
    found, edge, step, room_of = [FAR] * len(maze.ground.room_of), [square], 0, maze.ground.room_of
    found[square] = 0
    while edge:
        step, ahead = step + 1, list[int]()
        for at in edge:
            for beside in maze.neighbours(at):
                if found[beside] == FAR and not maze.is_pit(beside) and room in (NOWHERE, room_of[beside]):
                    found[beside] = step
                    ahead.append(beside)
        edge = ahead
    return found


def outward(s: Position, character: int) -> list[int]:
    """The distance out of the maze from each square, for a character as it gets about."""
    player = s.owner[character]
    return ways_out(s.maze, player, gait(s, character), wheels(s, player))


def wheels(s: Position, player: int) -> Wheels:
    """How many action points a player is from turning each room, about: from coming to a gear that turns it.

    That counts in one turn of several: whoever always stayed near a gear would not get on, and whoever never came to
    one would not either.
    """
    if s.turns[player] % _EVERY:
        return (0,) * len(s.rooms)
    found = [_NO_GEAR] * len(s.rooms)
    able = [(s.at[one], s.defs[one].speed) for one in s.characters(player) if not s.wounded[one]]
    for steps, rooms in to_gears(s.maze):
        soon = _NO_GEAR
        for at, speed in able:
            if steps[at] < FAR:
                soon = min(soon, _FAR_GEAR, (steps[at] + speed - 1) // speed)
        for room in rooms:
            found[room] = min(found[room], soon)
    return tuple(found)


def ways_out(maze: Maze, player: int, gait: int, near: Wheels) -> list[int]:
    """The distance out of the maze from each square, for a player's character with such a gait.

    It is kept for as long as no way changes.
    """
    key = (player, gait, near)
    found: list[int] | None = maze.known.get(key)
    if found is None:
        found = maze.known[key] = _outward(maze, player, gait, near)
    return found


def _outward(maze: Maze, player: int, gait: int, near: Wheels) -> list[int]:
    ways: _Ways | None = maze.known.get(_WAYS)
    if ways is None:
        ways = maze.known[_WAYS] = _Ways(maze)
    found = [FAR] * len(maze.ground.room_of)
    ahead: list[list[int]] = [[] for _ in range(FAR)]
    for square in maze.ground.line_of(1 - player):
        found[square] = 0
        ahead[0].append(square)
    through_walls = ACTION if gait & THROUGH_WALLS else FAR
    costs = (1, 4, _INTO_HIDDEN, through_walls, 1 + ACTION if gait & THROUGH_GATES else FAR)
    for far, edge in enumerate(ahead):
        for square in edge:
            if found[square] < far:
                continue
            onto = far
            if not gait & OVER_PITS and maze.is_pit(square):
                if not gait & JUMPS:
                    continue
                onto += 2 * ACTION
            for other, kind in ways.into[square]:
                whole = onto + costs[kind]
                if whole < found[other]:
                    found[other] = whole
                    ahead[whole].append(other)
            for other, count, room in ways.turns[square]:
                whole = onto + count + _TO_GEAR * near[room]
                if whole < found[other]:
                    found[other] = whole
                    ahead[whole].append(other)
    return found
