"""Dungeon Twister: the engine. What it does not say itself is that of all games (`rules_checker/engine/base.py`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules_checker.engine import Engine, Steps, deck_list
from rules_checker.games.twister import asking, dealing, fights, options, setup, turn, view, walking, why
from rules_checker.games.twister.cards import MODIFIERS, TRIGGERS, VERBS, CardDef, link_numbers
from rules_checker.games.twister.dealing import lay_out
from rules_checker.games.twister.frames import Deal
from rules_checker.games.twister.setup import TEAMS
from rules_checker.games.twister.state import Position, fresh_position


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


class DungeonTwister(Engine[Position, setup.Setup]):
    """What the game says of itself."""

    STEPS = Steps.of(dealing.steps, fights.steps, turn.steps, walking.steps)
    VERSION = 1
    TOLD_CARDS = ("card", "other", "old", "tile")
    PLAYED = ("plays", "fights")
    EXECUTORS = {
        "words.yaml": {"zones": ("maze",), "triggers": TRIGGERS, "verbs": VERBS, "modifiers": MODIFIERS},
        "game.yaml": {"types": (*setup.TYPES, *setup.PIECES)},
    }
    OPTIONS = options.OPTIONS
    ABOUT = asking.ABOUT
    DECKS = setup.DECKS
    from_decks = staticmethod(setup.from_decks)
    from_table = staticmethod(setup.from_table)
    read_setup = staticmethod(setup.read_setup)
    cards_of = staticmethod(setup.cards_of)
    seats = staticmethod(setup.seats)
    position = staticmethod(position)
    scores = staticmethod(view.scores)
    fates = staticmethod(view.fates)
    outcome = staticmethod(view.outcome)
    plays = staticmethod(options.plays)
    hand = staticmethod(view.hand)
    ahead = staticmethod(view.ahead)
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


ENGINE = DungeonTwister()
