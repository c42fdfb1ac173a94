"""`make bench`: how long an answer at the table takes, game by game, as the page asks for it; in Cosmic for five, too.

What is timed is a request of the page from its arguments to the text of what comes of it, a person's answer or a bot's
that takes any option, in plain Python: nobody thinks about it, and nothing is drawn. Rounds of all games are
interleaved; a figure is the median of a game's answers as a share of a fixed piece of work in the same round.
"""

import argparse
import json
import random
import statistics
import time
from collections.abc import Iterator
from typing import Any

from cards import load_game
from rules_checker.play.page import door
from rules_checker.setup import engine_ids, starters, ways
from tests.bench import ratios
from tests.rules_checker.play.page.reader import Page

ROUNDS, ANSWERS = 5, 150
"""Unless the command line asks for others, as `make long` does."""
WORDS = [f"{number % 997}:{number}" for number in range(3000)]


def tables() -> Iterator[tuple[str, dict[str, Any]]]:
    """How the page begins each game, by what it is called here."""
    for game in engine_ids():
        first, *others = ways(load_game(game)) or ("",)
        for mode in (first, *(one for one in others if one == "five")):
            decks = [deck.ref for deck in starters(game, mode, random.Random(3))]
            asked = {"do": "begin", "decks": decks, "mode": f"{game}/{mode}" if mode else "", "seed": "7"}
            yield f"{game} {mode}".strip(), asked | {"names": ["me", "random"]}


def work() -> float:
    """The seconds of processor time of a fixed piece of work: what telling is made of, texts and dictionaries."""
    start = time.process_time()
    for _ in range(4):
        found: dict[str, list[str]] = {}
        for word in WORDS:
            found.setdefault(word.partition(":")[0], []).append(word.upper())
        json.dumps(found, ensure_ascii=False)
    return time.process_time() - start


def answered(begun: dict[str, Any], answers: int, seed: int) -> list[float]:
    """The seconds of so many answers of a game, and of others like it if it is over before."""
    page, rng = Page(), random.Random(seed)
    found: list[float] = []
    state = page.ask(lang="ru", **begun)
    while len(found) < answers:
        if "over" in state:
            state = page.ask("again", "ru", seed=str(rng.getrandbits(50)))
            continue
        more = {"count": state["count"]}
        do = "go" if "waiting" in state else "answer"
        more |= {} if do == "go" else {"index": rng.randrange(len(state["options"]))}
        request = page.request(do, **more)
        start = time.process_time()
        told = door.ask(do, "ru", **request)
        json.dumps(told, ensure_ascii=False)
        found.append(time.process_time() - start)
        state = page.show(do, "ru", told)
    return found


def main() -> None:
    """Time all games, and tell what was found."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--answers", type=int, default=ANSWERS)
    asked = parser.parse_args()
    each = dict(tables())
    times: dict[str, list[float]] = {name: [] for name in each}
    shares: dict[str, list[float]] = {name: [] for name in each}
    for begun in each.values():  # what is read once is read before
        answered(begun, 20, 0)
    for number in range(asked.rounds):
        for name, begun in each.items():
            peer, took = work(), answered(begun, asked.answers, number)
            times[name] += took
            shares[name].append(statistics.median(took) / peer)
    print(f"{'an answer at the table':32}{'median':>10}{'95 %':>10}  ms")
    for name, took in times.items():
        most = statistics.quantiles(took, n=20)[-1]
        print(f"{name:32}{1000 * statistics.median(took):10.2f}{1000 * most:10.2f}")
    ratios.tell("answers", shares)


if __name__ == "__main__":
    main()
