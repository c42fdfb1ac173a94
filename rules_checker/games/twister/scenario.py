"""A position of Dungeon Twister set up from a scenario, and compared with the scenario's expectations."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

import pydantic

from cards.database import Loc
from cards.errors import Said
from cards.model import Record
from rules_checker.engine import UnfitError
from rules_checker.games.twister import frames
from rules_checker.games.twister.board import BROKEN, NOWHERE, RAISED, SIDES
from rules_checker.games.twister.engine import position
from rules_checker.games.twister.options import SIDE_NAMES
from rules_checker.games.twister.setup import FEWEST_GOAL, MOST_GOAL, from_decks, is_handicap
from rules_checker.games.twister.state import HELD, NOBODY, Position, under
from rules_checker.games.twister.tokens import carrier, on
from rules_checker.record import Layout, marks, scenario_file as shared

Player = Literal["A", "B"]
_GATES = {"open": RAISED, "broken": BROKEN}
_TOKEN = re.compile(r"(?P<token>[\w-]+)(?P<wounded> wounded)?(?: with (?P<load>[\w-]+))?")
Tokens = tuple[Annotated[str, marks.Named(types=("character", "object"))], ...]
Points = Annotated[int, pydantic.Field(ge=0, le=5)]
DOWN = "down"
"""What is written of a room that lies face down at its place."""
_TURNED = ("", "0", "1", "2", "3", DOWN)
"""What may stand behind a room: the quarters by which it is turned."""
_DOWN, _CLOSED = Said("-", "mark-down"), Said("-", "gate-closed")
"""What is told of a room and of a gate of which a position says nothing."""
_GOAL, _ROOMS = 5, 8
"""What is so if the setup says nothing of it."""


# --- what lies where ------------------------------------------------------------------------------------------------


def _numbered(cards: str, gone: str) -> marks.Own[Position]:
    """A player's cards that are left, by their numbers; the others are `gone`."""

    def lay(s: Position, player: int, numbers: tuple[int, ...], _: marks.Cards, at: Loc) -> None:
        left, kept = getattr(s, cards), list[int]()
        for index, number in enumerate(numbers):
            found = [card for card in left[player] if s.defs[card].value == number and card not in kept]
            if not found:
                raise _amiss((*at, index), str(number))
            kept.append(found[0])
        getattr(s, gone)[player] = [card for card in left[player] if card not in kept]
        left[player] = kept

    return marks.Own(lambda s, player: tuple(sorted(s.defs[card].value for card in getattr(s, cards)[player])), lay)


def _lay_jumps(s: Position, player: int, left: int, _: marks.Cards, at: Loc) -> None:
    s.jumps[player] = s.jumps[player][:left]


class Apart(marks.Pile[Position]):
    """Tokens that are out of the maze."""

    def lay(self, s: Position, of: int, value: Any, cards: marks.Cards, at: Loc) -> None:
        """Lay them there."""
        self.list(s, of).extend(_token(s, card, (*at, index)) for index, card in enumerate(value))


def _lay_rooms(s: Position, scenario: Scenario) -> None:
    """Lay the rooms of a scenario where it has them, and the others, face down, in an order in which the tokens fit."""
    tiles = {s.defs[tile].id: tile for tile in s.rooms}
    laid: dict[int, int] = {}
    for place, written in scenario.maze.items():
        name, _, turned = written.partition(" ")
        fits = name in tiles and tiles[name] not in laid.values() and turned in _TURNED
        if not 1 <= place <= len(s.rooms) or not fits:
            raise _amiss(("maze", str(place)), f"{place}: {written}")
        laid[place - 1] = tiles[name]
        room = s.defs[tiles[name]].room
        assert room is not None
        if turned != DOWN:
            s.maze.show(place - 1, room, int(turned or 0))
    others = [tile for tile in s.rooms if tile not in laid.values()]
    lying = {place - 1: len(tokens) for place, tokens in scenario.under.items()}
    free = [place for place in range(len(s.rooms)) if place not in laid]
    least = min(s.defs[tile].capacity for tile in s.rooms)
    for place in sorted(free, key=lambda place: lying.get(place, 0) <= least):  # first where not every room will do
        laid[place] = next((one for one in others if s.defs[one].capacity >= lying.get(place, 0)), others[0])
        others.remove(laid[place])
    s.rooms = [laid[place] for place in range(len(s.rooms))]


def _rooms(s: Position, _: int) -> dict[int, str]:
    faces = {place: face for place, face in enumerate(s.maze.faces) if face is not None}
    return {place + 1: f"{s.defs[s.rooms[place]].id} {face.turned}" for place, face in faces.items()}


def _lay_tokens(s: Position, _: int, squares: Mapping[str, tuple[str, ...]], cards: marks.Cards, at: Loc) -> None:
    for name, tokens in squares.items():
        square = _square(s, name, (*at, name))
        for index, written in enumerate(tokens):
            _place(s, written, square, (*at, name, index))


