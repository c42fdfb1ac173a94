"""Three questions that depend on each other: the cards that an effect may be done to, whether a cost can be paid, and
whether a card may be played.

Costs are tried as a whole before they are begun, so that nobody starts what cannot be finished (`price.definition`).
A cost can be paid if all its parts can have what they want at once, in some order that the payer may choose
(`gap.cost-as-a-whole`). Every refusal names its rule.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final

from rules_checker.engine import Node, Refusal
from rules_checker.games.boombit.legal.limits import (
    penalty,
    phase_open,
    refuse_announcing,
    refuse_limits,
    refuse_skip,
    unused,
)
from rules_checker.games.boombit.legal.wants import Thing, Want, all_fit, is_met, sweeps, target_of
from rules_checker.games.boombit.memory import NOBODY, Bill, Memory
from rules_checker.games.boombit.query import amount, forbidden, host_of, may_move, of_type, select, untouchable
from rules_checker.games.boombit.state import DECK, HAND, IN_PLAY, VOID, Position

MOVES: Final = {
    "return-to-hand": (HAND, False),
    "shuffle-into-deck": (DECK, False),
    "put-on-bottom": (DECK, True),
    "remove-to-void": (VOID, False),
}
"""The verbs that move a card to a zone of its owner's, and whether to the bottom of it."""


# --- which cards an effect may be done to ---------------------------------------------------------------------------


def targets(
    s: Position, effect: Node, target: Any, me: int, source: int, memory: Memory | None
) -> tuple[list[int], int, int]:
    """The cards that may be meant, and how many of them at least and at most."""
    if isinstance(target, str):
        found = [card for card in _named(s, target, source, memory) if can_be(s, effect, card, source)]
        return found, len(found), len(found)
    found = [card for card in select(s, target, me, source) if can_be(s, effect, card, source, named=False)]
    if source in found and s.defs[source].type == "deed":
        s.cite("gap.deed-self-target")
    count = target.count
    if count in ("all", "each"):
        return found, len(found), len(found)
    if count == "any":
        return found, 0, len(found)
    return found, 0 if target.up_to else min(count, len(found)), min(count, len(found))


def _named(s: Position, target: str, source: int, memory: Memory | None) -> list[int]:
    """The card that a text calls by a word, if it still lies where the text or its event left it.

    The rules are `gap.moved-card-is-another` and `gap.it-where-the-event-left-it`.
    """
    if target == "this":
        s.cite("name.self-only")
    memory = memory or s.memory(source)
    ref = memory.it if target == "it" else memory.this
    if not s.still(ref):
        if ref[0] >= 0:
            s.cite("gap.it-where-the-event-left-it" if target == "it" else "gap.moved-card-is-another")
        return []
    card = {"this": s.this(source), "host": host_of(s, source), "it": memory.it[0]}[target]
    return [card] if card >= 0 else []


def can_be(s: Position, effect: Node, card: int, source: int, *, named: bool = True) -> bool:
    """True if a verb can be done to a card, which a text has `named` or not (`circulation.named-exception`)."""
    verb = effect.do
    mover = source if named else NOBODY
    if verb in ("break", "twist"):
        if s.where[card] != IN_PLAY or untouchable(s, card, s.controller(source)):
            return False
        if verb == "break" or not s.twisted[card]:
            return True
        s.cite("twist.only-untwisted-can-twist" if s.owner[card] == s.controller(source) else "twist.no-double-twist")
        return False
    if verb in MOVES:
        return may_move(s, card, MOVES[verb][0], mover)
    if verb in ("put-into-play", "play-instead"):
        movable = s.where[card] != IN_PLAY and may_move(s, card, IN_PLAY, mover)
        return movable and (verb == "put-into-play" or _can_be_played(s, card, effect.phase))
    if verb in ("damage", "repair"):
        return s.where[card] == IN_PLAY and s.defs[card].type == "creep"
    if verb == "strengthen":
        return s.where[card] == IN_PLAY
    if verb == "explode":
        barred = forbidden(s, card, "explode")
        if barred:
            s.cite("gap.effect-explodes-forbidden")
        return s.where[card] == IN_PLAY and s.defs[card].type == "bomb" and not barred
    return True


