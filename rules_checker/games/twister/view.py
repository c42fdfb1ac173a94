"""What one player may see of a position, as plain data: for a screen, a bot, or another machine.

Rooms and tokens that lie face up are seen by all. Of a room that lies face down its kind is known, and whose tokens lie
there; of the other player's tokens before the game, nothing. A combat card is seen by whoever chose it until both are
revealed; the piles of used ones are seen by nobody.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rules_checker.engine import SEATS, Option
from rules_checker.games.twister.options import Act, Fight, Leap, Reveal, Square, Take, Turn, Walk
from rules_checker.games.twister.state import HELD, NOBODY, Position, under
from rules_checker.games.twister.tokens import crowd


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
    ground, there = s.maze.ground, crowd(s)
    squares: list[dict[str, Any]] = []
    for square in range(len(ground.room_of)):
        row, column = divmod(square, 10)
        holds = [_token(s, one, player) for one in there.get(square, ())]
        squares.append({"at": [column + 1, row + 1], **_tile(s, square, player), "holds": holds})
        squares[-1]["holds"] = [*squares[-1].pop("hidden", []), *holds]
    return {"columns": 10, "rows": ground.rows, "squares": squares}


def _tile(s: Position, square: int, player: int) -> dict[str, Any]:
    """What a square is."""
    maze = s.maze
    room = maze.ground.room_of[square]
    if room == NOBODY:
        return {"tile": "line"}
    face = maze.faces[room]
    if face is None:
        amid = maze.ground.squares_of[room][12] == square
        lying = [{"card": "token", "owner": SEATS[s.owner[one]]} for one in s.lying_under(room)] if amid else []
        return {"tile": "unseen", "hidden": lying}
    if face.gear == maze.ground.within[square]:
        return {"tile": {"card": "gear", "number": face.number, "clockwise": face.clockwise}}
    return {"tile": "pit" if maze.is_pit(square) else "floor"}


def _token(s: Position, token: int, player: int) -> dict[str, Any]:
    """A token on a square, as a player sees it."""
    owner = s.owner[token]
    if s.step == "setup" and owner != player:
        return {"card": "token", "owner": SEATS[owner]}
    return {
        "card": s.defs[token].id,
        "owner": SEATS[owner],
        "kind": s.defs[token].kind,
        "wounded": s.wounded[token],
        "carried": token in s.carries,
    }


def side(s: Position, player: int, *, own: bool) -> dict[str, Any]:
    """What everybody knows of a player; and of a player's own, what is still to be placed, and the combat cards."""
    seen: dict[str, Any] = {
        "vp": s.vp[player],
        "actions": _ids(s, s.hands[player]),
        "played": _ids(s, s.played[player][-1:]),
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


def more(s: Position, option: Option) -> dict[str, Any]:
    """What an option means besides its words: the square that it is about."""
    square = _square_of(s, option)
    return {} if square == NOBODY else {"square": s.name(square)}


def _square_of(s: Position, option: Option) -> int:
    if isinstance(option, Square | Leap):
        return option.square
    if isinstance(option, Walk | Turn):
        return s.at[option.character]
    if isinstance(option, Fight):
        return s.at[option.target]
    if isinstance(option, Take):
        return s.at[option.token]
    if isinstance(option, Act):
        if option.side != NOBODY:
            return s.maze.ground.beside[s.at[option.character]][option.side]
        return s.at[option.character if option.about == NOBODY else option.about]
    return s.maze.ground.squares_of[option.room][12] if isinstance(option, Reveal) else NOBODY


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
