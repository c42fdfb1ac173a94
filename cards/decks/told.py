"""What is said of decks' files, in the reader's language: their faults, and the words that lists are written with."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cards.errors import DataErrors, FitilError, in_one
from cards.model import Lang
from cards.told import each, placed, say


def fault_lines(faults: Sequence[FitilError], lang: Lang) -> Iterator[str]:
    """Yield the faults of a deck's file, a line each with place and message; after the first few, only their number."""
    whole = in_one(faults)
    for fault in each(whole) if isinstance(whole, DataErrors) else faults:
        yield placed(fault, lang)


def name_label(lang: Lang) -> str:
    """What stands before a deck's name in a list that is written in `lang`; lists are read with it, too."""
    return say("list-name", lang)
