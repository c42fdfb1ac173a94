"""Decks that are whole teams (`WholeTeams`): the names by which a list calls the teams, and the cards that they are."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from cards.database import files_under, load_game, load_or_make, of_games, own_mark, stamp
from cards.decks.names.called import name_index
from cards.errors import UnknownName
from cards.languages import LANGUAGES
from cards.model import Deck, Game, Lang
from cards.names import nearest, normalise

_BETWEEN = r"\s*[,;+&/\n]\s*|\s+(?:и|and|plus|плюс)\s+|\s+ו-?(?=\w{3})"
_LONGEST, _CLOSE = 80, 72
"""Letters of a text that may be two names, and how near one has to be, out of 100."""
FREE = "free"
"""What stands for a team's id where cards of no team are meant."""


def cards_of(game: Game, teams: Iterable[str]) -> dict[str, int]:
    """The cards of whole teams that belong in a deck: ids, and how many of each are printed; none of one's own."""
    wanted = list(teams)
    return {
        card.id: card.copies
        for team in wanted
        for card in game.cards.values()
        if card.team == team and not (card.own or game.types[card.type].apart)
    }


def teams_of(game: Game, deck: Deck) -> tuple[str, ...]:
    """The whole teams that a deck is, in its own order; none if it is anything else, or of a game of other decks."""
    if not (game.deck_rules and game.deck_rules.teams) or deck.apart:
        return ()
    teams = tuple(dict.fromkeys(game.cards[card_id].team or "" for card_id in deck.cards))
    return teams if dict(deck.cards) == cards_of(game, teams) else ()


def team_called(game: Game, name: str, *, only: bool = False) -> str | None:
    """The id of the team that a name means, where decks are made of whole teams; None if it means a card.

    Raises `UnknownName` for one that is nearer to a team than to a card, or that stands where only teams do.
    """
    teams, known = team_index(game.id), name_index(game.id)
    if found := teams.get(normalise(name)):
        return found[0]
    if not teams or (normalise(name) in known and not only):
        return None
    near = nearest(name, teams)
    if only or (near and not {*nearest(name, (*known, *teams), 1)} & known.keys() - teams.keys()):
        raise UnknownName(
            "part of a deck", name, dict(map(teams.__getitem__, near)).values(), known=_called(teams, name)
        )
    return None


def teams_misspelt(games: Iterable[Game], text: str) -> UnknownName | None:
    """The fault of a text that is nothing but names near to those of teams, of which it offers the nearest: `ператы и
    нинзя`; None for any other text.
    """
    if len(text) > _LONGEST:
        return None
    playable = [*games]
    titles = {normalise(title) for game in playable for title in game.title.values()}
    parts = [part for part in re.split(_BETWEEN, text.strip(" .!\n"), flags=re.I) if part]
    parts = [part for part in parts if normalise(part) not in titles]
    for game in playable:
        index = team_index(game.id)
        near = [near for part in parts if (near := _near(normalise(part), index))]
        if near and len(near) == len(parts):
            return UnknownName("part of a deck", ", ".join(parts), dict.fromkeys(index[one][1] for one in near))
    return None


def _near(name: str, known: Iterable[str]) -> str:
    """The known name of which all letters are nearly those of this one; empty if there is none."""
    from rapidfuzz import fuzz, process  # on the error path only

    found = process.extractOne(name, [*known], scorer=fuzz.ratio, score_cutoff=_CLOSE)
    return found[0] if found else ""


def team_named(game: Game, name: str) -> str:
    """The id of the team that has this name or id, `FREE` for cards of none; raises `UnknownName`."""
    teams = team_names(game.id)
    if found := teams.get(normalise(name)):
        return found[0]
    near = [teams[one][1] for one in nearest(name, teams)]
    known = _called(teams, name) if game.teams else ()  # of a game without teams there is nothing to list
    raise UnknownName("team", name, near, known=known, game=game.id if game.teams else "")


def _called(teams: Mapping[str, tuple[str, str]], name: str) -> list[str]:
    """The teams, by names of the language in which this one was typed, else by their ids."""
    language = next((one for one in LANGUAGES.values() if one.writes(name)), None)
    called = dict.fromkeys(as_written for _, as_written in teams.values())
    written = {one: next((lang for lang in LANGUAGES.values() if lang.writes(one)), None) for one in called}
    return [one for one in called if written[one] is language]


@of_games()
def team_index(game_id: str) -> Mapping[str, tuple[str, str]]:
    """Of `team_names`, those of the teams that decks are made of: none in a game of other decks."""
    game = load_game(game_id)
    if not (game.deck_rules and game.deck_rules.teams):
        return {}
    return {name: found for name, found in team_names(game_id).items() if found[0] != FREE}


@of_games()
def team_names(game_id: str) -> Mapping[str, tuple[str, str]]:
    """Every id and name of a game's teams, normalised → the team's id, and the name as it is written.

    The cards of no team have a name, too, that of `FREE`. The names are cached: reading messages takes a while.
    """
    game = load_game(game_id)
    made_from = stamp(files_under(game.folder, "game.yaml", "card-text.ftl"))
    return load_or_make(f"names-of-teams-{game_id}{own_mark(game.folder)}", made_from, lambda: _names(game))


def team_name(game: Game, team: str, lang: Lang) -> str:
    """A team's name."""
    from cards.language import messages

    return messages(game, lang)(f"team-{team}")


def _names(game: Game) -> dict[str, tuple[str, str]]:
    from cards.language import messages

    teams = (*game.teams, FREE)
    index = {team.replace("-", " "): (team, team) for team in teams} | {team: (team, team) for team in teams}
    for say in (messages(game, lang) for lang in game.langs):
        for team in teams:
            if say.has(f"team-{team}"):
                name = say(f"team-{team}")
                index[normalise(name)] = team, name
    return index
