"""Explosions: BLAST effects, the strength, the block, the damage, the life lost, POISON, second blasts, the discard.

The order is that of `bombs.explode-sequence`; strength and block are declared together and do not reopen
(`gap.strength-locked`).
"""

from __future__ import annotations

from typing import Any

from rules_checker.games.boombit.events import leave
from rules_checker.games.boombit.query import (
    abilities,
    block_cap,
    forbidden,
    has,
    keyword_number,
    look,
    power,
    remaining,
    second_blasts,
    untouchable,
)
from rules_checker.games.boombit.reactions import emit
from rules_checker.games.boombit.state import DISCARD, IN_PLAY, Position, Ref
from rules_checker.games.boombit.steps import STEPS, step
from rules_checker.kernel import Ask, Refusal, ask, choices

Shares = tuple[tuple[Ref, int], ...]
"""Who blocks, and with how much."""


@step
def explode(s: Position, bomb: int) -> None:
    """A bomb explodes: reactions, BLAST effects, its blasts, then the discard (`bomb.in-play-until-resolved`)."""
    if s.where[bomb] != IN_PLAY:
        return
    if forbidden(s, bomb, "explode"):
        s.cite("bombs.explode-exceptions", "gap.effect-explodes-forbidden")
        return
    owner = s.owner[bomb]
    s.tell("explodes", "bombs.explode-sequence", card=s.defs[bomb].id, player=owner)
    this = s.ref(bomb)
    s.agenda.append(("spent", this))
    s.agenda.append(("main-blast", this))
    s.agenda.append(("blast-effects", this))
    emit(s, "explodes", bomb, owner)


def _explodes_on(s: Position, this: Ref) -> bool:
    """True if a bomb is still in play as it was when it began to explode (`text.works-in-play`).

    One that came back is another bomb, whose fuse has only been lit (`gap.moved-card-is-another`).
    """
    if s.still(this):
        return True
    s.cite("text.works-in-play")
    if s.where[this[0]] == IN_PLAY:
        s.cite("gap.moved-card-is-another")
    return False


@step
def blast_effects(s: Position, this: Ref) -> None:
    """The bomb's BLAST abilities (`ability.blast`), if the reactions left it in play."""
    bomb = this[0]
    blasting = tuple((ability, you, this) for ability, you in abilities(s, bomb, "blast"))
    if blasting and s.still(this):
        s.cite("ability.blast")
        s.agenda.append(("sequence", s.owner[bomb], blasting, "ability.multiple-all-happen"))


@step
def spent(s: Position, this: Ref) -> None:
    """The explosion is over: passing strength ends, and the bomb goes to its owner's discard."""
    s.cite("bomb.in-play-until-resolved")
    if _explodes_on(s, this):
        leave(s, this[0], DISCARD)


@step
def main_blast(s: Position, this: Ref) -> None:
    """The main blast, with all the bomb's properties; its second blasts follow, one after another.

    Their strength is fixed (`property.second-blast-fixed-strength`), and nothing but blocks is to be done about them
    (`property.second-blast-no-effects`).
    """
    if not _explodes_on(s, this):
        s.cite("gap.bomb-leaves-before-blast")
        return
    bomb = this[0]
    for x in reversed(second_blasts(s, bomb)):
        _cite(s, "property.second-blast-separate", "property.second-blast-one-explosion")
        _cite(s, "property.second-blast-fixed-strength", "property.second-blast-no-effects")
        s.cite("gap.second-blast-properties")
        s.agenda.append(("blast", this, x, False))
    strength = power(s, bomb)
    if strength != s.defs[bomb].power:
        s.cite("gloss.printed-values")
    s.agenda.append(("blast", this, strength, True))


@step
def blast(s: Position, this: Ref, strength: int, main: bool) -> None:
    """One blast: the defender declares a block, or declines (`block.declare`, `creep.block-optional`).

    A bomb that has left play makes no more blasts (`text.works-in-play`).
    """
    if not _explodes_on(s, this):
        s.cite("gap.bomb-leaves-between-blasts")
        return
    bomb = this[0]
    rule = "block.final-strength" if main else "property.second-blast"
    s.tell("blast" if main else "second-blast", rule, card=s.defs[bomb].id, player=s.owner[bomb], n=strength)
    if strength == 0:
        s.cite("gap.blast-zero")
        return
    s.cite("bomb.block-option")
    s.agenda.append(("declare", this, strength, main, ()))


@step
def declare(s: Position, this: Ref, strength: int, main: bool, shares: Shares) -> None:
    """Asks the defender for one more blocker and its share, until the blast is distributed or they stop."""
    bomb = this[0]
    left = strength - _points(shares)
    options = [("done",), *_shares(s, bomb, left, main, shares)] if left else [("done",)]
    question = Ask(
        1 - s.owner[bomb], "block", tuple(options), "block.declare", ("declared", this, strength, main, shares)
    )
    ask(s, STEPS, question)


def _points(shares: Shares) -> int:
    return sum(points for _, points in shares)


def _shares(s: Position, bomb: int, left: int, main: bool, shares: Shares) -> list[tuple[Any, ...]]:
    """Every creep that can still block, with each share it can take (`block.creep-cap`, `block.once-per-blast`)."""
    creeps = [
        card
        for card in s.in_play(1 - s.owner[bomb])
        if s.defs[card].type == "creep" and refuse_block(s, bomb, main, shares, card) is None
    ]
    twins = choices([("card", card) for card in creeps], lambda option: look(s, option[1]))
    return [("share", card, n) for _, card in twins for n in range(1, min(left, block_cap(s, card)) + 1)]


