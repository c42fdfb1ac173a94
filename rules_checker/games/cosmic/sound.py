"""What no position of Cosmic Encounter has, whatever is played: it is not laid out so, and no game comes to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules_checker.engine import SEATS, UnfitError
from rules_checker.games.cosmic.state import DEFENSE, NOBODY, OFFENSE, Position

Where = tuple[str | int, ...]
"""What a fault is about: a player's letter and one of their things, or a part of the encounter."""


def unsound(s: Position) -> Iterator[tuple[Where, UnfitError]]:
    """What is wrong in a position, each with what it is about."""
    if s.defense == s.active:
        yield _fault("the offense does not attack itself", "own-attack", ("start", "defense"))
    whole = s.numbers.planets * s.numbers.ships
    for player in range(s.players):
        ships = sum(s.ships[player :: s.players]) + s.warp[player] + s.gate[player] + s.helping[player] + s.lab[player]
        if ships > whole:
            yield _fault(
                f"{SEATS[player]} has {ships} ships, and there are {whole}",
                "ships",
                (SEATS[player],),
                who=SEATS[player],
                n=ships,
                whole=whole,
            )
        if s.lab[player] and s.techs[player] == NOBODY and s.step != "regroup":
            yield _fault("ships lie on a technology that there is not", "no-tech", (SEATS[player], "lab"))
        if s.techs[player] != NOBODY and "technology" not in s.numbers.options:
            yield _fault(
                "there are technologies only with the option technology", "no-technology", (SEATS[player], "tech")
            )
        for pile, side, key in ((s.gate, OFFENSE, "gate"), (s.helping, DEFENSE, "helping")):
            if pile[player] and s.side[player] != side:
                yield _fault(f"{SEATS[player]} is on the other side", "other-side", ("start", key), who=SEATS[player])
    for card in s.destiny:
        colour = s.defs[card].colour
        if colour and colour not in s.colours:
            yield _fault(f"nobody has the colour of {s.defs[card].id}", "no-colour", ("destiny",), card=s.defs[card].id)


def _fault(text: str, code: str, where: Where, **params: Any) -> tuple[Where, UnfitError]:
    return where, UnfitError(text, code, params)
