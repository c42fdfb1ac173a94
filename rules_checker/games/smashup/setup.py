"""What a game starts from: a deck for each player, and the bases."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules_checker.engine import enough_decks, is_copies, just_keys, known_cards, short

DECKS = LEAST, MOST = 2, 4
Setup = Mapping[str, Any]
"""`decks`, copies by the ids of cards; `bases`, ids."""


def from_decks(compiled: Mapping[str, Any], decks: Sequence[Mapping[str, Any]]) -> Setup:
    """The setup of compiled decks, with all bases of the game (`setup.two-copies-bases`: of one copy of it).

    Raises `ValueError` for too few decks, or too many.
    """
    enough_decks(decks, LEAST, MOST)
    bases = [card_id for card_id, card in compiled["cards"].items() if card["type"] == "base"]
    return {"decks": [dict(deck["cards"]) for deck in decks], "bases": bases}


def cards_of(setup: Setup) -> set[str]:
    """The ids of all cards in a setup."""
    return {card_id for deck in setup["decks"] for card_id in deck} | set(setup["bases"])


def read_setup(compiled: Mapping[str, Any], written: Mapping[str, Any]) -> Setup:
    """The setup in a saved game; raises `ValueError`, in words that go on from the file's name."""
    just_keys(written, ("decks", "bases"))
    decks, bases = written["decks"], written["bases"]
    if not (isinstance(decks, list) and LEAST <= len(decks) <= MOST and all(map(is_copies, decks))):
        raise ValueError(f"decks: invalid value {short(decks)}")
    if not (isinstance(bases, list) and len(bases) > len(decks)):
        raise ValueError(f"bases: invalid value {short(bases)}")
    known_cards(compiled, (*bases, *(card_id for deck in decks for card_id in deck)))
    return dict(written)
