"""Headings above cards that are not in the deck: left out, kept at hand, or still thought about."""

from __future__ import annotations

import re

# fmt: off
_THOUGHT = {
    "maybe", "maybes", "maybeboard", "considering", "undecided", "not sure", "not decided", "thinking about",
    "thinking of", "on the fence", "to be decided", "tbd", "decide later", "might add", "might take",
    "might be added",
    "might go in", "may add", "could add",
    "waiting list", "wishlist", "wish list",
    "может быть", "возможно", "под вопросом", "сомневаюсь", "не уверен", "не уверена", "ещё думаю",
    "еще думаю", "пока думаю", "думаю ещё", "думаю насчёт", "думаю над", "думаю о", "думаю об", "размышляю",
    "размышляю над",
    "подумываю", "подумываю взять", "подумываю о", "раздумываю", "колеблюсь", "кандидаты", "кандидат", "на выбор",
    "не решил", "не решила", "решаю", "решу", "решим", "подумаю", "подумаем", "посмотрим", "определюсь", "мэйби",
    "может возьму", "возможно возьму", "может добавлю", "возможно добавлю", "хочу добавить", "хотелось бы добавить",
    "אולי", "בספק", "לא בטוח", "לא בטוחה", "מתלבט", "מתלבטת", "מתלבטים", "בהתלבטות", "בהתלבטויות",
    "אחליט", "נחליט", "אחשוב", "לא החלטתי", "עוד לא החלטתי", "עדיין לא החלטתי", "עוד לא", "עדיין לא",
    "חושב על", "חושבת על", "חושב עליהם", "חושבת עליהם",
    "עוד חושב", "עוד חושבת", "עדיין חושב", "עדיין חושבת", "שוקל", "שוקלת", "שוקלים", "שוקל להכניס", "שוקלת להכניס",
    "מועמדים", "מועמדות", "רשימת המתנה", "לא סופי", "לא סופיים", "אולי אכניס",
    "אולי אוסיף", "אולי ייכנס", "אולי ייכנסו", "אולי יכנסו", "אולי אקח",
}
"""What a player still thinks about."""
_KEPT = {
    "bench", "benched", "on the bench", "spare", "spares", "spare cards", "reserve", "reserves", "reserve cards",
    "in reserve", "backup cards", "possible swaps", "swap candidates", "substitutes",
    "запас", "в запасе", "запасные", "запасной", "запаска", "резерв", "в резерве", "резервные", "на замену",
    "скамейка",
    "на скамейке", "скамейка запасных", "на скамейке запасных",
    "резерва", "רזרבה", "רזרבות", "ברזרבה", "ספסל", "על הספסל", "מחליפים", "מילואים", "קלפי מילואים", "בצד השולחן",
}
"""What is kept at hand."""
_LEFT = {
    "not in deck", "not in the deck", "not in my deck", "not in list", "not in the list", "not in my list",
    "not part of the deck", "not part of my deck", "not part of the list", "not part of my list", "not included",
    "not playing", "not using", "won't be using", "won't use", "not taking", "left out", "left at home",
    "didn't make it", "didn't make the cut", "did not make the cut", "don't count", "do not count",
    "outside the deck",
    "не в колоде", "не в деке", "вне колоды", "вне деки", "вне основы", "не вошло", "не вошли", "не вошедшие",
    "не вошедшее", "не влезло", "не влезли", "не поместилось", "не поместились", "не попали", "не попало", "не беру",
    "не взял", "не взяла", "не играю", "не считать", "не считайте", "не идут", "не идёт", "в колоду не идут",
    "в колоду не кладу", "в деку не кладу", "не кладу", "за бортом", "остались за бортом", "осталось за бортом",
    "not in it", "לא בפנים",
    "לא בחפיסה", "מחוץ לחפיסה", "לא נכנס", "לא נכנסו", "לא נכנסה", "לא נכנסים", "לא ברשימה", "מחוץ לרשימה",
    "נשאר בחוץ", "נשארו בחוץ", "נשארו מחוץ לחפיסה", "נשארו מחוץ לרשימה", "לא חלק מהחפיסה", "לא חלק מהרשימה",
    "לא נכלל",
    "לא נכללים", "לא כלול", "לא כלולים", "לא לספור", "לא סופרים", "לא משחק", "לא משחקת", "לא לוקח", "לא לוקחת",
    "ויתרתי", "ויתרתי על", "ויתרתי עליהם",
}
"""What is not in the deck."""
_ALONE = {
    "cut", "cuts", "minus", "without", "instead of", "out", "tokens", "token", "removed", "alternatives", "leftovers",
    "убрать", "убрал", "убрала", "убираю", "выкинул", "выкинула", "минус", "без", "вместо", "думаю", "запасные карты",
    "замена", "замены", "возможные замены", "лишние", "жетоны", "может", "на потом", "for later",
    "להחלפה", "החלפה", "החלפות", "חלופות", "להוריד", "להוציא", "הוצאתי", "הורדתי", "למחוק", "בצד", "מהצד", "בחוץ",
    "בלי", "במקום", "מינוס", "אסימונים", "להמשך", "לעתיד", "להבא",
}
"""What says so only where nothing else stands beside it."""
_OF_THEM = frozenset("""
    these those them they they're this it the a my of on about at in for to from with and i am i'm yet still just only
    add adding take taking put putting include including swap
    now currently meanwhile moment far so later all both few some cards card deck list decklist are is case
    добавить взять положить включить вставить добавлю возьму положу
    эти этих этим этими этот эта это они над ними них ним о об обо про насчёт по поводу с к в во на из для от и а я мы
    пока ещё еще уже вот тут здесь там что которые кто сейчас временно потом позже всё все карты карта карт картами
    картах картам колода колоду колоде колоды дека деку деке деки основе список списка списке состав состава составе
    мои моей моём если вдруг этот раз очень сильно
    להוסיף לקחת לשים להכניס לשלב אוסיף אקח אכניס
    אלה האלה אלו האלו הם הן זה זו איתם איתן אותם אותן עליהם עליהן לגביהם לגביהן לגבי על את של אני אנחנו גם רק
    עוד עדיין קלפים הקלפים קלף
    חפיסה החפיסה מהחפיסה לחפיסה ברשימה מהרשימה רשימה בינתיים כרגע לעת עתה לבינתיים עכשיו בהמשך אחר כך הפעם בסוף מה
    כאן פה אבל ועוד וגם ואלה כל כמה
""".replace("ё", "е").split())  # fmt: skip
"""What else such a heading may have, and still says no more."""
# fmt: on
_SAID = sorted((said.replace("ё", "е") for said in _THOUGHT | _KEPT | _LEFT), key=len, reverse=True)
_ONLY = frozenset(said.replace("ё", "е") for said in _ALONE)
_BEFORE = r"(?<!\w)(?<!не )(?<!not )(?<!לא )[ושהבל]{0,3}"
_SURE = re.compile(rf"{_BEFORE}(?:{'|'.join(_SAID)})(?!\w)")
_ANY = re.compile(rf"{_BEFORE}(?:{'|'.join(sorted((*_SAID, *_ONLY), key=len, reverse=True))})(?!\w)")
_WORD = re.compile(r"\w+(?:['\"-]\w+)*")


def is_aside(said: str) -> bool:
    """True if what is said (normalised) of cards means that they are not in the deck: `может быть добавлю`."""
    return _ANY.search(said) is not None


def sets_aside(heading: str) -> bool:
    """True for a heading (normalised) that says of the cards below that they are not in the deck, and nothing
    else.
    """
    said = " ".join(_WORD.findall(heading))
    left, found = _SURE.subn(" ", said)
    return said in _ONLY or (found > 0 and _OF_THEM.issuperset(left.split()))
