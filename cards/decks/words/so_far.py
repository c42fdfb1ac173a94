"""How many cards there are so far, and how many are missing, as people say it below a list: `12+9 = 21, ещё 24 не
хватает, допечатываю`, `21 so far, the rest when my printer is back`.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from cards.decks.words.seen import seen
from cards.expressions import expression
from cards.names import normalise

_UNIT = r"(?:карт\w*|штук\w*|шт|cards?|קלפים)\.?"
_NOW = (
    r"(?:пока(?: что)?|сейчас|на (?:данный|сегодняшний) момент|so far|for now|right now|at the moment|until now"
    r"|בינתיים|כרגע|עד עכשיו|עד כה|לעת עתה)"
)
_SUM = expression(
    rf"(?:(?:итого|всего|в сумме|в общей сложности|получается|выходит|это|у меня|total|in all|altogether|that's|that is"
    rf"|it's|i have|[בה]?סה\"?כ|[בה]?סך הכו?ל|ביחד|יוצא|זה|יש לי|{_NOW})\s?[:=]?\s)*"
    r"(?P<added>\d{1,3}(?:\s?\+\s?\d{1,3}){1,9}\s?=\s?)?(?P<sum>\d{1,3})"
    rf"(?: {_UNIT})?(?: (?:из|of|out of|מתוך) (?P<of>\d{{1,3}}))?(?: {_UNIT})?(?:,? {_NOW})*"
)
_LACKING = (
    r"(?:не (?:хватает|хватило|достает)|недоста[её]т|нету?|осталось|(?:нужно |надо |буду )?(?:до|рас|на)?печат\w+"
    r"|(?:is |are )?(?:still )?(?:missing|lacking|to go|left|short|to print|to be printed|being printed|on the way"
    r"|coming)"
    r"|(?:(?:עוד|עדיין) )?(?:חסר(?:ים|ות)?|נשארו|נותרו|להדפיס|להדפסה|בהדפסה|בדרך))"
)
_MISSING = expression(
    rf"(?:(?:и|а|and|ו) ?)?(?:(?:еще|только|another|still|only|עוד|רק) )*(?P<number>\d{{1,3}})(?: more)?(?: {_UNIT})?"
    rf" (?:(?:пока|еще|тут) )*{_LACKING}(?: (?:к|ко|до|на|в|во|by|before|on|עד) [^\W\d]+(?: [^\W\d]+)?)?"
    rf"|(?:(?:и|а|and) )?(?:(?:еще|пока|still) )?(?:{_LACKING}|need|до полной) (?:(?:еще|another|עוד) )?"
    rf"(?P<behind>\d{{1,3}})(?: more)?(?: {_UNIT})?"
)
"""How many cards are missing."""
_WORDS = r"(?: [^\W\d]+(?:['\"-][^\W\d]+)*){0,7}"
_LATER = expression(
    r"(?:(?:и|а|and|but) )?(?:остальн\w+|остаток|the rest|the others|remaining|ו?ה?שאר|ו?היתר)"
    r"(?: (?:is|are|will be|будет|будут|еще|пока|я|i|אני|עוד|עדיין))*"
    r" (?:(?:до|рас|на)?печат\w+|в (?:печати|пути|принтере)|потом|позже|завтра|на (?:подходе|неделе|днях)|когда"
    rf"|как только"
    rf"|later|when|once|as soon as|tomorrow|soon|next|to follow|coming|on (?:the|its) way|(?:being )?print\w*"
    rf"|בהמשך|אחר כך|מחר|בקרוב|בדרך|בהדפסה|להדפסה|כש\w+|אחרי|בשבוע){_WORDS}"
)
"""That the others come later."""
_BESIDE = expression(
    r"(?:(?:и|а|но|and|but|ו) ?)?(?:(?:я|i|да|yes|אני|כן) )?(?:знаю|помню|в курсе|know|יודעת?|(?:до|рас|на)?печат\w+"
    r"|печатаю|(?:am |i'm )?(?:still )?printing|מדפיסה?|אדפיס)"
    r"(?: (?:к|ко|до|до конца|на|в|во|by|on|until|עד|ל|ב)? ?[^\W\d]+){0,3}"
)
_PARTS = expression(r"\s*[,;.!()]+(?:\s+|$)|\s+[-–—]\s+|\s+\(")
_SIGNS = (
    "=", "пока", "из ", "остал", "остат", "хват", "недост", "печат", "нет", "so far", "for now", "of ", "rest",
    "others", "missing", "lacking", "to go", "left", "short", "print", "coming", "on the way", "need", "מתוך", "שאר",
    "היתר", "חסר", "נותר", "להדפ", "הדפס", "בדרך", "כרגע", "בינתיים", "עד כה", "עכשיו",
)  # fmt: skip
"""Pieces of words of which what says so has one."""
_LONGEST = 160


class SoFar(NamedTuple):
    """How many cards a line says there are, and how many are missing, 0 if it does not say so."""

    number: int
    missing: int


def so_far(text: str) -> SoFar | None:
    """What a line says of how many cards there are, understood to its last word; None for any other line, and for a sum
    that is wrong.
    """
    if len(text) > _LONGEST or not any(map(str.isdigit, text)) or not any(sign in text.lower() for sign in _SIGNS):
        return None
    first, *others = [part for part in _PARTS.split(seen(normalise(text))) if part.strip()] or [""]
    match = _SUM.fullmatch(first)
    if not match or not any([*others, match["added"], match["of"]]):
        return None
    number = int(match["sum"])
    if match["added"] and sum(map(int, re.findall(r"\d+", match["added"]))) != number:
        return None
    missing = int(match["of"]) - number if match["of"] else 0
    for part in others:
        if found := _MISSING.fullmatch(part):
            lacking = int(found["number"] or found["behind"])
            if missing not in (0, lacking):
                return None
            missing = lacking
        elif not (_LATER.fullmatch(part) or _BESIDE.fullmatch(part)):
            return None
    return SoFar(number, missing) if missing >= 0 else None
