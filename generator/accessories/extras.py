"""Slips printed beside the cards, by the names of their options: player aids and tokens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cards import Game
from generator.accessories.aids import aid_slips
from generator.accessories.tokens import token_slips
from generator.face import Look
from generator.job import Selection
from generator.paper import Slip

KINDS = {"aids": aid_slips, "tokens": token_slips}


def extras(
    names: Sequence[str], selection: Selection, look: Look, *, backs: bool, own_size: bool = False
) -> list[Slip]:
    """The slips of these kinds of every game, repeated for each copy of the selection; of aids a set for each player.

    Tokens beside anything else are to be of their `own_size`. Raises `FitilError` for a game that has none.
    """
    made = [
        _of_own_size(slip) if own_size and name == "tokens" else slip
        for name in names
        if name in KINDS
        for game in selection.games
        for slip in KINDS[name](game, look, backs=backs) * (_players(game, selection) if name == "aids" else 1)
    ]
    return made * selection.copies


def _of_own_size(slip: Slip) -> Slip:
    front, back = (face and replace(face, own_size=True) for face in (slip.front, slip.back))
    assert front
    return replace(slip, front=front, back=back)


def _players(game: Game, selection: Selection) -> int:
    """How many players the decks of a game in the selection are for: one a deck, and no more than can play."""
    decks = sum(deck.game == game.id for deck in selection.decks)
    return max(1, min(decks, game.deck_rules.brought[1] if game.deck_rules else decks))
