"""Numbers, lines and tables of results, in a language and its direction."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from rich.cells import cell_len

from cards import Lang, Messages
from cards.languages import RTL
from rules_checker.judging import LOCALE
from rules_checker.lab.intervals import CONFIDENCE
from rules_checker.record import isolated

RLM = "\u200f"
_MARKS = re.compile("[\u200e\u200f\u2066-\u2069]")


@cache
def _messages(lang: Lang) -> Messages:
    return Messages(LOCALE / f"lab-{lang}.ftl", lang)


class LabWords:
    """What the lab says in a language. Every message may name the `confidence` of intervals, in percent."""

    def __init__(self, lang: Lang) -> None:
        self.lang, self.rtl = lang, lang in RTL
        self._say = _messages(lang)

    def __call__(self, message: str, /, **arguments: Any) -> str:
        """A message."""
        return self._say(message, None, confidence=CONFIDENCE, **arguments)

    def ltr(self, text: str) -> str:
        """Text that is read from left to right in a line of any direction: a number with a sign, a range, an id."""
        return isolated(text, self.lang)

    def percent(self, share: float) -> str:
        """A share, to one place: `72,5 %`."""
        return self.ltr(self("percent", value=share))

    def range(self, interval: Sequence[float]) -> str:
        """An interval of shares: `65,9–78,2 %`."""
        low, high = (self("number", value=100 * end) for end in interval)
        return self.ltr(self("range", low=low, high=high))

    def points(self, value: float) -> str:
        """A difference between shares, with its sign, in points of a hundred: `+4,0`."""
        sign = "+" if round(100 * value, 1) > 0 else "−" if round(100 * value, 1) < 0 else ""
        return sign + self("number", value=abs(100 * value))

    def impact(self, found: Mapping[str, Any] | None) -> str:
        """A difference and its interval: `+4,0 (−1,2 … +9,3)`; a dash if there is none."""
        if found is None:
            return "–"
        low, high = map(self.points, found["interval"])
        return self.ltr(f"{self.points(found['value'])} ({self('from-to', low=low, high=high)})")

    def table(self, head: Sequence[str], rows: Sequence[Sequence[str]], texts: int = 1) -> Iterator[str]:
        """Lines of a table, its first columns, `texts`, aligned with where lines begin, all others with where they end.

        In a right-to-left language the lines are to be shown from right to left, and say so to the terminal.
        """
        columns = list(zip(head, *rows, strict=True))
        widths = [max(map(_width, column)) for column in columns]
        for row in (head, *rows):
            cells = [
                cell + " " * (width - _width(cell)) if at < texts else " " * (width - _width(cell)) + cell
                for at, (cell, width) in enumerate(zip(row, widths, strict=True))
            ]
            yield self.line("  ".join(cells).rstrip())

    def line(self, text: str) -> str:
        """A line that is shown in the direction of the language, whatever it begins with."""
        return RLM + text if self.rtl else text


def bare(text: str) -> str:
    """A text without marks of direction."""
    return _MARKS.sub("", text)


def _width(cell: str) -> int:
    return cell_len(bare(cell))
