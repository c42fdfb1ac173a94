"""The verbs that are done to cards in hands: drawn, discarded, taken, given, looked at, retrieved."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules_checker.engine import Card
from rules_checker.games.cosmic.frames import Doing
from rules_checker.games.cosmic.query import amount, named, pile_of
from rules_checker.games.cosmic.state import Position
from rules_checker.games.cosmic.zones import at_random, distinct, draw, pass_on, throw


def _draw(s: Position, frame: Doing) -> None:
    if n := amount(s, frame.effect.amount, frame.scope):
        draw(s, frame.actor, n, "gap.as-it-says")


def _discard(s: Position, frame: Doing) -> None:
    """Discard all, random cards, or those chosen one by one."""
    effect, me, used = frame.effect, frame.actor, frame.scope.this
    hand = [card for card in s.hands[me] if card != used]  # a flare returns to hand after its use (`flare.use`)
    if effect.amount == "all":
        throw(s, me, hand, "term.discard")
        return
    n = min(len(hand), amount(s, effect.amount, frame.scope) if frame.left < 0 else frame.left)
    if not n:
        return
    if effect.random:
        throw(s, me, at_random(s, me, n, used=used), "term.discard")
    else:
        s.ask_for(me, "discard", distinct(s, hand), "term.discard", frame._replace(left=n))


def _discarded(s: Position, frame: Doing, option: Card) -> None:
    throw(s, frame.actor, (option.card,), "term.discard")
    if frame.left > 1:
        s.agenda.append(frame._replace(left=frame.left - 1))


def _take(s: Position, frame: Doing) -> None:
    n = amount(s, frame.effect.amount, frame.scope)
    for giver in named(s, frame.effect.from_, frame.scope):
        if giver != frame.actor and n:
            pass_on(s, giver, frame.actor, at_random(s, giver, n, used=frame.scope.this), "gap.as-it-says")


def _give(s: Position, frame: Doing) -> None:
    """Give cards of one's choice, one by one, so many to each who is meant."""
    me = frame.actor
    own = [card for card in s.hands[me] if card != frame.scope.this]
    left = len(_takers(s, frame)) if frame.left < 0 else frame.left
    if left and own:
        s.ask_for(me, "give", distinct(s, own), "deal.contents", frame._replace(left=left))


def _takers(s: Position, frame: Doing) -> list[int]:
    """Who gets each of the cards that are given, the last one first."""
    n = amount(s, frame.effect.amount, frame.scope)
    return [one for one in reversed(named(s, frame.effect.to, frame.scope)) if one != frame.actor for _ in range(n)]


def _given(s: Position, frame: Doing, option: Card) -> None:
    pass_on(s, frame.actor, _takers(s, frame)[frame.left - 1], (option.card,), "deal.contents")
    if frame.left > 1:
        s.agenda.append(frame._replace(left=frame.left - 1))


def _look(s: Position, frame: Doing) -> None:
    for one in named(s, frame.effect.of, frame.scope):
        seen = tuple(sorted([s.defs[card].id for card in s.hands[one]]))
        s.tell("looks", "phase.planning", player=frame.actor, owner=one, n=len(seen), by=frame.actor, seen=seen)


def _retrieve(s: Position, frame: Doing) -> None:
    found = [card for card in pile_of(s, frame.effect.what) if card != frame.scope.this]
    count_, left = frame.effect.what.count, frame.left
    n = min(len(found), (len(found) if count_ == "all" else count_) if left < 0 else left)
    if n:
        s.ask_for(frame.actor, "retrieve", distinct(s, found), "gap.used-cards", frame._replace(left=n))


def _retrieved(s: Position, frame: Doing, option: Card) -> None:
    s.discard.remove(option.card)
    s.hands[frame.actor].append(option.card)
    s.tell("retrieves", "gap.used-cards", player=frame.actor, card=s.defs[option.card].id)
    if frame.left > 1:
        s.agenda.append(frame._replace(left=frame.left - 1))


VERBS: dict[str, Callable[[Position, Doing], None]] = {
    "draw": _draw,
    "discard": _discard,
    "take": _take,
    "give": _give,
    "look-at-hand": _look,
    "retrieve": _retrieve,
}
TAKING: dict[str, Callable[[Position, Doing, Any], None]] = {
    "discard": _discarded,
    "give": _given,
    "retrieve": _retrieved,
}
