"""The generator's own words, in each language: `locale/<lang>.ftl`."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from cards import Lang
from cards.languages import SPOKEN

if TYPE_CHECKING:
    from cards import Messages

FOLDER = Path(__file__).parent / "locale"


def word(lang: Lang, name: str) -> str:
    """A message without arguments."""
    return words(lang)(name)


@cache
def words(lang: Lang) -> Messages:
    """The messages in `lang`: in English for a language that only cards of one's own are in."""
    from cards import Messages

    lang = lang if lang in SPOKEN else "en"
    return Messages(FOLDER / f"{lang}.ftl", lang)
