"""Slips printed beside the cards, by the names of their options: player aids and tokens."""

from __future__ import annotations

from collections.abc import Sequence

from cards import FitilError
from generator.accessories.aids import aid_slips
from generator.accessories.tokens import token_slips
from generator.face import Look
from generator.job import Selection
from generator.paper import Slip

KINDS = {"aids": aid_slips, "tokens": token_slips}


def extras(names: Sequence[str], selection: Selection, look: Look, *, backs: bool) -> list[Slip]:
    """The slips of these kinds of every game, repeated for each copy of the selection.

    Raises `FitilError` for a game that has none, and for round tokens on the same sheet as anything else.
    """
    if "tokens" in names and (selection.cards or len(names) > 1):
        raise FitilError("tokens need their own sheet: print them alone, with only --tokens")
    made = [
        slip
        for name in names
        if name in KINDS
        for game in selection.games
        for slip in KINDS[name](game, look, backs=backs)
    ]
    return made * selection.copies
