"""Finds the rules that answer a question: BM25 over words cut down to what their forms share.

What cites rules, such as a question of the pages or the way in which people ask for a rule, lifts them by how well it
fits itself. It is the site's search (`site/assets/js/finding.js`) without what only that needs, which finds while one
is typing; both are held to the same tables of questions (`tests/site`).
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from math import log
from operator import attrgetter

from cards.asking.respelt import heard, in_russian, on_keys
from cards.asking.shelf import ANSWERS, Entry, Shelf
from cards.asking.words import Key, keys, words

K, B = 1.2, 0.75
"""How soon a word that is repeated counts no more, and how much the length of an entry matters: BM25's own."""
LIFT = {"asked": 2, "question": 0.6, "example": 0.35, "term": 0.4, "card": 0.6}
"""What a rule gains by an entry that cites it; half of it if the rule itself shares no word with the question, and of
several such entries the best counts most."""
ALONE = 0.5
MORE = 0.4
MOST_LIFTS = 4
SAME = 0.4
SLIP = 0.7
RULING = 0.5
"""A rule comes before a ruling on it."""
NUMBER = 1.4
"""Who asks how many wants a number."""
MOST_WORDS = 60
"""The longest question, in words; what follows is not read."""
_NUMBER = re.compile(r"(^|[^+\d−-])\d")


@dataclass(frozen=True, slots=True)
class Answer:
    """A rule that answers, the phrase of those who ask for it that fits best, if any does, and how well it fits."""

    entry: Entry
    asked: str | None
    score: float


