"""Words that are struck out with a stroke through each letter, as telephones and pages that do so paste them."""

from __future__ import annotations

import re

from cards.decks.files.book import STRUCK
from cards.decks.listing import STROKES
from cards.expressions import expression

_MARKS = "\u0300-\u0334\u0339-\u036f\u0591-\u05c7"
"""Other marks that a letter may have before or behind its stroke."""
_RUN = expression(
    rf"(?:[^\n\r\t~{STROKES}{_MARKS}][{_MARKS}]*[{STROKES}][{_MARKS}{STROKES}]*)+(?:\w[{_MARKS}]*(?!\w))?"
)
"""What is struck out; where the strokes stand before their letters, the last one has none behind it."""
_BETWEEN = expression(rf"{re.escape(STRUCK)}(?P<gap>[ \u00a0]*){re.escape(STRUCK)}")
_STROKE = expression(f"[{STROKES}]")


def struck(text: str) -> str:
    """A text in which what is struck out letter by letter is marked as what office programs strike out."""
    return _STROKE.sub("", _BETWEEN.sub(lambda gap: gap["gap"], _RUN.sub(_marked, text)))


def _marked(run: re.Match[str]) -> str:
    said = _STROKE.sub("", run[0])
    if not any(map(str.isalnum, said)):  # a sign of its own: `≠`
        return run[0]
    bare = said.strip()
    before, _, after = said.partition(bare)
    return f"{before}{STRUCK}{bare}{STRUCK}{after}"
