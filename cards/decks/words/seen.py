"""A line as it is searched, and its words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache

from cards.expressions import expression

_SAME = dict(zip("״׳“”„’‘–—־", '"\'"""\'\'---', strict=True))
_NO_LETTER = expression(r"[^\w\x00-\x7f]")
"""What may be a mark, a quote or invisible: none of these is a character of words."""
_MOST_LETTERS = 400
"""The longest line that is remembered as it was seen."""
_LONGEST = 7
"""The most words of a name that is looked for."""


def seen(line: str) -> str:
    """A line as it is searched: quotes and dashes of one kind, no vowel points, nothing invisible; its letters' case
    stays.
    """
    if line.isascii():
        return line
    return _seen(line) if len(line) <= _MOST_LETTERS else _seen.__wrapped__(line)


@lru_cache(maxsize=4096)  # each of its readers looks at a list line by line
def _seen(line: str) -> str:
    plain = _NO_LETTER.sub(_plain, unicodedata.normalize("NFKC", line))
    return unicodedata.normalize("NFC", plain)


def _plain(sign: re.Match[str]) -> str:
    """A sign as all of its kind are; nothing for a mark, and for what is invisible."""
    return _SAME.get(sign[0]) or ("" if unicodedata.category(sign[0]) in ("Mn", "Cf") else sign[0])


def words_of(text: str) -> list[str]:
    """The words of a line."""
    return re.findall(r"[\w'\"-]+", text)


def runs_of(words: Sequence[str]) -> Iterator[str]:
    """Words of a line that follow each other, as names may be among them: the longest first."""
    for length in range(min(len(words), _LONGEST), 0, -1):
        for at in range(len(words) - length + 1):
            yield " ".join(words[at : at + length])
