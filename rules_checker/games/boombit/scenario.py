"""A Boomb.it position set up from a scenario, and compared with the scenario's expectations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from cards import DataError, Game
from cards.database import Loc, Source
from cards.errors import Said, did_you_mean
from cards.model import Record
from cards.names import nearest
from rules_checker.engine import Frame
from rules_checker.games.boombit.cards import GameDef
from rules_checker.games.boombit.engine import position
from rules_checker.games.boombit.frames import EndPhase, Main, Phase, Setup, Turn
from rules_checker.games.boombit.memory import NOBODY
from rules_checker.games.boombit.query import life, matches, power
from rules_checker.games.boombit.state import (
    DECK,
    DISCARD,
    HAND,
    IN_PLAY,
    VOID,
    Position,
)
from rules_checker.games.boombit.view import PLAYERS
from rules_checker.record import expectations, scenario_file as shared
from rules_checker.setup import compile_cards

_DRAW, _REVIEW, _ATTACK = Phase("draw-phase"), Phase("bomb-review"), Phase("attack-phase")
_STEPS: dict[str, list[Frame]] = {
    "setup": [Setup()],
    "start": [Turn()],
    "draw": [EndPhase(), Main(), _ATTACK, _REVIEW, _DRAW],
    "bomb-review": [EndPhase(), Main(), _ATTACK, _REVIEW],
    "attack": [EndPhase(), Main(), _ATTACK],
    "main": [EndPhase(), Main()],
    "end": [EndPhase()],
}
_ZONES = {"hand": HAND, "deck": DECK, "discard": DISCARD, "void": VOID}


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
    lives: int | None = None
    hero_twisted: bool = False
    turns: int | None = None
    hand: Cards = ()
    deck: Cards = ()
    in_play: tuple[shared.CardId | CardAt, ...] = ()
    discard: Cards = ()
    void: Cards = ()


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
    s.log, s.touched = [], set()
    for player, (side, other) in enumerate(_pairs(sides)):
        _lay_out(s, player, side, other)
    for player, side in enumerate(sides):
        _attach(s, player, side)
    _check_position(s, source)
    _begin(s, scenario, source)
    return s


def _begin(s: Position, scenario: Scenario, source: Source) -> None:
    start = scenario.start
    if start.at not in _STEPS:
        what = f"a turn has no part {start.at!r}; write one of"
        raise shared.not_one_of(source, ("start", "at"), start.at, _STEPS, what)
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
    s.agenda[:] = _STEPS[start.at]


def _no_phase(source: Source, at: Loc, phase: str, phases: Iterable[str]) -> DataError:
    return shared.not_one_of(source, at, phase, phases, f"{phase!r} is not one of")


def side(s: Position, player: int) -> Side:
    """A player's side as it is now."""
    in_play = [_card_at(s, card) for card in s.in_play[player] if s.host[card] < 0]
    zones = {zone: tuple(s.defs[card].id for card in s.zone(player, number)) for zone, number in _ZONES.items()}
    return Side(
        hero=s.heroes[player].id,
        lives=s.lives[player],
        hero_twisted=bool(s.hero_twisted[player]),
        turns=s.turns[player],
        in_play=tuple(in_play),
        **zones | {"deck": zones["deck"][::-1]},
    )


def moment(s: Position) -> Mapping[str, Any]:
    """The moment of the turn, and the phases that are spent."""
    spent = [phase for phase, count in s.phases.items() if not count]
    return {"start": {"turn": PLAYERS[s.active], "first": PLAYERS[s.first], "at": s.step, "spent": spent}}


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
    yield from _numbers(s, "strength", power, expect.strength)
    yield from _numbers(s, "life", life, expect.life)


def _numbers(
    s: Position, what: str, value: Callable[[Position, int], int], expected: Mapping[str, int]
) -> Iterator[Said]:
    """The cards in play whose number is not the expected one; there must be exactly one card of each name."""
    for card_id, wanted in expected.items():
        found = [value(s, card) for p in (0, 1) for card in s.in_play[p] if s.defs[card].id == card_id]
        if not found:
            yield Said(f"no {card_id} is in play, so its {what} is not {wanted}", "unmet-absent", card=card_id)
        elif found != [wanted]:
            said = f"the {what} of {card_id} is {shared.listed(map(str, found))}, not {wanted}"
            yield Said(said, f"unmet-{what}", card=card_id, found=found, wanted=wanted)


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


def _check_position(s: Position, source: Source) -> None:
    """Raise `DataError` for a position that is impossible by the rules."""
    for player, name in enumerate(PLAYERS):
        for card in s.in_play[player]:
            info, host = s.defs[card], s.host[card]
            if info.type == "creep" and not 0 <= s.damage[card] < life(s, card):
                what = f"{info.id} has {life(s, card)} lives, so it cannot be in play with {s.damage[card]} damage"
                raise source.error((name, "in_play"), what).coded(
                    "too-damaged", card=info.id, life=life(s, card), damage=s.damage[card]
                )
            if host >= 0 and not matches(s, host, info.onto, player, NOBODY):
                onto = s.defs[host].id
                raise source.error((name, "in_play"), f"{info.id} cannot be on {onto} (mod.target-type)").coded(
                    "wrong-host", card=info.id, host=onto
                )
        cards = [s.defs[card] for card in s.in_play[player]]
        if sum("boss" in info.keywords for info in cards) > 1:
            what = "two BOSSes cannot be in play (property.boss-limit)"
            raise source.error((name, "in_play"), what).coded("two-bosses")
        for card_id, count in Counter(info.id for info in cards if info.unique).items():
            if count > 1:
                what = f"{card_id} is unique, so two cannot be in play (gloss.unique)"
                raise source.error((name, "in_play"), what).coded("two-unique", card=card_id)


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
