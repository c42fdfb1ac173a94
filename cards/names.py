"""Names as people type them: normalised for comparison, and the nearest right ones to a misspelt one."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

_SAME = str.maketrans(
    {"״": '"', "׳": "'", "“": '"', "”": '"', "„": '"', "’": "'", "‘": "'", "–": "-", "—": "-", "־": "-"}
)


def normalise(name: str) -> str:
    """The form that all spellings of a name share: case, spaces, niqqud, ё and the kinds of quotes do not count."""
    folded = unicodedata.normalize("NFKD", name).casefold()  # some letters have a case only once decomposed
    decomposed = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", folded).translate(_SAME))
    kept = "".join(ch for ch in decomposed if not unicodedata.combining(ch) or ch == "\u0306")
    visible = "".join(ch for ch in unicodedata.normalize("NFKC", kept) if unicodedata.category(ch) != "Cf")
    return " ".join(visible.split())


def nearest(name: str, known: Iterable[str], most: int = 2, *, least: int = 64) -> tuple[str, ...]:
    """Up to `most` of the `known` names that may have been meant by `name`, the likeliest first.

    `least` is the least similarity, out of 100.
    """
    from rapidfuzz import fuzz, process  # on the error path only

    pool = list(dict.fromkeys(known))
    # part of a long name may have been typed, but a few letters are part of too many names
    scorer = fuzz.WRatio if len(normalise(name)) > 4 else fuzz.ratio
    found = process.extract(name[:200], pool, scorer=scorer, processor=normalise, limit=most + 2, score_cutoff=least)
    # of equally near names, the one of about the same length
    found = sorted(found, key=lambda match: (-match[1], abs(len(match[0]) - len(name))))[:most]
    return tuple(match for match, score, _ in found if score >= found[0][1] - 8)
