"""Who sits where at a game that is played: persons, and bots by their names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from cards import FitilError, UnknownName
from rules_checker.bots import bot, own_weighing
from rules_checker.engine import SEATS
from rules_checker.setup import load_engine

PERSON = "me"
"""The name of a person among the names of bots."""


def seated(game_id: str, seats: int, given: Iterable[str]) -> tuple[str, ...]:
    """Who sits on each seat, from settings such as `A=me`; raises `FitilError` for settings that cannot be.

    Nothing set, the first seat is a person's, and a bot has the others: the best of those that need no time.
    """
    usual = usual_bot(game_id)
    found: dict[int, str] = {}
    for setting in given:
        seat, equals, name = setting.partition("=")
        if not equals or not name:
            raise FitilError(
                f"--seat {setting}: write the seat and who sits there, as in A={PERSON} or B={usual}"
            ).coded("wrong-seat", setting=setting, me=PERSON, bot=usual)
        if len(seat) != 1 or seat.upper() not in SEATS[:seats]:
            raise UnknownName("seat", seat, tuple(SEATS[:seats]))
        at = SEATS.index(seat.upper())
        if at in found:
            raise FitilError(f"--seat {setting}: there is somebody on seat {seat.upper()} already").coded(
                "seat-taken", setting=setting, seat=seat.upper()
            )
        if name != PERSON:
            bot(name, game_id)  # raises for one that there is not
        found[at] = name
    first = PERSON if PERSON not in found.values() else usual
    free = [seat for seat in range(seats) if seat not in found]
    found |= {seat: first if seat == free[0] else usual for seat in free}
    return _with_person(tuple(found[seat] for seat in range(seats)))


def each_seat(names: Sequence[str], game_id: str, setup: Any) -> tuple[str, ...]:
    """Who sits on each seat of a setup, the last one named on all that are left; raises `FitilError` for nobody."""
    engine = load_engine(game_id)
    seats, automatic = engine.seats(setup), engine.automatic(setup)
    found = (*names, *[*names[-1:]] * seats)[:seats]
    for name in {*found} - {PERSON}:
        bot(name, game_id)  # raises for one that there is not
    return _with_person(found, automatic)


def _with_person(names: tuple[str, ...], automatic: tuple[int, ...] = ()) -> tuple[str, ...]:
    if PERSON not in (name for seat, name in enumerate(names) if seat not in automatic):
        raise FitilError("no seat is a person's: `fitil simulate` has bots play each other").coded("no-person")
    return names


def usual_bot(game_id: str) -> str:
    """The best of the bots that need no time."""
    return "greedy" if own_weighing(game_id) else "random"


def highest(given: Iterable[str]) -> int:
    """The number of seats up to the last one that settings such as `C=me` name; 0 without any."""
    letters = (setting.partition("=")[0].upper() for setting in given)
    return max((SEATS.index(letter) + 1 for letter in letters if len(letter) == 1 and letter in SEATS), default=0)
