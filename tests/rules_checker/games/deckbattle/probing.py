"""Where cards of Clash of Decks lie, for `tests/rules_checker/probing.py`."""

from typing import Any

from rules_checker.games.deckbattle.cards import CardDef, link_card
from rules_checker.games.deckbattle.state import Position

PROBE = {"do": "damage", "to": {"type": "creature", "of": "any"}}
NODES = False
FROM_HAND = {"cast": "hand"}


def place(s: Position, card: int) -> tuple[str, str] | None:
    """The zone of a card."""
    if s.in_play(card):
        return ("in-play", "")
    return ("hand", "") if any(card in hand for hand in s.hands) else None


def kind(info: CardDef) -> str:
    """The type of a card."""
    return "spell" if info.is_spell else "creature"


def define(data: dict[str, Any], was: CardDef, s: Position, card: int) -> CardDef:
    """A card as the engine has it, at a price that can be paid."""
    made = link_card(data)
    made.cost = min(made.cost, 2)
    return made


def refresh(s: Position) -> bool:
    """Have what is remembered of cards be found anew."""
    s.auras = frozenset(card.aura for card in s.defs if card.aura)
    return False


def nodes(info: CardDef) -> tuple[Any, ...]:
    """None: spells are carried out in one step."""
    return ()
