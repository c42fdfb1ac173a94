"""What a remark beside a card says of its row: that it is in doubt, another's, or how many there were before."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cards.decks.lists.around import looks
from cards.decks.words import updates
from cards.decks.words.counted import spelt
from cards.decks.words.maybes import CROSSES, is_aside, is_sign, so_many, takes_back
from cards.expressions import expression
from cards.names import normalise

_INSTEAD = expression(r"(?<!\w)(?:(?:до)?купить|לקנות|buy|вместо|без|במקום|בלי|instead of|without)(?!\w).*")
"""What a card is there for, or comes without: no more than a reason for it."""
_ANOTHERS = expression(r"(?<!\w)(?:(?:not|isn.?t) mine|not my own|не мо(?:и|е|я|й)|чуж(?:ая|ой|ое|ие)|לא שלי)(?!\w)")
"""What says of a card that it is another's."""
_NEXT = expression(
    r"(?<!\w)(?:в (?:следующий|другой) раз|на будущее|next time|in (?:the )?future|[בל]פעם ה?באה|[בל]עתיד)(?!\w)"
)
"""What is said of another time."""
_TWO = 2
_MOST_DIGITS = 4
_TICK_TITLES = {
    "",
    "✓",
    "✔",
    "✔️",
    "☑",
    "✅",
    "+",
    "v",
    "x",
    "х",
    "ok",
    "ок",
    "да",
    "yes",
    "כן",
    "check",
    "галочка",
    "отметка",
    "выбор",
    "выбрано",
    "в деку",
    "в колоду",
    "סימון",
    "נבחר",
    "לחפיסה",
}
"""What columns are called in which cards are ticked."""
_TICKS = {"x", "х", "v", "+", "да", "yes", "y", "true", "истина", "כן", "✓", "✔", "☑", "✅", "🗹"}
_BLANKS = {"", "-", "–", "—", "нет", "no", "n", "false", "ложь", "לא", "☐", "⬜", "✗", "✘", "0", *CROSSES}
_LEAST_TICKED = 3
_OF_STATE = (
    r"(?:(?:рас|на|до|от)?печат\w*|вырезан\w*|куплен\w*|заказан\w*|готов\w*|сделан\w*|раскрашен\w*|ламинирован\w*"
    r"|(?:в )?протектор\w*|print(?:ed|ing|s)?|proxied|cut out|bought|ordered|ready|done|coloured|colored|laminated"
    r"|sleeved?|(?:כבר )?(?:הודפס\w*|מודפס\w*|הדפס\w*|נגזר\w*|נקנ\w*|הוזמנ?\w*|מוכ[ןנ]\w*|צבוע\w*|בשרוול\w*))"
)
_TITLE_OF_STATE = expression(
    rf"(?:(?:уже|карт[аы]|статус|состояние|is it|is|already|status|card|cards|מצב|סטטוס|קלף|האם) )*{_OF_STATE}"
    r"(?: (?:yet|already|status|уже|ли|כבר))*\W*"
)
"""What a column is called that says in which state copies are, and not whether they are in the deck."""
_YET_WORDS = r"(?:еще|пока|пока еще|все еще|still|yet|עוד|עדיין)"
_NO_WORDS = r"(?:нет|нету|не|no|not|לא)"
NOT_YET = expression(rf"(?:{_YET_WORDS} {_NO_WORDS}|{_NO_WORDS},? {_YET_WORDS}|טרם)\W*")
"""What says of something that it is not so yet."""
_SAYS_STATE = expression(
    rf"(?:{NOT_YET.pattern[:-3]}|{_NO_WORDS}|да|yes|כן|уже|already|כבר|есть|יש|ok|ок|скоро|завтра|потом|позже"
    r"|в процессе|soon|later|tomorrow|in progress|pending|to ?do|בקרוב|מחר|אחר כך|בתהליך)?"
    rf"(?:(?:^|,? ){_OF_STATE})?\W*"
)
"""What stands in such a column."""
_WAS = expression(r"(?<!\w)(?:бы(?:ло|ли|л|ла)|was|were|had|היו|היה|הייתה) (\w+)")
_DONE = expression(
    r"(?<!\w)(?:(?P<in>добав(?:ил|лен)\w*|added|הוספתי|הוספנו)|(?:убра|снял|вынул|выкинул|убран)\w*"
    r"|removed|cut|took out|הורדתי|הוצאתי|הורדנו|הוצאנו) (?:еще |עוד |another )?(?P<n>\w+)"
)
"""How many of a card there were, and how many came or went."""


def ticks(title: str, cells: Sequence[str]) -> bool:
    """True for a column of this title (normalised) with the cells of cards in which most of those are ticked, and some
    are not.
    """
    said = [normalise(cell).replace("\ufe0f", "") for cell in cells]
    ticked = sum(one in _TICKS for one in said)
    is_all = all(one in _TICKS or one in _BLANKS for one in said)
    return title in _TICK_TITLES and is_all and len(said) > ticked >= _LEAST_TICKED and 2 * ticked > len(said)


def tells_state(title: str) -> bool:
    """True for the title (normalised) of a column that says whether copies are printed, and not whether they count."""
    return _TITLE_OF_STATE.fullmatch(title) is not None


def says_state(cell: str) -> bool:
    """True for what says in such a column that it is so, or not, or not yet."""
    said = normalise(cell)
    return said in _TICKS | _BLANKS or _SAYS_STATE.fullmatch(said) is not None


def crosses(cells: Sequence[str]) -> bool:
    """True for the cells of a column of which some are crosses, and none is a tick that they might be beside."""
    return any(is_sign(cell.strip()) for cell in cells) and not any(map(is_ticked, cells))


def is_blank(cell: str) -> bool:
    """True for a cell that says no more than no: it says so of what its column is about."""
    return normalise(cell) in _BLANKS


def is_ticked(cell: str) -> bool:
    """True for the cell of a card that is ticked."""
    return normalise(cell).replace("\ufe0f", "") in _TICKS


def changes(remark: str) -> bool:
    """True for a remark beside a card that puts its row in doubt: `убрать одну?`, `לשקול להוריד`."""
    parts = re.split("[,.;]", normalise(remark))
    said = _INSTEAD.sub("", ",".join(part for part in parts if not _NEXT.search(part)))
    return updates.changes(said) or is_aside(said) or takes_back(said) or _ANOTHERS.search(said) is not None


def counts_otherwise(remark: str, copies: int) -> bool:
    """True for a remark that says another number of copies than there are of the card beside it: `только 2`."""
    number = so_many(normalise(remark)) or looks.says_now(normalise(remark))
    said = spelt(number) or number
    return said.isdecimal() and int(said[:_MOST_DIGITS]) != copies


def says_before(remark: str, copies: int) -> bool:
    """True for a remark of how many there were before, and how many went or came, so that there are the copies that
    there are: `היו 4, הורדתי אחד` beside three.
    """
    said = normalise(remark)
    if looks.says_before(remark, str(copies)) or looks.says_now(said) == str(copies):
        return True
    was, change = _WAS.search(said), _DONE.search(said)
    if not was or not change or "?" in said or len(re.findall(r"\d+", said)) > _TWO:
        return False
    before, more = (int(spelt(one) or one) if (spelt(one) or one).isdecimal() else 0 for one in (was[1], change["n"]))
    return bool(before and more) and copies == before + (more if change["in"] else -more)
