"""How a question is put: who, when, how many, may one, not, mine.

Such words say little of what is asked, but tell a rule from its neighbour by how people ask for each.

The search of the site's pages does the same (`site/assets/js/manner.js`); a test holds the two equal.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from math import log, sqrt

from cards.asking.shelf import ShelfEntry
from cards.asking.stems import keys, words


class Manner:
    """The words of phrases that are silent or signs of what stands beside them; those of the same sign are one."""

    def __init__(self, silent: Collection[str], signs: Mapping[str, str], entries: Iterable[ShelfEntry]) -> None:
        self._silent, self._signs = silent, signs
        said = {at: self._said(words(entry.heading)) for at, entry in enumerate(entries) if entry.kind == "asked"}
        self._phrases: defaultdict[str, list[int]] = defaultdict(list)
        for at, own in said.items():
            for stem in own:
                self._phrases[stem].append(at)
        self._rare = {stem: log(1 + len(said) / len(own)) for stem, own in self._phrases.items()}
        self._sums = {at: self._sum(own) for at, own in said.items()}

    def fits(self, asked: Iterable[str]) -> dict[int, float]:
        """How well each phrase fits the words of a question, by its number.

        That is the share of what both say, rare words more, and counts as much as the question says so.
        """
        said = self._said(asked)
        found: defaultdict[int, float] = defaultdict(float)
        for stem in said:
            for at in self._phrases.get(stem, ()):
                found[at] += self._rare[stem]
        whole = self._sum(said)
        return {at: 2 * both / (whole + self._sums[at]) * sqrt(whole) for at, both in found.items()}

    def _sum(self, said: Iterable[str]) -> float:
        return sum(self._rare.get(stem, 0) for stem in said)

    def _said(self, told: Iterable[str]) -> list[str]:
        own = (self._signs.get(word) or (keys(word)[0].text if word in self._silent else "") for word in told)
        return [*filter(None, dict.fromkeys(own))]
