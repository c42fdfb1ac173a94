"""Cards whose names are almost the same."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cards.errors import Said
from cards.tools.card_words import Found

_NUMBER = re.compile(r"\d+")


def near_names(one: str, name: str, other: str, name_of_other: str) -> Iterator[Found]:
    """Two cards whose names, normalised, differ in one letter: they would be mixed up at the table.

    Those that differ in a number alone are numbered, and meant to be alike.
    """
    if abs(len(name) - len(name_of_other)) > 1:
        return
    if name != name_of_other and _unnumbered(name) == _unnumbered(name_of_other):
        return
    from rapidfuzz.distance import Levenshtein

    if Levenshtein.distance(name, name_of_other, score_cutoff=1) <= 1:
        what = Said(f"{one} and {other} have almost the same name", "lint-near-names", one=one, other=other)
        yield "near-names", what, Said("rename one of them", "fix-rename-one")


def _unnumbered(name: str) -> str:
    """A name, its numbers left out."""
    return _NUMBER.sub("#", name)
