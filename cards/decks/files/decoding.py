"""Bytes of a list → text: UTF-8, and what older programs write without saying so.

A text that is not UTF-8 is in UTF-16 if every other byte of its spaces and digits is zero, else in that code page in
which it has the most words of cards' names; if it has none, in the Russian or the Hebrew page of Windows if nearly all
of its letters are that alphabet's. Anything else is refused as before. A text that was read in a wrong code page on its
way, and so has letters of neither alphabet (`Êîðîâà`), is not guessed at: it is said which pages were mixed up.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from cards.decks.names.mentions import known_words
from cards.errors import DataError
from cards.expressions import expression
from cards.files import decode
from cards.names import normalise

_MOST_FOREIGN = 0.15
"""The share of bytes above ASCII that may be other than letters: quotes, dashes, signs."""
_LEAST = 4
"""Fewer letters say nothing."""
_RUSSIAN_ONLY = frozenset([*range(0xD9, 0xE0), 0xFB, 0xFC, 0xFF, 0xA8, 0xB8])
"""Letters of Windows-1251 where Windows-1255 has none, no vowel points and no signs either."""
PAGES = ("cp1251", "cp1255", "koi8-r", "cp866", "cp862", "mac-cyrillic", "iso8859-5")
"""The code pages in which a text may be that is not in Unicode; a page of the site has them with it, too."""
MIXED_UP = tuple(
    (wrong, right)
    for wrong in ("cp1252", "latin-1", "cp1251", "cp1255", "cp866", "koi8-r")
    for right in ("cp1251", "cp1255", "utf-8", "koi8-r", "cp866", "cp862")
    if wrong != right
)
"""Pages in which a text is read wrongly, and those in which it was written."""
_LEAST_WORDS = 2
"""Fewer words of names say nothing of how a text was written."""
_SAMPLE = 4_000
"""So many bytes of a text are looked at to tell in which page it is."""
_WORD = expression(r"[^\W\d_]{3,}")


def text_of(raw: bytes, path: Path) -> str:
    """The text of a list; raises `DataError` for what is none, or is written in a way that cannot be told."""
    try:
        return _whole(decode(raw, path), path)
    except DataError as error:
        if error.code not in ("not-utf-8", "binary"):
            raise
        found = _utf_16(raw) if b"\0" in raw else _code_page(raw)
        if found is None:
            raise
        return decode(found.encode(), path)


def _whole(text: str, path: Path) -> str:
    """A text, unless it was read in a wrong code page before it came here."""
    if text.isascii() or _words_in(sample := text[:_SAMPLE]) or not _STRANGE.search(sample):
        return text
    for wrong, right in MIXED_UP:
        mended = sample.encode(wrong, "ignore").decode(right, "ignore")
        if _words_in(mended) >= _LEAST_WORDS:
            told = f"its letters are broken: written as {right}, it was read as {wrong}; save it anew as UTF-8"
            raise DataError(path, told).coded("broken-letters", written=right.upper(), read=wrong.upper())
    return text


def put_right(raw: bytes, *, written: str, read: str) -> str | None:
    """A text that was `written` in one code page and read in another, as it was; None if some of it is lost."""
    try:
        return decode(raw, Path()).encode(read).decode(written)
    except (UnicodeError, DataError):
        return None


_STRANGE = expression("[\u0080-\u024f\u0400-\u04ff\u05d0-\u05ea\u2500-\u259f\u20aa]{2}")


def _words_in(text: str) -> int:
    """How many different words of a text are words of cards' names: one that comes again proves nothing more."""
    return len({normalise(word) for word in _WORD.findall(text)} & known_words())


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
    found = max(PAGES, key=lambda page: _words_in(raw[:_SAMPLE].decode(page, "replace")))
    if _words_in(raw[:_SAMPLE].decode(found, "replace")) >= _LEAST_WORDS:
        return raw.decode(found, "replace")
    high = [byte for byte in raw if byte >= 0x80]
    for page, letters in (("cp1255", range(0xE0, 0xFB)), ("cp1251", range(0xC0, 0x100))):
        if page == "cp1255" and not _RUSSIAN_ONLY.isdisjoint(high):
            continue
        foreign = sum(byte not in letters and byte not in (0xA8, 0xB8) for byte in high)
        if len(high) >= _LEAST and foreign <= _MOST_FOREIGN * len(high):
            with suppress(UnicodeDecodeError):
                return raw.decode(page)
    return None
