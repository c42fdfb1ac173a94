"""A toy engine: two runners on a track of arrows, who go where the arrow below points, or turn an arrow."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rules_checker.engine import DRAW, SEATS, Endless, Engine, Options, State, Steps, Way

COLUMNS, ROWS, HOLE, GOAL, MOST_TURNS = 4, 3, (2, 2), (4, 3), 40
PLACES = [(column, row) for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1) if (column, row) != HOLE]
AHEAD = ((0, -1), (1, 0), (0, 1), (-1, 0))


class Lay(NamedTuple):
    """The arrows are laid."""


class Run(NamedTuple):
    """A runner's turn."""

    runner: int


class Move(NamedTuple):
    """What a runner does with a square."""

    verb: str
    at: tuple[int, int]


class Track(State):
    """How each arrow is turned, where each runner is, and whether there are hedges to be seen between squares."""

    __slots__ = ("arrows", "defs", "hedges", "runners")

    arrows: dict[tuple[int, int], int]
    defs: tuple[Any, ...]
    hedges: bool
    runners: list[tuple[int, int]]


STEPS: Steps[Track] = Steps()
OPTIONS: Options[Track] = Options()


def from_decks(compiled: Mapping[str, Any], decks: Sequence[Mapping[str, Any]], **mode: Any) -> Any:
    return mode


def read_setup(compiled: Mapping[str, Any], written: Mapping[str, Any]) -> Any:
    return written


def cards_of(setup: Any) -> set[str]:
    return set()


def seats(setup: Any) -> int:
    return 2


def position(compiled: Mapping[str, Any], setup: Any) -> Track:
    s = Track()
    s.begin(2)
    s.arrows, s.defs, s.hedges, s.runners = {}, (), bool(setup), [(1, 1), (1, 3)]
    s.agenda.append(Lay())
    return s


@STEPS.step(Lay)
def lay(s: Track, _: Lay) -> None:
    s.arrows = {at: s.random(4) for at in PLACES}
    s.agenda.append(Run(0))


@STEPS.step(Run)
def run(s: Track, frame: Run) -> None:
    if GOAL in s.runners:
        s.winners = (s.runners.index(GOAL),)
        s.tell("ends", "track.goal")
    elif s.begin_turn(frame.runner, MOST_TURNS):
        s.tell("turn", "track.move", player=frame.runner, n=sum(s.turns))
        s.agenda.append(Run(1 - frame.runner))
        (column, row), (right, down) = s.runners[frame.runner], AHEAD[s.arrows[s.runners[frame.runner]]]
        ahead = [Move("go", at) for at in [(column + right, row + down)] if at in PLACES]
        s.ask_for(frame.runner, "run", (*ahead, *[Move("turn", at) for at in PLACES]), "track.move", frame)


@STEPS.step(Endless)
def tire(s: Track, _: Endless) -> None:
    s.winners = DRAW
    s.tell("ends", "track.end")


@STEPS.taking(Run)
def move(s: Track, frame: Run, option: Move) -> None:
    if option.verb == "go":
        s.runners[frame.runner] = option.at
        s.tell("goes", "track.move", player=frame.runner, word=called(option))
    else:
        s.arrows[option.at] = (s.arrows[option.at] + 1) % 4
        s.tell("turns", "track.move", player=frame.runner, word=called(option))


def called(option: Move) -> str:
    return f"{'abcd'[option.at[0] - 1]}{option.at[1]}"


@OPTIONS.of(Move, "go SQUARE", "turn SQUARE", place=lambda s, option: called(option))
def written(s: Track, option: Move) -> str:
    return f"{option.verb} {called(option)}"


def ahead(s: Track, option: Move) -> dict[str, Way]:
    """In fields, the squares to which the arrows lead on from where a runner goes, with the turns that it takes."""
    found: dict[str, Way] = {}
    at = option.at
    while s.hedges and option.verb == "go" and at in s.arrows and called(Move("go", at)) not in found:
        found[called(Move("go", at))] = Way(len(found) + 1)
        right, down = AHEAD[s.arrows[at]]
        at = (at[0] + right, at[1] + down)
    return found


def table(s: Track, player: int) -> dict[str, Any]:
    squares = [{"at": [*at], "tile": "arrow", "turn": turn, "holds": stands(s, at)} for at, turn in s.arrows.items()]
    board = {"columns": COLUMNS, "rows": ROWS, "squares": squares}
    return {"track": {"board": board | (fenced(squares) if s.hedges else {})}}


def fenced(squares: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """A hedge around each of two fields, with a gate between them; the second is turned as an arrow is."""
    found = []
    for one in squares:
        (column, row), last = one["at"], COLUMNS // 2
        inner = {(last, 1): "gate", (last, 3): "open-gate"}.get((min(column, last), row), "hedge")
        right = {last: inner, COLUMNS: "hedge"}.get(column)
        left = {1: "hedge", last + 1: inner}.get(column)
        found.append({**one, "sides": ["hedge" if row == 1 else None, right, "hedge" if row == ROWS else None, left]})
    turn = squares[2]["turn"]
    fields = [{"at": [1, 1], "tile": {"card": "field", "n": 1}}, {"at": [3, 1], "tile": {"card": "field", "n": 2}}]
    fields[1]["turn"] = turn
    return {"squares": found, "parts": [{**one, "size": [COLUMNS // 2, ROWS]} for one in fields]}


def stands(s: Track, at: tuple[int, int]) -> list[Any]:
    runners = [{"card": "runner", "owner": SEATS[player]} for player, place in enumerate(s.runners) if place == at]
    return ["flag"] * (at == GOAL) + runners


class Race(Engine[Track, Any]):
    OPTIONS = OPTIONS
    STEPS = STEPS
    from_decks = staticmethod(from_decks)
    read_setup = staticmethod(read_setup)
    cards_of = staticmethod(cards_of)
    seats = staticmethod(seats)
    position = staticmethod(position)
    ahead = staticmethod(ahead)
    table = staticmethod(table)


ENGINE = Race()
