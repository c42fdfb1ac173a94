"""Whose teams are changed by a line below the lists of several people: `Стоп, Яна передумала, она хочет роботов и
пиратов` is read as one below hers.
"""

from __future__ import annotations

import re
from dataclasses import replace

from cards.decks.listing import Listing
from cards.decks.lists.talk.teams_played import names_some_team
from cards.expressions import expression

_CHANGED = expression(
    r"(?<!\w)(?:передумал[аи]?|changed (?:his|her|their) minds?|התחרט(?:ה|ו)?|שינ(?:ה|תה|ו) (?:את )?דעת\w*)(?!\w)", re.I
)
_PRONOUNS = expression(r"(?<!\w)(?:он|она|они|he|she|they|הוא|היא|הם)(?!\w),? ?", re.I)


def moved(listings: list[Listing]) -> list[Listing]:
    """The lists, of which a line that says that one of their players has changed his mind is below his, without him."""
    for listing in listings if len(listings) > 1 else ():
        for entry in [one for one in listing.entries if one.loose and _CHANGED.search(one.text)]:
            found = [one for one in listings if one.player and _named(one.player).search(entry.text)]
            if len(found) == 1 and names_some_team(entry.text) and not any(map(str.isdigit, entry.text)):
                text = _PRONOUNS.sub("", _named(found[0].player).sub("", entry.text))
                listing.entries.remove(entry)
                reading = entry.readings[0]._replace(name=text, copies="1")
                found[0].entries.append(replace(entry, readings=(reading,), text=text))
    return listings


def _named(player: str) -> re.Pattern[str]:
    return expression(rf"(?<!\w){re.escape(player)}(?!\w),? ?", re.I)
