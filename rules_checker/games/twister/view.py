"""What one player may see of a position, as plain data: for a screen, a bot, or another machine.

Rooms and tokens that lie face up are seen by all. Of a room that lies face down its kind is known, and whose tokens lie
there; of the other player's tokens before the game, nothing. A combat card is seen by whoever chose it until both are
revealed; the piles of used ones are seen by nobody.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rules_checker.engine import SEATS, Option, Way
from rules_checker.games.twister.board import (
    BROKEN,
    COLUMNS,
    EDGE,
    GATE,
    MIDDLE,
    NOWHERE,
    OPEN,
    RAISED,
    ROOM,
    SIDES,
    WALL,
)
from rules_checker.games.twister.moves import jumped, may_leave, may_stop, reach
from rules_checker.games.twister.options import Leap, Walk
from rules_checker.games.twister.state import HELD, NOBODY, Position, under
from rules_checker.games.twister.tokens import budget, crowd

_AHEAD = 3


def fates(s: Position) -> list[tuple[str, str]]:
    """What became of each character."""
    saved, killed = {one for own in s.saved for one in own}, {one for own in s.killed for one in own}
    characters = [one for own in s.tokens for one in own if s.defs[one].is_character]
    return [
        (s.defs[one].id, "escaped" if one in saved else "killed" if one in killed else "stayed") for one in characters
    ]


def table(s: Position, player: int) -> dict[str, Any]:
    """The board, and the points that are left."""
    return {
        "goal": s.numbers.goal,
        "points": s.points,
        "highest": s.highest,
        "maze": {"board": _board(s, player)},
        "fight": [
            {"card": s.defs[card].id if who == player else "hidden", "owner": SEATS[who]}
            for who, card in enumerate(s.plans)
            if card != NOBODY
        ],
    }


def _board(s: Position, player: int) -> dict[str, Any]:
    maze, there = s.maze, crowd(s)
    ground = maze.ground
    hidden = {
        square: {"card": "token", "owner": SEATS[s.owner[token]]}
        for room, squares in enumerate(ground.squares_of)
        if maze.faces[room] is None
        for square, token in zip(squares[MIDDLE - 1 : MIDDLE + 2], s.lying_under(room), strict=False)
    }
    lie = _squares(s)
    squares = [
        {**lie[square], "holds": [hidden[square]] if square in hidden else _tokens(s, there.get(square, []), player)}
        for square in range(len(lie))
    ]
    lines = [
        {"at": _place(ground.line_of(owner)[half]), "size": [ROOM, 1], "tile": {"card": "line", "owner": SEATS[owner]}}
        for owner in range(s.players)
        for half in (0, ROOM)
    ]
    return {"columns": COLUMNS, "rows": ground.rows, "squares": squares, "parts": [*lines, *_rooms(s)]}


_SEEN = ("seen",)
"""What is known of a maze: how its squares are seen."""


def _squares(s: Position) -> list[dict[str, Any]]:
    """Each square as it is seen whatever stands on it: the same until a room or a gate changes."""
    found: list[dict[str, Any]] | None = s.maze.known.get(_SEEN)
    if found is None:
        found = s.maze.known[_SEEN] = [
            {"at": _place(square), "tile": _tile(s, square), "sides": [_side(s, square, side) for side in SIDES]}
            for square in range(len(s.maze.ground.room_of))
        ]
    return found


def _place(square: int) -> list[int]:
    row, column = divmod(square, COLUMNS)
    return [column + 1, row + 1]


def _rooms(s: Position) -> Iterator[dict[str, Any]]:
    """The rooms as parts of the board: each by its card, or by its kind if it lies face down."""
    for at, face in enumerate(s.maze.faces):
        place = {"at": _place(s.maze.ground.squares_of[at][0]), "size": [ROOM, ROOM]}
        card = s.defs[s.rooms[at]]
        if face is None:
            yield {**place, "tile": {"card": "unseen", "n": card.capacity, "place": at + 1}, "down": True}
        else:
            yield {**place, "tile": {"card": card.id, "place": at + 1}, "turn": face.turned}


def _tile(s: Position, square: int) -> Any:
    """What a square is; nothing of floor."""
    room = s.maze.ground.room_of[square]
    face = None if room == NOWHERE else s.maze.faces[room]
    if face is None:
        return None if room == NOWHERE else "dark"
    if face.gear == s.maze.ground.within[square]:
        return {"card": "gear", "number": face.number, "clockwise": face.clockwise}
    return "pit" if s.maze.is_pit(square) else None


def _side(s: Position, square: int, side: int) -> str | None:
    """What lies between a square and the next one, as far as it is seen."""
    beyond = s.maze.ground.beside[square][side]
    if not s.maze.shown(square) and (beyond == NOWHERE or not s.maze.shown(beyond)):
        return None
    found = s.maze.between(square, side)
    if found == OPEN:
        states = [s.maze.gates.get(key) for key in s.maze.gates_at(square, side)]
        return "raised" if RAISED in states else "broken" if BROKEN in states else None
    return {WALL: "wall", EDGE: "wall", GATE: "gate"}.get(found)


def _tokens(s: Position, tokens: list[int], player: int) -> list[dict[str, Any]]:
    """The tokens on a square, characters first, and each that is carried after its carrier."""
    loose = sorted([one for one in tokens if one not in s.carries], key=lambda one: not s.defs[one].is_character)
    return [_token(s, one, player) for holder in loose for one in (holder, s.carries[holder]) if one != NOBODY]


def _token(s: Position, token: int, player: int) -> dict[str, Any]:
    """A token on a square, as a player sees it."""
    owner = s.owner[token]
    if s.step == "setup" and owner != player:
        return {"card": "token", "owner": SEATS[owner]}
    return {
        "card": s.defs[token].id,
        "shown": f"{s.defs[token].id}-wounded" if s.wounded[token] else None,
        "owner": SEATS[owner],
        "kind": s.defs[token].kind,
        "wounded": s.wounded[token],
        "carried": token in s.carries,
        "bearer": s.defs[s.carries.index(token)].id if token in s.carries else None,
    }


def side(s: Position, player: int, *, own: bool) -> dict[str, Any]:
    """What everybody knows of a player; and of a player's own, what is still to be placed, and the combat cards."""
    seen: dict[str, Any] = {
        "vp": s.vp[player],
        "actions": _ids(s, s.hands[player]),
        "left": ", ".join([str(s.defs[card].value) for card in s.hands[player]]) or None,
        "last": s.defs[s.played[player][-1]].value if s.played[player] else None,
        "fighting_size": len(s.fighting[player]),
        "jumps": len(s.jumps[player]),
        "saved": _ids(s, s.saved[player]),
        "killed": _ids(s, s.killed[player]),
        "treasures": _ids(s, s.treasures[player]),
        "held_size": len([one for one in s.tokens[player] if s.at[one] == HELD]),
    }
    if own:
        seen["hand"] = hand(s, player)
        seen["held"] = _ids(s, [one for one in s.tokens[player] if s.at[one] == HELD])
    return seen


