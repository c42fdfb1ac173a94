"""A position of Smash Up set up from a scenario, and compared with the scenario's expectations."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from cards import Game
from cards.database import Loc, Source
from cards.errors import Said
from cards.model import Record
from rules_checker.engine import SEATS, Frame
from rules_checker.games.smashup.cards import CardDef, link_numbers
from rules_checker.games.smashup.frames import Allowance, Check, Deal, DrawTwo, EndOfTurn, PlayCards, Turn
from rules_checker.games.smashup.query import breaks_at, power, total
from rules_checker.games.smashup.state import DISCARD, HAND, NOBODY, Position, fresh_position
from rules_checker.games.smashup.zones import enter
from rules_checker.record import scenario_file as shared
from rules_checker.setup import compile_cards

Player = Literal["A", "B", "C", "D"]
Cards = tuple[shared.CardId, ...]
_PARTS = ("deal", "turn", "play", "check", "draw", "end")
_PLAYERS = SEATS[:4]


@dataclass(frozen=True, slots=True, kw_only=True)
class MinionAt(Record):
    """A minion at a base, with the actions on it by whose they are."""

    card: shared.CardId
    on: Mapping[Player, Cards] = field(default_factory=dict)


Minions = tuple[shared.CardId | MinionAt, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class BaseAt(Record):
    """A base in play, with the minions there by whose they are, and the actions `on` the base by whose."""

    base: shared.CardId
    A: Minions = ()
    B: Minions = ()
    C: Minions = ()
    D: Minions = ()
    on: Mapping[Player, Cards] = field(default_factory=dict)

    def in_words(self) -> str:
        """The base with all that is there, as `tortuga: A collector, commuter +B glue; on A office-hours`."""
        parts = []
        for seat in _PLAYERS:
            here = [one if isinstance(one, MinionAt) else MinionAt(card=one) for one in getattr(self, seat)]
            if here:
                parts.append(f"{seat} {', '.join(sorted(one.card + _added(one.on) for one in here))}")
        parts += [f"on {seat} {', '.join(sorted(cards))}" for seat, cards in sorted(self.on.items()) if cards]
        return f"{self.base}: {'; '.join(parts)}" if parts else self.base


def _added(on: Mapping[Player, Cards]) -> str:
    return "".join(f" +{seat} {card}" for seat, cards in sorted(on.items()) for card in sorted(cards))


@dataclass(frozen=True, slots=True, kw_only=True)
class Side(Record):
    """One player's cards that lie at no base (deck from the top), and victory points.

    `turns` counts the player's own turns, the present one included.
    """

    hand: Cards = ()
    deck: Cards = ()
    discard: Cards = ()
    vp: int = 0
    turns: int = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Start(Record):
    """The moment of the start: whose turn, which part of it, what may still be played, and the `seed` of shuffles."""

    turn: Player = "A"
    at: str = "play"
    minions: int = 1
    actions: int = 1
    seed: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Expect(shared.Expect):
    """The expected state at a point, with keys besides those of all games.

    Of `bases` only those named are looked at. `power` and `control` are those of minions in play, `total` and
    `breakpoint` those of bases.
    """

    bases: tuple[BaseAt, ...] = ()
    bases_in_play: Cards | None = None
    base_deck: Cards | None = None
    base_discard: Cards | None = None
    power: Mapping[shared.CardId, int] = field(default_factory=dict)
    control: Mapping[shared.CardId, Player] = field(default_factory=dict)
    total: Mapping[shared.CardId, int] = field(default_factory=dict)
    breakpoint: Mapping[shared.CardId, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario(shared.Scenario):
    """A scenario file: two to four sides, the bases, the base deck (from its top), and the moment of the start."""

    A: Side = field(default_factory=Side)
    B: Side = field(default_factory=Side)
    C: Side | None = None
    D: Side | None = None
    bases: tuple[BaseAt, ...] = ()
    base_deck: Cards = ()
    base_discard: Cards = ()
    start: Start = field(default_factory=Start)


def lay_out(game: Game, scenario: Scenario, source: Source) -> Position:
    """The position of a scenario, about to go on; raises `DataError` for one that cannot be."""
    sides = [side for side in (scenario.A, scenario.B, scenario.C, scenario.D) if side is not None]
    _check(game, scenario, source, len(sides))
    compiled = compile_cards(game)
    defs = {card: CardDef(data) for card, data in compiled["cards"].items()}
    ids: list[str] = []
    owner: list[int] = []

    def instances(cards: Cards, player: int) -> list[int]:
        first = len(ids)
        ids.extend(cards)
        owner.extend([player] * len(cards))
        return [*range(first, len(ids))]

    zones = [
        (instances(side.hand, player), instances(side.deck[::-1], player), instances(side.discard, player))
        for player, side in enumerate(sides)
    ]
    laid = [(instances((one.base,), NOBODY)[0], one) for one in scenario.bases]
    deck, used = instances(scenario.base_deck[::-1], NOBODY), instances(scenario.base_discard, NOBODY)
    entering: list[tuple[int, int, int, int]] = []
    for base, one in laid:
        for player, seat in enumerate(_PLAYERS):
            for entry in getattr(one, seat):
                minion = entry if isinstance(entry, MinionAt) else MinionAt(card=entry)
                (card,) = instances((minion.card,), player)
                entering.append((player, card, base, NOBODY))
                for name, cards in minion.on.items():
                    whose = _PLAYERS.index(name)
                    entering += [(whose, action, base, card) for action in instances(cards, whose)]
        for name, cards in one.on.items():
            whose = _PLAYERS.index(name)
            entering += [(whose, action, base, NOBODY) for action in instances(cards, whose)]
    s = fresh_position(tuple(defs[card] for card in ids), tuple(owner), len(sides), link_numbers(compiled))
    s.log, s.touched, s.seed = [], set(), scenario.start.seed
    s.bases, s.base_deck, s.base_discard = [base for base, _ in laid], deck, used
    for player, (hand, own, discard) in enumerate(zones):
        s.decks[player] = own + [card for _, card, _, _ in entering if owner[card] == player]
        s.hands[player], s.discards[player] = hand, discard
        s.vp[player], s.turns[player] = sides[player].vp, sides[player].turns
        for card in hand:
            s.where[card] = HAND
        for card in discard:
            s.where[card] = DISCARD
    for player, card, base, host in entering:
        enter(s, player, card, base, host)
    _begin(s, scenario.start)
    return s


def _check(game: Game, scenario: Scenario, source: Source, players: int) -> None:
    """Raise `DataError` for a moment that no game has, a card where it cannot be, a base that lies there twice."""
    start = scenario.start
    if start.at not in _PARTS:
        raise shared.not_one_of(source, ("start", "at"), start.at, _PARTS, f"there is no at {start.at!r}; write one of")
    if _PLAYERS.index(start.turn) >= players:
        what = f"nobody sits at {start.turn}; write one of"
        raise shared.not_one_of(source, ("start", "turn"), start.turn, _PLAYERS[:players], what)
    for at, card, kinds in _lying(scenario):
        if game.cards[card].type not in kinds:
            what = f"{card} cannot lie there, as it is of the type {game.cards[card].type}"
            raise source.error(at, what).coded("lies-elsewhere", card=card)


def _lying(scenario: Scenario) -> Iterator[tuple[Loc, str, tuple[str, ...]]]:
    """Every card of the position, its place in the file, and the types of which it can be there."""
    for seat in _PLAYERS:
        side: Side | None = getattr(scenario, seat)
        for zone in ("hand", "deck", "discard") if side else ():
            for index, card in enumerate(getattr(side, zone)):
                yield (seat, zone, index), card, ("minion", "action")
    for key in ("base_deck", "base_discard"):
        yield from (((key, index), card, ("base",)) for index, card in enumerate(getattr(scenario, key)))
    for number, one in enumerate(scenario.bases):
        yield ("bases", number, "base"), one.base, ("base",)
        for seat in _PLAYERS:
            for index, entry in enumerate(getattr(one, seat)):
                yield ("bases", number, seat, index), entry if isinstance(entry, str) else entry.card, ("minion",)
        for seat, cards in one.on.items():
            yield from ((("bases", number, "on", seat, index), card, ("action",)) for index, card in enumerate(cards))


def _begin(s: Position, start: Start) -> None:
    """Put on the agenda what is still to happen."""
    s.active = s.first = _PLAYERS.index(start.turn)
    if start.at == "deal":
        for player in range(s.players):
            s.turns[player] = 0
        s.agenda.append(Deal())
        return
    if start.at == "turn":
        s.turns[s.active] -= 1
        s.agenda.append(Turn(s.active))
        return
    s.step = start.at
    frames: list[Frame] = [EndOfTurn(), DrawTwo(), Check(), PlayCards()]
    s.agenda += frames[: len(frames) - _PARTS.index(start.at) + _PARTS.index("play")]
    if start.at == "play":
        s.allowed = [Allowance("minion", HAND, free=True)] * start.minions
        s.allowed += [Allowance("action", HAND, free=True)] * start.actions


# --- what is expected -----------------------------------------------------------------------------------------------


def side(s: Position, player: int) -> Side:
    """A player's side as it is now."""
    return Side(
        hand=_ids(s, s.hands[player]),
        deck=_ids(s, s.decks[player][::-1]),
        discard=_ids(s, s.discards[player]),
        vp=s.vp[player],
        turns=s.turns[player],
    )


