"""Positions as the player who is asked may imagine them: what they cannot know is dealt anew.

Which cards a deck began with counts as known, the order of decks and the opponent's hand do not. The cards stay where
they lie, as if face down, and only what is printed on them changes, so that whatever refers to a card still does.
"""

from __future__ import annotations

import random

from rules_checker.engine import dealt_anew
from rules_checker.games.boombit.frames import Arrange, Pick
from rules_checker.games.boombit.state import DECK, HAND, Position


def imagine(s: Position, rng: random.Random) -> Position:
    """A position that looks the same to the player who is asked, without a log; raises `ValueError` if nobody is.

    It depends on nothing that the player cannot know: neither on hidden cards nor on the seed.
    """
    if s.ask is None:
        raise ValueError("nobody is asked anything")
    player = s.ask.player
    known = _shown(s)
    other = s.clone()
    other.forget(rng)
    defs, ready = list(s.defs), bytearray(s.ready)
    for places in ([*s.zone(player, DECK)], [*s.zone(1 - player, HAND), *s.zone(1 - player, DECK)]):
        hidden = [card for card in places if card not in known]
        for card, as_if in dealt_anew(hidden, lambda card: s.defs[card].id, rng):
            defs[card], ready[card] = s.defs[as_if], s.ready[as_if]
    other.defs, other.ready = tuple(defs), bytes(ready)
    return other


def _shown(s: Position) -> set[int]:
    """The cards that the question shows to the player asked: found in a deck, looked at, or taken from a hand."""
    assert s.ask is not None
    shown = {card for option in s.ask.options if (card := getattr(option, "card", None)) is not None}
    frame = s.ask.then
    if isinstance(frame, Pick):
        shown.update(frame.found, frame.got)
    elif isinstance(frame, Arrange):
        shown.update(frame.cards, frame.done)
    return shown
