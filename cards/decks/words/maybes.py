"""Headings above cards that are not in the deck: left out, kept at hand, or still thought about."""

from __future__ import annotations

from cards.expressions import expression, one_of

# fmt: off
_THOUGHT = {
    "maybe", "maybes", "maybeboard", "maybe board", "considering", "undecided", "not sure",
    "not decided", "thinking about",
    "i'll decide", "will decide", "we'll decide",
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
    "מתלבט עם", "מתלבטת עם",
    "אחליט", "נחליט", "אחשוב", "לא החלטתי", "עוד לא החלטתי", "עדיין לא החלטתי", "עוד לא", "עדיין לא",
    "חושב על", "חושבת על", "חושב עליהם", "חושבת עליהם",
    "עוד חושב", "עוד חושבת", "עדיין חושב", "עדיין חושבת", "שוקל", "שוקלת", "שוקלים", "שוקל להכניס", "שוקלת להכניס",
    "מועמדים", "מועמדות", "רשימת המתנה", "לא סופי", "לא סופית", "לא סופיים", "не финал", "не финально",
    "не окончательно", "not final", "אולי אכניס",
    "אולי אוסיף", "אולי ייכנס", "אולי ייכנסו", "אולי יכנסו", "אולי אקח",
}
"""What a player still thinks about."""
_KEPT = {
    "binder", "trade binder", "collection",
    "bench", "benched", "on the bench", "spare", "spares", "spare cards", "reserve", "reserves", "reserve cards",
    "in reserve", "backup", "backups", "as a backup", "backup cards", "backup option", "second choice",
    "fallback", "if taken", "if they are taken", "if they're taken", "если заняты", "если займут", "если заберут",
    "если разберут", "אם תפוסים", "אם תפוס", "אם נתפסו",
    "possible swaps", "swap candidates", "substitutes",
    "запасной вариант", "запасные варианты", "запасным вариантом",
    "запас", "в запасе", "запасные", "запасной", "запаска", "резерв", "в резерве", "резервные", "на замену",
    "скамейка",
    "на скамейке", "скамейка запасных", "на скамейке запасных",
    "גיבוי", "לגיבוי", "אופציה שנייה",
    "ספייר", "ספיירים", "резерва", "רזרביים", "רזרביות", "רזרבי", "רזרבית",
    "רזרבה", "רזרבות", "ברזרבה", "ספסל", "על הספסל", "מחליפים", "מילואים", "קלפי מילואים", "בצד השולחן",
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
    "not in it", "לא בפנים", "не вписывать", "не вписывайте", "не записывать", "не записывайте", "не включать",
    "не включайте", "don't include", "do not include", "לא לרשום", "לא לכלול",
    "לא בחפיסה", "מחוץ לחפיסה", "לא נכנס", "לא נכנסו", "לא נכנסה", "לא נכנסים", "לא ברשימה", "מחוץ לרשימה",
    "נשאר בחוץ", "נשארו בחוץ", "נשארו מחוץ לחפיסה", "נשארו מחוץ לרשימה", "לא חלק מהחפיסה", "לא חלק מהרשימה",
    "לא נכלל", "לא בדק", "לא בדק שלי", "מחוץ לדק", "לא נכנס לדק", "לא נכנסו לדק",
    "לא נכללים", "לא כלול", "לא כלולים", "לא לספור", "לא סופרים", "לא משחק", "לא משחקת", "לא לוקח", "לא לוקחת",
    "ויתרתי", "ויתרתי על", "ויתרתי עליהם",
    "לא משחקים", "לא משחקות", "לא לוקחים", "לא לוקחות", "לא נכנסות", "לא סופרת", "לא סופר", "לא לחפיסה",
    "не играем", "не берем", "не берём", "не входят", "не входит", "not for the deck", "don't play",
    "do not play", "не учитывать", "не учитывайте", "не учитываются", "не учитывается", "не зачитывать",
    "не засчитывать", "не засчитывайте", "не используется", "не используются", "не использую", "не нужна", "не нужны",
    "not used", "unused", "not needed", "לא בשימוש", "לא לחשב", "לא להחשיב", "לא נספר", "לא נספרים",
}
"""What is not in the deck."""
_ALONE = {
    "cut", "cuts", "minus", "without", "instead of", "out", "tokens", "token", "removed", "alternatives", "leftovers",
    "убрать", "убрал", "убрала", "убираю", "выкинул", "выкинула", "минус", "без", "вместо", "думаю", "запасные карты",
    "замена", "замены", "возможные замены", "лишние", "жетоны", "может", "на потом", "for later",
    "להחלפה", "החלפה", "החלפות", "חלופות", "להוריד", "להוציא", "הוצאתי", "הורדתי", "למחוק", "בצד", "מהצד", "בחוץ",
    "בלי", "במקום", "מינוס", "אסימונים", "להמשך", "לעתיד", "להבא",
    "вычеркнуто", "вычеркнуты", "вычеркнул", "вычеркнула", "вычеркнутые", "зачеркнуто", "зачеркнутое", "отменено",
    "отменены", "лишнее", "лишняя", "лишний", "удалено", "удалены", "удалил", "удалила", "исключено", "исключены",
    "убрано", "убраны", "выкинуто", "выброшено", "снято", "crossed out", "struck out", "struck", "cancelled",
    "canceled", "deleted", "excluded", "dropped", "surplus", "מחוק", "מחוקה", "מחוקים", "מחוקות", "נמחק", "נמחקו",
    "מבוטל", "מבוטלת", "מבוטלים", "מבוטלות", "בוטל", "בוטלו", "הוסר", "הוסרו", "מיותר", "מיותרת", "מיותרים", "מיותרות",
    "отложено", "отложены", "отложил", "отложила", "в стороне", "в сторонке", "aside", "set aside", "on the side",
    "הצידה", "שמתי בצד", "שמנו בצד",
    "not now", "not right now", "not this time", "not for now", "not at the moment", "не сейчас", "не в этот раз",
    "не на этот раз", "не теперь", "לא עכשיו", "לא הפעם", "לא כרגע", "לא כעת",
}
"""What says so only where nothing else stands beside it."""
OF_THEM = frozenset("""
    these those them they they're this it the a my of on about at in for to from with and i am i'm yet still just only
    add adding take taking put putting include including swap
    now currently meanwhile moment far so later next another time day we us all
    both few some cards card deck list decklist are is case
    добавить взять положить включить вставить добавлю возьму положу
    эти этих этим этими этот эта это они над ними них ним о об обо про насчёт по поводу с к в во на из для от и а я мы
    пока ещё еще уже вот тут здесь там лежат что которые кто сейчас временно потом позже всё все карты карта карт
    картами картах картам колода колоду колоде колоды дека деку деке деки основе список списка списке
    состав состава составе мои моей моём если вдруг этот раз следующий следующего другой другого очень сильно
    להוסיף לקחת לשים להכניס לשלב אוסיף אקח אכניס
    אלה האלה אלו האלו הם הן זה זו איתם איתן אותם אותן עליהם עליהן לגביהם לגביהן לגבי על את של אני אנחנו גם רק
    עוד עדיין קלפים הקלפים קלף
    חפיסה החפיסה מהחפיסה לחפיסה ברשימה מהרשימה רשימה בינתיים כרגע לעת עתה לבינתיים עכשיו בהמשך אחר כך הפעם בסוף מה
    שאני שאנחנו בתיק ספייר сумке рюкзаке кармане bag backpack pocket
    просто принесу приношу привезу захвачу собой всякий случай bring bringing along me just case
    סתם אביא מביא מביאה איתי ליתר ביטחון
    после первого второго тура раунда игры партии матча после after first second round game match
    לי לנו אחרי הסיבוב המשחק הראשון השני בדק
    שיהיה שיהיו שיהיה בפעם לפעם פעם הבאה אחרת כאן פה אבל ועוד וגם ואלה כל כמה
""".replace("ё", "е").split())  # fmt: skip
"""What else such a heading may have, and still says no more."""
_BETWEEN = {"между", "between", "בין"}
_BETWEEN_GAMES = {
    "меняю", "менять", "поменять", "замены", "обмен", "обмена", "партиями", "играми", "раундами", "турами",
    "матчами", "может", "если", "можно", "разрешат", "разрешено", "maybe", "might", "if", "allowed", "permitted",
    "אולי", "אם", "מותר", "אפשר", "יתנו", "אחליף", "נחליף", "swap", "swaps", "swapping", "games", "rounds",
    "matches", "מחליף", "מחליפה", "להחלפה", "להחליף", "משחקים",
    "סיבובים", "ה",
}  # fmt: skip
"""What says that cards are swapped for others between games, and when."""
_LACKED = {
    "ищу", "не хватает", "мне не хватает", "куплю", "хочу купить", "wanted", "looking for", "need", "i need", "missing",
    "i'm missing", "buying", "חסר לי", "חסרים לי", "חסרות לי", "חסרה לי", "חסר", "חסרים", "מחפש", "מחפשת", "קונה",
}
"""What is wanted of others: for the deck, too, unless it is said that it is to be swapped."""
_OFFERED = {
    "кто меняется", "кто поменяется", "меняю", "меняюсь", "на обмен", "для обмена", "обмен", "продаю", "на продажу",
    "кто продаст", "anyone trading", "anyone trade", "anyone swap", "for trade", "for sale", "trade", "trades",
    "trading", "selling", "מישהו מחליף", "מי מחליף", "מחליף", "מחליפה", "להחלפה", "למכירה", "מוכר", "מוכרת",
    "מישהו מוכר",
}
"""What is swapped or sold, and so is none of the cards of a deck that has its own heading."""
COMES = {
    "возьму", "беру", "принесу", "привезу", "будет", "будут", "играю", "сыграю", "оставлю", "оставляю", "положу",
    "кладу", "אביא", "אקח", "לוקח", "לוקחת", "מביא", "מביאה", "יהיה", "תהיה", "יהיו", "אשחק", "משאיר", "משאירה",
    "אשים", "bring", "bringing", "take", "taking", "play", "playing", "keep", "keeping", "in",
}
"""What says that a card comes."""
_HERE = {
    "deck", "list", "decklist", "колоде", "деке", "основе", "списке", "составе", "חפיסה", "החפיסה", "ברשימה", "רשימה",
    "בחפיסה",
}
"""What says alone that cards are there."""
_SECTIONS = {
    "maybe board", "maybeboard", "maybes", "considering", "кандидаты", "кандидат", "на выбор", "мэйби", "מועמדים",
    "מועמדות", "רשימת המתנה", "waiting list", "wishlist", "wish list", "tokens", "token", "жетоны", "אסימונים",
    "alternatives", "leftovers", "замена", "замены", "возможные замены", "запасные карты", "חלופות", "החלפות", "cuts",
    "на потом", "for later", "להמשך", "לעתיד", "להבא",
}
"""What programs and forms write over such cards, whether there are any or not."""
CROSSES = frozenset("❌❎🚫⛔👎")
"""Pictures that stand alone over what is not in the deck."""
# fmt: on


