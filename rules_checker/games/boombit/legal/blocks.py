"""Blocking a blast: the creeps that can, and their shares."""

from __future__ import annotations

from rules_checker.engine import Refusal
from rules_checker.games.boombit.happenings import Declare
from rules_checker.games.boombit.memory import Shares
from rules_checker.games.boombit.options import Share, to_block
from rules_checker.games.boombit.query import abilities, block_cap, distinct, forbidden, has
from rules_checker.games.boombit.state import Position


def points(shares: Shares) -> int:
    """The strength that all shares absorb."""
    return sum(share for _, share in shares)


def shares_left(s: Position, block: Declare) -> list[Share]:
    """Every creep that can still block, with each share it can take (`block.creep-cap`, `block.once-per-blast`)."""
    left = block.strength - points(block.shares)
    if not left:
        return []
    defs = s.defs
    creeps = [
        card
        for card in s.in_play[1 - s.owner[block.this[0]]]
        if defs[card].type == "creep" and refuse_block(s, block, card) is None
    ]
    return [to_block(card, n) for (card,) in distinct(s, creeps) for n in range(1, min(left, block_cap(s, card)) + 1)]


def absorbable(s: Position, block: Declare) -> int:
    """The strength that all creeps which can still block could absorb together; it may be more than there is."""
    creeps = (card for card in s.in_play[1 - s.owner[block.this[0]]] if s.defs[card].type == "creep")
    return sum(block_cap(s, card) for card in creeps if refuse_block(s, block, card) is None)


def refuse_block(s: Position, block: Declare, creep: int) -> Refusal | None:
    """The reason why a creep cannot block; None if it can (`property.napalm`, `gap.napalm-same-bomb-damage`)."""
    if block.shares and any(creep == blocker for (blocker, _), _ in block.shares):
        s.cite("block.once-per-blast")
        return Refusal("block.once-per-blast", "blocked-already", {"card": s.defs[creep].id})
    bomb = block.this[0]
    if block.main and s.damage[creep] and has(s, bomb, "napalm"):
        s.cite("property.napalm")
        if any(effect.do == "damage" for ability, _ in abilities(s, bomb, "blast") for effect in ability.effects):
            s.cite("gap.napalm-same-bomb-damage")
        return Refusal("property.napalm", "napalm", {"card": s.defs[creep].id})
    if forbidden(s, creep, "block"):
        return Refusal("core.card-beats-rule", "cannot-block", {"card": s.defs[creep].id})
    return None
