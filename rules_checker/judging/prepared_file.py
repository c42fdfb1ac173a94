"""Files that say how the decks of a game came about, read: each card is found by any of its names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from cards import DataError, FitilError, Game, UnknownName, card_called, game_ids, load_game, nearest
from cards.decks import MARK
from cards.errors import in_one
from rules_checker.engine import SEATS
from rules_checker.judging.prepared import Chosen, Prepared
from rules_checker.setup import mode_called

if TYPE_CHECKING:
    from cards.database import Source


def read_prepared(ref: str) -> Prepared | None:
    """Read the file that `ref` names; None if it is no YAML file with a `mode`, but a deck.

    Raises `DataError` for a file that cannot be used, with all unknown names in it.
    """
    path = Path(ref)
    if MARK in ref or path.suffix.lower() not in (".yaml", ".yml") or not path.is_file():
        return None
    from cards.database import read_yaml, schema

    source = read_yaml(path)
    if not (isinstance(source.data, dict) and "mode" in source.data):
        return None
    file = schema.read(source, schema.PreparedFile)
    if file.game not in game_ids():
        unknown = UnknownName("game", file.game, nearest(file.game, game_ids()))
        raise source.error(("game",), str(unknown)).like(unknown)
    game = load_game(file.game)
    try:
        mode_called(game, file.mode)
    except FitilError as error:
        raise source.error(("mode",), str(error)).like(error) from None
    most = game.about.players[1] if game.about else len(SEATS)
    if file.players and file.players > most:
        raise source.error(("players",), f"players: should be at most {most}, not {file.players}").coded(
            "too-many-players", n=file.players, most=most
        )
    faults: list[DataError] = []
    decks = tuple(tuple(_cards(game, source, ("decks", at), names, faults)) for at, names in enumerate(file.decks))
    choices = tuple(_cards(game, source, ("choices",), file.choices, faults))
    if faults:
        raise in_one(faults)
    return Prepared(ref, game, file.mode, decks, choices, file.players or len(decks) or 2)


def _cards(
    game: Game, source: Source, loc: tuple[str | int, ...], names: Sequence[str], faults: list[DataError]
) -> Iterator[Chosen]:
    for at, name in enumerate(names):
        line = source.place((*loc, at))[0]
        try:
            yield Chosen(card_called(game, name), line)
        except FitilError as error:
            faults.append(source.error((*loc, at), str(error)).like(error))
