"""The options that only this game has (`rules_checker/engine/options.py` has the others)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from rules_checker.engine import Say

GO = Say("go")


class Summon(NamedTuple):
    """To play a creature into a lane."""

    card: int
    lane: int


class Spell(NamedTuple):
    """To cast a spell at a creature."""

    card: int
    target: int


to_summon, to_cast = cache(Summon), cache(Spell)
"""Options, each made only once."""
