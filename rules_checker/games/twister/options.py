"""What may be chosen, how it is written in scenarios and in logs, and which square of the board it is about.

`play blue-action-2` for a card, `blue-troll` for a character of the starting team, `lay blue-rope 3` for a token laid
on the third room, `square b3`; `walk blue-thief`, then squares, `take blue-rope`, `drop`, `leap c3`; for a room in the
arrow's direction `turn blue-thief 3`, against it `turn-back`; `reveal 3`, `fight orange-troll`; `cure blue-troll`, and
by whoever does it `regenerate blue-troll`, `drink blue-thief`; at a side of its square `fireball up`, `pass-wall left`,
`break-gate right`; `done` to stop. What many games have is in `rules_checker/engine/options.py`.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from rules_checker.engine import Card, Option, Options, Play
from rules_checker.games.twister.board import MIDDLE, NOWHERE
from rules_checker.games.twister.state import NOBODY, Position

OPTIONS: Final[Options[Position]] = Options()
SIDE_NAMES = ("up", "right", "down", "left")


class Lay(NamedTuple):
    """To lay a token face down on a room."""

    token: int
    room: int


class Square(NamedTuple):
    """A square, for whatever is asked about squares: where a token is placed, where a character goes."""

    square: int


class Walk(NamedTuple):
    """To move a character."""

    character: int


class Reveal(NamedTuple):
    """To reveal a room to which a character has access."""

    character: int
    room: int


class Turn(NamedTuple):
    """To turn a room from the gear on which a character stands, in the arrow's direction or `back`."""

    character: int
    room: int
    back: bool


class Fight(NamedTuple):
    """To attack a character; all that can attack it do."""

    target: int


class Act(NamedTuple):
    """To use what a character can do, or the object that it carries: with another character, or at a side of its square
    (both `NOBODY` for what is about neither).
    """

    verb: str
    character: int
    about: int
    side: int


class Take(NamedTuple):
    """To pick up a token; what one carries is put down."""

    token: int


class Leap(NamedTuple):
    """To play a jump card and go over the obstacle on a square."""

    square: int


the_square = cache(Square)
"""The most frequent option, made only once for each."""


def plays(s: Position, option: Option) -> str | None:
    """The card that an option plays from the hand, a jump card for a leap; None if it plays none."""
    if isinstance(option, Leap):
        return s.defs[s.jumps[s.active][-1]].id
    return s.defs[option.card].id if isinstance(option, Play) else None


OPTIONS.of_card(Play, "play")


@OPTIONS.of(Lay, "lay TOKEN:card ROOM:number", place=lambda s, option: _middle(s, option.room))
def _lay(s: Position, option: Lay) -> str:
    return f"lay {s.defs[option.token].id} {option.room + 1}"


@OPTIONS.of(Square, "square SQUARE", place=lambda s, option: s.name(option.square))
def _square(s: Position, option: Square) -> str:
    return f"square {s.name(option.square)}"


@OPTIONS.of(Walk, "walk CHARACTER:card", place=lambda s, option: s.name(s.at[option.character]))
def _walk(s: Position, option: Walk) -> str:
    return f"walk {s.defs[option.character].id}"


@OPTIONS.of(Take, "take TOKEN:card", place=lambda s, option: s.name(s.at[option.token]))
def _take(s: Position, option: Take) -> str:
    return f"take {s.defs[option.token].id}"


OPTIONS.says("drop")


@OPTIONS.of(Leap, "leap SQUARE", place=lambda s, option: s.name(option.square))
def _leap(s: Position, option: Leap) -> str:
    return f"leap {s.name(option.square)}"


@OPTIONS.of(
    Turn,
    "turn CHARACTER:card ROOM:number",
    "turn-back CHARACTER:card ROOM:number",
    place=lambda s, option: s.name(s.at[option.character]),
)
def _turn(s: Position, option: Turn) -> str:
    return f"{'turn-back' if option.back else 'turn'} {s.defs[option.character].id} {option.room + 1}"


@OPTIONS.of(Reveal, "reveal ROOM:number", place=lambda s, option: _middle(s, option.room))
def _reveal(s: Position, option: Reveal) -> str:
    return f"reveal {option.room + 1}"


@OPTIONS.of(Fight, "fight CHARACTER:card", place=lambda s, option: s.name(s.at[option.target]))
def _fight(s: Position, option: Fight) -> str:
    return f"fight {s.defs[option.target].id}"


def _acts_at(s: Position, option: Act) -> str | None:
    at = s.at[option.character if option.about == NOBODY else option.about]
    if option.side != NOBODY:
        at = s.maze.ground.beside[s.at[option.character]][option.side]
    return None if at == NOWHERE else s.name(at)


@OPTIONS.of(
    Act,
    *(f"{verb} CHARACTER:card" for verb in ("cure", "regenerate", "drink")),
    *(f"{verb} SIDE" for verb in ("fireball", "pass-wall", "break-gate", "open-gate", "close-gate")),
    place=_acts_at,
)
def _act(s: Position, option: Act) -> str:
    if option.side != NOBODY:
        return f"{option.verb} {SIDE_NAMES[option.side]}"
    about = option.character if option.about == NOBODY else option.about
    return f"{option.verb} {s.defs[about].id}"


OPTIONS.says("done", answers=("yes", "no"))
OPTIONS.of_card(Card)


def _middle(s: Position, room: int) -> str:
    """The square in the middle of a room."""
    return s.name(s.maze.ground.squares_of[room][MIDDLE])
