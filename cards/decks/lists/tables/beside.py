"""What a remark beside a card says of its row: that it is in doubt, another's, or how many there were before."""

from __future__ import annotations

import re

from cards.decks.words import updates
from cards.decks.words.counted import spelt
from cards.decks.words.maybes import is_aside
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
_WAS = expression(r"(?<!\w)(?:бы(?:ло|ли|л|ла)|was|were|had|היו|היה|הייתה) (\w+)")
_DONE = expression(
    r"(?<!\w)(?:(?P<in>добав(?:ил|лен)\w*|added|הוספתי|הוספנו)|(?:убра|снял|вынул|выкинул|убран)\w*"
    r"|removed|cut|took out|הורדתי|הוצאתי|הורדנו|הוצאנו) (?:еще |עוד |another )?(?P<n>\w+)"
)
"""How many of a card there were, and how many came or went."""


def changes(remark: str) -> bool:
    """True for a remark beside a card that puts its row in doubt: `убрать одну?`, `לשקול להוריד`."""
    parts = re.split("[,.;]", normalise(remark))
    said = _INSTEAD.sub("", ",".join(part for part in parts if not _NEXT.search(part)))
    return updates.changes(said) or is_aside(said) or _ANOTHERS.search(said) is not None


def says_before(remark: str, copies: int) -> bool:
    """True for a remark of how many there were before, and how many went or came, so that there are the copies that
    there are: `היו 4, הורדתי אחד` beside three.
    """
    said = normalise(remark)
    was, change = _WAS.search(said), _DONE.search(said)
    if not was or not change or "?" in said or len(re.findall(r"\d+", said)) > _TWO:
        return False
    before, more = (int(spelt(one) or one) if (spelt(one) or one).isdecimal() else 0 for one in (was[1], change["n"]))
    return bool(before and more) and copies == before + (more if change["in"] else -more)
