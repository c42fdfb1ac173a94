"""What a question is about, as plain data for whoever puts it into words: the card behind it, and what is at stake.

All of it is known to the player asked. `source` is the card on whose behalf is asked, `ability` the number of that of
its abilities which asks, counted from 0; if all its text is to be chosen from, `whole` says so, and `choice` which of
the choices in it that is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules_checker.engine import DONE, Node, Option, Play
from rules_checker.games.boombit.cards import CardDef
from rules_checker.games.boombit.frames import (
    Ability,
    Attach,
    Attacked,
    ChooseCourse,
    Defy,
    Discard,
    Pay,
    PayCourse,
    Pick,
)
from rules_checker.games.boombit.happenings import Declare, DeedWindow, Reanimate, Replace
from rules_checker.games.boombit.legal import absorbable, hosts, idle, points
from rules_checker.games.boombit.memory import NOBODY
from rules_checker.games.boombit.options import Course, Instead, Reaction, Share, Told, Use
from rules_checker.games.boombit.query import power, remaining
from rules_checker.games.boombit.state import DECK, HAND, HERO, Position


def more(s: Position, option: Option) -> dict[str, Any]:
    """What an option is about besides its words: `costs`, the lives that it costs at once; `by`, the card it is of.

    An option to carry out an ability says which, as the question does; one to block, of how much strength it absorbs a
    part, as `of_power`, and how much more the creep could take, as `left`; one to play a card on the only one that it
    can be played on, which that is; one of several courses the number of its `course`, and whose it is; one to use what
    would find no card to do anything to that it is `idle`.
    """
    assert s.ask is not None
    block = s.ask.then
    if isinstance(option, Course):
        return {"course": option.number, **ABOUT[block.__class__](s, block)}
    if isinstance(block, Declare) and option == DONE:
        return {"costs": 1, **_block(s, block)}
    if isinstance(block, Declare) and isinstance(option, Share):
        left = remaining(s, option.card) - option.points
        return {"of_power": block.strength - points(block.shares), "left": max(0, left)}
    if isinstance(option, Play) and s.defs[option.card].onto is not None:
        found = hosts(s, s.owner[option.card], s.defs[option.card])
        return {"to": s.defs[found[0]].id, "of": "AB"[s.owner[found[0]]]} if len(found) == 1 else {}
    if isinstance(option, Play) and s.defs[option.card].type == "deed":
        return _idle(s, s.defs[option.card].abilities["play"], option.card)
    if isinstance(option, Use):
        return _of_ability(s, option.you, option.ability) | _idle(s, (option.ability,), option.you)
    if isinstance(option, Reaction):
        return _of_ability(s, option.you, option.ability)
    if isinstance(option, Told):
        return _of_ability(s, option.source, option.ability)
    return {"by": s.name(option.source)} if isinstance(option, Instead) else {}


def _idle(s: Position, used: tuple[Node, ...], source: int) -> dict[str, Any]:
    return {"idle": True} if all(idle(s, ability, source) for ability in used) else {}


def _block(s: Position, frame: Declare) -> dict[str, Any]:
    """The bomb, the strength that is left, how many block already, and the lives of the hero behind them.

    `absorbed` is what can still be absorbed of that strength; if it is `too_strong`, the life is lost anyhow.
    """
    bomb = frame.this[0]
    power = frame.strength - points(frame.shares)
    most = absorbable(s, frame)
    return {
        "bomb": s.defs[bomb].id,
        "power": power,
        "absorbed": min(power, most),
        "too_strong": most < power,
        "blockers": len(frame.shares),
        "lives": s.lives[1 - s.owner[bomb]],
        "second": not frame.main,
    }


def _reaction(s: Position, frame: DeedWindow) -> dict[str, Any]:
    """What happened: the `event`, the card if to any, and whether to the `own` side of the player asked.

    Of an explosion also the strength that it has now, and how much of it the creeps of the other side can absorb. Of a
    card that has since gone to a hand or a deck only that it is `gone`: where it lies there nobody is told.
    """
    card = frame.it[0]
    if card != NOBODY and s.where[card] in (HAND, DECK):
        return {"event": "gone"}
    told: dict[str, Any] = {
        "event": frame.event,
        "it": None if card == NOBODY else s.defs[card].id,
        "own": frame.player == frame.who,
    }
    if frame.event == "explodes":
        strength = power(s, card)
        most = absorbable(s, Declare(frame.it, strength, main=True))
        told |= {"power": strength, "absorbed": min(strength, most)}
    return told


def _ability(s: Position, frame: Ability) -> dict[str, Any]:
    return _of_ability(s, frame.source, frame.ability)


def _of_ability(s: Position, source: int, ability: Node) -> dict[str, Any]:
    """The card that a source stands for, and the number of an ability if that is printed on it."""
    giver = _definition(s, source)
    at = next((at for at, one in enumerate(giver.told) if one is ability), None)
    return {"source": giver.id} if at is None else {"source": giver.id, "ability": at}


def _definition(s: Position, source: int) -> CardDef:
    """The card, or the hero, that a source stands for."""
    card = s.giver(source)
    return s.heroes[HERO - card] if card <= HERO else s.defs[card]


def _choice(s: Position, source: int, effect: Node) -> dict[str, Any]:
    """The card that a source stands for, and the number of a choice if that is printed on it."""
    giver = _definition(s, source)
    parts = [giver.price, *(part for ability in giver.told for part in (ability.cost, ability.effects))]
    printed = [one for part in parts for one in part if one.do == "choose"]
    at = next((at for at, one in enumerate(printed) if one is effect), None)
    about = {"source": giver.id, "whole": True}
    return about if at is None else about | {"choice": at}


def _replaced(s: Position, frame: Replace) -> dict[str, Any]:
    """What would happen, and to which card if to any."""
    return {"would": frame.would, "it": None if frame.card == NOBODY else s.defs[frame.card].id}


ABOUT: dict[type, Callable[[Position, Any], dict[str, Any]]] = {
    Declare: _block,
    Ability: _ability,
    Replace: _replaced,
    DeedWindow: _reaction,
    Attacked: lambda s, frame: {"points": frame.points},
    Discard: lambda s, frame: {"source": s.name(frame.source), "left": frame.n},
    Pick: lambda s, frame: {"source": s.name(frame.doing.source)},
    ChooseCourse: lambda s, frame: _choice(s, frame.doing.source, frame.doing.effect),
    PayCourse: lambda s, frame: _choice(s, frame.rest.source, frame.part),
    Pay: lambda s, frame: {"source": s.name(frame.owed.source)},
    Attach: lambda s, frame: {"source": s.defs[frame.card].id},
    Defy: lambda s, frame: {"source": s.defs[frame.card].id},
    Reanimate: lambda s, frame: {"source": s.defs[frame.card].id},
}
