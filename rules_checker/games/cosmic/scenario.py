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
from rules_checker.games.cosmic import frames, turn
from rules_checker.games.cosmic.cards import OPTIONS, CardDef, link_numbers
from rules_checker.games.cosmic.engine import position
from rules_checker.games.cosmic.setup import from_decks
from rules_checker.games.cosmic.ships import foreign_colonies
from rules_checker.games.cosmic.state import DEFENSE, NOBODY, OFFENSE, Position, fresh_position
from rules_checker.record import Layout, marks, scenario_file as shared
from rules_checker.setup import compile_cards

Player = Literal["A", "B", "C", "D", "E"]
Hand = tuple[
    Annotated[str, marks.Named(types=("attack", "negotiate", "morph", "reinforcement", "artifact", "flare"))], ...
]
Destinies = tuple[Annotated[str, marks.Named(types=("destiny",))], ...]
Aliens = tuple[Annotated[str, marks.Named(types=("alien",), once=True)], ...]
Encounters = Annotated[int, pydantic.Field(ge=1, le=turn.MOST_ENCOUNTERS)]
_PLAYERS = SEATS[:5]


def _written(s: Position, planet: int) -> str:
    return f"{SEATS[s.owner(planet)].lower()} {s.nth(planet)}"


def _homes(s: Position, player: int) -> str:
    return " ".join(str(s.on(planet, player)) for planet in s.planets_of(player))


def _colonies(s: Position, player: int) -> dict[str, int]:
    return {_written(s, at): s.on(at, player) for at in foreign_colonies(s, player)}


def _planet_told(written: str) -> Said:
    """A planet such as `b 3`, as a report tells it."""
    whose, _, number = written.partition(" ")
    return Said(written, "planet-of", n=number, who=marks.seat(whose.upper()))


def _colony_told(written: str) -> Said:
    """A colony such as `b 3: 2`, as a report tells it."""
    planet, _, ships = written.partition(": ")
    return Said(written, "colony", planet=_planet_told(planet), n=int(ships))


@dataclass(frozen=True, slots=True, kw_only=True)
class Side(Record):
    """One player: the ships on each planet of their colour, the colonies elsewhere (`{b 3: 2}`), ships in the warp.

    Where nothing is said of `homes`, all ships that are nowhere else stand there, first on the first planets. A
    position may leave ships out, as it may leave out cards, but has no more than there are.
    `turns` counts the player's own turns, the present one included. A technology that is `built` is completed, and
    else `lab` ships lie on it.
    """

    hand: Annotated[Hand, marks.Pile("hands")] = ()
    alien: Annotated[str, marks.Named(besides=("-",), types=("alien",), once=True), marks.Sheet("aliens")] = "-"
    tech: Annotated[str, marks.Named(besides=("-",), types=("tech",), once=True), marks.Sheet("techs")] = "-"
    homes: Annotated[str, marks.Own(_homes)] = ""
    colonies: Annotated[Mapping[str, marks.Natural], marks.Own(_colonies, tells=_colony_told)] = field(
        default_factory=dict
    )
    warp: Annotated[marks.Natural, marks.Of("warp")] = 0
    lab: Annotated[marks.Natural, marks.Of("lab")] = 0
    built: Annotated[bool, marks.Of("built", bool)] = False
    open: Annotated[bool, marks.Of("open", bool)] = True
    turns: Annotated[marks.Natural, marks.Of("turns")] = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Start(Record):
    """The moment of the start: whose turn, which part of it, and the `seed` of shuffles.

    From the alliance on there is a `defense`, attacked on the planet of that number (or on `target`, such as `a 2`),
    and ships are on the `gate` and, from planning on, `helping`. At the resolution `cards` have been revealed.
    """

    turn: Player = "A"
    at: str = "encounter"
    number: Annotated[Encounters, marks.Of("number")] = 1
    defense: Annotated[Player | None, marks.Seat("defense")] = None
    planet: int = 1
    target: str | None = None
    gate: Annotated[Mapping[Player, marks.Natural], marks.BySeat("gate")] = field(default_factory=dict)
    helping: Annotated[Mapping[Player, marks.Natural], marks.BySeat("helping")] = field(default_factory=dict)
    cards: tuple[Annotated[str, marks.Named(types=("attack", "negotiate", "morph"))], ...] = ()
    seed: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Expect(shared.Expect):
    """The expected state at a point: besides what a position is written with, whose turn it is."""

    active: Annotated[Player | None, marks.Seat("active")] = None


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
    deck: Annotated[Hand, marks.Pile("deck", face_down=True)] = ()
    discard: Annotated[Hand, marks.Pile("discard")] = ()
    destiny: Annotated[Destinies, marks.Pile("destiny", face_down=True)] = ()
    aliens: Annotated[Aliens, marks.Pile("alien_pile", face_down=True)] = ()
    start: Start = field(default_factory=Start)


