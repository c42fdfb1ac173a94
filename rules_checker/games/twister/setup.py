"""What a game starts from: the tokens, cards and rooms that are played with, the goal, and the options used."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules_checker.engine import is_copies, just_keys, known_cards, short
from rules_checker.games.twister.cards import OPTIONS

DECKS = 0, 0
TEAMS = ("blue", "orange")
TYPES = ("vault", "hall", "character", "object", "action", "combat", "jump")
PIECES = ("start-line", "wounded", "standee", "screen", "gate-marker")
"""The types of what lies on the table and is played with, but not counted: the engine knows the rest."""
WITHOUT = ("wall-walker", "mekanork", "speed-potion", "armor")
"""The tokens that beginners do without (`beginner.without`)."""
_FEWEST_GOAL, _MOST_GOAL = 1, 8
Setup = Mapping[str, Any]
"""`copies` of the cards, by their ids; `goal`, in victory points; `options`, those of `OPTIONS` that are used."""


def from_decks(
    compiled: Mapping[str, Any], decks: Sequence[Any], goal: int = 5, beginner: int = 0, **options: int
) -> Setup:
    """The setup of a game, with the options that are not 0; nobody brings a deck.

    `without` is the number of the player who plays without the two highest combat cards (0: neither).
    """
    cards = {card: data["copies"] for card, data in compiled["cards"].items() if data["type"] in TYPES}
    if beginner:
        cards = {card: n for card, n in cards.items() if not _beyond_beginners(compiled["cards"][card])}
    if weak := options.get("without", 0):
        team, most = TEAMS[weak - 1], compiled["handicap"]["most"]
        for card, data in compiled["cards"].items():
            if data["type"] == "combat" and data["team"] == team and data["numbers"]["value"] > most:
                del cards[card]
    return {"copies": cards, "goal": goal, "options": [name for name in OPTIONS if options.get(name)]}


def _beyond_beginners(card: Mapping[str, Any]) -> bool:
    """True of the tokens and the two rooms that beginners do without."""
    if card["plan"]:
        return any(spot["number"] == 4 for row in card["plan"]["rows"] for spot in row)
    return any(kind in WITHOUT for kind in card["subtypes"])


def cards_of(setup: Setup) -> set[str]:
    """The ids of all cards in a setup."""
    return set(setup["copies"])


def seats(setup: Setup) -> int:
    """The number of players."""
    return len(TEAMS)


def read_setup(compiled: Mapping[str, Any], written: Mapping[str, Any]) -> Setup:
    """The setup in a saved game; raises `ValueError`, in words that go on from the file's name."""
    just_keys(written, ("copies", "goal", "options"))
    cards, goal, options = written["copies"], written["goal"], written["options"]
    if not is_copies(cards):
        raise ValueError(f"copies: invalid value {short(cards)}")
    known_cards(compiled, cards)
    made = [from_decks(compiled, (), beginner=few, without=weak) for few in (0, 1) for weak in range(len(TEAMS) + 1)]
    if all(cards != one["copies"] for one in made):
        raise ValueError(f"copies: invalid value {short(cards)}")
    if type(goal) is not int or not _FEWEST_GOAL <= goal <= _MOST_GOAL:
        raise ValueError(f"goal: invalid value {short(goal)}")
    if not (isinstance(options, list) and options == [one for one in OPTIONS if one in options]):
        raise ValueError(f"options: invalid value {short(options)}")
    return dict(written)
