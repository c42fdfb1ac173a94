"""A position of Smash Up set up from a scenario, and compared with the scenario's expectations."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import reduce
from typing import Annotated, Any, Literal

from cards.database import Loc
from cards.errors import Said
from cards.model import Record
from rules_checker.engine import SEATS
from rules_checker.games.smashup import frames, query
from rules_checker.games.smashup.cards import CardDef, link_numbers
from rules_checker.games.smashup.state import DISCARD, HAND, NOBODY, Position, fresh_position
from rules_checker.games.smashup.zones import enter
from rules_checker.record import Layout, marks, scenario_file as shared

Player = Literal["A", "B", "C", "D"]
Minion = Annotated[str, marks.Named(types=("minion",))]
Base = Annotated[str, marks.Named(types=("base",), once=True)]
Hand = tuple[Annotated[str, marks.Named(types=("minion", "action"))], ...]
Actions = tuple[Annotated[str, marks.Named(types=("action",))], ...]
_PLAYERS = SEATS[:4]


@dataclass(frozen=True, slots=True, kw_only=True)
class MinionAt(marks.CardAt):
    """A minion at a base, with the actions on it by whose they are."""

    card: Minion
    on: Mapping[Player, Actions] = field(default_factory=dict)

    def in_words(self) -> Said:
        """The minion with what is on it, as `commuter +B glue`."""
        lying = [(seat, card) for seat, cards in sorted(self.on.items()) for card in sorted(cards)]
        if not lying:
            return marks.card_named(self.card)
        on = [Said(f"+{seat} {card}", "on-minion", card=card, who=marks.seat(seat)) for seat, card in lying]
        return Said(" ".join([self.card, *on]), "marked", card=self.card, marks=on)


Minions = tuple[Minion | MinionAt, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class BaseAt(Record):
    """A base in play, with the minions there by whose they are, and the actions `on` the base by whose."""

    base: Base
    A: Minions = ()
    B: Minions = ()
    C: Minions = ()
    D: Minions = ()
    on: Mapping[Player, Actions] = field(default_factory=dict)

    def in_words(self) -> Said:
        """The base with all that is there, as `tortuga: A collector, commuter +B glue; on A office-hours`."""
        here = {seat: marks.written_out(MinionAt, getattr(self, seat)) for seat in _PLAYERS}
        parts = [_of(seat, [one.in_words() for one in lying], "minions-of") for seat, lying in here.items() if lying]
        on = {seat: [marks.card_named(card) for card in cards] for seat, cards in sorted(self.on.items()) if cards}
        parts += [_of(seat, cards, "actions-of", "on ") for seat, cards in on.items()]
        if not parts:
            return Said(self.base, "base-bare", card=self.base)
        lying = reduce(lambda one, more: Said(f"{one}; {more}", "parts", first=one, rest=more), parts)
        return Said(f"{self.base}: {lying}", "base-with", card=self.base, lying=lying)


def _of(seat: str, cards: Iterable[Said], code: str, before: str = "") -> Said:
    """A player's cards at a base."""
    named = sorted(cards)
    return Said(f"{before}{seat} {', '.join(named)}", code, who=marks.seat(seat), cards=named)


@dataclass(frozen=True, slots=True, kw_only=True)
class Side(Record):
    """One player's cards that lie at no base (deck from the top), and victory points.

    `turns` counts the player's own turns, the present one included.
    """

    hand: Annotated[Hand, marks.Pile("hands", zone=HAND)] = ()
    deck: Annotated[Hand, marks.Pile("decks", face_down=True)] = ()
    discard: Annotated[Hand, marks.Pile("discards", zone=DISCARD)] = ()
    vp: Annotated[marks.Natural, marks.Of("vp")] = 0
    turns: Annotated[marks.Natural, marks.Of("turns")] = 3


def _minions(s: Position, _: int) -> int:
    return len([one for one in s.allowed if one.free and one.kind == "minion"])


def _actions(s: Position, _: int) -> int:
    return len([one for one in s.allowed if one.free and one.kind == "action"])


@dataclass(frozen=True, slots=True, kw_only=True)
class Start(Record):
    """The moment of the start: whose turn, which part of it, what may still be played, and the `seed` of shuffles."""

    turn: Player = "A"
    at: str = "play"
    minions: Annotated[marks.Natural, marks.Own(_minions)] = 1
    actions: Annotated[marks.Natural, marks.Own(_actions)] = 1
    seed: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Expect(shared.Expect):
    """The expected state at a point, with keys besides those of all games.

    marks.Of `bases` only those named are looked at. `power` and `control` are those of minions in play, `total` and
    `breakpoint` those of bases.
    """

    bases: tuple[BaseAt, ...] = ()
    bases_in_play: Annotated[tuple[Base, ...] | None, marks.Own(_in_play)] = None
    power: Annotated[Mapping[marks.CardId, int] | None, marks.Each(query.power, "in_play")] = None
    control: Annotated[Mapping[marks.CardId, Player] | None, marks.Each(_control, "in_play", tells=marks.seat)] = None
    total: Annotated[Mapping[marks.CardId, int] | None, marks.Each(query.total, "bases")] = None
    breakpoint: Annotated[Mapping[marks.CardId, int] | None, marks.Each(query.breaks_at, "bases")] = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario(shared.Scenario):
    """A scenario file: two to four sides, the bases, the base deck (from its top), and the moment of the start."""

    A: Side = field(default_factory=Side)
    B: Side = field(default_factory=Side)
    C: Side | None = None
    D: Side | None = None
    bases: tuple[BaseAt, ...] = ()
    base_deck: Annotated[tuple[Base, ...], marks.Pile("base_deck", face_down=True)] = ()
    base_discard: Annotated[tuple[Base, ...], marks.Pile("base_discard")] = ()
    start: Start = field(default_factory=Start)


