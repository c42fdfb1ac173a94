"""Finds the rules that answer a question.

Every entry says how well it fits, by BM25 over words cut down to what their forms share. A rule is worth what it says
itself, what is said by those that cite it, by their kinds (the ways in which people ask for it most of all), how one
asks for it, and in which words people talk of it. What each of these counts stands in `site/weights.yaml`, where
`cards/makers/weigh.py` puts it; so the difference of two rules' sums says how much likelier one of them is.

The search of the site's pages does the same (`site/assets/js/finding.js`); a test holds the two equal.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, pairwise
from math import log, sqrt

from cards.asking.manner import Manner
from cards.asking.respelt import heard, in_russian, on_keys
from cards.asking.shelf import Shelf, ShelfEntry
from cards.asking.stems import keys, words
from cards.languages import LANGUAGES
from cards.records import dataclass

K, B = 1.2, 0.9
"""How soon a word that is repeated counts no more, and how much an entry's length matters, among those of its kind."""
SAME = 0.6
"""How sure it is that a word is meant by another that says the same."""
SURE = 0.8
"""From here on a key is the word itself."""
SHARED, ALIKE, NEAR = 0.4, 0.7, 0.1
"""The share of pairs of letters from which on two words are compared, and of letters from which on they are alike; and
how far behind the most alike others may be."""
BEGUN = 0.5
"""How sure it is that a word is meant of which only the beginning was typed."""
NEXT = 0.25
"""How much less is gained by what an entry cites after its first rule."""
MOST_MORE = 4
"""How many ways to ask speak for a rule beside the best one."""
MOST_WORDS = 60
"""The longest question, in words; what follows is not read."""
HALF = 4
"""Of how many of those who ask for a rule a word makes half as sure as a word can."""
ENOUGH, WHOLE = 10, 0.9
"""The least score of an answer, unless so large a share of the question is in words of those who ask for one of the
nearest: with less nothing answers it. Measured on what nothing answers (`unanswered`) and on all that is answered."""
NEAREST = 3
"""How many come nearest."""
LIKELY, UNUSUAL = 0.7, 0.06
"""How much surer a word is of a rule than of rules in general, and how sure of these a word is that nobody says."""
_NUMBER = re.compile(r"(^|[^+\d−-])\d")

Fits = dict[int, dict[str, float]]
"""By an entry's number: how well it fits each word of a question."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A rule that answers, the phrase of those who ask for it that fits best, if any does, and how well it fits."""

    entry: ShelfEntry
    asked: str | None
    score: float


