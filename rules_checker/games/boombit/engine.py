"""Boomb.it: the engine. What it does not say itself is that of all games (`rules_checker/engine/base.py`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

from rules_checker.engine import Engine, Steps
from rules_checker.games.boombit import (
    asking,
    blast,
    choosing,
    dealing,
    discarding,
    effects,
    events,
    lives,
    options,
    paying,
    play,
    query,
    reactions,
    replacing,
    setup,
    turn,
    view,
    vocabulary,
    why,
)
from rules_checker.games.boombit.cards import GameDef, HeroDef, link_card
from rules_checker.games.boombit.frames import Setup
from rules_checker.games.boombit.state import ZONES, Position, fresh_position


def position(compiled: Mapping[str, Any], decks: setup.Decks) -> Position:
    """A position before anything is dealt, from which many games can start."""
    used = setup.cards_of(decks)
    defs = {card_id: link_card(data) for card_id, data in compiled["cards"].items() if card_id in used}
    heroes = tuple(defs[deck["hero"]] for deck in decks)
    assert isinstance(heroes[0], HeroDef) and isinstance(heroes[1], HeroDef)
    cards = tuple(defs[card_id] for deck in decks for card_id in deck["cards"])
    owner = bytes([0] * len(decks[0]["cards"]) + [1] * len(decks[1]["cards"]))
    s = fresh_position(GameDef(compiled), cards, (heroes[0], heroes[1]), owner)
    s.agenda.append(Setup())
    return s


class Boombit(Engine[Position, setup.Decks]):
    """What the game says of itself."""

    STEPS = Steps.of(
        blast.steps,
        choosing.steps,
        dealing.steps,
        discarding.steps,
        effects.steps,
        events.steps,
        lives.steps,
        paying.steps,
        play.steps,
        reactions.steps,
        replacing.steps,
        turn.steps,
    )
    VERSION = 2
    OPTIONS = options.OPTIONS
    TOLD_CARDS = ("card", "to", "hero")
    EXECUTORS = {
        "words.yaml": {
            "zones": ZONES,
            "states": query.STATES,
            "durations": get_args(vocabulary.Duration),
            "teams": get_args(vocabulary.Team),
            "references": get_args(vocabulary.Reference),
            "triggers": get_args(vocabulary.Trigger),
            "verbs": effects.VERBS,
            "events": get_args(vocabulary.Event),
            "conditions": query.CONDITIONS,
            "modifiers": get_args(vocabulary.Always),
        },
        "game.yaml": {
            "types": get_args(vocabulary.Type),
            "keywords": get_args(vocabulary.Property),
            "phases": (*turn.PHASES, *get_args(vocabulary.MainPhase)),
        },
    }
    ABOUT = asking.ABOUT
    from_decks = staticmethod(setup.from_decks)
    write_setup = staticmethod(setup.write_setup)
    read_setup = staticmethod(setup.read_setup)
    cards_of = staticmethod(setup.cards_of)
    seats = staticmethod(setup.seats)
    position = staticmethod(position)
    outcome = staticmethod(view.outcome)
    plays = staticmethod(options.plays)
    hand = staticmethod(view.hand)
    conceivable = staticmethod(why.conceivable)
    moment = staticmethod(why.moment)
    asks_of = staticmethod(why.asks_of)
    waits = staticmethod(why.waits)
    reason = staticmethod(why.reason)
    table = staticmethod(view.table)
    side = staticmethod(view.side)
    under_way = staticmethod(view.under_way)
    more = staticmethod(asking.more)
    hidden = staticmethod(view.hidden)
    pretend = staticmethod(view.pretend)


ENGINE = Boombit()
