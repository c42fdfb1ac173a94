"""Where cards of Cosmic Encounter lie, for `tests/rules_checker/probing.py`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules_checker.games.cosmic.cards import CardDef
from rules_checker.games.cosmic.state import Position

PROBE = {"do": "draw"}
NODES = True
FOLLOWS = frozenset({"forbid", "outcome", "keep-card", "extra-encounter", "count-as"})
"""Verbs of which only what follows from them is looked at."""


def place(s: Position, card: int) -> tuple[str, str] | None:
    """The zone of a card: where cards of its type work."""
    info = s.defs[card]
    if info.type == "alien":
        return ("in-play", "") if card in s.aliens else None
    if info.type == "tech":
        return ("in-play", "") if any(s.built[one] and s.techs[one] == card for one in range(len(s.techs))) else None
    if info.type == "destiny":
        return ("in-play", "") if s.destiny and s.destiny[-1] == card else None
    return ("in-play", "") if any(card in hand for hand in s.hands) else None


def define(data: dict[str, Any], was: CardDef, s: Position, card: int) -> CardDef:
    """A card as the engine has it, of the same alien; a flare with a super effect is of its holder's."""
    made = CardDef(data)
    made.alien = was.alien
    holder = next((player for player, hand in enumerate(s.hands) if card in hand), None)
    if holder is not None and any(one.trigger == "super" for one in made.abilities):
        made.alien = s.defs[s.aliens[holder]].alien
    return made


def blank(card: Any) -> Any:
    """The same card without what it does."""
    return replace(card, abilities=card.abilities if card.type == "destiny" else (), modifiers=())