def _squares(s: Position, _: int) -> dict[str, tuple[str, ...]]:
    return {s.name(at): found for at in range(len(s.maze.ground.room_of)) if (found := _tokens(s, at))}


def _lay_under(s: Position, _: int, rooms: Mapping[int, Tokens], cards: marks.Cards, at: Loc) -> None:
    for room, lying in rooms.items():
        if not 1 <= room <= len(s.rooms):
            raise _amiss((*at, str(room)), str(room))
        for index, card in enumerate(lying):
            s.at[_token(s, card, (*at, str(room), index))] = under(room - 1)


def _under(s: Position, _: int) -> dict[int, tuple[str, ...]]:
    lying = {room + 1: s.lying_under(room) for room in range(len(s.rooms))}
    return {room: tuple(s.defs[one].id for one in found) for room, found in lying.items() if found}


def _lay_gates(s: Position, _: int, gates: Mapping[str, str], cards: marks.Cards, at: Loc) -> None:
    for name, state in gates.items():
        square_name, __, side = name.partition(" ")
        square = _square(s, square_name, (*at, name))
        keys = s.maze.gates_at(square, SIDE_NAMES.index(side)) if side in SIDE_NAMES else []
        if not keys:
            raise _amiss((*at, name), name)
        s.maze.set_gate(keys[0], _GATES[state])


def _gates(s: Position, _: int) -> dict[str, str]:
    """The gates that are not closed: each by one of its squares, and the side there."""
    return {names[0]: state for names, state in _named_gates(s)}


def _every_gate(s: Position, _: int) -> dict[str, str]:
    """They by each of their squares."""
    return {name: state for names, state in _named_gates(s) for name in names}


def _named_gates(s: Position) -> list[tuple[list[str], str]]:
    """Where the gates are that are not closed, and how each is."""
    said, found = {state: name for name, state in _GATES.items()}, defaultdict[int, list[str]](list)
    for square in filter(s.maze.shown, range(len(s.maze.ground.room_of))):
        for side in SIDES:
            for gate in s.maze.gates_at(square, side)[:1]:
                found[gate].append(f"{s.name(square)} {SIDE_NAMES[side]}")
    return [(names, said[s.maze.gates[gate]]) for gate, names in found.items() if gate in s.maze.gates]


def _setup(s: Position, _: int) -> dict[str, int]:
    goal = {"goal": s.numbers.goal} if s.numbers.goal != _GOAL else {}
    return goal | ({"beginner": 1} if len(s.rooms) < _ROOMS else {}) | dict.fromkeys(sorted(s.numbers.options), 1)


def _square(s: Position, name: str, at: Loc) -> int:
    square = s.maze.ground.named(name)
    if square == NOWHERE or not s.maze.shown(square):
        raise _amiss(at, name)
    return square


def _token(s: Position, card: str, at: Loc) -> int:
    """A token that is put somewhere: it is in no other place."""
    token = next((one for own in s.tokens for one in own if s.defs[one].id == card), NOBODY)
    if token == NOBODY:
        raise _amiss(at, card)
    if s.at[token] != HELD or any(token in own for lists in (s.saved, s.killed, s.treasures) for own in lists):
        what = f"{card} lies in two places, and there is one of it"
        raise marks.MisplacedError(at, UnfitError(what, "lies-twice", {"card": card}))
    return token


def _place(s: Position, written: str, square: int, at: Loc) -> None:
    read = _TOKEN.fullmatch(written)
    if not read:
        raise _amiss(at, written)
    token = _token(s, read["token"], at)
    s.at[token], s.wounded[token] = square, bool(read["wounded"])
    if s.defs[token].is_object and (read["wounded"] or read["load"]):
        raise _amiss(at, written)
    if read["load"]:
        load = _token(s, read["load"], at)
        s.at[load], s.carries[token] = square, load
        s.wounded[load] = s.defs[load].is_character


def _tokens(s: Position, square: int) -> tuple[str, ...]:
    """The tokens on a square as a scenario writes them."""
    found = []
    for token in on(s, square):
        if carrier(s, token) == NOBODY:
            load = s.carries[token]
            said = s.defs[token].id + (" wounded" if s.wounded[token] else "")
            found.append(said if load == NOBODY else f"{said} with {s.defs[load].id}")
    return tuple(found)


def _token_told(written: str) -> Said:
    """A token with its state, as a report tells it."""
    if not (read := _TOKEN.fullmatch(written)):
        return marks.card_named(written)
    load = read["load"]
    state = [Said("wounded", "mark-wounded")] if read["wounded"] else []
    state += [Said(f"with {load}", "mark-with", card=load)] if load else []
    return Said(written, "marked", card=read["token"], marks=state) if state else marks.card_named(written)


def _room_told(written: str) -> Said:
    """A room with the quarters by which it is turned, or `down`."""
    room, _, turned = written.partition(" ")
    if turned not in _TURNED:
        return marks.card_named(written)
    state = Said(turned, "mark-down") if turned == DOWN else Said(turned or "0", "mark-turned", n=int(turned or 0))
    return Said(written, "marked", card=room, marks=[state])


