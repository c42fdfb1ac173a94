"""What may be played, and by which rule not."""

from __future__ import annotations

from rules_checker.engine import DONE, Refusal, Say
from rules_checker.games.deckbattle.cards import CardDef
from rules_checker.games.deckbattle.effects import spell_options
from rules_checker.games.deckbattle.options import Spell, Summon, to_summon
from rules_checker.games.deckbattle.query import all_creatures, playable
from rules_checker.games.deckbattle.state import FORT, Position


def summon_options(s: Position) -> tuple[Summon | Spell | Say, ...]:
    """All that the active player may do in the summoning phase."""
    player, defs = s.active, s.defs
    summons: list[Summon] = []
    for card in playable(s, player):
        if not defs[card].is_spell and _refuse_leftmost(s, player, defs[card]) is None:
            summons += to_summon(card)
    return (*summons, *spell_options(s), DONE)


def refuse(s: Position, player: int, card: int) -> Refusal | None:
    """The reason why a card cannot be played from hand in the player's own phase; None if it can."""
    hand, info = s.hands[player], s.defs[card]
    if card not in hand:
        return Refusal("summon.play-from-hand", "not-in-hand", {"card": info.id})
    if card not in playable(s, player):
        rule = "gap.spell-outside-leftmost" if info.is_spell else "summon.leftmost-four"
        return Refusal(rule, "not-leftmost", {"card": info.id, "n": s.numbers.playable})
    return _refuse_leftmost(s, player, info)


def _refuse_leftmost(s: Position, player: int, info: CardDef) -> Refusal | None:
    """The reason why one of the leftmost cards cannot be played; None if it can."""
    if info.cost > s.mana:
        return Refusal("summon.no-overspend", "too-dear", {"card": info.id, "n": info.cost, "mana": s.mana})
    if info.is_spell:
        return None if all_creatures(s) else Refusal("faq.spell-declare", "no-target", {"card": info.id})
    if s.step != "summon":
        return Refusal("gap.mana-for-attack-spells", "only-spells", {"card": info.id})
    if len(s.hands[player]) - s.hands[player].count(FORT) < 2:
        return Refusal("faq.cannot-empty-hand", "last-card", {"card": info.id})
    return None
