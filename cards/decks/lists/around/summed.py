"""Headings of kinds of cards in whatever words, each with how many cards are below it: `Твари — 13`, where another is
known, as `Бомбы — 12`.

Such a line is seen for a heading by its number, which is just that of the cards up to the next one.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from cards.decks.listing import Listing, Sum
from cards.decks.names.headings import section
from cards.decks.names.known import is_likely
from cards.expressions import expression
from cards.names import normalise

_LOOK = expression(r"\W*(?P<words>[^\W\d][^\d:()]{1,30}?)\s*(?P<sign>[-–—:=(]|\s)\s*(?P<number>\d{1,2})\s*\)?\W*")
_KIND = expression(
    r"(?:[^\W\d]+(?:ы[ей]|и[ей]|ый|ой|ая|ое) )?"
    r"(?:твар\w+|звер\w+|животн\w+|скот\w*|живност\w*|существ\w*|создани\w+|монстр\w*|чудищ\w*|чудовищ\w*|персонаж\w*|геро\w+"
    r"|люд\w+|народ\w*|публика|толпа|команда|банда|войск\w*|бойц\w+|солдат\w*|юнит\w*|отряд\w*|миньон\w*|крип\w*|нечисть"
    r"|дел[оа]|действ\w+|поступк\w+|событи\w+|обстоятельств\w*|заклинани\w+|заклят\w+|магия|чары|спелл\w*|трюк\w*|фокус\w*"
    r"|приём\w*|прием\w*|бомб\w*|взрыв\w*|взрывчатк\w*|снаряд\w*|мин[аы]|модификаци\w+|моды|улучшени\w+|апгрейд\w*"
    r"|предмет\w*|вещ\w+|штук\w+|штуковин\w*|снаряжени\w+|оружи\w+|артефакт\w*|одежда|постройк\w*|здани\w+|карт\w*|разное|прочее"
    r"|creatures?|critters?|animals?|beasts?|monsters?|minions?|creeps?|units?|troops?|folks?|people|guys|gang|crew|team"
    r"|characters?|bombs?|explosives?|boom(?:s|ers)?|blasts?|deeds?|actions?|events?|circumstances|spells?|magic|tricks?"
    r"|mods?|modifications?|upgrades?|items?|things|stuff|gear|equipment|weapons?|artifacts?|buildings?|cards|misc|other"
    r"|ה?(?:חיות|חיה|בעלי חיים|יצורים|מפלצות|דמויות|אנשים|חבר'ה|חברים|צוות|חיילים|כוחות|לוחמים|קריפים|מיניונים"
    r"|פצצות|פיצוצים"
    r"|נפצים|מעשים|פעולות|אירועים|נסיבות|כשפים|לחשים|קסמים|טריקים|שינויים|שדרוגים|תוספות|חפצים|דברים|ציוד|נשק|מבנים|קלפים"
    r"|שונות))"
)
"""What kinds of cards are called."""
_COUNT = expression(r"(?<![\w.,])[x×х*]?(\d{1,2})(?![\w])", re.I)
_LEAST, _LEAST_CARDS, _MOST_LINES = 5, 2, 300
"""Fewest cards below such a heading, on so many lines, and most lines of a text that is looked at."""


def unheaded(lines: Sequence[tuple[int, str]], listing: Listing) -> list[tuple[int, str]]:
    """The lines with nothing for such headings, of which no word is known; their sums are noted."""
    heads = {at: found for at, (_, line) in enumerate(lines[:_MOST_LINES]) if (found := _LOOK.fullmatch(line.strip()))}
    heads = {at: found for at, found in heads.items() if int(found["number"]) >= _LEAST}
    places = {at: section(normalise(found["words"])) for at, found in heads.items()}
    known = {at for at, place in places.items() if place == "list"}
    if not known or len(known) == len(heads) or {*places.values()} - {"list", None}:
        return [*lines]
    bare = [*lines]
    for at, to in pairwise([*heads, len(lines)]):
        number = int(heads[at]["number"])
        below = [line for _, line in lines[at + 1 : to] if line.strip()]
        is_heading = (
            at not in known and _is_kind(heads[at]["words"]) and _summed(below) == number and len(below) >= _LEAST_CARDS
        )
        if is_heading and not is_likely(normalise(heads[at]["words"])):
            row = lines[at][0]
            bare[at] = row, ""
            listing.heard.add(row)
            listing.sums[row] = Sum(number, over=True)
    return bare


def _is_kind(words: str) -> bool:
    """True for words of which the last is one for things that cards show, or for what they are: `зверьё`, `חיות`."""
    return _KIND.fullmatch(normalise(words).strip(" .!*_")) is not None


def _summed(lines: Sequence[str]) -> int:
    """The sum of the numbers of some lines, each of which has one; 0 if one has none or several."""
    numbers = [_COUNT.findall(line) for line in lines]
    return sum(int(one[0]) for one in numbers) if all(len(one) == 1 for one in numbers) else 0
