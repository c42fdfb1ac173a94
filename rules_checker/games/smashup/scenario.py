"""A position of Smash Up set up from a scenario, and compared with the scenario's expectations."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from cards import Game
from cards.database import Loc, Source
from cards.errors import Said
from cards.model import Record
from rules_checker.engine import SEATS, Frame
from rules_checker.games.smashup.cards import CardDef, link_numbers
from rules_checker.games.smashup.frames import Allowance, Check, Deal, DrawTwo, EndOfTurn, PlayCards, Turn
from rules_checker.games.smashup.query import breaks_at, power, total
from rules_checker.games.smashup.sound import unsound
from rules_checker.games.smashup.state import DISCARD, HAND, NOBODY, Position, fresh_position
from rules_checker.games.smashup.zones import enter
from rules_checker.record import Instances, Layout, Named, Natural, Of, Pile, lay, scenario_file as shared
from rules_checker.setup import compile_cards

Player = Literal["A", "B", "C", "D"]
Minion = Annotated[str, Named(types=("minion",))]
Base = Annotated[str, Named(types=("base",), once=True)]
Cards = tuple[Annotated[str, Named(types=("minion", "action"))], ...]
Entering = tuple[int, int, int, int]
"""A card in play that is laid out: whose it is, itself, the base, and the minion that it is on."""
Actions = tuple[Annotated[str, Named(types=("action",))], ...]
PARTS = ("deal", "turn", "play", "check", "draw", "end")
_PLAYERS = SEATS[:4]


@dataclass(frozen=True, slots=True, kw_only=True)
class MinionAt(Record):
    """A minion at a base, with the actions on it by whose they are."""

    card: Minion
    on: Mapping[Player, Actions] = field(default_factory=dict)


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

    def in_words(self) -> str:
        """The base with all that is there, as `tortuga: A collector, commuter +B glue; on A office-hours`."""
        parts = []
        for seat in _PLAYERS:
            here = [one if isinstance(one, MinionAt) else MinionAt(card=one) for one in getattr(self, seat)]
            if here:
                parts.append(f"{seat} {', '.join(sorted(one.card + _added(one.on) for one in here))}")
        parts += [f"on {seat} {', '.join(sorted(cards))}" for seat, cards in sorted(self.on.items()) if cards]
        return f"{self.base}: {'; '.join(parts)}" if parts else self.base


def _added(on: Mapping[Player, Actions]) -> str:
    return "".join(f" +{seat} {card}" for seat, cards in sorted(on.items()) for card in sorted(cards))


@dataclass(frozen=True, slots=True, kw_only=True)
class Side(Record):
    """One player's cards that lie at no base (deck from the top), and victory points.

    `turns` counts the player's own turns, the present one included.
    """

    hand: Annotated[Cards, Pile("hands")] = ()
    deck: Annotated[Cards, Pile("decks", face_down=True)] = ()
    discard: Annotated[Cards, Pile("discards")] = ()
    vp: Annotated[Natural, Of("vp")] = 0
    turns: Annotated[Natural, Of("turns")] = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Start(Record):
    """The moment of the start: whose turn, which part of it, what may still be played, and the `seed` of shuffles."""

    turn: Player = "A"
    at: str = "play"
    minions: Natural = 1
    actions: Natural = 1
    seed: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Expect(shared.Expect):
    """The expected state at a point, with keys besides those of all games.

    Of `bases` only those named are looked at. `power` and `control` are those of minions in play, `total` and
    `breakpoint` those of bases.
    """

    bases: tuple[BaseAt, ...] = ()
    bases_in_play: tuple[Base, ...] | None = None
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
    base_deck: Annotated[tuple[Base, ...], Pile("base_deck", face_down=True)] = ()
    base_discard: Annotated[tuple[Base, ...], Pile("base_discard")] = ()
    start: Start = field(default_factory=Start)


def lay_out(game: Game, scenario: Scenario, source: Source) -> Position:
    """The position of a scenario, about to go on."""
    compiled = compile_cards(game)
    cards = Instances()
    piles = cards.piles(scenario)
    bases = cards.add([one.base for one in scenario.bases])
    entering = [one for base, there in zip(bases, scenario.bases, strict=True) for one in _entering(cards, base, there)]
    defs = {card: CardDef(data) for card, data in compiled["cards"].items()}
    players = len([seat for seat in _PLAYERS if getattr(scenario, seat) is not None])
    s = fresh_position(tuple(defs[card] for card in cards.ids), tuple(cards.owner), players, link_numbers(compiled))
    lay(s, scenario, piles)
    s.seed, s.bases = scenario.start.seed, bases
    for zone, lying in ((HAND, s.hands), (DISCARD, s.discards)):
        for card in (card for pile in lying for card in pile):
            s.where[card] = zone
    for player, card, base, host in entering:
        s.decks[player].append(card)  # from where it enters
        enter(s, player, card, base, host)
    _begin(s, scenario.start)
    return s


def _entering(cards: Instances, base: int, there: BaseAt) -> Iterator[Entering]:
    for player, seat in enumerate(_PLAYERS):
        for entry in getattr(there, seat):
            minion = entry if isinstance(entry, MinionAt) else MinionAt(card=entry)
            (card,) = cards.add((minion.card,), player)
            yield player, card, base, NOBODY
            yield from _actions(cards, minion.on, base, card)
    yield from _actions(cards, there.on, base, NOBODY)


def _actions(
    cards: Instances, on: Mapping[Player, Actions], base: int, host: int
) -> Iterator[tuple[int, int, int, int]]:
    for seat, actions in on.items():
        player = _PLAYERS.index(seat)
        yield from ((player, card, base, host) for card in cards.add(actions, player))


def impossible(s: Position, scenario: Scenario) -> Iterator[tuple[Loc, ValueError]]:
    """What no position has and this one does."""
    at = {card: number for number, card in enumerate(s.bases)}
    for card, fault in unsound(s):
        yield (("bases", at[s.at[card]]) if card != NOBODY else ("bases",)), fault


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
    s.agenda += frames[: len(frames) - PARTS.index(start.at) + PARTS.index("play")]
    if start.at == "play":
        s.allowed = [Allowance("minion", HAND, free=True)] * start.minions
        s.allowed += [Allowance("action", HAND, free=True)] * start.actions


# --- what is expected -----------------------------------------------------------------------------------------------


def between(s: Position) -> Mapping[str, Any]:
    """What lies at the bases, and what may still be played."""
    free = [one.kind for one in s.allowed if one.free]
    return {
        "bases": [_base_at(s, base) for base in s.bases],
        "start": {"minions": free.count("minion"), "actions": free.count("action")},
    }


def differences(s: Position, expect: Expect) -> Iterator[Said]:
    """The differences from the expected bases and what is there, one sentence each."""
    now = {s.defs[base].id: _base_at(s, base).in_words() for base in s.bases}
    for one in expect.bases:
        found, wanted = now.get(one.base, "-"), one.in_words()
        if found != wanted:
            yield Said(f"at a base there is {found}, not {wanted}", "unmet-base", found=found, wanted=wanted)
    in_play = _ids(s, s.bases)
    if expect.bases_in_play not in (None, in_play):
        zone = Said("bases_in_play", "zone-smashup-bases")
        yield shared.unlike_here(zone, shared.listed(in_play), shared.listed(expect.bases_in_play or ()))
    with s.aside():
        for what, value, among, expected in (
            ("power", power, s.in_play, expect.power),
            ("control", lambda s, card: SEATS[s.control[card]], s.in_play, expect.control),
            ("total", total, s.bases, expect.total),
            ("breakpoint", breaks_at, s.bases, expect.breakpoint),
        ):
            yield from shared.unlike_cards(s, what, value, among, expected)


def _base_at(s: Position, base: int) -> BaseAt:
    by_owner: dict[str, Minions] = {
        seat: tuple(_minion_at(s, one) for one in s.minions(base) if s.owner[one] == player)
        for player, seat in enumerate(_PLAYERS)
    }
    loose = [one for one in s.in_play if s.at[one] == base and not s.defs[one].is_minion and s.host[one] == NOBODY]
    return BaseAt(base=s.defs[base].id, on=_by_owner(s, loose), **by_owner)


def _minion_at(s: Position, minion: int) -> MinionAt:
    return MinionAt(card=s.defs[minion].id, on=_by_owner(s, s.attached(minion)))


def _by_owner(s: Position, cards: list[int]) -> dict[Player, Actions]:
    found: dict[Player, Actions] = {}
    for card in cards:
        name = _PLAYERS[s.owner[card]]
        found[name] = (*found.get(name, ()), s.defs[card].id)  # type: ignore[index, call-overload]
    return found


def _ids(s: Position, cards: list[int]) -> tuple[str, ...]:
    return tuple(s.defs[card].id for card in cards)


class Positions(Layout[Position]):
    """What the game says of its positions."""

    Scenario = Scenario
    Expect = Expect
    PARTS = PARTS
    BOXES = 2
    lay_out = staticmethod(lay_out)
    between = staticmethod(between)
    impossible = staticmethod(impossible)
    differences = staticmethod(differences)


LAYOUT = Positions("smashup")
