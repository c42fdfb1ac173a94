"""Boomb.it: the engine. `position` sets a game up, `new_game` deals it; `answer` takes the question in `ask`."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, get_args

from rules_checker.engine import kernel
from rules_checker.games.boombit import (
    blast,
    discarding,
    effects,
    events,
    lives,
    paying,
    play,
    query,
    setup as setups,
    turn,
    vocabulary,
)
from rules_checker.games.boombit.cards import GameDef, HeroDef, link_card
from rules_checker.games.boombit.frames import Setup
from rules_checker.games.boombit.imagining import imagine
from rules_checker.games.boombit.legal.why import conceivable, why
from rules_checker.games.boombit.setup import cards_of, from_decks, read_setup, seats, write_setup
from rules_checker.games.boombit.state import ZONES, Position, fresh_position
from rules_checker.games.boombit.steps import STEPS
from rules_checker.games.boombit.view import hand, outcome, view
from rules_checker.games.boombit.words import options_in_words as options, plays

_STEPPED = (blast, discarding, effects, events, lives, paying, play, turn)
"""The modules of the steps, which are registered as these are loaded."""

VERSION = 2
"""The version, increased whenever older replays would run differently."""
ACTIONS = {
    "play": ("card",),
    "use": ("card",),
    "block": ("card", "number"),
    **dict.fromkeys(("trade", "activate", "end", "done", "keep", "mulligan"), ()),
}
"""The first words of actions, and what follows each: nothing, a `card`, or a `card` and a `number`."""
TOLD_CARDS = ("card", "to", "hero")
"""The params of log entries that are ids of cards."""

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
"""The words that the engine executes, by the file of the game and the section that should list them."""


def position(compiled: Mapping[str, Any], setup: setups.Setup) -> Position:
    """A position before anything is dealt, from which many games can start."""
    used = cards_of(setup)
    defs = {card_id: link_card(data) for card_id, data in compiled["cards"].items() if card_id in used}
    heroes = tuple(defs[deck["hero"]] for deck in setup)
    assert isinstance(heroes[0], HeroDef) and isinstance(heroes[1], HeroDef)
    cards = tuple(defs[card_id] for deck in setup for card_id in deck["cards"])
    owner = bytes([0] * len(setup[0]["cards"]) + [1] * len(setup[1]["cards"]))
    return fresh_position(GameDef(compiled), cards, (heroes[0], heroes[1]), owner)


def new_game(start: Position, seed: int, *, log: bool = False) -> Position:
    """A game dealt by its seed, at its first question; with `log` it records all events."""
    s = start.clone()
    s.seed = seed
    s.log = [] if log else None
    s.agenda.append(Setup())
    kernel.advance(s, STEPS)
    return s


def answer(s: Position, index: int) -> None:
    """Answer the current question; raises `kernel.IllegalAnswerError`."""
    kernel.answer(s, STEPS, index)


def turn_of(s: Position) -> int:
    """The player who is asked, else the one whose turn it is."""
    return s.active if s.ask is None else s.ask.player


def standing(s: Position) -> kernel.Standing:
    """The course of a game: who won, the first player, and the number of turns of both."""
    return kernel.Standing(s.winners or kernel.DRAW, s.first, sum(s.turns))


__all__ = [
    "ACTIONS",
    "EXECUTORS",
    "STEPS",
    "TOLD_CARDS",
    "VERSION",
    "Position",
    "answer",
    "cards_of",
    "conceivable",
    "from_decks",
    "hand",
    "imagine",
    "new_game",
    "options",
    "outcome",
    "plays",
    "position",
    "read_setup",
    "seats",
    "standing",
    "turn_of",
    "view",
    "why",
    "write_setup",
]
