"""How a game's positions are written in scenarios: what its module `scenario` says, and what all games do alike.

A module says what stands in a position: its `Scenario` has a side for each player's seat (`A`, `B`, …), or other keys,
and `lay_out` sets it up. What may be expected of a position follows from that: of a side, whatever a side has, and the
number of its cards (`hand_size`), compared with what the module's `side` finds. Its `Expect` and `differences` are for
what else there is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import field, fields, is_dataclass, make_dataclass
from functools import cache
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from cards import Game
from cards.database import Loc, Source
from cards.errors import Said
from cards.model import Record
from rules_checker.engine import SEATS
from rules_checker.record import scenario_file as shared
from rules_checker.record.scenario_file import CardAt, Check, Named
from rules_checker.setup import own_module

SIZE = "_size"
OF_ALL_GAMES = ("hand", "deck")
"""The zones that have the same name in every game."""
_UNIONS = (Union, UnionType)
_NUMBER = re.compile(r" #?\d+$")


class Layout:
    """A game's positions, for scenarios: what its module says, else what is said here."""

    Scenario: type[shared.Scenario]
    """The keys of its positions, besides those of all games."""
    Expect: type[shared.Expect] = shared.Expect
    """The keys of its expectations, besides those of all games, and of the sides."""
    IN_ORDER: Collection[str] = ("deck",)
    """The keys of a side whose order is compared, too."""
    lay_out: Callable[[Game, Any, Source], Any]
    """The position of a scenario, about to go on, recording its log and rules; raises `DataError` if there is none."""

    def __init__(self, game_id: str, module: Any) -> None:
        """The layout of a game with such a module `scenario`."""
        self.game_id = game_id
        vars(self).update({name: getattr(module, name) for name in NAMES if hasattr(module, name)})
        self.file = _file_of(self.Scenario, self.Expect)

    def players(self, scenario: Any) -> int:
        """The number of players of a scenario: one for each side that it has, in a game for more of them, too."""
        return sum(getattr(scenario, seat, None) is not None for seat in SEATS)

    def side(self, s: Any, player: int) -> Any:
        """A player's side as it is now, in the keys in which a scenario writes it."""

    def moment(self, s: Any) -> Mapping[str, Any]:
        """A position as a scenario writes it, besides its sides: what the keys of `start` are called, the state has."""
        hints = get_type_hints(get_type_hints(self.Scenario)["start"])
        start = {key: getattr(s, key) for key in hints if key != "seed" and hasattr(s, key)}
        return {"start": {"turn": SEATS[s.active], "at": s.step} | start}

    def unlike(self, name: str, key: str, found: Any, wanted: Any) -> Said | None:
        """The sentence about a difference in a key of a side; None if it is told as any.

        A zone is told by the message `zone-<game>-<key>`, or by `zone-<key>` if every game has it.
        """
        return None

    def differences(self, s: Any, expect: Any) -> Iterable[str]:
        """The differences from the expectations in the game's own keys, one sentence each."""
        return ()

    def all_differences(self, s: Any, expect: shared.Expect) -> Iterator[str]:
        """The differences from all that is expected in keys that are not those of every game, one sentence each."""
        for player, name in enumerate(SEATS):
            if wanted := getattr(expect, name, None):
                yield from self._side_differences(name, self.side(s, player), wanted)
        yield from self.differences(s, expect)

    def _side_differences(self, name: str, side: Any, expected: Any) -> Iterator[Said]:
        for key in (one.name for one in fields(side)):
            found, wanted = getattr(side, key), getattr(expected, key)
            size = getattr(expected, f"{key}{SIZE}", None)
            if size is not None and len(found) != size:
                yield shared.miscounted(name, self._zone(key), len(found), size)
            if wanted is None:
                continue
            if isinstance(found, tuple):
                found, wanted = _in_words(found), _in_words(wanted)
                if key not in self.IN_ORDER and sorted(found) == sorted(wanted):
                    continue
            if found != wanted:
                own = self.unlike(name, key, found, wanted)
                if own or not isinstance(found, list):
                    yield own or shared.unlike_key(name, key, found, wanted)
                else:
                    yield shared.unlike(name, self._zone(key), found, wanted)

    def _zone(self, key: str) -> Said:
        return Said(key, f"zone-{key}" if key in OF_ALL_GAMES else f"zone-{self.game_id}-{key.replace('_', '-')}")

    def cards_named(self, scenario: shared.Scenario) -> Iterator[tuple[Loc, str]]:
        """Every card that a scenario names in its position and expectations, with its place in the file."""
        of_all = {one.name for one in fields(shared.Scenario)}
        for one in fields(scenario):
            if one.name not in of_all:
                yield from _cards_in(getattr(scenario, one.name), _hints(type(scenario))[one.name], (one.name,))
        for at, expect in shared.expectations(scenario):
            yield from _cards_in(expect, type(expect), at)


