"""Given names, with which people sign behind the last sentence of a line: `… Спасибо! Антон`, `… כמו שכתבתי. שירה`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from cards.decks.names.called import stems
from cards.names import normalise

_NAMES = """
    Александр Саша Алексей Лёша Леша Алина Алиса Алла Анастасия Настя Анатолий Толя Андрей Анна Аня Антон Арина Аркадий
    Артём Артем Тёма Борис Боря Вадим Валентин Валентина Валерий Валя Варвара Варя Василий Вася Вера Вероника
    Виктор Виктория Вика Виталий Влад Владимир Вова Володя Галина Галя Геннадий Гена Георгий Гоша Глеб Григорий Гриша
    Даниил Даня Дарья Даша Денис Дмитрий Дима Ева Евгений Евгения Женя Егор Екатерина Катя Елена Лена Елизавета Лиза
    Захар Зинаида Зина Иван Ваня Игорь Илья Инна Инга Ирина Ира Карина Кирилл Константин Костя Ксения Ксюша Лариса
    Лёва Лева Леонид Лёня Леня Лидия Лида Людмила Люда Максим Макс Маргарита Рита Марина Мария Маша Марк Матвей Михаил
    Миша Надежда Надя Наталья Наташа Никита Николай Коля Нина Оксана Олег Олеся Ольга Оля Павел Паша Пётр Петр Петя
    Полина Роман Рома Руслан Светлана Света Семён Семен Сеня Сергей Серёжа Сережа Серёга София Соня Станислав Стас
    Степан Стёпа Степа Татьяна Таня Тамара Тимофей Тимур Ульяна Фёдор Федор Федя Эдуард Эмма Юлия Юля Юрий Юра Яков Яна
    Ярослав
    אבי אביב אביגיל אביתר אברהם אדם אהרון אופיר אורי אורית אורלי אורן איילת איילה אילן אילנה איתי איתמר אלון אליהו
    אלעד אנה אפרת אריאל אריה בועז בנימין ברק גיא גילה גלעד גלית דוד דורון דורית דן דנה דני דניאל דניאלה
    דפנה הדס הדר הילה ויקטור חגית חיים חנה טובה טליה יאיר יהודה יהודית יהונתן יובל יואב יואל יוחאי יונתן יוסי
    יוסף יעל יעלה יעקב יפעת יצחק ירדן ישי ליאור ליאורה ליאת ליהי לילך לימור לינוי מאיה מאיר מיטל מיכאל מיכל מירב מירי
    משה מתן נדב נועה נועם ניצן ניר נעמה נעמי נתן סיגל סיון ספיר עדי עדן עדנה עומר עומרי עופר עידו עידן עינת עמית ענבל
    ענת צחי קרן רון רוני רונית רועי רותם רחל רינה רן רננה שגיא שירה שירן שירי שלומי שלמה שמואל שמעון שרה
    תהילה תום תומר תמר תמרה
    Adam Alex Alice Amy Andrew Anna Anne Ben Beth Bob Brian Carol Charlie Chris Claire Dan Daniel Dave David Emily Emma
    Eric Eva George Grace Hannah Harry Helen Henry Jack James Jane Jenny Jim Joe John Julia Kate Katie Kevin Laura Leo
    Lily Linda Lisa Lucy Maria Martin Mary Matt Max Michael Mike Nick Nina Oliver Olivia Paul Peter Rachel Rebecca
    Richard Robert Ruth Sam Sarah Simon Sophie Stephen Steve Susan Thomas Tim Tom Victor Zoe
"""
_GIVEN = frozenset(_NAMES.split())
"""Of those that are other words, too, none: `שני` is a number, and `אלה` are these."""
_SIGNED = re.compile(r"(?P<said>.*(?:\w{2}|[^\W\d]\s\d)\s?[.!)]+)\s+(?P<name>[^\W\d]+)[.!]?")


def signed(line: str) -> Sequence[str]:
    """A line, in two parts if a name stands alone behind its last sentence."""
    match = _SIGNED.fullmatch(line) if line[-1:].isalpha() or line.endswith((".", "!")) else None
    return [match["said"], match["name"]] if match and match["name"] in _GIVEN else [line]


def is_given(word: str) -> bool:
    """True for a given name, in Russian in whatever form: `Пети`."""
    return word in _GIVEN or stems(normalise(word)) in _stems()


@cache
def _stems() -> frozenset[tuple[str, ...]]:
    return frozenset(stems(normalise(name)) for name in _GIVEN)
