"""What stands in brackets among the cards of a sentence: the cards of a kind that is counted before them, that a pair
of something is one card, or a word beside that bears on none.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from cards.decks.names.kinds import is_kind_word
from cards.decks.words.counted import NUMBER, spelt
from cards.expressions import expression

_KIND = expression(rf"(?<!\w)(?P<number>{NUMBER}) (?P<kind>[^\W\d]{{3,20}}) \((?P<cards>[^()]{{3,120}})\)", re.I)
_PARTS = expression(r"\s*,\s*|\s+(?:и|and)\s+|\s+ו-?(?=\w)")
_PAIR = expression(
    r"(?<!\w)ו?(?:пара|пару|(?:a )?pair of|זוג) (?P<name>[^\d()]{3,40}?) "
    r"\((?:это |it's |it is |זה )?(?:одна карта|одной картой|одна карточка|one card|a single card|קלף אחד)\)",
    re.I,
)
"""Two of something that are one card: `זוג מגפיים מגנטיים (קלף אחד)`."""
_INSIDE = expression(r" ?\((?P<said>[^()\d]{2,80})\)")
_OF_PEOPLE = expression(
    r"(?<!\w)(?:не (?:про|обо?) (?:меня|мне|тебя|тебе|вас|нас)|not (?:about )?(?:me|you|us)|לא עלי[יך]?|לא עלינו)(?!\w)"
)
"""What somebody says who jokes: `бабок на лавке две (это он, надеюсь, не про меня)`."""


def opened(text: str) -> str:
    """A text with the cards that stand in brackets behind their kind, of which it is said before how many they are,
    without that: `двумя заклинаниями (Вихрь и Циклон)`; and one card for a pair that is said to be one.
    """
    return _PAIR.sub(r", 1 \g<name>", _KIND.sub(_of_kind, text)) if "(" in text else text


def _of_kind(found: re.Match[str]) -> str:
    named = [part for part in _PARTS.split(found["cards"]) if part]
    number = found["number"] if found["number"].isdecimal() else spelt(found["number"])
    return found["cards"] if is_kind_word(found["kind"].lower()) and str(len(named)) == number else found[0]


def without_remarks(said: str, is_talk: Callable[[str], bool]) -> tuple[str, list[str]]:
    """A text (normalised) without what is said in brackets, and bears on no card; and that."""
    told: list[str] = []

    def taken(found: re.Match[str]) -> str:
        inside = found["said"]
        if is_talk(_OF_PEOPLE.sub(" ", inside)):
            told.append(inside)
            return ""
        return found[0]

    return (_INSIDE.sub(taken, said) if "(" in said else said), told
