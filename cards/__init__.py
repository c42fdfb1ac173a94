"""DATA → MODEL: games, their cards, rules and decks, and what a card says in each language.

This is the package's whole public door; the other packages import from here.
"""

from __future__ import annotations

from cards.decks import card_called, game_of, load_deck, starter_refs
from cards.errors import DataError, FitilError, UnknownName, did_you_mean
from cards.loader import GAMES, game_ids, load_game, read_game
from cards.locale import Messages, counted, messages, plural
from cards.model import Card, CardType, Deck, DeckRules, Game, Keyword, Lang, Rule, Team, Words
from cards.names import nearest, normalise
from cards.text import Paragraph, Run, card_text, keyword_name, plain, type_line

__all__ = [
    "GAMES",
    "Card",
    "CardType",
    "DataError",
    "Deck",
    "DeckRules",
    "FitilError",
    "Game",
    "Keyword",
    "Lang",
    "Messages",
    "Paragraph",
    "Rule",
    "Run",
    "Team",
    "UnknownName",
    "Words",
    "card_called",
    "card_text",
    "counted",
    "did_you_mean",
    "game_ids",
    "game_of",
    "keyword_name",
    "load_deck",
    "load_game",
    "messages",
    "nearest",
    "normalise",
    "plain",
    "plural",
    "read_game",
    "starter_refs",
    "type_line",
]
