"""The options that only this game has (`rules_checker/engine/options.py` has the others)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple


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
