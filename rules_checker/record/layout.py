"""How a game's positions are written in scenarios: what its module `scenario` says, and what all games do alike.

The module has a class of its own, a `Layout[Position]`, and one of it called `LAYOUT`: to scenarios it is what an
`Engine` is to a game.

Its `Scenario` has a side for each player's seat (`A`, `B`, …), or other keys, each declared with what it is there
(`piles.py`). From that follows how it is checked and read, and what may be expected of a position: of a side, whatever
a side has, and the number of its cards (`hand_size`). `lay_out` sets a position up; `beside`, `between`, `Expect` and
`differences` are for what has no such mark, and `impossible` says what is wrong with a position that no game comes to.
"""

from __future__ import annotations

import re
from abc import abstractmethod
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import field, fields, is_dataclass, make_dataclass
from typing import Any, Generic, TypeVar, get_args, get_origin

from cards import Game
from cards.database import Loc, Source
from cards.errors import Said, said as said_of
from cards.model import Record
from rules_checker.engine import SEATS, State
from rules_checker.record import scenario_file as shared
from rules_checker.record.piles import bare, declared, hints, names_card, names_seat, sides_of, walk
from rules_checker.record.scenario_file import CardAt, Check
from rules_checker.setup import own_module

SIZE = "_size"
OF_ALL_GAMES = ("hand", "deck")
"""The zones that have the same name in every game."""
_NUMBER = re.compile(r" #?\d+$")


Position = TypeVar("Position", bound=State)


class Layout(Generic[Position]):
    """A game's positions, for scenarios: what its own layout says, else what is said here."""

    Scenario: type[shared.Scenario]
    """The keys of its positions, besides those of all games."""
    Expect: type[shared.Expect] = shared.Expect
    """The keys of its expectations, besides those of all games, and of the sides."""
    IN_ORDER: Collection[str] = ("deck",)
    """The keys of a side whose order is compared, too."""
    PARTS: Collection[str] = ()
    """The moments at which a position may begin, as its `start` says `at`."""
    BOXES: int = 0
    """How many copies of the game its cards are from, at most; 0 where decks are put together card by card."""

    def __init__(self, game_id: str) -> None:
        """The layout of the positions of a game."""
        self.game_id = game_id
        self.file = _file_of(self.Scenario, self.Expect)

    @abstractmethod
    def lay_out(self, game: Game, scenario: Any, source: Source) -> Position:
        """The position of a scenario, about to go on; raises `DataError` if there is none."""

    def players(self, scenario: Any) -> int:
        """The number of players of a scenario: one for each side that it has, in a game for more of them, too."""
        return len(sides_of(scenario))

    def position(self, game: Game, scenario: Any, source: Source) -> Position:
        """The position of a scenario, about to go on, recording its log and rules.

        Raises `DataError` for one that cannot be, with the place of what is wrong.
        """
        self._check(game, scenario, source)
        s = self.lay_out(game, scenario, source)
        s.log, s.touched = [], set()
        with s.aside():
            for at, fault in self.impossible(s, scenario):
                raise source.error(at, str(fault)).like(said_of(fault))
        return s

    def impossible(self, s: Position, scenario: Any) -> Iterable[tuple[Loc, ValueError]]:
        """What no position has and this one does, each with its place in the file."""
        return ()

    def _check(self, game: Game, scenario: Any, source: Source) -> None:
        """Raise `DataError` for a seat that is left out or that nobody sits at, a moment that no game has, a card that
        cannot lie where it is written, or that lies there twice, or more often than it is printed.
        """
        players = SEATS[: self.players(scenario)]
        sitting = "".join(seat for seat in SEATS if getattr(scenario, seat, None) is not None)
        if gap := next((seat for seat in SEATS[: len(sitting)] if seat not in sitting), None):
            raise source.error((sitting[-1],), f"{sitting[-1]} sits at the table, and nobody at {gap}").coded(
                "seat-left-out", who=sitting[-1], gap=gap
            )
        if self.PARTS and scenario.start.at not in self.PARTS:
            at = scenario.start.at
            raise shared.not_one_of(source, ("start", "at"), at, self.PARTS, f"there is no at {at!r}; write one of")
        once: set[str] = set()
        lying, own = Counter[str](), {card.id for card in scenario.cards}
        for at, value, hint in self._position(scenario):
            within = len(at) > 1 and at[-1] in [*SEATS] and value  # of something in common, the part of a player
            seat = str(value) if names_seat(value, hint) else str(at[-1]) if within else None
            if seat is not None and seat not in players:
                raise shared.not_one_of(source, at, seat, players, f"nobody sits at {seat}; write one of")
            if (mark := names_card(value, hint)) is None:
                continue
            card = game.cards[_NUMBER.sub("", value)]
            if mark.types and card.type not in mark.types:
                what = f"{card.id} cannot lie there, as it is of the type {card.type}"
                raise source.error(at, what).coded("lies-elsewhere", card=card.id)
            if mark.once and card.id in once:
                what = f"{card.id} lies in two places, and there is one of it"
                raise source.error(at, what).coded("lies-twice", card=card.id)
            once |= {card.id} if mark.once else set()
            lying[card.id] += 1
            if self.BOXES and card.id not in own and lying[card.id] > card.copies * self.BOXES:
                most = card.copies * self.BOXES
                what = f"{card.id} lies here {lying[card.id]} times, and it is printed {most} times"
                raise source.error(at, what).coded("lies-too-often", card=card.id, n=lying[card.id], most=most)

    def _position(self, scenario: Any) -> Iterator[tuple[Loc, Any, Any]]:
        """Every value in the position of a scenario, with its place in the file and its type."""
        of_all = {one.name for one in fields(shared.Scenario)}
        for key, hint in hints(type(scenario)).items():
            if key not in of_all:
                yield from walk(getattr(scenario, key), hint, (key,))

    def side(self, s: Position, player: int) -> Any:
        """A player's side as it is now, in the keys in which a scenario writes it."""
        kind = _side_of(hints(self.Scenario)[SEATS[player]])
        return kind(**declared(kind).read(s, player), **self.beside(s, player))

    def beside(self, s: Position, player: int) -> Mapping[str, Any]:
        """What a player's side has in the keys that are not declared as a pile or a value."""
        return {}

    def moment(self, s: Position) -> Mapping[str, Any]:
        """A position as a scenario writes it, besides its sides: what the keys of `start` are called, the state has."""
        keys = hints(hints(self.Scenario)["start"])
        start = {key: getattr(s, key) for key in keys if key not in ("seed", "turn", "at") and hasattr(s, key)}
        said = dict(self.between(s))
        own = said.pop("start", {})
        return {
            **said,
            **declared(self.Scenario).read(s),
            "start": {"turn": SEATS[s.active], "at": s.step} | start | own,
        }

    def between(self, s: Position) -> Mapping[str, Any]:
        """What a position has besides its sides, in keys that are not declared, and keys of its `start`."""
        return {}

    def unlike(self, name: str, key: str, found: Any, wanted: Any) -> Said | None:
        """The sentence about a difference in a key of a side; None if it is told as any.

        A zone is told by the message `zone-<game>-<key>`, or by `zone-<key>` if every game has it.
        """
        return None

    def differences(self, s: Position, expect: Any) -> Iterable[str]:
        """The differences from the expectations in the game's own keys, one sentence each."""
        return ()

    def all_differences(self, s: Position, expect: shared.Expect) -> Iterator[str]:
        """The differences from all that is expected in keys that are not those of every game, one sentence each."""
        for player, name in enumerate(SEATS):
            if wanted := getattr(expect, name, None):
                yield from self._side_differences(name, self.side(s, player), wanted)
        for key, found in declared(self.Scenario).read(s).items():
            wanted = getattr(expect, key)
            if wanted is not None and found != wanted:
                yield shared.unlike_here(self._zone(key), shared.listed(found), shared.listed(wanted))
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
        expected = (walk(expect, type(expect), at) for at, expect in shared.expectations(scenario))
        for values in (self._position(scenario), *expected):
            yield from ((at, _NUMBER.sub("", value)) for at, value, hint in values if names_card(value, hint))


