"""Random games of random legal decks, checked at every question: nothing crashes, is lost or gets stuck.

    python tests/rules_checker/soundness.py --games 100000 --jobs 2     (`make soundness`)

A game that fails is named by its number, which repeats it alone: `--first NUMBER --games 1`.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from functools import cache
from typing import Any

from tqdm import tqdm

from cards import load_game
from cards.workers import spread
from rules_checker.compiled import compile_cards
from rules_checker.engines import load_engine
from rules_checker.games.boombit.deck import random_deck
from rules_checker.games.boombit.query import life

GAME = "boombit"
CHUNK = 100
LONGEST = 20_000
SHARED = {"buried", "defs", "game", "heroes", "noticed", "owner", "reactive", "statics"}
"""The fields that clones share, or hold by identity."""


@cache
def _compiled() -> dict[str, Any]:
    return compile_cards(load_game(GAME))


def watch(s: Any) -> None:
    """Assert the invariants that hold at every question."""
    cards = sorted(card for player in s.zones for zone in player for card in zone)
    limbo = [card for card in range(len(s.defs)) if s.where[card] == 5]
    assert sorted([*cards, *limbo]) == list(range(len(s.defs))), "a card is in no zone, or in two"
    for player, zones in enumerate(s.zones):
        for number, zone in enumerate(zones):
            for card in zone:
                assert s.where[card] == number, "a card lies elsewhere than it says"
                assert s.owner[card] == player, "a card has changed hands"
        assert 0 <= s.lives[player] <= s.heroes[player].lives, "lives out of range"
    for card in range(len(s.defs)):
        in_play = s.where[card] == 2
        assert in_play or not (s.damage[card] or s.twisted[card]), "a mark on a card out of play"
        assert s.host[card] < 0 or (in_play and s.where[s.host[card]] == 2), "a modification on nothing"
        assert not s.damage[card] or s.defs[card].type == "creep", "damage on what has no life"
        if s.ask and s.ask.kind == "main" and in_play and s.defs[card].type == "creep":
            assert s.damage[card] < life(s, card) or card in s.spared, "a creep outlives its damage"
    assert all(s.where[card] == 2 and s.damage[card] for card in s.spared), "a creep spared that is not hurt"
    assert s.mods == sum(host >= 0 for host in s.host), "modifications miscounted"
    assert s.ask is None or len(s.ask.options) > 1, "a question with one answer"


def play(number: int) -> tuple[int, int]:
    """Play game `number` with checks; return the winner and the number of answers. A fault is an exception."""
    rng = random.Random(number)  # repeatable chance, not a secret
    engine = load_engine(GAME)
    decks = [random_deck(load_game(GAME), rng) for _ in range(2)]
    s = engine.new_game(engine.position(_compiled(), decks), number)
    answers: list[int] = []
    while s.ask is not None:
        watch(s)
        index = rng.randrange(len(s.ask.options))
        if number % 10 == 0 and len(answers) % 25 == 0:
            twin = s.clone()
            before = fingerprint(s)
            engine.answer(twin, index)
            assert fingerprint(s) == before, "an answer to a clone changed the game"
            engine.answer(s, index)
            assert fingerprint(twin) == fingerprint(s), "a clone went another way"
        else:
            engine.answer(s, index)
        answers.append(index)
        assert len(answers) < LONGEST, "the game does not end"
    assert s.winner is not None, "nobody is asked, and nobody has won"
    watch(s)
    if number % 10 == 0:
        again = engine.new_game(engine.position(_compiled(), decks), number)
        for index in answers:
            engine.answer(again, index)
        assert fingerprint(again) == fingerprint(s), "the replay went another way"
    return s.winner, len(answers)


def fingerprint(s: Any) -> tuple[Any, ...]:
    """All of a position on which the game depends, without the identities of objects."""
    question = s.ask and (s.ask.player, s.ask.kind, len(s.ask.options), s.ask.rule)
    fields = [name for name in type(s).__slots__ if name not in SHARED]
    return (
        question,
        s.winner,
        s.counter,
        [type(frame).__name__ for frame in s.agenda],
        [repr(getattr(s, name)) for name in fields],
    )


def play_chunk(first: int, count: int) -> list[tuple[int, str]]:
    """Play consecutive games; return the numbers of those that failed, each with its fault."""
    faults = []
    for number in range(first, first + count):
        try:
            play(number)
        except Exception as error:  # any exception is a fault of the engine
            faults.append((number, f"{type(error).__name__}: {error}"))
    return faults


def _play_task(_: None, task: tuple[int, int]) -> list[tuple[int, str]]:
    return play_chunk(*task)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=None, help="processes; one for each core if left out")
    options = parser.parse_args()
    start = time.perf_counter()
    starts = range(options.first, options.first + options.games, CHUNK)
    last = options.first + options.games
    tasks = [(at, min(CHUNK, last - at)) for at in starts]
    with spread(_play_task, tasks, options.jobs, given=None) as chunks:
        faults = [fault for chunk in tqdm(chunks, total=len(tasks), unit="×100 games") for fault in chunk]
    seconds = time.perf_counter() - start
    for number, fault in faults[:20]:
        print(f"game {number}: {fault}")
    print(f"{options.games} games, {len(faults)} faults, {options.games / seconds:.0f} games a second")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
