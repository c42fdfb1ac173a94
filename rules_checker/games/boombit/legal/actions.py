"""Actions in the main part of the turn: cards, trades of phases, TURN abilities, the hero's ACTIVATION."""

from __future__ import annotations

from typing import Final

from rules_checker.engine import Node, Option, Refusal, choices, to_play
from rules_checker.games.boombit.legal.costs import can_pay, refuse_play
from rules_checker.games.boombit.legal.limits import has_phase, refuse_skip
from rules_checker.games.boombit.options import ACTIVATE, END, Use, to_trade
from rules_checker.games.boombit.query import abilities, discard_abilities, holds, look
from rules_checker.games.boombit.state import DISCARD, HAND, HERO, Position

_BESIDES: Final = {
    "property.waiting": ("text.hand-exceptions", "gap.waiting-first-turn-over"),
    "property.secret": ("text.hand-exceptions", "gap.play-unplayable-deck"),
    "property.master": ("text.hand-exceptions",),
    "foreign.no-unique": ("gap.play-unplayable-deck",),
    "gloss.unique": ("gap.unique-in-deck",),
}
"""Further rules that apply when a rule forbids a play."""

TWIST_HERO = Node(do="twist", by="you", what="your-hero")
"""The first part of the cost of an ACTIVATION (`hero.activation-cost`)."""


def actions(s: Position) -> list[Option]:
    """Everything that the active player can do in the main part; the last is to end the turn."""
    player = s.active
    found = _plays(s, player)
    for phase in s.game.traded:
        if s.phases[phase] > 0:
            found.append(to_trade(phase))
    found += _uses(s, player)
    if s.hero_twisted[player]:
        s.cite("hero.activation-once")
    elif refusal := refuse_activation(s, player):
        s.cite(refusal.rule)
    else:
        found.append(ACTIVATE)
    found.append(END)
    return found


def _plays(s: Position, player: int) -> list[Option]:
    """The cards that can be played from hand, one of each name."""
    found: list[Option] = []
    seen: set[str] = set()
    phases: dict[str, bool] = {}
    defs, ready = s.defs, s.ready
    for card in s.zones[player][HAND]:
        info = defs[card]
        kind = info.type
        if kind == "deed":
            timely = "play" in info.abilities
        elif kind in phases:
            timely = phases[kind]
        else:
            timely = phases[kind] = has_phase(s, player, kind)
        if not timely or info.id in seen:
            continue
        seen.add(info.id)
        if not ready[card] and (refusal := refuse_play(s, player, card)):
            s.cite(refusal.rule, *_BESIDES.get(refusal.rule, ()))
        else:
            found.append(to_play(card))
    return found


def _uses(s: Position, player: int) -> list[Use]:
    """The TURN abilities that can be used, at most one a turn of each card (`main.turn-abilities`)."""
    cards = s.working(player, "turn", "grant turn")
    if "turn" in s.buried:
        cards = cards + [c for c in s.zone(player, DISCARD) if s.defs[c].discard_turns]
    if not cards:
        return []
    found = [
        Use(card, ability, you)
        for card in cards
        if not s.used[card]
        for ability, you in turn_abilities(s, card)
        if usable(s, ability, you)
    ]
    return list(choices(found, lambda use: (look(s, use.card), id(use.ability))))


def turn_abilities(s: Position, card: int) -> list[tuple[Node, int]]:
    """The TURN abilities that a card has where it lies, each with the source whose «you» it speaks to."""
    if s.where[card] == DISCARD:
        return discard_abilities(s, card, s.defs[card].discard_turns)
    return abilities(s, card, "turn")


def usable(s: Position, ability: Node, you: int) -> bool:
    """True if a TURN ability's condition holds and what it costs can be paid."""
    cost = ability.cost
    return holds(s, ability.condition, you) and (not cost or can_pay(s, cost, s.controller(you), you, None))


def refuse_activation(s: Position, player: int) -> Refusal | None:
    """The reason why a hero's ACTIVATION cannot be used; None if it can (`hero.activation-cost`).

    Twisting the hero is a part of what it costs, with whatever its text asks besides (`gap.cost-as-a-whole`).
    """
    hero = s.heroes[player]
    if s.hero_twisted[player]:
        return Refusal("hero.activation-once", "hero-twisted", {"card": hero.id})
    if "activation" not in hero.abilities:
        return Refusal("hero.has-activation", "no-activation", {"card": hero.id})
    ability = hero.abilities["activation"][0]
    spent = [effect.phase for effect in ability.effects if effect.do == "play-instead"]
    for phase in spent:
        if s.phases[phase] <= 0:
            return refuse_skip(s, phase)
    cost = (TWIST_HERO, *ability.cost)
    if ability.cost and not can_pay(s, cost, player, HERO - player, None, using=next(iter(spent), None)):
        return Refusal("price.definition", "cannot-activate", {"card": hero.id})
    return None