def _in_play(s: Position, _: int) -> tuple[str, ...]:
    return tuple(s.defs[base].id for base in s.bases)


def _control(s: Position, card: int) -> str:
    return SEATS[s.control[card]]


# --- what lies at bases ---------------------------------------------------------------------------------------------


def _lay_at(s: Position, cards: marks.Cards, there: BaseAt, at: Loc) -> None:
    """Bring a base into play with all that is there, each card of its owner's."""
    base = cards.at(*at, "base")
    s.bases.append(base)
    for seat in _PLAYERS:
        for index, minion in enumerate(marks.written_out(MinionAt, getattr(there, seat))):
            card = cards.at(*at, seat, index)
            _enter(s, card, base)
            for action in _on(cards, minion.on, (*at, seat, index, "on")):
                _enter(s, action, base, card)
    for action in _on(cards, there.on, (*at, "on")):
        _enter(s, action, base)


def _on(cards: marks.Cards, on: Mapping[Player, Actions], at: Loc) -> list[int]:
    return [cards.at(*at, seat, index) for seat, actions in on.items() for index in range(len(actions))]


def _enter(s: Position, card: int, base: int, host: int = NOBODY) -> None:
    s.decks[s.owner[card]].append(card)  # from where it enters
    enter(s, s.owner[card], card, base, host)


def _base_at(s: Position, base: int) -> BaseAt:
    by_owner: dict[str, Minions] = {
        seat: tuple(
            MinionAt(card=s.defs[one].id, on=_by_owner(s, s.attached(one)))
            for one in s.minions(base)
            if s.owner[one] == player
        )
        for player, seat in enumerate(_PLAYERS)
    }
    loose = [one for one in s.in_play if s.at[one] == base and not s.defs[one].is_minion and s.host[one] == NOBODY]
    return BaseAt(base=s.defs[base].id, on=_by_owner(s, loose), **by_owner)


def _by_owner(s: Position, cards: list[int]) -> dict[Player, Actions]:
    found: dict[Player, Actions] = {}
    for card in cards:
        name = _PLAYERS[s.owner[card]]
        found[name] = (*found.get(name, ()), s.defs[card].id)  # type: ignore[index, call-overload]
    return found


class Positions(Layout[Position]):
    """What the game says of its positions."""

    PARTS = {
        "deal": [frames.Deal()],
        "turn": [frames.Turn],
        "play": [frames.EndOfTurn(), frames.DrawTwo(), frames.Check(), frames.PlayCards()],
        "check": [frames.EndOfTurn(), frames.DrawTwo(), frames.Check()],
        "draw": [frames.EndOfTurn(), frames.DrawTwo()],
        "end": [frames.EndOfTurn()],
    }
    BEFORE = ("deal",)
    BOXES = 2

    def empty(self, compiled: Mapping[str, Any], scenario: Scenario, cards: marks.Cards) -> Position:
        """Everybody's cards in their decks, and no base in play."""
        defs = {card: CardDef(data) for card, data in compiled["cards"].items()}
        owner, players = tuple(cards.owner), len(marks.sides_of(scenario))
        return fresh_position(tuple(defs[card] for card in cards.ids), owner, players, link_numbers(compiled))

    def settle(self, s: Position, scenario: Scenario, cards: marks.Cards) -> None:
        """The bases with what is there, and what may still be played."""
        for index, there in enumerate(scenario.bases):
            _lay_at(s, cards, there, ("bases", index))
        start = scenario.start
        if start.at == "play":
            s.allowed = [frames.Allowance("minion", HAND, free=True)] * start.minions
            s.allowed += [frames.Allowance("action", HAND, free=True)] * start.actions

    def between(self, s: Position) -> Mapping[str, Any]:
        """What lies at the bases."""
        return {"bases": [_base_at(s, base) for base in s.bases]}

    def differences(self, s: Position, expect: Expect) -> Iterator[Said]:
        """The differences from the expected bases and what is there, one sentence each."""
        now = {s.defs[base].id: _base_at(s, base).in_words() for base in s.bases}
        for one in expect.bases:
            found, wanted = now.get(one.base, marks.card_named("-")), one.in_words()
            if found != wanted:
                yield Said(f"at a base there is {found}, not {wanted}", "unmet-base", found=found, wanted=wanted)


LAYOUT = Positions("smashup", Scenario, Expect)
