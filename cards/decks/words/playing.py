"""The words with which people say whom or what they play: `беру`, `אני עם`, `playing`."""

from __future__ import annotations

import re

from cards.decks.words.kin import KIN
from cards.expressions import expression

_JOINED = ("", "ו", "ה", "וה", "ב", "ל")
"""What is part of the word after it in Hebrew."""
PLAY = {
    "играю", "меня", "играть", "играем", "сыграть", "поиграть", "беру", "иду", "пойду", "выступаю", "герой", "героем",
    "героиня", "приду", "прихожу", "play", "playing", "bringing", "coming",
    "לשחק", "משחק", "משחקת", "לוקח", "לוקחת", "הולך", "הולכת", "מגיע", "מגיעה", "בא", "באה", "הגיבור", "נרשם", "נרשמת",
}  # fmt: skip
PLAYS = PLAY | {
    "а", "и", "тоже", "я", "мы", "хочу", "буду", "играть", "за", "с", "мой", "моя", "моим", "у", "меня", "это", "в",
    "этот", "раз", "сегодня",
    "רוצה", "want", "to",
    "i", "am", "i'm", "my", "is", "as", "with", "the", "אני", "שלי", "הוא", "היא", "עם", "את", "בתור", "הפעם", "היום",
}  # fmt: skip
"""What people say before the name of a lead or a team."""
DECIDED = {"החלטתי", "בחרתי", "решил", "решила", "выбрал", "выбрала", "остановился", "остановилась", "decided", "chose"}

OTHER_SIDE = expression(
    rf"(?:^|(?<=[,;.] ))(?:(?:а|и|and|ו) ?)?(?:{KIN}|הבן|הבת) "
    r"(?:играет )?(?:за|with|plays|as|עם) [^\W\d]+"
)
"""What says whom somebody else plays."""


def bare(words: str) -> list[str]:
    """Words as they are and without what the first has before it in Hebrew."""
    return [words[len(before) :].lstrip("-") for before in _JOINED if words.startswith(before)]


_PLAN = expression(
    r"(?:(?:моя |главная |основная )?(?:идея|стратегия|тактика|задумка|суть)(?: (?:колоды|игры))?|план(?: игры)?"
    r"|как играть|(?:the |my |main )?(?:idea|strategy|tactics?|(?:game ?)?plan|how to play)"
    r"|ה?(?:רעיון|אסטרטגיה|תוכנית|תכנית|טקטיקה)(?: (?:שלי|של החפיסה|המרכזי|העיקרי))?|איך משחקים)"
    r"\s?(?::|\s[-–—]\s)[^\d]*",
    re.I,
)


def tells_plan(line: str) -> bool:
    """True for what tells how a deck is to be played, and counts no cards: `Идея: Мим + Ролики, бьём каждый ход`."""
    return _PLAN.fullmatch(line.strip()) is not None
