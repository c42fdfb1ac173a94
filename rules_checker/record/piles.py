"""What a key of a scenario is in a position: a pile of cards, or a number. Declared once, beside the key.

A key of a side, or one that is nobody's, is `Annotated` with a `Pile` or an `Of`. By that it is checked, laid out,
read from a position, and expected of one; a game says only how whatever has no such mark is laid.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from cards.database import Loc
from rules_checker.engine import SEATS, State, printed
from rules_checker.record.scenario_file import Named

NOBODY = -1
"""The owner of a card that is no player's."""
UNIONS = (Union, UnionType)

Lists = Callable[[Any], Sequence[Any]]
"""What finds in a position of its game the lists of a key, one for each player."""


@dataclass(frozen=True)
class Pile:
    """How the cards of a key lie in a position: in its field `of`, a list for each player if the key is of a side.

    If they lie `face_down` they are written from the top, which is the end of the list.
    """

    of: str | Lists
    face_down: bool = False

    def list(self, s: State, player: int) -> list[int]:
        """The list of a position, a player's or (`NOBODY`) nobody's."""
        found: Any = getattr(s, self.of) if isinstance(self.of, str) else self.of(s)
        pile: list[int] = found if player == NOBODY else found[player]
        return pile

    def read(self, s: State, player: int) -> tuple[str, ...]:
        """What lies there, as a scenario writes it."""
        pile = self.list(s, player)
        return tuple(printed(s).defs[card].id for card in (reversed(pile) if self.face_down else pile))


@dataclass(frozen=True)
class Of:
    """Where a position has the number or the mark of a side: in this field, by player."""

    of: str
    kind: type = int

    def read(self, s: State, player: int) -> Any:
        """The value of a player."""
        return self.kind(getattr(s, self.of)[player])


class Declared(NamedTuple):
    """The marks of a record's keys: which are piles, and which are values of a player."""

    piles: Mapping[str, Pile]
    values: Mapping[str, Of]

    def read(self, s: State, player: int = NOBODY) -> dict[str, Any]:
        """What a position has of all of them."""
        marks: dict[str, Pile | Of] = {**self.piles, **self.values}
        return {key: mark.read(s, player) for key, mark in marks.items()}


class Instances:
    """The cards of a position that is laid out: each a number, with its id, its owner, and its place in the file."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.owner: list[int] = []

    def add(self, cards: Sequence[str], owner: int = NOBODY) -> list[int]:
        """The numbers of more cards, which have an owner."""
        first = len(self.ids)
        self.ids += cards
        self.owner += [owner] * len(cards)
        return [*range(first, len(self.ids))]

    def piles(self, scenario: Any) -> list[tuple[Pile, int, list[int]]]:
        """The numbers of the cards in all piles of a scenario, side by side and then those that are nobody's."""
        found: list[tuple[Pile, int, list[int]]] = []
        for player, side in (*enumerate(sides_of(scenario)), (NOBODY, scenario)):
            for key, pile in declared(type(side)).piles.items():
                written = getattr(side, key)
                found.append((pile, player, self.add(written[::-1] if pile.face_down else written, player)))
        return found


def lay(s: State, scenario: Any, piles: Sequence[tuple[Pile, int, list[int]]]) -> None:
    """Lay the piles of a scenario, and set the values of its sides."""
    for pile, player, cards in piles:
        pile.list(s, player)[:] = cards
    for player, side in enumerate(sides_of(scenario)):
        for key, value in declared(type(side)).values.items():
            getattr(s, value.of)[player] = getattr(side, key)


def sides_of(scenario: Any) -> list[Any]:
    """The sides of a scenario, seat by seat."""
    return [side for seat in SEATS if (side := getattr(scenario, seat, None)) is not None]


def declared(kind: Any) -> Declared:
    """What is declared of a record's keys."""
    return _declared(kind)


@cache
def _declared(kind: Any) -> Declared:
    marks = {key: getattr(hint, "__metadata__", ()) for key, hint in hints(kind).items()}
    found = [(key, mark) for key, of in marks.items() for mark in of]
    return Declared(
        {key: mark for key, mark in found if isinstance(mark, Pile)},
        {key: mark for key, mark in found if isinstance(mark, Of)},
    )


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
