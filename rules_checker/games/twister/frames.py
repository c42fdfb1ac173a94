"""What is still to happen: the frames of the agenda. The type of a frame determines the function that runs it."""

from __future__ import annotations

from typing import NamedTuple

# --- before the game ------------------------------------------------------------------------------------------------


class Deal(NamedTuple):
    """The rooms are shuffled and laid face down."""


class Choose(NamedTuple):
    """A player chooses a character of the starting team."""

    player: int


class Line(NamedTuple):
    """A player places it on the starting line."""

    player: int
    character: int


class LayDown(NamedTuple):
    """The players lay their other tokens on the rooms, in turn."""

    player: int


class ShowTeams(NamedTuple):
    """Both starting teams are shown, and the first player is determined."""


# --- a turn ---------------------------------------------------------------------------------------------------------


class Begin(NamedTuple):
    """A player's turn begins."""

    player: int


class PlayAction(NamedTuple):
    """The active player plays an action card."""


class Acting(NamedTuple):
    """The active player uses action points, one action after another."""


class Put(NamedTuple):
    """The tokens of a room that was revealed are placed, by their players in this order."""

    room: int
    tokens: tuple[int, ...]
    revealer: int


class Walking(NamedTuple):
    """A character moves, so many squares at most; what it has put down on the way it does not take again."""

    character: int
    left: int
    put_down: tuple[int, ...]


class Plan(NamedTuple):
    """A player chooses a combat card, face down."""

    player: int


class Clash(NamedTuple):
    """The combat cards are revealed."""

    target: int
    attackers: tuple[int, ...]
    defenders: tuple[int, ...]


class EndOfTurn(NamedTuple):
    """The turn is over: cards are taken back, and the other player's turn follows, or the end of the game."""
