"""Cosmic Encounter: the engine. What it does not say itself is that of all games (`rules_checker/engine/base.py`)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from rules_checker.engine import Steps, deck_list
from rules_checker.games.cosmic import (
    alliance,
    asking,
    bargain,
    battle,
    dealing,
    destiny,
    effects,
    moments,
    query,
    setup,
    turn,
    view,
    voyages,
    why,
    words,
)
from rules_checker.games.cosmic.cards import CardDef, link_numbers
from rules_checker.games.cosmic.frames import Deal
from rules_checker.games.cosmic.state import Position, fresh_position

PARTS = (asking, setup, view, why, words)
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
    """A position before anything is dealt, from which many games can start."""
    defs = {card: CardDef(compiled["cards"][card]) for card in start["copies"]}
    ids = deck_list(start["copies"])
    s = fresh_position(
        tuple([defs[card] for card in ids]), tuple(start["colours"]), link_numbers(compiled, start["options"])
    )
    s.agenda.append(Deal())
    return s
