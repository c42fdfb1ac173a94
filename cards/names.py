"""Names as people type them: normalised for comparing, and the nearest right ones for what is misspelt."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

_SAME = str.maketrans(
    {"ё": "е", "״": '"', "׳": "'", "“": '"', "”": '"', "„": '"', "’": "'", "‘": "'", "–": "-", "—": "-", "־": "-"}
)


def normalise(name: str) -> str:
    """The form that two spellings of one name share: case, spaces, niqqud, ё and the kinds of quotes do not count."""
    decomposed = unicodedata.normalize("NFKD", name.casefold().translate(_SAME))
    kept = "".join(ch for ch in decomposed if not unicodedata.combining(ch) or ch == "\u0306")
    visible = "".join(ch for ch in unicodedata.normalize("NFKC", kept) if unicodedata.category(ch) != "Cf")
    return " ".join(visible.split())


def nearest(name: str, known: Iterable[str], most: int = 2) -> tuple[str, ...]:
    """Up to `most` of the `known` names that `name` could be a slip of, the likeliest first."""
    from rapidfuzz import fuzz, process  # on the error path only

    pool = list(dict.fromkeys(known))
    found = process.extract(name, pool, scorer=fuzz.WRatio, processor=normalise, limit=most, score_cutoff=60)
    return tuple(match for match, _, _ in found)
