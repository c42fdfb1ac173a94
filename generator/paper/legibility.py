"""Words that are printed too small to be read across a table: on small cards, in second languages."""

from __future__ import annotations

from collections.abc import Iterable

from generator.paper.imposition import Slip
from generator.paper.sheet import Sheet

LEAST_PT = 6.0
"""Smaller type is hard to read even for good eyes."""


def small_print(pieces: Iterable[Slip], sheet: Sheet) -> tuple[str, ...]:
    """A warning for each piece and language with words smaller than `LEAST_PT`: which words, and their sizes in pt."""
    found: dict[str, None] = {}
    for piece in dict.fromkeys(pieces):
        for face in dict.fromkeys(filter(None, (piece.front, piece.back))):
            scale = sheet.scale_of((face.width, face.height))
            small: dict[str, list[str]] = {}
            for lettering in face.letterings:
                if (size := lettering.size_pt * scale) < LEAST_PT - 0.05:
                    small.setdefault(lettering.lang, []).append(f"{lettering.of} {size:.1f} pt")
            for lang, said in small.items():
                found[f"{piece.id} [{lang}]: small print: {', '.join(said)}"] = None
    return tuple(found)
