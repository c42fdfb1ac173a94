"""Bytes of a list → text: UTF-8, and what older programs write without saying so.

A text that is not UTF-8 is in UTF-16 if every other byte of its spaces and digits is zero, else in the Russian or the
Hebrew code page of Windows if nearly all of its letters are that alphabet's. Anything else is refused as before: a
text that was damaged on its way is not guessed at.
"""

from __future__ import annotations

from pathlib import Path

from cards.errors import DataError
from cards.files import decode

_MOST_FOREIGN = 0.15
"""The share of bytes above ASCII that may be other than letters: quotes, dashes, signs."""
_LEAST = 4
"""Fewer letters say nothing."""
_RUSSIAN_ONLY = frozenset([*range(0xD4, 0xE0), 0xFB, 0xFC, 0xFF, 0xA8, 0xB8])
"""Letters of Windows-1251 where Windows-1255 has none, not even vowel points."""


def text_of(raw: bytes, path: Path) -> str:
    """The text of a list; raises `DataError` for what is none, or is written in a way that cannot be told."""
    try:
        return decode(raw, path)
    except DataError as error:
        if error.code not in ("not-utf-8", "binary"):
            raise
        found = _utf_16(raw) if b"\0" in raw else _code_page(raw)
        if found is None:
            raise
        return decode(found.encode(), path)


def _utf_16(raw: bytes) -> str | None:
    """The text of UTF-16 without a mark: its ASCII has the zeros all on one side."""
    even, odd = raw[::2].count(0), raw[1::2].count(0)
    try:
        text = raw.decode("utf-16-le" if odd > even else "utf-16-be")
    except UnicodeDecodeError:
        return None
    return text if all(ch.isprintable() or ch.isspace() or ch in "\u200e\u200f" for ch in text) else None


def _code_page(raw: bytes) -> str | None:
    """The text of a code page, if nearly all that is not ASCII are the letters of its alphabet."""
    high = [byte for byte in raw if byte >= 0x80]
    page, letters = "cp1255", range(0xE0, 0xFB)
    if not _RUSSIAN_ONLY.isdisjoint(high):
        page, letters = "cp1251", range(0xC0, 0x100)
    foreign = sum(byte not in letters and byte not in (0xA8, 0xB8) for byte in high)
    if len(high) < _LEAST or foreign > _MOST_FOREIGN * len(high):
        return None
    try:
        return raw.decode(page)
    except UnicodeDecodeError:
        return None
