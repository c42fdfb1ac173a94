"""Which cards an effect is done to: what may be chosen, the actor's choice, and then the doing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules_checker.engine import ENOUGH, NO, Card, Option, Say, Steps, the_card
from rules_checker.games.smashup.doing import CHOSEN, DO
from rules_checker.games.smashup.frames import AtBase, Doing, Pick, Run
from rules_checker.games.smashup.query import goal_of, may_be, select
from rules_checker.games.smashup.state import PLAY, Position
from rules_checker.games.smashup.zones import distinct

steps: Steps[Position] = Steps()
step, taking = steps.step, steps.taking

_ALL = 999
_ACTS = {"destroy": "destroyed", "return": "returned", "move": "moved"}
"""What continuous effects call that which verbs do."""


def candidates(s: Position, doing: Doing) -> list[int]:
    """The cards that an effect may be done to."""
    effect, me, memory = doing.effect, doing.me, doing.memory
    what: Any = effect.what
    if what == "this":
        found = [memory.this[0]] if s.still(memory.this) else []
    elif what == "host":
        found = [s.host[memory.this[0]]] if s.still(memory.this) else []
    elif what == "it":
        found = [ref[0] for ref in memory.it if s.still(ref)]
    else:
        found = select(s, what, me, memory)
        if doing.actor != me and what.of == effect.by:  # each of them has their own
            found = [card for card in found if s.control[card] == doing.actor]
    act = _ACTS.get(effect.do)
    if act is not None:
        found = [card for card in found if s.where[card] != PLAY or may_be(s, card, act, me)]
    if effect.do == "move":
        goal = goal_of(s, effect.to, memory)
        found = [card for card in found if s.where[card] == PLAY and s.at[card] != goal]
        if len(s.bases) < 2 if effect.to in CHOSEN else effect.to != "replacement" and goal not in s.bases:
            found = []
    return found


def pick_cards(s: Position, doing: Doing) -> None:
    """Find the cards that an effect is done to, asking the actor where there is a choice, and do it to them."""
    found, what = candidates(s, doing), doing.effect.what
    if isinstance(what, str):
        _do(s, doing, found)
        return
    if what.count == "all" and what.at == "one-base":
        bases = {s.at[card] for card in found}
        if len(bases) > 1:
            s.agenda.append(AtBase(doing, tuple(found)))
        else:
            _do(s, doing, found)
        return
    if what.count in ("all", "each"):
        if not found:
            s.cite("ability.all-no-target")
        _do(s, doing, found)
        return
    if not found:
        s.tell("no-target", "play.without-target", card=s.defs[doing.memory.this[0]].id)
        if doing.may:
            decline(s)
        return
    most = len(found) if what.count == "any" else min(what.count, len(found))
    least = 0 if what.up_to or what.count == "any" else most
    s.agenda.append(Pick(doing, tuple(found), least, most))


@step(AtBase)
def at_base(s: Position, frame: AtBase) -> None:
    """Ask at which base an effect is done to all the cards that it means."""
    bases = dict.fromkeys([s.at[card] for card in frame.found])
    s.ask_for(frame.doing.actor, "at-base", tuple(map(the_card, bases)), "ability.mandatory", frame)


@taking(AtBase)
def base_chosen(s: Position, frame: AtBase, option: Card) -> None:
    """Do it to all of them that are at that base."""
    _do(s, frame.doing, [card for card in frame.found if s.at[card] == option.card])


@step(Pick)
def pick(s: Position, frame: Pick) -> None:
    """Ask for one more card, until there are enough."""
    doing, found, least, most, got = frame
    if len(got) >= most:
        _do(s, doing, got)
        return
    left = [card for card in found if card not in got]
    if got and doing.effect.do != "discard" and doing.effect.what.at in _ONE_BASE:
        left = [card for card in left if s.at[card] == s.at[got[0]]]
    options: list[Option] = [*distinct(s, [the_card(card) for card in left])]
    if not left:
        _do(s, doing, got)
        return
    if doing.may and not got:
        options.append(NO)
    elif len(got) >= least:
        options.append(ENOUGH)
    rule = "ability.may" if doing.may else "ability.any-number" if least < most else "ability.mandatory"
    s.ask_for(doing.actor, f"choose-{doing.effect.do}", tuple(options), rule, frame)


_ONE_BASE = ("one-base", "same-base", "strong-base", "crew-base")
"""The places of which one is meant, for all cards of a selection."""


@taking(Pick)
def picked(s: Position, frame: Pick, chosen: Card | Say) -> None:
    """Take one more card, or do with those taken what is to be done."""
    if isinstance(chosen, Card):
        s.agenda.append(frame._replace(got=(*frame.got, chosen.card)))
    elif chosen == NO:
        decline(s)
    else:
        _do(s, frame.doing, frame.got)


def decline(s: Position) -> None:
    """Drop the rest of an ability whose first effect is not done (`ability.may`)."""
    rest = s.agenda.pop()
    assert isinstance(rest, Run)
    s.cite("ability.may")


def _do(s: Position, doing: Doing, cards: Sequence[int]) -> None:
    """Do it to the cards, which the rest of the text may call «it»."""
    rest = s.agenda[-1] if s.agenda else None
    if isinstance(rest, Run) and rest.effects and cards:
        memory = rest.memory._replace(it=tuple([s.ref(card) for card in cards]), spot=s.at[cards[0]])
        s.agenda[-1] = rest._replace(memory=memory)
    if cards:
        DO[doing.effect.do](s, doing, tuple(cards))


def hand_of(s: Position, player: int, kind: str) -> list[int]:
    """The cards of a type in a player's hand."""
    return [card for card in s.hands[player] if kind in ("card", s.defs[card].type)]


def payable(s: Position, ability: Any, me: int, memory: Any) -> bool:
    """True if the cost of an ability can be paid."""
    for part in ability.cost:
        doing = Doing(part, me, me, memory)
        if part.do == "discard":
            if len(hand_of(s, me, part.type)) < part.amount:
                return False
        elif hasattr(part, "what") and not candidates(s, doing):
            return False
    return True