def layout_of(game_id: str) -> Layout[Any]:
    """The layout of a game that has a module `scenario`."""
    layout: Layout[Any] = own_module(game_id, "scenario").LAYOUT
    return layout


def _in_words(entries: Iterable[str | CardAt | int]) -> list[str]:
    return [entry.in_words() if isinstance(entry, CardAt) else str(entry) for entry in entries]


# --- the shape of a game's files ------------------------------------------------------------------------------------


def _file_of(scenario: type[shared.Scenario], expect: type[shared.Expect]) -> type[shared.Scenario]:
    """The shape of a game's scenario files: its own keys, and expectations of sides, of piles, and of its own."""
    keys = hints(scenario)
    sides = {seat: _side_now(keys[seat]) | None for seat in SEATS if seat in keys}
    piles = {key: keys[key] | None for key in declared(scenario).piles}
    expected = _record("Expect", expect, {**sides, **piles}, default=None)
    check: Any = _record("Check", Check, {"expect": expected})
    script = _record("Scenario", scenario, {"script": tuple[str | check, ...]}, default=())
    whole: type[shared.Scenario] = _record("Scenario", script, {"expect": expected | None}, default=None)
    return whole


def _side_of(hint: Any) -> Any:
    """The record of a side, of the type of its key."""
    return next(one for one in (*get_args(hint), hint) if is_dataclass(one))


def _side_now(hint: Any) -> Any:
    """The shape of what is expected of a side: its keys, and the number of cards in each zone, all left out if not."""
    keys: dict[str, Any] = {}
    for name, of in hints(_side_of(hint)).items():
        keys[name] = of | None
        if get_origin(bare(of)) is tuple:
            keys[f"{name}{SIZE}"] = int | None
    return _record("SideNow", Record, keys, default=None)


def _record(name: str, base: type, keys: Mapping[str, Any], **default: Any) -> Any:
    """A record as `base` with these keys, too, whose default is that if there is one."""
    more = [(key, of, field(**default)) for key, of in keys.items()]
    return make_dataclass(name, more, bases=(base,), frozen=True, slots=True, kw_only=True)
