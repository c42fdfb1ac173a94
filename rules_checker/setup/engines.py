"""The modules with which a game is played and checked, found by the folder of its package.

A package `rules_checker/games/<id>` has the modules that its game needs: `engine` plays it, `scenario` sets up its
positions, `deck` checks demands that only its decks must meet, `bots` says what counts in a position (and may have bots
of its own). There is no list of games, and packages may be elsewhere, in the folders named by `FITIL_ENGINES`,
separated as in `PATH`.
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from cards import FitilError, UnknownName, game_ids, nearest
from cards.told import bring
from rules_checker import games
from rules_checker.engine import AnyEngine, Engine


def own_file(game_id: str, name: str) -> Path | None:
    """A file of a game's package, by its path there; None if there is none."""
    paths = (Path(folder, game_id, name) for folder in _folders())
    return next((path for path in paths if path.exists()), None)


def _folders() -> list[str]:
    """The folders with packages of games: our own, and those that the environment names."""
    return [*games.__path__[:1], *filter(None, os.environ.get("FITIL_ENGINES", "").split(os.pathsep))]


def own_module(game_id: str, name: str) -> Any:
    """A module of a game's package, with the messages for what it says; None if the game does not have it."""
    files = (own_file(game_id, f"{name}{suffix}") for suffix in (".py", ".pyc"))  # a page has bytecode only
    if not (found := next(filter(None, files), None)):
        return None
    bring(found.parent / "locale")
    games.__path__[:] = _folders()
    return importlib.import_module(f"{games.__name__}.{game_id}.{name}")


def engine_ids() -> tuple[str, ...]:
    """The ids of the games with an engine."""
    return tuple(sorted({path.parent.name for folder in _folders() for path in Path(folder).glob("*/engine.py*")}))


def load_engine(game_id: str) -> AnyEngine:
    """The engine of a game; raises `FitilError` for a game that has none, `UnknownName` for what is no game."""
    return _loaded(game_id, *_folders())


@cache  # it is asked for with each line of a story, and to look for its file takes longer than to tell the line
def _loaded(game_id: str, *_: str) -> AnyEngine:
    module = own_module(game_id, "engine")
    if module is None and game_id in game_ids():
        path = f"rules_checker/games/{game_id}/engine.py"
        raise FitilError(f"{game_id} cannot be played yet: it has no engine, {path}").coded(
            "no-engine", name=game_id, path=path
        )
    if module is None:
        raise UnknownName("playable game", game_id, nearest(game_id, engine_ids()) or engine_ids())
    if not isinstance(engine := getattr(module, "ENGINE", None), Engine):
        message = f"{module.__file__}: it has no ENGINE, one of a class that is an Engine[Position, Setup]"
        raise FitilError(message).coded("no-engine-said", path=str(module.__file__))
    return engine


def one_game(decks: Sequence[Any]) -> str:
    """The id of the game of all decks; raises `FitilError` if they are of different games."""
    games = {deck.game for deck in decks}
    if len(games) != 1:
        raise FitilError(f"the decks are of different games: {', '.join(sorted(games))}").coded(
            "one-game", games=", ".join(sorted(games))
        )
    return str(games.pop())