class Finder:
    """Answers questions from a shelf."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self._silent = dict.fromkeys(words(shelf.everyday.silent))
        self._many = {*words(shelf.everyday.many)}
        counts = {*words(shelf.everyday.counts)}
        self._groups: defaultdict[str, list[str]] = defaultdict(list)
        for at, group in enumerate(shelf.same):
            for stem in dict.fromkeys(stem for name in group for stem in self._stem(name)):
                self._groups[stem].append(f"={at}")
        self._known: dict[str, list[Key]] = {}
        self._index: defaultdict[str, dict[int, int]] = defaultdict(dict)
        self._lengths: list[int] = []
        self._numbers: set[int] = set()
        places = {(entry.game, entry.anchor): at for at, entry in enumerate(shelf.entries) if entry.anchor}
        self._cites: list[list[int]] = []
        for at, entry in enumerate(shelf.entries):
            told = words(f"{entry.heading} {entry.text}")
            said = [word for word in told if word not in self._silent]
            self._lengths.append(len(said))
            for key, times in Counter(key.text for word in said for key in self._keys(word)).items():
                self._index[key][at] = times
            if _NUMBER.search(entry.text) or not counts.isdisjoint(words(entry.text)):
                self._numbers.add(at)
            cited = dict.fromkeys((entry.game, anchor) for anchor in entry.cites)
            self._cites.append([places[place] for place in cited if place in places])
        self._mean = sum(self._lengths) / max(1, len(self._lengths)) or 1
        self._scores: dict[str, Mapping[int, float]] = {}
        self._heard: dict[str, str] = {}

    def find(self, question: str) -> list[Answer]:
        """The rules and rulings that answer a question, best first; a rule's own id is answered by it alone."""
        entries = self.shelf.entries
        named = [entry for entry in entries if entry.kind in ANSWERS and entry.anchor == question.strip().lower()]
        if named:
            return [Answer(entry, None, 1) for entry in named]
        asked = self.meant(question)
        hits = self._hits(asked)
        lifts = self._lifts(hits)
        many = not self._many.isdisjoint(asked)

        def answer(at: int) -> Answer:
            entry, lifted = entries[at], sorted(lifts.get(at, ()), reverse=True)[:MOST_LIFTS]
            score = hits.get(at, (0, 0))[0] + sum(gain / (1 + n * MORE) for n, (gain, _) in enumerate(lifted))
            score *= (RULING if entry.kind == "ruling" else 1) * (NUMBER if many and at in self._numbers else 1)
            phrases = (entries[by].heading for _, by in lifted if entries[by].kind == "asked")
            return Answer(entry, next(phrases, None), score)

        found = [answer(at) for at in sorted({*hits, *lifts}) if entries[at].kind in ANSWERS]
        return sorted(found, key=attrgetter("score"), reverse=True)

    def meant(self, question: str) -> list[str]:
        """The words of a question as they were meant: as they are, or in the letters of the pages if more are known."""
        told = words(question)[:MOST_WORDS]
        sounds = [self._sounding(word) if re.search("[a-z]", word) and not self._knows(word) else word for word in told]
        typed = [words(text)[:MOST_WORDS] for text in on_keys(question, self.shelf.lang)]
        return max((told, sounds, *typed), key=self.share)

    def share(self, told: Sequence[str]) -> float:
        """The share of these words that the pages know, up to 1."""
        return sum(map(self._knows, told)) / max(1, len(told))

    def _knows(self, word: str) -> bool:
        return word in self._silent or any(key.text in self._index and not key.is_root for key in keys(word))

    def _sounding(self, word: str) -> str:
        """The word of the pages that sounds like this one in Latin letters; a single sound says too little."""
        told = in_russian(word) if self.shelf.lang == "ru" else word
        if not self._heard:
            texts = (words(f"{entry.heading} {entry.text}") for entry in self.shelf.entries)
            self._heard = {heard(one): one for one in chain(self._silent, *texts)}
        sound = heard(told)
        return self._heard.get(sound, told) if len(sound) > 1 else told

    def _stem(self, name: str) -> list[str]:
        """What is compared of the only word of a name that says anything; nothing if there are several."""
        said = [word for word in words(name) if word not in self._silent]
        return [keys(said[0])[0].text] if len(said) == 1 else []

    def _keys(self, word: str) -> list[Key]:
        """A word's keys, and those of the words that mean the same: `=7` stands for all words of the seventh group."""
        if word not in self._known:
            own = keys(word)
            groups = {group: key.sure for key in reversed(own) for group in self._groups.get(key.text, ())}
            self._known[word] = [*own, *(Key(group, sure * SAME) for group, sure in groups.items())]
        return self._known[word]

    def _hits(self, asked: Iterable[str]) -> dict[int, tuple[float, float]]:
        """What every entry says of a question, and the share of its words that it has; rare words count more."""
        hits: defaultdict[int, tuple[float, float]] = defaultdict(lambda: (0, 0))
        known = 0.0
        for word in dict.fromkeys(asked):
            found = {} if word in self._silent else self._word(word)
            rare = log(1 + len(self._lengths) / max(1, len(found)))
            known += rare if found else 0
            for at, score in found.items():
                before, share = hits[at]
                hits[at] = before + score, share + rare
        return {at: (score * share / known, share / known) for at, (score, share) in hits.items()}

    def _lifts(self, hits: Mapping[int, tuple[float, float]]) -> Mapping[int, list[tuple[float, int]]]:
        """What every entry gains by the hits that cite it: how much, and by which."""
        lifts: defaultdict[int, list[tuple[float, int]]] = defaultdict(list)
        for by, (score, _) in hits.items():
            lift = LIFT.get(self.shelf.entries[by].kind, 0)
            for to in self._cites[by] if lift else ():
                share = hits.get(to, (0, 0))[1]
                lifts[to].append((score * lift * (ALONE + (1 - ALONE) * share), by))
        return lifts

    def _word(self, word: str) -> dict[int, float]:
        """The entries of a word and how well each fits: in any form, or what means the same, or after a slip."""
        found: dict[int, float] = {}

        def add(key: str, factor: float) -> None:
            for at, score in self._bm25(key).items():
                found[at] = max(found.get(at, 0), score * factor)

        for key in self._keys(word):
            add(key.text, key.sure)
        if len(word) > 3 and not any(key.text in self._index and not key.is_root for key in self._keys(word)):
            near = self._near(word)
            for slip in near:
                add(slip, SLIP)
            for group in {group for slip in near for group in self._groups.get(slip, ())}:
                add(group, SLIP * SAME)
        return found

    def _near(self, word: str) -> set[str]:
        """The keys of the pages that one slip of the finger turns into those of a word."""
        from rapidfuzz import process
        from rapidfuzz.distance import OSA

        known = [key for key in self._index if key[0] not in "=~"]
        meant = {word, *(key.text for key in keys(word))}
        slips = (process.extract(one, known, scorer=OSA.distance, score_cutoff=1, limit=None) for one in meant)
        return {key for found in slips for key, _, _ in found}

    def _bm25(self, key: str) -> Mapping[int, float]:
        """How well each entry fits that has this key."""
        if key not in self._scores:
            found, count = self._index.get(key, {}), len(self._lengths)
            rare = log(1 + (count - len(found) + 0.5) / (len(found) + 0.5))
            self._scores[key] = {
                at: rare * times * (K + 1) / (times + K * (1 - B + B * self._lengths[at] / self._mean))
                for at, times in found.items()
            }
        return self._scores[key]
