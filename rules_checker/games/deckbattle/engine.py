"""Clash of Decks: the engine. What it does not say itself is that of all games (`rules_checker/engine/base.py`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules_checker.engine import Engine, Steps
from rules_checker.games.deckbattle import (
    asking,
    auto_deck,
    auto_turn,
    combat,
    dealing,
    effects,
    options,
    realm,
    setup,
    turn,
    view,
    why,
)
from rules_checker.games.deckbattle.cards import link_card, link_numbers
from rules_checker.games.deckbattle.frames import Ban, Deal, Draft, Shuffle, SoloDraft
from rules_checker.games.deckbattle.state import AI, Automatic, Position, fresh_position


def position(compiled: Mapping[str, Any], start: setup.Setup) -> Position:
    """A position with nothing dealt yet, from which many games can start."""
    numbers = link_numbers(compiled)
    alone, drafted = start.style == "solo", start.configuration == "draft"
    if drafted:
        ids, owner = list(start.kit), [0] * len(start.kit)
    elif alone:
        rest = [card for card in start.kit if card not in start.decks[0]]  # `precon.solo-ai`
        ids, owner = [*start.decks[0], *rest], [0] * len(start.decks[0]) + [AI] * len(rest)
    else:
        ids = [card for deck in start.decks for card in deck]
        owner = [player for player, deck in enumerate(start.decks) for _ in deck]
    s = fresh_position(tuple(link_card(compiled["cards"][card]) for card in ids), owner, numbers)
    if alone:
        stage = numbers.stages[start.stage - 1] if start.stage else numbers.quick
        s.auto = Automatic(stage, tuple(card for card, who in enumerate(owner) if who == AI), (), False)
    if drafted:
        s.pool = tuple(range(len(ids)))
    else:
        for card, player in enumerate(owner):
            if not s.is_auto(player):
                s.hands[player].append(card)
    s.agenda.append(Deal())
    if drafted:
        s.agenda += [SoloDraft(0) if alone else Draft(0), Shuffle()]
    elif start.configuration == "construction":
        s.agenda.append(Ban(dealing.JUDGES))
    return s


class ClashOfDecks(Engine[Position, setup.Setup]):
    """What the game says of itself."""

    STEPS = Steps.of(
        auto_deck.steps, auto_turn.steps, combat.steps, dealing.steps, realm.steps, effects.steps, turn.steps
    )
    VERSION = 1
    TOLD_CARDS = ("card", "to")
    EXECUTORS = {
        "words.yaml": {"verbs": effects.EFFECTS, "modifiers": ("aura",), "triggers": ("cast",)},
        "game.yaml": {"types": ("creature", "spell"), "keywords": view.ABILITIES},
    }
    OPTIONS = options.OPTIONS
    from_decks = staticmethod(setup.from_decks)
    write_setup = staticmethod(setup.write_setup)
    read_setup = staticmethod(setup.read_setup)
    cards_of = staticmethod(setup.cards_of)
    seats = staticmethod(setup.seats)
    automatic = staticmethod(setup.automatic)
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
    about = staticmethod(asking.about)
    more = staticmethod(asking.more)
    hidden = staticmethod(view.hidden)


ENGINE = ClashOfDecks()
