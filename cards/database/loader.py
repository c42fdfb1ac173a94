"""Games by name. They are found by their folders; there is no list of them."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from cards.database.store import files_under, load_or_make, stamp
from cards.errors import UnknownName
from cards.model import Game
from cards.names import nearest

GAMES = Path(__file__).parents[1] / "games"
_CODE = Path(__file__).parents[1]


def game_folders() -> dict[str, Path]:
    """The folder of every game by its id: those beside the code, and those in the folders that `FITIL_GAMES` names.

    Several folders are separated as in `PATH`. A game there stands in for one of the same id beside the code.
    """
    places = [Path(place) for place in os.environ.get("FITIL_GAMES", "").split(os.pathsep) if place]
    found = {path.parent.name: path.parent for place in (GAMES, *places) for path in place.glob("*/game.yaml")}
    return dict(sorted(found.items()))


def game_ids() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    return tuple(game_folders())


@cache
def load_game(game: str | Path) -> Game:
    """The game of an id, or in a folder wherever it lies; raises `UnknownName`, or `DataError` for its first fault.

    A game read before comes from the user's cache until one of its files changes.
    """
    if isinstance(game, Path):
        return load_or_make(f"game-{game.name}", game_stamp(game), lambda: _read(game))
    folders = game_folders()
    if game not in folders:
        raise UnknownName("game", game, nearest(game, folders))
    return load_game(folders[game])


def game_stamp(folder: Path) -> str:
    """A stamp that changes with any file of the game in `folder`, or with the code that reads it."""
    return stamp([*files_under(folder, ".yaml"), *files_under(_CODE, ".py")])


def _read(folder: Path) -> Game:
    from cards.database.reading import read_game  # slow to import, and not needed for a cached game

    return read_game(folder)
