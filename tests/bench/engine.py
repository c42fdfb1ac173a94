"""`make bench`: random games of two starter decks of each game on one core, beside RLCard's uno in the same run.

Our engines as they are, compiled (if `make compiled` was run), and uno, each in a process of its own; rounds
interleaved, medians of processor time; logging off. Of the figures nothing is asserted.
"""

import argparse
import json
import os
import random
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

COMPILED = Path(__file__).parents[2] / "output" / "compiled"
DECKS = {"boombit": ("boombit/classics", "boombit/mekha"), "deckbattle": ("deckbattle/deck1", "deckbattle/deck2")}
ROUNDS, GAMES = 5, 200
"""Unless the command line asks for others, as `make long` does."""


class Round(NamedTuple):
    """Games and decisions per second, the microseconds of a clone (0 if there is none), and the peak memory in MiB."""

    games: float
    decisions: float
    clone: float
    peak: float


# --- in a contestant's process --------------------------------------------------------------------------------------


Played = tuple[int, float, float]
"""Decisions, seconds, and the microseconds of a clone."""


def ours(name: str, games: int) -> Callable[[int], Played]:
    from cards import load_deck
    from rules_checker.lab import match
    from rules_checker.setup.engines import load_engine

    m = match([load_deck(deck) for deck in DECKS[name]], "random", 1)
    engine = load_engine(m.game)
    undealt = engine.position(m.cards, m.setups[0])

    def play(first: int) -> Played:
        decisions, start = 0, time.process_time()
        for number in range(first, first + games):
            s = engine.new_game(undealt, number)
            rng = random.Random(number)
            while s.ask is not None:
                engine.answer(s, rng.randrange(len(s.ask.options)))
                decisions += 1
        seconds = time.process_time() - start
        return decisions, seconds, clone_us(midgame(engine, undealt))

    return play


def midgame(engine: Any, undealt: Any) -> Any:
    """The position after half of the answers of a game, which so is not over, however short games become."""
    s, positions = engine.new_game(undealt, 1), []
    while s.ask is not None:
        positions.append(s.clone())
        engine.answer(s, 0)
    return positions[len(positions) // 2]


def clone_us(s: Any) -> float:
    """The median time in microseconds to clone a position."""
    times = []
    for _ in range(50):
        start = time.process_time()
        for _ in range(200):
            s.clone()
        times.append((time.process_time() - start) / 200 * 1e6)
    return statistics.median(times)


def uno(games: int) -> Callable[[int], Played]:
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("uno")
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play(_: int) -> Played:
        decisions, start = 0, time.process_time()
        for _ in range(games):
            trajectories, _ = env.run(is_training=False)
            decisions += sum((len(trajectory) - 1) // 2 for trajectory in trajectories)
        return decisions, time.process_time() - start, 0.0

    return play


def serve(play: Callable[[int], Played], games: int) -> None:
    """Play a round whenever a line asks for one, and tell how it went."""
    for number, _ in enumerate(sys.stdin):
        decisions, seconds, clone = play(number * games)
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        print(json.dumps(Round(games / seconds, decisions / seconds, clone, peak)), flush=True)


# --- in the process that compares them ------------------------------------------------------------------------------


@dataclass
class Contestant:
    """A process that plays rounds when asked to, and what it told of them."""

    name: str
    what: str
    games: int
    path: str = ""
    rounds: list[Round] = field(default_factory=list)

    def __post_init__(self) -> None:
        command = [sys.executable, __file__, "--as", self.what, "--games", str(self.games)]
        env = os.environ | ({"PYTHONPATH": self.path} if self.path else {})
        self.process = subprocess.Popen(command, env=env, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def play(self) -> None:
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write("play\n")
        self.process.stdin.flush()
        told = self.process.stdout.readline()
        if not told:
            raise SystemExit(f"{self.name}: the process that plays has ended")
        self.rounds.append(Round(*json.loads(told)))

    def median(self, what: str) -> float:
        return statistics.median(getattr(one, what) for one in self.rounds)

    def end(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--games", type=int, default=GAMES, help="games of a round")
    parser.add_argument("--as", dest="what", choices=(*DECKS, "uno"), help="play rounds, for the process that compares")
    asked = parser.parse_args()
    if asked.what:
        serve(uno(asked.games) if asked.what == "uno" else ours(asked.what, asked.games), asked.games)
    else:
        compare(asked.rounds, asked.games)


def compare(rounds: int, games: int) -> None:
    """Have the contestants play in turn, and print the table."""
    from tests.bench.ratios import (  # a contestant is started by its file, so that compiled engines come first
        shares,
        tell,
    )

    contestants = [Contestant(f"fitil {name}", name, games) for name in DECKS]
    if any(COMPILED.glob("*.so")):
        contestants += [Contestant(f"  {name}, compiled", name, games, str(COMPILED)) for name in DECKS]
    else:
        print("make compiled, and the compiled engines are measured, too", file=sys.stderr)
    contestants.append(peer := Contestant("rlcard uno", "uno", games))
    for _ in range(rounds):
        for contestant in contestants:
            contestant.play()
    print(f"\nrandom games, processor time; median of {rounds} rounds of {games}; load {os.getloadavg()[0]:.1f}")
    print(f"{'':24}{'games/s':>10}{'decisions/s':>14}{'of uno':>8}{'clone µs':>10}{'MiB':>6}{'later':>6}")
    for one in contestants:
        each_s, decisions = one.median("games"), one.median("decisions")
        clone = f"{one.median('clone'):.1f}" if one is not peer else ""
        share = f"{decisions / peer.median('decisions'):.2f}"
        peaks = f"{one.rounds[0].peak:6.0f}{one.rounds[-1].peak:6.0f}"
        print(f"{one.name:24}{each_s:10.0f}{decisions:14.0f}{share:>8}{clone:>10}{peaks}")
        one.end()
    took = {one.name.strip().removeprefix("fitil "): [1 / of.decisions for of in one.rounds] for one in contestants}
    usual = took.pop(peer.name)
    tell("engine", {name: shares(each, usual) for name, each in took.items()})


if __name__ == "__main__":
    main()
