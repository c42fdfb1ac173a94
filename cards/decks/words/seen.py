"""A line as it is searched, and its words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence

_SAME = str.maketrans("״׳“”„’‘–—־", '"\'"""\'\'---')
_LONGEST = 7
"""The most words of a name that is looked for."""


def seen(line: str) -> str:
    """A line as it is searched: quotes and dashes of one kind, no vowel points, nothing invisible; its letters' case
    stays.
    """
    plain = line if line.isascii() else unicodedata.normalize("NFKC", line).translate(_SAME)
    if plain.isascii():
        return plain
    apart = "".join(ch for ch in plain if unicodedata.category(ch) not in ("Mn", "Cf"))
    return unicodedata.normalize("NFC", apart)


def words_of(text: str) -> list[str]:
    """The words of a line."""
    return re.findall(r"[\w'\"-]+", text)


def runs_of(words: Sequence[str]) -> Iterator[str]:
    """Words of a line that follow each other, as names may be among them: the longest first."""
    for length in range(min(len(words), _LONGEST), 0, -1):
        for at in range(len(words) - length + 1):
            yield " ".join(words[at : at + length])
