"""Options in words, and words as options: how scenarios, logs and people name what they choose.

`play brute upper`, `cast boom b ogre` (whose creature, and which), `done`; `go` for the next attack; a card's id where
one is drafted, struck or put back first.
"""

from __future__ import annotations

from typing import Final

from rules_checker.engine import Card, Option, Say
from rules_checker.games.deckbattle.options import Spell, Summon
from rules_checker.games.deckbattle.state import LANE_NAMES, PLAYERS, Position

ACTIONS: Final = {
    "play": {"CARD": "card", "LANE": "word"},
    "cast": {"CARD": "card", "A|B": "word", "CREATURE": "card"},
    "done": {},
    "go": {},
}


def plays(s: Position, option: Option) -> str | None:
    """The card that an option plays from the hand; None if it plays none."""
    return s.defs[option.card].id if isinstance(option, Summon | Spell) else None


def in_words(s: Position, option: Option) -> str:
    """An option as a scenario writes it."""
    if isinstance(option, Summon):
        return f"play {s.defs[option.card].id} {LANE_NAMES[option.lane]}"
    if isinstance(option, Spell):
        whose = PLAYERS[s.owner[option.target]].lower()
        return f"cast {s.defs[option.card].id} {whose} {s.defs[option.target].id}"
    if isinstance(option, Card):
        return s.defs[option.card].id
    assert isinstance(option, Say)
    return option.word
