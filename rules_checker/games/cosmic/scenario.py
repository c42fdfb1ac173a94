"""A position of Cosmic Encounter set up from a scenario, and compared with the scenario's expectations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from cards import Game
from cards.database import Loc, Source
from cards.errors import Said
from cards.model import Record
from rules_checker.engine import SEATS
from rules_checker.games.cosmic import turn
from rules_checker.games.cosmic.cards import OPTIONS, CardDef, link_numbers
from rules_checker.games.cosmic.engine import position
from rules_checker.games.cosmic.frames import (
    Alliance,
    Destiny,
    Encounter,
    EndOfTurn,
    Moment,
    Outcome,
    Turn,
)
from rules_checker.games.cosmic.setup import from_decks
from rules_checker.games.cosmic.ships import foreign_colonies
from rules_checker.games.cosmic.state import DEFENSE, NOBODY, OFFENSE, Position, fresh_position
from rules_checker.record import scenario_file as shared
from rules_checker.setup import compile_cards

Player = Literal["A", "B", "C", "D", "E"]
Cards = tuple[shared.CardId, ...]
_PARTS = ("deal", "turn", "encounter", "destiny", "alliance", "planning", "resolution")
_PLAYERS = SEATS[:5]


@dataclass(frozen=True, slots=True, kw_only=True)
class Side(Record):
    """One player: the ships on each planet of their colour, the colonies elsewhere (`{b 3: 2}`), ships in the warp.

    `turns` counts the player's own turns, the present one included. A technology that is `built` is completed, and
    else `lab` ships lie on it.
    """

    hand: Cards = ()
    alien: Annotated[str, shared.Named(besides=("-",))] = "-"
    tech: Annotated[str, shared.Named(besides=("-",))] = "-"
    homes: str = "4 4 4 4 4"
    colonies: Mapping[str, int] = field(default_factory=dict)
    warp: int = 0
    lab: int = 0
    built: bool = False
    open: bool = True
    turns: int = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Start(Record):
    """The moment of the start: whose turn, which part of it, and the `seed` of shuffles.

    From the alliance on there is a `defense`, attacked on the planet of that number (or on `target`, such as `a 2`),
    and ships are on the `gate` and, from planning on, `helping`. At the resolution `cards` have been revealed.
    """

    turn: Player = "A"
    at: str = "encounter"
    number: int = 1
    defense: Player | None = None
    planet: int = 1
    target: str | None = None
    gate: Mapping[Player, int] = field(default_factory=dict)
    helping: Mapping[Player, int] = field(default_factory=dict)
    cards: Cards = ()
    seed: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Expect(shared.Expect):
    """The expected state at a point, with keys besides those of all games, from the top of each deck."""

    deck: Cards | None = None
    discard: Cards | None = None
    destiny: Cards | None = None
    gate: Mapping[Player, int] | None = None
    helping: Mapping[Player, int] | None = None
    active: Player | None = None
    defense: Player | None = None
    number: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario(shared.Scenario):
    """A scenario file: three to five sides, the options used, the decks (from their tops), and the start.

    Destiny cards that are not named have been discarded.
    """

    A: Side = field(default_factory=Side)
    B: Side = field(default_factory=Side)
    C: Side = field(default_factory=Side)
    D: Side | None = None
    E: Side | None = None
    options: tuple[str, ...] = ()
    deck: Cards = ()
    discard: Cards = ()
    destiny: Cards = ()
    aliens: Cards = ()
    start: Start = field(default_factory=Start)


def lay_out(game: Game, scenario: Scenario, source: Source) -> Position:
    """The position of a scenario, about to go on; raises `DataError` for one that cannot be."""
    sides = [side for side in (scenario.A, scenario.B, scenario.C, scenario.D, scenario.E) if side is not None]
    _check(game, scenario, source, len(sides))
    compiled = compile_cards(game)
    if scenario.start.at == "deal":
        s = position(compiled, from_decks(compiled, (), len(sides), **dict.fromkeys(scenario.options, 1)))
        s.log, s.touched, s.seed = [], set(), scenario.start.seed
        return s
    defs = {card: CardDef(data) for card, data in compiled["cards"].items()}
    ids: list[str] = []

    def instances(cards: Cards) -> list[int]:
        first = len(ids)
        ids.extend(cards)
        return [*range(first, len(ids))]

    def one(card: str) -> int:
        return NOBODY if card == "-" else instances((card,))[0]

    hands = [instances(side.hand) for side in sides]
    aliens, techs = [one(side.alien) for side in sides], [one(side.tech) for side in sides]
    deck, discard = instances(scenario.deck[::-1]), instances(scenario.discard)
    destiny, pile = instances(scenario.destiny[::-1]), instances(scenario.aliens[::-1])
    plans = instances(scenario.start.cards)
    numbers = link_numbers(compiled, scenario.options)
    setup = from_decks(compiled, (), len(sides))
    left = Counter({card: n for card, n in setup["copies"].items() if defs[card].type == "destiny"})
    left.subtract(scenario.destiny)
    gone = instances(tuple(left.elements()))
    s = fresh_position(tuple(defs[card] for card in ids), tuple(setup["colours"]), numbers)
    s.log, s.touched, s.seed = [], set(), scenario.start.seed
    s.hands, s.aliens, s.techs, s.deck, s.discard, s.destiny = hands, aliens, techs, deck, discard, destiny
    s.destiny_discard, s.alien_pile, s.tech_deck, s.spare = gone, pile, [], []
    s.ships = [0] * len(s.ships)
    for player, side in enumerate(sides):
        for at, standing in enumerate(side.homes.split()[: numbers.planets]):
            s.ships[(player * numbers.planets + at) * len(sides) + player] = int(standing)
        for name, ships in side.colonies.items():
            s.ships[_planet(s, name, source, (_PLAYERS[player], "colonies", name)) * len(sides) + player] = ships
        s.warp[player], s.lab[player], s.built[player] = side.warp, side.lab, side.built
        s.open[player], s.turns[player] = side.open, side.turns
    _begin(s, scenario.start, plans, source)
    return s


def _planet(s: Position, name: str, source: Source, at: Loc) -> int:
    """A planet by its words, such as `b 3`; raises `DataError` for one that there is not."""
    seat, _, number = name.partition(" ")
    n, players = s.numbers.planets, _PLAYERS[: s.players].lower()
    if len(seat) != 1 or seat not in players or not number.isdigit() or not 1 <= int(number) <= n:
        words = [f"{one} {planet}" for one in players for planet in range(1, n + 1)]
        raise shared.not_one_of(source, at, name, words, f"there is no planet {name!r}; write one of")
    return players.index(seat) * n + int(number) - 1


def _check(game: Game, scenario: Scenario, source: Source, players: int) -> None:
    """Raise `DataError` for a moment that no game has, a player or an option that there is not, a card out of place."""
    start = scenario.start
    if start.at not in _PARTS:
        raise shared.not_one_of(source, ("start", "at"), start.at, _PARTS, f"there is no at {start.at!r}; write one of")
    for key, seat in (("turn", start.turn), ("defense", start.defense)):
        if seat is not None and _PLAYERS.index(seat) >= players:
            what = f"nobody sits at {seat}; write one of"
            raise shared.not_one_of(source, ("start", key), seat, _PLAYERS[:players], what)
    for index, option in enumerate(scenario.options):
        if option not in OPTIONS:
            what = f"there is no option {option!r}; write one of"
            raise shared.not_one_of(source, ("options", index), option, OPTIONS, what)
    for at, card, kinds in _lying(scenario):
        if game.cards[card].type not in kinds:
            what = f"{card} cannot lie there, as it is of the type {game.cards[card].type}"
            raise source.error(at, what).coded("lies-elsewhere-here", card=card)


_COSMIC = ("attack", "negotiate", "morph", "reinforcement", "artifact", "flare")


def _lying(scenario: Scenario) -> Iterator[tuple[Loc, str, tuple[str, ...]]]:
    """Every card of the position, its place in the file, and the types of which it can be there."""
    for seat in _PLAYERS:
        side: Side | None = getattr(scenario, seat)
        if side is not None:
            yield from (((seat, "hand", at), card, _COSMIC) for at, card in enumerate(side.hand))
            if side.alien != "-":
                yield (seat, "alien"), side.alien, ("alien",)
            if side.tech != "-":
                yield (seat, "tech"), side.tech, ("tech",)
    for key, kinds in (("deck", _COSMIC), ("discard", _COSMIC), ("destiny", ("destiny",)), ("aliens", ("alien",))):
        yield from (((key, at), card, kinds) for at, card in enumerate(getattr(scenario, key)))
    yield from ((("start", "cards", at), card, _COSMIC[:3]) for at, card in enumerate(scenario.start.cards))


def _begin(s: Position, start: Start, plans: list[int], source: Source) -> None:
    """Put on the agenda what is still to happen."""
    s.active = s.first = _PLAYERS.index(start.turn)
    if start.at == "turn":
        s.turns[s.active] -= 1
        s.agenda.append(Turn(s.active))
        return
    s.agenda.append(EndOfTurn())
    s.number = start.number - 1
    if start.at == "encounter":
        s.agenda.append(Encounter())
        return
    turn.encounter(s, Encounter())
    s.log = []
    frames: dict[str, type] = {"destiny": Destiny, "alliance": Alliance, "planning": Moment, "resolution": Outcome}
    wanted = frames[start.at]
    while s.agenda[-1] != Moment("planning") if start.at == "planning" else not isinstance(s.agenda[-1], wanted):
        s.agenda.pop()
    if start.at == "destiny":
        return
    s.defense = _PLAYERS.index(start.defense or "B")
    target = start.target or f"{SEATS[s.defense].lower()} {start.planet}"
    s.target = _planet(s, target, source, ("start", "target"))
    s.side[s.active], s.side[s.defense] = OFFENSE, DEFENSE
    for side, ships, pile in ((OFFENSE, start.gate, s.gate), (DEFENSE, start.helping, s.helping)):
        for seat, n in ships.items():
            s.side[_PLAYERS.index(seat)], pile[_PLAYERS.index(seat)] = side, n
    s.step = start.at
    if start.at == "resolution":
        s.plans, s.revealed = plans, True


# --- what is expected -----------------------------------------------------------------------------------------------


def side(s: Position, player: int) -> Side:
    """A player's side as it is now."""
    alien, tech = s.aliens[player], s.techs[player]
    return Side(
        hand=_ids(s, s.hands[player]),
        alien=s.defs[alien].id if alien != NOBODY else "-",
        tech=s.defs[tech].id if tech != NOBODY else "-",
        homes=" ".join(str(s.on(planet, player)) for planet in s.planets_of(player)),
        colonies={f"{SEATS[s.owner(at)].lower()} {s.nth(at)}": s.on(at, player) for at in foreign_colonies(s, player)},
        warp=s.warp[player],
        lab=s.lab[player],
        built=s.built[player],
        open=s.open[player],
        turns=s.turns[player],
    )


