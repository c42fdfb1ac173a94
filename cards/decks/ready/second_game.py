"""Lines beside a ready-made deck that are somebody's teams in another game: a game's title, and the teams behind it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from cards.decks.lists.talk import team_talk
from cards.decks.lists.talk.game_title import titled
from cards.decks.lists.talk.teams_played import names_some_team, teams_in, teams_named
from cards.decks.names.game_titles import game_of, titles
from cards.decks.names.teams import team_index
from cards.decks.ready.titles import forms, titles_in
from cards.decks.words.seen import seen
from cards.model import Deck


class Apart(NamedTuple):
    """A text without the lines of another game, and these alone; both have all lines at their places."""

    rest: str
    teams: str


def teams_apart(text: str, ready: Mapping[str, Deck]) -> Apart | None:
    """The lines with a game's title and teams apart from those that call a deck; None for a text without any."""
    lines = text.splitlines()
    apart = [*map(behind_title, lines)]
    if not any(apart):
        return None
    known = forms(ready.values())
    calling = [any(titles_in(seen(line), known)) for line in lines]
    if any(team_talk.wants_another(found, names_some_team) for found in apart):
        return None  # somebody else's
    apart = [found if not calls else "" for found, calls in zip(apart, calling, strict=True)]
    if not any(apart) or not any(calling):
        return None
    rest, teams = (
        "\n".join(line if bool(found) is wanted else "" for line, found in zip(lines, apart, strict=True))
        for wanted in (False, True)
    )
    return Apart(rest, teams)


def behind_title(line: str) -> str:
    """What stands behind the title of a game of teams at the head of a line that names some; else empty."""
    match = titles().match(seen(line))
    behind = seen(line)[match.end() :] if match else ""
    is_of_teams = bool(behind) and match is not None and bool(team_index(game_of(match["title"])))
    return behind if is_of_teams and not titled(line) and (teams_in(behind) or teams_named(behind)) else ""
