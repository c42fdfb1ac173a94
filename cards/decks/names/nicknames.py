"""Names that people go by where they write, and no given name: `Lis_Mikita`, `Kolyan77`."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cards.decks.names.headings import speaks_of_deck
from cards.decks.words.people import THANKS
from cards.expressions import expression
from cards.names import normalise

_NICK = r"(?![vV]\d)(?=[^\W\d_])(?=[\w-]*[^\W\d_]{2})(?=[\w-]*[\d_])[\w-]{3,30}"
"""A word with letters, and with a digit or a low line among them."""
_AT = expression(rf"@?(?P<nick>{_NICK})(?=[,;:!?).]|\s|$)")
_SIGNED = expression(rf"(?:.{{0,60}}(?<!\w){THANKS}[\s,.!—–-]*|[-–—]+\s*)@?(?P<nick>{_NICK})[.!)]*", re.I)
"""A nickname with which somebody signs, behind thanks or a dash."""
_THANKS = expression(rf".{{0,60}}(?<!\w){THANKS}\W*", re.I)
_LETTERS = expression(r"[^\W\d_]+")
_LOW = expression(r"(?=\w*[^\W\d_]_+[^\W_])[^\W\d]\w{2,29}")
"""A word with a low line in it, which is nothing but a nickname."""
_POSTER = expression(
    r"\W{0,3}(?P<nick>[^\W\d][\w.-]{1,29})\s*(?:[,|·•(—–-]\s*)?"
    r"(?:сообщени[йея]|посты?|постов|posts?|messages|ה?הודעות)\s*:?\s*\d[\d  .,]*\)?\W{0,3}"
)
"""What forums write over what somebody has written: `Lis_Mikita, сообщений: 312`."""

_AUTHOR = expression(rf"\W{{0,3}}(?:автор|author|posted by|מאת|כתב)\s*:\s*@?(?P<nick>{_NICK})\W{{0,3}}", re.I)
"""The same, as a label says it: `Автор: Lis_Mikita`."""


def nickname_at(said: str) -> str:
    """The nickname with which some words begin; empty for a word that may be something else."""
    match = _AT.match(said.strip())
    return match["nick"] if match and not _is_of_deck(match["nick"]) else ""


def _is_of_deck(nick: str) -> bool:
    """True for what a deck is called, or its file: `deck_2`."""
    return any(speaks_of_deck(normalise(word)) for word in _LETTERS.findall(nick))


def poster(line: str) -> str:
    """Who has written what stands below, as forums say it; empty for any other line."""
    if (author := _AUTHOR.fullmatch(line.strip())) and not _is_of_deck(author["nick"]):
        return author["nick"]
    match = _POSTER.fullmatch(line.strip()) if line[-1:].isdigit() or line.rstrip().endswith(")") else None
    return match["nick"] if match else ""


def signature(lines: Sequence[str]) -> str:
    """The nickname with which a text ends; empty for any other text."""
    above, last = ["", "", *(line.strip() for line in lines if line.strip())][-2:]
    if not any(map(str.isdigit, last)) and "_" not in last:
        return ""
    if match := _SIGNED.fullmatch(last):
        return "" if _is_of_deck(match["nick"]) else match["nick"]
    is_nick = _LOW.fullmatch(last) or (_THANKS.fullmatch(above) and nickname_at(last) == last)
    return last if is_nick and not _is_of_deck(last) else ""
