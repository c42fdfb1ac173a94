"""What people say of a ready-made deck, as expressions: that it is called so, is as it is named, or is changed."""

from __future__ import annotations

import re

from cards.expressions import expression


def any_of(words: str, hebrew: str = "", *, flags: re.RegexFlag = re.NOFLAG) -> re.Pattern[str]:
    """A pattern of whole words, given as patterns with `_` for a space; of Hebrew ones with what it joins to a word."""
    said, joined = ("|".join(one.replace("_", " ") for one in listed.split()) for listed in (words, hebrew))
    joined = f"[ושהבלמ]{{0,2}}(?:{joined})" if joined else ""
    return expression(rf"(?<!\w)(?:{'|'.join(filter(None, (said, joined)))})(?!\w)", flags)


CALLED = expression(
    r"(?<!\w)(?:готов\w+|стартов\w+|колод\w*|дек[аоиуе]\w*|decks?|(?:ready|pre).?made"
    r"|ready (?:decks?|ones?)|precon\w*|starter|built"
    r"|(?:that|this|the) one|[הבולש]{0,2}(?:חפיס\w+|מוכנ\w+|דק))(?!\w)"
)
"""What says that a deck is spoken of."""
EXCEPT = expression(
    r"(?i)\W*(?:(?:но|и|а|с|есть|but|and|with|עם|יש) )*(?:кроме(?: (?:того|одного|этого))?"
    r"|за исключением(?: одного)?|не считая"
    r"|единственн\w+(?: \w+)?|(?:the|my) only (?:change|difference|thing|swap)|ה(?:שינוי|הבדל) היחיד"
    r"|разве что|одно \W?но\W?|од(?:ин|на|но|ной|ним) (?:нюанс\w*|поправк\w+|оговорк\w+|отличи\w+|исключени\w+)|нюанс"
    r"|except(?: (?:for|that))?(?: one thing)?|apart from|other than|(?:one|the) exception(?: of)?|save for"
    r"|(?:just )?one (?:thing|catch|caveat|difference)|חוץ מ(?:זה|דבר אחד)?|למעט|מלבד(?: דבר אחד)?|פרט ל(?:זה|דבר אחד)?"
    r"|(?:רק )?(?:הבדל|הסתייגות|דבר|חריג) (?:קטן|קטנה|אחד|אחת)(?: (?:קטן|קטנה))?)\W*"
)
"""What stands before changes of a deck that is otherwise as its title says."""
UNNAMED = expression(
    r"(?<!\w)(?:(?:готов(?:ую|ой|ая|ою)|стартов(?:ую|ой|ая|ою))(?P<deck> (?:колод|дек)\w+)?"
    r"|(?P<en>(?:ready(?:.made)?|pre-?made|starter|preconstructed) (?:deck|one))|precon"
    r"|(?P<he>ה?חפיסה ה?מוכנה|ה?חפיסת ה?(?:מתחילים|התחלה))|ה?מוכנה)(?!\w)"
)
"""What speaks of one ready-made deck (normalised)."""
_REST = r"(?:вс[её] )?(?:остальн\w+|прочее)(?: карты| в колоде)?,?"
_REST_HE = r"(?:כל )?ה?(?:שאר|יתר)(?: ה?קלפים| ה?חפיסה)?,?"
_NOT_CHANGING = r"(?:меня\w+|измен\w+|трога\w+|замен\w+|переделыва\w+|правит?ь)"
_THING = r"(?:её|ее|его|там|в ней|нем|ничего|ни одной карты|ни карты|колод[уеы]|совсем|вообще|больше)"
AS_IT_IS = expression(
    r"(?i)(?<!\w)(?:"
    rf"{_REST} (?:как (?:в коробке|(?:в|у) (?:готов|базов|обычн|исходн|стартов)\w+(?: колод\w+| дек\w+)?"
    r"|было|есть|там|обычно)|(?:сток\w*|стандарт\w*|штатн\w+|родн\w+|заводск\w+)"
    r"|по списку|без (?:изменени\w+|замен)|то же(?: самое)?|так же"
    r"|не (?:меня\w+|трога\w+)|остаётся|остается)(?: и остаётся| остаётся)?"
    r"|(?:прямо )?(?:из|как в) коробк[еи]|(?:straight )?out of the box|מה?קופסה"
    r"|как (?:есть|она есть|он есть|всегда|обычно)|(?:exactly |just )?as (?:it )?(?:is|comes|usual)"
    r"|(?:точно |ровно )?как (?:она )?напечатан[ао]?|(?:exactly |just )?as (?:it is |it's )?printed"
    r"|(?:בדיוק )?כמו ש(?:היא )?(?:מודפסת|הודפסה)"
    r"|(?:בדיוק )?כמו שה(?:יא|וא)|כרגיל"
    r"|без (?:\w+ )?(?:изменени\w+|замен\w*|правок)|(?:with )?no (?:other |more )?changes|without (?:any )?changes"
    r"|unchanged|(?:בלי|ללא|אין) (?:שום |עוד )?שינוי\w*(?: נוספים| אחרים)?"
    r"|(?:(?:других|никаких|больше(?: никаких)?) )?(?:изменений|замен) (?:больше )?(?:нет|не будет)"
    r"|больше (?:ничего|никаких (?:изменений|замен))(?! \w*\w)"
    r"|(?:больше )?(?:ничего|сам[аи]?)(?: \w+){0,2} не (?:собира\w+|собрал\w*|придум\w+|меня\w+|трога\w+)"
    rf"|(?:{_THING} )*(?:не (?:буду|будем|стану|хочу|планирую|собираюсь|намерен\w?) (?:{_THING} )*{_NOT_CHANGING}"
    rf"|{_NOT_CHANGING} (?:{_THING} )*не (?:буду|будем|стану|планирую|собираюсь|намерен\w?))(?: {_THING})*"
    rf"|не (?:меняю|менял[аи]?|меняем|трогаю|трогал[аи]?|изменял[аи]?) (?:в ней )?(?:ничего|ни одной карты)"
    r"|ни (?:одной )?карты (?:в ней )?не (?:тронул\w?|(?:по)?менял\w?|заменил\w?|меняю|трогаю)"
    r"|(?:built|changed|touched) nothing|(?:haven't|didn't) (?:buil[dt]|changed?|touch(?:ed)?)(?: anything)?"
    r"|(?:i )?(?:won't|will not|not going to|don't want to) (?:be )?(?:chang\w+|touch\w*|swap\w*)"
    r"(?: anything| a (?:thing|card)| it)?"
    r"|(?:i'm |am )?(?:not changing|changing) (?:anything|nothing)"
    r"|(?:(?:all |everything )?(?:the )?(?:rest|else) )(?:is |stays? |remains? )?"
    r"(?:the same|unchanged|(?:as|like) in the (?:ready.made|original|stock|starter) (?:one|deck|list)|as (?:it )?is"
    r"|(?:all |the )?(?:stock|standard|original|default))"
    r"|nothing else(?: changes| changed)?"
    rf"|{_REST_HE} (?:אותו (?:ה?דבר|הדבר)|כמו (?:ב(?:חפיסה )?ה?מוכנה|בחפיסה(?: ה(?:מוכנה|מקורית))?|במקור)"
    r"|מקורי\w*|סטנדרטי\w*|מה?קופסה|כמו שה(?:וא|יא|ם|ן)|כרגיל|ללא שינוי|בלי שינוי"
    r"|נשאר\w?(?: אותו דבר| כמו שהוא)?)"
    r"|(?:חוץ מזה|פרט לכך|מלבד זאת|בשאר),? (?:הכו?ל|כו?לה?) (?:אותו (?:ה?דבר|הדבר)|כרגיל"
    r"|כמו שהוא|נשאר\w?|ללא שינוי|בלי שינוי)"
    r"|(?:кроме этого|в остальном|а так|а в остальном),? (?:вс[её] )?(?:то же(?: самое)?|так же|как (?:есть|было)"
    r"|без (?:изменени\w+|замен)|не (?:меня\w+|трога\w+))"
    r"|(?:otherwise|apart from that|other than that),? (?:everything |it |all )?(?:is |stays |it's )?"
    r"(?:the same|unchanged|as (?:it )?is)"
    r"|(?:בדיוק )?כמו ש(?:קנינו|קניתי|קיבלתי|קיבלנו|הגיעה|יצאה|באה|פתחנו|פתחתי)(?: אותה)?"
    r"|(?:בדיוק )?כמו ש(?:זה |היא |הוא )?(?:יוצאת?|באה?|מגיעה?)(?: מה?קופסה)?"
    r"|(?:прямо |ровно )?(?:как|какой) (?:мы )?(?:е[её] )?(?:купили|купил[аи]?|была? в коробке|из магазина)"
    r"|(?:exactly |just )?(?:as|the way) (?:we|i) (?:bought|got) it"
    r"|(?:(?:כלום|שום דבר|דבר) )?לא (?:בניתי|שיניתי|נגעתי|אשנה|משנה|נשנה|אגע|נוגעת?|מחליפה?|אחליף|החלפתי)"
    r"(?: בה| בו)?(?: ב?(?:כלום|דבר|משהו|שום דבר|אף קלף))?"
    r"|בלי לשנות(?: בה)?(?: כלום| דבר| שום דבר)?|שום דבר אחר|וזהו זה"
    r")(?!\w)"
)
"""What says that nothing was built or changed, or that the rest is as it was, though it has a word that denies."""
IN_NOTHING_NEW = expression(
    r"(?i)(?<!\w)(?:без (?:(?:каких-либо|всяких) )?(?:изменени\w+|замен\w*|правок)|как есть"
    r"|(?:with )?no (?:more )?changes"
    r"|without (?:any )?changes|unchanged|as (?:it )?is|(?:בלי|ללא|אין) (?:שום )?שינוי\w*|כמו שה(?:יא|וא))(?!\w)"
)
"""What says of a deck that it is as its title says."""
AS_BEFORE = expression(
    r"(?i)(?<!\w)(?:(?:как(?: и)?|(?:the )?same as|just like|like|as|כמו) "
    r"(?:в прошлый раз|в прошл\w+ (?:году|месяце|турнире)|на прошл\w+ (?:неделе|турнире)|last (?:time|year|month|week)"
    r"|ב?(?:פעם|חודש|שנה|שבוע|טורניר) (?:שעברה?|ה?קודמת?)))(?!\w)"
)
"""What says that somebody plays what he has played before."""
UNSAID = expression(
    r"(?<!\w)(?:передума\w+|changed my mind|התחרטתי|отмен\w+|cancel\w*|שכחו|מבטלת?|нет|no|לא)(?=\W*(?:$|[,.!]))"
)
"""What takes back what was said before."""
CHANGED = expression(
    r"(?<!\w)(?:(?:с|with|עם) )?(?:(?:одной|одним|двумя|тремя|четырьмя|парой|несколькими|маленьк\w+|небольш\w+"
    r"|следующ\w+|таки[ем]\w?|чуть|чуть-чуть|немно\w+|слегка|кое-что|вот что|только|лишь"
    r"|an?|one|two|three|four|some|few|couple|of|small|minor|these|following|slight\w*|bit|little|just|only"
    r"|קצת|טיפה|מעט|כמה|מספר|שני|שלושה|ארבעה|רק) )*"
    r"(?:\w*замен\w*|(?:по)?правк\w+|изменени\w+|измени[лв]\w*|поменя\w+|(?:пере|под|до)дел(?:а[лв]\w*|ки?)"
    r"|(?:пере|под)прав\w+|перекро\w+|обмен\w*"
    r"|chang\w+|swap\w*|tweak\w*|modifi\w+|adjust\w*|[בוהל]{0,2}שינוי\w*|[הל]?החלפ\w+|ו?ש?(?:שיניתי|ערכתי|עדכנתי))"
    r"(?: (?:такие|следующие|вот какие|только|лишь|чуть|немно\w+|слегка|кое-что|вот|что|её|ее|it|them|a|bit|little"
    r"|slightly|only|just|this|these|קטן|קטנים|אחד|הבא|הבאים|הם|קצת|טיפה|מעט|רק|אותה|בה|את זה|ככה))*"
)
"""What speaks of changes, with what is said of how many there are."""
BASED = expression(r"(?<!\w)(?:за основу|на основе|основа|база|базе|based on|על בסיס|כבסיס|הבסיס)(?!\w)")
"""What says that the deck is not quite the one that is named."""
