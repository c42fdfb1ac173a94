"""Replacements: something else happens instead of a break, of being twisted, or of losing a life."""

from __future__ import annotations

from rules_checker.engine import NO, Node, Option, Say, Steps
from rules_checker.games.boombit.frames import Pay, Run
from rules_checker.games.boombit.happenings import Broken, LifeLost, Replace, Twisted
from rules_checker.games.boombit.legal import bill, can_pay
from rules_checker.games.boombit.memory import NOBODY, NOTHING, Memory
from rules_checker.games.boombit.options import Instead
from rules_checker.games.boombit.query import is_subject, life, player_has, weary
from rules_checker.games.boombit.state import Position
from rules_checker.games.boombit.vocabulary import Would

steps: Steps[Position] = Steps()
step, taking = steps.step, steps.taking


def is_replaced(s: Position, would: Would, card: int, player: int = NOBODY) -> bool:
    """Have it asked whether something else happens instead, if any effect says so; True if that is pending."""
    owner = s.owner[card] if card != NOBODY else player
    found = tuple(
        (modifier, source)
        for who in (owner, 1 - owner)
        for source, modifier in player_has(s, who, "instead")
        if modifier.would == would
        and (who == owner if card == NOBODY else is_subject(s, card, modifier.what, source))
        and _is_doable(s, modifier, source, card)
    )
    if not found or (all(modifier.may for modifier, _ in found) and weary(s)):
        return False
    s.agenda.append(Replace(would, card, owner, found))
    return True


def _is_doable(s: Position, modifier: Node, source: int, card: int) -> bool:
    """True if what happens instead must happen, or can in full."""
    memory = _memory(s, source, card)
    return not modifier.may or can_pay(s, modifier.effects, s.controller(source), source, memory, free=False)


def _memory(s: Position, source: int, card: int) -> Memory:
    """The memory of a replacement: its «it» is the card to which something would have happened."""
    return s.memory(source, NOTHING if card == NOBODY else s.ref(card))


@step(Replace)
def replace(s: Position, frame: Replace) -> None:
    """Ask the players whose effects they are which one to use, if any; first the player to whom it would happen."""
    who = s.controller(frame.found[0][1])
    mine = [Instead(*entry) for entry in frame.found if s.controller(entry[1]) == who]
    options: list[Option] = [*mine]
    if all(entry.modifier.may for entry in mine):
        options.append(NO)
    others = frame.replace(found=frame.found[len(mine) :])
    s.ask_for(who, "instead", tuple(options), "core.card-beats-rule", others)


@taking(Replace)
def replaced(s: Position, others: Replace, chosen: Instead | Say) -> None:
    """Do what happens instead; if nothing does, try the `others`, and without any, do what would have happened."""
    would, card, owner, found = others.would, others.card, others.owner, others.found
    if isinstance(chosen, Instead):
        _do_instead(s, would, card, chosen)
    elif found:
        s.agenda.append(others)
    elif would == "break":
        s.agenda.append(Broken(card))
    elif would == "lose-life":
        s.agenda.append(LifeLost(owner))
    else:
        s.agenda.append(Twisted(card))


def _do_instead(s: Position, would: Would, card: int, chosen: Instead) -> None:
    """Have the effects of a replacement done; as a payment, if they were optional."""
    modifier, source = chosen
    me = s.controller(source)
    s.tell("instead", "core.card-beats-rule", card=s.name(source), player=me)
    if would == "break" and s.defs[card].type == "creep":
        spare(s, card)
    memory = _memory(s, source, card)
    if modifier.may:
        s.agenda.append(Pay(bill(modifier.effects, me, source, memory, free=False)))
    else:
        s.agenda.append(Run(modifier.effects, 0, me, source, memory))


def spare(s: Position, creep: int) -> None:
    """Keep a creep whose break was replaced from breaking again until it is worse off (`gap.spared-creep`)."""
    if (over := s.damage[creep] - life(s, creep)) >= 0:
        s.cite("gap.spared-creep")
        s.spared[creep] = over
    else:
        s.spared.pop(creep, None)
