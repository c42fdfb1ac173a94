"""How far it is out of the maze from each square, as it lies, for whoever plans ahead.

A distance is in squares: what takes an action point counts as many squares as characters walk for one, about. A wall
between two rooms counts what it takes to come to a gear and to turn one of them so that the way is open, and a room
that lies face down is taken for a winding one.
"""

from __future__ import annotations

from rules_checker.games.twister.board import GATE, HIDDEN, NOWHERE, OPEN, SIDES, WALL, Maze
from rules_checker.games.twister.cards import CardDef
from rules_checker.games.twister.state import NOBODY, Position

OVER_PITS, THROUGH_GATES, THROUGH_WALLS, JUMPS = 1, 2, 4, 8
"""What a character can do that others cannot; the sum of these tells how it gets about."""
FAR = 180
"""The distance of a square from which there is no way."""
ACTION = 4
"""What takes an action point counts so many squares."""
_STEP, _UNSEEN, _REVEAL, _WALL, _GATE = range(5)
"""The kinds of ways from a square to the next: open; within a room that is face down, or into one; barred."""

_WAYS, _GEARS = ("ways",), ("gears",)
"""What else is known of a maze besides distances."""

Bars = list[tuple[int, int]]
"""Squares from which a wall between two rooms bars the way, and how often one of these is to be turned to open it."""


class _Ways:
    """The ways of a maze as it lies: for each square those from which one leads there, with its kind, and the bars."""

    __slots__ = ("bars", "into")

    def __init__(self, maze: Maze) -> None:
        ground = maze.ground
        self.into: list[list[tuple[int, int]]] = [[] for _ in ground.room_of]
        self.bars: list[Bars] = [[] for _ in ground.room_of]
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
                else:
                    self.into[other].append((square, _GATE if between == GATE else _WALL))
                    if not same:
                        self._bar(maze, square, other, side)

    def _bar(self, maze: Maze, square: int, other: int, side: int) -> None:
        """Add how rooms can be turned so that the way from a square is open; each turns while the other stays."""
        back = (side + 2) % 4
        for turned, facing, fixed, behind in ((square, side, other, back), (other, back, square, side)):
            at = maze.ground.room_of[turned]
            face, room = (None, None) if at == NOWHERE else (maze.faces[at], maze.rooms[at])
            if face is None or room is None or maze.ways(fixed)[behind] >= WALL:
                continue
            for times in (1, 2, 3):
                to = room[(face.turned + (times if face.clockwise else -times)) % 4]
                if to.ways[maze.ground.within[turned]][facing] == OPEN:
                    self.bars[other].append((square, times))
                    break


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


def _around(maze: Maze, gear: int) -> list[int]:
    """The number of steps to a gear from each square, without pits."""
    found, edge, step = [FAR] * len(maze.ground.room_of), [gear], 0
    found[gear] = 0
    while edge:
        step, ahead = step + 1, list[int]()
        for square in edge:
            for beside in maze.neighbours(square):
                if found[beside] == FAR and not maze.is_pit(beside):
                    found[beside] = step
                    ahead.append(beside)
        edge = ahead
    return found


def outward(maze: Maze, player: int, gait: int) -> list[int]:
    """The distance out of the maze from each square, for a player's character with such a gait.

    It is kept for as long as no way changes.
    """
    key = (player, gait)
    found: list[int] | None = maze.known.get(key)
    if found is None:
        found = maze.known[key] = _outward(maze, player, gait)
    return found


def _outward(maze: Maze, player: int, gait: int) -> list[int]:
    ways: _Ways | None = maze.known.get(_WAYS)
    if ways is None:
        ways = maze.known[_WAYS] = _Ways(maze)
    found = [FAR] * len(maze.ground.room_of)
    ahead: list[list[int]] = [[] for _ in range(FAR)]
    for square in maze.ground.line_of(1 - player):
        found[square] = 0
        ahead[0].append(square)
    through_walls = ACTION if gait & THROUGH_WALLS else FAR
    costs = (1, 4, 4 + ACTION, through_walls, 1 + ACTION if gait & THROUGH_GATES else FAR)
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
            for other, times in ways.bars[square]:
                whole = onto + 1 + ACTION * (1 + times)
                if whole < found[other]:
                    found[other] = whole
                    ahead[whole].append(other)
    return found
