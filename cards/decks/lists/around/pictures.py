"""Lists whose own note says which pictures stand before what is taken, and which before what is not: `✅ = беру`."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence

from cards.decks.files.book import STRUCK
from cards.decks.words.left_out import leaves_out
from cards.decks.words.maybes import sets_aside
from cards.expressions import expression
from cards.names import normalise

_PICTURE = expression("[\u2600-\u27bf\u2b00-\u2bff\U0001f300-\U0001faff]")
_WHAT = r"(?:(?:ones|это|то|всё|все|те|что|are|is|means|the ones|what|i'm|i am|i|זה|מה ש|אני|הם) )*"
_TAKEN = expression(
    rf"{_WHAT}(?:беру|бер[её]м|взял[аи]?|возьму|играю|играем|ид[её]т|идут|участву\w+|да|(?:оставляю )?"
    r"(?:в|в моей|точно в) (?:колоде|деке|деле|игре|составе|основе)|входит|входят|(?:моя |сама )?колода"
    r"|(?:the |my )?deck|ה?חפיסה(?: שלי)?|(?:going |go )?in(?:to)?(?: the| my)?(?: deck)?|yes|take|taking"
    r"|taken|play|playing|main(?: deck)?"
    r"|לוקחת?|לקחתי|משחקת?|בפנים|כן|בחפיסה|בדק|נכנס\w*)(?: (?:с собой|в колоду|with me|איתי|לחפיסה))?"
)
_GONE = expression(
    rf"{_WHAT}(?:нет|мимо|без|out|no|not|дома|запас|в запасе|убрал[аи]?|вычеркнул[аи]?|home|spares?|reserve|removed"
    r"|cut|לא|בחוץ|אין|בבית|רזרבה|הוצאתי|ירד\w*)"
)
_COUNTED = expression(r"\W*\d{1,2}\s*[x×х*]?\s+[^\W\d]")
"""A line with a number before a card."""
_LEADS = expression(r"(?:(?:^|[,;.\s])(?:а|и|and|ו)?(?: ?(?:что с|кто с|где|с|with|where|עם|מה עם|איפה ש))?)\s*$")
"""What stands before a picture in a note, and says nothing: `что с ✅ — в колоде`."""
_TICKS, _CROSSES = "✅☑✔✓", "❌❎✖✗✘☒🚫⛔"
"""Pictures before what is in the deck, and before what is not."""
_CROSS = expression(r"(?<!\w)(?:крестик\w*|зачеркнут\w*|crosse[ds]|cross|an x|x's|[הב]?איקס\w*)(?!\w)", re.I)
_TICK = expression(
    r"(?<!\w)(?:галочк\w+|галк\w+|птичк\w+|ticked|ticks?|check(?:ed|mark\w*|s)|[הב]?(?:סימן )?וי)(?!\w)", re.I
)
_WORDS = ((_CROSS, _CROSSES), (_TICK, _TICKS))
"""What they are called in a note: `то что с крестиком – не берём`."""
_OF = expression(
    r"(?:(?:то|те|тех|тот|всё|все|что|кто|котор\w+|где|стоит|стоят|отмечен\w*|помечен\w*|с|со|под|карты|карта"
    r"|everything|all|anything|the|those|ones|cards?|what|what's|whatever|is|are|has|have|with|by|a|an|marked|ones"
    r"|כל|מה|מי|ש|שעם|שיש|לו|להם|ליד\w?|עם|ה?קלפים|אלה|אלו|[הש]?מסומ(?:ן|נים)|ב)[, ]*)*"
)
"""What stands before a picture in a note of one."""
_AND_NOT = expression(
    r",? (?:(?:и|а|and|or|ו)[ -]?)?(?:что|кого|кто|какие|what|which|who|מה|מי|אילו)(?:'s| is| are| we're)?"
    r" (?:нет|не \w+|not|out|isn't|לא(?: \w+)?|בחוץ)(?=\s*:\s*$)",
    re.I,
)
"""What a heading says besides of those that are not taken, which pictures say of each: `что берём, а что нет:`."""
_LONGEST = 80
_SENTENCE = expression(r"^.*[.!?;:](?=\s)")


def with_pictures_meant(text: str) -> str:
    """A text with such a note: what has a picture of those that are not in the deck is marked as what is struck out;
    any other text as it stands.
    """
    lines = text.splitlines(keepends=True)
    here = frozenset(line.strip()[0] for line in lines if line.strip())
    for at, line in enumerate(lines):
        note = _in_pictures(line, here)
        meant = _meanings(note, here) if note else None
        if meant and not _are_in_doubt([*lines[:at], *lines[at + 1 :]], meant):
            before = _SENTENCE.match(note[: min(note.index(one) for one in meant if one in note)])
            lines[at] = f"{before[0] if before else ''}{line[len(line.rstrip()) :]}"
            lines[:at] = [_AND_NOT.sub("", one) for one in lines[:at]]
            return "".join(one if to == at else _as_meant(one, meant) for to, one in enumerate(lines))
    return text


def _in_pictures(line: str, here: Collection[str]) -> str:
    """A line that may be a note, with the pictures that are `here` for what they are called; empty for any other."""
    if len(_PICTURE.findall(line)) > 1:
        return line
    if len(line) > _LONGEST or any(map(str.isdigit, line)):
        return ""
    for called, signs in _WORDS:
        sign = next((one for one in signs if one in here), "")
        line = called.sub(sign, line) if sign else line
    return line if _PICTURE.search(line) else ""


def _meanings(line: str, here: Collection[str]) -> Mapping[str, bool] | None:
    """Which pictures of a note mean that a card is taken, and which that it is not; None for any other line.

    Where it says that only of ticks or only of crosses, the others that are `here` mean the opposite.
    """
    line = line.replace("\ufe0f", "").strip(" .!)(\r\n")
    signs = _PICTURE.findall(line)
    cuts = _PICTURE.split(line)
    is_before = re.search(r"\w", cuts[-1]) is not None
    said = [normalise(_LEADS.sub("", one)).strip(" ,.;:=/()–—-") for one in (cuts[1:] if is_before else cuts[:-1])]
    if len({*signs}) < len(signs) or any(map(str.isdigit, line)):
        return None
    found: dict[str, bool] = {}
    for sign, words in zip(signs, said, strict=True):
        taken = _TAKEN.fullmatch(words) is not None
        gone = _GONE.fullmatch(words) is not None or leaves_out(words) or sets_aside(words)
        if taken == gone:
            return None
        found[sign] = taken
    if len(signs) == 1 and not (is_before and _OF.fullmatch(normalise(cuts[0]).strip(" ,.;:«\"'"))):
        return None
    for sign, taken in [*found.items()] if len(signs) == 1 else ():
        own, others = (_TICKS, _CROSSES) if taken else (_CROSSES, _TICKS)
        found |= dict.fromkeys((one for one in others if one in here), not taken) if sign in own else {}
    return found if {*found.values()} == {True, False} else None


def _are_in_doubt(lines: Sequence[str], meant: Mapping[str, bool]) -> bool:
    """True for lines of which one has several pictures, or a number and none of those whose meaning is known."""
    has_any = [any(sign in line for sign in meant) for line in lines]
    signs = [sum(line.count(sign) for sign in meant) for line in lines]
    counted = [_COUNTED.match(line) is not None for line in lines]
    return max(signs, default=0) > 1 or any(is_one and not has for is_one, has in zip(counted, has_any, strict=True))


def _as_meant(line: str, meant: Mapping[str, bool]) -> str:
    """A line without the picture that it begins or ends with; one that is not taken is struck out."""
    said = line.strip().replace("\ufe0f", "")
    sign = next((one for one in (said[:1], said[-1:]) if one in meant), "")
    if not sign:
        return line
    end, card = line[len(line.rstrip("\r\n")) :], said.strip(f"{sign} ")
    return f"{card}{end}" if meant[sign] else f"{STRUCK}{card}{STRUCK}{end}"