def moment(s: Position) -> Mapping[str, Any]:
    """What lies between the sides, and the moment of the turn."""
    free = [one.kind for one in s.allowed if one.free]
    start = {"turn": _PLAYERS[s.active], "at": s.step, "minions": free.count("minion"), "actions": free.count("action")}
    return {
        "bases": [_base_at(s, base) for base in s.bases],
        "base_deck": _ids(s, s.base_deck[::-1]),
        "base_discard": _ids(s, s.base_discard),
        "start": start,
    }


def differences(s: Position, expect: Expect) -> Iterator[Said]:
    """The differences from the expected bases and what is there, one sentence each."""
    now = {s.defs[base].id: _base_at(s, base).in_words() for base in s.bases}
    for one in expect.bases:
        found, wanted = now.get(one.base, "-"), one.in_words()
        if found != wanted:
            yield Said(f"at a base there is {found}, not {wanted}", "unmet-base", found=found, wanted=wanted)
    piles = {"bases_in_play": s.bases, "base_deck": s.base_deck[::-1], "base_discard": s.base_discard}
    for key, cards in piles.items():
        expected = getattr(expect, key)
        if expected is not None and _ids(s, cards) != expected:
            said = f"{key} is {shared.listed(_ids(s, cards))}, not {shared.listed(expected)}"
            yield Said(said, f"unmet-{key.replace('_', '-')}", found=list(_ids(s, cards)), wanted=list(expected))
    with s.aside():
        yield from _values(s, "power", s.in_play, power, expect.power)
        yield from _values(s, "control", s.in_play, lambda s, card: SEATS[s.control[card]], expect.control)
        yield from _values(s, "total", s.bases, total, expect.total)
        yield from _values(s, "breakpoint", s.bases, breaks_at, expect.breakpoint)


