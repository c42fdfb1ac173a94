"""A Boomb.it position set up from a scenario, and compared with the scenario's expectations."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

import pydantic

from cards import Game
from cards.database import Loc
from cards.errors import Said
from cards.model import Record
from rules_checker.engine import UnfitError
from rules_checker.games.boombit import frames, query
from rules_checker.games.boombit.cards import GameDef, HeroDef, link_card
from rules_checker.games.boombit.state import DECK, DISCARD, HAND, IN_PLAY, VOID, Position, fresh_position
from rules_checker.record import Layout, expectations, marks, scenario_file as shared
from rules_checker.setup import compile_cards

_DRAW, _REVIEW, _ATTACK = frames.Phase("draw-phase"), frames.Phase("bomb-review"), frames.Phase("attack-phase")
_TYPES = ("bomb", "creep", "circumstance", "support", "modification", "deed")
Player = Literal["A", "B"]
Some = tuple[Annotated[str, marks.Named(types=_TYPES)], ...]
InPlay = Annotated[str, marks.Named(types=_TYPES[:4])]
Damage = Annotated[int, pydantic.Field(ge=0, lt=250)]


def _zone(number: int) -> marks.Pile[Position]:
    return marks.Pile(lambda s: [zones[number] for zones in s.zones], face_down=number == DECK, zone=number)


def _enter(s: Position, card: int) -> None:
    s.where[card] = IN_PLAY
    s.in_play[s.owner[card]].append(card)
    s.unsure = True
    s.start(card, s.defs[card])


class Mods(marks.Mark[Position]):
    """The modifications on a card, of its owner or of the opponent (`theirs`); their order does not matter."""

    def __init__(self, code: str, *, theirs: bool) -> None:
        self.code, self.theirs = code, theirs

    def lay(self, s: Position, of: int, value: Any, cards: marks.Cards, at: Loc) -> None:
        """Put them on the card."""
        for index in range(len(value)):
            mod = cards.at(*at, index)
            _enter(s, mod)
            s.attach(mod, of)

    def read(self, s: Position, of: int) -> tuple[str, ...]:
        """What is on the card."""
        return tuple(s.defs[mod].id for mod in s.attached(of) if (s.owner[mod] != s.owner[of]) is self.theirs)

    def said(self, key: str, value: Any) -> Iterator[Said]:
        """The card lies under each of them."""
        whose = "the opponent's " if self.theirs else ""
        yield from (Said(f"under {whose}{mod}", self.code, card=mod) for mod in sorted(value))


@dataclass(frozen=True, slots=True, kw_only=True)
class CardInPlay(marks.CardAt):
    """A card in play, with its state and the modifications on it."""

    card: InPlay
    damage: Annotated[Damage, marks.Of("damage")] = 0
    twisted: Annotated[bool, marks.Of("twisted", bool)] = False
    mods: Annotated[
        tuple[Annotated[str, marks.Named(types=("modification",))], ...], Mods("mark-under", theirs=False)
    ] = ()
    foreign_mods: Annotated[
        tuple[Annotated[str, marks.Named(types=("modification",), theirs=True)], ...],
        Mods("mark-under-theirs", theirs=True),
    ] = ()


class OnTheTable(marks.Pile[Position]):
    """The cards that a player has in play, besides modifications."""

    def list(self, s: Position, player: int) -> list[int]:
        """These cards."""
        return [card for card in s.in_play[player] if s.host[card] < 0]

    def put(self, s: Position, player: int, card: int) -> None:
        """Have a card be in play."""
        _enter(s, card)


@dataclass(frozen=True, slots=True, kw_only=True)
class Side(Record):
    """One player's side. The deck is listed from the top; other lists have no order."""

    hero: Annotated[
        str, marks.Named(types=("hero",), apart=True), marks.Own(lambda s, of: s.heroes[of].id, tells=marks.card_named)
    ]
    lives: Annotated[int | None, marks.Of("lives", code="unmet-lives")] = None
    hero_twisted: Annotated[bool, marks.Of("hero_twisted", bool, code="unmet-hero-twisted")] = False
    turns: Annotated[marks.Natural, marks.Of("turns")] = 3
    hand: Annotated[Some, _zone(HAND)] = ()
    deck: Annotated[Some, _zone(DECK)] = ()
    in_play: Annotated[
        tuple[InPlay | CardInPlay, ...], OnTheTable("in_play", kind=CardInPlay, code="unmet-in-play")
    ] = ()
    discard: Annotated[Some, _zone(DISCARD)] = ()
    void: Annotated[Some, _zone(VOID)] = ()


