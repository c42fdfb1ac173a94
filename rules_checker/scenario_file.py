"""The shape of scenario files: what every game's scenarios have, and the interface by which a game adds its own.

Title, rules, cards of their own, the script, and what can be expected of any game are here. Its sides and its board are
the game's: its module `scenario` has a `Scenario` with more keys, and lays it out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Protocol

import pydantic

from cards import DataError, Game, did_you_mean, nearest
from cards.database import CardEntry, Loc, RuleId, Source
from cards.model import Record

Fact = Annotated[str, pydantic.StringConstraints(min_length=1, max_length=140)]
"""A scenario's title: what it shows, in a sentence."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Expect(Record):
    """What must hold at a point, of any game.

    `asked` is `A: main`, or `nobody`; `legal` are actions of the player asked. `refused` are actions too, of another
    player if they are written `B: play cow`. `winner` is a player, `draw` or `nobody`; `places` and `scores` are by
    player. `told` and `not_told` are cards that the log has, or has not, let a player see; `shown` are those that it
    showed to that player only, since the last answer.
    """

    asked: str | None = None
    options: tuple[str, ...] | None = None
    legal: tuple[str, ...] = ()
    not_offered: tuple[str, ...] = ()
    refused: Mapping[str, RuleId] = field(default_factory=dict)
    winner: str | None = None
    places: Mapping[str, int] = field(default_factory=dict)
    scores: Mapping[str, int] = field(default_factory=dict)
    cited: tuple[RuleId, ...] = ()
    told: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    not_told: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    shown: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Check(Record):
    """A point in the script at which something must hold."""

    expect: Expect


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario(Record):
    """A scenario file. `rules` are the rules it exercises; `cards` defines cards of its own, as card files do."""

    title: Fact
    game: str
    rules: tuple[RuleId, ...]
    cards: tuple[CardEntry, ...] = ()
    script: tuple[str | Check, ...] = ()
    expect: Expect | None = None


class Layout(Protocol):
    """The interface of a game's module `scenario`."""

    Scenario: type[Scenario]
    """The shape of its files: a scenario of any game, and its own keys."""
    PLAYERS: Sequence[str]
    """The players' letters, `A` and `B` and as many more as there are seats."""

    def lay_out(self, game: Game, scenario: Any, source: Source) -> Any:
        """The position at its first question, its log and what it touched noted; raises `DataError` at its fault."""

    def cards_expected(self, expect: Any) -> Iterable[tuple[Loc, str]]:
        """Every card of the game's own keys of an expectation, with its place below it."""

    def differences(self, s: Any, expect: Any) -> Iterable[str]:
        """What is not as the game's own keys expect, one sentence each."""


def expectations(scenario: Scenario) -> Iterator[tuple[Loc, Any]]:
    """All that a scenario expects, each with its place in the file."""
    for index, entry in enumerate(scenario.script):
        if isinstance(entry, Check):
            yield ("script", index, "expect"), entry.expect
    if scenario.expect:
        yield ("expect",), scenario.expect


def of_whom(action: str, players: Sequence[str]) -> tuple[str | None, str]:
    """An action as a scenario writes it, and whose it is where that is said: `B: play cow`."""
    name, colon, rest = action.partition(":")
    return (name, rest.strip()) if colon and name in players else (None, action)


def listed(names: Iterable[str]) -> str:
    """Names joined by commas, or `nothing`."""
    return ", ".join(names) or "nothing"


def unknown_card(source: Source, at: Loc, card_id: str, game: Game) -> DataError:
    """The fault of naming a card that is not there."""
    names = {words.name for entries in game.words.values() for words in entries.values()}
    return source.error(at, f"there is no card {card_id!r}{did_you_mean(nearest(card_id, (*game.cards, *names)))}")
