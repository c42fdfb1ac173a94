"""Where a word may be hyphenated: by Liang's patterns for the language, at least three letters on each side.

Only plain lower-case words are hyphenated: not names, keywords or abbreviations. A language without patterns has no
such places; Hebrew is one, and is never hyphenated.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from itertools import pairwise
from typing import Any

LEAST = 3
SOFT = "\u00ad"
_LONG = re.compile(r"[^\W\d_]{11,}")
_RUN = re.compile(rf"[^\W\d_]{{{2 * LEAST},}}")


@lru_cache(maxsize=20_000)
def hyphenation(word: str, lang: str) -> tuple[int, ...]:
    """The offsets in `word` at which it may be hyphenated."""
    patterns = _patterns(lang)
    if patterns is None or word != word.lower():
        return ()
    return tuple(run.start() + at for run in _RUN.finditer(word) for at in patterns.positions(run[0]))


def with_soft_hyphens(name: str, lang: str) -> str:
    """A name with soft hyphens in its long words, for narrow columns of a page; capitals do not matter."""

    def hyphenated(word: re.Match[str]) -> str:
        cuts = (0, *hyphenation(word[0].lower(), lang), len(word[0]))
        return SOFT.join(word[0][start:end] for start, end in pairwise(cuts))

    return _LONG.sub(hyphenated, name)


@cache
def _patterns(lang: str) -> Any:
    import pyphen

    known = pyphen.language_fallback(lang)
    return pyphen.Pyphen(lang=known, left=LEAST, right=LEAST) if known else None
