"""Where cards of Boomb.it lie, for `tests/rules_checker/probing.py`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules_checker.games.boombit import state
from rules_checker.games.boombit.cards import CardDef, link_card
from rules_checker.games.boombit.state import DISCARD, HAND, IN_PLAY, Position

PROBE = {"do": "draw"}
NODES = True
FROM_HAND = {"play": "hand", "enter": "hand", "deed": "hand"}
"""By trigger, or by type, where a card is from that works in play."""
FOLLOWS = frozenset({"extra-play", "extra-phase", "skip-phase", "play-instead"})
"""Verbs of which only what follows from them is looked at."""


def place(s: Position, card: int) -> tuple[str, str] | None:
    """The zone of a card, and on what it lies there."""
    where = s.where[card]
    if where == IN_PLAY and s.defs[card].modifiers:
        return None  # what it gives would be missed: lives that damage has been taken of
    if where == IN_PLAY:
        host = s.host[card]
        onto = "" if host < 0 else s.defs[host].type
        return ("in-play", onto)
    return {HAND: ("hand", ""), DISCARD: ("discard", "")}.get(where)


def kind(info: CardDef) -> str:
    """The type of a card."""
    return info.type


def define(data: dict[str, Any], was: CardDef, s: Position, card: int) -> CardDef:
    """A card as the engine has it."""
    return link_card(data)


def refresh(s: Position) -> None:
    """Have what is remembered of cards be found anew."""
    fresh = state.fresh_position(s.game, s.defs, s.heroes, s.owner)
    # what a card reacts to whose place the probe takes may be happening
    s.reactive = dict.fromkeys(s.reactive, False) | fresh.reactive
    s.properties, s.buried, s.ready = fresh.properties, fresh.buried, fresh.ready
    s.statics, s.alert = fresh.statics, {}
    for own in s.in_play:
        for card in own:
            s.start(card, s.defs[card])


def nodes(info: CardDef) -> tuple[Any, ...]:
    """The words of the probe that are carried out."""
    return tuple(word for one in info.told for word in (*one.cost, *one.effects)[:1])


def blank(card: Any) -> Any:
    """The same card without what it does."""
    return replace(card, abilities=(), modifiers=())
