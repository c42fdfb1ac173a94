"""Positions as the player who is asked may imagine them: what they cannot know is dealt anew.

Which cards somebody has is known, also after a draft (`gap.draft-picks-secret`); their order in a hand, in the deck of
the automatic opponent and in the pool is not. The cards stay where they lie, as if face down, and only what is printed
on them changes, so that whatever refers to a card still does.
"""

from __future__ import annotations

import random

from rules_checker.engine import dealt_anew
from rules_checker.games.deckbattle.frames import SpellGoesBack
from rules_checker.games.deckbattle.options import Card
from rules_checker.games.deckbattle.state import FORT, Position


def imagine(s: Position, rng: random.Random) -> Position:
    """A position that looks the same to the player who is asked, without a log; raises `ValueError` if nobody is.

    It depends on nothing that the player cannot know: neither on the order of hidden cards nor on the seed.
    """
    if s.ask is None:
        raise ValueError("nobody is asked anything")
    known = {FORT, *(option.card for option in s.ask.options if isinstance(option, Card))}
    known.update(frame.card for frame in s.agenda if isinstance(frame, SpellGoesBack))
    other = s.clone()
    other.forget(rng)
    defs = list(s.defs)
    for places in (s.hands[1 - s.ask.player], s.auto.deck if s.auto else (), s.pool):
        hidden = [card for card in places if card not in known]
        for card, as_if in dealt_anew(hidden, lambda card: s.defs[card].id, rng):
            defs[card] = s.defs[as_if]
    other.defs = tuple(defs)
    return other
