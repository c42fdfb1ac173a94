"""Lists in lines, as they are pasted: `4 Корова`, `Корова x4`, `4 шт. Корова`, under headings and numbered, or not."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from cards.decks.lists import counted
from cards.decks.lists.listing import MOST_NAME, Listing, Place
from cards.decks.lists.sections import (
    ABOUT,
    NAME,
    PLAYER,
    is_about,
    is_card,
    is_team,
    is_total,
    section,
    slot_words,
    team_words,
)
from cards.errors import DataError, short
from cards.names import normalise

_LABEL = re.compile(r"(?P<label>[^\W\d]+(?: [^\W\d]+){0,2})\s*(?P<sign>[:=\t]|\s[-–—](?=\s))\s*(?P<value>.*)")
_HEADING = re.compile(
    r"(?P<words>[^\d:]*[^\d:\s(\[–—-])\s*"
    rf"(?:(?:[–—:-]|[(\[])?\s*\d+(?:\s*{counted.PIECE})?\s*[)\]]?)?\s*(?P<colon>:?)",
    re.I,
)
_BULLET = re.compile(r"^(?:[☐☑✓✔•·‣▪◦●○■□]\s?|[*+>–—-]\s|\[[ xхv✓✔]?\]\s)+", re.I)
_TOGETHER = re.compile(r"\s*[,;+&/]\s*")
"""What stands between teams that are named on one line."""
_QUOTES = " \"'«»“”„״"
"""What stands around a team's name, as when it is copied out of a deck file."""
_FRAME = re.compile(r"^\|\s*(.*?)\s*\|$")
"""A row of a table in the manner of wikis."""


MOST_LETTERS = 1000
"""Most letters of a list's line."""


def long_line(letters: int, path: Path, number: int) -> DataError | None:
    """The fault of a line of so many letters, if those are too many."""
    if letters <= MOST_LETTERS:
        return None
    told = DataError(path, f"a line of {letters:,} characters is too long for a deck list", number)
    return told.coded("long-line", letters=letters)


def read(text: str, path: Path) -> Listing:
    """Parse a list in lines."""
    reader = _Reader(Listing(path))
    lines = list(_lines(text))
    for number, line in _unnumbered(lines, reader.listing):
        reader.take(line, number)
    reader.end()
    return reader.listing


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines with content, numbered from 1, without comments, bullets, invisible marks and superfluous spaces."""
    for number, raw in enumerate(text.splitlines(), 1):
        visible = raw if raw.isprintable() else "".join(ch for ch in raw if unicodedata.category(ch) != "Cf")
        said = re.split(r"#|(?:^|\s)//", visible, maxsplit=1)[0].strip()
        spaced = re.sub(r"\s+", lambda gap: "\t" if "\t" in gap[0] else " ", said)  # a tab may separate columns
        line = _BULLET.sub("", _FRAME.sub(r"\1", spaced)).rstrip(" \t,;|")  # empty cells
        while line and unicodedata.category(line[0]) == "So":  # a picture as a bullet
            line = line[1:].lstrip()
        if any(ch.isalnum() for ch in line):
            yield number, line


def _unnumbered(lines: list[tuple[int, str]], listing: Listing) -> Iterator[tuple[int, str]]:
    """The lines without the numbers of a numbered list.

    A number before a line is that of the item if the items count from 1, or if the line has a count besides. A lone
    `2) Корова` could mean either, and is a fault whose message says how to write it.
    """
    items = {at: item for at, line in lines if (item := counted.numbered(line)) and not is_card(normalise(line))}
    in_order = len(items) > 1 and [item.number for item in items.values()] == list(range(1, len(items) + 1))
    for at, line in lines:
        item = items.get(at)
        if item is None:
            yield at, line
        elif in_order or item.number == 1 or counted.is_counted(item.rest):
            yield at, _BULLET.sub("", item.rest)
        else:
            write = f"{item.number} {short(item.rest)}"
            told = f"the number in {short(line)!r} may be the line's or the copies': for the copies write {write!r}"
            listing.fault(told, at, "which-number", text=short(line), write=write)


@dataclass(slots=True)
class _Reader:
    """A list being read, with the heading above its next line."""

    listing: Listing
    under: Place = "list"
    about: bool = False
    slot_heading: tuple[str, str, int] | None = None

    def take(self, line: str, number: int) -> None:
        """Read a line."""
        if self._is_heading(line, number):
            return
        if self.about and line.casefold().startswith("name "):
            return  # the name of the deck, which Arena writes under `About`
        self.about = False
        word, value = _labelled(line)
        if word in ("game", "игра", "משחק"):
            self.listing.game = value, number
        elif word in PLAYER:
            self.listing.player = self.listing.player or value
        elif word in NAME:
            self.listing.name = self.listing.name or value[:MOST_NAME]
        elif word == "sb":
            self._card(value, number, "side")
        elif word and word in slot_words():
            self._card(value, number, slot_words()[word])
        elif word and word in team_words():
            for name in _TOGETHER.split(value.strip("[]")):
                self._card(name.strip(_QUOTES), number, team_words()[word])
        elif len(names := _TOGETHER.split(line)) > 1 and all(is_team(normalise(name)) for name in names):
            for name in names:
                self._card(name, number, "list")
        elif (word and is_about(word)) or is_total(normalise(line)):
            self.slot_heading = None
        elif self.slot_heading:
            slot, _, _ = self.slot_heading
            self.slot_heading = None
            self._card(line, number, slot)
        else:
            self._card(line, number, self.under)

    def end(self) -> None:
        """Report a slot's heading at the end of the list, if no name follows it."""
        if self.slot_heading:
            slot, line, number = self.slot_heading
            self.listing.fault(f"{line!r} must be followed by the {slot}'s name", number, "name-follows", text=line)

    def _is_heading(self, line: str, number: int) -> bool:
        """True for a heading, which is remembered: a known one, or any line that ends in a colon."""
        match = _HEADING.fullmatch(line)
        if not match:
            return False
        words, colon = normalise(match["words"]), bool(match["colon"])
        if is_card(words):
            if colon:
                write = f"1 {match['words']}"
                told = f"{line!r} is both a heading and a card: for the card write {write!r}"
                self.listing.fault(told, number, "heading-or-card", text=line, write=write)
            return colon
        if words in slot_words():
            self.slot_heading = slot_words()[words], line, number
        elif place := section(words):
            self.under, self.about = place, words == ABOUT
        else:
            return colon
        return True

    def _card(self, text: str, number: int, place: Place) -> None:
        """List a card and its copies, in whatever way they are written."""
        if counted.is_count(text):
            self.listing.nameless(text, number)
        else:
            self.listing.take(counted.readings(text), number, place, text)


def _labelled(line: str) -> tuple[str, str]:
    """The label of a line and its value: `Герой: Громила`, `Герой — Громила`, `Герой Громила`.

    Both are empty for a line without a label. A slot's label may be among other words (`Мой герой: …`); before a dash
    only known labels are labels, since names have dashes in them.
    """
    label = _LABEL.fullmatch(line)
    if label and label["value"] and not is_card(normalise(line)):
        word, value = normalise(label["label"]), label["value"]
        if slot := next((part for part in word.split() if part in slot_words()), None):
            return slot, value
        return (word, value) if label["sign"] in ":=" or is_about(word) else ("", "")
    first, _, rest = line.partition(" ")
    if not first.isdecimal() and normalise(first) in slot_words() and any(is_card(name) for name in _names(rest)):
        return normalise(first), rest
    return "", ""


def _names(text: str) -> Iterable[str]:
    return (normalise(name) for name, _ in counted.readings(text))
