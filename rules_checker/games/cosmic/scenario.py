"""A position of Cosmic Encounter set up from a scenario, and compared with the scenario's expectations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

import pydantic

from cards import Game
from cards.database import Loc, Source
from cards.errors import Said
from cards.model import Record
from rules_checker.engine import SEATS, UnfitError
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
from rules_checker.games.cosmic.sound import unsound
from rules_checker.games.cosmic.state import DEFENSE, NOBODY, OFFENSE, Position, fresh_position
from rules_checker.record import Instances, Layout, Named, Natural, Of, Pile, lay, scenario_file as shared, sides_of
from rules_checker.setup import compile_cards

Player = Literal["A", "B", "C", "D", "E"]
Cards = tuple[Annotated[str, Named(types=("attack", "negotiate", "morph", "reinforcement", "artifact", "flare"))], ...]
Destinies = tuple[Annotated[str, Named(types=("destiny",))], ...]
Aliens = tuple[Annotated[str, Named(types=("alien",), once=True)], ...]
Encounters = Annotated[int, pydantic.Field(ge=1, le=turn.MOST_ENCOUNTERS)]
PARTS = ("deal", "turn", "encounter", "destiny", "alliance", "planning", "resolution")
_PLAYERS = SEATS[:5]


@dataclass(frozen=True, slots=True, kw_only=True)
class Side(Record):
    """One player: the ships on each planet of their colour, the colonies elsewhere (`{b 3: 2}`), ships in the warp.

    Where nothing is said of `homes`, all ships that are nowhere else stand there, first on the first planets. A
    position may leave ships out, as it may leave out cards, but has no more than there are.
    `turns` counts the player's own turns, the present one included. A technology that is `built` is completed, and
    else `lab` ships lie on it.
    """

    hand: Annotated[Cards, Pile("hands")] = ()
    alien: Annotated[str, Named(besides=("-",), types=("alien",), once=True)] = "-"
    tech: Annotated[str, Named(besides=("-",), types=("tech",), once=True)] = "-"
    homes: str = ""
    colonies: Mapping[str, Natural] = field(default_factory=dict)
    warp: Annotated[Natural, Of("warp")] = 0
    lab: Annotated[Natural, Of("lab")] = 0
    built: Annotated[bool, Of("built", bool)] = False
    open: Annotated[bool, Of("open", bool)] = True
    turns: Annotated[Natural, Of("turns")] = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Start(Record):
    """The moment of the start: whose turn, which part of it, and the `seed` of shuffles.

    From the alliance on there is a `defense`, attacked on the planet of that number (or on `target`, such as `a 2`),
    and ships are on the `gate` and, from planning on, `helping`. At the resolution `cards` have been revealed.
    """

    turn: Player = "A"
    at: str = "encounter"
    number: Encounters = 1
    defense: Player | None = None
    planet: int = 1
    target: str | None = None
    gate: Mapping[Player, Natural] = field(default_factory=dict)
    helping: Mapping[Player, Natural] = field(default_factory=dict)
    cards: tuple[Annotated[str, Named(types=("attack", "negotiate", "morph"))], ...] = ()
    seed: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Expect(shared.Expect):
    """The expected state at a point, with keys besides those of all games, from the top of each deck."""

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
    deck: Annotated[Cards, Pile("deck", face_down=True)] = ()
    discard: Annotated[Cards, Pile("discard")] = ()
    destiny: Annotated[Destinies, Pile("destiny", face_down=True)] = ()
    aliens: Annotated[Aliens, Pile("alien_pile", face_down=True)] = ()
    start: Start = field(default_factory=Start)


def lay_out(game: Game, scenario: Scenario, source: Source) -> Position:
    """The position of a scenario, about to go on; raises `DataError` for an option or a planet that there is not."""
    for index, option in enumerate(scenario.options):
        if option not in OPTIONS:
            what = f"there is no option {option!r}; write one of"
            raise shared.not_one_of(source, ("options", index), option, OPTIONS, what)
    sides = sides_of(scenario)
    compiled = compile_cards(game)
    if scenario.start.at == "deal":
        s = position(compiled, from_decks(compiled, (), len(sides), **dict.fromkeys(scenario.options, 1)))
        s.seed = scenario.start.seed
        return s
    defs = {card: CardDef(data) for card, data in compiled["cards"].items()}
    numbers, setup = link_numbers(compiled, scenario.options), from_decks(compiled, (), len(sides))
    cards = Instances()
    piles = cards.piles(scenario)
    aliens, techs = ([_one(cards, getattr(side, key)) for side in sides] for key in ("alien", "tech"))
    plans = cards.add(scenario.start.cards)
    left = Counter({card: n for card, n in setup["copies"].items() if defs[card].type == "destiny"})
    left.subtract(scenario.destiny)
    gone = cards.add([*left.elements()])
    s = fresh_position(tuple(defs[card] for card in cards.ids), tuple(setup["colours"]), numbers)
    s.seed = scenario.start.seed
    lay(s, scenario, piles)
    s.aliens, s.techs, s.destiny_discard, s.tech_deck, s.spare = aliens, techs, gone, [], []
    s.ships = [0] * len(s.ships)
    for player, side in enumerate(sides):
        _settle(s, player, side, scenario.start, source)
    _begin(s, scenario.start, plans, source)
    return s


def _one(cards: Instances, card: str) -> int:
    return NOBODY if card == "-" else cards.add((card,))[0]


def _settle(s: Position, player: int, side: Side, start: Start, source: Source) -> None:
    """Put a player's ships on the planets, those of their own colour and others."""
    seat, whole = _PLAYERS[player], s.numbers
    in_the_encounter = sum(n for pile in (start.gate, start.helping) for whose, n in pile.items() if whose == seat)
    for name, ships in side.colonies.items():
        planet = _planet(s, name, source, (seat, "colonies", name))
        if s.owner(planet) == player:
            what = f"{name} is a planet of their own colour: write its ships in homes"
            raise source.error((seat, "colonies", name), what).coded("own-colony", planet=name)
        s.ships[planet * s.players + player] = ships
    away = (*side.colonies.values(), side.warp, side.lab, in_the_encounter)
    left = max(0, whole.planets * whole.ships - sum(away))
    homes = side.homes.split() or [
        str(min(whole.ships, max(0, left - at * whole.ships))) for at in range(whole.planets)
    ]
    if len(homes) != whole.planets or not all(map(str.isdecimal, homes)):
        what = f"{side.homes!r} does not say how many ships are on each of {whole.planets} home planets"
        raise source.error((seat, "homes"), what).coded("homes", value=side.homes, n=whole.planets)
    for planet, there in zip(s.planets_of(player), homes, strict=True):
        s.ships[planet * s.players + player] = int(there)


