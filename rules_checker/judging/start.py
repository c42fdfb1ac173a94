"""What a game begins with: decks and a way to play them, or a table that was laid out already, in a file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from cards import Deck, FitilError, Game
from cards.decks import YAML
from cards.errors import said
from rules_checker.judging.deck import check
from rules_checker.setup import compile_cards, in_mode, load_engine, setup_of


def is_table(mode: str) -> bool:
    """True if a way to play is said by the name of a file, which has a table."""
    return Path(mode).suffix.lower() in YAML


def illegal(game: Game, decks: Sequence[Deck], mode: str = "") -> list[Deck]:
    """Those of some decks that may not be played, in a mode of the game if one is named (`NAME` or `GAME/NAME`)."""
    rules = in_mode(game, name) if decks and (name := mode.rpartition("/")[2]) else game
    return [deck for deck in decks if rules.deck_rules and not check(rules, deck).legal]


def start_of(decks: Sequence[Deck], mode: str = "") -> tuple[Game, Any]:
    """The game that is played, and its setup; `mode` is one of the game's, as `setup_of` takes it, or a table's file.

    Raises `FitilError` for decks that cannot be played, and for a table that cannot, or breaks a rule.
    """
    if not is_table(mode):
        return setup_of(decks, mode)
    from rules_checker.judging.prepared import judge_prepared  # rarely needed
    from rules_checker.judging.prepared_file import read_prepared

    table = read_prepared(mode)
    if table is None and Path(mode).is_file():
        raise FitilError(f"{mode}: this is no table, as it has no `mode`").coded("not-a-table", path=mode)
    if table is None:
        raise FitilError(f"{mode}: there is no such table").coded("no-such-table", path=mode)
    if decks:
        raise FitilError(f"{mode} says what is played with: name no decks beside it").coded("table-alone", path=mode)
    if not judge_prepared(table).legal:
        message = f"{mode} is not by the rules; `fitil check {mode}` tells why"
        raise FitilError(message).coded("illegal-table", path=mode, command=f"fitil check {mode}")
    try:
        return table.game, load_engine(table.game.id).from_table(compile_cards(table.game), table.table, **table.setup)
    except ValueError as error:
        raise FitilError(str(error)).coded("not-playable", reason=said(error)) from None
