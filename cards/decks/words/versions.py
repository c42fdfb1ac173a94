"""What a list is called beside others of the same player: the old one, the new one, a number, the one for Sunday."""

from __future__ import annotations

from cards.expressions import expression
from cards.names import normalise

_RU_ENDS = r"(?:[ыио]й|[ая]я|[ое]е|[ую]ю|[ыи]е|ого|его)"
_RU = (
    rf"(?:нов|стар|прежн|прошл|предыдущ|последн|перв|втор|трет(?=[ьи])|четверт|исправленн|обновленн|измененн|правильн|верн"
    rf"|неправильн|неверн|окончательн|финальн|черновик|чернов|запасн|основн|друг|итогов|актуальн|свеж|текущ|предварительн"
    rf"|резервн|альтернативн|последующ|более поздн|более ранн|ранн|поздн){_RU_ENDS}"
    r"|треть[яие]й?|черновик|исправление|правка|замена|альтернатива|запас(?:ка)?"
)
_RU_DAY = (
    r"(?:понедельник|вторник|сред[уа]|четверг|пятниц[уа]|суббот[уа]|воскресень[ея]|выходные|завтра|сегодня|вчера|финал|турнир"
    r"|лигу|кубок|утро|вечер|день|тур)"
)
_EN = (
    r"(?:old|new|newer|older|previous|last|latest|first|second|third|fourth|updated?|corrected|correction|fixed|revised"
    r"|revision|right|correct|wrong|final|current|draft|other|another|backup|alternative|main)(?: one)?"
)
_EN_DAY = (
    r"(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|yesterday|weekend|finals?|tournament|league|cup"
    r"|morning|evening|day (?:one|two|three|1|2|3))"
)
_HE = (
    r"ה?(?:חדש|ישנ|קודמ|אחרונ|מתוקנ|מעודכנ|נכונ|שגוי|ראשונ|נוכחי|זמני|חלופי)[הת]|ה?(?:חדש|ישן|קודם|אחרון|מתוקן|מעודכן|נכון"
    r"|שגוי|ראשון|סופית?|עדכנית?|אחרת?|שניי?ה|שלישית?|רביעית?|טיוטה|גיבוי|תיקון|עדכון)|השני"
)
_HE_DAY = (
    r"(?:יום )?(?:ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת)|(?:מחר|היום|אתמול|גמר|ליגה|גביע|טורניר|בוקר|ערב)|סוף ה?שבוע"
)
_VERSION = (
    rf"(?:{_RU}|(?:на|в|во|для|к)? ?(?:(?:перв|втор|треть?)\w{{1,3}} )?{_RU_DAY}"
    rf"|{_EN}|(?:for|on)? ?(?:the )?{_EN_DAY}|{_HE}|(?:[לב]|של )ה?(?:{_HE_DAY})|\d{{1,2}}|v ?\d{{1,2}})"
)
_LIST = (
    r"(?:список|списка|колода|колоду|дека|деку|версия|вариант|лист|sheet|list|deck|version|option|ה?רשימה|ה?חפיסה|ה?גרסה|ה?דק|אפשרות"
    r"|מои?|моя|мой|наш\w?|вот|это|а|и|the|my|this is|here is|זו|זאת|זה|הנה|שלי)"
)
_IS_VERSION = expression(rf"(?:{_LIST} )*(?:{_VERSION})(?: {_LIST}| {_VERSION})*")


def is_version(name: str) -> bool:
    """True for what tells a list from another of the same player, and so is nobody's name."""
    return _IS_VERSION.fullmatch(" ".join(normalise(name).strip(" :.,!()[]#№-–—").split())) is not None


_FINAL = expression(
    r"(?:(?:версия|вариант|список|колода|version|list|deck|ה?גרסה|ה?רשימה|ה?חפיסה) )?"
    rf"(?:(?:финальн|окончательн|итогов|последн|нов){_RU_ENDS}|финал"
    rf"|final|latest|last|ה?(?:סופי|אחרונה?|מעודכנ)[תה]?|v ?\d{{1,2}})"
    r"(?: (?:версия|вариант|список|колода|version|one|list|deck|ה?גרסה))?"
)


def is_final(name: str) -> bool:
    """True for what says of a list that it is the one that counts: `финальная версия`, `v2`."""
    return _FINAL.fullmatch(normalise(name).strip(" .!()")) is not None