def _settle(s: Position, player: int, side: Side, start: Start) -> None:
    """Put a player's ships on the planets, those of their own colour and others."""
    seat, whole = _PLAYERS[player], s.numbers
    for name, ships in side.colonies.items():
        planet = _planet(s, name, (seat, "colonies", name))
        if s.owner(planet) == player:
            what = f"{name} is a planet of their own colour: write its ships in homes"
            raise marks.MisplacedError(
                (seat, "colonies", name), UnfitError(what, "own-colony", {"planet": _planet_told(name)})
            )
        s.ships[planet * s.players + player] = ships
    ready = [n for pile in (start.gate, start.helping) for whose, n in pile.items() if whose == seat]
    away = (*side.colonies.values(), side.warp, side.lab, *ready)
    left = max(0, whole.planets * whole.ships - sum(away))
    homes = side.homes.split() or [
        str(min(whole.ships, max(0, left - at * whole.ships))) for at in range(whole.planets)
    ]
    if len(homes) != whole.planets or not all(map(str.isdecimal, homes)):
        what = f"{side.homes!r} does not say how many ships are on each of {whole.planets} home planets"
        raise marks.MisplacedError(
            (seat, "homes"), UnfitError(what, "homes", {"value": side.homes, "n": whole.planets})
        )
    for planet, there in zip(s.planets_of(player), homes, strict=True):
        s.ships[planet * s.players + player] = int(there)


def _planet(s: Position, name: str, at: Loc) -> int:
    """A planet by its words, such as `b 3`."""
    seat, _, number = name.partition(" ")
    n, players = s.numbers.planets, _PLAYERS[: s.players].lower()
    if len(seat) != 1 or seat not in players or number not in map(str, range(1, n + 1)):
        words = [f"{one} {planet}" for one in players for planet in range(1, n + 1)]
        raise marks.MisplacedError(at, shared.not_one_of(name, words, f"there is no planet {name!r}; write one of"))
    return players.index(seat) * n + int(number) - 1


_REACHED = {
    "destiny": frames.Destiny(),
    "alliance": frames.Alliance(),
    "planning": frames.Moment("planning"),
    "resolution": frames.Outcome(),
}
"""The frame with which an encounter goes on at a moment within it."""
_PLANNING = ("use-planning", "plan")