def _any_of(*said: str) -> str:
    return one_of({one.replace("ё", "е") for one in said})


_ONLY = frozenset(said.replace("ё", "е") for said in _ALONE)
_BEFORE = r"(?<!\w)(?<!не )(?<!not )(?<!לא )[ושהבלכ]{0,3}"
_SURE = expression(rf"{_BEFORE}(?:{_any_of(*_THOUGHT, *_KEPT, *_LEFT)})(?!\w)")
_ANY = expression(rf"{_BEFORE}(?:{_any_of(*_THOUGHT, *_KEPT, *_LEFT, *_ALONE)})(?!\w)")
_ANNULS = expression(rf"{_BEFORE}(?:{_any_of(*(_THOUGHT | _LEFT | _ALONE) - _SECTIONS)}|на замену)(?!\w)")
_THIS = expression(r"(?:это|эта|этот|this|it|זו|זה|זאת)(?!\w)")
_DOUBT = expression(rf"{_BEFORE}(?:{_any_of(*_THOUGHT)})(?!\w)")
_NO = expression(r"(?<!\w)(?:не|нет|ни|без|no|not|never|without|\w*n't|[ושה]{0,2}(?:לא|אין|בלי))(?!\w)")
_WHEN = expression(r"(?:(?:только|лишь|only|just|רק) )?(?:если|когда|вдруг|if|when|in case|אם|כאשר|כש\w+)(?!\w)")
_WORD = expression(r"\w+(?:['\"-]\w+)*")
PARTS = expression(r"[,;()\[\]]|\s[-–—/]\s")
BUT = expression(r"(?<!\w)(?:но|однако|אבל|but)(?!\w)")
"""What stands between two halves of a sentence of which the second goes against the first."""
_TAKEN_BACK = expression(
    r"(?<!\w)(?:передума\w+|лишн\w+|вы?черк\w+|зач[её]рк\w+|отмен\w+|забы(?!ть|вать|ва[ею])\w+|стар\w+ верси\w+"
    r"|не бер\w+|убра\w+|убир\w+|убер\w+|снят\w*|снима\w+|дома"
    r"|пропус(?:ти(?!\w* ход)\w*|ка(?:ю|ем|йте?)|тим)|замен(?:ю|им|ить|у|яю|яем)|опциональн\w+|опция"
    r"|временн(?:о|ая|ый|ое|ые|ую)|заглушк\w+|исключ(?:ить|[её]н[аоы]?|аю|аем|им|у|ил[аи]?)|"
    r"удал(?:ить|[её]н[аоы]?|яю|яем|ил[аи]?|ите|ю|им)|игнор\w*|не над[оа]|не нуж(?:но|на|ны|ен)|вын(?:уть|ул[аи]?|у"
    r"|имаю|ем)|вылет(?:ит|ает|ят|ают|ел[аи]?)"
    r"|(?:потом |скоро )?уйд(?:[её]т|ут)|под замену"
    r"|removed|changed|nope|cancel\w*|cut|dropp?\w*|forgot\w*|at home|old version"
    r"|skip(?:ped|ping)?(?! (?:\w+ )?turns?)|optional(?:ly)?|temporar(?:y|ily)|temp|placeholder"
    r"|probably not|not needed|filler|tbr"
    r"|[בהושמל]{0,2}(?:ביטל\w*|מבוטל\w*|התחרט\w*|נשאר\w*|מחוק\w*|ירד\w*|שכחתי|הורד\w*|הוצא\w*)|לא לוקח\w*|בבית"
    r"|[הוש]{0,2}(?:מיותר(?:ת|ים|ות)?|[לת]?דלג[וי]?|מדלגת?|בטל(?:ה|ים|ות)?|יורד(?:ת|ים|ות)?"
    r"|[ית]וחלפ?ף?|[ית]וחלפו|מוחלפ?ף?(?:ת|ים)?"
    r"|אופציונלי\w*|אופציה|זמני(?:ת|ים|ות)?|[ית]ימחק|[ית]וסר|להסיר|תסירו|הוסר\w*)"
    r"|לא (?:צריך|צריכה|חובה|נחוץ)|ממלא מקום)(?!\w)"
)
"""What takes back the card that it is said of, or says that it may go."""
_DENIED = expression(r"(?:^|[\s,.;])(?<!למה )(?<!why )(?<!почему )(?<!ли )(?<!or )(?<!או )(?:לא|нет|не|not|no)\W*$")
"""What denies at the end of a remark what it stands beside: `בסוף לא`, `скорее всего нет`."""
_SO_MANY_TAKEN = expression(
    r"(?<!\w)(?:только|лишь|всего|ровно|хватит|оставить|оставлю|оставим|беру|возьму|взять"
    r"|only|just|exactly|keep|take|רק|בדיוק|מספיק|להשאיר|לוקחת?|אקח) (?P<number>\w+)(?!\w)"
)
_RETURNED = expression(
    r"(?<!\w)(?:верну(?:л|ла|ли|лась|лся|то|та)?|возвра[тщ]\w+|передумал[аи]?|(?:added|put) (?:it |them )?back|back in"
    r"|returned|restored|(?:it|they|he|she) stays?|changed my mind|החזרתי|החזרנו|הוחזר\w*|חזרה? לחפיסה|התחרט\w+)(?!\w)"
)
"""What says of a card that it came back."""


