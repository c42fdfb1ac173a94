"""Games by name. They are found by their folders; there is no list of them."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

from cards.database.own import game_folders, own_files, own_mark
from cards.database.remembering import of_games
from cards.database.store import Stamp, code_under, files_under, given_stamp, load_or_make, stamp
from cards.errors import FitilError, UnknownName
from cards.files import TABLES
from cards.model import Game
from cards.names import nearest

_CODE = Path(__file__).parents[1]


def game_ids() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    return tuple(game_folders())


@of_games()
def load_game(game: str | Path) -> Game:
    """The game of an id, or in a folder wherever it lies; raises `UnknownName`, or `DataError` for its first fault.

    A game read before comes from the user's cache until one of its files changes.
    """
    if isinstance(game, Path):
        found = load_or_make(f"game-{game.name}{own_mark(game)}", game_stamp(game), lambda: _read(game))
        return replace(found, folder=game)
    folders = game_folders()
    if game not in folders:
        if Path(game).suffix.lower() in TABLES and Path(game).is_file():
            raise _is_table(game)
        raise UnknownName("game", game, nearest(game, folders))
    return load_game(folders[game])


def _is_table(path: str) -> FitilError:
    """The fault of a table of cards where a game's id is asked for: it says how a game comes of it."""
    from shlex import quote

    path = quote(path)
    told = (
        f"{path} is a table of cards: `fitil print {path} --keep mygame` makes a game of it, and says how to check that"
    )
    return FitilError(told).coded("game-is-table", path=path)


def game_stamp(folder: Path) -> str:
    """A stamp that changes with any file of the game in `folder`, of cards of one's own, or of the code that reads."""
    return stamp([*files_under(folder, ".yaml"), *own_files(folder, ".yaml")], of=[code_stamp()])


def code_stamp() -> Stamp:
    """The stamp of the code that reads, which stays the same while it runs; or the one given."""
    return _code_stamp(given_stamp())


@cache
def _code_stamp(_given: str) -> Stamp:
    return stamp(code_under(_CODE))


def _read(folder: Path) -> Game:
    from cards.database.reading import read_game  # slow to import, and not needed for a cached game

    return replace(read_game(folder), folder=Path())  # where a game lies is no part of what is stored of it
