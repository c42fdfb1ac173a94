"""Games by name. They are found by their folders; there is no list of them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from cards.database.store import files_under, load_or_make, stamp
from cards.errors import UnknownName
from cards.model import Game
from cards.names import nearest

GAMES = Path(__file__).parents[1] / "games"
_CODE = Path(__file__).parents[1]


def game_ids(folder: Path = GAMES) -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    return tuple(sorted(path.parent.name for path in folder.glob("*/game.yaml")))


@cache
def load_game(game_id: str, folder: Path = GAMES) -> Game:
    """Load the game in `folder/game_id`; raises `UnknownName`, or `DataError` for the first fault in its files.

    A game that was read before comes from the user's cache until one of its files changes.
    """
    if game_id not in game_ids(folder):
        raise UnknownName("game", game_id, nearest(game_id, game_ids(folder)))
    return load_or_make(f"game-{game_id}", game_stamp(folder / game_id), lambda: _read(folder / game_id))


def game_stamp(folder: Path) -> str:
    """A stamp that changes with any file of the game in `folder`, or with the code that reads it."""
    return stamp([*files_under(folder, ".yaml"), *files_under(_CODE, ".py")])


def _read(folder: Path) -> Game:
    from cards.database.reading import read_game  # slow to import, and not needed for a cached game

    return read_game(folder)