def impossible(s: Position, scenario: Scenario) -> Iterator[tuple[Loc, ValueError]]:
    """What no position has and this one does."""
    yield from unsound(s)
    start = scenario.start
    if start.at in ("planning", "resolution") and not s.gate[s.active]:
        yield ("start", "gate"), UnfitError("the offense has launched no ship", "empty-gate")
    if s.target != NOBODY and s.owner(s.target) != s.defense and not s.on(s.target, s.defense):
        fault = UnfitError(
            f"{_written(s, s.target)} is no planet of the defense",
            "not-of-the-defense",
            {"planet": _written(s, s.target)},
        )
        yield ("start",), fault
    if start.at == "resolution" and len(start.cards) != len((OFFENSE, DEFENSE)):
        yield ("start", "cards"), UnfitError("at the resolution two cards have been revealed", "two-cards")


def _planet(s: Position, name: str, source: Source, at: Loc) -> int:
    """A planet by its words, such as `b 3`; raises `DataError` for one that there is not."""
    seat, _, number = name.partition(" ")
    n, players = s.numbers.planets, _PLAYERS[: s.players].lower()
    if len(seat) != 1 or seat not in players or not number.isdigit() or not 1 <= int(number) <= n:
        words = [f"{one} {planet}" for one in players for planet in range(1, n + 1)]
        raise shared.not_one_of(source, at, name, words, f"there is no planet {name!r}; write one of")
    return players.index(seat) * n + int(number) - 1


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
            player = _PLAYERS.index(seat)
            pile[player] = n
            s.side[player] = side if s.side[player] == NOBODY else s.side[player]
    s.step = start.at
    if start.at == "resolution":
        s.plans, s.revealed = plans, True


