"""Where cards of Smash Up lie, for `tests/rules_checker/probing.py`."""

from __future__ import annotations

from typing import Any

from rules_checker.games.smashup.cards import CardDef
from rules_checker.games.smashup.state import BASE, DISCARD, HAND, NOBODY, PLAY, Position
from rules_checker.games.smashup.zones import settle_control

PROBE = {"do": "draw"}
NODES = True
FROM_HAND = {"play": "hand"}
TYPELESS = frozenset({"discard"})


def place(s: Position, card: int) -> tuple[str, str] | None:
    """The zone of a card, and on what it lies there."""
    where = s.where[card]
    if where == PLAY:
        host = s.host[card]
        onto = "minion" if host != NOBODY else "" if s.defs[card].is_minion else "base"
        return "in-play", onto
    if where == BASE:
        return ("in-play", "") if card in s.bases else None
    return {HAND: ("hand", ""), DISCARD: ("discard", "")}.get(where)


def define(data: dict[str, Any], was: CardDef, s: Position, card: int) -> CardDef:
    """A card as the engine has it."""
    return CardDef(data)


def refresh(s: Position) -> None:
    """Have what is remembered of cards be found anew."""
    s.statics = None
    for card in s.in_play:
        if s.defs[card].is_minion:
            settle_control(s, card)
    s.lurking = frozenset[str]().union(*[info.lurks for info in set(s.defs)])
