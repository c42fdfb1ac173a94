"""A Boomb.it position set up from a scenario, and compared with the scenario's expectations."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from cards import DataError, Game
from cards.database import Loc, Source
from cards.errors import Said, did_you_mean
from cards.model import Record
from cards.names import nearest
from rules_checker.engine import Frame
from rules_checker.games.boombit.cards import GameDef
from rules_checker.games.boombit.engine import position
from rules_checker.games.boombit.frames import EndPhase, Main, Phase, Setup, Turn
from rules_checker.games.boombit.query import life, power
from rules_checker.games.boombit.sound import unsound
from rules_checker.games.boombit.state import (
    DECK,
    DISCARD,
    HAND,
    IN_PLAY,
    VOID,
    Position,
)
from rules_checker.games.boombit.view import PLAYERS
from rules_checker.record import Layout, Natural, Of, Pile, expectations, scenario_file as shared
from rules_checker.setup import compile_cards

_DRAW, _REVIEW, _ATTACK = Phase("draw-phase"), Phase("bomb-review"), Phase("attack-phase")
PARTS: dict[str, list[Frame]] = {
    "setup": [Setup()],
    "start": [Turn()],
    "draw": [EndPhase(), Main(), _ATTACK, _REVIEW, _DRAW],
    "bomb-review": [EndPhase(), Main(), _ATTACK, _REVIEW],
    "attack": [EndPhase(), Main(), _ATTACK],
    "main": [EndPhase(), Main()],
    "end": [EndPhase()],
}
_ZONES = {"hand": HAND, "deck": DECK, "discard": DISCARD, "void": VOID}


def _zone(number: int) -> Pile:
    def of(s: Position) -> list[list[int]]:
        return [zones[number] for zones in s.zones]

    return Pile(of, face_down=number == DECK)


Player = Literal["A", "B"]
Cards = tuple[shared.CardId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CardAt(shared.CardAt):
    """A card in play, with its state and the modifications on it, whose order does not matter."""

    twisted: bool = False
    mods: Cards = ()
    foreign_mods: Cards = ()

    def marks(self) -> Iterator[Said]:
        """What the scenario says of it, in words."""
        if self.damage:
            yield Said(f"damage {self.damage}", "mark-damage", n=self.damage)
        if self.twisted:
            yield Said("twisted", "mark-twisted")
        yield from (Said(f"under {mod}", "mark-under", card=mod) for mod in sorted(self.mods))
        for mod in sorted(self.foreign_mods):
            yield Said(f"under the opponent's {mod}", "mark-under-theirs", card=mod)


@dataclass(frozen=True, slots=True, kw_only=True)
class Side(Record):
    """One player's side. The deck is listed from the top; other lists have no order."""

    hero: shared.CardId
    lives: Annotated[int | None, Of("lives")] = None
    hero_twisted: Annotated[bool, Of("hero_twisted", bool)] = False
    turns: Annotated[Natural | None, Of("turns")] = None
    hand: Annotated[Cards, _zone(HAND)] = ()
    deck: Annotated[Cards, _zone(DECK)] = ()
    in_play: tuple[shared.CardId | CardAt, ...] = ()
    discard: Annotated[Cards, _zone(DISCARD)] = ()
    void: Annotated[Cards, _zone(VOID)] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Start(Record):
    """The moment of the start: the player and part of the turn, `spent` phases, and the `seed` of random events.

    `first` is the player who had the first turn of the game, by default the one whose turn it is.
    """

    turn: Player = "A"
    first: Player | None = None
    at: str = "main"
    spent: tuple[str, ...] = ()
    seed: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Expect(shared.Expect):
    """The expected state at a point, with keys besides those of all games.

    `phases` are the numbers of phases that the turn still has; `strength` and `life` are those of cards in play.
    """

    phases: Mapping[str, int] = field(default_factory=dict)
    strength: Mapping[shared.CardId, int] = field(default_factory=dict)
    life: Mapping[shared.CardId, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario(shared.Scenario):
    """A scenario file: two sides, and the moment of the start."""

    A: Side
    B: Side
    start: Start = field(default_factory=Start)


def lay_out(game: Game, scenario: Scenario, source: Source) -> Position:
    """The position of a scenario, about to go on; raises `DataError` for one that is impossible by the rules."""
    _check_expectations(game, scenario, source)
    sides: list[Side] = [getattr(scenario, name) for name in PLAYERS]
    for name, side in zip(PLAYERS, sides, strict=True):
        _check_cards(game, source, name, side)
    decks = [{"hero": side.hero, "cards": list(_all_cards(side, other))} for side, other in _pairs(sides)]
    s = position(compile_cards(game), decks)
    s.seed = scenario.start.seed
    for player, (side, other) in enumerate(_pairs(sides)):
        _lay_out(s, player, side, other)
    for player, side in enumerate(sides):
        _attach(s, player, side)
    _begin(s, scenario, source)
    return s


def _begin(s: Position, scenario: Scenario, source: Source) -> None:
    start = scenario.start
    s.active = PLAYERS.index(start.turn)
    for player, name in enumerate(PLAYERS):
        side: Side = getattr(scenario, name)
        turns = side.turns if side.turns is not None else 0 if start.at == "setup" else 3
        s.turns[player] = turns - (1 if start.at == "start" and player == s.active else 0)
    s.phases = dict.fromkeys(s.game.phases, 1)
    if s.turns[s.active] == 1:
        s.phases["creep-phase"] = 0
    for index, phase in enumerate(start.spent):
        if phase not in s.phases:
            raise _no_phase(source, ("start", "spent", index), phase, s.phases)
        s.phases[phase] = 0
    if start.first and start.at == "setup":
        what = "who goes first is drawn at random after setup"
        raise source.error(("start", "first"), what).coded("first-is-drawn")
    s.first = PLAYERS.index(start.first or start.turn)
    s.step = start.at
    s.agenda[:] = PARTS[start.at]


def _no_phase(source: Source, at: Loc, phase: str, phases: Iterable[str]) -> DataError:
    return shared.not_one_of(source, at, phase, phases, f"{phase!r} is not one of")


def beside(s: Position, player: int) -> Mapping[str, Any]:
    """What a player has besides piles and numbers."""
    in_play = [_card_at(s, card) for card in s.in_play[player] if s.host[card] < 0]
    return {"hero": s.heroes[player].id, "in_play": tuple(in_play)}


def between(s: Position) -> Mapping[str, Any]:
    """Who went first, and the phases that are spent."""
    spent = [phase for phase, count in s.phases.items() if not count]
    return {"start": {"first": PLAYERS[s.first], "spent": spent}}


def unlike(name: str, key: str, found: Any, wanted: Any) -> Said | None:
    """The sentence about a difference in a key of a side, unless it is as of any zone."""
    if key == "lives":
        return Said(f"{name} has {found} lives, not {wanted}", "unmet-lives", name=name, found=found, wanted=wanted)
    if key == "hero_twisted" and found:
        return Said(f"{name}'s hero is twisted", "unmet-hero-twisted", name=name)
    if key == "hero_twisted":
        return Said(f"{name}'s hero is not twisted", "unmet-hero-untwisted", name=name)
    if key == "in_play":
        found, wanted = sorted(found), sorted(wanted)
        said = f"{name} has in play {shared.listed(found)}, not {shared.listed(wanted)}"
        return Said(said, "unmet-in-play", name=name, found=found, wanted=wanted)
    return None


def differences(s: Position, expect: Expect) -> Iterator[Said]:
    """The differences from the expected phases and numbers of cards, one sentence each."""
    for phase, count in expect.phases.items():
        if (left := s.phases[phase]) != count:
            name = PLAYERS[s.active]
            said = f"{name} has {left} of {phase} left, not {count}"
            yield Said(said, "unmet-phases", name=name, phase=phase, found=left, wanted=count)
    in_play = [card for cards in s.in_play for card in cards]
    yield from shared.unlike_cards(s, "strength", power, in_play, expect.strength, code="unmet-blast-of")
    yield from shared.unlike_cards(s, "life", life, in_play, expect.life)


def _pairs(sides: list[Side]) -> list[tuple[Side, Side]]:
    return [(sides[0], sides[1]), (sides[1], sides[0])]


def _in_play(side: Side) -> list[CardAt]:
    return shared.written_out(CardAt, side.in_play)


def _all_cards(side: Side, other: Side) -> Iterator[str]:
    """Every card that a player owns: in all zones, and as modifications on either side's cards."""
    for zone in _ZONES:
        yield from getattr(side, zone)
    for entry in _in_play(side):
        yield entry.card
        yield from entry.mods
    for entry in _in_play(other):
        yield from entry.foreign_mods


def _check_expectations(game: Game, scenario: Scenario, source: Source) -> None:
    """Raise `DataError` for an unknown phase, and for a number that a card does not have."""
    phases = GameDef(compile_cards(game)).phases
    for at, expect in expectations(scenario):
        for phase in expect.phases:
            if phase not in phases:
                raise _no_phase(source, (*at, "phases", phase), phase, phases)
        for key, kind in (("strength", "bomb"), ("life", "creep")):
            for card_id in getattr(expect, key):
                if game.cards[card_id].type != kind:
                    what = f"{card_id} is not a {kind}, so it has no {key}"
                    raise source.error((*at, key, card_id), what).coded(f"without-{key}", card=card_id)


def _check_cards(game: Game, source: Source, name: str, side: Side) -> None:
    at: Loc = (name,)
    if not game.types[game.cards[side.hero].type].starting:
        heroes = [card.id for card in game.cards.values() if game.types[card.type].starting]
        near = nearest(side.hero, heroes) or tuple(heroes)
        what = f"{side.hero} is not a hero{did_you_mean(near)}"
        raise source.error((*at, "hero"), what).coded("not-a-hero", name=side.hero, nearest=near)
    for zone in _ZONES:
        for index, card_id in enumerate(getattr(side, zone)):
            if game.types[game.cards[card_id].type].starting:
                what = f"{card_id} is a hero, so it is in no zone (hero.not-in-deck)"
                raise source.error((*at, zone, index), what).coded("hero-in-zone", card=card_id)
    for index, entry in enumerate(_in_play(side)):
        if fault := _cannot_be(game, entry):
            raise source.error((*at, "in_play", index), fault).like(fault)
    most = game.cards[side.hero].numbers["lives"]
    if side.lives is not None and not 1 <= side.lives <= most:
        what = f"{side.hero} must have 1 to {most} lives while the game goes on"
        raise source.error((*at, "lives"), what).coded("wrong-lives", card=side.hero, most=most)


def _cannot_be(game: Game, entry: CardAt) -> Said | None:
    """Why a card cannot be in play as it is written; None if it can."""
    card, damage = game.cards[entry.card], entry.damage
    if damage and card.type != "creep":
        return Said(f"{entry.card} is not a creep, so it cannot be damaged", "damaged-no-creep", card=entry.card)
    if not 0 <= damage < 250:
        said = f"{entry.card} cannot be in play with {damage} damage"
        return Said(said, "wrong-damage", card=entry.card, damage=damage)
    if card.type == "deed":
        return Said(f"{entry.card} is a deed, so it is never in play", "deed-in-play", card=entry.card)
    if card.onto is not None:
        said = f"{entry.card} is a modification: write it in the `mods` of a card"
        return Said(said, "modification-alone", card=entry.card)
    for mod in (*entry.mods, *entry.foreign_mods):
        if game.cards[mod].onto is None:
            return Said(f"{mod} is not a modification, so it cannot be on a card", "no-modification", card=mod)
    return None


def _lay_out(s: Position, player: int, side: Side, other: Side) -> None:
    """Put a player's cards into the zones of the scenario, in the order of `_all_cards`."""
    mine = iter([card for card in range(len(s.defs)) if s.owner[card] == player])
    s.zones[player][DECK].clear()
    for zone, number in _ZONES.items():
        cards = [next(mine) for _ in getattr(side, zone)]
        for card in cards:
            s.where[card] = number
        s.zones[player][number] = cards[::-1] if number == DECK else cards
    for entry in _in_play(side):
        _enter(s, next(mine), entry.damage, twisted=entry.twisted)
        for _ in entry.mods:
            _enter(s, next(mine), 0, twisted=False)
    for entry in _in_play(other):
        for _ in entry.foreign_mods:
            _enter(s, next(mine), 0, twisted=False)
    if side.lives is not None:
        s.lives[player] = side.lives
    s.hero_twisted[player] = int(side.hero_twisted)


def _enter(s: Position, card: int, damage: int, *, twisted: bool) -> None:
    s.where[card] = IN_PLAY
    s.zones[s.owner[card]][IN_PLAY].append(card)
    s.damage[card] = damage
    s.unsure = True
    s.twisted[card] = twisted
    s.start(card, s.defs[card])


def _attach(s: Position, player: int, side: Side) -> None:
    """Put the modifications on their cards."""
    free = [[c for c in s.in_play[p] if s.defs[c].onto is not None] for p in (0, 1)]
    hosts = iter([c for c in s.in_play[player] if s.defs[c].onto is None])
    for entry in _in_play(side):
        host = next(hosts)
        for owner, mods in ((player, entry.mods), (1 - player, entry.foreign_mods)):
            for mod in mods:
                card = next(c for c in free[owner] if s.defs[c].id == mod and s.host[c] < 0)
                s.attach(card, host)


def impossible(s: Position, scenario: Scenario) -> Iterator[tuple[Loc, ValueError]]:
    """What no position has and this one does."""
    yield from (((PLAYERS[player], "in_play"), fault) for player, fault in unsound(s))


def _card_at(s: Position, card: int) -> CardAt:
    mods = s.attached(card)
    owner = s.owner[card]
    return CardAt(
        card=s.defs[card].id,
        damage=s.damage[card],
        twisted=bool(s.twisted[card]),
        mods=tuple(s.defs[mod].id for mod in mods if s.owner[mod] == owner),
        foreign_mods=tuple(s.defs[mod].id for mod in mods if s.owner[mod] != owner),
    )


class Positions(Layout[Position]):
    """What the game says of its positions."""

    Scenario = Scenario
    Expect = Expect
    PARTS = PARTS
    lay_out = staticmethod(lay_out)
    beside = staticmethod(beside)
    between = staticmethod(between)
    impossible = staticmethod(impossible)
    unlike = staticmethod(unlike)
    differences = staticmethod(differences)


LAYOUT = Positions("boombit")
