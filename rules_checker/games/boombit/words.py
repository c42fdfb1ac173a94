"""Options in words: the names of choices in scenarios, in logs and for people.

`play cow`, `trade bomb-phase`, `use robot`, `activate`, `end turn`; `block cow 2`, `done`; a card's id for any other
choice of a card (`cow #2` where two differ); `yes`, `no`, `pass`, `enough`, `keep`, `mulligan`, `course 1`.
"""

from __future__ import annotations

from rules_checker.engine import Card, Option, Play, Say
from rules_checker.games.boombit.options import Course, Instead, Part, React, Reaction, Share, Told, Trade, Use
from rules_checker.games.boombit.state import Position


def plays(s: Position, option: Option) -> str | None:
    """The card that an option plays from the hand; None if it plays none."""
    return s.defs[option.card].id if isinstance(option, Play | React) else None


def in_words(s: Position, option: Option) -> str:
    """An option as a scenario writes it."""
    match option:
        case Say(word):
            return word
        case Card(card) | Reaction(card):
            return s.defs[card].id
        case Play(card) | React(card):
            return f"play {s.defs[card].id}"
        case Use(card):
            return f"use {s.defs[card].id}"
        case Share(card, points):
            return f"block {s.defs[card].id} {points}"
        case Trade(phase):
            return f"trade {phase}"
        case Part(part):
            return f"pay {part.do}"
        case Course(number):
            return f"course {number + 1}"
        case Told(ability, source):
            return f"{ability.trigger} {s.name(source)}"
        case Instead():
            return "yes"
    raise TypeError(f"no words for {option!r}")