# --- what is expected -----------------------------------------------------------------------------------------------


def beside(s: Position, player: int) -> Mapping[str, Any]:
    """What a player has besides cards and numbers: sheets, and ships on planets."""
    alien, tech = s.aliens[player], s.techs[player]
    return {
        "alien": s.defs[alien].id if alien != NOBODY else "-",
        "tech": s.defs[tech].id if tech != NOBODY else "-",
        "homes": " ".join(str(s.on(planet, player)) for planet in s.planets_of(player)),
        "colonies": {_written(s, at): s.on(at, player) for at in foreign_colonies(s, player)},
    }


def _written(s: Position, planet: int) -> str:
    return f"{SEATS[s.owner(planet)].lower()} {s.nth(planet)}"


def between(s: Position) -> Mapping[str, Any]:
    """The options, and the moment: the planning of the encounter, or else its beginning."""
    planning = s.ask is not None and s.ask.kind in _PLANNING and s.plans == [NOBODY, NOBODY]
    start: dict[str, Any] = {"at": "planning" if planning else "encounter", "number": s.number}
    if planning:
        start |= {"defense": SEATS[s.defense], "target": _written(s, s.target), **_ships(s)}
    return {"options": tuple(sorted(s.numbers.options)), "start": start}


def _ships(s: Position) -> dict[str, dict[str, int]]:
    """The ships on the gate and beside the defense, as a scenario writes them."""
    piles = {"gate": s.gate, "helping": s.helping}
    return {key: {SEATS[player]: n for player, n in enumerate(pile) if n} for key, pile in piles.items()}


_PLANNING = ("use-planning", "plan")


def unlike(name: str, key: str, found: Any, wanted: Any) -> Said | None:
    """The sentence about a difference in a key of a side that is neither a zone nor a word or a number."""
    if key == "colonies":
        return shared.unlike_here(f"{name} {key}", _counted(found), _counted(wanted))
    if isinstance(found, bool):
        return shared.unlike_here(f"{name} {key}", *("yes" if value else "no" for value in (found, wanted)))
    return None


def differences(s: Position, expect: Expect) -> Iterator[Said]:
    """The differences from the expected ships and roles, one sentence each."""
    for key, found in _ships(s).items():
        wanted = getattr(expect, key)
        if wanted is not None and found != dict(wanted):
            yield shared.unlike_here(key, _counted(found), _counted(wanted))
    now = {"active": SEATS[s.active], "defense": SEATS[s.defense] if s.defense != NOBODY else "-", "number": s.number}
    for key, value in now.items():
        if getattr(expect, key) not in (None, value):
            yield shared.unlike_here(key, value, getattr(expect, key))


def _counted(ships: Mapping[str, int]) -> str:
    return shared.listed(f"{seat} {n}" for seat, n in sorted(ships.items()))


class Positions(Layout[Position]):
    """What the game says of its positions."""

    Scenario = Scenario
    Expect = Expect
    PARTS = PARTS
    BOXES = 1
    lay_out = staticmethod(lay_out)
    beside = staticmethod(beside)
    between = staticmethod(between)
    impossible = staticmethod(impossible)
    unlike = staticmethod(unlike)
    differences = staticmethod(differences)


LAYOUT = Positions("cosmic")
