"""A game that begins with a card at hand, for who wants to see what it does."""

from __future__ import annotations

from collections.abc import Sequence

from cards import Deck
from rules_checker.engine import AnyEngine, State
from rules_checker.judging import start_of
from rules_checker.play.game.record import Record
from rules_checker.play.game.seats import PERSON, usual_bot
from rules_checker.setup import compile_cards, load_engine

MOST_DEALS = 400
"""So many deals are looked at; of a deck with the card but once, one in ten or so brings it."""


def dealt(decks: Sequence[Deck], card_id: str) -> Record:
    """A game of decks, the first of which a person plays, whose deal gives that person a card.

    It is the first such deal; if none of so many is, it is the first of all. Raises `FitilError` as `start_of` does.
    """
    game, setup = start_of(decks)
    engine = load_engine(game.id)
    start = engine.position(compile_cards(game), setup)
    seats = engine.seats(setup)
    names = (PERSON, *[usual_bot(game.id)] * (seats - 1))
    found = (seed for seed in range(1, MOST_DEALS + 1) if _at_hand(engine, engine.new_game(start, seed), card_id))
    return Record(game, setup, next(found, 1), names)


def _at_hand(engine: AnyEngine, s: State, card_id: str) -> bool:
    """Whether the first player has a card, or may begin with it where nobody has a hand."""
    options = s.ask.options if s.ask and s.ask.player == 0 else ()
    return card_id in engine.hand(s, 0) or any(engine.plays(s, option) == card_id for option in options)
