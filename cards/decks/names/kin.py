"""Who somebody is to others, as people say it behind his name: `Rob (his dad)`, `Павел (это я, папа Гоши)`."""

from __future__ import annotations

import re

from cards.decks.names.given_names import is_given
from cards.decks.words.people import classed, name_alone
from cards.expressions import expression
from cards.names import normalise

_KIN_WORDS = """
    папа мама сын сынок сынишка дочь дочка дочурка брат братик братишка сестра сестрёнка муж жена друг подруга дедушка
    дед бабушка внук внучка дядя тётя племянник племянница отец мать товарищ приятель коллега сосед соседка
    одноклассник одноклассница
    dad daddy mum mom mother father son daughter brother sister husband wife friend grandpa grandma grandfather
    grandmother grandson granddaughter uncle aunt nephew niece cousin mate buddy colleague neighbour classmate kid
    אבא אמא אימא הבן הבת בן בת אח אחות אחי אחותי בעלי אשתי סבא סבתא דוד דודה חבר חברה החבר החברה הנכד הנכדה נכדי נכדתי
    אחיו אחותו אחיה אחותה אביו אביה אמו אמה בנו בתו בנה בתה בני בתי אישתי בן-דוד בת-דודה
"""
_KIN = frozenset(normalise(word) for word in _KIN_WORDS.split())
_MYSELF_WORDS = "я это мы i i'm it's that's that me this is myself himself herself אני זה זאת זו אנוכי עצמי"
_MYSELF = frozenset(_MYSELF_WORDS.split())
"""What says that it is whoever writes."""
_BESIDE_WORDS = """
    мой моя наш наша его её ее их и а тоже младший младшая старший старшая маленький маленькая
    my our his her their the and of a too also little younger older big small
    שלי שלנו שלו שלה שלהם של ו גם הקטן הקטנה הגדול הגדולה הצעיר הצעירה
"""
_BESIDE = frozenset(_BESIDE_WORDS.split())
_WHO = expression(
    r"(?P<who>[^\W\d][^,;:()\[\]\n]{0,39}?)(?:\s*\((?P<said>[^()\n]{1,60})\)(?=\s*:|\s+[-–—]+\s|\s*$)"
    r"|,\s+(?P<kin>[^,;:()\d\n]{2,40}?)(?=\s*:|\s+[-–—]+\s))"
)
"""Somebody and what is said of him, before his list."""
_WHOLE = expression(r"(?P<who>[^\W\d][^,;:()\[\]\n]{0,39}?)\s*\((?P<said>[^()\d\n]{1,60})\)\s*")
_AGED = expression(
    r"(?<!\w)(?:(?:ему|ей|aged?|בן|בת)\s)?(?:[4-9]|[1-9]\d)(?:\s?(?:лет|года?|years?(?: old)?|yo|שנים))?(?!\w)", re.I
)
_WORD = expression(r"[^\W\d_]+(?:['’׳-][^\W\d_]+)*")


def says_who(said: str, *, or_age: bool = False) -> bool:
    """True for what says no more than who somebody is, and how old: `his dad`, `это я, папа Гоши`, `אחי הקטן, בן 9`; or
    only how old, where that is enough.
    """
    rest = _AGED.sub(" ", said)
    words = _WORD.findall(rest)
    bare = [normalise(word) for word in words]
    known = [word in _KIN or word in _MYSELF for word in bare]
    return (
        not any(map(str.isdigit, rest))
        and (any(known) or (or_age and rest != said))
        and all(
            is_known or one in _BESIDE or is_given(word.removesuffix("'s").removesuffix("’s"))
            for word, one, is_known in zip(words, bare, known, strict=True)
        )
    )


def without_kin(line: str) -> str:
    """A line with somebody's list without who he is to others: `Rob (his dad) - wizards` → `Rob - wizards`; empty for
    any other line.
    """
    match = _WHO.match(line) if "(" in line or "," in line else None
    said = match and (match["said"] or match["kin"])
    if not match or not said or not _is_named(match["who"]) or not says_who(said):
        return ""
    return f"{match['who']}{line[match.end() :]}"


def without_role(name: str) -> str:
    """A name without who that is to others, in brackets behind it: `Rob (his dad)`."""
    match = _WHOLE.fullmatch(name)
    return match["who"] if match and _is_named(match["who"]) and says_who(match["said"]) else name


def _is_named(who: str) -> bool:
    """True for a name, and none that says only who somebody is, beside which the name stands: `я (Костя)`."""
    return bool(name_alone(who)) and _MYSELF.isdisjoint(words := normalise(who).split()) and _KIN.isdisjoint(words)


def is_said_of(name: str, whole: str) -> bool:
    """True for a given name, or one that begins with that, of which its `whole` line says how old that is, in which
    class, or who to others: it is no card's.
    """
    first = name.strip(" :.!-–—").split(" ")[0]
    if not is_given(first):
        return False
    return (classed(whole) or ("",))[0] == name.strip(" :.!-–—") or without_kin(whole).strip() == name
