"""Signs and ranges that stand right in text that runs from the right: `−5`, `×2`, `3–4`, `12 %–15 %`, `18+`, `C++`.

In such text a sign before a number comes out behind it, and a range backwards (UAX #9: most signs are neutral, and take
the direction around them). A mark on either side makes all between them run from the left.
"""

from __future__ import annotations

import re

from cards.visual_order import visual_order

LRM = "\u200e"
_MARKS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_SIGN = r"(?:[+−±×≈≤≥<>=~]|(?<![\w׳״־])-)"
"""A hyphen behind a letter joins; a minus never does."""
_NUMBER = r"\d+(?:[.,:/]\d+)*(?:[ \u00a0\u2009\u202f]?[%‰°])?"
_TOKEN = re.compile(
    rf"(?<![\d{LRM}])(?:{_SIGN}{_NUMBER}|{_NUMBER})(?:[–—−×→=<>+-]{_SIGN}?{_NUMBER})*[+×]?(?![\d{LRM}])"
    rf"|(?<!\w)[A-Za-z]\w*[+#*]+(?![\w{LRM}])"
)
_PLAIN = re.compile(r"[\d.,:/]+[%‰°]?")
"""Numbers that need nothing: their signs belong to them (classes CS and ET)."""


def marks(text: str) -> list[int]:
    """Where a text needs a mark, before the characters of these indices, so that nothing is turned."""
    found = (one for one in _TOKEN.finditer(text) if not _PLAIN.fullmatch(one[0]))
    return [at for one in found for at in one.span()]


def turned(text: str) -> list[str]:
    """What is turned nevertheless in a line from the right, with the marks that it has."""
    shown = "".join(one.character for one in visual_order(text, rtl=True) if one.character not in _MARKS)
    told = (found[0] for found in _TOKEN.finditer("".join(ch for ch in text if ch not in _MARKS)))
    return [one for one in told if one not in shown]
