"""Cards as plain data for engines: dictionaries, lists, words and numbers, without classes of the database.

All that an engine in a web page needs is made here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cards import Card, Deck, Game
from cards.model import plain


def compile_cards(game: Game) -> dict[str, Any]:
    """All cards of a game by id, and the data of the game that its engine needs."""
    if not (_last and _last[0] is game):
        cards, made = (_last[0].cards, _last[1]["cards"]) if _last else ({}, {})
        same = {name: made[name] for name, card in game.cards.items() if cards.get(name) is card}
        _last[:] = [game, _compiled(game, same)]
    compiled = _last[1]
    return {**compiled, "cards": dict(compiled["cards"])}


_last: list[Any] = []
"""The game that was compiled last, and what was made of it: whoever has many matches played compiles one game.

A game that differs from it in a few cards, as in scenarios with cards of their own, has the others from it.
"""


def _compiled(game: Game, known: Mapping[str, Any]) -> dict[str, Any]:
    """A game compiled, some of whose cards are compiled already."""
    return {
        "game": game.id,
        "types": {
            name: {"group": kind.group, "phase": kind.phase, "starting": kind.starting}
            for name, kind in game.types.items()
        },
        **{name: dict(table) for name, table in game.numbers.items()},
        "phases": list(game.phases),
        "cards": {name: known.get(name) or compile_card(card) for name, card in game.cards.items()},
    }


def compile_card(card: Card) -> dict[str, Any]:
    """One card as plain data."""
    return {
        "id": card.id,
        "type": card.type,
        "subtypes": list(card.subtypes),
        "team": card.team,
        "rarity": card.rarity,
        "unique": card.unique,
        "copies": card.copies,
        "own": card.own,
        "numbers": dict(card.numbers),
        "keywords": {keyword.id: keyword.x or 0 for keyword in card.keywords},
        "price": plain(card.price),
        "onto": plain(card.onto),
        "modifiers": plain(card.modifiers),
        "abilities": plain(card.abilities),
        "plan": plain(card.plan),
        "rule": card.ledger.rule if card.ledger else None,
    }


def compile_deck(deck: Deck) -> dict[str, Any]:
    """A deck as plain data: its reference, the cards in each slot, and the copies by card id."""
    slots = {name: list(found) for name, found in deck.slots.items()}
    return {"ref": deck.ref, "slots": slots, "cards": dict(deck.cards)}
