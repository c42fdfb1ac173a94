"""Boomb.it: the engine. `position` sets a game up, `new_game` deals it; `answer` takes the question in `ask`."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, get_args

from rules_checker import kernel
from rules_checker.games.boombit import (  # the steps of each are registered as it is loaded
    blast,
    discarding,
    effects,
    events,
    lives,
    paying,
    play,
    query,
    turn,
    vocabulary,
)
from rules_checker.games.boombit.cards import GameDef, HeroDef, link_card
from rules_checker.games.boombit.frames import Setup
from rules_checker.games.boombit.legal import why
from rules_checker.games.boombit.state import ZONES, Position, fresh_position
from rules_checker.games.boombit.steps import STEPS
from rules_checker.games.boombit.view import outcome, view

VERSION = 2
"""Raised when a replay of an older version would run otherwise."""

EXECUTORS: dict[str, dict[str, Collection[str]]] = {
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
"""The words that the engine carries out, by the file of the game and its section that should list them."""


def position(compiled: Mapping[str, Any], decks: Sequence[Mapping[str, Any]]) -> Position:
    """A position with nothing dealt yet, from which many games can start: two compiled decks of compiled cards."""
    defs = {card_id: link_card(data) for card_id, data in compiled["cards"].items() if _used(card_id, decks)}
    heroes = tuple(defs[deck["hero"]] for deck in decks)
    assert isinstance(heroes[0], HeroDef) and isinstance(heroes[1], HeroDef)
    cards = tuple(defs[card_id] for deck in decks for card_id in deck["cards"])
    owner = bytes([0] * len(decks[0]["cards"]) + [1] * len(decks[1]["cards"]))
    return fresh_position(GameDef(compiled), cards, (heroes[0], heroes[1]), owner)


def _used(card_id: str, decks: Sequence[Mapping[str, Any]]) -> bool:
    return any(card_id == deck["hero"] or card_id in deck["cards"] for deck in decks)


def new_game(start: Position, seed: int, *, log: bool = False) -> Position:
    """A game dealt by its seed, run to its first question; with `log` it writes down all that happens."""
    s = start.clone()
    s.seed = seed
    s.log = [] if log else None
    s.agenda.append(Setup())
    kernel.advance(s, STEPS)
    return s


def answer(s: Position, index: int) -> None:
    """Answer the standing question; raises `kernel.IllegalAnswerError`."""
    kernel.answer(s, STEPS, index)


__all__ = [
    "EXECUTORS",
    "STEPS",
    "VERSION",
    "Position",
    "answer",
    "blast",
    "discarding",
    "effects",
    "events",
    "lives",
    "new_game",
    "outcome",
    "paying",
    "play",
    "position",
    "turn",
    "view",
    "why",
]