def is_aside(said: str) -> bool:
    """True if what is said (normalised) of cards means that they are not in the deck: `может быть добавлю`."""
    return _ANY.search(said) is not None


def takes_back(said: str) -> bool:
    """True for what is said (normalised) beside a card if by that it may not be in the deck: `лишняя`, `בסוף לא`."""
    return _TAKEN_BACK.search(said) is not None or denies_at_end(said)


def begins_by_taking_back(said: str) -> bool:
    """True for what begins (normalised) by saying that a card goes."""
    return _TAKEN_BACK.match(said) is not None


def denies_at_end(said: str) -> bool:
    """True for a remark (normalised) that ends in what denies the card beside it."""
    return _DENIED.search(said) is not None


def so_many(said: str) -> str:
    """How many of a card are taken, as is said (normalised) beside it, in whatever way; empty if that is not said."""
    return found["number"] if (found := _SO_MANY_TAKEN.search(said)) else ""


def says_but(said: str) -> bool:
    """True for a remark (normalised) that may say at its end that a card is in the deck after all."""
    if _RETURNED.search(said):
        return True
    but = BUT.search(said)
    return but is not None and (
        _DOUBT.search(said) is not None or not COMES.isdisjoint(_WORD.findall(said[but.end() :]))
    )


def doubts(said: str) -> bool:
    """True for what says (normalised), among whatever else, that somebody is not sure of something yet."""
    return _DOUBT.search(said) is not None


