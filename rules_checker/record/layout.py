"""How a game's positions are written in scenarios: what its module `scenario` says, and what all games do alike.

The module has a class of its own, a `Layout[Position]`, and one of it called `LAYOUT`: to scenarios it is what an
`Engine` is to a game.

Its `Scenario` has a side for each player's seat (`A`, `B`, …), a `start`, and other keys, each declared with what it is
there (`marks.py`). From that follows how it is checked, laid out and read, and what may be expected of a position:
whatever is declared, and the number of cards of each pile of a side (`hand_size`). A game says which position it is
laid in (`empty`) and how it goes on from there (`PARTS`); `settle`, `between` and `differences` are for what
has no such mark, `unfit` and `impossible` say what is wrong with a position that no game comes to.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import field, fields, is_dataclass, make_dataclass
from typing import Any, Generic, TypeVar, get_args, get_origin

from cards import Game
from cards.database import Loc, Source
from cards.errors import Said, said as said_of
from cards.model import Record
from rules_checker.engine import SEATS, Frame, State, UnfitError
from rules_checker.record import scenario_file as shared
from rules_checker.record.marks import (
    NOBODY,
    CardAt,
    Cards,
    Each,
    Mark,
    MisplacedError,
    Pile,
    bare,
    declared,
    hints,
    lay,
    names_card,
    names_seat,
    read_keys,
    seat,
    sides_of,
    walk,
)
from rules_checker.record.scenario_file import Check
from rules_checker.setup import compile_cards, own_module

SIZE = "_size"
OF_ALL_GAMES = ("hand", "deck", "turns")
"""The keys that mean the same in every game."""
_NOTHING = "-"
_PLAIN = ("yes", "no")
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
    PARTS: Mapping[str, Sequence[Frame | type]] = {}
    """The moments at which a position may begin, as its `start` says `at`: what is still to happen then, the last of it
    first. A frame that is written as its class alone is of the active player.
    """
    BEFORE: Collection[str] = ()
    """Those before the first turn."""
    TURN: str = "turn"
    """The one at which a turn is about to begin."""
    OWN_WORDS: Collection[str] = ()
    """The keys of all games that the game has words of its own for."""
    BOXES: int = 0
    """How many copies of the game its cards are from, at most; 0 where decks are put together card by card."""

    def __init__(
        self, game_id: str, scenario: type[shared.Scenario] | None = None, expect: type[shared.Expect] | None = None
    ) -> None:
        """The layout of the positions of a game, with its own keys where the class does not say them."""
        self.game_id = game_id
        self.Scenario, self.Expect = scenario or self.Scenario, expect or self.Expect
        self.file = _file_of(self.Scenario, self.Expect)

    def lay_out(self, game: Game, scenario: Any, source: Source) -> Position:
        """The position of a scenario, about to go on; raises `MisplacedError` for what fits nowhere."""
        cards = Cards(self._position(scenario))
        s = self.empty(compile_cards(game), scenario, cards)
        start = scenario.start
        s.seed, s.active = start.seed, SEATS.index(start.turn)
        s.first = s.active
        lay(s, scenario, cards)
        if start.at in self.BEFORE:
            s.turns = [0] * len(s.turns)
        else:
            s.step = "turn" if start.at == self.TURN else start.at
            s.turns[s.active] -= start.at == self.TURN
        s.agenda = [one(s.active) if isinstance(one, type) else one for one in self.PARTS[start.at]]
        self.settle(s, scenario, cards)
        return s

    def empty(self, compiled: Mapping[str, Any], scenario: Any, cards: Cards) -> Position:
        """A position of these cards, in which nothing has been laid; a game has this, or lays all out by itself."""
        raise NotImplementedError

    def settle(self, s: Position, scenario: Any, cards: Cards) -> None:
        """Lay what is not declared, and have be so what else is so at the moment of the start.

        Raises `MisplacedError` for what fits nowhere.
        """

    def automatic(self, s: Position) -> Collection[int]:
        """The seats of a position that the rules play by themselves, which the game's words call `seat-automatic`."""
        del s
        return ()

    def players(self, scenario: Any) -> int:
        """The number of players of a scenario: one for each side that it has, in a game for more of them, too."""
        return len(sides_of(scenario))

    def position(self, game: Game, scenario: Any, source: Source) -> Position:
        """The position of a scenario, about to go on, recording its log and rules.

        Raises `DataError` for one that cannot be, with the place of what is wrong.
        """
        try:
            _refuse((*self._unfit(game, scenario), *self.unfit(game, scenario)))
            s = self.lay_out(game, scenario, source)
            s.log, s.touched = [], set()
            sound = own_module(self.game_id, "sound")
            with s.aside():
                _refuse((*(sound.unsound(s) if sound else ()), *self.impossible(s, scenario)))
        except MisplacedError as wrong:
            raise source.error(wrong.at, str(wrong.fault)).like(_by_seat(said_of(wrong.fault))) from None
        return s

    def unfit(self, game: Game, scenario: Any) -> Iterable[tuple[Loc, ValueError]]:
        """What cannot be laid out as it is written, each with its place in the file."""
        return ()

    def impossible(self, s: Position, scenario: Any) -> Iterable[tuple[Loc, ValueError]]:
        """What cannot be at the moment of the start, each with its place in the file; what can never be, the game's
        module `sound` says.
        """
        return ()

    def _unfit(self, game: Game, scenario: Any) -> Iterator[tuple[Loc, ValueError]]:
        """A seat that is left out or that nobody sits at, a moment that no game has, a card that cannot lie where it is
        written, or that lies there twice, or more often than it is printed; a card that has not what is expected of it.
        """
        players = SEATS[: self.players(scenario)]
        sitting = "".join(seat for seat in SEATS if getattr(scenario, seat, None) is not None)
        if gap := next((seat for seat in SEATS[: len(sitting)] if seat not in sitting), None):
            what = f"{sitting[-1]} sits at the table, and nobody at {gap}"
            yield (sitting[-1],), UnfitError(what, "seat-left-out", {"who": sitting[-1], "gap": gap})
        if self.PARTS and (at := scenario.start.at) not in self.PARTS:
            yield ("start", "at"), shared.not_one_of(at, self.PARTS, f"there is no at {at!r}; write one of")
        once: set[str] = set()
        lying, own = Counter[str](), {card.id for card in scenario.cards}
        for place, value, hint in self._position(scenario):
            within = len(place) > 1 and place[-1] in [*SEATS] and value  # of something in common, the part of a player
            seat = str(value) if names_seat(value, hint) else str(place[-1]) if within else None
            if seat is not None and seat not in players:
                yield place, shared.not_one_of(seat, players, f"nobody sits at {seat}; write one of")
            if (mark := names_card(value, hint)) is None:
                continue
            card = game.cards[_NUMBER.sub("", value)]
            if mark.types and card.type not in mark.types:
                what = f"{card.id} cannot lie there, as it is of the type {card.type}"
                keys = self._keys_of(card.type)
                more, code = (f"; it lies in {', '.join(keys)}", "lies-elsewhere") if keys else ("", "lies-nowhere")
                yield place, UnfitError(what + more, code, {"card": card.id, "keys": keys})
            if mark.once and card.id in once:
                what = f"{card.id} lies in two places, and there is one of it"
                yield place, UnfitError(what, "lies-twice", {"card": card.id})
            once |= {card.id} if mark.once else set()
            lying[card.id] += 1
            if self.BOXES and card.id not in own and lying[card.id] > card.copies * self.BOXES:
                most = card.copies * self.BOXES
                what = f"{card.id} lies here {lying[card.id]} times, and it is printed {most} times"
                yield place, UnfitError(what, "lies-too-often", {"card": card.id, "n": lying[card.id], "most": most})
        for place, expect in shared.expectations(scenario):
            found = declared(self.Expect).items()
            for key, each in ((key, one) for key, one in found if isinstance(one, Each) and one.types):
                for card_id in getattr(expect, key) or ():
                    if game.cards[card_id].type not in each.types:
                        what = f"{card_id} is not a {' or '.join(each.types)}, so it has no {key}"
                        yield (*place, key, card_id), UnfitError(what, f"without-{key}", {"card": card_id})

    def _keys_of(self, kind: str) -> Sequence[str]:
        """The keys in which cards of a type lie, where not every card may lie everywhere."""
        places = (place for key, hint in self._own_keys() for place in _places(key, hint))
        return [*dict.fromkeys(key for key, types in places if kind in types)]

    def _own_keys(self) -> Iterator[tuple[str, Any]]:
        """The keys of a position with their types, without those of every scenario."""
        of_all = {one.name for one in fields(shared.Scenario)}
        return ((key, hint) for key, hint in hints(self.Scenario).items() if key not in of_all)

    def _position(self, scenario: Any) -> Iterator[tuple[Loc, Any, Any]]:
        """Every value in the position of a scenario, with its place in the file and its type."""
        for key, hint in self._own_keys():
            yield from walk(getattr(scenario, key), hint, (key,))

    def side(self, s: Position, player: int) -> Any:
        """A player's side as it is now, in the keys in which a scenario writes it."""
        kind = _side_of(hints(self.Scenario)[SEATS[player]])
        return kind(**read_keys(s, kind, player))

    def moment(self, s: Position) -> Mapping[str, Any]:
        """A position as a scenario writes it, besides its sides."""
        said = dict(self.between(s))
        kind = hints(self.Scenario)["start"]
        start = {"turn": SEATS[s.active], "at": s.step, **read_keys(s, kind), **said.pop("start", {})}
        start = {key: start[key] for key in hints(kind) if start.get(key) is not None}
        return {**said, **read_keys(s, self.Scenario), "start": start}

    def between(self, s: Position) -> Mapping[str, Any]:
        """What a position has besides its sides, in keys that are not declared, and keys of its `start`."""
        return {}

    def differences(self, s: Position, expect: Any) -> Iterable[str]:
        """The differences from the expectations in the game's own keys, one sentence each."""
        return ()

    def all_differences(self, s: Position, expect: shared.Expect) -> Iterator[str]:
        """The differences from all that is expected in keys that are not those of every game, one sentence each."""
        for player, name in enumerate(SEATS):
            if wanted := getattr(expect, name, None):
                yield from self._side_differences(name, self.side(s, player), wanted)
        for key, mark in self._expected().items():
            if (wanted := getattr(expect, key)) is not None:
                yield from self._differences(s, key, mark, wanted)
        yield from self.differences(s, expect)

    def _expected(self) -> Mapping[str, Mark[Any]]:
        """Whatever is declared and nobody's."""
        return {key: mark for key, (_, mark) in _of_all(self.Scenario).items() if key not in hints(self.Expect)} | {
            **declared(self.Expect)
        }

    def _differences(self, s: Position, key: str, mark: Mark[Any], wanted: Any) -> Iterator[Said]:
        if isinstance(mark, Each):
            cards = {name: mark.told(one) for name, one in wanted.items()}
            values = [(card, mark.told(value)) for card, value in mark.read(s, NOBODY)]
            yield from shared.unlike_cards(s, key, values, cards, code=mark.code)
            return
        found = mark.seen(s, NOBODY)
        if not isinstance(found, Mapping):
            found, wanted = {"": found}, {"": wanted}
        for name in wanted if mark.named else {**found, **wanted}:
            none = () if isinstance(wanted.get(name), tuple) else None
            here, there = (_comparable(one.get(name, none), ordered=not name) for one in (found, wanted))
            if here != there:
                whose = seat(name) if name in [*SEATS] else mark.called(name) if isinstance(name, str) else name
                called = self._zone(key) if isinstance(mark, Pile) and not name else self._key(key, whose)
                told = str(called) if mark.code else called  # a sentence of its own says what it is about
                said = {"name": seat(SEATS[s.active]), "of": name}
                code = "unmet-pile" if isinstance(mark, Pile) and not name else "unmet-here"
                found_told, wanted_told = (_told(mark, one) for one in (here, there))
                place = isinstance(here, list)
                yield shared.unlike_here(told, found_told, wanted_told, mark.code or code, place=place, **said)

    def _side_differences(self, name: str, side: Any, expected: Any) -> Iterator[Said]:
        marks = declared(type(side))
        for key in (one.name for one in fields(side)):
            found, wanted = getattr(side, key), getattr(expected, key)
            size = getattr(expected, f"{key}{SIZE}", None)
            if size is not None and len(found) != size:
                yield shared.miscounted(name, self._zone(key), len(found), size)
            if wanted is None:
                continue
            here, there = (_comparable(one, ordered=key in self.IN_ORDER) for one in (found, wanted))
            if here == there:
                continue
            if code := marks[key].code if key in marks else "":
                zone = f"{name}'s {key}"
                yield shared.unlike_here(zone, here, there, code, place=isinstance(here, list), name=seat(name))
            elif isinstance(found, tuple):
                yield shared.unlike(name, self._zone(key), here, there)
            else:
                here, there = (_told(marks[key], one) if key in marks else one for one in (here, there))
                yield shared.unlike_key(name, self._key(key), here, there)

    def _zone(self, key: str) -> Said:
        return Said(key, f"zone-{self._coded(key)}")

    def _key(self, key: str, of: str = "") -> Said:
        """What a key is called in the game, with what it is `of` where it has names."""
        return Said(f"{key} {of}" if of else key, f"key-{self._coded(key)}", of=of)

    def _coded(self, key: str) -> str:
        """A key in the code of its message, which is the game's own or that of all games."""
        of_all = key in OF_ALL_GAMES and key not in self.OWN_WORDS
        return key if of_all else f"{self.game_id}-{key.replace('_', '-')}"

    def cards_named(self, scenario: shared.Scenario) -> Iterator[tuple[Loc, str]]:
        """Every card that a scenario names in its position and expectations, with its place in the file."""
        expected = (walk(expect, type(expect), at) for at, expect in shared.expectations(scenario))
        for values in (self._position(scenario), *expected):
            yield from ((at, _NUMBER.sub("", value)) for at, value, hint in values if names_card(value, hint))


