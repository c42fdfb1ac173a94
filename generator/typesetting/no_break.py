"""Words that must stay together on a line: the same rules for print and for the site's pages."""

from __future__ import annotations

import re

_TIED = (
    (re.compile("(?<=[\\d№]) (?=[\\w\ufffc])"), "\u00a0"),  # a number stays with what it counts, be that an icon
    (re.compile(r"(?<![\w-])([а-яёА-ЯЁ]{1,2}) (?=\w)"), "\\1\u00a0"),  # a short Russian word does not end a line
    (re.compile(r"(?<!\w)(עד) (?=[\u200e\u200f]?[+−]?\d)"), "\\1\u00a0"),  # nor does "up to", in Hebrew
    (re.compile(r"(?<=\d) ([+−×=]) (?=\d)"), "\u00a0\\1\u00a0"),  # nor is a sum parted
    (re.compile(r" (?=[—–])"), "\u00a0"),  # nor does a dash begin one
    (re.compile(r" (?=[+−]?\d+[.!?)]*$)"), "\u00a0"),  # nor does a number stand alone on the last
)


def ties(text: str) -> str:
    """Replace spaces by no-break spaces where a line must not end; the length of the text does not change."""
    for pattern, by in _TIED:
        text = pattern.sub(by, text)
    return text
