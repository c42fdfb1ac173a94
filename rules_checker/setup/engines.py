"""The modules with which a game is played and checked, found by the folder of its package.

Such a package has the modules that its game needs: `engine` plays it, `scenario` sets up its positions, `deck` checks
demands that only its decks must meet, `bots` says what counts in a position (and may have bots of its own). It is
`rules_checker/games/<id>`, or the folder `engine` of a game that `FITIL_GAMES` finds; there is no list of games.
Wherever it lies, it is imported as `rules_checker.games.<id>`.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence
from functools import cache
from importlib.machinery import ModuleSpec
from importlib.util import module_from_spec
from pathlib import Path
from typing import Any

from cards import FitilError, UnknownName, game_ids, nearest
from cards.database import brought, forget_games, games_of_own, of_games
from cards.errors import Said, near
from cards.told import bring
from rules_checker import games
from rules_checker.engine import AnyEngine, Engine


def own_file(game_id: str, name: str) -> Path | None:
    """A file of a game's package, by its path there; None if there is none."""
    path = _package(game_id) / name
    return path if path.exists() else None


def _package(game_id: str) -> Path:
    """The folder of a game's package, which need not exist."""
    return brought(game_id, "engine") or _beside(game_id)


@of_games()  # a path takes longer to put together than all else that is looked up here
def _beside(game_id: str) -> Path:
    return Path(games.__path__[0]) / game_id


def own_module(game_id: str, name: str) -> Any:
    """A module of a game's package, with the messages for what it says; None if the game does not have it."""
    folder = _package(game_id)
    if not _is_there(folder, name):
        return None
    bring(folder / "locale")
    package = f"{games.__name__}.{game_id}"
    if folder.parent != Path(games.__path__[0]):
        _import_from(folder, package)
    return importlib.import_module(f"{package}.{name}")


@of_games()  # a verdict asks three times
def _is_there(folder: Path, name: str) -> bool:
    return any((folder / f"{name}{suffix}").exists() for suffix in (".py", ".pyc"))  # a page has bytecode only


def _import_from(folder: Path, package: str) -> None:
    """Have a package be what is in a folder, whatever the folder is called."""
    known = sys.modules.get(package)
    if known is not None and [*known.__path__] == [str(folder)]:
        return
    if known is not None:  # what is remembered of the game is made of its classes
        forget_games()
    _loaded.cache_clear()
    for name in [name for name in sys.modules if name == package or name.startswith(f"{package}.")]:
        del sys.modules[name]
    spec = ModuleSpec(package, None, is_package=True)
    spec.submodule_search_locations = [str(folder)]
    sys.modules[package] = module_from_spec(spec)


def engine_ids() -> tuple[str, ...]:
    """The ids of the games with an engine."""
    ours = (path.parent.name for path in Path(games.__path__[0]).glob("*/engine.py*"))
    theirs = (path.parents[1].name for place in games_of_own() for path in place.glob("*/engine/engine.py"))
    return tuple(sorted({*ours, *theirs}))


def load_engine(game_id: str) -> AnyEngine:
    """The engine of a game; raises `FitilError` for a game that has none, `UnknownName` for what is no game."""
    return _loaded(game_id, _package(game_id))


@cache  # it is asked for with each line of a story, and to look for its file takes longer than to tell the line
def _loaded(game_id: str, _: Path) -> AnyEngine:
    module = own_module(game_id, "engine")
    if module is None and game_id in game_ids():
        place = brought(game_id)
        path = near(place / "engine" / "engine.py") if place else f"rules_checker/games/{game_id}/engine.py"
        raise FitilError(f"{game_id} cannot be played yet: it has no engine, {path}").coded(
            "no-engine", name=game_id, path=path
        )
    if module is None:
        raise UnknownName("playable game", game_id, nearest(game_id, engine_ids()), known=engine_ids())
    if not isinstance(engine := getattr(module, "ENGINE", None), Engine):
        message = f"{module.__file__}: it has no ENGINE, one of a class that is an Engine[Position, Setup]"
        raise FitilError(message).coded("no-engine-said", path=str(module.__file__))
    return engine


def one_game(decks: Sequence[Any]) -> str:
    """The id of the game of all decks; raises `FitilError` if they are of different games."""
    games = {deck.game for deck in decks}
    if len(games) != 1:
        raise FitilError(f"the decks are of different games: {', '.join(sorted(games))}").coded(
            "decks-of-games", games=[Said(game, "title-of-game", game=game) for game in sorted(games)]
        )
    return str(games.pop())
