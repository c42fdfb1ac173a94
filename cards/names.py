"""Names as people type them: normalised for comparing, and the nearest right ones for what is misspelt."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

_SAME = str.maketrans(
    {"״": '"', "׳": "'", "“": '"', "”": '"', "„": '"', "’": "'", "‘": "'", "–": "-", "—": "-", "־": "-"}
)


def normalise(name: str) -> str:
    """The form that two spellings of one name share: case, spaces, niqqud, ё and the kinds of quotes do not count."""
    folded = unicodedata.normalize("NFKD", name).casefold()  # some letters get a case only once decomposed
    decomposed = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", folded).translate(_SAME))
    kept = "".join(ch for ch in decomposed if not unicodedata.combining(ch) or ch == "\u0306")
    visible = "".join(ch for ch in unicodedata.normalize("NFKC", kept) if unicodedata.category(ch) != "Cf")
    return " ".join(visible.split())


def nearest(name: str, known: Iterable[str], most: int = 2, *, least: int = 64) -> tuple[str, ...]:
    """Up to `most` of the `known` names that `name` could be a slip of, the likeliest first.

    `least` is how alike they must be, of 100.
    """
    from rapidfuzz import fuzz, process  # on the error path only

    pool = list(dict.fromkeys(known))
    # of a long name a part may be typed; a few letters are part of too much
    scorer = fuzz.WRatio if len(normalise(name)) > 4 else fuzz.ratio
    found = process.extract(name[:200], pool, scorer=scorer, processor=normalise, limit=most + 2, score_cutoff=least)
    # of equally near names, the one of about the same length
    found = sorted(found, key=lambda match: (-match[1], abs(len(match[0]) - len(name))))[:most]
    return tuple(match for match, score, _ in found if score >= found[0][1] - 8)
