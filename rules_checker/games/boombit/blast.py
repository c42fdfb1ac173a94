"""Explosions: BLAST effects, the strength, the block, the damage, the life lost, POISON, second blasts, the discard.

The order is that of `bombs.explode-sequence`; strength and block are declared together and do not reopen
(`gap.strength-locked`).
"""

from __future__ import annotations

from rules_checker.engine import DONE, Say, Steps
from rules_checker.games.boombit.events import leave
from rules_checker.games.boombit.happenings import (
    Blast,
    BlastEffects,
    BlastOver,
    BreakAll,
    Deal,
    Declare,
    Explode,
    Hurt,
    LoseLives,
    MainBlast,
    Sequence,
    Spent,
)
from rules_checker.games.boombit.legal import points, shares_left
from rules_checker.games.boombit.memory import Ref, Shares
from rules_checker.games.boombit.options import Share
from rules_checker.games.boombit.query import (
    abilities,
    block_cap,
    forbidden,
    has,
    keyword_number,
    power,
    remaining,
    second_blasts,
    untouchable,
)
from rules_checker.games.boombit.reactions import emit
from rules_checker.games.boombit.state import DISCARD, IN_PLAY, Position

steps: Steps[Position] = Steps()
step, taking = steps.step, steps.taking


@step(Explode)
def explode(s: Position, frame: Explode) -> None:
    """Explode a bomb: reactions, BLAST effects, its blasts, then the discard (`bomb.in-play-until-resolved`)."""
    bomb = frame.bomb
    if s.where[bomb] != IN_PLAY:
        return
    if forbidden(s, bomb, "explode"):
        s.cite("bombs.explode-exceptions", "gap.effect-explodes-forbidden")
        return
    owner = s.owner[bomb]
    s.tell("explodes", "bombs.explode-sequence", card=s.defs[bomb].id, player=owner)
    this = s.ref(bomb)
    s.agenda += [Spent(this), MainBlast(this), BlastEffects(this)]
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


@step(BlastEffects)
def blast_effects(s: Position, frame: BlastEffects) -> None:
    """Carry out the bomb's BLAST abilities (`ability.blast`), if the reactions left it in play."""
    this = frame.this
    bomb = this[0]
    blasting = tuple((ability, you, this) for ability, you in abilities(s, bomb, "blast"))
    if blasting and s.still(this):
        s.cite("ability.blast")
        s.agenda.append(Sequence(s.owner[bomb], blasting, "ability.multiple-all-happen"))


@step(Spent, cites=["bomb.in-play-until-resolved"])
def spent(s: Position, frame: Spent) -> None:
    """End the explosion: passing strength ends, and the bomb goes to its owner's discard."""
    if _explodes_on(s, frame.this):
        leave(s, frame.this[0], DISCARD)


@step(MainBlast)
def main_blast(s: Position, frame: MainBlast) -> None:
    """Make the main blast, with all the bomb's properties; its second blasts follow, one after another.

    Their strength is fixed (`property.second-blast-fixed-strength`), and nothing but blocks is to be done about them
    (`property.second-blast-no-effects`).
    """
    this = frame.this
    if not _explodes_on(s, this):
        s.cite("gap.bomb-leaves-before-blast")
        return
    bomb = this[0]
    for x in reversed(second_blasts(s, bomb)):
        s.cite("property.second-blast-separate", "property.second-blast-one-explosion")
        s.cite("property.second-blast-fixed-strength", "property.second-blast-no-effects")
        s.cite("gap.second-blast-properties")
        s.agenda.append(Blast(this, x, main=False))
    strength = power(s, bomb)
    if strength != s.defs[bomb].power:
        s.cite("gloss.printed-values")
    s.agenda.append(Blast(this, strength, main=True))


@step(Blast)
def blast(s: Position, frame: Blast) -> None:
    """Make one blast: the defender declares a block, or declines (`block.declare`, `creep.block-optional`).

    A bomb that has left play makes no more blasts (`text.works-in-play`).
    """
    this, strength, main = frame.this, frame.strength, frame.main
    if not _explodes_on(s, this):
        s.cite("gap.bomb-leaves-between-blasts")
        return
    bomb = this[0]
    rule = "block.final-strength" if main else "property.second-blast"
    if s.heard:
        s.tell("blast" if main else "second-blast", rule, card=s.defs[bomb].id, player=s.owner[bomb], n=strength)
    if strength == 0:
        s.cite("gap.blast-zero")
        return
    s.cite("bomb.block-option")
    s.agenda.append(Declare(this, strength, main))


@step(Declare)
def declare(s: Position, frame: Declare) -> None:
    """Ask the defender for one more blocker and its share, until the blast is distributed or they stop."""
    options = (DONE, *shares_left(s, frame))
    s.ask_for(1 - s.owner[frame.this[0]], "block", options, "block.declare", frame)