class Positions(Layout[Position]):
    """What the game says of its positions."""

    PARTS = {
        "deal": [],
        "turn": [frames.Turn],
        "encounter": [frames.EndOfTurn(), frames.Encounter()],
        **{at: [frames.EndOfTurn()] for at in _REACHED},
    }
    BOXES = 1
    OWN_WORDS = ("deck",)

    def unfit(self, game: Game, scenario: Scenario) -> Iterator[tuple[Loc, ValueError]]:
        """An option that there is not."""
        for index, option in enumerate(scenario.options):
            if option not in OPTIONS:
                what = f"there is no option {option!r}; write one of"
                yield ("options", index), shared.not_one_of(option, OPTIONS, what)

    def lay_out(self, game: Game, scenario: Scenario, source: Source) -> Position:
        """The position of a scenario, about to go on; one of all the game's cards before they are dealt."""
        if scenario.start.at != "deal":
            return super().lay_out(game, scenario, source)
        compiled, players = compile_cards(game), len(marks.sides_of(scenario))
        s = position(compiled, from_decks(compiled, (), players, **dict.fromkeys(scenario.options, 1)))
        s.seed = scenario.start.seed
        return s

    def empty(self, compiled: Mapping[str, Any], scenario: Scenario, cards: marks.Cards) -> Position:
        """No ship anywhere; destiny cards that are not named have been discarded."""
        defs = {card: CardDef(data) for card, data in compiled["cards"].items()}
        setup = from_decks(compiled, (), len(marks.sides_of(scenario)))
        left = Counter({card: n for card, n in setup["copies"].items() if defs[card].type == "destiny"})
        left.subtract(scenario.destiny)
        gone = cards.add([*left.elements()])
        numbers = link_numbers(compiled, scenario.options)
        s = fresh_position(tuple(defs[card] for card in cards.ids), tuple(setup["colours"]), numbers)
        s.destiny_discard, s.tech_deck, s.spare = gone, [], []
        s.ships = [0] * len(s.ships)
        return s

    def settle(self, s: Position, scenario: Scenario, cards: marks.Cards) -> None:
        """Where the ships are; within an encounter, what has come of it."""
        start = scenario.start
        for player, side in enumerate(marks.sides_of(scenario)):
            _settle(s, player, side, start)
        s.number -= 1
        if start.at not in _REACHED:
            return
        turn.encounter(s, frames.Encounter())
        reached = _REACHED[start.at]
        while type(s.agenda[-1]) is not type(reached) or s.agenda[-1] != reached:
            s.agenda.pop()
        if start.at == "destiny":
            return
        s.defense = _PLAYERS.index(start.defense or "B")
        s.target = _planet(s, start.target or f"{SEATS[s.defense].lower()} {start.planet}", ("start", "target"))
        s.side[s.active], s.side[s.defense] = OFFENSE, DEFENSE
        for side, ships in ((OFFENSE, start.gate), (DEFENSE, start.helping)):
            for player in map(_PLAYERS.index, ships):
                s.side[player] = side if s.side[player] == NOBODY else s.side[player]
        if start.at == "resolution":
            s.plans, s.revealed = [cards.at("start", "cards", index) for index in range(len(start.cards))], True

    def impossible(self, s: Position, scenario: Scenario) -> Iterator[tuple[Loc, ValueError]]:
        """What no position has and this one does."""
        start = scenario.start
        if start.at in ("planning", "resolution") and not s.gate[s.active]:
            yield ("start", "gate"), UnfitError("the offense has launched no ship", "empty-gate")
        if s.target != NOBODY and s.owner(s.target) != s.defense and not s.on(s.target, s.defense):
            planet = _written(s, s.target)
            what = f"{planet} is no planet of the defense"
            yield ("start",), UnfitError(what, "not-of-the-defense", {"planet": _planet_told(planet)})
        if start.at == "resolution" and len(start.cards) != len((OFFENSE, DEFENSE)):
            yield ("start", "cards"), UnfitError("at the resolution two cards have been revealed", "two-cards")

    def between(self, s: Position) -> Mapping[str, Any]:
        """The options, and the moment: the planning of the encounter, or else its beginning."""
        planning = s.ask is not None and s.ask.kind in _PLANNING and s.plans == [NOBODY, NOBODY]
        begun = {"at": "encounter", "defense": None, "gate": None, "helping": None}
        start = {"at": "planning", "target": _written(s, s.target)} if planning else begun
        return {"options": tuple(sorted(s.numbers.options)), "start": start}


LAYOUT = Positions("cosmic", Scenario, Expect)
