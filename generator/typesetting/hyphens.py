"""Where a word may be hyphenated: by Liang's patterns for the language, at least three letters on each side.

Only plain lower-case words are hyphenated: not names, keywords or abbreviations. A language without patterns has no
such places; Hebrew is one, and is never hyphenated.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Any

LEAST = 3
_RUN = re.compile(rf"[^\W\d_]{{{2 * LEAST},}}")


@lru_cache(maxsize=20_000)
def hyphenation(word: str, lang: str) -> tuple[int, ...]:
    """The offsets in `word` at which it may be hyphenated."""
    patterns = _patterns(lang)
    if patterns is None or word != word.lower():
        return ()
    return tuple(run.start() + at for run in _RUN.finditer(word) for at in patterns.positions(run[0]))


@cache
def _patterns(lang: str) -> Any:
    import pyphen

    known = pyphen.language_fallback(lang)
    return pyphen.Pyphen(lang=known, left=LEAST, right=LEAST) if known else None
