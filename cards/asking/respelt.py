"""What somebody meant who typed in other letters than the pages have: with the keyboard left in another language, or as
the word sounds, in Latin letters.

The search of the site's pages does the same (`site/assets/js/respelt.js`); a test holds the two equal.
"""

from __future__ import annotations

import re
from functools import cache

from cards.model import Lang

KEYS = {
    "latin": "qwertyuiop[]asdfghjkl;'zxcvbnm,.`",
    "ru": "йцукенгшщзхъфывапролджэячсмитьбюё",
    "he": "/'קראטוןםפ][שדגכעיחלךף,זסבהנמצתץ;",
}
"""The same keys, from the upper left to the lower right."""
SOUNDS = {
    "shch": "щ",
    "sch": "щ",
    "yo": "е",
    "yu": "ю",
    "ju": "ю",
    "ya": "я",
    "ja": "я",
    "ye": "е",
    "zh": "ж",
    "kh": "х",
    "ts": "ц",
    "ch": "ч",
    "sh": "ш",
    "ij": "ий",
    "iy": "ий",
    "yy": "ый",
    **dict(zip("abcdefghijklmnopqrstuvwyz'", "абцдефгхийклмнопкрстуввызь", strict=True)),
    "x": "кс",
}
"""Sounds as they are written in Latin letters, the longest first."""
CONSONANTS = dict(zip("בגדזטכלמנספצקרשת", "bgdztklmnspckrst", strict=True))
"""Hebrew consonants as they are heard; what stands for a vowel, or is not always heard, is left out."""
_HEARD = (("tz|ts", "c"), ("sh", "s"), ("ch|kh|[aeiouyhw']", ""), ("ph|f", "p"), ("v", "b"), ("q", "k"))
"""The same, of what is written in Latin letters."""
_SOUND = re.compile("|".join(SOUNDS))


@cache
def heard(word: str) -> str:
    """What is heard of one of `words`: of Hebrew and Latin letters alike all but vowels, of Russian all but signs."""
    if re.search("[א-ת]", word):
        return "".join(CONSONANTS.get(letter, "") for letter in word)
    if re.search("[а-я]", word):
        return re.sub("[ьъ]", "", word)
    for sound, written in _HEARD:
        word = re.sub(sound, written, word)
    return word


def in_russian(word: str) -> str:
    """A word in Latin letters as it sounds, in Russian ones."""
    return _SOUND.sub(lambda sound: SOUNDS[sound[0]], word)


def on_keys(text: str, lang: Lang) -> list[str]:
    """A text as it would be with the keyboard set to a language, by each of the others in which it may be typed."""
    return [text.lower().translate(str.maketrans(row, KEYS[lang])) for name, row in KEYS.items() if name != lang]
