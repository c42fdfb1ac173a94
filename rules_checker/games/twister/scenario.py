"""A position of Dungeon Twister set up from a scenario, and compared with the scenario's expectations."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from cards import Game
from cards.database import Loc, Source
from cards.errors import Said
from cards.model import Record
from rules_checker.engine import SEATS
from rules_checker.games.twister.board import BROKEN, NOWHERE, RAISED, SIDES
from rules_checker.games.twister.engine import position
from rules_checker.games.twister.frames import Acting, Begin, EndOfTurn, PlayAction
from rules_checker.games.twister.setup import from_decks
from rules_checker.games.twister.state import NOBODY, Position, under
from rules_checker.games.twister.tokens import carrier, on
from rules_checker.games.twister.words import SIDE_NAMES
from rules_checker.record import scenario_file as shared
from rules_checker.setup import compile_cards

Player = Literal["A", "B"]
_PLAYERS = SEATS[:2]
_PARTS = ("deal", "turn", "action", "act")
_GATES = {"open": RAISED, "broken": BROKEN}
_TOKEN = re.compile(r"(?P<token>[\w-]+)(?P<wounded> wounded)?(?: with (?P<load>[\w-]+))?")
DOWN = "down"
"""What is written of a room that lies face down at its place."""
At = Mapping[str, tuple[str, ...]]
"""The tokens on squares: `blue-troll`, `blue-troll wounded`, `blue-thief with blue-rope`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Side(Record):
    """One player's cards that are left, by their numbers, and points; `turns` counts the present one, too."""

    actions: tuple[int, ...] = (2, 3, 4, 5)
    fights: tuple[int, ...] = (0, 1, 2, 3, 4, 5, 6)
    jumps: int = 3
    vp: int = 0
    saved: tuple[str, ...] = ()
    killed: tuple[str, ...] = ()
    treasures: tuple[str, ...] = ()
    turns: int = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Start(Record):
    """The moment of the start: whose turn, which part of it, and the points left in it; the highest action card."""

    turn: Player = "A"
    at: str = "act"
    points: int = 3
    highest: int = 5
    seed: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Expect(shared.Expect):
    """The expected state at a point, with keys besides those of all games; of `at` and `maze` only what is named."""

    at: At = field(default_factory=dict)
    under: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    maze: Mapping[int, str] = field(default_factory=dict)
    points: int | None = None
    tonic: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario(shared.Scenario):
    """A scenario file: the rooms that lie face up, by place, and what is where.

    A room is its id and the quarters by which it is turned (`laundry 1`), or `down` if it lies face down all the same;
    one under `cards`, drawn with letters, stands for that of its id. `gates` are those not closed, such as
    `c21 up: open`. `setup` is what a way to play says, such as `beginner: 1`; `apart` is what a player goes without.
    """

    A: Side = field(default_factory=Side)
    B: Side = field(default_factory=Side)
    maze: Mapping[int, str] = field(default_factory=dict)
    at: At = field(default_factory=dict)
    under: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    gates: Mapping[str, Literal["open", "broken"]] = field(default_factory=dict)
    setup: Mapping[str, int] = field(default_factory=dict)
    apart: tuple[str, ...] = ()
    start: Start = field(default_factory=Start)


def lay_out(game: Game, scenario: Scenario, source: Source) -> Position:
    """The position of a scenario, about to go on; raises `DataError` for one that cannot be."""
    start = scenario.start
    if start.at not in _PARTS:
        raise shared.not_one_of(source, ("start", "at"), start.at, _PARTS, f"there is no at {start.at!r}; write one of")
    compiled = compile_cards(game)
    s = position(compiled, from_decks(compiled, (), apart=scenario.apart, **scenario.setup))
    s.log, s.touched, s.seed = [], set(), start.seed
    if start.at == "deal":
        return s
    s.agenda.clear()
    _lay_rooms(s, scenario, source)
    for name, tokens in scenario.at.items():
        square = _square(s, name, source, ("at", name))
        for index, written in enumerate(tokens):
            _place(s, written, square, source, ("at", name, index))
    for room, lying in scenario.under.items():
        for index, card in enumerate(lying):
            s.at[_token(s, card, source, ("under", room, index))] = under(room - 1)
    for name, state in scenario.gates.items():
        square_name, _, side_name = name.partition(" ")
        square = _square(s, square_name, source, ("gates", name))
        keys = s.maze.gates_at(square, SIDE_NAMES.index(side_name)) if side_name in SIDE_NAMES else []
        if not keys:
            raise _amiss(source, ("gates", name), name)
        s.maze.set_gate(keys[0], _GATES[state])
    for player, side_now in enumerate((scenario.A, scenario.B)):
        _give(s, player, side_now, source)
    _begin(s, start)
    return s


