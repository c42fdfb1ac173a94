"""The options that only this game has (`rules_checker/engine/options.py` has the others)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple


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