def under_way(s: Position) -> dict[str, Any]:
    """The tokens of a room that was revealed, which are still to be placed."""
    shown = [room for room, face in enumerate(s.maze.faces) if face is not None]
    tokens = [one for room in shown for one in s.lying_under(room)]
    return {"being_played": [{"card": s.defs[one].id, "owner": SEATS[s.owner[one]]} for one in tokens]}


def _ids(s: Position, cards: Sequence[int]) -> list[str]:
    return [s.defs[card].id for card in cards]


def hand(s: Position, player: int) -> list[str]:
    """The cards in a player's hand."""
    return _ids(s, s.hands[player] + s.fighting[player] + s.jumps[player])


def scores(s: Position) -> list[int]:
    """The victory points."""
    return list(s.vp)


def outcome(s: Position) -> dict[str, Any]:
    """What a game came to: who won, the points, and the turns taken."""
    return {"winner": s.winner_in(SEATS[: s.players]), "points": scores(s), "turns": list(s.turns)}


def ahead(s: Position, option: Option) -> dict[str, Way]:
    """The squares where a movement may end, each with the points that it takes: up to three of those that there are.

    Where nobody comes by walking, the way has the jumps that lead there.
    """
    if not isinstance(option, Walk):
        return {}
    one, there = option.character, crowd(s)
    start, speed, most = s.at[one], s.defs[one].speed, min(budget(s, one), _AHEAD)
    ways = {start: Way(0)}
    walks: dict[int, list[int]] = {}
    for jumping in (False, True) if s.jumps[s.owner[one]] else (False,):
        for points in range(1, most + 1):
            for square, way in [(square, way) for square, way in ways.items() if way.takes == points - 1]:
                if not (square == start or s.maze.in_maze(square)) or not may_leave(s, there, one, square):
                    continue
                onward = jumped(s, there, one, square, speed, used=len(way.by)) if jumping else {}
                if square not in walks:
                    near = reach(s, there, one, square, speed)
                    walks[square] = [stop for stop in near if may_stop(s, there, one, stop)]
                onward |= dict.fromkeys(walks[square], ())
                for stop, over in onward.items():
                    ways.setdefault(stop, Way(points, (*way.by, *[Leap(square) for square in over])))
    return {s.name(square): way for square, way in sorted(ways.items()) if way.takes}


def hidden(s: Position, player: int) -> Iterator[list[int]]:
    """The other player's tokens that lie face down, the rooms of each kind that do, and a combat card just chosen."""
    other, dark = 1 - player, [room for room, face in enumerate(s.maze.faces) if face is None]
    lying = [under(room) for room in dark]
    yield [one for one in s.tokens[other] if s.step == "setup" or s.at[one] in lying]
    down = [s.rooms[room] for room in dark]
    for kind in ("vault", "hall"):
        yield [tile for tile in down if s.defs[tile].type == kind]
    if s.plans[other] != NOBODY:
        yield [s.plans[other], *s.fighting[other]]


def pretend(s: Position, cards: Sequence[int]) -> None:
    """Have each token be as if it were another: on a starting line there are characters in any case."""
    as_if = list(cards)
    assert s.ask is not None
    other = 1 - s.ask.player
    if s.step == "setup":
        spare = [one for one in s.tokens[other] if s.at[one] < 0 and s.defs[as_if[one]].is_character]
        for one in s.tokens[other]:
            if s.at[one] >= 0 and not s.defs[as_if[one]].is_character:
                swap = spare.pop()
                as_if[one], as_if[swap] = as_if[swap], as_if[one]
    s.defs = tuple([s.defs[one] for one in as_if])
