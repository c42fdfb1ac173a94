"""Costs: tried before they are paid, so that nobody starts what cannot be finished (`price.definition`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules_checker.games.boombit.choosing import targets
from rules_checker.games.boombit.query import (
    amount,
    of_type,
)
from rules_checker.games.boombit.state import (
    DECK,
    HAND,
    NOBODY,
    PHASES,
    Position,
)


def can_pay(
    s: Position,
    effects: Sequence[Any],
    me: int,
    source: int,
    it: int,
    *,
    reserved: int = 0,
    aside: int = NOBODY,
    using: str | None = None,
) -> bool:
    """True if all of a cost can be paid in full (`gap.price-discard-short`).

    `reserved` is how many cards of the hand the penalty takes; `aside` is the card being played, which pays nothing
    (`gap.penalty-discards-card-itself`); `using` is the phase that playing it takes, which pays nothing either
    (`gap.price-with-used-phase-order`).
    """
    hand = [card for card in s.zone(me, HAND) if card != aside]
    wanted = reserved
    skipped = [effect.phase for effect in effects if effect.do == "skip-phase" and effect.by == "you"]
    if using in skipped:
        s.cite("gap.price-with-used-phase-order")
        skipped.append(using)
    for effect in effects:
        if effect.do == "discard" and effect.by == "you":
            if effect.amount == "all":
                continue
            wanted += effect.amount
            if sum(of_type(s, card, effect.type) for card in hand) < effect.amount:
                s.cite("gap.price-discard-short")
                return False
        elif not can_do(s, effect, me, source, it, aside):
            return False
    if len(hand) < wanted:
        s.cite("gap.price-discard-short")
    return len(hand) >= wanted and all(_unused(s, me, phase) >= skipped.count(phase) for phase in skipped)


def _unused(s: Position, player: int, phase: str | None) -> int:
    """How many phases of a kind a player can still use or skip this turn (`main.used-phase-cannot-pay`)."""
    return s.phases[PHASES.index(phase)] if phase in PHASES and player == s.active else 0


def can_do(s: Position, effect: Any, me: int, source: int, it: int, aside: int = NOBODY) -> bool:
    """True if an effect can be done in full just now, and not to the card that is set `aside`."""
    verb: str = effect.do
    n: Any = getattr(effect, "amount", 0)
    if verb == "discard":
        actor = me if effect.by == "you" else 1 - me
        hand = sum(of_type(s, card, effect.type) for card in s.zone(actor, HAND))
        return bool(n == "all" or hand >= n)
    if verb == "skip-phase" and effect.by == "you":
        return _unused(s, me, effect.phase) > 0
    if verb == "draw":
        return len(s.zone(me if effect.by == "you" else 1 - me, DECK)) >= amount(s, effect.amount, me, source)
    if verb == "top-to-discard":
        return bool(len(s.zone(me if effect.of == "you" else 1 - me, DECK)) >= effect.amount)
    if verb == "lose-life":
        return bool(s.lives[me] >= n)
    for field in ("what", "to", "on"):
        target = getattr(effect, field, None)
        if target is not None and verb != "search":
            if target in ("your-hero", "opposing-hero"):
                twisted = s.hero_twisted[me if target == "your-hero" else 1 - me]
                return verb in ("twist", "untwist") and bool(twisted) == (verb == "untwist")
            return _enough(s, effect, target, me, source, it, aside)
    return True


def _enough(s: Position, effect: Any, target: Any, me: int, source: int, it: int, aside: int) -> bool:
    found, _, _ = targets(s, effect, target, me, source, it)
    if isinstance(target, str):
        return bool(found)
    if target.count in ("all", "each", "any") or target.up_to:
        return True
    if aside in found and s.where[aside] != HAND:
        s.cite("gap.put-into-play-own-price")
    return bool(len(found) - (aside in found) >= target.count)
