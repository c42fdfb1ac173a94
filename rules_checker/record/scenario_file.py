"""The format of scenario files: the keys of all games, and the interface by which a game adds its own.

Title, rules, cards, script and the expectations for any game are here. Sides and board depend on the game: its module
`scenario` has a `Scenario` with more keys, and sets it up.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Protocol

import pydantic

from cards import DataError, Game, did_you_mean, nearest
from cards.database import CardEntry, Loc, RuleId, Source
from cards.errors import Said
from cards.model import Record
from rules_checker.engine import SEATS

Fact = Annotated[str, pydantic.StringConstraints(min_length=1, max_length=140)]
"""A scenario's title: the fact that it shows, in a sentence."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Expect(Record):
    """The expected state at a point, in any game.

    `asked` is `A: main`, or `nobody`; `legal` are actions of the player asked. `refused` are actions, too, of another
    player if written as `B: play cow`. `winner` is a player, a list of several, `draw` or `nobody`; `places`
    and `scores` are by player. `told` and `not_told` are cards that a player has, or has not, seen in the log; `shown`
    are those shown to that player only, since the last answer.
    """

    asked: str | None = None
    options: tuple[str, ...] | None = None
    legal: tuple[str, ...] = ()
    not_offered: tuple[str, ...] = ()
    refused: Mapping[str, RuleId] = field(default_factory=dict)
    winner: str | tuple[str, ...] | None = None
    places: Mapping[str, int] = field(default_factory=dict)
    scores: Mapping[str, int] = field(default_factory=dict)
    cited: tuple[RuleId, ...] = ()
    told: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    not_told: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    shown: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Check(Record):
    """A point in the script with expectations."""

    expect: Expect


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario(Record):
    """A scenario file. `rules` are the rules it exercises; `cards` defines cards of its own, as card files do.

    `example` is the worked example of the rule pages that it plays, if any: `partial-block` for `ex.partial-block`.
    """

    title: Fact
    game: str
    rules: tuple[RuleId, ...]
    cards: tuple[CardEntry, ...] = ()
    example: str | None = None
    script: tuple[str | Check, ...] = ()
    expect: Expect | None = None


class Layout(Protocol):
    """The interface of a game's module `scenario`.

    It may also have `players(scenario)`, the number of players of a scenario whose sides do not stand under the
    letters of their seats.
    """

    Scenario: type[Scenario]
    """The format of its files: a scenario of any game, with keys of its own."""

    def lay_out(self, game: Game, scenario: Any, source: Source) -> Any:
        """The position, about to go on, recording its log and rules; raises `DataError` at a fault."""

    def cards_expected(self, expect: Any) -> Iterable[tuple[Loc, str]]:
        """Every card in the game's own keys of an expectation, with its place below the expectation."""

    def differences(self, s: Any, expect: Any) -> Iterable[Said]:
        """The differences from the expectations in the game's own keys, one sentence each, with its message's code."""


def expectations(scenario: Scenario) -> Iterator[tuple[Loc, Any]]:
    """All expectations of a scenario, each with its place in the file."""
    for index, entry in enumerate(scenario.script):
        if isinstance(entry, Check):
            yield ("script", index, "expect"), entry.expect
    if scenario.expect:
        yield ("expect",), scenario.expect


def players_of(layout: Layout, scenario: Scenario) -> str:
    """The letters of a scenario's own players, one for each side that it has: `AB` for two, in a game for four, too."""
    sides = (getattr(scenario, seat, None) is not None for seat in SEATS)
    return SEATS[: layout.players(scenario) if hasattr(layout, "players") else sum(sides)]


def of_whom(action: str, players: Sequence[str]) -> tuple[str | None, str]:
    """The player of an action, if given as in `B: play cow`, and the action itself."""
    name, colon, rest = action.partition(":")
    return (name, rest.strip()) if colon and name in players else (None, action)


def several(winner: str | Sequence[str] | None) -> Sequence[str]:
    """The names of one winner, or of several; None is nobody."""
    return ("nobody",) if winner is None else (winner,) if isinstance(winner, str) else winner


def listed(names: Iterable[str]) -> str:
    """Names joined by commas, or `nothing`, which has a message."""
    return ", ".join(names) or Said("nothing", "nothing")


def unlike(name: str, zone: str, found: Sequence[str], wanted: Sequence[str]) -> Said:
    """The difference in a player's zone, whose name is told by the message `zone-<zone>`."""
    said = f"{name}'s {zone} is {listed(found)}, not {listed(wanted)}"
    where = Said(zone, f"zone-{zone}")
    return Said(said, "unmet-zone", name=name, zone=where, found=list(found), wanted=list(wanted))


def miscounted(name: str, zone: str, found: int, wanted: int) -> Said:
    """The difference in the number of cards in a player's zone, whose name is told as in `unlike`."""
    said = f"{name}'s {zone} has {found} cards, not {wanted}"
    return Said(said, "unmet-size", name=name, zone=Said(zone, f"zone-{zone}"), found=found, wanted=wanted)


def marked(card_id: str, marks: Sequence[Said]) -> Said:
    """A card with what a scenario says of it, if anything: `cow (damage 2, twisted)`."""
    said = f"{card_id} ({', '.join(marks)})" if marks else card_id
    return Said(said, "marked", card=card_id, marks=list(marks)) if marks else Said(said)


def unknown_card(source: Source, at: Loc, card_id: str, game: Game) -> DataError:
    """The error for an unknown card."""
    names = {words.name for entries in game.words.values() for words in entries.values()}
    return source.error(
        at, f"there is no card {card_id!r}{did_you_mean(nearest(card_id, (*game.cards, *names)))}"
    ).coded("unknown-card", name=card_id, nearest=nearest(card_id, (*game.cards, *names)))
