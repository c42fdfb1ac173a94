"""What a game starts from: the players' colours, and the options that are used."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules_checker.engine import UnfitError, is_copies, just_keys, known_cards, short
from rules_checker.games.cosmic.cards import OPTIONS

LEAST, MOST = 3, 5
DECKS = 0, 0
TYPES = ("attack", "negotiate", "morph", "reinforcement", "artifact", "flare", "destiny", "alien", "tech")
PIECES = ("planet", "ship", "gate", "warp")
"""The types of what lies on the table and is no card: the engine counts it."""
Setup = Mapping[str, Any]
"""`colours`, of the players by seat; `options`, those of `OPTIONS` that are used; `copies` of cards, by their ids."""


def colours(compiled: Mapping[str, Any]) -> list[str]:
    """The colours that players may have: those of the destiny deck, in its order."""
    cards = compiled["cards"].values()
    return list(dict.fromkeys([card["team"] for card in cards if card["type"] == "destiny" and card["team"]]))


def from_decks(compiled: Mapping[str, Any], decks: Sequence[Any], players: int = LEAST, **options: int) -> Setup:
    """The setup of a game of so many players, with the options that are not 0; nobody brings a deck.

    Raises `ValueError` for too few players, or too many.
    """
    if not LEAST <= players <= MOST:
        said = f"Cosmic Encounter is for {LEAST} to {MOST} players, not {players}"
        raise UnfitError(said, "not-so-many", {"n": players, "least": LEAST, "most": MOST})
    chosen = colours(compiled)[:players]
    used = [name for name in OPTIONS if options.get(name)]
    return {"colours": chosen, "options": used, "copies": _cards(compiled, chosen, used)}


def _cards(compiled: Mapping[str, Any], chosen: Sequence[str], options: Sequence[str]) -> dict[str, int]:
    """The copies of all cards that are played with: without destiny cards of colours that nobody has
    (`setup.destiny-colours`), and without technologies that cost too much for four planets (`four.with-tech`).
    """
    below = compiled["technology"]["four-below"] if "four-planets" in options else 99
    return {
        card: data["copies"]
        for card, data in compiled["cards"].items()
        if data["type"] in TYPES
        and not (data["type"] == "destiny" and data["team"] and data["team"] not in chosen)
        and not (data["type"] == "tech" and data["numbers"]["cost"] >= below)
    }


def cards_of(setup: Setup) -> set[str]:
    """The ids of all cards in a setup."""
    return set(setup["copies"])


def seats(setup: Setup) -> int:
    """The number of players."""
    return len(setup["colours"])


def read_setup(compiled: Mapping[str, Any], written: Mapping[str, Any]) -> Setup:
    """The setup in a saved game; raises `ValueError`, in words that go on from the file's name."""
    just_keys(written, ("colours", "options", "copies"))
    chosen, options, cards, known = written["colours"], written["options"], written["copies"], colours(compiled)
    fits = isinstance(chosen, list) and LEAST <= len(chosen) <= MOST and all(one in known for one in chosen)
    if not fits or len(set(chosen)) < len(chosen):
        raise ValueError(f"colours: invalid value {short(chosen)}")
    if not (isinstance(options, list) and all(one in OPTIONS for one in options)):
        raise ValueError(f"options: invalid value {short(options)}")
    if not is_copies(cards):
        raise ValueError(f"copies: invalid value {short(cards)}")
    known_cards(compiled, cards)
    return dict(written)
