"""Cosmic Encounter: the engine. What it does not say itself is that of all games (`rules_checker/engine/base.py`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules_checker.engine import Engine, Steps, deck_list
from rules_checker.games.cosmic import (
    alliance,
    asking,
    bargain,
    battle,
    dealing,
    destiny,
    effects,
    moments,
    options,
    query,
    setup,
    turn,
    view,
    voyages,
    why,
)
from rules_checker.games.cosmic.cards import CardDef, link_numbers
from rules_checker.games.cosmic.frames import Deal
from rules_checker.games.cosmic.state import Position, fresh_position


def position(compiled: Mapping[str, Any], start: setup.Setup) -> Position:
    """A position before anything is dealt, from which many games can start."""
    defs = {card: CardDef(compiled["cards"][card]) for card in start["copies"]}
    ids = deck_list(start["copies"])
    s = fresh_position(
        tuple([defs[card] for card in ids]), tuple(start["colours"]), link_numbers(compiled, start["options"])
    )
    s.agenda.append(Deal())
    return s


class Cosmic(Engine[Position, setup.Setup]):
    """What the game says of itself."""

    STEPS = Steps.of(
        alliance.steps,
        bargain.steps,
        battle.steps,
        dealing.steps,
        destiny.steps,
        effects.steps,
        moments.steps,
        turn.steps,
        voyages.steps,
    )
    VERSION = 1
    TOLD_CARDS = ("card",)
    EXECUTORS = {
        "words.yaml": {
            "others": query.NAMED,
            "zones": query.ZONES,
            "triggers": moments.TRIGGERS,
            "verbs": effects.VERBS,
            "events": moments.EVENTS,
            "conditions": query.CONDITIONS,
            "modifiers": query.MODIFIERS,
        },
        "game.yaml": {"types": (*setup.TYPES, *setup.PIECES)},
    }
    OPTIONS = options.OPTIONS
    ABOUT = asking.ABOUT
    DECKS = setup.DECKS
    from_decks = staticmethod(setup.from_decks)
    read_setup = staticmethod(setup.read_setup)
    cards_of = staticmethod(setup.cards_of)
    seats = staticmethod(setup.seats)
    position = staticmethod(position)
    scores = staticmethod(view.scores)
    sits = staticmethod(view.sits)
    outcome = staticmethod(view.outcome)
    plays = staticmethod(options.plays)
    hand = staticmethod(view.hand)
    decided = staticmethod(asking.decided)
    conceivable = staticmethod(why.conceivable)
    moment = staticmethod(why.moment)
    waits = staticmethod(why.waits)
    reason = staticmethod(why.reason)
    table = staticmethod(view.table)
    side = staticmethod(view.side)
    more = staticmethod(asking.more)
    hidden = staticmethod(view.hidden)
    pretend = staticmethod(view.pretend)


ENGINE = Cosmic()
