"""Names of people among words: given names with surnames, turned, honoured, in other forms, or with initials."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cards.decks.lists.around import romanised
from cards.decks.names.given_names import given
from cards.decks.names.known import is_card, is_likely_lead, is_part_of_lead
from cards.decks.names.team_forms import is_team
from cards.decks.phrases.tokens import is_said
from cards.expressions import expression
from cards.names import normalise

_CASELESS = {
    "вера", "надежда", "роман", "лев", "света", "слава", "роза", "люба", "любовь", "марк", "мира", "мила",
}  # fmt: skip
"""Names that are other words where they have no capital."""
_PARTICLES = frozenset(["בן", "בר", "אבו", "אל", "דה", "van", "de", "von", "ben", "бен", "бар", "де", "фон"])
_FROM = expression(
    r"(?:ו(?!ו|קנין|עקנין|רדי|ייס|יינ|ינר|ינברג|יסמן|ידר|רד$)|מה|מכית|לקר|לבו|להת|ב?כית|ה?גיבור|עם$|רוצה|באה?$|נרש|שולח|הולכ|בת$|כתב"
    r"|(?:ישחק|תשחק|ייקח|יקח|תיקח|יגיע|תגיע|יבוא|תבוא|יביא|תביא|יהיה|תהיה|ילך|תלך|ירצה|תרצה|ביקשה?|בחרה?|לקחה?|רצה|רצתה"
    r"|החליטה?|משחקת?|לוקחת?|מביאה?|מגיעה?|בוחרת?|מדברת?|כאן|פה)$"
    r"|מ(?:אשדוד|חיפה|ירושלים|תל|נתניה|רמת|באר|פתח|ראשון|כפר|רחובות|אילת|בת|חולון|מודיעין|עפולה|טבריה|עכו|לוד|רעננה))"
)
"""Words of Hebrew behind a name that are not of it."""
_OF_MAN = (
    (expression("(?<=[оеё]в|[иы]н)(?:а|у|ым|е)$"), ""),
    (expression("(?<=[сцз]к)(?:ого|ому|им|ом)$"), "ий"),
    (expression("(?<=[бвгджзклмнпрстфхцчшщ])(?:а|у|ом|ем)$"), ""),
)
_OF_WOMAN = ((expression("(?<=[оеё]в|[иы]н)(?:у|ой|ою)$"), "а"), (expression("(?<=[сцз]к)(?:ую|ой|ою)$"), "ая"))
_OF_EITHER = (*_OF_WOMAN, (expression("(?<=[оеё]в|[иы]н)а$"), ""), _OF_MAN[1])
"""The endings of surnames in other forms, and that of the nominative; also beside a given name in `а` or `я`."""
_RESPECT = frozenset([
    "גברת", "גב'", 'ד"ר', "ד''ר", "פרופ'", 'עו"ד', "הרב", "מר",
    "mr", "mrs", "ms", "miss", "г-жа", "г-н", "госпожа", "господин",
])  # fmt: skip
"""Titles with which somebody signs."""
_TRADES_WORDS = """
    главбух бухгалтер директор завуч тренер учитель учительница вожатый вожатая воспитатель администратор менеджер
    секретарь капитан староста председатель координатор организатор библиотекарь
