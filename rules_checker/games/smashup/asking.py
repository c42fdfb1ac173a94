"""What a question is about, as plain data for whoever puts it into words; all of it is known to the player asked.

`source` is the card on whose behalf is asked, `ability` the number of that of its abilities which asks, from 0.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules_checker.engine import Card, Option, Use
from rules_checker.games.smashup.frames import (
    Ability,
    Allowance,
    AtBase,
    Chosen,
    Doing,
    Extra,
    HandLimit,
    Moment,
    MoveNext,
    Onto,
    Pick,
    PlayCards,
    Where,
    Window,
)
from rules_checker.games.smashup.query import breaks_at, total
from rules_checker.games.smashup.state import DISCARD, NOBODY, Position

_ANY = Allowance("minion", DISCARD).most


def more(s: Position, option: Option) -> dict[str, Any]:
    """What an option means besides its words: of an ability, the card and its number there.

    Of a base in play that its total power is `n`, of so much `of_power`.
    """
    if isinstance(option, Use):
        return {"source": s.defs[option.card].id, "ability": option.number}
    if isinstance(option, Card) and option.card in s.bases:
        return {"n": total(s, option.card), "of_power": breaks_at(s, option.card)}
    return {}


def _doing(s: Position, doing: Doing) -> dict[str, Any]:
    """The card and the ability that an effect is of."""
    card = doing.memory.this[0]
    abilities = s.defs[card].abilities
    whole = [(*one.cost, *one.effects) for one in abilities]
    at = [number for number, effects in enumerate(whole) if any(doing.effect is effect for effect in effects)]
    return {"source": s.defs[card].id, "ability": at[0]} if at else {"source": s.defs[card].id}


def _ability(s: Position, frame: Ability) -> dict[str, Any]:
    card = frame.memory.this[0]
    number = [at for at, one in enumerate(s.defs[card].abilities) if one is frame.ability]
    return {"source": s.defs[card].id, "ability": number[0]}


def _pick(s: Position, frame: Pick) -> dict[str, Any]:
    """Whose text it is, and how many cards are still to be chosen."""
    return {**_doing(s, frame.doing), "left": frame.most - len(frame.got)}


def _move(s: Position, frame: MoveNext) -> dict[str, Any]:
    """The card that moves, or nothing of several that move together."""
    card = None if frame.together and len(frame.cards) > 1 else s.defs[frame.cards[0][0]].id
    return {**_doing(s, frame.doing), "card": card}


def _window(s: Position, frame: Window) -> dict[str, Any]:
    """The base that scores."""
    return {"base": s.defs[s.scoring].id if s.scoring != NOBODY else None}


def _left(s: Position, frame: PlayCards) -> dict[str, Any]:
    """How many minions and how many actions may still be played, and of how much power the extra minions may be."""
    minions = [one for one in s.allowed if one.kind == "minion"]
    limits = [str(one.most) for one in minions if one.most < _ANY]
    return {
        "minions": len(minions),
        "actions": len([one for one in s.allowed if one.kind == "action"]),
        "limits": [*dict.fromkeys(limits)],
        "limited": len(limits),
        "unlimited": len(minions) - len(limits),
        "raised": len([one for one in s.allowed if one.zone == DISCARD]),
    }


def _extra(s: Position, frame: Extra) -> dict[str, Any]:
    return {"left": len(frame.allowed)}


ABOUT: dict[type, Callable[[Position, Any], dict[str, Any]]] = {
    Ability: _ability,
    AtBase: lambda s, frame: _doing(s, frame.doing),
    Chosen: lambda s, frame: _doing(s, frame.doing),
    Extra: _extra,
    HandLimit: lambda s, frame: {"left": len(s.hands[s.active]) - s.numbers.hand_limit},
    Moment: lambda s, frame: {"base": s.defs[frame.base].id},
    MoveNext: _move,
    Onto: lambda s, frame: {"card": s.defs[frame.card].id},
    Pick: _pick,
    PlayCards: _left,
    Where: lambda s, frame: {"card": s.defs[frame.card].id},
    Window: _window,
}
