"""Where cards of Smash Up lie, for `tests/rules_checker/probing.py`."""

import random
from collections.abc import Set as AbstractSet
from typing import Any

from cards import Game
from rules_checker.games.smashup.cards import CardDef
from rules_checker.games.smashup.legal import playable
from rules_checker.games.smashup.options import END
from rules_checker.games.smashup.state import BASE, DISCARD, HAND, NOBODY, PLAY, Position
from rules_checker.games.smashup.zones import put_under, settle_control
from tests.rules_checker.usual import means

PROBE = {"do": "draw"}
NODES = True
FROM_HAND = {"play": "hand"}
TYPELESS = frozenset({"discard"})
BARE = 0.5
"""In this share of positions somebody has nothing, if it is asked whether there is something."""


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


def dress(s: Position, game: Game, spoken: AbstractSet[str], probe: int, rng: random.Random) -> None:
    """If actions are to be returned, some cards in hand return one, which is rare. If it is asked whether there are
    cards, in some positions one player has none, or nobody has.
    """
    if {"when have", "when spread"} & spoken and s.ask.kind == "play" and rng.random() < BARE:
        piles = s.hands if "zone hand" in spoken else s.discards if "zone discard" in spoken else [s.in_play]
        players = {rng.randrange(s.players)} if rng.random() < 0.5 else {*range(s.players)}
        _bare(s, [card for pile in piles for card in pile if s.control[card] in players], probe)
    itself = "what this" in spoken and s.defs[probe].type == "action"
    if "on is-returned" in spoken and (itself or {"type action", "type minion"} & spoken):
        for hand in s.hands:
            for card in hand:
                plain = s.defs[card].type == "action" and s.defs[card].onto is None  # as those that may be asked for
                if plain and card != probe and rng.random() < 0.5:
                    s.defs = (*s.defs[:card], _returns(game), *s.defs[card + 1 :])


def _bare(s: Position, cards: list[int], probe: int) -> None:
    """Put cards under their decks, but for the probe and what it is on; what may be played is anew."""
    for card in cards:
        if card not in (probe, s.host[probe]):
            put_under(s, card)
    s.statics = None
    s.ask_for(s.active, "play", (*playable(s, s.active, s.allowed), END), s.ask.rule, s.ask.then)


def _returns(game: Game) -> CardDef:
    """An action that returns one that is attached."""
    return CardDef(means(game, "action", {"do": "return", "what": {"type": "action", "of": "any"}}))


def define(data: dict[str, Any], was: CardDef, s: Position, card: int) -> CardDef:
    """A card as the engine has it."""
    return CardDef(data)


def refresh(s: Position) -> bool:
    """Have what is remembered of cards be found anew."""
    s.statics = None
    for card in s.in_play:
        if s.defs[card].is_minion:
            settle_control(s, card)
    s.lurking = frozenset[str]().union(*[info.lurks for info in set(s.defs)])
    return False
