"""What people say of a list as a whole: that it changes, replaces another, is old, or is as it was."""

from __future__ import annotations

import re

from cards.decks.words.harmless import without_offers
from cards.decks.words.numbers_said import unexplained
from cards.decks.words.seen import words_of
from cards.expressions import expression
from cards.names import normalise

WISHED = {"хотел", "хотела", "хотели", "wanted", "רציתי", "רצינו"}
"""What somebody says of teams that he would have taken, beside those that he takes."""
_CHANGES = expression(
    r"(?<!\w)(?:вместо|замени\w*|замен[аыу]|убер\w+|убра\w+|убир\w+|выкин\w+|минус|поменя\w+|меня(?:ю|ем|ть|йте?)|исправ\w+"
    r"|не считает\w*|не считать|опечатк\w+|ошиб[сл]\w+|[והל]?במקום(?=\s(?:\d{1,2}\s)?[^\W\d])|ל?החליף|[תל]חליף|תחליפו"
    r"|החלפ\w+|להוריד"
    r"|תוריד\w?|הורידו|להוציא|תוציא\w?|[וב]?מינוס|[בה]?תיקון|לתקן|תקנו|טעיתי|ב?טעות|לא נחשב\w*"
    r"|instead|replac\w+|swap\w*|remov\w+|minus|correct\w*"
    r"|mistake|typo|ignore|scratch"
    r"|(?:остальн\w+|дальше|продолжение|ещё|еще|the rest|more|השאר|היתר|המשך)(?: \w+){0,2} (?:на|в|во|in|on|as|ב\w*)? ?"
    r"(?:фото\w*|картин\w+|скрин\w*|вложени\w+|photos?|pictures?|screenshots?|attach\w+|תמונ\w+|צילומ\w*|בתמונ\w+|בצילו\w+"
    r"|מצורפ\w*)"
    r"|(?:что|как\w+|ког\w|кого)-нибудь|something|משהו"
    r"|не столько|не так(?:ой|ая|ое|ие)|как в прошлый раз|עדכון|לא כל כך הרבה|כמו בפעם שעברה"
    r"|(?:вс[её]|всех),? кроме|(?:всего|только|всех|каждо\w+) по (?:од\w+|дв[ае]|три|четыре|\d)"
    r"|all (?:but|except)|everything (?:but|except)|(?:ה?כו?ל|כולם) חוץ|(?:מכל אחד|מכל קלף) (?:אחד|שניים|שלושה|ארבעה)"
    r"|не \d{1,2},? а \d|לא \d{1,2},? אלא \d|not \d{1,2},? but \d)(?!\w)"
)
_PICTURE = expression(
    r"(?<!\w)(?:фото\w*|картинк\w+|скрин\w*|снимок\w*|снимк\w+|сфот\w+|вложени\w+|прикреп\w+|photos?|pictures?|pics?|screenshots?"
    r"|attach\w+|[בהלומ]{0,2}תמונ\w+|[בהלומ]{0,2}צילו\w+|צילמתי|מצורפ\w*|מצרפ\w*)(?!\w)"
)
"""What is sent beside a text, and is not read with it."""
_EXCUSED = expression(
    r"(?<!\w)(?:(?:прости\w*|извин\w+|прошу прощения|сорри|sorry|excuse|סליחה|מתנצלת?|סורי)\W{1,3}"
    r"(?:\w+ )?(?:за|for|על|עבור)? ?(?:\w+ )?(?:опечат\w+|ошиб\w+|typos?|mistakes?|\w*טעויות|\w*שגיאות)"
    r"|(?:за|for|על) (?:\w+ )?(?:опечат\w+|ошиб\w+|typos?|mistakes?|\w*טעויות|\w*שגיאות),? "
    r"(?:\w+ )?(?:прости\w*|извин\w+|прошу прощения|сорри|sorry|סליחה|מתנצלת?))(?!\w)"
)
"""What asks to be forgiven for how a list is typed, and changes nothing in it."""
_UNCHANGED = expression(
    r"(?<!\w)(?:(?:ничего|никого) не \w+|не (?:меня\w+|измен\w+|замен\w+|правил\w*)"
    r"|без (?:измен|замен|правок)\w*"
    r"|(?:chang|swap|replac|remov)\w+ nothing|nothing (?:\w+ )?(?:chang|swap|replac|remov)\w+"
    r"|(?:אפשר|можно(?: ли)?|(?:can|may) (?:i|we)|could (?:i|we)) (?:still |ещё |еще |עוד )?"
    r"(?:ל?החליף|менять|поменять|заменять|change|swap) (?:ה?קלפים|карты|(?:the )?cards) (?:עד|до|until|till|before)"
    r"(?=(?: [^\W\d]+){1,3}\W*$)"
    r"|(?:לשלוח|прислать|отправить|скинуть|send) (?:(?:עוד|ещё|еще) )?(?:משהו|что-нибудь|что-то|anything|something)"
    r"(?: (?:else|more|ещё|еще|אחר|נוסף))? (?:או|или|or)(?=(?: [^\W\d]+){1,4}\W*$)"
    r"|штраф\w*(?: \w+){0,3} не должн\w+|не должн\w+(?: \w+){0,3} штраф\w*"
    r"|(?:no|any) penalt\w+ should|should be no penalt\w+"
    r"|(?:no|without) (?:chang|swap|replace|correct)\w+"
    r"|unchanged|(?:שום דבר )?לא (?:שיני\w+|שונה|השתנה|החלפתי|החלפנו|הורדתי)(?: כלום| שום דבר)?"
    r"|(?:בלי|ללא) (?:שינוי|החלפ|תיקונ)\w*)(?!\w)"
)
"""What says that a list is as it was."""
_AS_BEFORE = expression(
    r"(?:(?:вс[её]|и|the|הכו?ל) )?(?:как(?: и)?|(?:the )?same as|just like|like|as|כמו) "
    r"(?:в прошлый раз|всегда|в прошлом (?:году|месяце)|last (?:time|year|month)|always|ב?פעם (?:שעברה|ה?קודמת)|תמיד)"
)
_MAY_CHANGE = expression(
    r"(?<!\w)(?:добав\w+|плюс|забыл\w*|лишн\w+|еще|должн\w+|ל?הוסיף|תוסיפ\w+|פלוס|שכחתי|מיותר\w*|צריך|add\w*|forgot|extra|more"
    r"|should)(?!\w)"
)
_REPLACES = expression(
    r"(?<!\w)(?:окончательн\w+|финальн\w+|не считает\w*|не считать|нов(?:ый|ая) (?:список|колода|верси\w+)"
    r"|исправлен\w+|обновлен\w+|(?:правильн|верн)(?:ый|ая|ые) (?:список|колода|вариант)|не(?:т|а)?,? вот (?:так|эт\w+)"
    r"|верси[яи]|v\d{1,2}|final|updated|corrected|correction|last version"
    r"|(?:new|right|correct) (?:list|version|deck|one)|no,? this|סופית?|ה?תיקון|ה?נכונה|לא,? (?:ככה|כך|זו|זאת)"
    r"|было|стало|стар(?:ый|ая)|before|old|מעודכנת?|מתוקנת?|לא נחשב\w*|גרסה|חדשה|ישנה|קודמת"
    r"|вариант\w*|черновик\w*|option|alternativ\w*|draft|אפשרות|אופציה|חלופה|טיוטה)(?!\w)"
)
_OLD = expression(
    r"(?<!\w)(?:стар\w{2,3}|прошл\w+|прежн\w+|было|архив\w*|черновик\w*|бэкап|копия|old|previous|before|archived?|backup|drafts?"
    r"|copy|ה?ישנה?|ה?קודמת?|טיוטה|ארכיון|גיבוי|עותק)(?!\w)"
)
_OUTDATED = expression(
    r"(?<!\w)(?:(?:стар|прошл|прежн|предыдущ)\w+ (?:верси|список|списк|колод|дек|вариант)\w*|(?:не|уже не) актуальн\w+"
    r"|неактуальн\w+|устаре\w+|не мо[йяеёи]\w?|(?:old|previous|outdated|obsolete) (?:version|list|deck|one)"
    r"|outdated|not mine"
    r"|(?:ה?גרסה|ה?רשימה|ה?חפיסה) (?:ה?ישנה|ה?קודמת)|לא שלי|לא מעודכנת?|לא בתוקף)(?!\w)"
)
"""What says of a list that it is none any more, or somebody else's."""
_UPDATE = expression(r"\W*(?:upd|update|edit|апд|апдейт|обн|поправка|правка|исправление|correction|עדכון|תיקון)(?!\w)")
"""What stands before something that was added later: it may be of a card, in whatever form."""
_IF = expression(r"(?:если|אם|if)(?!\w)")
"""What is said of cards that are to be others; and what may be said of other things too."""


