"""Words that stay on one line: the same for everything that is set, on paper and on the site's pages."""

from __future__ import annotations

import re

_TIED = (
    (re.compile("(?<=[\\d№]) (?=[\\w\ufffc])"), "\u00a0"),  # a number stays with what it counts, be that an icon
    (re.compile(r"(?<![\w-])([а-яёА-ЯЁ]{1,2}) (?=\w)"), "\\1\u00a0"),  # a short Russian word does not end a line
    (re.compile(r" (?=[—–])"), "\u00a0"),  # nor does a dash begin one
)


def ties(text: str) -> str:
    """The text with no-break spaces where a line must not end: a space for a space, so every letter keeps its place."""
    for pattern, by in _TIED:
        text = pattern.sub(by, text)
    return text
