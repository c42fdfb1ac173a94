"""DATA → MODEL: games, their cards, rules and decks, and what a card says in each language.

This is the package's whole public door; the other packages import from here. A name's module is loaded when the name
is first asked for, so that a command starts with what it needs.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cards.called import card_called
    from cards.decks import game_of, load_deck, starter_refs
    from cards.errors import DataError, DataErrors, FitilError, UnknownName, did_you_mean
    from cards.loader import GAMES, game_ids, load_game
    from cards.locale import Messages, counted, messages, plural
    from cards.model import Card, CardType, Deck, DeckRules, Game, Keyword, Lang, Rule, Team, Words
    from cards.names import nearest, normalise
    from cards.reading import read_game
    from cards.text import Paragraph, Run, card_text, keyword_name, plain, type_line

__all__ = [
    "GAMES",
    "Card",
    "CardType",
    "DataError",
    "DataErrors",
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

_HOMES = {
    name: module
    for module, names in {
        "called": ("card_called",),
        "decks": (
            "game_of",
            "load_deck",
            "starter_refs",
        ),
        "errors": (
            "DataError",
            "DataErrors",
            "FitilError",
            "UnknownName",
            "did_you_mean",
        ),
        "loader": (
            "GAMES",
            "game_ids",
            "load_game",
        ),
        "locale": (
            "Messages",
            "counted",
            "messages",
            "plural",
        ),
        "model": (
            "Card",
            "CardType",
            "Deck",
            "DeckRules",
            "Game",
            "Keyword",
            "Lang",
            "Rule",
            "Team",
            "Words",
        ),
        "names": (
            "nearest",
            "normalise",
        ),
        "reading": ("read_game",),
        "text": (
            "Paragraph",
            "Run",
            "card_text",
            "keyword_name",
            "plain",
            "type_line",
        ),
    }.items()
    for name in names
}


def __getattr__(name: str) -> Any:
    """The public name, from the module it lives in (PEP 562)."""
    if name not in _HOMES:
        raise AttributeError(f"module 'cards' has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(f"cards.{_HOMES[name]}"), name)
    return value
