"""Scenarios: a position, what is answered, and what must come of it, in a YAML file that a player can write.

The shape of the file is here, with the walking through its script; how a position is laid out is the game's.
`tests/rules_checker/games/<id>/scenarios/README.md` tells how to write one.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Annotated, Literal, Protocol

import pydantic

from cards import DataError, Game, Lang, did_you_mean, load_game, nearest
from cards.database import CardEntry, Loc, RuleId, Source, link_cards, read, read_yaml
from cards.errors import near
from cards.model import Record
from rules_checker.engines import engine_ids, load_engine
from rules_checker.messages import phrases
from rules_checker.naming import by_ids, in_names
from rules_checker.story import Chapter, Entry, isolated, plain, story

Fact = Annotated[str, pydantic.StringConstraints(min_length=1, max_length=140)]
"""A scenario's title: what it shows, in a sentence."""
Player = Literal["A", "B"]
PLAYERS: tuple[Player, Player] = ("A", "B")


@dataclass(frozen=True, slots=True, kw_only=True)
class CardAt(Record):
    """A card in play: damaged, twisted, with modifications on it."""

    card: str
    damage: int = 0
    twisted: bool = False
    mods: tuple[str, ...] = ()
    foreign_mods: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Side(Record):
    """One player's side at the start. Lists are from the top of the deck, and in any order elsewhere."""

    hero: str
    lives: int | None = None
    hero_twisted: bool = False
    turns: int | None = None
    hand: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    in_play: tuple[str | CardAt, ...] = ()
    discard: tuple[str, ...] = ()
    void: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Start(Record):
    """Whose turn it is and where in it; `spent` are phases already used, `seed` is for what is random.

    `first` is who had the first turn of the game: whose turn it is, unless told.
    """

    turn: Player = "A"
    first: Player | None = None
    at: str = "main"
    spent: tuple[str, ...] = ()
    seed: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class SideNow(Record):
    """What must hold of a side; only what is written is looked at. Zones are heaps, but the deck is from its top."""

    lives: int | None = None
    hero_twisted: bool | None = None
    hand: tuple[str, ...] | None = None
    hand_size: int | None = None
    deck: tuple[str, ...] | None = None
    deck_size: int | None = None
    in_play: tuple[str | CardAt, ...] | None = None
    discard: tuple[str, ...] | None = None
    void: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Expect(Record):
    """What must hold at a point. `asked` is `A: main`, or `nobody`; `legal` are actions of the player asked.

    `refused` are actions too, of the other player if they are written `B: play cow`; `phases` are those that the turn
    still has, by how many; `strength` and `life` are of cards in play. `told` and `not_told` are cards that the log
    has, or has not, let a player see; `shown` are those that it showed to that player only, since the last answer.
    """

    A: SideNow | None = None
    B: SideNow | None = None
    asked: str | None = None
    options: tuple[str, ...] | None = None
    legal: tuple[str, ...] = ()
    not_offered: tuple[str, ...] = ()
    refused: Mapping[str, RuleId] = field(default_factory=dict)
    winner: Player | Literal["draw", "nobody"] | None = None
    phases: Mapping[str, int] = field(default_factory=dict)
    strength: Mapping[str, int] = field(default_factory=dict)
    life: Mapping[str, int] = field(default_factory=dict)
    cited: tuple[RuleId, ...] = ()
    told: Mapping[Player, tuple[str, ...]] = field(default_factory=dict)
    not_told: Mapping[Player, tuple[str, ...]] = field(default_factory=dict)
    shown: Mapping[Player, tuple[str, ...]] = field(default_factory=dict)


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
    A: Side
    B: Side
    start: Start = field(default_factory=Start)
    script: tuple[str | Check, ...] = ()
    expect: Expect | None = None


@dataclass(frozen=True, slots=True)
class Unmet:
    """An expectation that did not hold: its place, what was wanted and what was found."""

    path: Path
    line: int
    what: str

    def __str__(self) -> str:
        return f"{near(self.path)}:{self.line}: {self.what}"


