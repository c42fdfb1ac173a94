"""What may be chosen, how it is written in scenarios and in logs, and which creature it means.

`play brute upper`, `cast boom b ogre` (whose creature, and which), `done`; `go` for the next attack; a card's id where
one is drafted, struck or put back first. What many games have is in `rules_checker/engine/options.py`.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

from rules_checker.engine import Card, Option, Options, Say
from rules_checker.games.deckbattle.state import LANE_NAMES, LANES, PLAYERS, Position

OPTIONS: Final[Options[Position]] = Options()

GO = Say("go")


class Summon(NamedTuple):
    """To play a creature into a lane."""

    card: int
    lane: int


class Spell(NamedTuple):
    """To cast a spell at a creature."""

    card: int
    target: int


@cache
def to_summon(card: int) -> tuple[Summon, ...]:
    """The options to play a creature, one for each lane."""
    return tuple(Summon(card, lane) for lane in LANES)


to_cast = cache(Spell)
"""Casting a spell at a creature, made only once for each."""


def plays(s: Position, option: Option) -> str | None:
    """The card that an option plays from the hand; None if it plays none."""
    return s.defs[option.card].id if isinstance(option, Summon | Spell) else None


def lies(s: Position, option: Spell) -> list[Any] | None:
    """The player, the lane and the place there of the creature that a spell is aimed at."""
    for who, realm in enumerate(s.realms):
        for lane, creatures in zip(LANE_NAMES, realm, strict=True):
            if option.target in creatures:
                return [PLAYERS[who], lane, list(creatures).index(option.target)]
    return None


@OPTIONS.of(Summon, "play CARD:card LANE")
def _summon(s: Position, option: Summon) -> str:
    return f"play {s.defs[option.card].id} {LANE_NAMES[option.lane]}"


@OPTIONS.of(Spell, "cast CARD:card A|B CREATURE:card", place=lies)
def _spell(s: Position, option: Spell) -> str:
    whose = PLAYERS[s.owner[option.target]].lower()
    return f"cast {s.defs[option.card].id} {whose} {s.defs[option.target].id}"


OPTIONS.says("done", "go")
OPTIONS.of_card(Card)
