"""Words as the search compares them: without case, points and final letters, cut down to what all their forms share.

The search of the site's pages does the same (`site/assets/js/words.js`); a test holds the two equal.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable
from functools import cache
from typing import NamedTuple

_SAME = str.maketrans({"ё": "е", "ך": "כ", "ם": "מ", "ן": "נ", "ף": "פ", "ץ": "צ"})
_UNSEEN = re.compile(r"[\u0591-\u05c7\u200e\u200f\u00ad\u2066\u2069]")
_WORD = re.compile(r"[^\W_]+(?:[.'\"’”״׳][^\W_]+)*")
"""A dot or a quote inside a word belongs to it: Boomb.it, ד״ר."""

# Snowball's stemmer for Russian, by its description
_VOWEL = re.compile("[аеиоуыэюя]")
_GERUND = re.compile("(?:[ая]вши(?:сь)?|[ая]в|ив|ивши|ившись|ыв|ывши|ывшись)$")
_REFLEXIVE = re.compile("(?:ся|сь)$")
_ADJECTIVE = re.compile(
    "(?:[ая](?:ем|нн|вш|ющ|щ)|ивш|ывш|ующ)?"
    "(?:ими|ыми|его|ого|ему|ому|ее|ие|ые|ое|ей|ий|ый|ой|ем|им|ым|ом|их|ых|ую|юю|ая|яя|ою|ею)$"
)
_VERB = re.compile(
    "(?:([ая])(?:ла|на|ете|йте|ли|й|л|ем|н|ло|но|ет|ют|ны|ть|ешь|нно)"
    "|ила|ыла|ена|ейте|уйте|ите|или|ыли|ей|уй|ил|ыл|им|ым|ен|ило|ыло|ено|ят|ует|уют|ит|ыт|ены|ить|ыть|ишь|ую|ю)$"
)
_NOUN = re.compile(
    "(?:иями|ями|ами|иях|ией|ев|ов|ие|ье|еи|ии|ей|ой|ий|иям|ем|ам|ом|ям|ах|ях|ию|ью|ия|ья|[аеийоуыьюя])$"
)
_LAST = [(re.compile(f"{end}$"), left) for end, left in
         (("и", ""), ("ость?", ""), ("(?:ейше|ейш)", ""), ("нн", "н"), ("ь", ""))]  # fmt: skip

_BEFORE = re.compile("^(?:ו?(?:כש|מה|של|שה|[הבכלמש])|ו)")
_AFTER = re.compile("(?:ויות|יות|ות|יימ|ימ|ית|[התיו]|כמ|נו)$")
_ROOT = [(re.compile("^(?:ה?ת|נ|[מלהיא])(?=..)"), ""), (re.compile("(?:ימ|ות|ונ|ה|ת)$"), ""), (re.compile("[וי]"), "")]


class WordKey(NamedTuple):
    """What a word is looked up by, and how sure that is, up to 1. A root of Hebrew consonants begins with `~`."""

    text: str
    sure: float

    @property
    def is_root(self) -> bool:
        """True if it is what all words of a Hebrew root share."""
        return self.text.startswith("~")


def words(text: str) -> list[str]:
    """The words of a text, as they are compared."""
    return _WORD.findall(_UNSEEN.sub("", text.lower()).translate(_SAME))


@cache
def keys(word: str) -> tuple[WordKey, ...]:
    """What a word is looked up by, the surest first; `word` is one of `words`."""
    if re.search("[а-я]", word):
        return (WordKey(_russian(word), 1),)
    if not re.search("[א-ת]", word):
        return (WordKey(word, 1),)
    forms = _hebrew(word)
    roots = dict.fromkeys(root for form in forms if (root := _root(form)))
    return (
        *(WordKey(form, 0.8 if at else 1) for at, form in enumerate(forms)),
        *(WordKey(root, 0.95) for root in roots),
    )


def stems(names: Iterable[str], silent: Container[str]) -> list[str]:
    """What is compared of the only word of each name that says anything; of a name of several words, nothing."""
    said = ([word for word in words(name) if word not in silent] for name in names)
    return list(dict.fromkeys(keys(own[0])[0].text for own in said if len(own) == 1))


def _russian(word: str) -> str:
    vowel = _VOWEL.search(word)
    if not vowel or len(word) < 4:
        return word
    head, tail = word[: vowel.end()], word[vowel.end() :]
    cut = _GERUND.sub("", tail)
    if cut == tail:
        tail = _REFLEXIVE.sub("", tail)
        endings = ((_ADJECTIVE, ""), (_VERB, r"\1"), (_NOUN, ""))
        cut = next((cut for ending, left in endings if (cut := ending.sub(left, tail)) != tail), tail)
    for ending, left in _LAST:
        cut = ending.sub(left, cut)
    return head + cut


def _hebrew(word: str) -> list[str]:
    """A word without what may stand before it and after it, taken off in every way that leaves a word."""
    found, rest = [word], word
    for _ in range(2):
        shorter = _BEFORE.sub("", rest) if len(rest) > 3 else rest
        if shorter == rest or len(shorter) < 2:
            break
        rest = shorter
        found.append(rest)
    ends = [_AFTER.sub("", form) for form in found if len(form) > 3]
    return list(dict.fromkeys([*found, *(stem for stem in ends if len(stem) > 1)]))


def _root(word: str) -> str:
    """The consonants that a Hebrew root leaves in all its verbs and nouns; empty if too few are left."""
    for part, left in _ROOT:
        word = part.sub(left, word, count=0 if part.pattern == "[וי]" else 1)
    return f"~{word}" if len(word) > 2 else ""
