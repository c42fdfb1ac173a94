"""What would surely do nothing, so that whoever is about to use it is told so."""

from __future__ import annotations

from rules_checker.engine import Node
from rules_checker.games.boombit.legal.costs import pays, targets
from rules_checker.games.boombit.legal.limits import penalty
from rules_checker.games.boombit.legal.wants import target_of
from rules_checker.games.boombit.state import IN_PLAY, ZONE_OF, Position


def idle(s: Position, ability: Node, source: int) -> bool:
    """True if an ability would surely do nothing: all that it does is done to cards in play, and there are none such.

    What costs something, or is itself a card that others may react to, is not looked at so closely.
    """
    if ability.cost or (s.defs[s.this(source)].type == "deed" and _counts(s, s.this(source))):
        return False
    return all(_misses(s, effect, source) for effect in ability.effects)


def _counts(s: Position, deed: int) -> bool:
    """True if it may matter that a deed is played, whatever it does: it is paid for, or others react to it."""
    info = s.defs[deed]
    costs = bool(info.price) or penalty(s, s.owner[deed], info) > 0
    return costs or "plays" in s.reactive or "goes-to-discard" in s.reactive


def _misses(s: Position, effect: Node, source: int) -> bool:
    """True if an effect is done to cards in play, and there are none on which it would change anything."""
    target = target_of(effect)
    if not isinstance(target, Node) or ZONE_OF[target.zone] != IN_PLAY or effect.do == "search":
        return False
    whose = (0, 1) if effect.by == "each" else (s.controller(source),)
    found = [card for me in whose for card in targets(s, effect, target, me, source, None)[0]]
    return not any(pays(s, effect, card) and (effect.do != "repair" or s.damage[card]) for card in found)
