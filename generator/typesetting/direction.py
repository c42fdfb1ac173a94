"""The direction in which a language is written."""

from __future__ import annotations

from typing import Literal

from cards import Lang
from cards.languages import RTL_CODES

Direction = Literal["ltr", "rtl"]


def direction(lang: Lang) -> Direction:
    """The direction in which `lang` is written."""
    return "rtl" if lang in RTL_CODES else "ltr"
