"""The options that only this game has (`rules_checker/engine/options.py` has the others)."""

from __future__ import annotations

from typing import NamedTuple

from rules_checker.engine import Say

END = Say("end")


class Told(NamedTuple):
    """The ability that comes next of several that happen at once: its place among them, and its card."""

    number: int
    card: int