def _can_be_played(s: Position, card: int, phase: str) -> bool:
    """True if a card can be played in a phase not its own; a second MASTER stays (`property.master-forced`)."""
    refusal = refuse_play(s, s.owner[card], card, using=phase)
    if refusal is not None:
        s.cite("gap.play-instead-legal-only")
        s.cite("property.master-forced" if refusal.rule == "property.master" else refusal.rule)
    return refusal is None


# --- whether a card may be played -----------------------------------------------------------------------------------


def refuse_play(s: Position, player: int, card: int, using: str | None = None) -> Refusal | None:
    """The reason why a player cannot play a card just now; None if they can.

    Whether there is a phase for it is not counted (`refuse_phase`), but what it leaves to pay with is: `using` is the
    phase spent on it, its own unless told.
    """
    info = s.defs[card]
    if using is None and info.price:
        phase = s.game.phase_of.get(info.type)
        using = None if phase and phase_open(s, player, info.type) else phase
    if info.barred and (refusal := refuse_announcing(s, player, info)):
        return refusal
    return refuse_entry(s, player, card, using)


def refuse_entry(s: Position, player: int, card: int, using: str | None = None) -> Refusal | None:
    """The reason why a card cannot enter play, however it would: limits in play, the penalty, the PRICE."""
    info = s.defs[card]
    if info.limited and (refusal := refuse_limits(s, player, info)):
        return refusal
    due = penalty(s, player, info)
    if due and not can_pay(s, (), player, card, None, reserved=due, aside=card):
        return Refusal("foreign.penalty-unpayable", "penalty", {"card": info.id, "n": due})
    if info.price and not can_pay(s, info.price, player, card, None, reserved=due, aside=card, using=using):
        if due and any(effect.do == "remove-to-void" for effect in info.price):
            s.cite("gap.penalty-before-price")
        skips = tuple(effect for effect in info.price if effect.do == "skip-phase")
        if can_pay(s, skips, player, card, None, using=using):
            return Refusal("price.definition", "price", {"card": info.id})
        return refuse_skip(s, skips[0].phase)
    return None


# --- whether a cost can be paid -------------------------------------------------------------------------------------


def bill(effects: Sequence[Node], me: int, source: int, memory: Memory | None, *, free: bool = True) -> Bill:
    """A cost as it is paid: what each player does is a part for each, save lives, which both lose at once."""
    parts: list[Node] = []
    for effect in effects:
        if effect.by == "each" and effect.do != "lose-life":
            parts += [Node(**{**vars(effect), "by": who}) for who in ("you", "opponent")]
        else:
            parts.append(effect)
    return Bill(me, source, memory, tuple(parts), free)


def can_pay(
    s: Position,
    effects: Sequence[Node],
    me: int,
    source: int,
    memory: Memory | None,
    *,
    reserved: int = 0,
    aside: int = NOBODY,
    using: str | None = None,
    free: bool = True,
) -> bool:
    """True if all of a cost can be paid in full (`gap.price-discard-short`).

    `memory` is what its text means by «this» and «it», None for what lies there now; `reserved` is how many cards of
    the hand the penalty takes; `aside` is the card being played, which pays nothing
    (`gap.penalty-discards-card-itself`); `using` is the phase that playing it takes, which pays nothing either
    (`gap.price-with-used-phase-order`).
    """
    first = [penalty_of(reserved)] if reserved else []
    if using is not None:
        first += _in_use(s, effects, using)
    if len(first) + len(effects) == 1:  # as most costs are
        part = first[0] if first else effects[0]
        if part.by != "each" and part.do != "choose":
            actor = me if part.by == "you" else 1 - me
            return is_met(s, part, *_wanted(s, part, actor, me, source, memory, aside))
    owed = bill(effects, me, source, memory, free=free)
    return payable(s, owed, [*first, *in_order(owed)], len(first), aside)


def _in_use(s: Position, effects: Sequence[Node], phase: str) -> list[Node]:
    """The phase that playing a card takes, as a part of its cost, if the others would skip it as well."""
    for part in effects:
        if part.do == "skip-phase" and part.by == "you" and part.phase == phase:
            s.cite("gap.price-with-used-phase-order")
            return [part]
    return []


@cache
def penalty_of(n: int) -> Node:
    """The foreign penalty as a part of a cost: `n` cards of the hand."""
    return Node(do="discard", by="you", amount=n, type="card", random=False)


