"""Random games of random legal decks, checked at every question: nothing crashes, is lost or gets stuck.

    python -m tests.rules_checker.soundness [--game GAME] --games 100000 --jobs 2     (`make soundness`)

What is so in every position of a game is in `games/<id>/invariants.py`. Every tenth game is looked at closely: its
clones go the same way, no offered action is refused, a view hides what its player cannot know, and a replay ends alike.
A game that fails is named by its number, which repeats it alone: `--game GAME --first NUMBER --games 1`.
"""

import argparse
import importlib
import random
import sys
import time
from functools import cache
from typing import Any

from tqdm import tqdm

from cards import load_game
from cards.workers import spread
from rules_checker.engine import kernel
from rules_checker.setup.compiled import compile_cards
from rules_checker.setup.engines import engine_ids, load_engine
from rules_checker.setup.setups import random_setup
from tests.rules_checker.names import own_names_of

CHUNK = 100
CLOSELY = 10
"""Every so many games, and every so many answers of those, are looked at closely."""
LONGEST = 20_000


@cache
def _compiled(game: str) -> dict[str, Any]:
    return compile_cards(load_game(game))


@cache
def invariants(game: str) -> Any:
    """The module that says what is so in every position of a game."""
    return importlib.import_module(f"tests.rules_checker.games.{game}.invariants")


def play(game: str, number: int) -> tuple[tuple[int, ...], int]:
    """Play game `number` with checks; return the winners and the number of answers. A fault is an exception."""
    rng = random.Random(number)  # repeatable chance, not a secret
    engine, watch = load_engine(game), invariants(game).watch
    setup = random_setup(load_game(game), rng)
    s = engine.new_game(engine.position(_compiled(game), setup), number)
    answers: list[int] = []
    while s.ask is not None:
        watch(s)
        assert len(s.ask.options) > 1, "a question with one answer"
        index = rng.randrange(len(s.ask.options))
        if number % CLOSELY == 0 and len(answers) % CLOSELY == 0:
            look_closely(game, s, index)
        engine.answer(s, index)
        answers.append(index)
        assert len(answers) < LONGEST, "the game does not end"
    assert s.winners is not None, "nobody is asked, and nobody has won"
    watch(s)
    if number % CLOSELY == 0:
        again = engine.new_game(engine.position(_compiled(game), setup), number)
        for index in answers:
            engine.answer(again, index)
        assert fingerprint(again) == fingerprint(s), "the replay went another way"
    return s.winners, len(answers)


def look_closely(game: str, s: Any, index: int) -> None:
    """Assert of a position what takes longer to see: the answer `index` is given to a clone only."""
    engine, player = load_engine(game), s.ask.player
    before = fingerprint(s)
    words = engine.options(s)
    assert len(set(words)) == len(words), "two options in the same words"
    refused = [said for said in words if said.split()[0] in engine.OPTIONS.actions and engine.why(s, player, said)]
    assert not refused, f"offered and refused: {refused[0]}"
    imagined = engine.imagine(s, random.Random(index))
    assert engine.view(imagined, player) == engine.view(s, player), "a view shows what its player cannot know"
    twin = s.clone()
    engine.answer(twin, index)
    assert fingerprint(s) == before, "looking, or an answer to a clone, changed the game"
    other = s.clone()
    engine.answer(other, index)
    assert fingerprint(twin) == fingerprint(other), "a clone went another way"


def fingerprint(s: Any) -> tuple[Any, ...]:
    """All of a position on which the game depends, without the identities of objects."""
    question = s.ask and (s.ask.player, s.ask.kind, len(s.ask.options), s.ask.rule)
    shared = invariants(type(s).__module__.split(".")[-2]).SHARED
    return (
        question,
        s.winners,
        s.counter,
        [type(frame).__name__ for frame in s.agenda],
        [repr(getattr(s, name)) for name in own_names_of(type(s)) if name not in shared],
    )


def play_chunk(game: str, first: int, count: int) -> list[tuple[int, str]]:
    """Play consecutive games; return the numbers of those that failed, each with its fault."""
    faults = []
    for number in range(first, first + count):
        try:
            play(game, number)
        except Exception as error:  # any exception is a fault of the engine
            faults.append((number, f"{type(error).__name__}: {error}"))
    return faults


def _play_task(game: str, task: tuple[int, int]) -> list[tuple[int, str]]:
    return play_chunk(game, *task)


def check(game: str, first: int, games: int, jobs: int | None) -> int:
    """Play games, print the faults and the speed; return the number of faults."""
    start = time.perf_counter()
    tasks = [(at, min(CHUNK, first + games - at)) for at in range(first, first + games, CHUNK)]
    with spread(_play_task, tasks, jobs, given=game) as chunks:
        faults = [fault for chunk in tqdm(chunks, total=len(tasks), unit="×100 games") for fault in chunk]
    seconds = time.perf_counter() - start
    for number, fault in faults[:20]:
        print(f"{game}, game {number}: {fault}")
    how = "" if kernel.__file__.endswith(".py") else " with the compiled engine"
    print(f"{game}: {games} games{how}, {len(faults)} faults, {games / seconds:.0f} games a second")
    return len(faults)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", choices=engine_ids(), help="this game only")
    parser.add_argument("--games", type=int, default=10_000, help="how many of each game")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=None, help="processes; one for each core if left out")
    options = parser.parse_args()
    chosen = [options.game] if options.game else engine_ids()
    faults = [check(game, options.first, options.games, options.jobs) for game in chosen]
    return 1 if any(faults) else 0


if __name__ == "__main__":
    sys.exit(main())