def moment(s: Position) -> Mapping[str, Any]:
    """The options, what lies in the piles, and the moment: the planning of the encounter, or else its beginning."""
    planning = s.ask is not None and s.ask.kind in _PLANNING and s.plans == [NOBODY, NOBODY]
    start: dict[str, Any] = {"turn": SEATS[s.active], "at": "planning" if planning else "encounter", "number": s.number}
    if planning:
        start["defense"] = SEATS[s.defense]
        start["target"] = f"{SEATS[s.owner(s.target)].lower()} {s.nth(s.target)}"
        for key, ships in (("gate", s.gate), ("helping", s.helping)):
            start[key] = {SEATS[player]: n for player, n in enumerate(ships) if n}
    return {
        "options": tuple(sorted(s.numbers.options)),
        "deck": _ids(s, s.deck[::-1]),
        "discard": _ids(s, s.discard),
        "destiny": _ids(s, s.destiny[::-1]),
        "start": start,
    }


_PLANNING = ("use-planning", "plan")


def unlike(name: str, key: str, found: Any, wanted: Any) -> Said | None:
    """The sentence about a difference in a key of a side that is neither a zone nor a word or a number."""
    if key == "colonies":
        return _unlike(f"{name} {key}", _counted(found), _counted(wanted))
    return _unlike(f"{name} {key}", _yes(found), _yes(wanted)) if isinstance(found, bool) else None


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def differences(s: Position, expect: Expect) -> Iterator[Said]:
    """The differences from the expected decks, ships and roles, one sentence each."""
    piles = {"deck": s.deck[::-1], "discard": s.discard, "destiny": s.destiny[::-1]}
    for key, cards in piles.items():
        wanted = getattr(expect, key)
        if wanted is not None and _ids(s, cards) != wanted:
            yield _unlike(key, shared.listed(_ids(s, cards)), shared.listed(wanted))
    for key, ships in (("gate", s.gate), ("helping", s.helping)):
        wanted, found = getattr(expect, key), {SEATS[player]: n for player, n in enumerate(ships) if n}
        if wanted is not None and found != dict(wanted):
            yield _unlike(key, _counted(found), _counted(wanted))
    now = {"active": SEATS[s.active], "defense": SEATS[s.defense] if s.defense != NOBODY else "-", "number": s.number}
    for key, value in now.items():
        wanted = getattr(expect, key)
        if wanted is not None and value != wanted:
            yield _unlike(key, str(value), str(wanted))


def _unlike(key: str, found: str, wanted: str) -> Said:
    return Said(f"{key} is {found}, not {wanted}", "unmet-here", key=key, found=found, wanted=wanted)


def _counted(ships: Mapping[Player, int] | Mapping[str, int]) -> str:
    return shared.listed(f"{seat} {n}" for seat, n in sorted(ships.items()))


def _ids(s: Position, cards: list[int]) -> Cards:
    return tuple(s.defs[card].id for card in cards)
