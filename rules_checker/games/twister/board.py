"""The board: rooms two by two between the two starting lines, how each is turned, and what stands between squares.

A square is a number, row by row from the top; the first row is the starting line of the second player, the last row
that of the first. Sides are numbered clockwise from the top. Tokens are not the board's: it says where ways lead, and
where a square comes to when its room turns.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

ROOM = 5
"""Squares along the side of a room; there are two rooms side by side."""
COLUMNS = 2 * ROOM
MIDDLE = ROOM * ROOM // 2
"""The square in the middle of a room."""
UP, RIGHT, DOWN, LEFT = range(4)
SIDES = (UP, RIGHT, DOWN, LEFT)
NOWHERE = -1
"""No square, as beyond the edge of the board; and no room, of a square of a starting line."""
OPEN, WALL, GATE, HIDDEN, EDGE = range(5)
"""What there is between two squares: an open way, a wall, a closed gate (whatever else there is), an open way into a
room that is face down, the edge of the board."""
CLOSED, RAISED, BROKEN = range(3)
"""How a gate is."""
_MOST_GATES = 64
_MOST_KNOWN = 500
"""Of so many mazes is known how their ways are."""
_UNSEEN = (OPEN, OPEN, OPEN, OPEN)

Way = int
"""What a plan has at a side of a square: `OPEN`, `WALL`, or, from `GATE` on, one of its gates by number."""


class Face(NamedTuple):
    """A room as it lies: its squares row by row, the `ways` at the sides of each, `pits`, and the square of the gear.

    `room` is its name, no two of a maze alike, `number` that of the gear, and `turned` the quarters of a turn clockwise
    from how the room is drawn.
    """

    room: str
    ways: tuple[tuple[Way, ...], ...]
    pits: tuple[bool, ...]
    gear: int
    number: int
    clockwise: bool
    turned: int


Room = tuple[Face, ...]
"""A room in each of its four positions."""


def read_room(name: str, plan: Mapping[str, Any]) -> Room:
    """A room of this name from its plan, as plain data."""
    spots = [spot for row in plan["rows"] for spot in row]
    ways = _numbered([spot["sides"] for spot in spots])
    gear = next(at for at, spot in enumerate(spots) if spot["number"] is not None)
    pits = tuple([spot["mark"] == "pit" for spot in spots])
    faces = [Face(name, ways, pits, gear, spots[gear]["number"], spots[gear]["mark"] == "clockwise", 0)]
    for _ in range(3):
        faces.append(_quarter(faces[-1]))
    return tuple(faces)


def _numbered(sides: Sequence[Sequence[str | None]]) -> tuple[tuple[Way, ...], ...]:
    """The ways at the sides of each square: a gate has one number on both of its sides."""
    found: dict[tuple[int, int], Way] = {}
    gates = GATE
    for at, around in enumerate(sides):
        for side in SIDES:
            if around[side] != "gate":
                found[at, side] = WALL if around[side] else OPEN
            elif side == UP and at >= ROOM:
                found[at, side] = found[at - ROOM, DOWN]
            elif side == LEFT and at % ROOM:
                found[at, side] = found[at - 1, RIGHT]
            else:
                found[at, side] = gates
                gates += 1
    return tuple([tuple([found[at, side] for side in SIDES]) for at in range(len(sides))])


def _quarter(face: Face) -> Face:
    """A room turned by a quarter clockwise."""
    ways, pits = [face.ways[0]] * len(face.ways), [False] * len(face.pits)
    for at, around in enumerate(face.ways):
        to = turned_square(at, 1)
        ways[to] = (around[LEFT], around[UP], around[RIGHT], around[DOWN])
        pits[to] = face.pits[at]
    gear = turned_square(face.gear, 1)
    return Face(face.room, tuple(ways), tuple(pits), gear, face.number, face.clockwise, (face.turned + 1) % 4)


def turned_square(at: int, quarters: int) -> int:
    """The square of a room to which one comes when the room turns clockwise."""
    for _ in range(quarters % 4):
        y, x = divmod(at, ROOM)
        at = x * ROOM + ROOM - 1 - y
    return at


class Ground:
    """The grid on which rooms lie: `rooms` of them, two by two. Where rooms and squares are never changes.

    Of each square it knows the room (`NOWHERE` for a starting line), the square within that room, and the squares
    beside it, by side.
    """

    __slots__ = ("beside", "room_of", "rooms", "rows", "squares_of", "within")

    def __init__(self, rooms: int) -> None:
        self.rooms = rooms
        self.rows = rooms // 2 * ROOM + 2
        squares = range(self.rows * COLUMNS)
        self.room_of: list[int] = [self._room(at) for at in squares]
        self.within: list[int] = [(at // COLUMNS - 1) % ROOM * ROOM + at % ROOM for at in squares]
        self.squares_of: list[list[int]] = [[0] * (ROOM * ROOM) for _ in range(rooms)]
        for at in squares:
            if self.room_of[at] != NOWHERE:
                self.squares_of[self.room_of[at]][self.within[at]] = at
        self.beside: list[tuple[int, ...]] = [self._beside(at) for at in squares]

    def _room(self, at: int) -> int:
        row, column = divmod(at, COLUMNS)
        return NOWHERE if row in (0, self.rows - 1) else (row - 1) // ROOM * 2 + column // ROOM

    def _beside(self, at: int) -> tuple[int, ...]:
        row, column = divmod(at, COLUMNS)
        return (
            at - COLUMNS if row else NOWHERE,
            at + 1 if column < COLUMNS - 1 else NOWHERE,
            at + COLUMNS if row < self.rows - 1 else NOWHERE,
            at - 1 if column else NOWHERE,
        )

    def line_of(self, player: int) -> range:
        """The squares of a player's starting line."""
        first = self._line(player) * COLUMNS
        return range(first, first + COLUMNS)

    def on_line(self, player: int, square: int) -> bool:
        """True of a square of a player's starting line."""
        return square // COLUMNS == self._line(player)

    def _line(self, player: int) -> int:
        return 0 if player else self.rows - 1

    def at_line(self, player: int) -> tuple[int, int]:
        """The two rooms next to a player's starting line."""
        return (0, 1) if player else (self.rooms - 2, self.rooms - 1)

    def name(self, at: int) -> str:
        """The name of a square, such as `b3`: a letter for its column, a number for its row."""
        row, column = divmod(at, COLUMNS)
        return f"{'abcdefghij'[column]}{row + 1}"

    def named(self, name: str) -> int:
        """The square of a name; `NOWHERE` if there is none."""
        column, row = "abcdefghij".find(name[:1]), name[1:]
        fits = name[:1] and column >= 0 and row in map(str, range(1, self.rows + 1))
        return (int(row) - 1) * COLUMNS + column if fits else NOWHERE


