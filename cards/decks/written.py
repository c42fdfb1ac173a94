"""A deck as a list that people read, in one language; `cards.decks.lists` reads it back."""

from __future__ import annotations

from cards.decks.deck import game_of
from cards.decks.names.teams import teams_of
from cards.language import messages
from cards.model import Deck, Lang


def deck_list(deck: Deck, lang: Lang) -> str:
    """The deck's cards by their names, a line each with its number; first those that lie apart from it.

    A deck that is whole teams is their names.
    """
    game = game_of(deck)
    if teams := teams_of(game, deck):
        return "".join(f"{messages(game, lang)(f'team-{team}')}\n" for team in teams)
    names = game.words[lang]
    copies = [*((card_id, 1) for card_id in deck.apart), *deck.cards.items()]
    return "".join(f"{n} {names[card_id].name}\n" for card_id, n in copies)