def layout_of(game_id: str) -> Layout[Any]:
    """The layout of a game that has a module `scenario`."""
    layout: Layout[Any] = own_module(game_id, "scenario").LAYOUT
    return layout


def _refuse(faults: Iterable[tuple[Loc, ValueError]]) -> None:
    """Raise a `MisplacedError` for the first fault, if there is any."""
    for at, fault in faults:
        raise MisplacedError(at, fault)


def _by_seat(fault: Said) -> Said:
    """A fault whose players are told as all are, not by the letters that the file has for their seats."""
    players = {key: seat(fault.params[key]) for key in ("who", "gap") if key in fault.params}
    return Said(str(fault), fault.code, **{**fault.params, **players})


def _comparable(said: Any, *, ordered: bool) -> Any:
    """What was found or is wanted in a form that can be compared, and told."""
    if isinstance(said, Mapping):
        return [f"{name}: {one}" for name, one in sorted(said.items()) if one]
    if isinstance(said, list | tuple):
        return _in_words(said) if ordered else sorted(_in_words(said))
    return {True: "yes", False: "no"}[said] if isinstance(said, bool) else "-" if said is None else said


def _told(mark: Mark[Any], value: Any) -> Any:
    """A value of a mark as a report tells it: each of several, and none in the reader's words, as the messages say yes
    and no themselves.
    """
    if isinstance(value, list):
        return [mark.told(one) for one in value]
    if value == _NOTHING:
        return mark.none
    return value if value in _PLAIN else mark.told(value)


