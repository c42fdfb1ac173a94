"""Which way a language runs."""

from __future__ import annotations

from typing import Literal

from cards import Lang

Direction = Literal["ltr", "rtl"]
RTL = frozenset({"he"})
"""The languages that run from right to left."""


def direction(lang: Lang) -> Direction:
    """The direction of a language."""
    return "rtl" if lang in RTL else "ltr"
