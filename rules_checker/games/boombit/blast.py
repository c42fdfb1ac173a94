"""Explosions: BLAST effects, the strength, the block, the damage, the life lost, POISON, second blasts, the discard.

The order is that of `bombs.explode-sequence`; strength and block are declared together and do not reopen
(`gap.strength-locked`).
"""

from __future__ import annotations

from typing import Any

from rules_checker.games.boombit.events import emit, leave
from rules_checker.games.boombit.query import (
    abilities,
    block_cap,
    forbidden,
    has,
    look,
    power,
    second_blasts,
    untouchable,
)
from rules_checker.games.boombit.state import DISCARD, IN_PLAY, Position
from rules_checker.games.boombit.steps import STEPS, step
from rules_checker.kernel import Ask, ask, choices

Shares = tuple[tuple[int, int], ...]


@step
def explode(s: Position, bomb: int) -> None:
    """A bomb explodes: reactions, BLAST effects, its blasts, then the discard (`bomb.in-play-until-resolved`)."""
    if s.where[bomb] != IN_PLAY:
        return
    owner = s.owner[bomb]
    s.tell("explodes", "bombs.explode-sequence", card=s.defs[bomb].id, player=owner)
    s.agenda.append(("spent", bomb))
    s.agenda.append(("main-blast", bomb))
    blasting = tuple((ability, you, bomb) for ability, you in abilities(s, bomb, "blast"))
    if blasting:
        s.agenda.append(("sequence", owner, blasting, "ability.multiple-all-happen"))
    emit(s, "explodes", bomb, owner)


@step
def spent(s: Position, bomb: int) -> None:
    """The explosion is over: passing strength ends, and the bomb goes to its owner's discard."""
    s.temp = [entry for entry in s.temp if entry[2] != "this-blast"]
    if s.where[bomb] == IN_PLAY:
        leave(s, bomb, DISCARD)


@step
def main_blast(s: Position, bomb: int) -> None:
    """The main blast, with all the bomb's properties; its second blasts follow, one after another."""
    if s.where[bomb] != IN_PLAY:
        return
    for x in reversed(second_blasts(s, bomb)):
        s.agenda.append(("blast", bomb, x, False))
    s.agenda.append(("blast", bomb, power(s, bomb), True))


@step
def blast(s: Position, bomb: int, strength: int, main: bool) -> None:
    """One blast: the defender declares a block, or declines (`block.declare`, `creep.block-optional`)."""
    s.tell("blast", "block.final-strength" if main else "property.second-blast", card=s.defs[bomb].id, n=strength)
    if strength == 0:
        s.cite("gap.blast-zero")
        return
    s.agenda.append(("declare", bomb, strength, main, ()))


@step
def declare(s: Position, bomb: int, strength: int, main: bool, shares: Shares) -> None:
    """Asks the defender for one more blocker and its share, until the blast is distributed or they stop."""
    left = strength - sum(points for _, points in shares)
    options = [("done",), *_shares(s, bomb, left, main, shares)] if left else [("done",)]
    question = Ask(
        1 - s.owner[bomb], "block", tuple(options), "block.declare", ("declared", bomb, strength, main, shares)
    )
    ask(s, STEPS, question)


def _shares(s: Position, bomb: int, left: int, main: bool, shares: Shares) -> list[tuple[Any, ...]]:
    """Every creep that can still block, with each share it can take (`block.creep-cap`, `block.once-per-blast`)."""
    used = {card for card, _ in shares}
    napalm = main and has(s, bomb, "napalm")
    creeps = [
        card
        for card in s.in_play(1 - s.owner[bomb])
        if s.defs[card].type == "creep"
        and card not in used
        and not (napalm and s.damage[card])
        and not forbidden(s, card, "block")
    ]
    twins = choices([("card", card) for card in creeps], lambda option: look(s, option[1]))
    return [("share", card, n) for _, card in twins for n in range(1, min(left, block_cap(s, card)) + 1)]


@step
def declared(s: Position, bomb: int, strength: int, main: bool, shares: Shares, chosen: tuple[Any, ...]) -> None:
    """One more share declared; or the block is complete, and the shares are dealt in the order declared."""
    if chosen[0] == "share":
        s.agenda.append(("declare", bomb, strength, main, (*shares, (chosen[1], chosen[2]))))
        return
    s.tell("blocks", "block.declare", player=1 - s.owner[bomb], n=sum(points for _, points in shares))
    s.agenda.append(("blast-over", bomb, strength, main, ()))
    s.agenda.append(("deal", bomb, strength, main, shares, ()))


@step
def deal(s: Position, bomb: int, strength: int, main: bool, shares: Shares, absorbed: Shares) -> None:
    """Deals one share; a creep that has left play takes none (`gap.block-damage-trigger-window`)."""
    if not shares:
        s.agenda.pop()  # the blast-over that waits for what was absorbed
        s.agenda.append(("blast-over", bomb, strength, main, absorbed))
        return
    (card, points), *rest = shares
    if s.where[card] == IN_PLAY:
        absorbed = (*absorbed, (card, points))
    s.agenda.append(("deal", bomb, strength, main, tuple(rest), absorbed))
    if s.where[card] == IN_PLAY:
        emit(s, "blocks", card, s.owner[card])
        s.agenda.append(("hurt", card, points))


@step
def blast_over(s: Position, bomb: int, strength: int, main: bool, absorbed: Shares) -> None:
    """What was not absorbed costs one life, and never more (`block.partial-loses-life`, `block.max-one-life`)."""
    defender = 1 - s.owner[bomb]
    taken = sum(points for _, points in absorbed)
    if main and has(s, bomb, "poison"):
        for card, _ in absorbed:
            if s.where[card] == IN_PLAY and not untouchable(s, card, s.owner[bomb]):
                s.cite("property.poison")
                s.agenda.append(("break", card))
    if taken < strength:
        s.tell("unblocked", "block.any-unblocked-loses-life", player=defender, n=strength - taken)
        s.agenda.append(("lose-lives", defender, 1))
    elif main and len(absorbed) < 2 and has(s, bomb, "shrapnel"):
        s.tell("shrapnel", "property.shrapnel", player=defender)
        s.agenda.append(("lose-lives", defender, 1))
