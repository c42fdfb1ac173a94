"""What may be chosen, how it is written in scenarios and in logs, and which planet it means.

`play attack-09` for an encounter card or a reinforcement, `use drain-cat` for a power, a flare, an artifact or a
technology; `planet b 3` for the third planet of B's colour, `gate` for ships there; `player b`; `ships 3`; in a deal
`give negotiate`, `settle b 3` for a colony that one gets, `let a 2` for one that the other gets; else a word. What many
games have is in `rules_checker/engine/options.py`.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

from rules_checker.engine import SEATS, Card, Option, Options, Play, Say, Use
from rules_checker.games.cosmic.ships import GATE
from rules_checker.games.cosmic.state import Position

OPTIONS: Final[Options[Position]] = Options()


class Planet(NamedTuple):
    """A planet, for all questions about planets and colonies."""

    planet: int


class Number(NamedTuple):
    """A number of ships."""

    n: int


class Give(NamedTuple):
    """To offer a card in a deal."""

    card: int


class Settle(NamedTuple):
    """To ask for a colony on a planet in a deal; if `let`, to offer it."""

    planet: int
    let: bool


the_planet = cache(Planet)
"""The most frequent option, made only once for each."""


def plays(s: Position, option: Option) -> str | None:
    """The card that an option plays from the hand; None if it plays none."""
    if isinstance(option, Play) or (isinstance(option, Use) and option.card in s.hands[s.ask.player if s.ask else 0]):
        return s.defs[option.card].id
    return None


def lies(s: Position, option: Planet | Settle) -> list[Any] | None:
    """The player of a planet's colour, and the planet's place among theirs; None of the gate and the defense's side."""
    if option.planet < 0:
        return None
    return [SEATS[s.owner(option.planet)], "planets", option.planet % s.numbers.planets]


def _called(s: Position, planet: int) -> str:
    """A planet: the player of its colour, and its number, from 1."""
    return f"{SEATS[s.owner(planet)].lower()} {s.nth(planet)}"


OPTIONS.of_card(Play, "play")
OPTIONS.of_card(Use, "use")


@OPTIONS.of(Planet, "planet PLAYER NUMBER:number", answers=("gate", "aid"), place=lies)
def _planet(s: Position, option: Planet) -> str:
    if option.planet < 0:
        return "gate" if option.planet == GATE else "aid"
    return f"planet {_called(s, option.planet)}"


OPTIONS.of_card(Give, "give")


@OPTIONS.of(Settle, "settle PLAYER NUMBER:number", "let PLAYER NUMBER:number", place=lies)
def _settle(s: Position, option: Settle) -> str:
    return f"{'let' if option.let else 'settle'} {_called(s, option.planet)}"


@OPTIONS.of(
    Say,
    "ally SIDE",
    "pass",
    answers=(
        *("yes", "no", "done", "enough", "offense", "defense", "no-ally"),
        *("ask", "offer", "accept", "refuse", "draw", "research", "complete", "ship", "take"),
    ),
)
def _say(s: Position, option: Say) -> str:
    return f"ally {option.word}" if s.ask and s.ask.kind == "ally" and option.word != "no" else option.word


OPTIONS.of_card(Card)
OPTIONS.of_player()


@OPTIONS.of(Number, answers=("ships",))
def _number(s: Position, option: Number) -> str:
    return f"ships {option.n}"
