"""Smash Up: the engine. What it does not say itself is that of all games (`rules_checker/engine/base.py`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules_checker.engine import Engine, Steps, deck_list
from rules_checker.games.smashup import (
    asking,
    choosing,
    dealing,
    doing,
    effects,
    options,
    play,
    query,
    reactions,
    scoring,
    setup,
    turn,
    view,
    why,
    windows,
)
from rules_checker.games.smashup.cards import CardDef, link_numbers
from rules_checker.games.smashup.frames import Deal
from rules_checker.games.smashup.state import NOBODY, ZONES, Position, fresh_position


def position(compiled: Mapping[str, Any], start: setup.Setup) -> Position:
    """A position before anything is dealt, from which many games can start."""
    lists = [deck_list(deck) for deck in start["decks"]]
    ids = [card for deck in lists for card in deck] + list(start["bases"])
    owner = [player for player, deck in enumerate(lists) for _ in deck] + [NOBODY] * len(start["bases"])
    defs = {card: CardDef(compiled["cards"][card]) for card in set(ids)}
    s = fresh_position(tuple([defs[card] for card in ids]), tuple(owner), len(lists), link_numbers(compiled))
    s.agenda.append(Deal())
    return s


class SmashUp(Engine[Position, setup.Setup]):
    """What the game says of itself."""

    STEPS = Steps.of(
        choosing.steps,
        dealing.steps,
        doing.steps,
        effects.steps,
        play.steps,
        reactions.steps,
        scoring.steps,
        turn.steps,
        windows.steps,
    )
    VERSION = 1
    TOLD_CARDS = ("card", "base", "to", "old")
    EXECUTORS = {
        "words.yaml": {
            "others": reactions.NAMED,
            "zones": ZONES,
            "places": query.PLACES,
            "durations": ("this-turn", "this-scoring"),
            "triggers": ("play", "special", "ongoing", "base"),
            "verbs": effects.VERBS,
            "events": reactions.EVENTS,
            "conditions": query.CONDITIONS,
            "modifiers": query.MODIFIERS,
        },
        "game.yaml": {"types": ("minion", "action", "base")},
    }
    OPTIONS = options.OPTIONS
    ABOUT = asking.ABOUT
    DECKS = setup.DECKS
    from_decks = staticmethod(setup.from_decks)
    read_setup = staticmethod(setup.read_setup)
    cards_of = staticmethod(setup.cards_of)
    position = staticmethod(position)
    scores = staticmethod(view.scores)
    sits = staticmethod(view.sits)
    outcome = staticmethod(view.outcome)
    plays = staticmethod(options.plays)
    hand = staticmethod(view.hand)
    conceivable = staticmethod(why.conceivable)
    moment = staticmethod(why.moment)
    waits = staticmethod(why.waits)
    reason = staticmethod(why.reason)
    table = staticmethod(view.table)
    side = staticmethod(view.side)
    under_way = staticmethod(view.under_way)
    more = staticmethod(asking.more)
    hidden = staticmethod(view.hidden)


ENGINE = SmashUp()
