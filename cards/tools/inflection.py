"""The forms that a word takes in a sentence, by rule: endings of nouns, adjectives and verbs, letters before a word.

They are for finding a word, not for writing it: besides the right forms there are some that nobody writes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product

from cards.model import Lang

_FIXED = frozenset({"на", "в", "во", "из", "к", "ко", "по", "под", "над", "за", "с", "со", "до", "от", "при", "не"})
"""Words after which a Russian phrase is used as it is: «на руке»."""


@cache
def forms(word: str, lang: Lang) -> frozenset[str]:
    """The forms of a word, in small letters; of a language without rules here, the word alone."""
    rule = {"ru": _russian, "he": _hebrew}.get(lang)
    bare = word.casefold()
    if not rule:
        return frozenset({bare})
    parts = ({part, *rule(part)} for part in bare.split("-"))  # of a compound, each part
    return frozenset(map("-".join, product(*parts)))


def phrase(words: tuple[str, ...], lang: Lang, *, verb: bool = False) -> tuple[frozenset[str], ...]:
    """The forms of each word of a phrase; of a Hebrew verb, which is written first, all that its root makes."""
    if lang == "he" and verb:
        first, *others = (word.casefold() for word in words)
        return frozenset({first, *(_of_root(first) if not others else ())}), *(frozenset({one}) for one in others)
    if lang == "ru" and len(words) > 1 and words[0].casefold() in _FIXED:
        return tuple(frozenset({word.casefold()}) for word in words)
    as_it_is = lang == "ru" and not words[0].casefold().endswith(_ADJECTIVE_NAMES)  # фаза бомб, фазы бомб
    rest = (frozenset({word.casefold()}) if as_it_is else forms(word, lang) for word in words[1:])
    return forms(words[0], lang), *rest


@cache
def heard_as(word: str, lang: Lang) -> frozenset[str]:
    """What a word in a text may be, in small letters: itself, and without letters before it that are words."""
    bare = word.casefold()
    prefix = _PREFIX.match(bare) if lang == "he" else None
    without = {bare[at:] for at in range(1, prefix.end() + 1) if len(bare) - at >= _SHORTEST} if prefix else set()
    swallowed = {
        f"ה{bare[at:]}"
        for at in range(1, len(bare) - _SHORTEST + 1)
        if bare[at - 1] in _SWALLOWING and bare[at:] in without
    }
    return frozenset({bare, *without, *swallowed, *({bare[1:]} if prefix and bare[:1] == "ה" else ())})


# --- Russian ---------------------------------------------------------------------------------------------------------

_ADJECTIVE, _NOUN, _IE, _VERB, _OTHER_VERB = map(
    str.split,
    (
        "ый ий ой ого его ому ему ым им ом ем ая яя ую юю ою ею ей ое ее ые ие ых их ыми ими",
        "а я у ю ом ем ём ой ей ёй ою ею ёю е ы и о ов ев ёв ам ям ами ями ах ях ь ью",
        "ие ия ию ием ии ий ие иям иями иях",
        "ть ти л ла ло ли ет ем ете ешь ют ю й йте в вши вший на но ны н",
        "у ю ишь ит им ите ят ат и ешь ет ем ете ут ют ить ил ила ило или ив",
    ),
)
_ADJECTIVE_NAMES = ("ый", "ий", "ой", "ая", "яя", "ое", "ее", "ые", "ие")
_CONSONANT = "[^аеёиоуыэюяьй]"


def _russian(word: str) -> Iterator[str]:
    if len(word) < 3:
        return
    if verb := re.fullmatch(r"(.+?)(?:ть|ти|чь|йте|ите|ьте)(?:ся|сь)?", word):
        yield from _russian_verb(verb[1], word)
    elif word.endswith(("ие", "ия", "ий", "ии")):
        yield from (word[:-2] + ending for ending in _IE)
    if word.endswith("ся"):  # оставшиеся
        yield from (word[:-4] + ending + "ся" for ending in _ADJECTIVE)
    elif word.endswith(_ADJECTIVE_NAMES):
        yield from (word[:-2] + ending for ending in _ADJECTIVE)
    if not word.endswith(_ADJECTIVE_NAMES) or word.endswith("ой"):  # большой; бой
        yield from _russian_noun(word)


def _russian_noun(word: str) -> Iterator[str]:
    stem = word[:-1] if word[-1] in "аяоеыиьй" else word
    yield from (stem + ending for ending in ["", *_NOUN])
    if word.endswith(("ья", "ье")):  # ничья, ничьих; зелье, зелий
        yield from (stem + ending for ending in _ADJECTIVE)
        yield word[:-2] + "ий"
    elif word.endswith(("анин", "янин")):  # инопланетянин, инопланетяне
        yield from (word[:-2] + ending for ending in ("е", "", "ам", "ами", "ах"))
    if fleeting := re.fullmatch(rf"(.*{_CONSONANT})[оеё]([кцнл])", stem):  # рынок, рынка; уровень, уровня; боец, бойца
        yield from (fleeting[1] + soft + fleeting[2] + ending for soft in ("", "ь") for ending in _NOUN)
    if without := re.fullmatch(rf"(.*{_CONSONANT})ь?([кнлрц])", stem):  # карточка, карточек
        yield from (without[1] + vowel + without[2] for vowel in "оеё")


def _russian_verb(stem: str, word: str) -> Iterator[str]:
    """The forms of a verb, also with «ся» of what it is done to, and its noun: «разыгрывается», «розыгрыш»."""
    reflexive = "ся" if word.endswith(("ся", "сь")) else ""
    for ending in _VERB:
        yield stem + ending + reflexive
    for ending in _OTHER_VERB:
        yield (stem if word.endswith("ите") else stem[:-1]) + ending + reflexive
    if not reflexive:
        yield from (stem + ending for ending in ("тся", "ется", "ются", "лось", "лась", "лся", "лись", "ться"))
        short = stem if word.endswith("ите") else stem[:-1]
        yield from (short + ending for ending in ("ится", "ятся", "атся", "ется", "утся"))
        noun = stem + "н" if not word.endswith("ить") else stem[:-1] + "ен"
        yield from (noun + ending for ending in ("ие", "ия", "ию", "ием", "ии", "ий"))


# --- Hebrew ----------------------------------------------------------------------------------------------------------

_PREFIX = re.compile("ו?(?:כש|לכש|מש|ש)?[בכלמ]?ה?")
_REFLEXIVE = "להת"
_SWALLOWING = "בכל"
"""Letters that the article after them is heard in, and not written: במקום is also "in the place"."""
_SHORTEST = 3
"""Before a shorter rest letters are rather part of the word, unless it is the article."""
_FINALS = str.maketrans("ךםןףץ", "כמנפצ")
_AS_LAST = str.maketrans("כמנפצ", "ךםןףץ")
_ROOT = re.compile("ל?([^וי]{3})ו?|ל([^וי]{2})ו([^וי])")
"""A plural imperative, or an infinitive: טרפו, לברוח."""
_ACTIVE = re.compile("(ה)?([^ויה]{2})ו|ה([^וי]{1,2}י[^וי])ו")
"""Plural imperatives of other patterns: הפנו and גלו, of which ה is the last letter elsewhere; הפעילו."""
_WEAK = {
    "לכו": "הלכה הלכו הלכתם הולך הולכת הולכים הולכות ללכת ילך תלך תלכו ילכו נלך הליכה הליכת",
    "קחו": "לקח לקחה לקחו לקחתם לוקח לוקחת לוקחים לוקחות לקחת ייקח יקח תיקח תיקחו ייקחו ניקח נלקח לקיחה לקיחת",
    "שימו": "לשים ישים תשים תשימו ישימו נשים",
}
"""Verbs that lose a letter of their root, with their other persons: no rule finds these."""
_OWNED = [*"והםןיך", "נו", "כם"]
_OF_MANY = ["יו", "יה", "יהם", "יכם", "ינו"]


def _hebrew(word: str) -> Iterator[str]:
    stem = word.translate(_FINALS)
    if word.endswith("ה"):
        endings = [
            "ת",
            "ית",
            "ות",
            "אות",
            "ים",
            "י",
            "ו",
            *("ת" + own for own in _OWNED),
            *("ות" + own for own in _OF_MANY),
        ]
        yield from (word[:-1] + ending for ending in endings)
    elif word.endswith("ים") and len(word) > 3:
        yield from (word[:-2] + ending for ending in ["י", *_OF_MANY])
        yield word[:-3] + word[-3].translate(_AS_LAST)
    else:
        yield from (stem + ending for ending in ["ים", "יים", "ות", "י", "ה", "ת", *_OWNED])
    if word.endswith("ת"):  # מתקפת, מתקפות; דמות, דמויות
        yield from (word[:-1] + ending for ending in ["ות", "יות", "ויות"])
        yield from (word + ending for ending in _OF_MANY)
    elif word.endswith("ו"):  # קו, קווים
        yield from (word + ending for ending in ["וים", "וי"])


def _of_root(verb: str) -> Iterator[str]:
    """What the root of a verb makes: the verb itself in its persons, its passive and reflexive, its noun."""
    if verb in _WEAK:
        yield from _WEAK[verb].split()
        return
    if found := _ACTIVE.fullmatch(verb):
        causing, short, whole = found[1] or "", found[2], found[3]
        ends = ("ה", "ים", "ות", "ו")
        if short:
            yield from (f"{before}{short}{end}" for before in "מית" for end in ends)
            yield from (f"ל{causing}{short}ות", f"{causing}{short}תה")
        else:
            alone = f"{whole[:-1]}{whole[-1].translate(_AS_LAST)}"
            yield from (
                f"{before}{one}"
                for before in ("ה", "מ", "י", "ת", "לה")
                for one in (alone, *(f"{whole}{end}" for end in ends))
            )
    if not (found := _ROOT.fullmatch(verb.removeprefix(_REFLEXIVE))):
        return
    first, second, third = list((found[1] or found[2] + found[3]).translate(_FINALS))
    root, last = f"{first}{second}{third}", third.translate(_AS_LAST)
    alone, inside = f"{first}{second}{last}", f"{first}{second}ו{last}"
    for before in ("מת", "הת", "ית", "להת", "תת"):
        yield from (f"{before}{alone}", *(f"{before}{root}{end}" for end in ("ת", "ו", "ה", "ים", "ות")))
    if verb.startswith(_REFLEXIVE):
        return
    yield from (alone, *(f"{root}{end}" for end in ("ו", "ה", "תם")))
    yield from (f"ל{inside}", f"י{inside}", f"ת{inside}", f"ת{root}ו", f"י{root}ו")
    yield from (f"{first}ו{second}{last}", *(f"{first}ו{second}{third}{end}" for end in ("ת", "ים", "ות")))
    yield from (f"נ{alone}", *(f"נ{root}{end}" for end in ("ת", "ו", "ה", "ים", "ות")))
    yield from (f"{first}{second}י{third}{end}" for end in ("ה", "ת", "ות"))
