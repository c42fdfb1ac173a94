"""What a list is called beside others of the same player: the old one, the new one, a number, the one for Sunday."""

from __future__ import annotations

from collections.abc import Iterable

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
_CHOICE = r"(?:вариант|верси[яи]|опция|план|option|version|variant|plan|choice|ה?גרסה|ה?אפשרות|ת(?:ו)?כנית|ה?אופציה)"
_CHOICE_OR_LIST = rf"(?:{_CHOICE}|список|колода|дека|deck|list|ה?רשימה|ה?חפיסה|ה?דק)"
_LETTER = r"[\"'«]?[абвгabcdאבגד]['\"»]{0,2}"
_SPELT = r"(?:один|два|три|one|two|three|אחת|שתיים|שלוש|first|second|third|i{1,3}|(?:перв|втор|трет)\w{2})"
_ONE_OF = (
    rf"(?:{_CHOICE_OR_LIST},? (?:{_LETTER}|{_SPELT})|{_CHOICE} ?[№#]? ?\d{{1,2}}"
    rf"|(?:\d{{1,2}}(?:-?(?:й|я|ый|ая|st|nd|rd|th))?|(?:перв|втор|трет)\w{{2,3}}|first|second|third)"
    rf" (?:{_CHOICE}|колода|deck))"
)
"""Which of several lists one is, of which one has to be chosen: `вариант А`, `Plan B`, `אפשרות ב'`, `2-й вариант`."""
_IS_ONE_OF = expression(_ONE_OF)
_BEGINS_ONE_OF = expression(rf"(?P<which>{_ONE_OF})(?![^\W_])\s*(?:[:.,(=-].*)?")
_BEFORE_CHOICE = expression(r"\s*[,:(–—-]\s*|\s+(?=[^\W\d]+\s+[\w\"'«»׳״]{1,8}\W*$)")
_IS_VERSION = expression(
    rf"(?:{_LIST} )*(?:{_VERSION})(?: {_LIST}| {_VERSION})*|(?:(?:мо[йя]|наш\w?|my|our|the) )?{_ONE_OF}"
)


def is_version(name: str) -> bool:
    """True for what tells a list from another of the same player, and so is nobody's name."""
    return _IS_VERSION.fullmatch(" ".join(normalise(name).strip(" :.,!()[]#№-–—").split())) is not None


def is_one_of(name: str) -> bool:
    """True for what says only which of several lists one is, and so is nobody's name: `Вариант А`, `Option 2`."""
    return _IS_ONE_OF.fullmatch(" ".join(normalise(name).strip(" :.,!()[]#№-–—").split())) is not None


def without_choice(name: str) -> str:
    """A player's name without which of his lists one is: `Маша (вариант А)`, `Dan - option 2`."""
    *_, cut = [None, *_BEFORE_CHOICE.finditer(name)]
    return name[: cut.start()].strip() if cut and is_one_of(name[cut.end() :]) and name[: cut.start()].strip() else name


def told_to_choose(lines: Iterable[str]) -> bool:
    """True for a text in which several lists each stand below which of them they are: one has to be chosen."""
    found = (_BEGINS_ONE_OF.fullmatch(normalise(line).strip(" *_#>•·-")) for line in lines)
    return len({match["which"] for match in found if match}) > 1


_FINAL = expression(
    r"(?:(?:версия|вариант|список|колода|version|list|deck|ה?גרסה|ה?רשימה|ה?חפיסה) )?"
    rf"(?:(?:финальн|окончательн|итогов|последн|нов){_RU_ENDS}|финал"
    rf"|final|latest|last|ה?(?:סופי|אחרונה?|מעודכנ)[תה]?|v ?\d{{1,2}})"
    r"(?: (?:версия|вариант|список|колода|version|one|list|deck|ה?גרסה))?"
)


def is_final(name: str) -> bool:
    """True for what says of a list that it is the one that counts: `финальная версия`, `v2`."""
    return _FINAL.fullmatch(normalise(name).strip(" .!()")) is not None


_SAID_WORDS = """
    final финал финальный финальная финальное окончательный окончательная окончательно итоговый
    new newest updated latest revised upd новый новая обновленный обновлённый обновленная обновлённая исправленный
    исправленная исправлено последний last
    סופי סופית חדש חדשה מעודכן מעודכנת מתוקן מתוקנת version версия список list deck колода ver גרסה
"""
_SAID = frozenset(_SAID_WORDS.split())
"""What says of a name that it is of a newer list."""
_NUMBERED_WORDS = "v ver version rev версия верс вер редакция גרסה גירסה"
_BEFORE_NUMBER = frozenset(_NUMBERED_WORDS.split())
_NUMBER = expression(r"v\.?\d{1,2}(?:\.\d)?|ver\.?\d{1,2}|\d{1,2}\.\d")
_NTH = expression(
    r"\d{1,2}(?:\.\d)?(?:nd|rd|th|я|ая)?|(?:втор|треть?|четв[её]рт|пят)\w{1,2}|two|three"
    r"|second|third|שתיים|שנייה|שלישית|[בג]'?"
)
_AROUND = "()[]{},.!–—-:«»\"'"


def unversioned(name: str) -> str:
    """What stands before which version of a list it is: `Громила v2 (final)` → `Громила`; the same for any other."""
    words = name.split()
    while len(words) > 1:
        said = words[-1].strip(_AROUND).casefold()
        if (
            not said
            or _SAID.issuperset(said.split("_"))
            or ((said[0] == "v" or "." in said) and _NUMBER.fullmatch(said))
        ):
            words.pop()
        elif words[-2].strip(_AROUND).casefold() in _BEFORE_NUMBER and len(words) > 2 and _NTH.fullmatch(said):
            words[-2:] = []
        else:
            break
    return " ".join(words).rstrip(" ,.([–—-") if len(words) < len(name.split()) else name
