"""How a game begins: of decks, along a line that is taught or to be solved, with a card at hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from cards import Deck, FitilError, load_deck, load_game
from rules_checker.engine import MOST_SEED, AnyEngine, State
from rules_checker.judging import start_of
from rules_checker.play.game.course import Course, lesson_of, puzzles_of
from rules_checker.play.game.record import GameRecord
from rules_checker.play.game.seats import PERSON, each_seat, usual_bot
from rules_checker.setup import compile_cards, load_engine

MOST_DEALS = 400
"""So many deals are looked at for a card; of a deck with the card but once, one in ten or so brings it."""


def begin(decks: Sequence[str], names: Sequence[str], seed: int | str, mode: str = "") -> GameRecord:
    """Begin a game of decks, each a file or a starter deck; raises `FitilError` for decks that cannot be played.

    A page tells the `seed` by its digits, as its own numbers cannot hold all of it.
    """
    game, setup = start_of([load_deck(ref) for ref in decks], mode)
    return GameRecord(game, setup, seed_of(seed), each_seat(names, game.id, setup))


def seed_of(seed: int | str) -> int:
    """A seed by its digits; raises `FitilError` for what is none."""
    if (text := str(seed)).isascii() and text.isdecimal() and len(text) < 40 and int(text) <= MOST_SEED:
        return int(text)
    said = f"the seed {text[:20]!r} is no whole number from 0 to {MOST_SEED}"
    raise FitilError(said).coded("wrong-seed", seed=text[:20], most=MOST_SEED)


def lesson(game: str) -> GameRecord:
    """Begin the first game of a game, as a lesson; raises `FitilError` if it has none."""
    taught = lesson_of(game)
    if taught is None:
        raise FitilError(f"the game {game!r} has no lesson").coded("no-lesson", name=game)
    return _of_course(taught)


def puzzle(game: str, number: int) -> GameRecord:
    """A position to solve, by its number from 1, whatever it is; raises `FitilError` if the game has none."""
    found = puzzles_of(game)
    if not found or not isinstance(number, int):
        raise FitilError(f"the game {game!r} has no positions to solve").coded("no-puzzles", name=game)
    return _of_course(found[(number - 1) % len(found)])


def _of_course(course: Course) -> GameRecord:
    """A game along a line: the reader on its first player's seat, and bots on the others."""
    game, setup = load_game(course.game), _setup(course)
    seats = load_engine(game.id).seats(setup)
    names = tuple(PERSON if seat == course.viewer else usual_bot(game.id) for seat in range(seats))
    return GameRecord(game, setup, course.seed, names, course.before, course)


def along(record: GameRecord, course: Course | None) -> GameRecord:
    """The record as one that is played along a line, if it began there."""
    begins = course and (course.seed, _setup(course)) == (record.seed, record.setup)
    if not course or not begins or record.answers[: len(course.before)] != course.before:
        return record
    return replace(record, course=course)


def _setup(course: Course) -> Any:
    return load_engine(course.game).read_setup(compile_cards(load_game(course.game)), course.setup)


def with_card(decks: Sequence[Deck], card_id: str) -> GameRecord:
    """A game of decks, the first of which a person plays, whose deal gives that person a card.

    It is the first such deal; if none of so many is, it is the first of all. Raises `FitilError` as `start_of` does.
    """
    game, setup = start_of(decks)
    engine = load_engine(game.id)
    start = engine.position(compile_cards(game), setup)
    names = each_seat((PERSON, usual_bot(game.id)), game.id, setup)
    found = (seed for seed in range(1, MOST_DEALS + 1) if _at_hand(engine, engine.new_game(start, seed), card_id))
    return GameRecord(game, setup, next(found, 1), names)


def _at_hand(engine: AnyEngine, s: State, card_id: str) -> bool:
    """Whether the first player has a card, or may begin with it where nobody has a hand."""
    options = s.ask.options if s.ask and s.ask.player == 0 else ()
    return card_id in engine.hand(s, 0) or any(engine.plays(s, option) == card_id for option in options)
