"""The least that an engine says: in ten turns two builders lay cubes on their towers, a larger on a smaller one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from rules_checker.engine import Endless, Engine, Options, State, Steps, deck_list

steps: Steps[Towers] = Steps()
OPTIONS: Options[Towers] = Options()


class Cube(NamedTuple):
    id: str
    spots: int


class Turn(NamedTuple):
    player: int


class Lay(NamedTuple):
    cube: int


class Towers(State):
    defs: tuple[Cube, ...]
    hands: list[list[int]]
    towers: list[list[int]]


@steps.step(Turn)
def turn(s: Towers, frame: Turn) -> None:
    if s.begin_turn(frame.player, most=10):
        s.ask_for(frame.player, "lay", tuple(map(Lay, s.hands[frame.player])), "cube.lay", frame)


@steps.taking(Turn)
def lay(s: Towers, frame: Turn, option: Lay) -> None:
    s.hands[frame.player].remove(option.cube)
    s.tell("lays", "cube.lay", player=frame.player, card=s.defs[option.cube].id)
    tower = s.towers[frame.player]
    if not tower or s.defs[option.cube].spots > s.defs[tower[-1]].spots:
        tower.append(option.cube)
    s.agenda.append(Turn(1 - frame.player))


@OPTIONS.of(Lay, "lay CARD:card")
def written(s: Towers, option: Lay) -> str:
    return f"lay {s.defs[option.cube].id}"


@steps.step(Endless)
def end(s: Towers, _: Endless) -> None:
    high = max(map(len, s.towers))
    s.winners = tuple(player for player in (0, 1) if len(s.towers[player]) == high)
    s.tell("ends", "cube.end", n=high)


class Tower(Engine[Towers, Mapping[str, Any]]):
    OPTIONS = OPTIONS
    STEPS = steps

    def position(self, compiled: Mapping[str, Any], setup: Mapping[str, Any]) -> Towers:
        s, (first, second) = Towers(), map(deck_list, setup["decks"])
        s.begin(2)
        s.defs = tuple(Cube(one, compiled["cards"][one]["numbers"]["spots"]) for one in (*first, *second))
        s.hands, s.towers = [[*range(len(first))], [*range(len(first), len(s.defs))]], [[], []]
        s.agenda.append(Turn(0))
        return s

    def side(self, s: Towers, player: int, *, own: bool) -> dict[str, Any]:
        seen = {"tower": s.towers[player]} | ({"hand": s.hands[player]} if own else {})
        return {key: [s.defs[cube].id for cube in cubes] for key, cubes in seen.items()}

    def hidden(self, s: Towers, player: int) -> Iterator[list[int]]:
        yield s.hands[1 - player]


ENGINE = Tower()
