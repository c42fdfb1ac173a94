"""What a key of a scenario is in a position: a pile of cards, a number, a sheet. Declared once, beside the key.

A key of a side, of the start, or one that is nobody's, is `Annotated` with a `Mark`, and so is a key of a card that
lies somewhere with its state. By that it is checked, laid out, read from a position, told, and expected of one; a game
says only how whatever has no such mark is laid, and has marks of its own for what is its own.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Annotated, Any, Generic, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import pydantic

from cards.database import Loc
from cards.errors import Said
from cards.model import Record
from rules_checker.engine import SEATS, State, printed

PositionT = TypeVar("PositionT", bound=State)
"""The state of a mark's game."""
NOBODY = -1
"""The owner of a card that is no player's."""
UNIONS = (Union, UnionType)

Lists = Callable[[Any], Sequence[Any]]
"""What finds in a position of its game the lists of a key, one for each player."""
Natural = Annotated[int, pydantic.Field(ge=0)]
"""A number of things: not less than none."""


class MisplacedError(Exception):
    """What is written in a scenario and fits nowhere: its place in the file, and what is wrong."""

    def __init__(self, at: Loc, fault: ValueError) -> None:
        super().__init__(str(fault))
        self.at, self.fault = at, fault


@dataclass(frozen=True)
class Named:
    """What is written in a key by the name of a card, or as one of the words `besides`; a number may follow it.

    Only cards of these `types` can be there, any if there are none; of a card that there is `once` no position has two.
    What is `theirs` belongs to the other player than the side where it is written; what lies `apart` is in no zone.
    """

    besides: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    once: bool = False
    theirs: bool = False
    apart: bool = False


CardId = Annotated[str, Named()]
"""A card, in a key of a game's own: whether there is such a card is checked wherever this stands."""


def seat(name: str) -> Said:
    """A player by the letter of a scenario, who is told by the name that the log has for that seat."""
    return Said(name, f"seat-{name.lower()}")


def of_the_rules(what: Any, seats: Collection[str]) -> Any:
    """Something said, where seats that the rules play by themselves have the name that the game has for them."""
    if isinstance(what, Said):
        if what.code in {f"seat-{name.lower()}" for name in seats}:
            return Said(str(what), "seat-automatic")
        return Said(str(what), what.code, **{key: of_the_rules(one, seats) for key, one in what.params.items()})
    return type(what)(of_the_rules(one, seats) for one in what) if isinstance(what, list | tuple) else what


def card_named(name: str) -> Said:
    """A card, in the quotation marks of the reader's language; a dash stands for none."""
    return Said(name, "nothing") if name == "-" else Said(name, "quoted", name=name)


class Cards:
    """The cards that a position names: each a number, with its id, its owner, and its place in the file.

    A card is owned by the player whose letter stands nearest before it.
    """

    def __init__(self, written: Iterable[tuple[Loc, Any, Any]]) -> None:
        self.ids: list[str] = []
        self.owner: list[int] = []
        self._at: dict[Loc, int] = {}
        for at, value, hint in written:
            if (mark := names_card(value, hint)) and not mark.apart:
                owner = next((SEATS.index(str(part)) for part in reversed(at) if part in [*SEATS]), NOBODY)
                [self._at[at]] = self.add((value,), 1 - owner if mark.theirs else owner)

    def add(self, cards: Sequence[str], owner: int = NOBODY) -> list[int]:
        """The numbers of more cards, which have an owner."""
        first = len(self.ids)
        self.ids += cards
        self.owner += [owner] * len(cards)
        return [*range(first, len(self.ids))]

    def at(self, *at: str | int) -> int:
        """The card that is written at a place, alone or with its state; nobody's if none is."""
        return self._at.get(at, self._at.get((*at, "card"), NOBODY))


# --- marks ----------------------------------------------------------------------------------------------------------