class Table(Protocol):
    """The interface of a game's module `scenario`: a position to lay out, answer and inspect."""

    def __init__(self, game: Game, scenario: Scenario, source: Source) -> None: ...

    @property
    def asked(self) -> str:
        """Who is asked what, as `A: main`; empty when nobody is."""

    @property
    def log(self) -> Sequence[Entry]:
        """What has happened, for the story."""

    def options(self) -> list[str]:
        """What is offered, in words."""

    def answer(self, index: int) -> None:
        """Answers the standing question."""

    def differences(self, expect: Expect) -> Iterator[str]:
        """What is not as expected, one sentence each."""


@dataclass(frozen=True, slots=True)
class Played:
    """A scenario that was played to the end of its script: its game, its table as it stands, what did not hold."""

    title: str
    game: Game
    table: Table
    failures: tuple[Unmet, ...]


def run(path: Path) -> list[Unmet]:
    """Runs a scenario file and returns what did not hold; raises `DataError` for a file that cannot be run."""
    return list(play(path).failures)


def play(path: Path) -> Played:
    """Plays a scenario file; raises `DataError` for one that cannot be played."""
    source = read_yaml(path)
    if isinstance(source.data, dict) and source.data.get("game") in engine_ids():
        source = by_ids(source, load_game(source.data["game"]))
    scenario = read(source, Scenario)
    if scenario.game not in engine_ids():
        near = did_you_mean(nearest(scenario.game, engine_ids()))
        raise source.error(("game",), f"there is no playable game {scenario.game!r}{near}")
    game = link_cards(load_game(scenario.game), scenario.cards, source)
    _check_names(game, scenario, source)
    table: Table = importlib.import_module(f"rules_checker.games.{game.id}.scenario").Board(game, scenario, source)
    failures: list[Unmet] = []
    for index, entry in enumerate(scenario.script):
        at: Loc = ("script", index)
        if isinstance(entry, Check):
            failures += _differences(table, entry.expect, source, (*at, "expect"))
        else:
            _answer(table, entry, source, at)
    if scenario.expect:
        failures += _differences(table, scenario.expect, source, ("expect",))
        if failures and table.asked and scenario.expect.asked is None:
            who, _, kind = table.asked.partition(": ")
            what = f"the script ends while {who} is asked {kind}: {_offered(table)}"
            failures.append(Unmet(source.path, source.place(("expect",))[0], what))
    return Played(scenario.title, game, table, tuple(failures))


def told(played: Played, lang: Lang) -> Iterator[str]:
    """What happened in a scenario, a line each with its rules, and who is to choose what at its end."""
    first, *turns = story(played.game, played.table.log, lang) or [Chapter(played.title, ())]
    yield from plain([replace(first, heading=played.title), *turns], lang).splitlines()
    if played.table.asked:
        who = phrases(lang)("seat", player=PLAYERS.index(played.table.asked[0]))
        options = ", ".join(isolated(in_names(played.game, option, lang), lang) for option in played.table.options())
        yield f"  {phrases(lang)('chooses', who=who, options=options)}"


def _check_names(game: Game, scenario: Scenario, source: Source) -> None:
    """Raises `DataError` for a rule that is not in the ledger, or an expected card that is not in the game."""
    for index, rule in enumerate(scenario.rules):
        _check_rule(game, rule, source, ("rules", index))
    for at, expect in expectations(scenario):
        for index, rule in enumerate(expect.cited):
            _check_rule(game, rule, source, (*at, "cited", index))
        for action, rule in expect.refused.items():
            _check_rule(game, rule, source, (*at, "refused", action))
        for place, card_id in (*_expected_cards(expect), *_cards_of_actions(game, expect)):
            if card_id not in game.cards:
                raise unknown_card(source, (*at, *place), card_id, game)


