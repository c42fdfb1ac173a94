"""What is printed beside the cards, by the names of its options: player aids, and tokens."""

from __future__ import annotations

from collections.abc import Sequence

from cards import FitilError
from generator.accessories.aids import aid_pieces
from generator.accessories.tokens import token_pieces
from generator.face import Look
from generator.job import Selection
from generator.paper import Piece

KINDS = {"aids": aid_pieces, "tokens": token_pieces}


def extras(names: Sequence[str], selection: Selection, look: Look, *, backs: bool) -> list[Piece]:
    """The pieces of these kinds of every game, as often as the selection is wanted.

    Raises `FitilError` for a game that has none, and for round tokens on the same sheet as anything else.
    """
    if "tokens" in names and (selection.cards or len(names) > 1):
        raise FitilError("tokens are cut otherwise than cards: print them by themselves, with --tokens alone")
    made = [piece for name in names for game in selection.games for piece in KINDS[name](game, look, backs=backs)]
    return made * selection.copies
