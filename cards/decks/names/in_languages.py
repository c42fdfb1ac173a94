"""What cards and teams are called in every language, English among them, of which games have no words."""

from __future__ import annotations

from collections.abc import Mapping

from cards.decks.names.called import name_index
from cards.decks.names.teams import team_index, team_name
from cards.model import Game
from cards.names import normalise


def in_languages(game: Game, name: str) -> Mapping[str, str] | None:
    """What the card or the team that has this name is called in every language; None if there is none."""
    said = normalise(name)
    if found := name_index(game.id).get(said):
        card = found[0]
        names = {lang: words[card].name for lang, words in game.words.items() if card in words}
        return {**names, "en": in_english(card)}
    if found := team_index(game.id).get(said):
        team = found[0]
        return {**{lang: team_name(game, team, lang) for lang in game.langs}, "en": in_english(team)}
    return None


def in_english(name: str) -> str:
    """What a card or a team is called in English, by its id."""
    return name.replace("-", " ").title()