class Mark(ABC, Generic[PositionT]):
    """How what is written in a key is laid in a position of a game, and read from it.

    It is `of` a player, of a card that lies there, or nobody's.
    """

    named = False
    """True of what has names (squares, say), of which only those are expected that an expectation names."""
    code = ""
    """The code of the sentence about a difference, if it has one of its own."""
    none = Said("-", "nothing")
    """What a report tells where there is no value."""

    def lay(self, s: PositionT, of: int, value: Any, cards: Cards, at: Loc) -> None:
        """Lay out what is written at a place; nothing by default, as for what the game lays by itself.

        Raises `MisplacedError` for what fits nowhere.
        """

    @abstractmethod
    def read(self, s: PositionT, of: int) -> Any:
        """What a position has, as a scenario writes it."""

    def seen(self, s: PositionT, of: int) -> Any:
        """What a position has, by every name that an expectation may call it."""
        return self.read(s, of)

    def said(self, key: str, value: Any) -> Iterator[Said]:
        """What of a card's state is told after its name."""
        return iter(())

    def told(self, value: Any) -> Any:
        """A value, or one of several, as a report tells it; by default as a scenario writes it."""
        return value

    def called(self, name: str) -> str:
        """A name of what has names, as a report tells it; by default as a scenario writes it."""
        return name


@dataclass(frozen=True)
class Of(Mark[PositionT]):
    """Where a position has a number or a mark: in this field, by player or by card; nobody's is the field's own.

    What is left out (None) is as it is at first.
    """

    of: str
    kind: Callable[[Any], Any] = int
    code: str = ""

    def lay(self, s: PositionT, of: int, value: Any, cards: Cards, at: Loc) -> None:
        """Set the field."""
        if value is not None and of == NOBODY:
            setattr(s, self.of, value)
        elif value is not None:
            field = getattr(s, self.of)
            field[of] = type(field[of])(value)

    def read(self, s: PositionT, of: int) -> Any:
        """The value of a player or a card."""
        found = getattr(s, self.of)
        return self.kind(found if of == NOBODY else found[of])

    def said(self, key: str, value: Any) -> Iterator[Said]:
        """The word of a mark, or the number, if there is any."""
        if value:
            word = key if self.kind is bool else f"{key} {value}"
            yield Said(word, self.code or f"mark-{key}", n=int(value))


class Seat(Of[PositionT]):
    """A player's letter, of whom a field has the number."""

    def lay(self, s: PositionT, of: int, value: Any, cards: Cards, at: Loc) -> None:
        """Set the field."""
        super().lay(s, of, None if value is None else SEATS.index(value), cards, at)

    def read(self, s: PositionT, of: int) -> Any:
        """The letter; None of nobody."""
        player = super().read(s, of)
        return None if player == NOBODY else SEATS[player]

    def told(self, value: Any) -> Any:
        """The player."""
        return seat(value) if value in [*SEATS] else value


class BySeat(Of[PositionT]):
    """Numbers by the letters of players, of whom those are written that have any."""

    def lay(self, s: PositionT, of: int, value: Any, cards: Cards, at: Loc) -> None:
        """Set the number of each player that is named."""
        for seat, n in value.items():
            getattr(s, self.of)[SEATS.index(seat)] = n

    def read(self, s: PositionT, of: int) -> Any:
        """The numbers that are not 0."""
        return {SEATS[player]: n for player, n in enumerate(getattr(s, self.of)) if n}


class Sheet(Of[PositionT]):
    """A player's one card of a kind, or `-`."""

    def lay(self, s: PositionT, of: int, value: Any, cards: Cards, at: Loc) -> None:
        """Set the field."""
        super().lay(s, of, cards.at(*at), cards, at)

    def read(self, s: PositionT, of: int) -> Any:
        """The card's id."""
        card = super().read(s, of)
        return "-" if card == NOBODY else printed(s).defs[card].id

    def told(self, value: Any) -> Any:
        """The card."""
        return card_named(value)


