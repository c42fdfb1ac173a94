"""The title of a game at the head of a line, with when and where it is played: `Smash Up / Замес, стол 3`."""

from __future__ import annotations

import re

from cards.database import game_ids, load_game, of_games
from cards.decks.called import may_be_in_name
from cards.decks.lists import labels, played, talk
from cards.decks.lists.fillers import bears_on_cards
from cards.decks.lists.mentions import seen
from cards.names import normalise

_MOST_WORDS = 5
"""Most words of what is said beside a title."""


def title_in(line: str) -> str:
    """The title of a game that a line begins with; empty for any other line."""
    match = _titles().match(seen(line))
    return match["title"] if match else ""


def titled(line: str) -> str:
    """The title of a game that is all of a line but for when and where it is played; empty for any other line."""
    match = _titles().match(seen(line))
    rest = seen(line)[match.end() :] if match else ""
    words = talk.words_of(normalise(rest))
    if not match or len(words) > _MOST_WORDS or bears_on_cards(words) or labels.holds_card(rest):
        return ""
    is_known = any(
        may_be_in_name(game, word) for game in game_ids() for word in words if not word.isdecimal()
    ) or played.names_some_team(rest)
    is_counted = re.search(r"\d", talk.unexplained(normalise(rest))) is not None
    return "" if is_known or is_counted or talk.changes(normalise(rest)) else match["title"]


@of_games()
def _titles() -> re.Pattern[str]:
    titles = {said for game in map(load_game, game_ids()) for title in game.title.values() for said in _spoken(title)}
    any_of = "|".join(sorted(map(re.escape, titles), key=len, reverse=True))
    return re.compile(rf"\W{{0,3}}(?P<title>{any_of})(?:\W{{1,4}}(?:{any_of}))*(?!\w)", re.I)


def _spoken(title: str) -> list[str]:
    """A title, and each part of one with another in brackets."""
    return [part for part in (seen(title), *re.split(r"\s*[()]", seen(title))) if part]