def in_order(owed: Bill) -> list[Node]:
    """The parts as they stand, or in an order free to choose: those that take all there is then come last."""
    return sorted(owed.parts, key=sweeps) if owed.free and len(owed.parts) > 1 else list(owed.parts)


def payable(s: Position, owed: Bill, parts: Sequence[Node], settled: int, aside: int = NOBODY) -> bool:
    """True if parts of a cost can all be paid, the first `settled` of them in the order given."""
    return any(all_fit(s, owed, wants) for wants in ways(s, owed, parts, settled, aside))


def ways(s: Position, owed: Bill, parts: Sequence[Node], settled: int, aside: int = NOBODY) -> Iterator[list[Want]]:
    """The wants of parts, once for every course that can be chosen; the first `settled` come in that order."""
    wants: list[Want] = []
    for index, part in enumerate(parts):
        if part.do == "choose":
            for course in part.options:
                yield from ways(s, owed, [*parts[:index], *course, *parts[index + 1 :]], settled, aside)
            return
        wants += _wants(s, owed, part, aside, index < settled or not owed.free)
    yield wants


def _wants(s: Position, owed: Bill, part: Node, aside: int, settled: bool) -> list[Want]:
    """The wants of one part, of what is there now, one for each player who does it."""
    me = owed.me
    players = (me, 1 - me) if part.by == "each" else (me,) if part.by == "you" else (1 - me,)
    return [
        Want(part, *_wanted(s, part, actor, me, owed.source, owed.memory, aside), settled=settled) for actor in players
    ]


def _wanted(
    s: Position, part: Node, actor: int, me: int, source: int, memory: Memory | None, aside: int
) -> tuple[int, Sequence[Thing]]:
    """The number of things that a part wants of its actor, and all suitable ones; 0 if it can always be done."""
    verb = part.do
    if verb == "discard":
        any_card = part.type == "card"
        hand = [card for card in s.zone(actor, HAND) if card != aside and (any_card or of_type(s, card, part.type))]
        return (0 if part.amount == "all" else part.amount), hand
    if verb == "skip-phase":
        return int(actor == me), [("phase", part.phase, n) for n in range(unused(s, actor, part.phase))]
    if verb == "draw":
        return amount(s, part.amount, me, source), s.zone(actor, DECK)
    if verb == "top-to-discard":
        return part.amount, s.zone(me if part.of == "you" else 1 - me, DECK)
    if verb == "lose-life":
        return part.amount, [("life", actor, n) for n in range(s.lives[actor])]
    target = target_of(part)
    if target is None or verb == "search":
        return 0, ()
    if isinstance(target, str) and target in ("your-hero", "opposing-hero"):
        player = me if target == "your-hero" else 1 - me
        turns = verb in ("twist", "untwist") and bool(s.hero_twisted[player]) == (verb == "untwist")
        return 1, [("hero", player)] if turns else []
    return _cards_wanted(s, part, target, me, source, memory, aside)


def _cards_wanted(
    s: Position, part: Node, target: Any, me: int, source: int, memory: Memory | None, aside: int
) -> tuple[int, list[int]]:
    """The number of cards wanted, and all suitable ones; 0 for a `count` that is not a number, and for `up_to`."""
    found, _, _ = targets(s, part, target, me, source, memory)
    if part.do in ("untwist", "put-into-play"):
        found = [card for card in found if pays(s, part, card)]
    if isinstance(target, str):
        return 1, found
    if aside in found:
        if s.where[aside] != HAND:
            s.cite("gap.put-into-play-own-price")
        found.remove(aside)
    return 0 if target.up_to or target.count in ("all", "each", "any") else target.count, found


def pays(s: Position, part: Node, card: int) -> bool:
    """True if doing a part of a cost to a card does something: an effect may come to nothing, but not a cost.

    A PRICE that puts a card into play does not ask for that card's PRICE if it is of the same kind: it would never end.
    """
    if part.do == "untwist":
        return bool(s.twisted[card]) and not forbidden(s, card, "untwist")
    if part.do != "put-into-play":
        return True
    player, info = s.owner[card], s.defs[card]
    if _puts(info.price):
        return refuse_limits(s, player, info) is None
    return refuse_entry(s, player, card) is None


def _puts(cost: Sequence[Node]) -> bool:
    """True if a cost puts a card into play, or may."""
    return any(p.do == "put-into-play" or (p.do == "choose" and any(map(_puts, p.options))) for p in cost)
