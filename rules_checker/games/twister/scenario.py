"""A position of Dungeon Twister set up from a scenario, and compared with the scenario's expectations."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

import pydantic

from cards import Game
from cards.database import Loc, Source
from cards.errors import Said
from cards.model import Record
from rules_checker.engine import SEATS, UnfitError
from rules_checker.games.twister.board import BROKEN, NOWHERE, RAISED, SIDES
from rules_checker.games.twister.engine import position
from rules_checker.games.twister.frames import Acting, Begin, EndOfTurn, PlayAction
from rules_checker.games.twister.options import SIDE_NAMES
from rules_checker.games.twister.setup import FEWEST_GOAL, MOST_GOAL, from_decks, is_handicap
from rules_checker.games.twister.sound import unsound
from rules_checker.games.twister.state import HELD, NOBODY, Position, under
from rules_checker.games.twister.tokens import carrier, on
from rules_checker.record import Layout, Named, Natural, Of, Pile, lay, scenario_file as shared
from rules_checker.setup import compile_cards

Player = Literal["A", "B"]
_PLAYERS = SEATS[:2]
PARTS = ("deal", "turn", "action", "act")
_GATES = {"open": RAISED, "broken": BROKEN}
_TOKEN = re.compile(r"(?P<token>[\w-]+)(?P<wounded> wounded)?(?: with (?P<load>[\w-]+))?")
Tokens = tuple[Annotated[str, Named(types=("character", "object"))], ...]
Points = Annotated[int, pydantic.Field(ge=0, le=5)]
DOWN = "down"
"""What is written of a room that lies face down at its place."""
At = Mapping[str, tuple[str, ...]]
"""The tokens on squares: `blue-troll`, `blue-troll wounded`, `blue-thief with blue-rope`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Side(Record):
    """One player's cards that are left, by their numbers, and points; `turns` counts the present one, too."""

    actions: tuple[int, ...] = (2, 3, 4, 5)
    fights: tuple[int, ...] = (0, 1, 2, 3, 4, 5, 6)
    jumps: Annotated[int, pydantic.Field(ge=0, le=3)] = 3
    vp: Annotated[Natural, Of("vp")] = 0
    saved: Annotated[Tokens, Pile("saved")] = ()
    killed: Annotated[Tokens, Pile("killed")] = ()
    treasures: Annotated[Tokens, Pile("treasures")] = ()
    turns: Annotated[Natural, Of("turns")] = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Start(Record):
    """The moment of the start: whose turn, which part of it, and the points left in it; the highest action card."""

    turn: Player = "A"
    at: str = "act"
    points: Points = 3
    highest: Points = 5
    seed: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Expect(shared.Expect):
    """The expected state at a point, with keys besides those of all games; of `at` and `maze` only what is named."""

    at: At = field(default_factory=dict)
    under: Mapping[int, Tokens] = field(default_factory=dict)
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
    under: Mapping[int, Tokens] = field(default_factory=dict)
    gates: Mapping[str, Literal["open", "broken"]] = field(default_factory=dict)
    setup: Mapping[str, int] = field(default_factory=dict)
    apart: tuple[shared.CardId, ...] = ()
    start: Start = field(default_factory=Start)


def lay_out(game: Game, scenario: Scenario, source: Source) -> Position:
    """The position of a scenario, about to go on; raises `DataError` for what fits nowhere, and for a token twice."""
    start, compiled = scenario.start, compile_cards(game)
    goal = scenario.setup.get("goal", _GOAL)
    if not FEWEST_GOAL <= goal <= MOST_GOAL:
        raise _amiss(source, ("setup", "goal"), str(goal))
    setup = from_decks(compiled, (), apart=scenario.apart, **scenario.setup)
    if not is_handicap(compiled, scenario.apart, setup["copies"]):
        raise _amiss(source, ("apart",), ", ".join(scenario.apart))
    s = position(compiled, setup)
    s.seed = start.seed
    if start.at == "deal":
        return s
    s.agenda.clear()
    _lay_rooms(s, scenario, source)
    for name, tokens in scenario.at.items():
        square = _square(s, name, source, ("at", name))
        for index, written in enumerate(tokens):
            _place(s, written, square, source, ("at", name, index))
    for room, lying in scenario.under.items():
        if not 1 <= room <= len(s.rooms):
            raise _amiss(source, ("under", str(room)), str(room))
        for index, card in enumerate(lying):
            s.at[_token(s, card, source, ("under", str(room), index))] = under(room - 1)
    for name, state in scenario.gates.items():
        square_name, _, side_name = name.partition(" ")
        square = _square(s, square_name, source, ("gates", name))
        keys = s.maze.gates_at(square, SIDE_NAMES.index(side_name)) if side_name in SIDE_NAMES else []
        if not keys:
            raise _amiss(source, ("gates", name), name)
        s.maze.set_gate(keys[0], _GATES[state])
    for player, side_now in enumerate((scenario.A, scenario.B)):
        _give(s, player, side_now, source)
    lay(s, scenario, ())
    _begin(s, start)
    return s


def _lay_rooms(s: Position, scenario: Scenario, source: Source) -> None:
    """Lay the rooms of a scenario where it has them, and the others, face down, in an order in which the tokens fit."""
    tiles = {s.defs[tile].id: tile for tile in s.rooms}
    laid: dict[int, int] = {}
    for place, written in scenario.maze.items():
        name, _, turned = written.partition(" ")
        fits = name in tiles and tiles[name] not in laid.values() and turned in ("", "0", "1", "2", "3", DOWN)
        if not 1 <= place <= len(s.rooms) or not fits:
            raise _amiss(source, ("maze", str(place)), f"{place}: {written}")
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


