"""What games bring to play and to check: modules of their packages, found by folder.

A package `rules_checker/games/<id>` has the modules that its game needs: `engine` plays it, `scenario` lays out its
positions, `deck` checks what only its decks must be, `bots` has players of its own. There is no list of games, and
packages may lie elsewhere: their folder is one more entry of `rules_checker.games.__path__`.
"""

from __future__ import annotations

import importlib
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from cards import FitilError, UnknownName, nearest
from rules_checker import games
from rules_checker.kernel import Ask, Refusal, State


class Position(Protocol):
    """What every engine's state has besides the kernel's."""

    ask: Ask | None
    winner: int | None
    first: int
    turns: list[int]
    touched: set[str] | None

    def clone(self) -> Any:
        """An independent copy."""


class Engine(Protocol):
    """The interface of a game's module `engine`."""

    VERSION: int
    EXECUTORS: Mapping[str, Mapping[str, Collection[str]]]
    """The words that the engine carries out, by the file of the game and its section that should list them."""

    def position(self, compiled: Mapping[str, Any], decks: Sequence[Mapping[str, Any]]) -> Any:
        """A position with nothing dealt yet, from which many games can start."""

    def new_game(self, start: Any, seed: int, *, log: bool = False) -> Any:
        """A game dealt by its seed, run to its first question; with `log` it writes down all that happens."""

    def answer(self, s: Any, index: int) -> None:
        """Answers the standing question by the index of an option."""

    def outcome(self, s: Any) -> dict[str, Any]:
        """The result of a game, as plain data: the winner and what is worth comparing."""

    def view(self, s: Any, player: int) -> dict[str, Any]:
        """A player's view of a position, as plain data."""

    def why(self, s: Any, player: int, action: str) -> Refusal | None:
        """Why an action in words is not legal now; None if it is. Raises `ValueError` for words that name none."""


def own_file(game_id: str, name: str) -> Path | None:
    """A file of a game's package, by its path there; None if there is none."""
    paths = (Path(folder, game_id, name) for folder in games.__path__)
    return next((path for path in paths if path.exists()), None)


def own_module(game_id: str, name: str) -> Any:
    """A module of a game's package; None if the game does not have it."""
    found = own_file(game_id, f"{name}.py")
    return importlib.import_module(f"rules_checker.games.{game_id}.{name}") if found else None


def engine_ids() -> tuple[str, ...]:
    """The ids of the games that are played."""
    return tuple(sorted(path.parent.name for folder in games.__path__ for path in Path(folder).glob("*/engine.py")))


def load_engine(game_id: str) -> Engine:
    """The engine of a game; raises `UnknownName` for a game that has none."""
    engine: Engine | None = own_module(game_id, "engine")
    if engine is None:
        raise UnknownName("playable game", game_id, nearest(game_id, engine_ids()) or engine_ids())
    return engine


def one_game(decks: Sequence[Any]) -> str:
    """The id of the game that all decks are of; raises `FitilError` if they are not of one."""
    games = {deck.game for deck in decks}
    if len(games) != 1:
        raise FitilError(f"the decks are of different games: {', '.join(sorted(games))}")
    return str(games.pop())


__all__ = ["Engine", "Position", "State", "engine_ids", "load_engine", "one_game", "own_file", "own_module"]
