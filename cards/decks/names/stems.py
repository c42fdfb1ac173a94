"""What all forms of a name share, in Russian, Hebrew and English, and how a name sounds; whatever the game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import lru_cache

from cards.expressions import expression
from cards.names import normalise

_ENDING = expression(
    "(?<=[а-я]{3})(?:и(?:[яюий]|е[мй]|ям|ями|ях)|ью|[ое]м|[ое]в|[ое]му)$"
    "|(?<=[а-я]{3})ь(?:[яеию]|ей|ям|ями|ях|его|ему|ем|им|их|ими)$"
    "|(?<=[а-я]{2})(?:[ое]го|[ая]я|[ую]ю|[ое]е|[ыио]й|[ыи]е|[ыи]х|[ыи]ми?|ей|[ая]ми|[ая]м|[ая]х|[аеийоуыьюя])$"
    '|(?<=[א-ת"][א-ת])(?:יים|ים|אות|ות|[הת])$|(?<=[א-ת]{3})י$|(?<=[a-z]{2})(?:ies|es|s|y|e)$'
)
"""What forms of a Russian noun or adjective differ in, those of a Hebrew one and of an English one."""
_NUMBERS = ("двух", "трех", "четырех", "пяти", "шести", "семи", "восьми", "девяти", "десяти")
_NUMBERED = expression(f"(?<![а-я])(?:{'|'.join(_NUMBERS)})(?=[а-я]{{5}})")
"""The number with which a Russian word begins: `девятидюймовые`."""
_LIKE_CASE = expression("(?:[а-я]{3}(?:[ое]м|[ое]в|[ая]х)|[а-я]{2}[ая]м)(?![а-я])")
"""What looks like an ending, and is none in a name: `голем`, `бабах`, `хлам`."""
_WITH_TAV = expression("(?<![א-ת])(?!ה)[א-ת]{1,3}ת(?![א-ת])")
"""A short noun of Hebrew of which the last letter may be no ending: `דלת`, `דלתות`."""
_ARTICLE = expression("^ה(?=[א-ת]{3})")
"""The article of Hebrew; words that begin so themselves lose the letter in every form."""
PREPOSITIONS = frozenset(["на", "из", "с", "со", "в", "во", "для", "от", "за", "у", "к", "по", "של", "על", "עם", "את"])
_FLEETING = expression("(?<=[а-я]{2})[еоь](?=[цкнлр]$)")
"""The vowel that other forms of a Russian noun lack: `гонец`, `гонца`; `козёл`, `козла`."""
_BETWEEN = expression("[ -]")
_FINAL = str.maketrans("םןץףך", "מנצפכ")
"""The letters that Hebrew writes in another way at the end of a word."""
_IRREGULAR = {"אנש": "איש", "люд": "человек", "пис": "письм"}
"""Stems of forms that have another word than the name: `אנשי תותח`, `люди-ядра`."""
_LEAST_CONSONANTS = 4
_HUSHED = expression("(?<=[жшц])ы")
_HEARD = str.maketrans("תקאחоеэ", "טכעכаии")
"""Letters that sound as others do."""
_PLURAL = "[а-я]{3}[ыи][ехм]$|[א-ת]{2}(?:ים|ות)$|[a-z]{3}s$"


@lru_cache(maxsize=8192)  # as below
def stems(name: str) -> tuple[str, ...]:
    """What all forms of a name share, word by word, in the order of the alphabet."""
    return tuple(sorted(map(_stem, _words(name))))


def stems_but(name: str, is_whole: Callable[[str], object]) -> tuple[str, ...]:
    """The same, but of words that are whole, whatever they end in."""
    return tuple(sorted(word if is_whole(word) else _stem(word) for word in _words(name)))


def stems_of_name(name: str) -> Iterator[tuple[str, ...]]:
    """Yield what forms of a name share, which may look like a form itself."""
    yield stems(name)
    if _LIKE_CASE.search(name):  # a name is in no case: that is all of the word
        yield stems_but(name, _LIKE_CASE.search)
    if _WITH_TAV.search(name):  # which many nouns keep in plural
        yield stems_but(name, _WITH_TAV.fullmatch)


def _words(name: str) -> list[str]:
    words = _BETWEEN.split(_NUMBERED.sub(_in_digit, normalise(name).replace("ё", "е")))
    return [word for word in words if word not in PREPOSITIONS] or words  # people remember one for another


def _in_digit(word: re.Match[str]) -> str:
    return f"{_NUMBERS.index(word[0]) + 2}-"


@lru_cache(maxsize=8192)  # a list has the same words again and again, and each is looked at as part of many names
def _stem(word: str) -> str:
    bare = _ENDING.sub("", _ARTICLE.sub("", word.removesuffix("ся")))
    bare = bare.removesuffix("י") if bare.endswith("יי") else bare  # `פנייה`, `פניות`
    said = _FLEETING.sub("", bare).translate(_FINAL)
    return _IRREGULAR.get(said, said)


def may_be_plural(name: str) -> bool:
    """True for words of which the last may stand for several of anything, of whatever gender: `магнитные`."""
    return re.search(_PLURAL, normalise(name)) is not None


def heard(name: str) -> str:
    """A name (normalised) with one letter for those that sound alike, where people do not know which it is."""
    return (_HUSHED.sub("и", name) if "ы" in name else name).translate(_HEARD)


def sounds(name: str) -> str:
    """A name (normalised) as it is heard, with no letter that is not, and none twice."""
    return re.sub(r"[ьъ]|([а-я])(?=\1)", "", heard(name.translate(_FINAL)))


def consonants(name: str) -> str:
    """A name (normalised) in Hebrew without the letters that stand for vowels, which some write and others do not;
    empty for any other name, and for what is too short then.
    """
    bare = re.sub("(?<=[א-ת])[וי]", "", name).translate(_FINAL)
    return bare if re.fullmatch("[א-ת '\"-]+", name) and len(bare) >= _LEAST_CONSONANTS else ""