class Finder:
    """Answers questions from a shelf."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        everyday = shelf.everyday
        first, last = LANGUAGES[shelf.lang].letters
        self._written = re.compile(f"[0-9{first}-{last}]+")
        self._silent = {*words(everyday.silent)}
        self._signs = {word: f"!{at}" for at, sign in enumerate(everyday.signs) for word in words(sign)}
        self._many = {*words(everyday.many)}
        self._groups: defaultdict[str, list[str]] = defaultdict(list)
        for at, group in enumerate(shelf.same):
            for stem in group:
                self._groups[stem].append(f"={at}")
        self._keys_of: dict[str, dict[str, float]] = {}
        self._met: dict[str, Mapping[str, float]] = {}
        self._heard: dict[str, str] = {}
        self._twos: defaultdict[str, set[str]] = defaultdict(set)
        self._index: defaultdict[str, dict[int, int]] = defaultdict(dict)
        self._over: defaultdict[str, set[int]] = defaultdict(set)
        self._talk: defaultdict[str, defaultdict[int, float]] = defaultdict(lambda: defaultdict(float))
        places = {entry.anchor: at for at, entry in enumerate(shelf.entries) if entry.answers}
        cited = (dict.fromkeys(entry.cites) for entry in shelf.entries)
        self._cites = [[places[anchor] for anchor in own if anchor in places] for own in cited]
        self._lengths = [self._add(at, entry) for at, entry in enumerate(shelf.entries)]
        self._told = [*self._keys_of]
        lengths: defaultdict[str, list[int]] = defaultdict(list)
        for length, entry in zip(self._lengths, shelf.entries, strict=True):
            lengths[entry.kind].append(length)
        self._means = {kind: sum(own) / len(own) or 1 for kind, own in lengths.items()}
        self._count = sum(entry.kind != "asked" for entry in shelf.entries)
        rules = sum(entry.answers for entry in shelf.entries)
        self._usual = {
            key: LIKELY * (sum(n / (n + HALF) for n in said.values()) / rules + UNUSUAL)
            for key, said in self._talk.items()
        }
        self._manner = Manner(self._silent, self._signs, shelf.entries)
        self._counts = {*words(everyday.counts)}

    def find(self, question: str) -> list[Answer]:
        """The rules and rulings that answer a question, best first; a rule's own id is answered by it alone."""
        entries = self.shelf.entries
        exact = question.strip().lower()
        named = next((entry for entry in entries if entry.answers and entry.anchor == exact), None)
        if named:
            return [Answer(named, None, 1)]
        lifts, found = self._weighed(self.meant(question))
        weights = self.shelf.weights

        def answer(at: int, features: Mapping[str, float]) -> Answer:
            score = sum(weight * features[name] for name, weight in weights.items())
            by = next((by for _, by in lifts.get((at, "asked"), ())), None)
            return Answer(entries[at], None if by is None else entries[by].heading, score)

        answers = (answer(at, features) for at, features in found.items() if entries[at].answers)
        return sorted((one for one in answers if one.score > 0), key=lambda one: (-one.score, one.entry.anchor))

    def answered(self, question: str, found: Sequence[Answer]) -> bool:
        """Whether what was found answers a question: the best may be no more than what comes nearest."""
        if not found:
            return False
        if found[0].score >= ENOUGH or found[0].entry.anchor == question.strip().lower():
            return True
        asked, places = self.meant(question), {entry.anchor: at for at, entry in enumerate(self.shelf.entries)}
        return any(self._shared(asked, places[one.entry.anchor]) >= WHOLE for one in found[:NEAREST])

    def _shared(self, asked: Sequence[str], at: int) -> float:
        """The share of a question that is in words of those who ask for an entry; a word that none knows is rarest."""
        whole = both = 0.0
        for word in dict.fromkeys(asked):
            if word in self._silent:
                continue
            meant = self._meant(word)
            rare = (self._knows(word) and self._rare(meant)) or sqrt(log(1 + self._count))
            there = (key for key in meant if at in self._talk.get(key, ()) or at in self._index.get(key, ()))
            whole += rare
            both += rare * max(map(meant.__getitem__, there), default=0)
        return both / whole if whole else 1

    def features(self, question: str) -> dict[str, dict[str, float]]:
        """What speaks for each rule and ruling, by its id: what `site/weights.yaml` weighs."""
        entries = self.shelf.entries
        _, found = self._weighed(self.meant(question))
        return {entries[at].anchor: features for at, features in found.items() if entries[at].answers}

    def _weighed(
        self, asked: Sequence[str]
    ) -> tuple[dict[tuple[int, str], list[tuple[float, int]]], dict[int, dict[str, float]]]:
        """What lifts each entry, by the kind of what cites it, the most first; and all that speaks for it."""
        entries = self.shelf.entries
        rare, fits, over = self._fits(asked)
        found: defaultdict[int, dict[str, float]] = defaultdict(lambda: defaultdict(float))
        lifts: defaultdict[tuple[int, str], list[tuple[float, int]]] = defaultdict(list)

        for at, own in fits.items():
            fit = sum(rare[word] * one for word, one in own.items())
            if entries[at].kind != "asked":
                found[at]["own"] = fit
            for n, to in enumerate(self._cites[at]):
                if to != at and entries[at].kind in self.shelf.weights:
                    lifts[to, entries[at].kind].append((fit / (1 + n * NEXT), at))
        for (to, kind), gains in lifts.items():
            gains.sort(key=lambda gain: (-gain[0], gain[1]))
            found[to][kind] = gains[0][0]
            if kind == "asked":
                more = gains[1 : MOST_MORE + 1]
                found[to]["more"] = sum(gain / n for n, (gain, _) in enumerate(more, 2))
        for at, own in over.items():
            if at in found:
                found[at]["over"] = sum(rare[word] * fit for word, fit in own.items())
        for pair in self._pairs(asked):
            for at in self._index.get(pair, ()):
                for to in self._answers(at):
                    if to in found:
                        found[to]["pair"] += 1
        for at, fit in self._manner.fits(asked).items():
            for to in self._answers(at):
                if to in found:
                    found[to]["manner"] = max(found[to]["manner"], fit)
        for at, talk in self._talked(asked).items():
            found[at]["talk"] = talk
        many = not self._many.isdisjoint(asked)
        for at, features in found.items():
            features["as_ruling"] = entries[at].kind == "ruling"
            features["number"] = many and self._tells_number(entries[at])
        return lifts, found

    def _tells_number(self, entry: ShelfEntry) -> bool:
        """True of an entry that tells a number, and none by which something is changed."""
        return bool(_NUMBER.search(entry.text)) or not self._counts.isdisjoint(words(entry.text))

    def _fits(self, asked: Sequence[str]) -> tuple[dict[str, float], Fits, Fits]:
        """How rare each word of a question is, and how well each entry fits it: itself, and by the heading over it."""
        rare: dict[str, float] = {}
        fits: Fits = defaultdict(dict)
        over: Fits = defaultdict(dict)
        for word in dict.fromkeys(asked):
            if word in self._silent:
                continue
            meant = self._meant(word)
            rare[word] = self._rare(meant)
            for key, sure in meant.items():
                for at, times in self._index.get(key, {}).items():
                    length = self._lengths[at] / self._means[self.shelf.entries[at].kind]
                    fit = sure * times * (K + 1) / (times + K * (1 - B + B * length))
                    fits[at][word] = max(fits[at].get(word, 0), fit)
                for at in self._over.get(key, ()):
                    over[at][word] = max(over[at].get(word, 0), sure)
        return rare, fits, over

    def _talked(self, asked: Sequence[str]) -> dict[int, float]:
        """How much likelier than in general those who ask for a rule say these words, by the rules' numbers."""
        talked: defaultdict[int, float] = defaultdict(float)
        for word in dict.fromkeys(asked):
            if word in self._silent:
                continue
            best: dict[int, float] = {}
            for key, sure in self._meant(word).items():
                for at, n in self._talk.get(key, {}).items():
                    gain = sure * log(1 + n / (n + HALF) / self._usual[key])
                    best[at] = max(best.get(at, 0), gain)
            for at, gain in best.items():
                talked[at] += gain
        return talked

    def _rare(self, meant: Mapping[str, float]) -> float:
        """How much a word says, by how few rules it stands for."""
        sure = [key for key, how in meant.items() if how >= SURE and key[0] != "~" and key in self._index]
        stands = {to for key in sure or meant for at in self._index.get(key, ()) for to in self._answers(at)}
        return sqrt(log(1 + self._count / len(stands))) if stands else 0

    def _answers(self, at: int) -> Sequence[int]:
        """The entries that an entry answers for: the rule that people ask for, else itself."""
        return self._cites[at] if self.shelf.entries[at].kind == "asked" else (at,)

    def meant(self, question: str) -> list[str]:
        """The words of a question as they were meant: as they are, or in the letters of the pages if more are known."""
        told = words(question)[:MOST_WORDS]
        if all(map(self._written.fullmatch, told)):
            return told
        sounds = [self._sounding(word) if re.search("[a-z]", word) and not self._knows(word) else word for word in told]
        typed = [words(text)[:MOST_WORDS] for text in on_keys(question, self.shelf.lang)]
        return max((told, sounds, *typed), key=self.share)

    def share(self, told: Sequence[str]) -> float:
        """The share of these words that the pages know, up to 1."""
        return sum(map(self._knows, told)) / max(1, len(told))

    def _knows(self, word: str) -> bool:
        told = (key.text for key in keys(word) if not key.is_root)
        return word in self._silent or any(key in self._index or key in self._talk for key in told)

    def _sounding(self, word: str) -> str:
        """The word of the pages that sounds like this one in Latin letters; a single sound says too little."""
        told = in_russian(word) if self.shelf.lang == "ru" else word
        if not self._heard:
            texts = (words(f"{entry.heading} {entry.text}") for entry in self.shelf.entries)
            self._heard = {heard(one): one for one in sorted({*chain(self._silent, *texts)})}
        sound = heard(told)
        return self._heard.get(sound, told) if len(sound) > 1 else told

    def _add(self, at: int, entry: ShelfEntry) -> int:
        """Take an entry into the index; return how many words say something in it."""
        text = entry.text if entry.kind == "rule" else f"{entry.heading} {entry.text}"
        said = self._said(text)
        for key, times in Counter(key for word in said for key in self._keys(word)).items():
            self._index[key][at] = times
        for pair in self._pairs(words(text)):
            self._index[pair][at] = 1
        for word in self._said(entry.heading) if entry.kind == "rule" else ():
            for key in self._keys(word):
                self._over[key].add(at)
        if entry.answers or entry.kind == "asked":
            for to in self._answers(at):
                self._say(to, said, 1)
                for n, one in enumerate(entry.talk, 1):
                    for word in words(one):
                        self._say(to, [word], n)
        return len(said)

    def _say(self, at: int, said: Iterable[str], times: int) -> None:
        """Take it that so many of those who ask for a rule say these words."""
        sure: dict[str, float] = {}
        for word in said:
            for key, how in self._keys(word).items():
                sure[key] = max(sure.get(key, 0), how)
        for key, how in sure.items():
            self._talk[key][at] += times * how

    def _said(self, text: str) -> list[str]:
        """The words of a text that say something."""
        return [word for word in words(text) if word not in self._silent]

    def _pairs(self, told: Iterable[str]) -> set[str]:
        """The words that stand together, each cut down; signs such as "not" and "mine" stand with what they change."""
        said = [
            self._signs.get(word) or _short(word) for word in told if word in self._signs or word not in self._silent
        ]
        return {f"+{'+'.join(sorted(pair))}" for pair in pairwise(said)}

    def _keys(self, word: str) -> Mapping[str, float]:
        """A word's keys, and those of the words that mean the same: `=7` stands for all words of the seventh group."""
        if word not in self._keys_of:
            found = {key.text: key.sure for key in keys(word)}
            for key in keys(word):
                for group in self._groups.get(key.text, ()):
                    found.setdefault(group, key.sure * SAME)
            self._keys_of[word] = found
        return self._keys_of[word]

    def _meant(self, word: str) -> Mapping[str, float]:
        """The keys that a word is looked up by, and how sure each is.

        If none is known, they are also those of words like it; in other letters, one that means the same is the word.
        """
        if word not in self._met:
            found = dict(self._keys(word))
            if len(word) > 2 and not self._knows(word):
                if not self._written.fullmatch(word):
                    found = {key: 1 if key[0] == "=" else sure for key, sure in found.items()}
                for other, alike in self._alike(word).items():
                    for key, sure in self._keys(other).items():
                        found[key] = max(found.get(key, 0), alike * sure)
            self._met[word] = found
        return self._met[word]

    def _alike(self, word: str) -> dict[str, float]:
        """The words of the pages that look like one after a slip, or begin so, by how much they do."""
        if not self._twos:
            for told in self._told:
                for two in _twos(told):
                    self._twos[two].add(told)
        from rapidfuzz.distance.OSA import normalized_similarity

        found: dict[str, float] = {}
        for other, n in Counter(other for two in _twos(word) for other in self._twos.get(two, ())).items():
            if n / max(len(word), len(other)) >= SHARED:
                found[other] = normalized_similarity(word, other)
            if other.startswith(word):
                found[other] = max(found.get(other, 0), BEGUN)
        least = max(ALIKE, max(found.values(), default=0) - NEAR)
        return {other: sure for other, sure in found.items() if sure >= least or other.startswith(word)}


def _short(word: str) -> str:
    """The shortest of a word's keys that is none of its root."""
    return [key.text for key in keys(word) if not key.is_root][-1]


def _twos(word: str) -> set[str]:
    """The letters that stand side by side in a word, its ends included, whichever of the two comes first."""
    return {"".join(sorted(two)) for two in pairwise(f"^{word}$")}
