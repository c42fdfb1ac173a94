"""Self-printed card games for programs: load a game and a deck, judge it, print it, play it, count many games.

    >>> import fitil
    >>> fitil.judge("boombit/classics").legal
    True

What is listed in `__all__` is promised by semantic versioning (https://semver.org): names, parameters and results
change only with the first number of `VERSION`. All else, the packages below this one included, may change at any
time. Nothing is loaded before it is used.

Whatever cannot be used (a misspelled name, a file that is none, decks that cannot meet) raises `FitilError`, a
`ValueError` whose text is one line; of a file it is a `DataError`, with its `path` and `line`.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if "__path__" not in globals() and (_HERE := str(Path(__file__).resolve().parent)) not in sys.path[:1]:
    sys.path.insert(0, _HERE)  # a checkout's packages come before those of the same names that others publish

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Literal

    from cards import Card, DataError, Deck, Finding, FitilError, Game, Lang
    from generator.job import Printed
    from rules_checker.judging import Verdict, Violation
    from rules_checker.record import Playthrough, Question

VERSION: Final = "0.2.0"

_TYPES = {
    "Card": "cards",
    "DataError": "cards",
    "Deck": "cards",
    "Finding": "cards",
    "FitilError": "cards",
    "Game": "cards",
    "Lang": "cards",
    "Playthrough": "rules_checker.record",
    "Printed": "generator.job",
    "Question": "rules_checker.record",
    "Verdict": "rules_checker.judging",
    "Violation": "rules_checker.judging",
}
"""What results are made of, and the package of each."""
__all__ = [
    "VERSION",
    "Card",
    "DataError",
    "Deck",
    "Finding",
    "FitilError",
    "Game",
    "Lang",
    "Playthrough",
    "Printed",
    "Question",
    "Verdict",
    "Violation",
    "env",
    "judge",
    "load_deck",
    "load_game",
    "new_game",
    "print_cards",
    "replay",
    "simulate",
]


def __getattr__(name: str) -> Any:
    """The type of that name, which is loaded when it is first asked for."""
    if name not in _TYPES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from cards.packages import ABOVE

    return getattr(import_module(f"{ABOVE}{_TYPES[name]}"), name)


def __dir__() -> list[str]:
    return sorted(__all__)


def load_game(name: str) -> Game:
    """A game by its id, such as `boombit`: its `cards` by id, its `rules`, `types`, `teams` and numbers.

    The ids are those of `fitil games`, and of folders in `FITIL_GAMES`. Raises `FitilError` for a game that there is
    not, with the nearest, and `DataError` for one whose files have a fault.
    """
    from cards import load_game

    return load_game(name)


def load_deck(deck: str | Path) -> Deck:
    """A deck: a starter deck (`boombit/classics`), a deck's link, or a file of any kind that `fitil check` reads.

    `cards` are copies by card id, `slots` what lies apart. Raises `FitilError` if any line could not be read; from a
    file with several lists, too.
    """
    from cards import load_deck

    return load_deck(str(deck))


def judge(deck: Deck | str | Path, *, mode: str = "") -> Verdict:
    """Whether a deck may be played: `legal`, and each of its `violations` with the id of its `rule`, `code` and `line`.

    `mode` is one of the game's ways to play (`fitil games`). What `fitil check` tells of it in words is told by the
    command. Raises `FitilError` for a deck that cannot be read, and for a game without rules about decks.
    """
    from cards import game_of
    from rules_checker.judging import check
    from rules_checker.setup import in_mode

    read = _deck(deck)
    game = game_of(read)
    return check(in_mode(game, mode) if mode else game, read)


def print_cards(
    *decks: str | Path,
    cards: Iterable[str] = (),
    lang: Lang | None = None,
    second: Lang | None = None,
    sheet: str | None = None,
    paper: str | None = None,
    size: str | None = None,
    copies: int = 1,
    backs: bool | None = None,
    ink: Literal["full", "saver", "grey"] = "full",
    out: str | Path | None = None,
) -> tuple[bytes, Printed]:
    """Decks, whole games (`cosmic`) and single `cards` by id, as the bytes of a PDF, and what is to be said of it.

    `sheet` is one of `fitil sheets`; `paper` is `A4`, `letter` or millimetres (`210x297`), as is the `size` of a card;
    `backs` is None for as the sheet has them. With `out` it is written there, too, whole or not at all, with its
    manifest beside it. `Printed` has the numbers of `cards` and `pages`, and `findings`, such as a text that
    overflows. The same arguments give the same bytes. Raises `FitilError` for what cannot be printed.
    """
    import tempfile

    from generator.request import PrintRequest, carry_out

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "cards.pdf") if out is None else Path(out)
        asked = PrintRequest(
            decks=tuple(map(str, decks)),
            card=tuple(cards),
            lang=lang,
            second=second,
            sheet=sheet,
            paper=paper,
            size=size,
            copies=copies,
            backs=backs,
            ink=ink,
            out=path,
        )
        printed = carry_out(asked).printed
        return path.read_bytes(), printed


def new_game(*decks: Deck | str | Path, mode: str = "", seed: int = 1) -> Playthrough:
    """A game at its first question: of decks, one for each who brings one, or of a game or its mode (`cosmic/three`).

    Of a game alone starter decks are drawn by the seed, where any are brought. `mode` is one of the game's, for decks
    that can be played in several. The same `seed` deals the same. Raises `FitilError` for decks that cannot meet.
    """
    from rules_checker.judging import start_of
    from rules_checker.record import new_playthrough

    return new_playthrough(*start_of(*_at_table(decks, mode, seed)), seed)


def replay(path: str | Path) -> Playthrough:
    """A saved game (`Playthrough.saved`, or that of `fitil play`) at its last answer.

    Raises `DataError` if it does not fit: of other rules or other cards it would be another game.
    """
    from rules_checker.record import replayed

    return replayed(Path(path))


def simulate(
    *decks: Deck | str | Path, mode: str = "", games: int = 100, seed: int = 1, bot: str = "random", jobs: int = 1
) -> Mapping[str, Any]:
    """Many games of bots, counted: what `fitil simulate --format json` prints, whose keys are promised.

    `wins` by deck, `draws`, `interval` (95 %, Wilson, of the first), `turns`, `digest` and more. `bot` is `random`,
    `greedy` or `mcts`, or one for each deck with commas between; `jobs` is the number of processes, on which no result
    depends. Raises `FitilError` for decks that cannot meet, and for a bot that there is not.
    """
    from rules_checker.lab import match, simulate

    brought, mode = _at_table(decks, mode, seed)
    return simulate(match(brought, bot, seed, mode=mode), games, jobs)


def env(*decks: Deck | str | Path, mode: str = "") -> Any:
    """A PettingZoo environment (AEC) of a game, to learn to play it: `pip install fitil[rl]`.

    Agents are `player_0` and so on; an observation is `observation` (2,048 numbers) and `action_mask` (1,024, of 0 and
    1); the reward is 1 to -1 at the end. Raises `FitilError` as `new_game` does.
    """
    from rules_checker.bots.rl import env

    return env(*_at_table(decks, mode, 1))


def _deck(deck: Deck | str | Path) -> Deck:
    return load_deck(deck) if isinstance(deck, str | Path) else deck


def _at_table(decks: Sequence[Deck | str | Path], mode: str, seed: int) -> tuple[list[Deck], str]:
    """The decks that are brought and the mode, where a game or its mode may stand for them."""
    from random import Random  # chance that must repeat from its seed

    from rules_checker.setup import starters, way_named

    refs = [str(deck) for deck in decks if isinstance(deck, str | Path)]
    if len(refs) == len(decks) == 1 and (meant := way_named(refs, mode)):
        called, name = meant
        return starters(called, name, Random(seed)), f"{called}/{name}" if name else ""
    return [_deck(deck) for deck in decks], mode


def main() -> None:
    """Run the command line, as `fitil` does."""
    from commands import main

    main()


if __name__ == "__main__":
    main()
