"""The games that have an engine, found by folder, and the one door to each."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Protocol

from cards import FitilError, UnknownName, nearest
from rules_checker.kernel import Ask, Refusal, State

FOLDER = Path(__file__).parent / "games"


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
    """The interface of a game's package."""

    VERSION: int

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


def engine_ids() -> tuple[str, ...]:
    """The ids of the games that are played."""
    return tuple(sorted(path.parent.name for path in FOLDER.glob("*/__init__.py")))


@cache
def load_engine(game_id: str) -> Engine:
    """The engine of a game; raises `UnknownName` for a game that has none."""
    if game_id not in engine_ids():
        raise UnknownName("playable game", game_id, nearest(game_id, engine_ids()) or engine_ids())
    module: Any = importlib.import_module(f"rules_checker.games.{game_id}")
    engine: Engine = module
    return engine


def one_game(decks: Sequence[Any]) -> str:
    """The id of the game that all decks are of; raises `FitilError` if they are not of one."""
    games = {deck.game for deck in decks}
    if len(games) != 1:
        raise FitilError(f"the decks are of different games: {', '.join(sorted(games))}")
    return str(games.pop())


__all__ = ["Engine", "Position", "State", "engine_ids", "load_engine", "one_game"]