def comes_after_all(said: str) -> bool:
    """True for what says (normalised) behind a `but` that something comes, and does not deny that."""
    but = BUT.search(said)
    after = said[but.end() :] if but else ""
    return not COMES.isdisjoint(_WORD.findall(after)) and not _NO.search(after)


def is_thought(said: str) -> bool:
    """True for what (normalised) says of a card only that somebody is not sure of it."""
    left, found = _DOUBT.subn(" ", said)
    return found > 0 and not is_aside(left) and not _NO.search(left)


def sets_aside(heading: str) -> bool:
    """True for a heading (normalised) that says of the cards below that they are not in the deck, and nothing
    else: each of its parts says so, or does no more than stand beside that.
    """
    if is_sign(heading):
        return True
    parts = [" ".join(_WORD.findall(part)) for part in PARTS.split(heading)]
    said = [_says_so(part) for part in parts if part]
    if None in said and (True in said or _DOUBT.search(heading)):  # it may be said on what it depends
        said = [
            False if one is None and _depends(part) else one
            for part, one in zip(filter(None, parts), said, strict=True)
        ]
    said = [
        False if one is None and _is_between(part) else one for part, one in zip(filter(None, parts), said, strict=True)
    ]
    if said.count(True) > 1:  # it is plainly said, whatever else is
        said = [
            False if one is None and _adds_nothing(part) else one
            for part, one in zip(filter(None, parts), said, strict=True)
        ]
    return True in said and None not in said