def says_wish(line: str) -> bool:
    """True for what somebody says that he would have taken: `я тоже хотел роботов`."""
    return not WISHED.isdisjoint(words_of(normalise(line)))


def says_as_before(line: str) -> bool:
    """True for no more than that something is as it was the last time."""
    return _AS_BEFORE.fullmatch(normalise(line).strip(" .,!()")) is not None


def speaks_of_picture(said: str) -> bool:
    """True for what speaks (normalised) of a picture, or of anything else that is sent beside it."""
    return _PICTURE.search(said) is not None


def is_old(title: str) -> bool:
    """True for the title of what was before: `старая версия`, `backup`, `טיוטה`."""
    return _OLD.search(normalise(title)) is not None


def is_update(said: str) -> bool:
    """True for what begins (normalised) as something does that was added later, or has what goes and what comes."""
    return heads_update(said) or (re.search(r"-\s?\d", said) is not None and re.search(r"\+\s?\d", said) is not None)


def says_change(said: str) -> bool:
    """True for words (normalised) of what comes, goes or was wrong, whatever stands around them."""
    return _CHANGES.search(_EXCUSED.sub(" ", said)) is not None


def says_if(said: str) -> bool:
    """True for what (normalised) begins with a condition."""
    return _IF.match(said) is not None


def is_outdated(said: str) -> bool:
    """True for what says (normalised) of a list that it is none any more, or somebody else's."""
    return _OUTDATED.search(said) is not None


def heads_update(said: str) -> bool:
    """True for what begins (normalised) as something does that was added later."""
    return _UPDATE.match(said) is not None


def replaces(said: str) -> bool:
    """True for what says (normalised) that one list replaces another."""
    return _REPLACES.search(said) is not None


def without_unchanged(said: str) -> str:
    """What is said (normalised), without that a list is as it was."""
    return _UNCHANGED.sub(" ", said)


def changes(said: str) -> bool:
    """True for what changes a list in words (normalised): `вместо Коровы Робот`, not `если что, исправлю`."""
    said = without_offers(_UNCHANGED.sub(" ", _EXCUSED.sub(" ", said)))
    if _CHANGES.search(said):
        return re.search(r"\d", said) is not None or not says_if(said)
    return (
        _MAY_CHANGE.search(said) is not None
        and re.search(r"\d|(?<!\w)карт(?:[аыуе]|ой|ам|ами|ах|очк\w+)?(?!\w)|קלף|קלפים|card", unexplained(said))
        is not None
    )
