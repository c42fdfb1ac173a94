"""Games of bots in all seats over real sockets, with phones cut off and servers killed at random: nothing may be lost.

    python -m tests.rules_checker.club.chaos [--games 1000] [--database postgresql://…] [--calm]

Every answer is what chance says for its game and its place in it, so a game must end as it does without a network:
their digests are compared. In one of three games bots sit on all seats but one. Phones speak to two servers, and to
whichever is there; each is killed again and again (-9). What is sent twice, late or before its time must be refused.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from hashlib import sha256
from http.client import HTTPException
from pathlib import Path
from threading import Lock, Thread
from typing import Any

import psutil

from cards import load_game
from rules_checker.club.club import Club
from rules_checker.club.databases import ADDRESS, open_store
from rules_checker.club.evening import begin
from rules_checker.club.table import Clock
from rules_checker.play import PERSON, GameRecord, Point, answered, choice, reached, settled
from rules_checker.setup import engine_ids
from tests.rules_checker.club.serving import Phone

ROOT = Path(__file__).parents[3]
PORTS = tuple(18_000 + 2 * (os.getpid() % 5_000) + at for at in range(2))
AT_ONCE = 4
SLOW_S = 0.05
EACH = 100
"""Once in so many answers a server is killed."""


def dealt(number: int) -> GameRecord:
    """Game `number`: of each game in turn, with a person on each seat, or on the first."""
    game = load_game(engine_ids()[number % len(engine_ids())])
    mode = "" if game.deck_rules else next(iter(game.modes))
    seats = 3 if game.id == "smashup" else 2
    return begin(game.id, mode, [], [PERSON, *["random" if number % 3 == 2 else PERSON] * (seats - 1)], seed=number)


def chosen(number: int, count: int, options: int) -> int:
    """What is answered after so many answers."""
    return random.Random(f"{number}/{count}").randrange(options)


def alone(number: int) -> Point:
    """The game as it goes without a network."""
    *_, last = line(number)
    return last


def line(number: int) -> Iterator[Point]:
    """Its positions, one after the other."""
    point = settled(reached(dealt(number)))
    yield point
    while point.asked is not None:
        assert point.s.ask
        index = chosen(number, len(point.record.answers), len(point.s.ask.options))
        point = answered(point, choice(point) if point.bots_turn else index)
        yield point


def digest(points: Iterator[Point]) -> str:
    """What a number of games came to."""
    found = sha256()
    for point in points:
        found.update(json.dumps([point.record.answers, point.engine.outcome(point.s)], default=list).encode())
    return found.hexdigest()[:16]


@dataclass
class Servers:
    """Two servers of one database."""

    path: Path
    each: int
    lock: Any = field(default_factory=Lock)
    running: list[subprocess.Popen[bytes] | None] = field(default_factory=lambda: [None] * len(PORTS))
    killed: int = 0

    def start(self, at: int) -> None:
        command = [sys.executable, "-m", "tests.rules_checker.club.server", str(self.path), str(PORTS[at])]
        self.running[at] = subprocess.Popen(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)})

    def kill(self, at: int) -> None:
        if process := self.running[at]:
            process.kill()
            process.wait()
            self.running[at] = None

    def answered(self, rng: random.Random) -> None:
        """An answer was given: once in so many, one of the servers is killed meanwhile, and begun again."""
        with self.lock:
            if self.each and rng.randrange(self.each) == 0:
                at = rng.randrange(len(PORTS))
                self.kill(at)
                self.killed += 1
                self.start(at)

    @contextmanager
    def serving(self) -> Iterator[None]:
        """Start both, and end them."""
        for at in range(len(PORTS)):
            self.start(at)
        try:
            yield
        finally:
            for at in range(len(PORTS)):
                self.kill(at)


def tried(rng: random.Random, phone: Phone, do: Any) -> Any:
    """What comes of it at whichever server is there."""
    while True:
        phone.port = rng.choice(PORTS)
        with suppress(OSError, HTTPException, ValueError, StopIteration):
            return do(phone)
        time.sleep(SLOW_S)


def state(phone: Phone, seen: int = 0) -> dict[str, Any]:
    with phone.news(seen) as news:  # and then it is cut off
        return next(news)


@dataclass
class Came:
    """What came of it."""

    times: list[float] = field(default_factory=list)
    """How long answers took, in seconds."""
    refused: int = 0
    """So often what was sent late, or before its time, was refused."""
    taken: list[str] = field(default_factory=list)
    """What was not."""
    over: str = ""
    without: str = ""
    """The digests over the network and without it."""
    killed: int = 0
    memory: float = 0.0
    """What a server has at the end, in MB."""


def play(club: Club, servers: Servers, number: int, came: Came) -> str:
    """Play a game over the network, as all of its seats; returns the table's name."""
    rng, record = random.Random(number), dealt(number)
    room = club.begin(record, Clock())
    seats = [seat for seat in range(len(record.names)) if record.is_person(seat)]
    phones = {seat: Phone(PORTS[0], club.address(room, str(seat)), rng.choice(["he", "ru"])) for seat in seats}
    seen: dict[int, int] = {}
    for phone in phones.values():
        tried(rng, phone, lambda one: one.do("sit"))
    while True:
        seat = rng.choice(seats)
        known = seen.get(seat, 0)
        now = tried(rng, phones[seat], lambda one, known=known: state(one, known))
        seen[seat] = now.get("seen", 0)
        if "over" in now:
            return room
        if "options" not in now:
            continue
        asked = {"count": now["count"], "undone": now["club"]["undone"]}
        index = chosen(number, now["count"], len(now["options"]))
        for _ in range(rng.choice([1, 1, 1, 2])):  # a second tap
            start = time.perf_counter()
            tried(rng, phones[seat], lambda one, i=index, asked=asked: one.do("answer", index=i, **asked))
            came.times.append(time.perf_counter() - start)
        amiss = {"count": now["count"] + rng.choice([-1, 0, 5]), "undone": asked["undone"]}  # late, again, too early
        status, _ = tried(rng, phones[seat], lambda one, a=amiss: one.do("answer", index=0, **a))
        if status == 409:
            came.refused += 1
        elif status == 200:
            came.taken.append(f"game {number}: {amiss} after {now['count']}")
        servers.answered(rng)