def _in_words(entries: Iterable[str | CardAt | int]) -> list[str]:
    return [entry.in_words() if isinstance(entry, CardAt) else str(entry) for entry in entries]


def _places(key: str, hint: Any) -> Iterator[tuple[str, Sequence[str]]]:
    """The keys in which only cards of some types lie, with these types, in a key of this type."""
    yield from ((key, one.types) for one in getattr(hint, "__metadata__", ()) if isinstance(one, shared.Named))
    if isinstance(hint, type) and is_dataclass(hint):
        for name, of in hints(hint).items():
            yield from _places(key if name == "card" else name, of)
    else:
        for one in get_args(hint):
            yield from _places(key, one)


# --- the shape of a game's files ------------------------------------------------------------------------------------


def _file_of(scenario: type[shared.Scenario], expect: type[shared.Expect]) -> type[shared.Scenario]:
    """The shape of a game's scenario files: its own keys, and expectations of sides, of piles, and of its own."""
    keys = hints(scenario)
    sides = {seat: _side_now(keys[seat]) | None for seat in SEATS if seat in keys}
    own = hints(expect)
    of_all = {key: of | None for key, (of, _) in _of_all(scenario).items() if key not in own}
    expected = _record("Expect", expect, {**sides, **of_all}, default=None)
    check: Any = _record("Check", Check, {"expect": expected})
    script = _record("Scenario", scenario, {"script": tuple[str | check, ...]}, default=())
    whole: type[shared.Scenario] = _record("Scenario", script, {"expect": expected | None}, default=None)
    return whole


def _of_all(scenario: type[shared.Scenario]) -> Mapping[str, tuple[Any, Mark[Any]]]:
    """The keys that are declared and nobody's, those of the start among them, with their types and marks."""
    kinds = [scenario, *([hints(scenario)["start"]] if "start" in hints(scenario) else [])]
    return {key: (hints(kind)[key], mark) for kind in kinds for key, mark in declared(kind).items()}


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
