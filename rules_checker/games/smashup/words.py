"""Options in words, and words as options: how scenarios, logs and people name what they choose.

`play cannon`, `raise commuter` from the discard pile, `use dojo cabin-boy` for a special of a card at a base, `end`,
`pass`; `at dojo b collector` for a card of B's there, a card's or a base's id for any other; `player b`; `next dojo`
for the ability that comes first of several; `base` or `specials` for what does; `yes`, `no`, `enough`.
"""

from __future__ import annotations

from typing import Final

from rules_checker.engine import SEATS, Card, Option, Play, Player, Say, Use
from rules_checker.games.smashup.options import Told
from rules_checker.games.smashup.state import DISCARD, PLAY, Position

ACTIONS: Final = {
    "play": {"CARD": "card"},
    "raise": {"CARD": "card"},
    "use": {"BASE": "word", "CARD": "card"},
    "end": {},
    "pass": {},
}


def plays(s: Position, option: Option) -> str | None:
    """The card that an option plays from the hand; None if it plays none."""
    if isinstance(option, Play | Use) and option.card in s.hands[s.owner[option.card]]:
        return s.defs[option.card].id
    return None


def in_words(s: Position, option: Option) -> str:
    """An option as a scenario writes it."""
    if isinstance(option, Say):
        return option.word
    if isinstance(option, Player):
        return f"player {SEATS[option.player].lower()}"
    assert isinstance(option, Card | Play | Use | Told)
    name = s.defs[option.card].id
    if isinstance(option, Told):
        return f"next {name}"
    where = s.where[option.card]
    if isinstance(option, Play | Use) and where != PLAY:
        return f"raise {name}" if where == DISCARD else f"play {name}"
    if where == PLAY:
        base = s.defs[s.at[option.card]].id
        whose = SEATS[s.control[option.card]].lower()
        return f"use {base} {name}" if isinstance(option, Use) else f"at {base} {whose} {name}"
    return name
