"""What games bring to play and to check: modules of their packages, found by folder.

A package `rules_checker/games/<id>` has the modules that its game needs: `engine` plays it, `scenario` lays out its
positions, `deck` checks what only its decks must be, `bots` has players of its own. There is no list of games, and
packages may lie elsewhere, in the folders that `FITIL_ENGINES` names, separated as in `PATH`.
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from cards import FitilError, UnknownName, nearest
from rules_checker import games
from rules_checker.kernel import Ask, Refusal, Standing, State


class Position(Protocol):
    """What every engine's state has of the kernel's, and a way to copy it."""

    ask: Ask | None
    winner: int | None
    log: list[Any] | None
    touched: set[str] | None

    def clone(self) -> Any:
        """An independent copy."""


class Engine(Protocol):
    """The interface of a game's module `engine`."""

    VERSION: int
    """Raised when a replay of an older version would run otherwise."""
    ACTIONS: Mapping[str, tuple[str, ...]]
    """The words that actions begin with, and what follows each: nothing, a `card`, or a `card` and a `number`."""
    TOLD_CARDS: tuple[str, ...]
    """The params of the log that are ids of cards."""
    EXECUTORS: Mapping[str, Mapping[str, Collection[str]]]
    """The words that the engine carries out, by the file of the game and its section that should list them."""

    def from_decks(self, compiled: Mapping[str, Any], decks: Sequence[Mapping[str, Any]]) -> Any:
        """The setup of a game of these decks (`compile_deck`); raises `ValueError` for what cannot be played."""

    def write_setup(self, setup: Any) -> dict[str, Any]:
        """A setup as keys of a saved game, in plain data."""

    def read_setup(self, compiled: Mapping[str, Any], written: Mapping[str, Any]) -> Any:
        """The setup that was written so; raises `ValueError`, in words that go on from the file's name."""

    def cards_of(self, setup: Any) -> set[str]:
        """The ids of all cards that a setup brings into the game."""

    def seats(self, setup: Any) -> int:
        """The number of players, 1 to 6."""

    def position(self, compiled: Mapping[str, Any], setup: Any) -> Any:
        """A position with nothing dealt yet, from which many games can start."""

    def new_game(self, start: Any, seed: int, *, log: bool = False) -> Any:
        """A game dealt by its seed, run to its first question; with `log` it writes down all that happens."""

    def answer(self, s: Any, index: int) -> None:
        """Answers the standing question by the index of an option."""

    def options(self, s: Any) -> list[str]:
        """The options of the standing question in words, each told from the others."""

    def turn_of(self, s: Any) -> int:
        """The player who is asked, or whose turn it is while nobody is."""

    def standing(self, s: Any) -> Standing:
        """How a game went, for statistics."""

    def outcome(self, s: Any) -> dict[str, Any]:
        """The result of a game, as plain data: the winner and what is worth comparing."""

    def view(self, s: Any, player: int) -> dict[str, Any]:
        """A player's view of a position, as plain data."""

    def why(self, s: Any, player: int, action: str) -> Refusal | None:
        """Why an action in words is not legal now; None if it is. Raises `ValueError` for words that name none."""


def own_file(game_id: str, name: str) -> Path | None:
    """A file of a game's package, by its path there; None if there is none."""
    paths = (Path(folder, game_id, name) for folder in _folders())
    return next((path for path in paths if path.exists()), None)


def _folders() -> list[str]:
    """The folders of games' packages, in which modules of `rules_checker.games` are looked for."""
    for folder in filter(None, os.environ.get("FITIL_ENGINES", "").split(os.pathsep)):
        if folder not in games.__path__:
            games.__path__.append(folder)
    return games.__path__


def own_module(game_id: str, name: str) -> Any:
    """A module of a game's package; None if the game does not have it."""
    found = own_file(game_id, f"{name}.py")
    return importlib.import_module(f"rules_checker.games.{game_id}.{name}") if found else None


def engine_ids() -> tuple[str, ...]:
    """The ids of the games that are played."""
    return tuple(sorted(path.parent.name for folder in _folders() for path in Path(folder).glob("*/engine.py")))


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


__all__ = [
    "Engine",
    "Position",
    "Standing",
    "State",
    "engine_ids",
    "load_engine",
    "one_game",
    "own_file",
    "own_module",
]
