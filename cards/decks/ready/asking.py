"""Forms as they are sent, answer by answer on lines: what they ask about a deck, and what they ask besides."""

from __future__ import annotations

from cards.decks.ready.beside import takes
from cards.decks.ready.sayings import CALLED, CHANGED
from cards.decks.ready.titles import TITLE
from cards.expressions import expression
from cards.names import normalise

_ANSWER = expression(r"\s*(?P<label>[^\W\d][^:\0\n]{1,60}?)\s*:\s+(?P<value>\S.*)")
_OF_DECK = expression(
    r"(?<!\w)(?:участ\w+|прид\w+|игра\w*|подтвер\w+|статус|коммент\w+|примеч\w+|пожелан\w+|дополн\w+|вместо|карт\w*"
    r"|спис\w+|геро\w+|запас\w*|убра\w*|добав\w+|attend\w*|particip\w+|status|confirm\w*|play\w*|comments?|notes?|cards?"
    r"|lists?|hero|spares?|out|in|add\w*|remov\w+|minus|plus|минус|плюс|"
    r"ה?משתתפ\w+|משתתף|מגיע\w*|אישור|הערות?|סטטוס|ה?קלפ\w+|ה?רשימ\w+|ה?גיבור\w*|להוסיף|להוריד|במקום|בלי)(?!\w)"
)
"""What a form asks that bears on a deck, or on whether somebody plays at all."""
_ASKED = expression(r"(?P<asked>\s*[^:()\0]{2,40})\([^()\0]{1,60}\)\s*:")
"""A question with what may be answered in brackets: `Колода (готовая или своя):`."""
_WHICH = expression(
    r"(?i)\s*(?:как(?:ой|ую|ая|ою)|котор(?:ой|ую)|which|what|איזו|באיזו|איזה|באיזה)"
    r"(?: (?:(?:готов|стартов|ваш)\w+|колод\w+|дек\w+|вы|у вас|будет\w*|играете|сыграете|играть|возьм[её]те|бер[её]те"
    r"|выбираете|выбрали|выберете|хотите|принес[её]те|турнире|на|в|с|deck|ready.made|do|did|will|are|you|your|play\w*|use"
    r"|us(?:e|ing)|tak(?:e|ing)|bring(?:ing)?|choose|want|to|is|ה?חפיסה|ה?מוכנה|אתה|את|אתם|תשחק\w?|משחק\w*|תבחר\w?|בחרת\w?"
    r"|לוקח\w*|תביא\w?|עם))+\s*[:?](?=.*\0)"
)
"""The question which deck it is: `Какой колодой играете:`."""


_HEAD = expression(
    r"\W*(?:анкета|форма|заявка|бланк|регистрация|запись|form|registration|sign.?up|entry|טופס|הרשמה|רישום|שאלון)"
    r"(?:[ –—-]{1,3}[^\W\d]+){0,4}\W*"
)
"""What stands over a form."""


def is_answer(line: str) -> bool:
    """True for a line (`marked`) with what a form asks, and what is answered."""
    return _ANSWER.fullmatch(line) is not None


def without_asking(line: str) -> str:
    """A line (`marked`) without what its form asks which deck it is, and what of that may be answered."""
    if (which := _WHICH.match(line)) and CALLED.search(normalise(which[0])):
        return line[which.end() :]
    found = _ASKED.match(line) if "(" in line and TITLE in line else None
    return f"{found['asked'].strip()}: {line[found.end() :]}" if found and CALLED.search(normalise(found[0])) else line


def answers_else(line: str) -> bool:
    """True for an answer to what bears neither on a deck nor on whether somebody plays, `Питание: не нужно`, or for
    what stands over all answers.
    """
    if _HEAD.fullmatch(line.lower()):
        return True
    found = _ANSWER.fullmatch(line)
    if found is None or TITLE in line or "?" in line:
        return False
    label = normalise(found["label"])
    return not any(one.search(label) for one in (_OF_DECK, CALLED, CHANGED)) and not takes(label)
