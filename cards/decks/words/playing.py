"""The words with which people say whom or what they play: `беру`, `אני עם`, `playing`."""

from __future__ import annotations

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


def bare(words: str) -> list[str]:
    """Words as they are and without what the first has before it in Hebrew."""
    return [words[len(before) :].lstrip("-") for before in _JOINED if words.startswith(before)]
