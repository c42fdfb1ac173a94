"""Who sits where at a game that is played: persons, and bots by their names."""

from __future__ import annotations

from collections.abc import Iterable

from cards import FitilError, UnknownName
from rules_checker.bots import bot, own_weighing
from rules_checker.engine import SEATS

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
    names = tuple(found[seat] for seat in range(seats))
    if PERSON not in names:
        raise FitilError("no seat is a person's: `fitil simulate` has bots play each other").coded("no-person")
    return names


def usual_bot(game_id: str) -> str:
    """The best of the bots that need no time."""
    return "greedy" if own_weighing(game_id) else "random"


def highest(given: Iterable[str]) -> int:
    """The number of seats up to the last one that settings such as `C=me` name; 0 without any."""
    letters = (setting.partition("=")[0].upper() for setting in given)
    return max((SEATS.index(letter) + 1 for letter in letters if len(letter) == 1 and letter in SEATS), default=0)
