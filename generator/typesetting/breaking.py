"""Paragraph → lines: everywhere it may be broken, then the breaks that make the fewest and the most even lines.

Widths are in em of the paragraph's own size, so that a paragraph is measured once for all the sizes that are tried.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import field, replace

from cards.records import dataclass
from generator.typesetting.hyphens import hyphenation
from generator.typesetting.shaping import Styled, width_of
from generator.typesetting.wordless import may_part, wordless_breaks

SOFT_HYPHEN = "\u00ad"
ZERO_WIDTH_SPACE = "\u200b"
HYPHEN = "-"  # PDF readers remove this character, and no other, when they rejoin a broken word
_TOKEN = re.compile(r" +|[^ ]+")
_EPS = 1e-9
# penalties of a line; for comparison, a half-empty line costs 0.25
_HYPHEN_COST = 1.0
_LADDER_COST = 1.0  # two consecutive lines end in hyphens
_WIDOW_COST = 0.4  # a last line of one short word
_WIDOW = 0.2  # of the width
_SHORT_COST = 0.15  # in a balanced paragraph a line is short beside the next: better the last one is
_SHORT = 0.62  # of the next
_TOO_WIDE_COST = 100.0
_MANY = 1 << 30
_NEVER_HYPHENATED = frozenset({"bold", "bolditalic", "mono"})  # keywords, code


Cut = tuple[int, int]
"""The index of a part, and an offset into its text."""


@dataclass(slots=True)
class Breaks:
    """The places where a paragraph may be broken, in order, the last one at its end; the lists are parallel.

    The line from place i to place j is `ends[j] - starts[i]` em wide: it begins at the second cut of i and ends at the
    first cut of j.
    """

    parts: tuple[Styled, ...]
    ends: list[float] = field(default_factory=list)
    starts: list[float] = field(default_factory=list)
    hyphens: list[bool] = field(default_factory=list)
    cuts: list[tuple[Cut, Cut]] = field(default_factory=list)

    def add(self, end: float, cut: Cut, start: float, following: Cut, *, hyphen: bool = False) -> None:
        """Add a place where a line may end (`end` em from the paragraph's start) and the next begin (`start` em)."""
        self.ends.append(end)
        self.starts.append(start)
        self.hyphens.append(hyphen)
        self.cuts.append((cut, following))


_Inside = tuple[float, Cut, float]
"""A break inside a word: em from the paragraph's start, the cut, and the hyphen's width in em (0 for no hyphen)."""


def breaks_of(parts: Sequence[Styled], lang: str | None = None, width: float = 0.0) -> Breaks:
    """Find the places where a paragraph may be broken: spaces, soft hyphens and, if `lang` is given, within words.

    In scripts without spaces it is between characters or words, whatever the language. The last word is hyphenated only
    if it is wider than `width` em, and nothing in brackets is hyphenated.
    """
    places = Breaks(tuple(parts))
    x = word_x = 0.0
    inside: list[_Inside] = []
    ended: tuple[float, Cut] | None = None
    last = ""
    brackets = 0  # what stands in them is not hyphenated
    for index, part in enumerate(places.parts):
        for token in _TOKEN.finditer(part.text):
            if token[0][0] == " ":
                if x:
                    ended = ended or (x, (index, token.start()))
                    x += width_of(token[0], part.style) / 1000
                last = ""
                continue
            if ended:
                _break_word(places, inside)
                places.add(*ended, x, (index, token.start()))
                word_x, inside, ended = x, [], None
            if last and may_part(last, token[0][0]):
                inside.append((x, (index, token.start()), 0.0))
            last = token[0][-1]
            opened = token[0].count("(")
            inside += _inside(part, token[0], (index, token.start()), x, None if brackets or opened else lang)
            brackets = max(0, brackets + opened - token[0].count(")"))
            x += width_of(token[0], part.style) / 1000
    if x:
        end, cut = ended or (x, (len(places.parts), 0))
        _break_word(places, inside if end - word_x > width else [one for one in inside if not one[2]])
        places.add(end, cut, end, cut)
    return places


def _break_word(places: Breaks, inside: Sequence[_Inside]) -> None:
    for x, cut, hyphen in inside:
        places.add(x + hyphen, cut, x, cut, hyphen=hyphen > 0)


def _inside(part: Styled, word: str, at: Cut, x: float, lang: str | None) -> list[_Inside]:
    """The possible breaks inside a word that begins at the cut `at`, `x` em from the paragraph's start."""
    if SOFT_HYPHEN in word or ZERO_WIDTH_SPACE in word:
        points = [i + 1 for i, ch in enumerate(word[:-1]) if ch in (SOFT_HYPHEN, ZERO_WIDTH_SPACE)]
    elif points := list(wordless_breaks(word)):
        return [(x + width_of(word[:point], part.style) / 1000, (at[0], at[1] + point), 0.0) for point in points]
    elif lang and not part.style.icon and part.style.font not in _NEVER_HYPHENATED:
        points = list(hyphenation(word, lang))
    else:
        return []
    hyphen = width_of(HYPHEN, part.style) / 1000 if points else 0.0
    return [
        (
            x + width_of(word[:point], part.style) / 1000,
            (at[0], at[1] + point),
            0.0 if word[point - 1] == ZERO_WIDTH_SPACE else hyphen,
        )
        for point in points
    ]


def count_lines(places: Breaks, width: float) -> tuple[int, bool]:
    """The smallest number of lines at most `width` em wide, and whether a word is too wide for any line."""
    limit = width + _EPS
    lines, start, begun, wide = 1, 0.0, -1, False
    for j, end in enumerate(places.ends):
        if end - start > limit:
            if j - 1 > begun:
                lines, begun = lines + 1, j - 1
                start = places.starts[begun]
            wide = wide or end - start > limit
    return (lines if places.ends else 0), wide


def best(places: Breaks, width: float, *, balanced: bool = True, hyphen_cost: float = _HYPHEN_COST) -> list[int]:
    """Choose the breaks (indices into `places`) for the fewest lines at most `width` em wide, as even as possible.

    The last line of a `balanced` paragraph is as long as the others; otherwise it may be short, though preferably not
    a single short word.
    """
    ends, hyphens, limit = places.ends, places.hyphens, width + _EPS
    begins = [0.0, *places.starts]
    count = len(ends)
    lines, cost, back = [0] * (count + 1), [0.0] * (count + 1), [0] * (count + 1)
    for j, end in enumerate(ends):
        fewest, least, chosen = _MANY, 0.0, j
        for i in range(j, -1, -1):  # a line from place i - 1, or from the start, to place j
            wide = end - begins[i]
            if wide <= limit:
                slack = 1 - wide / width
                fault = slack * slack
                if balanced and i and ends[i - 1] - begins[back[i]] < _SHORT * wide:
                    fault += _SHORT_COST
                if j == count - 1 and not balanced:
                    fault = _WIDOW_COST if i == j and i and wide < _WIDOW * width else 0.0
            elif i == j:
                fault = _TOO_WIDE_COST
            else:
                break
            if hyphens[j]:
                fault += hyphen_cost + (_LADDER_COST if i and hyphens[i - 1] else 0.0)
            if lines[i] < fewest or (lines[i] == fewest and cost[i] + fault < least):
                fewest, least, chosen = lines[i], cost[i] + fault, i
        lines[j + 1], cost[j + 1], back[j + 1] = fewest + 1, least, chosen
    breaks: list[int] = []
    at = count
    while at:
        breaks.append(at - 1)
        at = back[at]
    return breaks[::-1]


def cut(places: Breaks, breaks: Sequence[int]) -> list[tuple[tuple[Styled, ...], float]]:
    """Cut a paragraph at `breaks`: each line's parts in logical order, and its width in em."""
    lines: list[tuple[tuple[Styled, ...], float]] = []
    start, x = (0, 0), 0.0
    for at in breaks:
        end, following = places.cuts[at]
        parts = _between(places.parts, start, end)
        if places.hyphens[at] and parts:
            parts[-1] = replace(parts[-1], text=parts[-1].text.rstrip(SOFT_HYPHEN) + HYPHEN)
        lines.append((tuple(parts), places.ends[at] - x))
        start, x = following, places.starts[at]
    return lines


def _between(parts: Sequence[Styled], start: tuple[int, int], end: tuple[int, int]) -> list[Styled]:
    """The text from one cut to another; neighbouring parts of one style are joined, in order to be shaped together."""
    joined: list[Styled] = []
    for index in range(start[0], min(end[0] + 1, len(parts))):
        part = parts[index]
        text = part.text[start[1] if index == start[0] else 0 : end[1] if index == end[0] else None]
        if not text:
            continue
        if joined and (joined[-1].style, joined[-1].link) == (part.style, part.link):
            joined[-1] = replace(part, text=joined[-1].text + text)
        else:
            joined.append(replace(part, text=text))
    return joined
