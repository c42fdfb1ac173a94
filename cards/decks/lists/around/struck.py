"""A card of which it is said beside it that it was crossed out, and why: `2 Ёж (вычеркнуто, не нашёл распечатку)`."""

from __future__ import annotations

from cards.decks.lists.around.labels import names_card, names_form
from cards.decks.names.mentions import of_all
from cards.decks.words.counted import NUMBER, spelt
from cards.decks.words.seen import seen
from cards.expressions import expression
from cards.names import normalise

_BRACKET = expression(r"(?P<card>.+?)\s*[(\[]\s*(?P<said>[^()\[\]]+?)\s*[)\]]\s*[.!]?")
_SIGN = expression(r"\s+[-–—]+\s+|[,;]\s+")
_GONE = (
    r"(?:(?:я |i |i've |אני )?(?:вычерк\w+|зач[её]рк\w+|удал(?:ен[оаы]?|ил[аи]?|яю)|убран[оаы]?|убрал[аи]?|убираю"
    r"|выкинул[аи]?|выкинут[оаы]?|исключ(?:ен[оаы]?|ил[аи]?)|снят[оаы]?|снял[аи]?|отмен(?:ен[оаы]?|ил[аи]?)|не беру"
    r"|не взял[аи]?|crossed (?:it )?out|struck(?: out)?|deleted|removed|dropped|cut|taken out|not taking|cancel+ed"
    r"|מחקתי|נמחק[הו]?|מחוק(?:ה|ים|ות)?|הורדתי|הורד[הו]?|הוצאתי|הוצא[הו]?|ויתרתי|ביטלתי|בוטל[הו]?|מבוטל(?:ת|ים|ות)?)"
    r"(?: (?:е[её]|его|их|совсем|вообще|it|them|this one|all|entirely|אותו|אותה|אותם|אותן|עליו|עליה|לגמרי))*)"
)
_WHY = (
    r"(?:не (?:наш[её]л|нашла|нашли|нашел|нашлось|нашлась|(?:рас|на)печат\w+|влез\w*|поместил\w*|нуж\w+|хватило)"
    r"|нет(?:у)? (?:у меня|карты?|карточки|распечат\w+|копи\w+)|потерял\w*|порвал\w*|испорти\w+"
    r"|(?:couldn't|could not|can't|cannot|didn't) (?:find|print|fit)|(?:was |is )?not (?:printed|needed)"
    r"|no (?:print|copy|copies|card)|lost|torn|ran out|doesn't fit"
    r"|לא (?:מצאתי|הדפסתי|מודפס\w*|צריכה?|נכנס\w*)|אין לי|איבדתי|נקרע\w*|נהרס\w*)"
    r"(?: (?!(?:одн|дв|тр|перв|втор|но |а |пока|еще|дубл|лишн|one|two|three|but|only|just|yet|still|dup|second"
    r"|אבל|רק|אחד|אחת|שנ|שת|שלוש|עוד|עדיין)\w*)"
    r"[^\W\d]+(?:['-][^\W\d]+)*){0,5}"
)
_LEFT = expression(
    r"(?:(?:остал\w+(?: (?:с|ровно))?|остаюсь с|осталось|теперь|left with|that leaves|leaves|now it's|so it's"
    rf"|נשארתי עם|נשארו(?: לי)?|נותרו|כדי שיהיו|עכשיו) )(?P<number>{NUMBER}|восемью|десятью)"
    r"(?: (?:карт\w*|cards|קלפים))?|נשארתי בלי"
)
"""How many cards there are without it."""
_STRUCK = expression(_GONE)
_REASON = expression(_WHY)
_PARTS = expression(r"\s*[,;:.!]+\s*|\s+[-–—]+\s+|\s+(?:потому что|так как|because|since|כי)\s+")
_SIGNS = (
    "черк", "удал", "убра", "убир", "выкин", "исключ", "снят", "снял", "отмен", "не бер", "не взял",
    "crossed", "struck", "delet", "remov", "dropp", "cut", "celed", "celled", "taken out", "not taking",
    "מחק", "מחוק", "הורד", "הוצא", "ויתר", "ביטל", "בוטל",
)  # fmt: skip
"""Pieces of words of which what says so has one."""
_LONGEST, _MOST_OF_ONE = 160, 5
_NUMBERS = {"восемью": "8", "десятью": "10"}


def card_struck(line: str) -> str:
    """The card with its number of which a line says that it was crossed out, and why; empty for any other line."""
    if len(line) > _LONGEST or not any(sign in line.lower() for sign in _SIGNS):
        return ""
    match = _BRACKET.fullmatch(line)
    cuts = [(match["card"], match["said"])] if match else []
    cuts += [(line[: sign.start()], line[sign.end() :]) for sign in _SIGN.finditer(line)]
    struck = (card.strip() for card, said in cuts if says_struck(said))
    return next((card for card in struck if names_card(card) or names_form(card)), "")


def says_struck(remark: str) -> bool:
    """True for what says first that something was crossed out, and then only why."""
    said = normalise(seen(remark))
    first, *others = [part for part in _PARTS.split(said.rstrip(" .!)")) if part] or [""]
    if not others or not _STRUCK.fullmatch(first) or of_all().find(said) or "?" in said:
        return False
    return all(_REASON.fullmatch(part) or _leaves(part) for part in others)


def _leaves(part: str) -> bool:
    """True for what says how many cards are left, more than there may be of one."""
    found = _LEFT.fullmatch(part)
    number = _NUMBERS.get(found["number"] or "", spelt(found["number"] or "") or found["number"] or "") if found else ""
    return found is not None and (not number or int(number) > _MOST_OF_ONE)
