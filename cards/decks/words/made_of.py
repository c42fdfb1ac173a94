"""Words that people make of others in Russian: of what is small or dear, and of what has a long name."""

from __future__ import annotations

import re

from cards.expressions import expression

_DIMINUTIVE = "(?<=[а-я]{2})(?:чик|ик|очк|ечк|ьк|к)(?:[аиуе]|ов|ами?)?$"
"""What Russian has at the end of a word for what is small, or dear."""
_ROOT = expression(
    r"(?P<root>[а-я]{5,}?)(?:(?:[уюаяеио]?ш|[еоиуы]н|[ое]?ч|[иу])?к|[уюао]?х|чик|ышк|яг|ищ)(?:[аиуеы]|ов|ой|ам|ами|ах)?$"
)
"""A word that people make of another in Russian, as they call a thing for short: `кластерка`, `пороховуха`."""


def undiminished(word: str) -> str:
    """A word (normalised) without what it has at its end for what is small; as it is, if it has nothing of the kind."""
    return re.sub(_DIMINUTIVE, "", word)


def root_of(word: str) -> str:
    """What a word (normalised) begins with that was made of another; empty for any other word."""
    found = _ROOT.match(word)
    return found["root"] if found else ""