"""
_TRADES = frozenset(_TRADES_WORDS.split())
"""What somebody is, before his name."""
_PATRONYMIC = expression(r"[А-ЯЁ][а-яё]{2,}(?:вич|вна|чна|ьич)")
_INITIALS = expression(r"[A-ZА-ЯЁ]\.\s?[A-ZА-ЯЁ]\.?")
_IN_FULL = 3
"""Words of a name in full: `Савельев Игорь Петрович`."""
_SHORT = 2
"""Letters of what is an initial, or a title."""


def name_at(said: str, *, whole: bool, forms: bool = False, any_name: bool = False) -> str:
    """The name that some words are, or if they need not be it `whole`, begin with.

    A given name may be in other forms, of which the first is returned; and if it is sure to be one, `any_name`.
    """
    words = said.split()
    if len(words) > 1 and normalise(words[0]).rstrip(".") in _RESPECT and as_given(words[1], forms=False):
        words = words[1:]
    first = as_given(words[0], forms=forms) if words else ""
    if not first and any_name and words and not (words[0].islower() or is_said(normalise(words[0]))):
        least = _SHORT - ("א" <= words[0][:1] <= "ת")  # `שמי גל`
        first = words[0] if "." in words[0] or len(words[0]) > least else ""
    if not first:
        return (_turned(words) or _honoured(words)) if whole else ""
    name = [first]
    if first.casefold() == words[0].casefold():  # a surname has forms, too
        for word in words[1:3]:
            if not _is_surname(word, name):
                break
            name.append(word.capitalize() if word.isupper() and words[0].isupper() else word)
    elif len(words) > 1 and _is_surname(words[1], name) and (surname := _in_nominative(words[1], first)):
        name.append(surname)
        words = [*name, *words[2:]]
    elif whole and len(words) > 1:
        return ""
    if len(name) > 1 and name[-1].lower() in _PARTICLES:
        name.pop()
    if whole and len(name) < len(words):
        return ""
    found = " ".join(name).strip(" -")
    normal = normalise(found)
    is_known = is_card(normal) or is_part_of_lead(normal) or is_likely_lead(normal) or is_team(normal)
    return "" if is_known or romanised.names_in_russian(found) else found


def _in_nominative(surname: str, first: str) -> str:
    """A surname in another form as it is called, beside a given name of which that is known; empty where it is not."""
    if "." in surname or "-" in surname:
        return ""
    endings = _OF_EITHER if first[-1:] in "ая" else _OF_MAN
    return next((form.sub(ending, surname) for form, ending in endings if form.search(surname)), "")


def _honoured(words: Sequence[str]) -> str:
    """A surname, or a name, with the title of respect before it: `גברת קפלן`, `Mrs. Hill`; empty for a card's name."""
    if not 1 < len(words) <= _SHORT + 1 or normalise(words[0]).rstrip(".") not in _RESPECT:
        return ""
    are_names = all(_is_surname(word, words[:1]) and not is_said(normalise(word)) for word in words[1:])
    name = " ".join(words).strip(" -.")
    normal = normalise(name)
    is_known = is_card(normal) or is_part_of_lead(normal) or is_likely_lead(normal) or is_team(normal)
    return name if are_names and not is_known else ""


def _turned(words: Sequence[str]) -> str:
    """A name whose first word is the surname: `Фельдман Семён`, `Зильберман Б. М.`."""
    if len(words) > 1 and words[0][:1].isupper() and len(words[0]) > _SHORT and not is_said(normalise(words[0])):
        initials = " ".join(words[1:])
        if _INITIALS.fullmatch(initials) and not is_card(normalise(words[0])):
            return f"{words[0]} {initials.rstrip('.')}."
    if len(words) == 2 and words[0][:1].isupper() and words[1][:1].isupper() and given(words[1]) == words[1]:
        first = normalise(words[0])
        if romanised.names_in_russian(" ".join(words)):
            return ""
        return words[1] if first in _TRADES else f"{words[1]} {words[0]}" if not is_said(first) else ""
    if len(words) == _IN_FULL and all(word[:1].isupper() for word in words) and given(words[1]) == words[1]:
        is_whole = _PATRONYMIC.fullmatch(words[2]) and not is_said(normalise(words[0]))
        return " ".join(words) if is_whole else ""
    return ""


def as_given(word: str, *, forms: bool) -> str:
    """A word as the given name that it is, or is another of the `forms` of; empty for any other."""
    bare = word.strip("\"'")
    if (
        len(bare) < _SHORT
        or not bare.replace("-", "").isalpha()
        or (bare.islower() and (bare in _CASELESS or bare.isascii()))
    ):
        return ""
    called = bare if "א" <= bare[:1] <= "ת" else bare.capitalize()
    name = given(called) or (called if romanised.is_given_name(called) else "")
    return name if name == called or (forms and "а" <= bare[:1].lower() <= "ё") else ""


def _is_surname(word: str, name: Sequence[str]) -> bool:
    """True for a word that goes on with a name."""
    if not re.fullmatch(r"[^\W\d_]+(?:(?:''|['\"’-])[^\W\d_]+)*['׳]?\.?", word):
        return False
    said = normalise(word)
    if is_said(said) or is_card(said):
        return False
    if "א" <= word[:1] <= "ת":
        return not _FROM.match(said) and (len(name) == 1 or name[-1] in _PARTICLES)
    return word[:1].isupper()
