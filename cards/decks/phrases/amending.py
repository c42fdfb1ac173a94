"""The words of corrections of a list, one by one: what comes, what goes, and what is said besides."""

from __future__ import annotations

from collections.abc import Iterable

from cards.decks.phrases.corrected import INSTEAD, INSTEAD_OF_THEM, is_less, is_word
from cards.decks.phrases.tokens import number_of
from cards.decks.words.counted import ORDINALS
from cards.expressions import expression

FOUND = expression(r"наш[её]л(?:ся|ась|ось)?|нашла(?:сь)?|found|[וש]{0,2}מצאתי|[וש]{0,2}נמצאה?")
"""What is said of one copy more that turned up."""
ALL = frozenset([
    "совсем", "вообще", "полностью", "целиком", "насовсем", "все", "всех", "completely", "entirely", "altogether",
    "all", "לגמרי", "לחלוטין", "כליל", "כולם",
])  # fmt: skip
"""What says that no copy of a card stays."""
ADD = expression(
    r"добав(?:ь|ьте|ить)|допиш(?:и|ите)|дописать|впиш(?:и|ите)|add|put|ו?(?:ל?הוסיף|תוסיפ[יו]?|תוסיף|הוסיפו)"
)
"""What is to be done with a card of which there are to be more; of what is done already it is not known."""
SETTING = expression(r"сдела(?:й|йте|ть)|make|תעש[הי]|תעשו")
"""What says of a number that there are to be so many."""
MORE = frozenset(["ещё", "еще", "more", "another", "עוד", "ועוד"])
"""What says of a number that there are so many more."""
ALSO = frozenset(["тоже", "также", "also", "too", "גם", "וגם"])
"""What may say so, or that it is as with others."""
ONLY = frozenset(["только", "лишь", "רק", "only", "just"])
IN_ALL = frozenset([
    "итого", "всего", "получается", "будет", "станет", "so", "total", "all", "makes", "now",
    "סהכ", 'סה"כ', "סך", "הכל", "הכול", "יהיו", "שיהיו", "יהיה", "שיהיה",
])  # fmt: skip
"""What stands before how many there are of a card then."""
_NTH = expression(r"(?P<stem>перв|втор|трет|четверт|пят|шест|седьм|восьм)(?:ого|его|ой|ей|ую|ью|ьего|ьей)")
"""Which of several, in the cases that stand behind `вместо`."""
FORGOT = expression(r"забыл[аи]?|пропустил[аи]?|forgot|missed|[וש]{0,2}שכחתי")
_ASIDE_WORDS = """
    упс ой ох ах эх ну блин сорян сорри так же те тех тоже также столько пусть будет будут давайте давай поставь
    поставьте ещё еще добавить написать вписать указать про спасибо осталось нужно надо тогда ставлю беру да всё-таки
    все-таки нет имеется видел видела понял поняла поправки исправления правки ошибка ошибки моем моей мой
    положи положите שים שימי שימו תשים תשימי תשימו
    נ ב אוי אופס אה אהה גם אותו מספר יהיה יהיו שיהיה להוסיף תוסיפו תוסיף לרשום לכתוב תודה נב את בסוף כן אז יש ויש לי
    לנו אני שם שמה לא שיהיו התיקון התיקונים ראיתי ראינו ספרתי
    oops ah uh ps same also too let it be there are add to mention thanks thank you sorry no make set have only got an
"""
_ASIDE = frozenset(_ASIDE_WORDS.split())
"""What else is said in a part that says one of these things."""


def number_in(words: Iterable[str]) -> bool:
    """True for words of which one is a number."""
    return any(map(number_of, words))


def is_instead(token: str) -> bool:
    """True for what says that one card comes for another."""
    return INSTEAD.fullmatch(token) is not None or INSTEAD_OF_THEM.fullmatch(token) is not None


def which_of(token: str) -> int:
    """Which of several copies a word says; 0 for any other word."""
    match = _NTH.fullmatch(token)
    said = match["stem"] if match else token
    for number, words in enumerate(ORDINALS, 1):
        if token in words or (match and any(word.startswith(said) for word in words)):
            return number
    return 0


def is_said_so(token: str) -> bool:
    """True for a word that is no card's in a correction."""
    sets = (_ASIDE, ALL, ONLY, IN_ALL, MORE, ALSO)
    kinds = (FORGOT, INSTEAD, INSTEAD_OF_THEM, ADD, FOUND, SETTING)
    known = any(token in some for some in sets) or is_word(token) or is_less(token)
    return known or any(kind.fullmatch(token) for kind in kinds)


def bears(token: str) -> bool:
    """True for a word that changes something in the list, which must be said of a card."""
    kinds = (FORGOT, INSTEAD, INSTEAD_OF_THEM, ADD, FOUND)
    return bool(token in ALL or is_less(token) or any(kind.fullmatch(token) for kind in kinds))