@dataclass(frozen=True)
class Pile(Mark[PositionT]):
    """How the cards of a key lie in a position: in its field `of`, a list for each player if the key is of a side.

    If they lie `face_down` they are written from the top, which is the end of the list. Where a position remembers the
    zone of each card (`where`), this one has the number `zone`. Cards that lie there with their state are of a `kind`.
    """

    of: str | Lists
    face_down: bool = False
    zone: int | None = None
    kind: type[CardAt] | None = None
    code: str = ""

    def list(self, s: PositionT, player: int) -> list[int]:
        """The list of a position, a player's or (`NOBODY`) nobody's."""
        found: Any = getattr(s, self.of) if isinstance(self.of, str) else self.of(s)
        pile: list[int] = found if player == NOBODY else found[player]
        return pile

    def put(self, s: PositionT, player: int, card: int) -> None:
        """Lay a card there, after the others."""
        self.list(s, player).append(card)
        if self.zone is not None:
            zoned: Any = s  # a game whose piles are zones says in `where` in which each card is
            zoned.where[card] = self.zone

    def lay(self, s: PositionT, of: int, value: Any, cards: Cards, at: Loc) -> None:
        """Lay these cards there and no others, each with its state."""
        self.list(s, of).clear()
        for index, entry in sorted(enumerate(value), reverse=self.face_down):
            card = cards.at(*at, index)
            self.put(s, of, card)
            if isinstance(entry, CardAt):
                lay_keys(s, entry, card, cards, (*at, index))

    def read(self, s: PositionT, of: int) -> tuple[Any, ...]:
        """What lies there, as a scenario writes it."""
        pile = self.list(s, of)
        return tuple(self.written(s, card) for card in (reversed(pile) if self.face_down else pile))

    def written(self, s: PositionT, card: int) -> Any:
        """A card as a scenario writes it."""
        named = printed(s).defs[card].id
        return self.kind(card=named, **read_keys(s, self.kind, card)) if self.kind else named


class Own(Mark[PositionT]):
    """What a game's own functions read and lay, as those of a mark do; what is only expected is only read."""

    def __init__(
        self,
        reads: Callable[[PositionT, int], Any],
        lays: Callable[[PositionT, int, Any, Cards, Loc], None] | None = None,
        *,
        sees: Callable[[PositionT, int], Any] | None = None,
        named: bool = False,
        code: str = "",
        tells: Callable[[Any], Any] | None = None,
        calls: Callable[[str], str] = str,
        none: Said = Mark.none,
    ) -> None:
        self.reads, self.lays, self.sees, self.named, self.code = reads, lays, sees or reads, named, code
        self.tells, self.calls, self.none = tells, calls, none

    def lay(self, s: PositionT, of: int, value: Any, cards: Cards, at: Loc) -> None:
        """Have the game lay it."""
        if self.lays:
            self.lays(s, of, value, cards, at)

    def read(self, s: PositionT, of: int) -> Any:
        """What the game reads."""
        return self.reads(s, of)

    def seen(self, s: PositionT, of: int) -> Any:
        """What the game sees, if that is more than it reads."""
        return self.sees(s, of)

    def told(self, value: Any) -> Any:
        """A value as the game tells it."""
        return self.tells(value) if self.tells else value

    def called(self, name: str) -> str:
        """A name as the game tells it."""
        return self.calls(name)


class Each(Mark[PositionT]):
    """What is only expected of cards in a position, by their names: a value of each `among` these, of such `types`."""

    def __init__(
        self,
        value: Callable[[PositionT, int], object],
        among: str | Callable[[PositionT], Iterable[int]],
        *,
        types: tuple[str, ...] = (),
        code: str = "",
        tells: Callable[[Any], Any] | None = None,
    ) -> None:
        self.value, self.among, self.types, self.code, self.tells = value, among, types, code, tells

    def cards(self, s: PositionT) -> Iterable[int]:
        """The cards that have such a value."""
        found: Iterable[int] = getattr(s, self.among) if isinstance(self.among, str) else self.among(s)
        return found

    def read(self, s: PositionT, of: int) -> list[tuple[int, object]]:
        """The cards, each with its value; to look at them leaves no trace in the position."""
        with s.aside():
            return [(card, self.value(s, card)) for card in self.cards(s)]

    def told(self, value: Any) -> Any:
        """A card's value as the game tells it."""
        return self.tells(value) if self.tells else value


