"""Names of cards as they are written otherwise: with a title short or in full, `ד"ר`, `доктор`, or without hyphens."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

_TITLED = {
    'ד"ר': "דוקטור", 'רו"ח': "רואה חשבון", 'עו"ד': "עורך דין", 'יו"ר': "יושב ראש", "פרופ'": "פרופסור", "גב'": "גברת",
    "д-р": "доктор",
    "проф.": "профессор", "г-н": "господин", "г-жа": "госпожа", "dr.": "doctor", "prof.": "professor", "mr.": "mister",
}  # fmt: skip
_TITLES = _TITLED | {whole: short for short, whole in _TITLED.items()}
"""Titles before names that are written short, and in full."""
_MOST_HYPHENS = 3


def with_title(name: str) -> str:
    """A name (normalised) with its title in full that is written short, or the other way round: `доктор`, `д-р`."""
    return next((f"{_TITLES[said]}{name[len(said) :]}" for said in _TITLES if name.startswith(f"{said} ")), name)


def unhyphened(name: str) -> Iterator[str]:
    """Yield a name with a space for some of its hyphens, as people write it who know it by ear: `big-head tadpole`."""
    parts = name.split("-")
    for signs in product(" -", repeat=min(len(parts) - 1, _MOST_HYPHENS)):
        yield "".join(f"{part}{sign}" for part, sign in zip(parts, [*signs, *" " * len(parts)], strict=False)).strip()
