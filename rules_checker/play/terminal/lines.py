"""Lines of text for a terminal, in either direction of script.

Most terminals show characters in the order in which they come, so right-to-left text must come in the order in which
it is seen: wrapped first, then reordered line by line (UAX #9, python-bidi) and moved to the right edge. Terminals that
do this themselves are asked not to (`EXPLICIT`), as ECMA-48 and the Terminal Working Group's recommendation have it;
for one that does not listen, text stays in the order in which it is read.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.style import Style
from rich.text import Text

from cards.records import dataclass
from cards.visual_order import PlacedCharacter, visual_order

EXPLICIT, IMPLICIT = "\x1b[8l", "\x1b[8h"
"""The control sequences (BDSM) by which a program orders text itself, and by which the terminal does again."""
_UNSEEN = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u202a-\u202e\u2060-\u2065\u2067\u2068\u206a-\u206f\ufeff]")
"""What steers a terminal, or the direction of text: names of cards may come from anybody."""
_EMBEDDED = {0x2066: 0x202A, 0x2069: 0x202C}
"""What python-bidi knows instead of isolates: it drops them once it has ordered what is in them."""
_ORDERED_RUN = re.compile(r"[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]+")
_ORDERED = re.compile(r"[\u202a\u202c\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]")


def line(said: str, style: str = "") -> Text:
    """A line of text, whatever is in it: nothing is markup, and nothing steers the terminal."""
    return Text(_UNSEEN.sub("", said).translate(_EMBEDDED), style)


@dataclass(frozen=True, slots=True)
class Laid:
    """Lines that are laid out for whatever width they are shown in.

    `rtl` aligns them to the right; `reorder` puts each in the order in which it is seen. What is drawn, in lines with
    `no_wrap`, stays in its place.
    """

    lines: tuple[Text, ...]
    rtl: bool = False
    reorder: bool = True

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Yield the lines, none wider than the place."""
        width = options.max_width
        for whole in self.lines:
            if whole.no_wrap:
                drawn = _drawn(whole) if self.reorder else whole.copy()
                drawn.truncate(width)
                drawn.pad_left(max(0, width - drawn.cell_len) if self.rtl else 0)
                yield drawn
                continue
            for part in whole.wrap(console, width) or [Text()]:
                part.rstrip()
                shown = in_order_seen(part, rtl=self.rtl) if self.reorder else _unmarked(part)
                if self.rtl:
                    shown.pad_left(max(0, width - shown.cell_len))
                yield shown

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        """All the width there is for right-to-left text, else as much as the longest line needs."""
        widest = max((one.cell_len for one in self.lines), default=0)
        return Measurement(1, options.max_width if self.rtl else min(options.max_width, max(1, widest)))


def in_order_seen(text: Text, *, rtl: bool) -> Text:
    """A line with its characters from left to right as they are seen; brackets are mirrored, styles kept."""
    if not rtl and not _ORDERED.search(text.plain):
        return text
    styles: list[str | Style] = [text.style] * len(text)
    for span in text.spans:
        styles[span.start : span.end] = [span.style] * (min(span.end, len(text)) - span.start)
    seen = Text()
    for character, index in _clusters(visual_order(text.plain, rtl=rtl, mirrored=True)):
        seen.append(character, styles[index])
    return seen


def _drawn(text: Text) -> Text:
    """A drawn line, each run of its right-to-left letters in the order in which it is seen."""
    ends = [end for run in _ORDERED_RUN.finditer(text.plain) for end in run.span()]
    return Text().join(
        in_order_seen(part, rtl=True) if _ORDERED.search(part.plain) else part for part in text.divide(ends)
    )


def _unmarked(text: Text) -> Text:
    """A line as it is read, without marks of direction, which not all terminals hide."""
    parts = [part for part in text.split("\u202a", allow_blank=True) for part in part.split("\u202c", allow_blank=True)]
    return Text().join(parts)


def _clusters(ordered: Iterable[PlacedCharacter]) -> Iterable[tuple[str, int]]:
    """Characters with their indices; points above and below a letter, which now precede it, follow it again."""
    points = ""
    for character, index, level in ordered:
        if level % 2 and unicodedata.combining(character):
            points = character + points
            continue
        yield character + points, index
        points = ""
    if points:
        yield points, 0
