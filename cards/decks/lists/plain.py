"""Lists in lines: `4 Корова`, `Корова x4`, `[4] Корова`, `Корова,4`, under headings or not, as they are pasted."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from cards.decks.lists.listing import Listing, Place
from cards.decks.lists.sections import ABOUT, hero_words, is_card, section
from cards.errors import DataError, short
from cards.names import normalise

_TIMES = "[x×х*]"  # Latin, the sign, Cyrillic kha, asterisk: all are typed
_COUNT = r"(?P<copies>-?\d+)"
_NAME = r"(?P<name>\S|\S.*\S)"
_COUNTED = tuple(
    re.compile(pattern, re.I)
    for pattern in (
        rf"{_COUNT}(?:\s*{_TIMES}?\s+|\s*[×*,;]\s*){_NAME}",
        rf"{_TIMES}\s*{_COUNT}\s+{_NAME}",
        rf"\[\s*{_COUNT}\s*\]\s*{_NAME}",
        rf"{_NAME}\s+{_TIMES}\s*{_COUNT}",
        rf"{_NAME}\s*[\t,;]\s*{_COUNT}",
        rf"{_NAME}\s*\(\s*{_COUNT}\s*\)",
    )
)
_COUNT_ALONE = re.compile(rf"\[?-?\d+\]?\s*{_TIMES}?", re.I)
_LABEL = re.compile(r"(?P<label>[^\W\d]+)\s*:\s*(?P<value>.*)")
_HEADING = re.compile(r"(?P<words>[^\d:]*[^\d:\s])\s*(?:[(\[]\s*\d+\s*[)\]])?\s*(?P<colon>:?)")
_PRINTING = re.compile(r"\s\(\w{2,10}\)(\s\S{0,9}\d\S{0,9})?(\s\*\w{1,9}\*)?$")
"""Which printing of a card is meant, as Magic's programs write it: `(SET) 123`."""
_QUOTED = re.compile(r'"(?P<name>.+)"')


MOST_LETTERS = 1000
"""Most letters of a list's line."""


def read(text: str, path: Path) -> Listing:
    """Parse a list in lines."""
    reader = _Reader(Listing(path))
    for number, line in _lines(text, path):
        reader.take(line, number)
    reader.end()
    return reader.listing


def _lines(text: str, path: Path) -> Iterator[tuple[int, str]]:
    """The lines that say something, numbered from 1, without comments, bullets, invisible marks and lasting blanks."""
    for number, raw in enumerate(text.splitlines(), 1):
        if len(raw) > MOST_LETTERS:
            raise DataError(path, f"a line of {len(raw):,} characters is too long for a deck list", number)
        visible = "".join(ch for ch in raw if unicodedata.category(ch) != "Cf")
        said = re.split(r"#|(?:^|\s)//", visible, maxsplit=1)[0].strip()
        spaced = re.sub(r"\s+", lambda gap: "\t" if "\t" in gap[0] else " ", said)  # a tab may part columns
        line = re.sub(r"^([•·]\s?|[*–—-]\s)", "", spaced)
        if line:
            yield number, line


@dataclass(slots=True)
class _Reader:
    """A list being read: the heading that its next line stands under."""

    listing: Listing
    under: Place = "list"
    about: bool = False
    hero_heading: tuple[str, int] | None = None

    def take(self, line: str, number: int) -> None:
        """Reads a line."""
        if self._is_heading(line, number):
            return
        if self.about and line.casefold().startswith("name "):
            return  # Arena's name of the deck, under `About`
        self.about = False
        label = _LABEL.fullmatch(line)
        word, value = (normalise(label["label"]), label["value"]) if label else ("", "")
        if word in ("game", "игра", "משחק") and value:
            self.listing.game = value, number
        elif word == "sb" and value:
            self._card(value, number, "side")
        elif word and value and word in hero_words():
            self._card(value, number, "hero")
        elif self.hero_heading:
            self.hero_heading = None
            self._card(line, number, "hero")
        else:
            self._card(line, number, self.under)

    def end(self) -> None:
        """Ends the list."""
        if self.hero_heading:
            line, number = self.hero_heading
            self.listing.fault(f"{line!r} must be followed by the hero's name", number)

    def _is_heading(self, line: str, number: int) -> bool:
        """True for a heading, which is noted: one that is known, or anything that ends in a colon."""
        match = _HEADING.fullmatch(line)
        if not match:
            return False
        words, colon = normalise(match["words"]), bool(match["colon"])
        if is_card(words):
            if colon:
                told = f"{line!r} is both a heading and a card: for the card write '1 {match['words']}'"
                self.listing.fault(told, number)
            return colon
        if words in hero_words():
            self.hero_heading = line, number
        elif place := section(words):
            self.under, self.about = place, words == ABOUT
        else:
            return colon
        return True

    def _card(self, text: str, number: int, place: Place) -> None:
        """Lists a card and its copies, however they are written; 1 where no number stands."""
        if _COUNT_ALONE.fullmatch(text):
            self.listing.fault(f"{short(text)} of what? A card's name is missing", number)
            return
        match = next(filter(None, (pattern.fullmatch(text) for pattern in _COUNTED)), None)
        name, copies = (match["name"], match["copies"]) if match else (text, "1")
        self.listing.add(_spellings(name), copies, number, place)


def _spellings(name: str) -> tuple[str, ...]:
    """What the name may be: as it stands, and without what other programs put about it."""
    bare = _PRINTING.sub("", name)
    quoted = _QUOTED.fullmatch(bare)
    return name, bare, *([quoted["name"].replace('""', '"')] if quoted else ())