def _gate_told(state: str) -> Said:
    return Said(state, f"gate-{state}")


def _gate_called(written: str) -> Said:
    """A gate by one of its squares and the side there."""
    square, _, side = written.partition(" ")
    return Said(written, "gate-at", square=square, side=side)


def _amiss(at: Loc, written: str) -> marks.MisplacedError:
    what = f"{written!r} does not fit here: squares of rooms face up (named in maze), rooms 1 to 8, tokens of the game"
    return marks.MisplacedError(at, UnfitError(what, "does-not-fit-here", {"value": written}))


# --- the format -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Side(Record):
    """One player's cards that are left, by their numbers, and points; `turns` counts the present one, too."""

    actions: Annotated[tuple[int, ...], _numbered("hands", gone="played")] = (2, 3, 4, 5)
    fights: Annotated[tuple[int, ...], _numbered("fighting", gone="spent")] = (0, 1, 2, 3, 4, 5, 6)
    jumps: Annotated[int, pydantic.Field(ge=0, le=3), marks.Own(lambda s, of: len(s.jumps[of]), _lay_jumps)] = 3
    vp: Annotated[marks.Natural, marks.Of("vp")] = 0
    saved: Annotated[Tokens, Apart("saved")] = ()
    killed: Annotated[Tokens, Apart("killed")] = ()
    treasures: Annotated[Tokens, Apart("treasures")] = ()
    turns: Annotated[marks.Natural, marks.Of("turns")] = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Start(Record):
    """The moment of the start: whose turn, which part of it, and the points left in it; the highest action card."""

    turn: Player = "A"
    at: str = "act"
    points: Annotated[Points, marks.Of("points")] = 3
    highest: Annotated[Points, marks.Of("highest")] = 5
    seed: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Expect(shared.Expect):
    """The expected state at a point: besides what a position is written with, the points that potions give."""

    tonic: Annotated[int | None, marks.Own(lambda s, _: sum(s.tonics.values()))] = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario(shared.Scenario):
    """A scenario file: the rooms that lie face up, by place, and what is where.

    A room is its id and the quarters by which it is turned (`laundry 1`), or `down` if it lies face down all the same;
    one under `cards`, drawn with letters, stands for that of its id. `gates` are those not closed, such as
    `c21 up: open`. `setup` is what a way to play says, such as `beginner: 1`; `apart` is what a player goes without.
    """

    A: Side = field(default_factory=Side)
    B: Side = field(default_factory=Side)
    maze: Annotated[Mapping[int, str], marks.Own(_rooms, named=True, tells=_room_told, none=_DOWN)] = field(
        default_factory=dict
    )
    at: Annotated[Mapping[str, tuple[str, ...]], marks.Own(_squares, _lay_tokens, named=True, tells=_token_told)] = (
        field(default_factory=dict)
    )
    under: Annotated[Mapping[int, Tokens], marks.Own(_under, _lay_under, named=True)] = field(default_factory=dict)
    gates: Annotated[
        Mapping[str, Literal["open", "broken"]],
        marks.Own(_gates, _lay_gates, sees=_every_gate, named=True, tells=_gate_told, calls=_gate_called, none=_CLOSED),
    ] = field(default_factory=dict)
    setup: Annotated[Mapping[str, int], marks.Own(_setup)] = field(default_factory=dict)
    apart: tuple[marks.CardId, ...] = ()
    start: Start = field(default_factory=Start)


class Positions(Layout[Position]):
    """What the game says of its positions."""

    PARTS = {
        "deal": [frames.Deal()],
        "turn": [frames.Begin],
        "action": [frames.EndOfTurn(), frames.Acting(), frames.PlayAction()],
        "act": [frames.EndOfTurn(), frames.Acting()],
    }
    BEFORE = ("deal",)

    def empty(self, compiled: Mapping[str, Any], scenario: Scenario, cards: marks.Cards) -> Position:
        """The rooms, and nobody in them."""
        goal = scenario.setup.get("goal", _GOAL)
        if not FEWEST_GOAL <= goal <= MOST_GOAL:
            raise _amiss(("setup", "goal"), str(goal))
        setup = from_decks(compiled, (), apart=scenario.apart, **scenario.setup)
        if not is_handicap(compiled, scenario.apart, setup["copies"]):
            raise _amiss(("apart",), ", ".join(scenario.apart))
        s = position(compiled, setup)
        _lay_rooms(s, scenario)
        return s

    def settle(self, s: Position, scenario: Scenario, cards: marks.Cards) -> None:
        """What is so before an action card is played, and who has enough points."""
        start = scenario.start
        s.step = "turn" if start.at == "action" else s.step
        s.points = s.points if start.at == "act" else 0
        s.highest = 0 if start.at in self.BEFORE else s.highest
        enough = [player for player in s.order(s.active) if s.vp[player] >= s.numbers.goal]
        s.reached = enough[0] if enough else NOBODY


LAYOUT = Positions("twister", Scenario, Expect)