def _lay_rooms(s: Position, scenario: Scenario, source: Source) -> None:
    """Lay the rooms of a scenario where it has them, and the others, face down, in their order."""
    tiles = {s.defs[tile].id: tile for tile in s.rooms}
    laid: dict[int, int] = {}
    for place, written in scenario.maze.items():
        name, _, turned = written.partition(" ")
        if not 1 <= place <= len(s.rooms) or name not in tiles or turned not in ("", "0", "1", "2", "3", DOWN):
            raise _amiss(source, ("maze", place), f"{place}: {written}")
        laid[place - 1] = tiles[name]
        room = s.defs[tiles[name]].room
        assert room is not None
        if turned != DOWN:
            s.maze.show(place - 1, room, int(turned or 0))
    others = [tile for tile in s.rooms if tile not in laid.values()]
    s.rooms = [laid[place] if place in laid else others.pop(0) for place in range(len(s.rooms))]


def _square(s: Position, name: str, source: Source, at: Loc) -> int:
    square = s.maze.ground.named(name)
    if square == NOWHERE or not s.maze.shown(square):
        raise _amiss(source, at, name)
    return square


def _token(s: Position, card: str, source: Source, at: Loc) -> int:
    found = [one for own in s.tokens for one in own if s.defs[one].id == card]
    if not found:
        raise _amiss(source, at, card)
    return found[0]


def _place(s: Position, written: str, square: int, source: Source, at: Loc) -> None:
    read = _TOKEN.fullmatch(written)
    if not read:
        raise _amiss(source, at, written)
    token = _token(s, read["token"], source, at)
    s.at[token], s.wounded[token] = square, bool(read["wounded"])
    if read["load"]:
        load = _token(s, read["load"], source, at)
        s.at[load], s.carries[token] = square, load
        s.wounded[load] = s.defs[load].is_character


def _give(s: Position, player: int, side_now: Side, source: Source) -> None:
    """Give a player what a scenario says of them."""
    for key, cards in (("actions", s.hands), ("fights", s.fighting)):
        kept: list[int] = []
        for index, value in enumerate(getattr(side_now, key)):
            found = [card for card in cards[player] if s.defs[card].value == value and card not in kept]
            if not found:
                raise _amiss(source, (_PLAYERS[player], key, index), str(value))
            kept.append(found[0])
        gone = s.played if key == "actions" else s.spent
        gone[player] = [card for card in cards[player] if card not in kept]
        cards[player] = kept
    s.jumps[player] = s.jumps[player][: side_now.jumps]
    s.vp[player], s.turns[player] = side_now.vp, side_now.turns
    for key, lists in (("saved", s.saved), ("killed", s.killed), ("treasures", s.treasures)):
        for index, card in enumerate(getattr(side_now, key)):
            lists[player].append(_token(s, card, source, (_PLAYERS[player], key, index)))


def _begin(s: Position, start: Start) -> None:
    """Put on the agenda what is still to happen."""
    s.active = s.first = _PLAYERS.index(start.turn)
    s.highest = start.highest
    if start.at == "turn":
        s.turns[s.active] -= 1
        s.agenda.append(Begin(s.active))
        return
    s.step, s.points = "act" if start.at == "act" else "turn", start.points if start.at == "act" else 0
    s.agenda += [EndOfTurn(), Acting()]
    if start.at == "action":
        s.agenda.append(PlayAction())


def _amiss(source: Source, at: Loc, written: str) -> Exception:
    what = f"{written!r} does not fit here: squares of rooms face up, rooms 1 to 8, tokens of the game"
    return source.error(at, what).coded("does-not-fit-here", value=written)


