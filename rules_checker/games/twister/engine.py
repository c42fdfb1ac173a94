"""Dungeon Twister: the engine. What it does not say itself is that of all games (`rules_checker/engine/base.py`)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from rules_checker.engine import Steps, deck_list
from rules_checker.games.twister import asking, dealing, fights, setup, turn, view, walking, why, words
from rules_checker.games.twister.cards import MODIFIERS, TRIGGERS, VERBS, CardDef, link_numbers
from rules_checker.games.twister.dealing import lay_out
from rules_checker.games.twister.frames import Deal
from rules_checker.games.twister.setup import TEAMS
from rules_checker.games.twister.state import Position, fresh_position

PARTS = (asking, setup, view, why, words)
STEPS = Steps.of(dealing.steps, fights.steps, turn.steps, walking.steps)
VERSION = 1
TOLD_CARDS = ("card", "other", "old", "tile")
EXECUTORS: dict[str, dict[str, Collection[str]]] = {
    "words.yaml": {"zones": ("maze",), "triggers": TRIGGERS, "verbs": VERBS, "modifiers": MODIFIERS},
    "game.yaml": {"types": (*setup.TYPES, *setup.PIECES)},
}


def position(compiled: Mapping[str, Any], start: setup.Setup) -> Position:
    """A position before anything is placed, or with what lies on a table, from which many games can start."""
    rooms = [card for card in start["copies"] if compiled["cards"][card]["plan"]]
    beginners = len(rooms) < compiled["maze"]["usual"]
    capacities = {kind: compiled["room"]["beginner" if beginners else kind] for kind in ("vault", "hall")}
    defs = {card: CardDef(compiled["cards"][card], capacities) for card in start["copies"]}
    cards = tuple([defs[card] for card in deck_list(start["copies"])])
    table = start.get("table")
    teams = tuple(table["teams"]) if table else TEAMS
    s = fresh_position(cards, teams, link_numbers(compiled, start["goal"], start["options"]))
    if table:
        lay_out(s, table["laid"], table["start"])
    else:
        s.agenda.append(Deal())
    return s