@dataclass(frozen=True, slots=True, kw_only=True)
class CardAt(Record):
    """A card that lies somewhere with its state: a game's own has keys for that. It may be written as its id alone."""

    card: CardId

    def in_words(self) -> Said:
        """The card with what is said of its state, if anything: `cow (damage 2, twisted)`."""
        marks = [said for key, mark in declared(type(self)).items() for said in mark.said(key, getattr(self, key))]
        said = f"{self.card} ({', '.join(marks)})" if marks else self.card
        return Said(said, "marked", card=self.card, marks=marks) if marks else Said(said)


C = TypeVar("C", bound=CardAt)


def written_out(kind: type[C], entries: Iterable[str | C]) -> list[C]:
    """Cards that lie somewhere, with those that are written as their ids alone."""
    return [kind(card=entry) if isinstance(entry, str) else entry for entry in entries]


# --- all keys of a record -------------------------------------------------------------------------------------------


def lay(s: State, scenario: Any, cards: Cards) -> None:
    """Lay out a scenario: what is nobody's, its sides, and what its start says."""
    lay_keys(s, scenario, NOBODY, cards, ())
    for player, side in enumerate(sides_of(scenario)):
        lay_keys(s, side, player, cards, (SEATS[player],))
    lay_keys(s, scenario.start, NOBODY, cards, ("start",))


def lay_keys(s: State, record: Any, of: int, cards: Cards, at: Loc) -> None:
    """Lay out whatever a record declares."""
    for key, mark in declared(type(record)).items():
        mark.lay(s, of, getattr(record, key), cards, (*at, key))


def read_keys(s: State, kind: Any, of: int = NOBODY) -> dict[str, Any]:
    """What a position has of whatever a record of a kind declares."""
    return {key: mark.read(s, of) for key, mark in declared(kind).items()}


def sides_of(scenario: Any) -> list[Any]:
    """The sides of a scenario, seat by seat."""
    return [side for seat in SEATS if (side := getattr(scenario, seat, None)) is not None]


def declared(kind: Any) -> Mapping[str, Mark[Any]]:
    """The marks of a record's keys."""
    return _declared(kind)


@cache
def _declared(kind: Any) -> Mapping[str, Mark[Any]]:
    marks = {key: getattr(hint, "__metadata__", ()) for key, hint in hints(kind).items()}
    return {key: mark for key, of in marks.items() for mark in of if isinstance(mark, Mark)}


# --- walking through what is written -------------------------------------------------------------------------------


def hints(kind: Any) -> Mapping[str, Any]:
    """The types of a record's keys."""
    of_all = _all_hints(kind)
    return {one.name: of_all[one.name] for one in fields(kind)}


@cache
def _all_hints(kind: Any) -> Mapping[str, Any]:
    return get_type_hints(kind, include_extras=True)


def bare(hint: Any) -> Any:
    """A type without what it is annotated with."""
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def walk(value: Any, hint: Any, at: Loc) -> Iterator[tuple[Loc, Any, Any]]:
    """Every value within one that is written, with its place, and its type as it is annotated."""
    origin, args = get_origin(hint), get_args(hint)
    if origin in UNIONS:
        for one in args:
            yield from walk(value, one, at)
        return
    yield at, value, hint
    if origin is Annotated:
        yield from walk(value, args[0], at)
    elif origin is tuple and isinstance(value, tuple):
        for index, one in enumerate(value):
            yield from walk(one, args[0], (*at, index))
    elif origin is Mapping and isinstance(value, Mapping):
        for key, one in value.items():
            yield from walk(key, args[0], (*at, key))
            yield from walk(one, args[1], (*at, key))
    elif isinstance(hint, type) and is_dataclass(hint) and isinstance(value, hint):
        for name, of in hints(hint).items():
            yield from walk(getattr(value, name), of, (*at, name))


def names_card(value: Any, hint: Any) -> Named | None:
    """Which cards a value may name, if it is written as a card's name."""
    mark = next((mark for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, Named)), None)
    return mark if mark and isinstance(value, str) and value not in mark.besides else None


def names_seat(value: Any, hint: Any) -> bool:
    """True of a value that is written as a player's letter."""
    return get_origin(hint) is Literal and isinstance(value, str) and set(get_args(hint)) <= set(SEATS)