def is_sign(heading: str) -> bool:
    """True for a heading that is no more than a picture which says so."""
    return heading[:1] in CROSSES and CROSSES.issuperset(heading.replace("\ufe0f", "").rstrip(" :"))


def annuls(heading: str) -> bool:
    """True for a heading (normalised) that, with nothing below it, may say so of what stands above: `не считать`, not
    `Запас`.
    """
    words = " ".join(_WORD.findall(heading))
    says = _THIS.match(words) or (words not in _SECTIONS and _ANNULS.search(words))
    return sets_aside(heading) and (is_sign(heading) or bool(says))


def _adds_nothing(part: str) -> bool:
    """True for a part of a heading that takes back nothing of what the others say: `просто беру с собой`."""
    return not _NO.search(part) and not BUT.search(part) and _HERE.isdisjoint(part.split())


def _is_between(part: str) -> bool:
    """True for a part of a heading that says only that cards are swapped between games: `меняю между партиями`."""
    words = {*part.split()}
    return not words.isdisjoint(_BETWEEN) and (OF_THEM | _BETWEEN | _BETWEEN_GAMES).issuperset(words)


def _depends(part: str) -> bool:
    """True for a part of a heading that says only when cards may come into the deck: `если останется время`."""
    return _WHEN.match(part) is not None and not _NO.search(part) and not _HERE.intersection(part.split())


def is_wanted(heading: str) -> bool:
    """True for a heading (normalised) over cards that somebody would swap or sell: each part says so."""
    parts = [" ".join(_WORD.findall(part)) for part in PARTS.split(heading.replace("?", ","))]
    said = [part for part in parts if part]
    return (_LACKED | _OFFERED).issuperset(said) and not _OFFERED.isdisjoint(said)


def _says_so(part: str) -> bool | None:
    """Whether a part of a heading sets aside what is below; None for one that may say something else."""
    if (but := BUT.search(part)) and not _says_so(part[but.end() :].strip()):
        return None
    left, found = _SURE.subn(" ", part)
    if part in _ONLY or found:
        return True if part in _ONLY or left.strip() in _ONLY or OF_THEM.issuperset(left.split()) else None
    return False if (OF_THEM - _HERE).issuperset(left.split()) else None
