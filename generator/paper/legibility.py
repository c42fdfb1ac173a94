"""Words that are printed too small to be read across a table: on small cards, in second languages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cards.errors import Said
from generator.display import Face
from generator.paper.page import Slip
from generator.paper.sheet import Sheet

LEAST_PT = 6.0
"""Smaller type is hard to read even for good eyes."""
MOST_TOLD = 4
"""Most words of a face that a warning names."""
KINDS = frozenset({"name", "type", "title", "subtitle", "rules", "text"})
"""The kinds of words that a warning calls by a word of its own; of a label of another kind it quotes the words."""


def small_print(pieces: Iterable[Slip], sheet: Sheet) -> tuple[str, ...]:
    """A warning for each piece and language with words smaller than `LEAST_PT`: which words, and their sizes in pt."""
    found: dict[str, None] = {}
    for piece in {(piece.id, id(piece.front), id(piece.back)): piece for piece in pieces}.values():
        for face in dict.fromkeys(filter(None, (piece.front, piece.back))):
            found |= dict.fromkeys(too_small(piece.id, face, sheet.scale_on(face), piece.name))
    return tuple(found)


def too_small(name: str, face: Face, scale: float, called: str = "") -> Iterator[str]:
    """Yield a warning for each language with words smaller than `LEAST_PT` on a face printed at this scale.

    It names the smallest ones first. `called` is what people call the piece, if it is not its id.
    """
    small: dict[str, dict[Said, None]] = {}
    for lettering in sorted(face.letterings, key=lambda lettering: lettering.size_pt):
        if (size := lettering.size_pt * scale) < LEAST_PT - 0.05:
            of = lettering.of if lettering.of in KINDS else lettering.text or lettering.of
            one = Said(f"{of} {size:.1f}", "small-of", of=of, pt=round(size, 1))
            small.setdefault(lettering.lang, {})[one] = None
    for lang, said in small.items():
        words, left = list(said)[:MOST_TOLD], max(len(said) - MOST_TOLD, 0)
        text = f"{name} [{lang}]: small print (in pt): {', '.join(words)}{f' and {left} more' if left else ''}"
        yield Said(text, "small-print", name=called or name, lang=lang, words=words, n=left)
