"""Lines with teams as they are read: a sign between somebody and his teams, and one more team on a line of its own."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cards.decks.lists.talk.teams_played import names_some_team, team_alone, teams_named
from cards.decks.words.seen import words_of
from cards.expressions import expression
from cards.names import normalise

_PERSON = r"[A-ZА-ЯЁ][^\W\d]+(?: [A-ZА-ЯЁ][^\W\d]+)?|[א-ת]{2,}(?: [א-ת]{2,})?"
_AND_TEAM = expression(
    r"\W*(?:(?:а также|и ещё|и еще|и|плюс|and also|and|plus|וגם|ועוד) (?:[.…]+ ?)?|(?:и|and|ו)\s?[.…]+ ?|\+ ?|ו-?)"
    r"(?P<team>[^\W\d][^\d.,:;]{1,30})[.!]?",
    re.I,
)
"""One more team, as somebody says it on a line of its own."""
_SIGNED = expression(rf"(?P<who>{_PERSON})\s*(?:=+>?|→|➡)\s*(?P<teams>[^\W\d].+)")
"""Somebody and his teams, with a sign between them."""


def with_colon(line: str) -> str:
    """A line with a colon for the sign between somebody and teams: `Ben = Robots + Pirates`, `Оля → зомби, эльфы`."""
    match = _SIGNED.fullmatch(line.strip())
    is_side = match is not None and names_some_team(match["teams"]) and not names_some_team(match["who"])
    return f"{match['who']}: {match['teams']}" if match and is_side else line


def joined(lines: Sequence[tuple[int, str]]) -> Sequence[tuple[int, str]]:
    """The lines, where one is no more than `and` and a team, behind one that ends in another and names no more, as one:
    `Я роботы`, `и зомби`.
    """
    found: list[tuple[int, str]] = []
    for number, line in lines:
        above = next((at for at in reversed(range(len(found))) if found[at][1].strip()), -1)
        match = _AND_TEAM.fullmatch(line) if above >= 0 else None
        team = team_alone(match["team"]) if match else ""
        before = teams_named(found[above][1]) if match and team else ()
        last = [*words_of(normalise(found[above][1])), ""][-2] if before else ""
        if match and len(before) == 1 and before[0] != team and teams_named(last) == before:
            found[above] = found[above][0], f"{found[above][1].rstrip(' .…!,')} + {match['team']}"
            found.append((number, ""))
        else:
            found.append((number, line))
    return found
