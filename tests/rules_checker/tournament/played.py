"""Tournaments for tests: from the results of rounds, or simulated whole; and what must hold of every one.

`python -m tests.rules_checker.tournament.played --tournaments 10000 --jobs 2` simulates so many.
"""

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import inf

from networkx import Graph, max_weight_matching

from rules_checker.tournament import Entrant, Held, TournamentBook, orders, standings

AT = "2026-11-23T10:00:00Z"
Match = tuple[str, str | None, tuple[int, int, int] | None]


def told(matches: Sequence[Sequence[Match]], idle: int = 0, **settings: object) -> Held:
    """The tournament of these matches, each round after round; with so many players who never play."""
    held = Held([{"do": "new", "rounds": len(matches), **settings}])
    names = dict.fromkeys(name for one in matches for match in one for name in match[:2] if name)
    for name in [*names, *(f"idle {at}" for at in range(idle))]:
        held.apply({"do": "register", "player": name, "at": AT})
    for one in matches:
        held.apply({"do": "pair", "pairs": [match[:2] for match in one], "cut": False})
        for table, (_, other, score) in enumerate(one, 1):
            if other:
                held.apply({"do": "result", "table": table, "score": score})
    return held


def simulated(seed: int, players: int, **settings: object) -> Iterator[TournamentBook]:
    """A tournament with results by lot, after each pairing; some drop, some are late, some matches are drawn."""
    lots = random.Random(seed)
    book = TournamentBook()
    book.add({"do": "new", "seed": seed, **settings}, AT)
    for at in range(players):
        book.add({"do": "register", "player": f"P{at}"}, AT)
    while not book.held.over:
        book.add(orders.pair(book.held), AT)
        yield book
        cut = book.held.rounds[-1].cut
        for one in book.held.rounds[-1].open:
            drawn = not cut and lots.random() < 0.08
            score = (1, 1, 0) if drawn else lots.choice([(2, 0, 0), (2, 1, 0), (0, 2, 0), (1, 2, 0)])
            book.add({"do": "result", "table": one.table, "score": score}, AT)
        if book.held.settings.kind == "swiss" and not cut and not book.held.over:
            if lots.random() < 0.1 and len(book.held.active()) > 3:
                book.add({"do": "drop", "player": lots.choice(book.held.active()).name}, AT)
            if lots.random() < 0.05:
                book.add({"do": "register", "player": f"late {len(book.held.rounds)}"}, AT)
    yield book


def faults(book: TournamentBook, before: Sequence[Entrant]) -> list[str]:
    """What is wrong with the last round, given who was to be paired in it."""
    one = book.held.rounds[-1]
    entrants = {entrant.name: entrant for entrant in before}
    seated = [name for pairing in one.pairings for name in (pairing.one, pairing.other) if name]
    found = [] if sorted(seated) == sorted(entrants) else [f"paired {sorted(seated)}"]
    byes = [entrants[pairing.one] for pairing in one.pairings if pairing.other is None]
    if len(byes) != len(entrants) % 2:
        found.append(f"{len(byes)} byes")
    if any(bye.byes > min(entrant.byes for entrant in before) for bye in byes):
        found.append("a second bye")
    pairs = [(entrants[pairing.one], entrants[pairing.other]) for pairing in one.pairings if pairing.other]
    again = sum(two.name in first.met for first, two in pairs)
    if again and can_all_be_new(before):
        found.append(f"{again} met again who need not")
    return found


def can_all_be_new(before: Sequence[Entrant]) -> bool:
    """Whether everybody can be paired with somebody they have not met, one with a first bye if they are odd."""
    graph: Graph = Graph()
    graph.add_nodes_from(entrant.name for entrant in before)
    fewest = min(entrant.byes for entrant in before)
    for at, entrant in enumerate(before):
        graph.add_edges_from((entrant.name, two.name) for two in before[at + 1 :] if two.name not in entrant.met)
        if len(before) % 2 and entrant.byes == fewest:
            graph.add_edge(entrant.name, "")
    return 2 * len(max_weight_matching(graph, maxcardinality=True)) == len(graph)


def least_apart(before: Sequence[Entrant]) -> float:
    """The least sum of the squares of differences of points, of all ways to pair those who have not met."""
    if not before:
        return 0
    first, *others = before
    ways = (
        (first.points - two.points) ** 2 + least_apart([one for one in others if one is not two])
        for two in others
        if two.name not in first.met
    )
    return min(ways, default=inf)


def adds_up(held: Held) -> bool:
    """Whether the standings give out what the matches did, and each player has one line."""
    lines = standings(held)
    matches = [pairing for _, pairing in held.matches()]
    given = sum(3 if one.winner else 2 for one in matches)
    sides = sum(1 + bool(one.other) for one in matches)
    return (
        sum(line.points for line in lines) == given
        and sum(line.won + line.lost + line.drawn for line in lines) == sides
        and sorted(line.name for line in lines) == sorted(held.players)
    )


def check(seed: int) -> list[str]:
    """Simulate a Swiss tournament, and say what is wrong with it."""
    lots = random.Random(f"size {seed}")
    players = lots.choice((*range(4, 17), 24, 33, 48))
    found: list[str] = []
    *_, book = simulated(seed, players)  # as it was paired
    replayed = TournamentBook()
    rounds = 0
    for event in book.events:
        if event["do"] == "pair":
            before = orders.entrants(replayed.held)
            replayed.add(event, AT)
            rounds += 1
            found += [f"seed {seed}, {players} players, round {rounds}: {fault}" for fault in faults(replayed, before)]
        else:
            replayed.add({key: value for key, value in event.items() if key not in ("at", "format")}, AT)
    if not adds_up(book.held):
        found.append(f"seed {seed}: the standings do not add up")
    if TournamentBook(book.raw).held.rounds != book.held.rounds:
        found.append(f"seed {seed}: the file tells another tournament")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tournaments", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.jobs) as pool:
        found = [fault for one in pool.map(check, range(asked.tournaments), chunksize=50) for fault in one]
    for fault in found[:20]:
        print(fault)
    print(f"{asked.tournaments} tournaments, {len(found)} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