def _square(s: Position, name: str, source: Source, at: Loc) -> int:
    square = s.maze.ground.named(name)
    if square == NOWHERE or not s.maze.shown(square):
        raise _amiss(source, at, name)
    return square


def _token(s: Position, card: str, source: Source, at: Loc) -> int:
    """A token that is put somewhere: it is in no other place."""
    token = next((one for own in s.tokens for one in own if s.defs[one].id == card), NOBODY)
    if token == NOBODY:
        raise _amiss(source, at, card)
    if s.at[token] != HELD or any(token in own for lists in (s.saved, s.killed, s.treasures) for own in lists):
        raise source.error(at, f"{card} lies in two places, and there is one of it").coded("lies-twice", card=card)
    return token


def _place(s: Position, written: str, square: int, source: Source, at: Loc) -> None:
    read = _TOKEN.fullmatch(written)
    if not read:
        raise _amiss(source, at, written)
    token = _token(s, read["token"], source, at)
    s.at[token], s.wounded[token] = square, bool(read["wounded"])
    if s.defs[token].is_object and (read["wounded"] or read["load"]):
        raise _amiss(source, at, written)
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
    for key, lists in (("saved", s.saved), ("killed", s.killed), ("treasures", s.treasures)):
        for index, card in enumerate(getattr(side_now, key)):
            lists[player].append(_token(s, card, source, (_PLAYERS[player], key, index)))


def impossible(s: Position, scenario: Scenario) -> Iterator[tuple[Loc, ValueError]]:
    """What no position has and this one does."""
    start = scenario.start
    if start.at == "deal":
        return
    yield from unsound(s)
    if start.at != "act" and not s.hands[s.active]:
        yield (start.turn, "actions"), UnfitError("a turn begins with an action card", "no-action-card")
    if start.at != "act" and s.reached != NOBODY:
        yield (_PLAYERS[s.reached], "vp"), UnfitError("the game has been won before this turn", "won-already")


def _begin(s: Position, start: Start) -> None:
    """Put on the agenda what is still to happen."""
    s.active = s.first = _PLAYERS.index(start.turn)
    s.highest = start.highest
    enough = [player for player in s.order(s.active) if s.vp[player] >= s.numbers.goal]
    s.reached = enough[0] if enough else NOBODY
    if start.at == "turn":
        s.turns[s.active] -= 1
        s.agenda.append(Begin(s.active))
        return
    s.step, s.points = "act" if start.at == "act" else "turn", start.points if start.at == "act" else 0
    s.agenda += [EndOfTurn(), Acting()]
    if start.at == "action":
        s.agenda.append(PlayAction())


def _amiss(source: Source, at: Loc, written: str) -> Exception:
    what = f"{written!r} does not fit here: squares of rooms face up (named in maze), rooms 1 to 8, tokens of the game"
    return source.error(at, what).coded("does-not-fit-here", value=written)


# --- what is expected -----------------------------------------------------------------------------------------------


def beside(s: Position, player: int) -> Mapping[str, Any]:
    """What a player has besides tokens and numbers: cards, by their numbers."""
    return {
        "actions": tuple(sorted(s.defs[card].value for card in s.hands[player])),
        "fights": tuple(sorted(s.defs[card].value for card in s.fighting[player])),
        "jumps": len(s.jumps[player]),
    }


def between(s: Position) -> Mapping[str, Any]:
    """What lies on the board."""
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
            yield shared.unlike_here(name, _listed(found), _listed(tokens))
    for room, lying in expect.under.items():
        here = _ids(s, s.lying_under(room - 1))
        if sorted(here) != sorted(lying):
            yield shared.unlike_here(f"under {room}", _listed(here), _listed(lying))
    for place, wanted in expect.maze.items():
        face = s.maze.faces[place - 1]
        now = "-" if face is None else f"{s.defs[s.rooms[place - 1]].id} {face.turned}"
        if now != wanted:
            yield shared.unlike_here(f"maze {place}", now, wanted)
    for key, value in (("points", s.points), ("tonic", sum(s.tonics.values()))):
        if getattr(expect, key) not in (None, value):
            yield shared.unlike_here(key, str(value), str(getattr(expect, key)))


def _tokens(s: Position, square: int) -> tuple[str, ...]:
    """The tokens on a square as a scenario writes them."""
    found = []
    for token in on(s, square):
        if carrier(s, token) == NOBODY:
            load = s.carries[token]
            said = s.defs[token].id + (" wounded" if s.wounded[token] else "")
            found.append(said if load == NOBODY else f"{said} with {s.defs[load].id}")
    return tuple(found)


def _listed(found: Any) -> str:
    return shared.listed(map(str, found))


def _ids(s: Position, cards: list[int]) -> tuple[str, ...]:
    return tuple(s.defs[card].id for card in cards)


class Positions(Layout[Position]):
    """What the game says of its positions."""

    Scenario = Scenario
    Expect = Expect
    PARTS = PARTS
    lay_out = staticmethod(lay_out)
    beside = staticmethod(beside)
    between = staticmethod(between)
    impossible = staticmethod(impossible)
    differences = staticmethod(differences)


LAYOUT = Positions("twister")