def expectations(scenario: Scenario) -> Iterator[tuple[Loc, Expect]]:
    """All that a scenario expects, each with its place in the file."""
    for index, entry in enumerate(scenario.script):
        if isinstance(entry, Check):
            yield ("script", index, "expect"), entry.expect
    if scenario.expect:
        yield ("expect",), scenario.expect


def _check_rule(game: Game, rule: str, source: Source, at: Loc) -> None:
    if rule not in game.rules:
        raise source.error(at, f"there is no rule {rule!r}{did_you_mean(nearest(rule, game.rules))}")


def _expected_cards(expect: Expect) -> Iterator[tuple[Loc, str]]:
    """Every card that something is expected of, with its place below the expectation."""
    for key in ("strength", "life"):
        yield from (((key, card_id), card_id) for card_id in getattr(expect, key))
    for key in ("told", "not_told", "shown"):
        for player, cards in getattr(expect, key).items():
            yield from (((key, player, index), card_id) for index, card_id in enumerate(cards))
    for player in PLAYERS:
        side: SideNow | None = getattr(expect, player)
        for zone in ("hand", "deck", "in_play", "discard", "void") if side else ():
            for index, entry in enumerate(getattr(side, zone) or ()):
                at = CardAt(card=entry) if isinstance(entry, str) else entry
                yield from (((player, zone, index), card_id) for card_id in (at.card, *at.mods, *at.foreign_mods))


def _cards_of_actions(game: Game, expect: Expect) -> Iterator[tuple[Loc, str]]:
    """Every card that an action names of which something is expected: a misspelt one is never offered."""
    written: dict[Loc, str] = {("refused", action): action for action in expect.refused}
    for key in ("legal", "not_offered"):
        written |= {(key, index): action for index, action in enumerate(getattr(expect, key))}
    actions = load_engine(game.id).ACTIONS
    for place, action in written.items():
        verb, _, rest = of_whom(action)[1].partition(" ")
        if actions.get(verb) and rest:
            yield place, re.sub(r" #?\d+$", "", rest)


def of_whom(action: str) -> tuple[Player | None, str]:
    """An action as a scenario writes it, and whose it is where that is said: `B: play cow`."""
    for player in PLAYERS:
        if action.startswith(f"{player}:"):
            return player, action[2:].strip()
    return None, action


def _answer(table: Table, entry: str, source: Source, at: Loc) -> None:
    """Answers `A: play cow`; words that are not offered are a fault of the file."""
    who, colon, words = (part.strip() for part in entry.partition(":"))
    if not colon or who not in PLAYERS:
        raise source.error(at, f"{entry!r} is not written as 'A: what is chosen'")
    asked, _, kind = table.asked.partition(": ")
    if asked != who:
        raise source.error(at, f"{who} is not asked now, but {table.asked or 'nobody'}")
    options = table.options()
    if words not in options:
        near = did_you_mean(nearest(words, options))
        raise source.error(at, f"{words!r} is not offered ({kind}){near}; offered: {_offered(table)}")
    table.answer(options.index(words))


def _offered(table: Table) -> str:
    options = table.options()
    return ", ".join(options[:12]) + (" …" if len(options) > 12 else "")


def _differences(table: Table, expect: Expect, source: Source, at: Loc) -> list[Unmet]:
    line = source.place(at)[0]
    return [Unmet(source.path, line, what) for what in table.differences(expect)]


def load(path: Path) -> Scenario:
    """The scenario of a file, read and checked in shape only."""
    return read(read_yaml(path), Scenario)


def unknown_card(source: Source, at: Loc, card_id: str, game: Game) -> DataError:
    """The fault of naming a card that is not there."""
    names = {words.name for entries in game.words.values() for words in entries.values()}
    return source.error(at, f"there is no card {card_id!r}{did_you_mean(nearest(card_id, (*game.cards, *names)))}")