NAMES = (*Layout.__annotations__, "players", "side", "moment", "unlike", "differences")
"""All that a game's module `scenario` may say."""


def layout_of(game_id: str) -> Layout:
    """The layout of a game that has a module `scenario`."""
    return _of(game_id, own_module(game_id, "scenario"))


@cache
def _of(game_id: str, module: Any) -> Layout:
    return Layout(game_id, module)


def _in_words(entries: Iterable[str | CardAt | int]) -> list[str]:
    return [entry.in_words() if isinstance(entry, CardAt) else str(entry) for entry in entries]


# --- the shape of a game's files ------------------------------------------------------------------------------------


def _file_of(scenario: type[shared.Scenario], expect: type[shared.Expect]) -> type[shared.Scenario]:
    """The shape of a game's scenario files: its own keys, and expectations of each side and of its own."""
    hints = _hints(scenario)
    sides = {seat: _side_now(hints[seat]) | None for seat in SEATS if seat in hints}
    expected = _record("Expect", expect, sides, default=None)
    check: Any = _record("Check", Check, {"expect": expected})
    script = _record("Scenario", scenario, {"script": tuple[str | check, ...]}, default=())
    whole: type[shared.Scenario] = _record("Scenario", script, {"expect": expected | None}, default=None)
    return whole


def _side_now(hint: Any) -> Any:
    """The shape of what is expected of a side: its keys, and the number of cards in each zone, all left out if not."""
    kind = next(one for one in (*get_args(hint), hint) if is_dataclass(one))
    keys: dict[str, Any] = {}
    for name, of in _hints(kind).items():
        keys[name] = of | None
        if get_origin(of) is tuple:
            keys[f"{name}{SIZE}"] = int | None
    return _record("SideNow", Record, keys, default=None)


def _record(name: str, base: type, keys: Mapping[str, Any], **default: Any) -> Any:
    """A record as `base` with these keys, too, whose default is that if there is one."""
    more = [(key, of, field(**default)) for key, of in keys.items()]
    return make_dataclass(name, more, bases=(base,), frozen=True, slots=True, kw_only=True)


def _hints(kind: Any) -> Mapping[str, Any]:
    """The types of a record's keys."""
    hints = _all_hints(kind)
    return {one.name: hints[one.name] for one in fields(kind)}


@cache
def _all_hints(kind: Any) -> Mapping[str, Any]:
    return get_type_hints(kind, include_extras=True)


def _cards_in(value: Any, hint: Any, at: Loc) -> Iterator[tuple[Loc, str]]:
    """Every card that is named in a value of a type, with its place."""
    origin, args = get_origin(hint), get_args(hint)
    if origin in _UNIONS:
        for one in args:
            yield from _cards_in(value, one, at)
    elif origin is Annotated:
        marks = [mark for mark in args[1:] if isinstance(mark, Named)]
        if isinstance(value, str) and marks and value not in marks[0].besides:
            yield at, _NUMBER.sub("", value)
        yield from _cards_in(value, args[0], at)
    elif origin is tuple and isinstance(value, tuple):
        for index, one in enumerate(value):
            yield from _cards_in(one, args[0], (*at, index))
    elif origin is Mapping and isinstance(value, Mapping):
        for key, one in value.items():
            yield from _cards_in(key, args[0], (*at, key))
            yield from _cards_in(one, args[1], (*at, key))
    elif isinstance(hint, type) and is_dataclass(hint) and isinstance(value, hint):
        for name, of in _hints(hint).items():
            yield from _cards_in(getattr(value, name), of, (*at, name))
