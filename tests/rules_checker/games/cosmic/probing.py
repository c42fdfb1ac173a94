"""Where cards of Cosmic Encounter lie, for `tests/rules_checker/probing.py`."""

import random
from collections.abc import Set as AbstractSet
from dataclasses import replace
from typing import Any

from cards import Game
from rules_checker.games.cosmic.cards import CardDef
from rules_checker.games.cosmic.state import Position

PROBE = {"do": "draw"}
NODES = True
PREFERRED = frozenset({"probe", "yes", "offer", "accept"})
FOLLOWS = frozenset({"forbid", "outcome", "keep-card", "extra-encounter", "count-as"})
"""Verbs of which only what follows from them is looked at."""

ASKED = frozenset({"use"})


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


def dress(s: Position, game: Game, spoken: AbstractSet[str], probe: int, rng: random.Random) -> None:
    """If a deal is spoken of, half of the attack cards in hand are negotiate cards: there are more deals."""
    negotiate = next((info for info in s.defs if info.type == "negotiate"), None)
    if "on deal" not in spoken or negotiate is None:
        return
    held = [card for hand in s.hands for card in hand if s.defs[card].type == "attack" and card != probe]
    changed = {card for card in held if rng.random() < 0.5}
    s.defs = tuple([negotiate if card in changed else info for card, info in enumerate(s.defs)])


def define(data: dict[str, Any], was: CardDef, s: Position, card: int) -> CardDef:
    """A card as the engine has it, of the same alien.

    A flare with a super effect is of its holder's, and a destiny card that speaks of its colour has one.
    """
    made = CardDef(data)
    made.alien = was.alien
    if any(effect.do == "target" and effect.whom == "colour" for one in made.abilities for effect in one.effects):
        made.colour = was.colour or s.colours[0]
    holder = next((player for player, hand in enumerate(s.hands) if card in hand), None)
    if holder is not None and any(one.trigger == "super" for one in made.abilities):
        made.alien = s.defs[s.aliens[holder]].alien
    return made


def blank(card: Any) -> Any:
    """The same card without what it does."""
    return replace(card, abilities=card.abilities if card.type == "destiny" else (), modifiers=())
