"""What is said between two teams of which the second goes with the first: `волшебники, в пару к ним пираты`."""

from __future__ import annotations

import re
from collections.abc import Callable

from cards.expressions import expression

_PAIRED = expression(
    r"(?<=\w),?\s+(?:(?:а|и|плюс|and|plus)(?:,? )|ו-?)?"
    r"(?:(?:в пару|в компанию|в придачу|в напарники|в дополнение)(?: к ним| им)?"
    r"|(?:в паре|в связке|в компании|в сочетании|в тандеме) со?|к ним(?: в пару| в компанию| ещё| еще)?|вместе с ними"
    r"|(?:to go|to pair|paired|coupled|combined|teamed up|along|in tandem|in combination) with(?: them)?"
    r"|(?:for|as) (?:the|their|my) (?:other (?:half|one|team|faction)|second half|partners?)|alongside(?: them)?"
    r"|לצי?ד[םן]?|אית[םן]|יחד אית[םן]|ביחד אית[םן]|(?:בזוג|בשילוב|בצירוף|בצוותא) (?:עם|אית[םן])|בתור בן זוג),?\s+",
    re.I,
)
_WORD = expression(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")


def without_pairing(line: str, names_team: Callable[[str], bool]) -> str:
    """A line with a comma for what is said between two teams of which the second goes with the first."""

    def comma(found: re.Match[str]) -> str:
        *_, before = ["", *_WORD.findall(line[: found.start()])]
        behind = _WORD.match(line, found.end())
        return ", " if behind and names_team(before) and names_team(behind[0]) else found[0]

    return _PAIRED.sub(comma, line)
