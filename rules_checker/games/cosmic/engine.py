"""Cosmic Encounter: the engine. What it does not say itself is that of all games (`rules_checker/engine/base.py`)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from rules_checker.engine import Steps
from rules_checker.games.cosmic import (
    alliance,
    asking,
    bargain,
    battle,
    dealing,
    effects,
    moments,
    query,
    setup,
    turn,
    view,
    why,
    words,
)
from rules_checker.games.cosmic.cards import link_card, link_numbers
from rules_checker.games.cosmic.frames import Deal
from rules_checker.games.cosmic.state import Position, fresh_position

PARTS = (asking, setup, view, why, words)
STEPS = Steps.of(
    alliance.steps,
    bargain.steps,
    battle.steps,
    dealing.steps,
    effects.steps,
    moments.steps,
    turn.steps,
)
VERSION = 1
TOLD_CARDS = ("card",)
EXECUTORS: dict[str, dict[str, Collection[str]]] = {
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


def position(compiled: Mapping[str, Any], start: setup.Setup) -> Position:
    """A position before anything is dealt, from which many games can start.

    Destiny cards of colours that nobody has are left out, and technologies that cost too much for four planets.
    """
    numbers = link_numbers(compiled, start["options"])
    chosen = tuple(start["colours"])
    defs = []
    for data in compiled["cards"].values():
        info = link_card(data)
        if info.type in setup.PIECES or (info.colour is not None and info.colour not in chosen):
            continue
        if info.type == "tech" and numbers.four_below and info.cost >= numbers.four_below:
            continue
        defs += [info] * data["copies"]
    s = fresh_position(tuple(defs), chosen, numbers)
    s.agenda.append(Deal())
    return s