class Maze:
    """What of the board changes: the rooms that lie face up, None for one face down, and the gates not closed.

    `gates` has how each of those is, by `gate_key`. `known` is what others have found out about the ways as they are
    now; copies share it, and it comes back when a room comes back to how it lay.
    """

    __slots__ = ("_all", "_near", "faces", "gates", "ground", "known", "rooms")

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.rooms: list[Room | None] = [None] * ground.rooms
        self.faces: list[Face | None] = [None] * ground.rooms
        self.gates: dict[int, int] = {}
        self._near: dict[int, tuple[int, ...]] = {}  # what `neighbours` has found
        self.known: dict[tuple[Any, ...], Any] = {}
        self._all: dict[tuple[Any, ...], tuple[dict[int, tuple[int, ...]], dict[tuple[Any, ...], Any]]] = {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Maze) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        faces = [None if face is None else (face.number, face.clockwise, face.turned) for face in self.faces]
        return f"{faces} {sorted(self.gates.items())}"

    def copy(self) -> Maze:
        """An independent copy."""
        new = Maze(self.ground)
        new.rooms, new.faces, new.gates = self.rooms[:], self.faces[:], dict(self.gates)
        new._near, new.known, new._all = self._near, self.known, self._all
        return new

    def _changed(self) -> None:
        """Go on with what is known of the ways as they are now."""
        lie = tuple([None if face is None else (face.room, face.turned) for face in self.faces])
        key = (lie, tuple(sorted(self.gates.items())))
        if key not in self._all:
            if len(self._all) >= _MOST_KNOWN:
                self._all.clear()
            self._all[key] = {}, {}
        self._near, self.known = self._all[key]

    # --- rooms ------------------------------------------------------------------------------------------------------

    def show(self, at: int, room: Room, turned: int) -> None:
        """Lay a room face up."""
        self.rooms[at], self.faces[at] = room, room[turned % 4]
        self._changed()

    def turn(self, at: int, quarters: int) -> dict[int, int]:
        """Turn a room clockwise; returns to which square each of its squares has come."""
        room, face = self.rooms[at], self.faces[at]
        assert room is not None and face is not None
        self.faces[at] = room[(face.turned + quarters) % 4]
        self._changed()
        squares = self.ground.squares_of[at]
        return {square: squares[turned_square(within, quarters)] for within, square in enumerate(squares)}

    def shown(self, square: int) -> bool:
        """True of a square that may be entered: of a starting line, or of a room that lies face up."""
        room = self.ground.room_of[square]
        return room == NOWHERE or self.faces[room] is not None

    def in_maze(self, square: int) -> bool:
        """True of a square of a room."""
        return self.ground.room_of[square] != NOWHERE

    def is_pit(self, square: int) -> bool:
        """True of a pit."""
        room = self.ground.room_of[square]
        face = self.faces[room] if room != NOWHERE else None
        return face is not None and face.pits[self.ground.within[square]]

    def gear(self, at: int) -> int:
        """The square with the gear of a room; `NOWHERE` of a room that lies face down."""
        face = self.faces[at]
        return NOWHERE if face is None else self.ground.squares_of[at][face.gear]

    def geared(self, square: int) -> tuple[int, ...]:
        """The rooms that turn by the gear on a square: its own, and its partner if that lies face up."""
        own = self.ground.room_of[square]
        if own == NOWHERE or self.gear(own) != square:
            return ()
        partner = self.partner(own)
        return (own,) if partner == NOWHERE else (own, partner)

    def partner(self, at: int) -> int:
        """The other room that lies face up and has the same number on its gear; `NOWHERE` if there is none."""
        face = self.faces[at]
        assert face is not None
        for other, one in enumerate(self.faces):
            if other != at and one is not None and one.number == face.number:
                return other
        return NOWHERE

    # --- ways -------------------------------------------------------------------------------------------------------

    def ways(self, square: int) -> tuple[Way, ...]:
        """What the tile of a square has at its sides: a starting line is open to the maze, and has a wall amid it."""
        room = self.ground.room_of[square]
        if room != NOWHERE:
            face = self.faces[room]
            return _UNSEEN if face is None else face.ways[self.ground.within[square]]
        column, first = square % COLUMNS, square < COLUMNS
        left = WALL if column in (0, ROOM) else OPEN
        right = WALL if column in (ROOM - 1, COLUMNS - 1) else OPEN
        return (WALL, right, OPEN, left) if first else (OPEN, right, WALL, left)

    def between(self, square: int, side: int) -> int:
        """What there is between a square that may be entered and the one beside it.

        Where there is a wall on one side and a closed gate on the other, it is the gate, as nothing passes that.
        """
        other = self.ground.beside[square][side]
        if other == NOWHERE:
            return EDGE
        near = self._closed(square, self.ways(square)[side])
        if not self.shown(other):
            return near or HIDDEN
        far = self._closed(other, self.ways(other)[(side + 2) % 4])
        return max(near, far)

    def _closed(self, square: int, way: Way) -> int:
        """A way as it is now: `OPEN`, `WALL` or `GATE`."""
        if way < GATE:
            return way
        return OPEN if self.gates.get(gate_key(self.ground.room_of[square], way), CLOSED) != CLOSED else GATE

    def neighbours(self, square: int) -> tuple[int, ...]:
        """The squares to which an open way leads."""
        found = self._near.get(square)
        if found is None:
            beside = self.ground.beside[square]
            found = tuple([beside[side] for side in SIDES if self.between(square, side) == OPEN])
            self._near[square] = found
        return found

    def line(self, square: int, side: int) -> Iterator[int]:
        """The squares straight ahead, as far as ways are open."""
        while self.between(square, side) == OPEN:
            square = self.ground.beside[square][side]
            yield square

    def set_gate(self, key: int, state: int) -> None:
        """Open, close or break a gate."""
        self.gates[key] = state
        if state == CLOSED:
            del self.gates[key]
        self._changed()

    def gates_at(self, square: int, side: int) -> list[int]:
        """The gates at a side of a square, by key: of its own room, and of that beside it, if nothing bars the way."""
        found: list[int] = []
        other = self.ground.beside[square][side]
        for at, facing in ((square, side), (other, (side + 2) % 4)):
            way = WALL if at == NOWHERE else self.ways(at)[facing]
            if way == WALL:
                break
            if way >= GATE and (key := gate_key(self.ground.room_of[at], way)) not in found:
                found.append(key)
                if key not in self.gates:
                    break
        return found


def gate_key(room: int, way: Way) -> int:
    """The key of a gate: a gate turns with its room."""
    return room * _MOST_GATES + way
