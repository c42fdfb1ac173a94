"""The generator's own words, in each language: `locale/<lang>.ftl`."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from cards import Lang
from cards.database import load_or_make, stamp

if TYPE_CHECKING:
    from cards import Messages

FOLDER = Path(__file__).parent / "locale"


def word(lang: Lang, name: str) -> str:
    """A message without arguments; cached, because reading messages needs slow imports."""
    return load_or_make(f"word-{name}-{lang}", stamp([FOLDER / f"{lang}.ftl"]), lambda: words(lang)(name))


@cache
def words(lang: Lang) -> Messages:
    """The messages in `lang`."""
    from cards import Messages

    return Messages(FOLDER / f"{lang}.ftl", lang)
