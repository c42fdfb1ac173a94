"""Card lookup by name in any language of a game, or by id, in any spelling."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from cards.database import forgotten, load_game
from cards.errors import UnknownName
from cards.model import Game
from cards.names import nearest, normalise


@cache
def name_index(game_id: str) -> Mapping[str, tuple[str, str]]:
    """Every id and name of the game's cards, normalised → the card's id and the name as it is written."""
    game = load_game(game_id)
    index = {card_id.replace("-", " "): (card_id, card_id) for card_id in game.cards}
    index |= {card_id: (card_id, card_id) for card_id in game.cards}
    for words in game.words.values():
        index |= {normalise(entry.name): (card_id, entry.name) for card_id, entry in words.items()}
    return index


def card_called(game: Game, *names: str, most: int = 3) -> str:
    """The id of the card that has the first known of these names, in any language.

    If none is known, raises `UnknownName` for the last of them, which offers up to `most` similar names.
    """
    index = name_index(game.id)
    for name in names:
        if found := index.get(normalise(name)):
            return found[0]
    if folder := forgotten(names[-1]):
        raise UnknownName("card", names[-1], see=f"fitil cards --cards {folder}")
    near = dict(index[match] for match in nearest(names[-1], index, most)) if most else {}
    raise UnknownName("card", names[-1], tuple(near.values()))
