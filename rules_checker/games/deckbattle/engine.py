"""Clash of Decks: the engine. `position` sets a game up, `new_game` deals it; `answer` takes the question in `ask`."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from rules_checker.engine import kernel
from rules_checker.games.deckbattle import (
    auto,
    combat,
    preparing,
    realm,
    solo,
    spells,
    turn,
)  # each registers its steps
from rules_checker.games.deckbattle.cards import link_card, link_numbers
from rules_checker.games.deckbattle.frames import Ban, Deal, Draft, Shuffle, SoloDraft
from rules_checker.games.deckbattle.imagining import imagine
from rules_checker.games.deckbattle.setup import (
    Setup,
    automatic,
    cards_of,
    from_decks,
    read_setup,
    seats,
    write_setup,
)
from rules_checker.games.deckbattle.state import AI, Automatic, Position, fresh_position
from rules_checker.games.deckbattle.steps import STEPS
from rules_checker.games.deckbattle.view import ABILITIES, hand, outcome, standing, view
from rules_checker.games.deckbattle.words import ACTIONS, conceivable, options_in_words as options, plays, why

VERSION = 1
"""Raised whenever older replays would run differently."""
TOLD_CARDS = ("card", "to")
"""The params of the log that are ids of cards."""
EXECUTORS: dict[str, dict[str, Collection[str]]] = {
    "words.yaml": {"verbs": spells.EFFECTS, "modifiers": ("aura",), "triggers": ("cast",)},
    "game.yaml": {"types": ("creature", "spell"), "keywords": ABILITIES},
}
"""The words that the engine executes, by the file of the game and the section that should list them."""


def position(compiled: Mapping[str, Any], setup: Setup) -> Position:
    """A position with nothing dealt yet, from which many games can start."""
    numbers = link_numbers(compiled)
    alone, drafted = setup.style == "solo", setup.configuration == "draft"
    if drafted:
        ids, owner = list(setup.kit), [0] * len(setup.kit)
    elif alone:
        rest = [card for card in setup.kit if card not in setup.decks[0]]  # `precon.solo-ai`
        ids, owner = [*setup.decks[0], *rest], [0] * len(setup.decks[0]) + [AI] * len(rest)
    else:
        ids = [card for deck in setup.decks for card in deck]
        owner = [player for player, deck in enumerate(setup.decks) for _ in deck]
    s = fresh_position(tuple(link_card(compiled["cards"][card]) for card in ids), owner, numbers)
    if alone:
        stage = numbers.stages[setup.stage - 1] if setup.stage else numbers.quick
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
    elif setup.configuration == "construction":
        s.agenda.append(Ban(preparing.JUDGES))
    return s


def new_game(start: Position, seed: int, *, log: bool = False) -> Position:
    """A game dealt by its seed, run to its first question; with `log` it writes down all that happens."""
    s = start.clone()
    s.seed = seed
    s.log = [] if log else None
    kernel.advance(s, STEPS)
    return s


def answer(s: Position, index: int) -> None:
    """Answer the standing question; raises `kernel.IllegalAnswerError`."""
    kernel.answer(s, STEPS, index)


def turn_of(s: Position) -> int:
    """The player who is asked, or whose turn it is while nobody is."""
    return s.active if s.ask is None else s.ask.player


__all__ = [
    "ACTIONS",
    "EXECUTORS",
    "STEPS",
    "TOLD_CARDS",
    "VERSION",
    "Position",
    "answer",
    "auto",
    "automatic",
    "cards_of",
    "combat",
    "conceivable",
    "from_decks",
    "hand",
    "imagine",
    "new_game",
    "options",
    "outcome",
    "plays",
    "position",
    "preparing",
    "read_setup",
    "realm",
    "seats",
    "solo",
    "spells",
    "standing",
    "turn",
    "turn_of",
    "view",
    "why",
    "write_setup",
]