def compare(games: int, address: str, each: int, first: int = 0) -> Came:
    """Play games over the network and without it, killing a server once in so many answers."""
    os.environ[ADDRESS] = address
    came, rooms = Came(), dict[int, str]()
    try:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "club.db"
            club, servers = Club(open_store(path)), Servers(path, each)
            left = list(range(first, first + games))

            def work() -> None:
                with suppress(IndexError):
                    while True:
                        number = left.pop()
                        rooms[number] = play(club, servers, number, came)

            with servers.serving():
                workers = [Thread(target=work) for _ in range(AT_ONCE)]
                for one in workers:
                    one.start()
                for one in workers:
                    one.join()
                came.memory = max(psutil.Process(one.pid).memory_info().rss for one in servers.running if one) / 1e6
            club.forget()
            came.over = digest(club.table(rooms[number]).point for number in range(first, first + games))
            club.store.close()
    finally:
        del os.environ[ADDRESS]
    came.without = digest(alone(number) for number in range(first, first + games))
    came.killed = servers.killed
    return came


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--database", default="", help="of PostgreSQL; SQLite if left out")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--calm", action="store_true", help="kill nobody")
    asked = parser.parse_args()
    came = compare(asked.games, asked.database, 0 if asked.calm else EACH, asked.first)
    times = sorted(came.times)
    middle, slow = (1000 * times[int(len(times) * share)] for share in (0.5, 0.99))
    print(f"{asked.games} games, {len(times)} answers, servers killed {came.killed} times: {came.over}")
    print(f"without a network: {came.without}")
    print(f"{came.refused} sent amiss and refused, {len(came.taken)} taken")
    for one in came.taken[:5]:
        print(one)
    print(
        f"an answer took {middle:.0f} ms, one in a hundred more than {slow:.0f} ms; a server has {came.memory:.0f} MB"
    )
    return int(came.over != came.without or bool(came.taken))


if __name__ == "__main__":
    sys.exit(main())
