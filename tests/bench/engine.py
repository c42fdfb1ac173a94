"""`make bench`: random games of two starter decks on one core, beside RLCard's uno in the same run.

Interleaved rounds, medians; logging off. Nothing here is asserted.
"""

from __future__ import annotations

import random
import resource
import statistics
import time
from dataclasses import dataclass, field

import rlcard
from rlcard.agents import RandomAgent

from cards import load_deck
from rules_checker.engines import load_engine
from rules_checker.lab import match

ROUNDS = 5
GAMES = 200


@dataclass
class Tally:
    """The results of a contestant, round by round."""

    name: str
    games: list[float] = field(default_factory=list)
    decisions: list[float] = field(default_factory=list)

    def add(self, games: int, decisions: int, seconds: float) -> None:
        self.games.append(games / seconds)
        self.decisions.append(decisions / seconds)


def ours(tally: Tally, first: int) -> None:
    m = match([load_deck("boombit/classics"), load_deck("boombit/mekha")], "random", 1)
    engine = load_engine(m.game)
    decisions, start = 0, time.perf_counter()
    undealt = engine.position(m.cards, m.setups[0])
    for number in range(first, first + GAMES):
        s = engine.new_game(undealt, number)
        rng = random.Random(number)
        while s.ask is not None:
            engine.answer(s, rng.randrange(len(s.ask.options)))
            decisions += 1
    tally.add(GAMES, decisions, time.perf_counter() - start)


def uno(tally: Tally) -> None:
    env = rlcard.make("uno")
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    decisions, start = 0, time.perf_counter()
    for _ in range(GAMES):
        trajectories, _ = env.run(is_training=False)
        decisions += sum((len(trajectory) - 1) // 2 for trajectory in trajectories)
    tally.add(GAMES, decisions, time.perf_counter() - start)


def clone_us() -> float:
    """The median time in microseconds to clone a position in mid-game."""
    m = match([load_deck("boombit/classics"), load_deck("boombit/mekha")], "random", 1)
    engine = load_engine(m.game)
    s = engine.new_game(engine.position(m.cards, m.setups[0]), 1)
    for _ in range(40):
        engine.answer(s, 0)
    times = []
    for _ in range(50):
        start = time.perf_counter()
        for _ in range(200):
            s.clone()
        times.append((time.perf_counter() - start) / 200 * 1e6)
    return statistics.median(times)


def main() -> None:
    fitil, peer = Tally("fitil boombit"), Tally("rlcard uno")
    peak = []
    for round_number in range(ROUNDS):
        ours(fitil, round_number * GAMES)
        uno(peer)
        peak.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
    print(f"\nrandom games, one core; median of {ROUNDS} rounds of {GAMES}")
    print(f"{'':16}{'games/s':>10}{'decisions/s':>14}")
    for tally in (fitil, peer):
        print(f"{tally.name:16}{statistics.median(tally.games):10.0f}{statistics.median(tally.decisions):14.0f}")
    ratios = [
        statistics.median(getattr(fitil, what)) / statistics.median(getattr(peer, what))
        for what in ("games", "decisions")
    ]
    print(f"{'ratio':16}{ratios[0]:10.2f}{ratios[1]:14.2f}")
    print(
        f"clone {clone_us():.1f} µs; peak memory {peak[0]:.0f} MiB after round 1, {peak[-1]:.0f} after round {ROUNDS}"
    )


if __name__ == "__main__":
    main()
