"""Every game in every mode, one run after the other: what `fitil simulate --all` plays when no game is named."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from cards import Deck, FitilError, Game, load_game
from cards.records import dataclass
from cards.told import told as told_of
from rules_checker.lab.asked import LabRequest, others_of
from rules_checker.lab.field import Field, all_against_all
from rules_checker.lab.simulation import single, told_match
from rules_checker.setup import engine_ids, load_engine, mode_called, size_of, ways


@dataclass(frozen=True, slots=True)
class Ran:
    """One game in one mode: what it is called, its results as data and as lines, and whether Ctrl-C ended it."""

    title: str
    told: dict[str, Any]
    lines: Sequence[str]
    stopped: bool


def everything(asked: LabRequest) -> Iterator[Ran]:
    """Play every game that has an engine in each way, with the same seed and as many games of each pair."""
    for game_id in engine_ids():
        game = load_game(game_id)
        for mode in ways(game) or ("",):
            yield _ran(replace(asked, mode=f"{game_id}/{mode}" if mode else ""), game)


def _ran(asked: LabRequest, game: Game) -> Ran:
    """One run: of all starter decks if decks are brought, of seats that draft or are dealt theirs if none are."""
    title = asked.mode or game.id
    if asked.mode and asked.players(game) == 0:
        match = asked.match([], swap=False)
        run = asked.run(single(match, asked.most, asked.until))
        told, telling = told_match(run), asked.telling(game, [], automatic=match.automatic)
        return Ran(title, {"mode": title, **told}, tuple(telling.match(told)), run.stopped)
    try:
        field, _ = field_of(asked, game.id, [])
    except FitilError as error:  # too few starter decks of that size: told, as there is nothing to play
        said = told_of(error, asked.lang)
        return Ran(title, {"mode": title, "not_run": said}, (said,), stopped=False)
    run = asked.run(field.plan(lambda some: asked.match(some, swap=len(some) > 1), asked.most, asked.until))
    told = field.told(run)
    return Ran(title, {"mode": title, **told}, tuple(asked.telling(game, field.decks).field(told)), run.stopped)


def field_of(asked: LabRequest, game_id: str, decks: Sequence[Deck]) -> tuple[Field, Game]:
    """The starter decks of a game and some decks of it, all against all; the game is theirs if none is given.

    Raises `FitilError` for a deck of another game, and if there are fewer decks than players who bring one.
    """
    game = load_game(game_id or asked.mode.rpartition("/")[0] or decks[0].game)
    load_engine(game.id)
    for deck in decks:
        if deck.game != game.id:
            message = f"{deck.ref} is a deck of {deck.game}, not of {game.id}"
            raise FitilError(message).coded("other-games", deck=deck.ref, other=deck.game, game=game.id)
    mode = asked.mode and mode_called(game, asked.mode.rpartition("/")[2])
    wanted = mode.cards if mode else None
    mine = [*decks, *(deck for deck in others_of(game, decks) if wanted in {None, size_of(game, deck)})]
    players = asked.players(game) or 2  # a mode in which none is brought says so itself
    if len(mine) < players:
        message = f"{game.id} has {len(mine)} decks that can be played so, and a game takes {players}"
        raise FitilError(message).coded("all-takes-game", game=game.id, n=len(mine), players=players)
    return all_against_all(mine, players), game
