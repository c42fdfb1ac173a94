"""Games at hand, as tests play them on to where something is told."""

import random
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import pytest

from cards import Game, load_deck, load_game
from rules_checker.engine import PASS
from rules_checker.play import Session
from rules_checker.play.game.course import puzzles_of
from rules_checker.play.game.positions import choice
from rules_checker.play.game.record import GameRecord
from rules_checker.play.view.places import places_of
from rules_checker.setup import load_engine, random_setup, setup_of

DECKS = {"boombit": ("boombit/classics", "boombit/mekha"), "deckbattle": ("deckbattle/deck1", "deckbattle/deck2")}
GAMES = pytest.mark.parametrize("game", DECKS)
LANGS = pytest.mark.parametrize("lang", ["he", "ru"])


def at_table(game: Game, setup: Any, seed: int, names: Sequence[str], answers: Sequence[int] = ()) -> Session:
    """A screen with a game of this setup after these answers, at which whoever is asked sits."""
    session = Session.of(GameRecord(game, setup, seed, tuple(names), tuple(answers)))
    session.look()
    return session


def begin(game: str, *names: str, seed: int = 5, decks: Sequence[str] = ()) -> Session:
    loaded, setup = setup_of([load_deck(ref) for ref in decks or DECKS[game]])
    return at_table(loaded, setup, seed, names or ("me", "random"))


def alone(seed: int = 5) -> Session:
    loaded, setup = setup_of([load_deck("deckbattle/deck1")])
    return at_table(loaded, setup, seed, ("me", "greedy"))


def against_chance(game: str, seed: int) -> Session:
    """A random setup of a game, of a person at the first seat and of chance at all others."""
    loaded = load_game(game)
    setup = random_setup(loaded, random.Random(seed))
    seats = load_engine(game).seats(setup)
    return at_table(loaded, setup, seed, ("me", *["random"] * (seats - 1)))


def play_until(session: Session, there: Callable[[], bool], seed: int = 4) -> Session:
    """Have anybody answer anything, until a person is asked what is looked for, or the game is over."""
    rng = random.Random(seed)
    while session.asked is not None and (session.bots_turn or not there()):
        session.answer(rng.randrange(len(session.s.ask.options)))
    session.look()
    return session


def asked_for(
    game: str, kind: str, found: Callable[[Session], bool] = lambda session: True, decks: Sequence[str] = ()
) -> Session:
    """A session in which a person is asked a question of a kind, of which something else is true, too."""
    for seed in range(200):
        session = begin(game, seed=seed, decks=decks)
        play_until(session, lambda at=session: at.s.ask.kind == kind and found(at), seed)
        if session.asked is not None:
            return session
    raise AssertionError(f"nobody is asked {kind}")


def to_the_end(session: Session, seed: int = 4) -> Session:
    return play_until(session, lambda: False, seed)


def of_smashup(seed: int) -> Session:
    course = puzzles_of("smashup")[seed]
    return to_the_end(at_table(load_game("smashup"), course.setup, seed, ("me", "random")), seed)


@cache
def asked_again() -> tuple[Session, Session]:
    """Two positions: a question that may be passed always, and the next, of its kind; more is asked in that turn."""
    for seed in range(20):
        session, rng = against_chance("cosmic", seed), random.Random(1)
        last: list[tuple[str, int, Session]] = []
        while session.asked is not None and len(session.record.answers) < 600:
            if session.bots_turn:
                session.answer(choice(session.now))
                continue
            ask, turn = session.s.ask, session.now.begun(len(session.s.log))
            if len(last) > 1 and last[-1][:2] == last[-2][:2] and last[-1][1] == turn != 0:
                return last[-2][2], last[-1][2]
            may = ask.kind in places_of("cosmic").passed
            last = [*last, (ask.kind, turn, Session.of(session.record))] if may else []
            session.answer(ask.options.index(PASS) if may else rng.randrange(len(ask.options)))
    raise AssertionError("nobody is asked the same twice")
