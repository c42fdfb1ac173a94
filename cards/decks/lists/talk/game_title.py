"""The title of a game at the head of a line, with when and where it is played: `Smash Up / Замес, стол 3`."""

from __future__ import annotations

import re

from cards.database import game_ids, load_game, of_games
from cards.decks.lists.around import labels
from cards.decks.lists.talk import teams_played
from cards.decks.names.called import may_be_in_name
from cards.decks.names.headings import SEATS
from cards.decks.words import numbers_said, people, updates
from cards.decks.words.fillers import bears_on_cards
from cards.decks.words.seen import seen, words_of
from cards.expressions import expression
from cards.names import normalise

_MOST_WORDS = 5
"""Most words of what is said beside a title."""


def titled(line: str) -> str:
    """The title of a game that is all of a line but for when and where it is played; empty for any other line."""
    match = _titles().match(seen(line))
    rest = seen(line)[match.end() :] if match else ""
    words = words_of(normalise(rest))
    if not match or len(words) > _MOST_WORDS or bears_on_cards(words) or labels.holds_card(rest):
        return ""
    is_known = any(
        may_be_in_name(game, word) for game in game_ids() for word in words if not (word.isdecimal() or word in SEATS)
    ) or teams_played.names_some_team(rest)
    is_counted = re.search(r"\d", numbers_said.unexplained(normalise(rest))) is not None
    return "" if is_known or is_counted or updates.changes(normalise(rest)) else match["title"]


def but_title(line: str) -> str:
    """A line, if it is not the title of a game; else empty."""
    return "" if titled(line) else line


@of_games()
def _titles() -> re.Pattern[str]:
    titles = {said for game in map(load_game, game_ids()) for title in game.title.values() for said in _spoken(title)}
    any_of = "|".join(sorted(map(re.escape, titles), key=len, reverse=True))
    return expression(rf"\W{{0,3}}(?P<title>{any_of})(?:\W{{1,4}}(?:{any_of}))*(?!\w)", re.I)


def game_of(title: str) -> str:
    """The id of the game that has a title, as `titled` finds it, or a name; empty for none."""
    games = map(load_game, game_ids())
    wanted = normalise(title)
    return next(
        (
            one.id
            for one in games
            if wanted in {normalise(part) for said in one.title.values() for part in _spoken(said)}
        ),
        "",
    )


def _spoken(title: str) -> list[str]:
    """A title, and each part of one with another in brackets; also without the sign at its end."""
    parts = [part for part in (seen(title), *re.split(r"\s*[()]", seen(title))) if part]
    return [*parts, *(part.rstrip("!.") for part in parts)]


def titled_behind(said: str) -> tuple[str, str, list[str]] | None:
    """The title of a game that is the last of several parts of a line, whose name stands before it, and what else is
    said there, which bears on no card: `по телефону, Марина, Замес`; None for anything else.
    """
    *before, last = [part.strip() for part in said.split(",")]
    if not before or not (title := titled(last)) or any(map(_bears, before)):
        return None
    names = [part for part in before if part == people.name_alone(part) and not people.is_greeting(part)]
    name = names[0] if len(names) == 1 else ""
    return title, name, [part for part in before if part != name]


def _bears(said: str) -> bool:
    words = words_of(normalise(said))
    return (
        bool(re.search(r"\d", said))
        or labels.holds_card(said)
        or bears_on_cards(words)
        or updates.changes(normalise(said))
    )
