"""The print shop's own words, in both languages: `locale/<lang>.ftl`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from cards import Lang, Messages

FOLDER = Path(__file__).parent / "locale"
LANGS: tuple[Lang, ...] = ("he", "ru")


@cache
def words(lang: Lang) -> Messages:
    """The messages in `lang`."""
    return Messages(FOLDER / f"{lang}.ftl", lang)
