"""Where tokens and cards of Dungeon Twister lie, for `tests/rules_checker/probing.py`."""

from __future__ import annotations

from typing import Any

from rules_checker.games.twister.cards import CardDef
from rules_checker.games.twister.state import Position

PROBE = {"do": "cure"}
NODES = False
BESIDE = {"falls": [{"always": "walks-pits"}]}
"""Only who may be on a pit falls."""


def place(s: Position, card: int) -> tuple[str, str] | None:
    """The zone of a token on a square, or of a card in a player's hand, which is where it works."""
    if s.ask is None or s.ask.kind != "act":
        return None  # only there is it looked for whether such a token may be where the other one was
    held = (*s.jumps, *s.fighting)
    return ("maze", "") if s.at[card] >= 0 or any(card in hand for hand in held) else None


def define(data: dict[str, Any], was: CardDef, s: Position, card: int) -> CardDef:
    """A token or a card as the engine has it, of the same kind of character."""
    made = CardDef(data, {})
    made.team, made.kind, made.speed = was.team, was.kind, was.speed
    made.strength, made.value, made.capacity, made.room = was.strength, was.value, was.capacity, was.room
    return made


def nodes(info: CardDef) -> tuple[Any, ...]:
    """None: what a character can do is an action."""
    return ()
