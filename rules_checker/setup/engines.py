"""The modules with which a game is played and checked, found by the folder of its package.

A package `rules_checker/games/<id>` has the modules that its game needs: `engine` plays it, `scenario` sets up its
positions, `deck` checks demands that only its decks must meet, `bots` says what counts in a position (and may have bots
of its own). There is no list of games, and packages may be elsewhere, in the folders named by `FITIL_ENGINES`,
separated as in `PATH`.
"""

from __future__ import annotations

import importlib
import os
import random
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from cards import FitilError, UnknownName, nearest
from cards.told import bring
from rules_checker import games
from rules_checker.engine import Ask, Refusal, Standing, State, Steps


class Position(Protocol):
    """The part of an engine's state that is used outside the engine."""

    ask: Ask | None
    winners: tuple[int, ...] | None
    log: list[Any] | None
    touched: set[str] | None

    def clone(self) -> Any:
        """An independent copy."""


class Engine(Protocol):
    """The interface of a game's module `engine`."""

    VERSION: int
    """The version, increased whenever older replays would run differently."""
    ACTIONS: Mapping[str, tuple[str, ...]]
    """The words that actions begin with, and what follows each in its order: a `card`, a `number`, any other `word`."""
    STEPS: Steps[Any]
    """The functions that run its frames, and take options."""
    TOLD_CARDS: tuple[str, ...]
    """The params of log entries that are ids of cards."""
    EXECUTORS: Mapping[str, Mapping[str, Collection[str]]]
    """The words that the engine executes, by the file of the game and the section that should list them."""

    def from_decks(self, compiled: Mapping[str, Any], decks: Sequence[Mapping[str, Any]], **mode: Any) -> Any:
        """The setup of a game of these decks (`compile_deck`); raises `ValueError` for decks that cannot be played.

        Of a game with `modes` it also takes what one of them says in its `setup`.
        """

    def write_setup(self, setup: Any) -> dict[str, Any]:
        """A setup as keys of a saved game, with plain data."""

    def read_setup(self, compiled: Mapping[str, Any], written: Mapping[str, Any]) -> Any:
        """The setup in a saved game; raises `ValueError` with a message that continues after the file's name."""

    def cards_of(self, setup: Any) -> set[str]:
        """The ids of all cards in a setup."""

    def seats(self, setup: Any) -> int:
        """The number of players, 1 to 6."""

    def position(self, compiled: Mapping[str, Any], setup: Any) -> Any:
        """A position before anything is dealt, from which many games can start."""

    def new_game(self, start: Any, seed: int, *, log: bool = False) -> Any:
        """A game dealt by its seed, at its first question; with `log` it records all events."""

    def answer(self, s: Any, index: int) -> None:
        """Answer the current question with the index of an option."""

    def options(self, s: Any) -> list[str]:
        """The options of the current question in words, no two alike."""

    def hand(self, s: Any, player: int) -> list[str]:
        """The cards in a player's hand, by id: what statistics count as drawn, and at the end as left over."""

    def plays(self, s: Any, option: Any) -> str | None:
        """The card that an option of the current question plays from the hand, by id; None if it plays none."""

    def turn_of(self, s: Any) -> int:
        """The player who is asked, else the one whose turn it is."""

    def standing(self, s: Any) -> Standing:
        """The course of a game, for statistics."""

    def outcome(self, s: Any) -> dict[str, Any]:
        """The result of a game, as plain data: who has won, and more that a replay must reproduce."""

    def view(self, s: Any, player: int) -> dict[str, Any]:
        """A player's view of a position, as plain data, which `rules_checker/play/table.py` shows.

        Its `question` is None unless this player is asked, else a mapping with `options`, each a mapping with its
        `words`, and `at` if it means a card in play: a list that begins with the letter of that card's player.
        """

    def imagine(self, s: Any, rng: random.Random) -> Any:
        """A position as the player asked may imagine it: whatever they cannot know is dealt anew, the seed too.

        It looks the same to them, and depends on nothing that they cannot know.
        """

    def why(self, s: Any, player: int, action: str) -> Refusal | None:
        """The reason why an action is not legal now, or None; raises `ValueError` for words that are not an action."""


def conceivable(engine: Engine, s: Any, player: int, card: str | None) -> list[str] | None:
    """The actions that somebody may have in mind about a card (None: about none), whether they are legal or not.

    They are what the engine's function of this name says; None if it has none, and then whatever can be said is asked.
    """
    return list(engine.conceivable(s, player, card)) if hasattr(engine, "conceivable") else None


def automatic(engine: Engine, setup: Any) -> tuple[int, ...]:
    """The seats of a setup that the rules play by themselves, as the engine's function of this name says, if it has it.

    Nobody who sits there is ever asked.
    """
    seats: tuple[int, ...] = engine.automatic(setup) if hasattr(engine, "automatic") else ()
    return seats


def sits(engine: Engine, s: Any) -> tuple[tuple[str, ...], ...]:
    """What each seat plays with, by seat: a hero, two factions, an alien, whether brought, drafted or dealt.

    It is what the engine's function of this name says of a position, by the ids of cards, of teams, or in words of its
    own; nothing if it has none. Statistics of games are told by it.
    """
    found: Sequence[Sequence[str]] = engine.sits(s) if hasattr(engine, "sits") else ()
    return tuple(map(tuple, found))


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
    return importlib.import_module(f"rules_checker.games.{game_id}.{name}")


def engine_ids() -> tuple[str, ...]:
    """The ids of the games with an engine."""
    return tuple(sorted({path.parent.name for folder in _folders() for path in Path(folder).glob("*/engine.py*")}))


def load_engine(game_id: str) -> Engine:
    """The engine of a game; raises `UnknownName` for a game that has none."""
    engine: Engine | None = own_module(game_id, "engine")
    if engine is None:
        raise UnknownName("playable game", game_id, nearest(game_id, engine_ids()) or engine_ids())
    return engine


def one_game(decks: Sequence[Any]) -> str:
    """The id of the game of all decks; raises `FitilError` if they are of different games."""
    games = {deck.game for deck in decks}
    if len(games) != 1:
        raise FitilError(f"the decks are of different games: {', '.join(sorted(games))}").coded(
            "one-game", games=", ".join(sorted(games))
        )
    return str(games.pop())


__all__ = [
    "Engine",
    "Position",
    "Standing",
    "State",
    "automatic",
    "conceivable",
    "engine_ids",
    "load_engine",
    "one_game",
    "own_file",
    "own_module",
    "sits",
]
