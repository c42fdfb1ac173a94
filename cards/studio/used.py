"""Cards of a set in use: a game has them for as long as somebody plays, checks or prints with them."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from cards.database import FITIL_CARDS, forget_games, game_stamp, keep, own_mark, use_cards
from cards.decks import load_deck, starter_refs
from cards.errors import FitilError, Said
from cards.model import Game
from cards.studio.folder import Sketch, files_of_set
from cards.studio.made import make

FOLDER = "my-cards"
"""The folder of the cards that a reader takes along."""
_NO_FILES: Mapping[str, bytes] = {}


@contextmanager
def own_cards(game: Game, sketches: Sequence[Sketch], files: Mapping[str, bytes] = _NO_FILES) -> Iterator[list[str]]:
    """In its context these cards are in a folder of the current one, and are cards of the game; gives their ids.

    `files`, pictures, are in the folder, too, by their paths in it. Raises `FitilError` for the first card that cannot
    be.
    """
    before = os.environ.get(FITIL_CARDS)
    try:
        yield use(game, sketches, Path(FOLDER).absolute(), files)
    finally:
        os.environ.pop(FITIL_CARDS, None)
        os.environ.update({FITIL_CARDS: before} if before else {})
        forget_games()


def with_set(game: Game, sketches: Sequence[Sketch]) -> tuple[Game, list[str]]:
    """The game with the cards of a set, and their ids; raises `FitilError` for the first card that cannot be."""
    whole, _, wrong = sorted_out(game, sketches)
    for n, what in wrong.items():
        if (of := len(sketches)) > 1:
            raise FitilError(f"card {n} of {of}: {what}").coded("card-of-set", n=n, of=of, what=what)
        raise what if isinstance(what, FitilError) else FitilError(what).like(what)
    return whole, [str(one["entry"]["id"]) for one in sketches]


def sorted_out(
    game: Game, sketches: Sequence[Sketch]
) -> tuple[Game, Sequence[Sketch], Mapping[int, FitilError | Said]]:
    """The game with the cards of a set that can be, these, and why each other cannot, by its number from one."""
    whole, able, wrong = game, list[Sketch](), dict[int, FitilError | Said]()
    for n, one in enumerate(sketches, start=1):
        made = make(whole, one["entry"], one["words"])
        if what := next((fault.what for fault in made.faults if not fault.finding), None):
            wrong[n] = what
            continue
        assert made.game
        whole, able = made.game, [*able, one]
    return whole, able, wrong


def not_printed(n: int, of: int, what: FitilError | Said) -> Said:
    """What is said of a card that is not printed with the others of its set, by its number from one."""
    return Said(f"card {n} of {of} is not printed: {what}", "card-left-out", n=n, of=of, what=what)


def use(game: Game, sketches: Sequence[Sketch], folder: Path, files: Mapping[str, bytes] = _NO_FILES) -> list[str]:
    """Make cards of a set cards of the game from now on, in a folder that is theirs; gives their ids.

    The game with them and its decks are put where they are looked up, as a page cannot read them anew. Raises
    `FitilError` for the first card that cannot be, before anything is done.
    """
    whole, ids = with_set(game, sketches)
    texts = {name: text.encode() for name, text in files_of_set(game, sketches).items()}
    for name, raw in (texts | dict(files)).items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(raw)
    decks = [load_deck(ref) for ref in starter_refs() if ref.startswith(f"{game.id}/")]
    use_cards(folder)
    forget_games()
    mark, stamp = own_mark(game.folder), game_stamp(game.folder)
    keep(f"game-{game.id}{mark}", stamp, replace(whole, folder=Path()))
    for deck in decks:
        keep(f"deck-{deck.ref.replace('/', '-')}{mark}", stamp, replace(deck, path=None))
    forget_games()
    return ids
