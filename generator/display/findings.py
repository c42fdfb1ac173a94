"""Findings of layout: whatever does not come out right is recorded on what was laid out, with a code for its kind."""

from __future__ import annotations

from typing import Literal

from cards import Lang
from cards.errors import Said
from cards.records import dataclass
from cards.told import told

LayoutCode = Literal[
    "does-not-fit",  # words in their box or column
    "too-tall",  # a text for its box
    "no-glyph",
    "out-of-frame",
    "no-anchor",  # a link to nowhere
    "unsettled-pages",
    "no-code",  # too long for a QR code
    "no-picture",
    "picture-to-come",  # a card that has none yet, which can be printed all the same
    "unusable-picture",
]


def no_glyph(char: str) -> Said:
    """What is said of a character that no font has."""
    code = f"U+{ord(char):04X}"
    return Said(f"no bundled font has {char!r} ({code})", "no-font-has", char=char, number=code)


@dataclass(frozen=True, slots=True)
class LayoutFinding:
    """A finding: its code, what is wrong, and where, if that has a name: a face (`boombit/cow`), or a file and line.

    `lang` is the language in which it was laid out. As a string it is a line to print.
    """

    code: LayoutCode
    what: str
    where: str = ""
    line: int | None = None
    lang: Lang | None = None

    def __str__(self) -> str:
        return self._line(self.what)

    def told(self, lang: Lang | None = None) -> str:
        """The finding as a line, in a language: in that of the run if it is left out."""
        return self._line(told(self.what, lang))

    def _line(self, what: str) -> str:
        line = f":{self.line}" if self.line else ""
        lang = f" [{self.lang}]" if self.lang else ""
        place = f"{self.where}{line}{lang}"
        return f"{place}: {what}" if place else what
