"""The options that only this game has (`rules_checker/engine/options.py` has the others)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from rules_checker.engine import Say
from rules_checker.games.deckbattle.state import LANES

GO = Say("go")


class Summon(NamedTuple):
    """To play a creature into a lane."""

    card: int
    lane: int


class Spell(NamedTuple):
    """To cast a spell at a creature."""

    card: int
    target: int


@cache
def to_summon(card: int) -> tuple[Summon, ...]:
    """The options to play a creature, one for each lane."""
    return tuple(Summon(card, lane) for lane in LANES)


to_cast = cache(Spell)
"""Casting a spell at a creature, made only once for each."""