def refuse_block(s: Position, bomb: int, main: bool, shares: Shares, creep: int) -> Refusal | None:
    """Why a creep cannot block a blast; None if it can (`property.napalm`, `gap.napalm-same-bomb-damage`)."""
    if any(creep == blocker for (blocker, _), _ in shares):
        s.cite("block.once-per-blast")
        return Refusal("block.once-per-blast", "blocked-already", {"card": s.defs[creep].id})
    if main and s.damage[creep] and has(s, bomb, "napalm"):
        s.cite("property.napalm")
        if any(effect.do == "damage" for ability, _ in abilities(s, bomb, "blast") for effect in ability.effects):
            s.cite("gap.napalm-same-bomb-damage")
        return Refusal("property.napalm", "napalm", {"card": s.defs[creep].id})
    if forbidden(s, creep, "block"):
        return Refusal("core.card-beats-rule", "cannot-block", {"card": s.defs[creep].id})
    return None


@step
def declared(s: Position, this: Ref, strength: int, main: bool, shares: Shares, chosen: tuple[Any, ...]) -> None:
    """One more share declared; or the block is complete, and the shares are dealt in the order declared."""
    if chosen[0] == "share":
        _, card, points = chosen
        if points == block_cap(s, card) < strength - _points(shares):
            s.cite("block.creep-cap")
        s.agenda.append(("declare", this, strength, main, (*shares, (s.ref(card), points))))
        return
    if shares:
        s.tell("blocks", "block.declare", player=1 - s.owner[this[0]], n=_points(shares))
        s.cite("gap.strength-locked")
    else:
        s.cite("creep.block-optional")
    if len(shares) > 1:
        _cite(s, "block.several-creeps", "block.any-number-of-creeps", "block.owner-orders-damage")
        _cite(s, "block.no-interleave", "block.order-matters")
    s.agenda.append(("blast-over", this, strength, main, ()))
    s.agenda.append(("deal", this, strength, main, shares, ()))


def _cite(s: Position, *rules: str) -> None:
    for rule in rules:
        s.cite(rule)


@step
def deal(s: Position, this: Ref, strength: int, main: bool, shares: Shares, absorbed: Shares) -> None:
    """Deals one share; a creep that has left play takes none (`gap.block-damage-trigger-window`)."""
    if not shares:
        s.agenda.pop()  # the blast-over that waits for what was absorbed
        s.agenda.append(("blast-over", this, strength, main, absorbed))
        return
    share, *rest = shares
    if not _still_there(s, share):
        s.cite("gap.block-damage-trigger-window")
        s.agenda.append(("deal", this, strength, main, tuple(rest), absorbed))
        return
    s.agenda.append(("deal", this, strength, main, tuple(rest), (*absorbed, share)))
    (card, _), points = share
    _cite_share(s, card, points, main)
    emit(s, "blocks", card, s.owner[card])
    s.agenda.append(("hurt", card, points))


def _still_there(s: Position, share: tuple[Ref, int]) -> bool:
    """True if a blocker has not left play since the block was declared."""
    creep, _ = share
    if not s.still(creep) and s.where[creep[0]] == IN_PLAY:
        s.cite("gap.returned-creep-is-another")
    return s.still(creep)


def _cite_share(s: Position, card: int, points: int, main: bool) -> None:
    """The rules by which a creep takes its share."""
    _cite(s, "block.damage-equals-absorbed", "block.counts-if-damaged")
    left = remaining(s, card)
    if points >= left and "blocks" in s.defs[card].reacts:
        s.cite("gap.own-lethal-damage-reaction")
    if points > left:
        _cite(s, "property.block-x", "property.block-x-full-damage")
    elif points == left:
        s.cite("block.immediate-break")
        if keyword_number(s, card, "block"):
            s.cite("gap.block-cap-with-more-life")
    if s.twisted[card]:
        s.cite("gap.twisted-creeps-block")
    if s.damage[card]:
        s.cite("block.several-bombs" if main else "gap.second-blast-same-blocker")


@step
def blast_over(s: Position, this: Ref, strength: int, main: bool, absorbed: Shares) -> None:
    """What was not absorbed costs one life, and never more (`block.partial-loses-life`, `block.max-one-life`).

    The properties of the bomb work only while it is in play (`text.works-in-play`).
    """
    bomb = this[0]
    defender = 1 - s.owner[bomb]
    left = strength - _points(absorbed)
    main = main and _explodes_on(s, this)
    if main and has(s, bomb, "poison"):
        _poison(s, bomb, absorbed)
    if left > 0:
        s.tell("unblocked", "block.any-unblocked-loses-life", player=defender, n=left)
        if left > 1:
            s.cite("block.max-one-life")
        if absorbed:
            _cite(s, "block.partial-loses-life", "gap.partial-block-legal")
        if main and has(s, bomb, "poison") and any(_still_there(s, share) for share in absorbed):
            s.cite("gap.poison-after-partial-block")
        s.agenda.append(("lose-lives", (defender,), 1))
    elif main and len(absorbed) < 2 and has(s, bomb, "shrapnel"):
        s.tell("shrapnel", "property.shrapnel", player=defender)
        s.cite("gap.shrapnel-and-unblocked")
        s.agenda.append(("lose-lives", (defender,), 1))
    else:
        s.cite("block.distribute-all")


def _poison(s: Position, bomb: int, absorbed: Shares) -> None:
    """POISON breaks the blockers that are still in play (`property.poison`), save FIRM ones (`gap.firm-vs-damage`)."""
    left = [share[0][0] for share in absorbed if _still_there(s, share)]
    poisoned = tuple(card for card in left if not untouchable(s, card, s.owner[bomb]))
    if len(poisoned) < len(left):
        _cite(s, "property.firm", "gap.firm-vs-damage")
    if poisoned:
        s.cite("property.poison")
        s.agenda.append(("break-all", tuple(s.ref(card) for card in poisoned), "break"))