def _spent(s: Position, _: int) -> tuple[str, ...]:
    return tuple(phase for phase, count in s.phases.items() if not count)


def _phase(name: str) -> Said:
    return Said(name, f"spent-{name}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Start(Record):
    """The moment of the start: the player and part of the turn, `spent` phases, and the `seed` of random events.

    `first` is the player who had the first turn of the game, by default the one whose turn it is.
    """

    turn: Player = "A"
    at: str = "main"
    first: Annotated[Player | None, marks.Seat("first")] = None
    spent: Annotated[tuple[str, ...], marks.Own(_spent, tells=_phase)] = ()
    seed: int = 1


def _in_play(s: Position) -> list[int]:
    return [card for cards in s.in_play for card in cards]


@dataclass(frozen=True, slots=True, kw_only=True)
class Expect(shared.Expect):
    """The expected state at a point, with keys besides those of all games.

    `phases` are the numbers of phases that the turn still has; `strength` and `life` are those of cards in play.
    """

    phases: Annotated[Mapping[str, int] | None, marks.Own(lambda s, _: s.phases, named=True, code="unmet-phases")] = (
        None
    )
    strength: Annotated[
        Mapping[marks.CardId, int] | None, marks.Each(query.power, _in_play, types=("bomb",), code="unmet-blast-of")
    ] = None
    life: Annotated[Mapping[marks.CardId, int] | None, marks.Each(query.life, _in_play, types=("creep",))] = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario(shared.Scenario):
    """A scenario file: two sides, and the moment of the start."""

    A: Side
    B: Side
    start: Start = field(default_factory=Start)


class Positions(Layout[Position]):
    """What the game says of its positions."""

    PARTS = {
        "setup": [frames.Setup()],
        "start": [frames.Turn()],
        "draw": [frames.EndPhase(), frames.Main(), _ATTACK, _REVIEW, _DRAW],
        "bomb-review": [frames.EndPhase(), frames.Main(), _ATTACK, _REVIEW],
        "attack": [frames.EndPhase(), frames.Main(), _ATTACK],
        "main": [frames.EndPhase(), frames.Main()],
        "end": [frames.EndPhase()],
    }
    BEFORE = ("setup",)
    TURN = "start"

    def unfit(self, game: Game, scenario: Scenario) -> Iterator[tuple[Loc, ValueError]]:
        """A phase that there is not, and who goes first before it is drawn."""
        phases = GameDef(compile_cards(game)).phases
        said = [(("start", "spent", index), phase) for index, phase in enumerate(scenario.start.spent)]
        said += [
            ((*at, "phases", phase), phase) for at, expect in expectations(scenario) for phase in expect.phases or ()
        ]
        for at, phase in said:
            if phase not in phases:
                yield at, shared.not_one_of(phase, phases, f"{phase!r} is not one of")
        if scenario.start.first and scenario.start.at == "setup":
            yield ("start", "first"), UnfitError("who goes first is drawn at random after setup", "first-is-drawn")

    def empty(self, compiled: Mapping[str, Any], scenario: Scenario, cards: marks.Cards) -> Position:
        """Everybody's cards in their decks."""
        a, b = (link_card(compiled["cards"][side.hero]) for side in marks.sides_of(scenario))
        assert isinstance(a, HeroDef) and isinstance(b, HeroDef)
        defs = {card: link_card(compiled["cards"][card]) for card in set(cards.ids)}
        known = tuple(defs[card] for card in cards.ids)
        return fresh_position(GameDef(compiled), known, (a, b), bytes(cards.owner))

    def settle(self, s: Position, scenario: Scenario, cards: marks.Cards) -> None:
        """The phases that are spent, or that a first turn has not."""
        spent = [*scenario.start.spent, *(["creep-phase"] if s.turns[s.active] == 1 else [])]
        s.phases = dict.fromkeys(s.game.phases, 1) | dict.fromkeys(spent, 0)


LAYOUT = Positions("boombit", Scenario, Expect)