# --- what is expected -----------------------------------------------------------------------------------------------


def side(s: Position, player: int) -> Side:
    """A player's side as it is now."""
    return Side(
        actions=tuple(sorted(s.defs[card].value for card in s.hands[player])),
        fights=tuple(sorted(s.defs[card].value for card in s.fighting[player])),
        jumps=len(s.jumps[player]),
        vp=s.vp[player],
        saved=_ids(s, s.saved[player]),
        killed=_ids(s, s.killed[player]),
        treasures=_ids(s, s.treasures[player]),
        turns=s.turns[player],
    )


def moment(s: Position) -> Mapping[str, Any]:
    """What lies on the board, and the moment of the turn."""
    ground = s.maze.ground
    faces = {place: face for place, face in enumerate(s.maze.faces) if face is not None}
    return {
        "maze": {place + 1: f"{s.defs[s.rooms[place]].id} {face.turned}" for place, face in faces.items()},
        "at": {ground.name(at): found for at in range(len(ground.room_of)) if (found := _tokens(s, at))},
        "under": {room + 1: found for room in range(len(s.rooms)) if (found := _ids(s, s.lying_under(room)))},
        "gates": _gates(s),
        "setup": {
            **({"goal": s.numbers.goal} if s.numbers.goal != _GOAL else {}),
            **({"beginner": 1} if len(s.rooms) < _ROOMS else {}),
            **dict.fromkeys(sorted(s.numbers.options), 1),
        },
        "start": {"turn": _PLAYERS[s.active], "at": s.step, "points": s.points, "highest": s.highest},
    }


_GOAL, _ROOMS = 5, 8
"""What is so if the setup says nothing of it."""


def _gates(s: Position) -> dict[str, str]:
    """The gates that are not closed, as a scenario writes them: each by one of its squares, and the side there."""
    found: dict[str, str] = {}
    said = {state: name for name, state in _GATES.items()}
    written = set[int]()
    for square in range(len(s.maze.ground.room_of)):
        for side in SIDES if s.maze.shown(square) else ():
            keys = s.maze.gates_at(square, side)
            if keys and keys[0] in s.maze.gates and keys[0] not in written:
                written.add(keys[0])
                found[f"{s.name(square)} {SIDE_NAMES[side]}"] = said[s.maze.gates[keys[0]]]
    return found


def differences(s: Position, expect: Expect) -> Iterator[Said]:
    """The differences from the expected board, one sentence each."""
    for name, tokens in expect.at.items():
        found = _tokens(s, s.maze.ground.named(name))
        if sorted(found) != sorted(tokens):
            yield _unlike(name, _listed(found), _listed(tokens))
    for room, lying in expect.under.items():
        here = _ids(s, s.lying_under(room - 1))
        if sorted(here) != sorted(lying):
            yield _unlike(f"under {room}", _listed(here), _listed(lying))
    for place, wanted in expect.maze.items():
        face = s.maze.faces[place - 1]
        now = "-" if face is None else f"{s.defs[s.rooms[place - 1]].id} {face.turned}"
        if now != wanted:
            yield _unlike(f"maze {place}", now, wanted)
    for key, value in (("points", s.points), ("tonic", sum(s.tonics.values()))):
        if getattr(expect, key) not in (None, value):
            yield _unlike(key, str(value), str(getattr(expect, key)))


def _tokens(s: Position, square: int) -> tuple[str, ...]:
    """The tokens on a square as a scenario writes them."""
    found = []
    for token in on(s, square):
        if carrier(s, token) == NOBODY:
            load = s.carries[token]
            said = s.defs[token].id + (" wounded" if s.wounded[token] else "")
            found.append(said if load == NOBODY else f"{said} with {s.defs[load].id}")
    return tuple(found)


def _unlike(key: str, found: str, wanted: str) -> Said:
    return Said(f"{key} is {found}, not {wanted}", "unmet-there", key=key, found=found, wanted=wanted)


def _listed(found: Any) -> str:
    return shared.listed(map(str, found))


def _ids(s: Position, cards: list[int]) -> tuple[str, ...]:
    return tuple(s.defs[card].id for card in cards)