def _values(
    s: Position, what: str, among: list[int], value: Callable[[Position, int], object], expected: Mapping[str, object]
) -> Iterator[Said]:
    """The cards of which something is not as expected; there must be exactly one of each name, or all as expected."""
    for card_id, wanted in expected.items():
        found = [value(s, card) for card in among if s.defs[card].id == card_id]
        if not found or any(one != wanted for one in found):
            said = f"{what} of {card_id}: {shared.listed(map(str, found))}, not {wanted}"
            yield Said(said, f"unmet-{what}-of", card=card_id, found=list(map(str, found)), wanted=wanted)


def _base_at(s: Position, base: int) -> BaseAt:
    by_owner: dict[str, Minions] = {
        seat: tuple(_minion_at(s, one) for one in s.minions(base) if s.owner[one] == player)
        for player, seat in enumerate(_PLAYERS)
    }
    loose = [one for one in s.in_play if s.at[one] == base and not s.defs[one].is_minion and s.host[one] == NOBODY]
    return BaseAt(base=s.defs[base].id, on=_by_owner(s, loose), **by_owner)


def _minion_at(s: Position, minion: int) -> MinionAt:
    return MinionAt(card=s.defs[minion].id, on=_by_owner(s, s.attached(minion)))


def _by_owner(s: Position, cards: list[int]) -> dict[Player, Cards]:
    found: dict[Player, Cards] = {}
    for card in cards:
        name = _PLAYERS[s.owner[card]]
        found[name] = (*found.get(name, ()), s.defs[card].id)  # type: ignore[index, call-overload]
    return found


def _ids(s: Position, cards: list[int]) -> Cards:
    return tuple(s.defs[card].id for card in cards)
