"""A list of which the rest is to come later, whatever that is called and by whatever it comes, is asked about."""

from itertools import product

import pytest

from tests.cards.decks.test_taken_back import SENT, is_asked

RESTS = {
    "ru": "остальное|остальные|остальные карты|остаток|недостающее|прочее|чего не хватает|вторую половину|пустые места"
    "|ещё пару карт|ещё три карты|хвост",
    "en": "the rest|rest of the deck|the others|the remaining cards|the missing ones|what's missing|the second half"
    "|the empty slots|two more cards|a few more|the last few slots",
    "he": "השאר|היתר|שאר הקלפים|יתר החפיסה|מה שחסר|הקלפים החסרים|ההמשך|עוד כמה קלפים|החצי השני|הקלפים האחרונים",
}
COMES = {
    "ru": "принесу|донесу|допечатаю|дошлю|добью|доложу|впишу потом|пришлю завтра|скину вечером|дополню|дозакажу|решу"
    "|ещё не решил|пока не распечатала|потом|позже|когда распечатаю|в печати|надо допечатать|подберу|ищу|печатаю",
    "en": "I will bring|I'll add|we'll print tomorrow|will follow|coming later|to follow|TBD|tba|to be decided"
    "|still to be printed|when my printer works|later this week|haven't decided yet|not printed yet|still need to print"
    "|on the way|pending|tomorrow",
    "he": "אביא|אוסיף|אשלים|אדפיס מחר|נשלח בערב|אחליט בהמשך|יגיע|יגיעו מחר|אחר כך|בהמשך|עוד לא החלטתי|עדיין לא הדפסתי"
    "|כשאדפיס|בדרך|בהדפסה|צריך להדפיס|נשאר להדפיס",
}
OTHERS = {
    "ru": "остальные игры тоже люблю|остальные вопросы потом|с остальными увидимся в субботу|остальным привет"
    "|приду чуть позже|печенье принесу|деньги принесу в субботу|ещё возьму с собой термос|за остальных не скажу"
    "|ещё пару друзей приведу|всё остальное у меня есть|последний раз играла в школе|сестра придёт позже",
    "en": "the rest of the family will come later|I'll bring the rest of the kids|the rest is history"
    "|rest assured, I will come"
    "|I'll be there later|I need some rest after work|the other kids will come too|hope to see the others soon"
    "|will bring cookies|I'll bring snacks for the rest",
    "he": "שאר הילדים יגיעו מאוחר יותר|שאר המשפחה תגיע אחר כך|אביא עוגה|אגיע קצת מאוחר|אביא עוד חבר|בהמשך נצא לגלידה"
    "|נגיע עוד מעט",
}


@pytest.mark.parametrize("lang", RESTS)
def test_whatever_is_still_to_come_is_asked_about(lang: str) -> None:
    pairs = product(RESTS[lang].split("|"), COMES[lang].split("|"))
    said = [line for rest, comes in pairs for line in (f"{rest} {comes}", f"{comes} {rest}")]
    assert [one for one in said if not is_asked(f"{SENT[lang][0]}{one}\n")] == []


@pytest.mark.parametrize("lang", OTHERS)
def test_what_is_said_of_others_than_cards_is_talk(lang: str) -> None:
    assert [one for one in OTHERS[lang].split("|") if is_asked(f"{SENT[lang][0]}{one}\n")] == []