@taking(Declare)
def declared(s: Position, frame: Declare, chosen: Share | Say) -> None:
    """Add the share declared; or, if the block is complete, have the shares dealt in the order declared."""
    this, strength, main, shares = frame.this, frame.strength, frame.main, frame.shares
    if isinstance(chosen, Share):
        card, absorbed = chosen
        if absorbed == block_cap(s, card) < strength - points(shares):
            s.cite("block.creep-cap")
        s.agenda.append(Declare(this, strength, main, (*shares, (s.ref(card), absorbed))))
        return
    if shares:
        s.tell("blocks", "block.declare", player=1 - s.owner[this[0]], n=points(shares))
        s.cite("gap.strength-locked")
    else:
        s.cite("creep.block-optional")
    if len(shares) > 1:
        s.cite("block.several-creeps", "block.any-number-of-creeps", "block.owner-orders-damage")
        s.cite("block.no-interleave", "block.order-matters")
    s.agenda.append(Deal(this, strength, main, shares))


@step(Deal)
def deal(s: Position, frame: Deal) -> None:
    """Deal one share, and then the others; a creep that has left play takes none.

    The rule is `gap.block-damage-trigger-window`.
    """
    this, strength, main, shares, absorbed = frame.this, frame.strength, frame.main, frame.shares, frame.absorbed
    if not shares:
        s.agenda.append(BlastOver(this, strength, main, absorbed))
        return
    share, *rest = shares
    if not _still_there(s, share):
        s.cite("gap.block-damage-trigger-window")
        s.agenda.append(Deal(this, strength, main, tuple(rest), absorbed))
        return
    s.agenda.append(Deal(this, strength, main, tuple(rest), (*absorbed, share)))
    (card, _), dealt = share
    if s.touched is not None:
        _cite_share(s, card, dealt, main=main)
    emit(s, "blocks", card, s.owner[card])
    s.agenda.append(Hurt(card, dealt))


def _still_there(s: Position, share: tuple[Ref, int]) -> bool:
    """True if a blocker has not left play since the block was declared."""
    creep, _ = share
    if not s.still(creep) and s.where[creep[0]] == IN_PLAY:
        s.cite("gap.returned-creep-is-another")
    return s.still(creep)


def _cite_share(s: Position, card: int, dealt: int, *, main: bool) -> None:
    """Note the rules by which a creep takes its share."""
    s.cite("block.damage-equals-absorbed", "block.counts-if-damaged")
    left = remaining(s, card)
    if dealt >= left and "blocks" in s.defs[card].reacts:
        s.cite("gap.own-lethal-damage-reaction")
    if dealt > left:
        s.cite("property.block-x", "property.block-x-full-damage")
    elif dealt == left:
        s.cite("block.immediate-break")
        if keyword_number(s, card, "block"):
            s.cite("gap.block-cap-with-more-life")
    if s.twisted[card]:
        s.cite("gap.twisted-creeps-block")
    if s.damage[card]:
        s.cite("block.several-bombs" if main else "gap.second-blast-same-blocker")


@step(BlastOver)
def blast_over(s: Position, frame: BlastOver) -> None:
    """Take one life for what was not absorbed, and never more (`block.partial-loses-life`, `block.max-one-life`).

    The properties of the bomb work only while it is in play (`text.works-in-play`).
    """
    this, strength, main, absorbed = frame.this, frame.strength, frame.main, frame.absorbed
    bomb = this[0]
    defender = 1 - s.owner[bomb]
    left = strength - points(absorbed)
    main = main and _explodes_on(s, this)
    if main and has(s, bomb, "poison"):
        _poison(s, bomb, absorbed)
    if left > 0:
        s.tell("unblocked", "block.any-unblocked-loses-life", player=defender, n=left)
        if left > 1:
            s.cite("block.max-one-life")
        if absorbed:
            s.cite("block.partial-loses-life", "gap.partial-block-legal")
        if main and has(s, bomb, "poison") and any(_still_there(s, share) for share in absorbed):
            s.cite("gap.poison-after-partial-block")
        s.agenda.append(LoseLives((defender,), 1))
    elif main and len(absorbed) < 2 and has(s, bomb, "shrapnel"):
        s.tell("shrapnel", "property.shrapnel", player=defender)
        s.cite("gap.shrapnel-and-unblocked")
        s.agenda.append(LoseLives((defender,), 1))
    else:
        s.cite("block.distribute-all")


def _poison(s: Position, bomb: int, absorbed: Shares) -> None:
    """Break the blockers that are still in play (`property.poison`), save FIRM ones (`gap.firm-vs-damage`)."""
    left = [share[0][0] for share in absorbed if _still_there(s, share)]
    poisoned = tuple(card for card in left if not untouchable(s, card, s.owner[bomb]))
    if len(poisoned) < len(left):
        s.cite("property.firm", "gap.firm-vs-damage")
    if poisoned:
        s.cite("property.poison")
        s.agenda.append(BreakAll(tuple(s.ref(card) for card in poisoned)))
