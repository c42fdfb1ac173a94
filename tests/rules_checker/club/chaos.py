"""Games of bots in all seats over real sockets, with phones cut off and servers killed at random: nothing may be lost.

    python -m tests.rules_checker.club.chaos [--games 1000] [--database sqlite|postgresql|ADDRESS] [--calm]

Every answer is what chance says for its game and its place in it, so a game must end as it does without a network:
their digests are compared. In one of three games bots sit on all seats but one. Phones speak to two servers, and to
whichever is there; each is killed again and again (-9). A phone that has looked at the table answers what it was shown,
a hasty one what it knows without having looked; some are cut off before they hear what became of it, and say it again.
What is sent twice, late or before its time must be refused.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import dataclass, field
from hashlib import sha256
from http.client import HTTPException
from pathlib import Path
from threading import Lock, Thread
from typing import Any, NamedTuple

import psutil

from cards import load_game
from rules_checker.club.club import Club
from rules_checker.club.databases import ADDRESS, open_store
from rules_checker.club.evening import begin
from rules_checker.club.table import Clock
from rules_checker.play import PERSON, GameRecord, Point, answered, choice, reached, settled
from rules_checker.setup import engine_ids
from tests.rules_checker.club import postgresql
from tests.rules_checker.club.serving import Phone

ROOT = Path(__file__).parents[3]
PORTS = tuple(18_000 + 2 * (os.getpid() % 5_000) + at for at in range(2))
AT_ONCE = 4
SLOW_S = 0.02
EACH = 200
"""Once in so many answers a server is killed."""
LOOKS, CUT, AMISS = 0.15, 0.1, 0.3
"""How often somebody looks before answering, is cut off while answering, and sends what is amiss after it."""


def dealt(number: int) -> GameRecord:
    """Game `number`: of each game in turn, with a person on each seat, or on the first."""
    game = load_game(engine_ids()[number % len(engine_ids())])
    mode = "" if game.deck_rules else next(iter(game.modes))
    seats = 3 if game.id == "smashup" else 2
    return begin(game.id, mode, [], [PERSON, *["random" if number % 3 == 2 else PERSON] * (seats - 1)], seed=number)


def chosen(number: int, count: int, options: int) -> int:
    """What is answered after so many answers."""
    return random.Random(f"{number}/{count}").randrange(options)


def line(number: int) -> Iterator[Point]:
    """The positions of a game as it goes without a network, one after the other."""
    point = settled(reached(dealt(number)))
    yield point
    while point.asked is not None:
        assert point.s.ask
        index = chosen(number, len(point.record.answers), len(point.s.ask.options))
        point = answered(point, choice(point) if point.bots_turn else index)
        yield point


def ended(point: Point) -> str:
    """What a game came to."""
    return json.dumps([point.record.answers, point.engine.outcome(point.s)], default=list)


def digest(games: Sequence[str]) -> str:
    """What a number of games came to, in a word."""
    return sha256("".join(games).encode()).hexdigest()[:16]


@dataclass
class Servers:
    """Two servers of one database."""

    path: Path
    each: int
    lock: Any = field(default_factory=Lock)
    running: list[psutil.Process | None] = field(default_factory=lambda: [None] * len(PORTS))
    killed: int = 0
    beginning: Any = None

    def start(self, at: int) -> None:
        self.beginning.stdin.write(f"{PORTS[at]}\n")
        self.beginning.stdin.flush()
        self.running[at] = psutil.Process(int(self.beginning.stdout.readline()))

    def kill(self, at: int) -> None:
        if process := self.running[at]:
            with suppress(psutil.NoSuchProcess):
                process.kill()
                process.wait()
            self.running[at] = None

    def answered(self, rng: random.Random) -> None:
        """An answer was given: once in so many, one of the servers is killed meanwhile, and begun again."""
        if self.each and rng.randrange(self.each) == 0:
            with self.lock:
                at = rng.randrange(len(PORTS))
                self.kill(at)
                self.killed += 1
                self.start(at)

    @contextmanager
    def serving(self) -> Iterator[None]:
        """Start both, and end them."""
        command = [sys.executable, "-m", "tests.rules_checker.club.server", str(self.path)]
        there = {**os.environ, "PYTHONPATH": str(ROOT)}
        piped = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        with subprocess.Popen(command, cwd=ROOT, env=there, text=True, **piped) as self.beginning:
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
    games: int = 0
    looked: int = 0
    cut: int = 0
    refused: int = 0
    """So often what was sent late, or before its time, was refused."""
    amiss: list[str] = field(default_factory=list)
    """What was taken that should have been refused, or shown otherwise than it is."""
    over: str = ""
    without: str = ""
    """The digests over the network and without it."""
    killed: int = 0
    memory: float = 0.0
    """What a server has at the end, in MB."""


class Question(NamedTuple):
    """Who is asked, after how many answers, and how many options there are."""

    seat: int
    count: int
    options: int


class NetworkGame:
    """A game over the network, as all of its phones; `line` is how it goes without one."""

    def __init__(self, club: Club, servers: Servers, number: int, came: Came) -> None:
        self.servers, self.number, self.came = servers, number, came
        self.rng, record = random.Random(number), dealt(number)
        self.room = club.begin(record, Clock())
        seats = [seat for seat in range(len(record.names)) if record.is_person(seat)]
        self.phones = {
            seat: Phone(PORTS[0], club.address(self.room, str(seat)), self.rng.choice(["he", "ru"])) for seat in seats
        }
        self.early = 5 if len(seats) == len(record.names) else 10_000  # bots may have answered five by now
        self.seen: dict[int, int] = {}
        self.without = ""
        """What it came to without a network."""

    def play(self) -> None:
        for phone in self.phones.values():
            tried(self.rng, phone, lambda one: one.do("sit"))
        for point in line(self.number):
            if point.asked is None:
                self.without = ended(point)
            elif not point.bots_turn:
                assert point.s.ask
                self.asked(Question(point.asked, len(point.record.answers), len(point.s.ask.options)))

    def asked(self, question: Question) -> None:
        """Have a question be answered, by whoever is asked it, unless it has been."""
        if self.rng.random() < LOOKS:
            self.look(self.rng.choice([*self.phones]), question)
        while not self.answer(question):
            now = self.look(question.seat, question)
            if "over" in now or now["count"] > question.count:
                return
            for seat in self.phones:
                self.look(seat, question)
            time.sleep(SLOW_S)  # bots are to answer before it

    def look(self, seat: int, question: Question) -> dict[str, Any]:
        """Look at the table from a seat, and be cut off; and answer what is asked there."""
        now: dict[str, Any] = tried(self.rng, self.phones[seat], lambda one: state(one, self.seen.get(seat, 0)))
        self.seen[seat] = now["seen"]
        self.came.looked += 1
        if "options" in now:
            shown = Question(seat, now["count"], len(now["options"]))
            if shown.count == question.count and shown != question:
                self.came.amiss.append(f"game {self.number}: {shown} was shown, not {question}")
            self.answer(shown)
        return now

    def answer(self, question: Question) -> bool:
        """Answer a question; False if it was refused, as one that has been answered or is not asked yet."""
        phone, rng = self.phones[question.seat], self.rng
        index = chosen(self.number, question.count, question.options)
        asked = {"count": question.count, "undone": 0}
        if rng.random() < CUT:
            tried(rng, phone, lambda one: one.cut_off("answer", index=index, **asked))
            self.came.cut += 1
        start = time.perf_counter()
        status, found = tried(rng, phone, lambda one: one.do("answer", index=index, **asked))
        if status != 200:
            if found["code"] != "older-question":
                self.came.amiss.append(f"game {self.number}: {question} was refused: {found}")
            return False
        self.came.times.append(time.perf_counter() - start)
        if rng.random() < AMISS:
            self.send_amiss(question)
        self.servers.answered(rng)
        return True

    def send_amiss(self, question: Question) -> None:
        """Send what is late, is sent again, or comes before its time."""
        count = question.count + self.rng.choice([-1, 0, self.early])
        phone = self.phones[question.seat]
        status, _ = tried(self.rng, phone, lambda one: one.do("answer", index=0, count=count, undone=0))
        if status == 409:
            self.came.refused += 1
        else:
            self.came.amiss.append(f"game {self.number}: an answer to {count} after {question.count}: {status}")


def compare(games: int, address: str, each: int, first: int = 0, minutes: float = 0) -> Came:
    """Play games over the network and without it, killing a server once in so many answers.

    After so many minutes, if any, no further game is begun.
    """
    os.environ[ADDRESS] = address
    came, played = Came(), dict[int, NetworkGame]()
    end = time.monotonic() + 60 * (minutes or 10**6)
    try:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "club.db"
            club, servers = Club(open_store(path)), Servers(path, each)
            left = [*reversed(range(first, first + games))]

            def work() -> None:
                with suppress(IndexError):
                    while time.monotonic() < end:
                        number = left.pop()
                        played[number] = NetworkGame(club, servers, number, came)
                        played[number].play()

            with servers.serving():
                workers = [Thread(target=work) for _ in range(AT_ONCE)]
                for one in workers:
                    one.start()
                for one in workers:
                    one.join()
                came.memory = max(one.memory_info().rss for one in servers.running if one) / 1e6
            club.forget()
            came.games = len(played)
            came.over = digest([ended(club.table(played[number].room).point) for number in sorted(played)])
            came.without = digest([played[number].without for number in sorted(played)])
            club.store.close()
    finally:
        del os.environ[ADDRESS]
    came.killed = servers.killed
    return came


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--database", default="sqlite", help="sqlite, postgresql (one of its own), or its address")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--calm", action="store_true", help="kill nobody")
    parser.add_argument("--minutes", type=float, default=0, help="begin no further game after so long")
    asked = parser.parse_args()
    if asked.database == "postgresql" and (lacking := postgresql.missing()):
        parser.error(f"there is no {lacking}")
    given = "" if asked.database == "sqlite" else asked.database
    with postgresql.own_server() if given == "postgresql" else nullcontext(given) as address:
        came = compare(asked.games, address, 0 if asked.calm else EACH, asked.first, asked.minutes)
    times = sorted(came.times)
    middle, slow = (1000 * times[int(len(times) * share)] for share in (0.5, 0.99))
    print(f"{came.games} games on {asked.database}, {len(times)} answers, servers killed {came.killed} times")
    print(f"their digest: {came.over}; without a network: {came.without}")
    print(f"{came.looked} looks, {came.cut} answers cut off, {came.refused} refused as they must be")
    for one in came.amiss[:5]:
        print(one)
    print(
        f"an answer took {middle:.0f} ms, one in a hundred more than {slow:.0f} ms; a server has {came.memory:.0f} MB"
    )
    return int(came.over != came.without or bool(came.amiss))


if __name__ == "__main__":
    sys.exit(main())
