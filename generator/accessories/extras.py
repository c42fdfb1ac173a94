"""Slips printed beside the cards, by the names of their options: player aids and tokens."""

from __future__ import annotations

from collections.abc import Sequence

from cards import FitilError, Game
from generator.accessories.aids import aid_slips
from generator.accessories.tokens import token_slips
from generator.face import Look
from generator.job import Selection
from generator.paper import Slip

KINDS = {"aids": aid_slips, "tokens": token_slips}


def extras(names: Sequence[str], selection: Selection, look: Look, *, backs: bool) -> list[Slip]:
    """The slips of these kinds of every game, repeated for each copy of the selection; of aids a set for each player.

    Raises `FitilError` for a game that has none, and for round tokens on the same sheet as anything else.
    """
    if "tokens" in names and (selection.cards or len(names) > 1):
        raise FitilError("tokens need their own sheet: print them alone, with only --tokens").coded("tokens-alone")
    made = [
        slip
        for name in names
        if name in KINDS
        for game in selection.games
        for slip in KINDS[name](game, look, backs=backs) * (_players(game, selection) if name == "aids" else 1)
    ]
    return made * selection.copies


def _players(game: Game, selection: Selection) -> int:
    """How many players the decks of a game in the selection are for: one a deck, and no more than can play."""
    decks = sum(deck.game == game.id for deck in selection.decks)
    return max(1, min(decks, game.deck_rules.brought[1] if game.deck_rules else decks))
