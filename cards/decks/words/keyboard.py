"""What people say of the keyboard on which they type: that it was set to another language, jumps, or did so again."""

from __future__ import annotations

from cards.expressions import expression
from cards.names import normalise

_KEYBOARD = (
    r"(?:раскладк\w+|клавиатур\w+|клав[ауые]|layout|keyboard|[הבומ]{0,2}מקלדת|[הבומ]{0,2}פריסת)"
    r"|(?:(?:не|другой|другом|неправильн\w+|английск\w+|русск\w+|wrong|other|[בה]?אנגלית|[בה]?רוסית|[בה]?עברית)"
    r" (?:язык\w*|language)|(?:язык\w*|language|[הב]?שפה) (?:не (?:тот|переключи\w+)|was wrong|לא נכונה)"
    r"|(?:переключ\w+|смени\w+|поменя\w+|switch\w*|change\w*|להחליף|החלפתי|לשנות) (?:the )?(?:язык\w*|language|שפה))"
)
_OF_KEYBOARD = expression(rf"(?<!\w)(?:{_KEYBOARD})(?!\w)")
_AROUND_WORDS = """
    тьфу фу опа ай
    ой ох эх упс блин черт опять снова еще раз ну вот вы ты поняли понял поняла понятно поймете разберетесь извините
    извини прости простите сорри пардон не та тот туда то забыл забыла забываю переключить переключил переключила
    переключилась переключается сменить поменять сбилась сбивается слетела прыгает скачет глючит залипает была стоит
    русская английская русскую английскую русской английской на у меня тут там здесь это же так пишу печатаю набираю с
    рабочего работы телефона телефоне компа компе ноутбука планшета без и что я все перепутал перепутала имел имела
    в виду если одна одну пара строка строчка строки строчки строку слово слова вышла вышло вышли получилась получилось
    получились странная странно глупая её ее его
    gah whoops
    oops sorry damn argh ugh again wrong the my is was it's in on of a i forgot to switch switched jumps keeps changing
    one two line lines word words came come out turned weird strange stupid her his some
    english russian hebrew you know what get got meant mean phone work laptop from typing ignore pls please
    אוף סורי שורה שורות מילה מילים אחת אחד כמה יצאה יצא יצאו מוזרה מוזר שלה שלו
    אופס סליחה אוי נו שוב עוד פעם לא זאת זה היה הייתה היא שכחתי להחליף החלפתי קופצת משתגעת באנגלית ברוסית בעברית אנגלית
    רוסית עברית של שלי את כבר הבנתם הבנת מובן אני כותב כותבת מהטלפון מהעבודה מהמחשב התכוונתי
"""
_AROUND = frozenset(_AROUND_WORDS.split())
_UNDERSTOOD = frozenset(
    ["поняли", "понял", "поняла", "понятно", "поймете", "разберетесь", "get", "got", "הבנתם", "הבנת", "מובן"]
)
_AGAIN = frozenset(["опять", "снова", "again", "שוב", "блин", "oops", "упс", "אופס"])
_WORD = expression(r"[^\W\d_]+(?:['-][^\W\d_]+)*")
_SIGN = expression(r"\s*(?:[)(]+|[:,.!…]+|\s[-–—]+)\s+(?=\S)")
_LONGEST = 120


def about_typing(line: str) -> bool:
    """True for what says no more than that the keyboard was set wrong: `ой, не та раскладка`, `блин опять, ну вы
    поняли`.
    """
    if len(line) > _LONGEST:
        return False
    said = normalise(line)
    left, found = _OF_KEYBOARD.subn(" ", said)
    words = _WORD.findall(left)
    is_said = found > 0 or not (_UNDERSTOOD.isdisjoint(words) or _AGAIN.isdisjoint(words))
    return is_said and _AROUND.issuperset(words) and not any(map(str.isdigit, said))


def said_of_typing(line: str) -> tuple[str, str]:
    """What a line says at its beginning of the keyboard, and what stands behind that; empty for any other line."""
    if len(line) > _LONGEST or not _OF_KEYBOARD.search(normalise(line)):
        return "", ""
    both = ((line[: sign.start()], line[sign.end() :]) for sign in _SIGN.finditer(line))
    of_it = ((said, rest) for said, rest in both if _OF_KEYBOARD.search(normalise(said)) and about_typing(said))
    return next(of_it, ("", ""))


def apart(line: str) -> tuple[str, ...]:
    """A line without what it says at its beginning of the keyboard, and that; any other as it is."""
    said, rest = said_of_typing(line)
    return (said, rest) if said else (line,)
