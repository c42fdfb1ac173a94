"""Many games of many matches, on whatever plays them, summed up in one order.

Games are played in rounds of `ROUND` of each match. Whether they are enough is decided after whole rounds only, so the
same games count on one process, on many, on a cluster, and after a break: results have one digest.
"""

from __future__ import annotations

import hashlib
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from typing import Any, NamedTuple, Protocol

from tqdm import tqdm

from cards import FitilError
from cards.records import dataclass
from cards.workers import spread
from rules_checker.lab.intervals import wilson
from rules_checker.lab.match import LaidMatch, Match
from rules_checker.lab.tally import Chunk, Tally, play

ROUND = 100
CHUNKS = (50, 20, 10, 5, 2, 1)
"""The sizes of chunks, the most games that a process is sent at once; a round has a whole number of each."""
MOST_GAMES = 10_000_000


class GamesTask(NamedTuple):
    """Games `start` and on of a match, by its number."""

    pairing: int
    start: int
    number: int


class Tables:
    """Matches that are laid out on the process that plays them, each when it is first needed."""

    def __init__(self, matches: Sequence[Match]) -> None:
        self.matches = tuple(matches)
        self._laid: dict[int, LaidMatch] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        """Send the matches alone to other processes."""
        return Tables, (self.matches,)

    def __getitem__(self, pairing: int) -> LaidMatch:
        """The table of a match."""
        if pairing not in self._laid:
            self._laid[pairing] = LaidMatch(self.matches[pairing])
        return self._laid[pairing]


def work(tables: Tables, task: GamesTask) -> Chunk:
    """Play a task's games."""
    return play(tables[task.pairing], *task)


class Workers(Protocol):
    """What plays: in its context, the chunks of tasks in their order."""

    def __call__(
        self, matches: Sequence[Match], tasks: Iterable[GamesTask], /
    ) -> AbstractContextManager[Iterator[Chunk]]:
        """Begin to play."""


def processes(jobs: int) -> Workers:
    """So many processes of this machine; with one, this one."""

    def workers(matches: Sequence[Match], tasks: Iterable[GamesTask]) -> AbstractContextManager[Iterator[Chunk]]:
        tables = Tables(matches)
        if jobs == 1:
            return nullcontext(work(tables, task) for task in tasks)
        return spread(work, tasks, jobs, given=tables)

    return workers


@dataclass(frozen=True, slots=True)
class RunPlan:
    """Matches of which at most `games` games each are to be played.

    `shares` are the groups of seats whose shares of wins are wanted: each a list of (pairing, deck). Once the intervals
    of all are at most `until` on either side, that is enough; None plays all games.
    """

    matches: tuple[Match, ...]
    games: int
    until: float | None = None
    shares: tuple[tuple[tuple[int, int], ...], ...] = ()

    def tasks(self, done: Sequence[int], size: int) -> Iterator[GamesTask]:
        """The games that are still to be played when so many of each match are done, in order."""
        for start in range(0, self.games, ROUND):
            end = min(start + ROUND, self.games)
            for pairing, played in enumerate(done):
                for at in range(max(start, played), end, size):
                    yield GamesTask(pairing, at, min(size, end - at))

    def enough(self, tallies: Sequence[Tally]) -> bool:
        """True if after whole rounds all intervals are narrow enough."""
        if self.until is None or len({tally.games for tally in tallies}) > 1 or tallies[0].games % ROUND:
            return False
        return self.width(tallies) <= self.until

    def width(self, tallies: Sequence[Tally]) -> float:
        """Half the widest of the intervals."""
        intervals = [wilson(*share(tallies, seats)) for seats in self.shares]
        return max((high - low) / 2 for low, high in intervals)


def share(tallies: Sequence[Tally], seats: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """The games that were won from some seats, each a deck of a match, and how many they were."""
    won = sum(tallies[pairing].wins[deck] for pairing, deck in seats if tallies[pairing].games)
    return won, sum(tallies[pairing].games for pairing, _ in seats)


@dataclass(frozen=True, slots=True)
class LabRun:
    """What came of a plan: a tally of each match. `stopped` if somebody did; `seconds` were spent on `fresh` games."""

    plan: RunPlan
    tallies: tuple[Tally, ...]
    stopped: bool
    fresh: int
    seconds: float

    @property
    def digest(self) -> str:
        """One hash over all results: a single match's own, else that of all of theirs."""
        if len(self.tallies) == 1:
            return str(self.tallies[0].digest.hexdigest())
        whole = hashlib.blake2b(digest_size=16)
        for tally in self.tallies:
            whole.update(tally.digest.digest())
        return whole.hexdigest()

    @property
    def games_per_s(self) -> float:
        """The speed of the games that were played now."""
        return round(self.fresh / self.seconds, 1) if self.seconds else 0.0


Keep = Callable[[Chunk], None]


def carry_out(
    plan: RunPlan,
    workers: Workers,
    *,
    size: int,
    kept: Sequence[Chunk] = (),
    keep: Keep = lambda _: None,
    unit: str = "game",
) -> LabRun:
    """Play a plan's games, after those `kept` from before, and `keep` each chunk; `size` is that of chunks.

    Ctrl-C ends it with what is finished, if anything is. Raises `FitilError` for a number of games that cannot be.
    """
    if not 1 <= plan.games <= MOST_GAMES:
        raise FitilError(f"{plan.games} is not a valid number of games: ask for 1 to {MOST_GAMES:,}").coded(
            "wrong-games", n=plan.games, most=MOST_GAMES
        )
    tallies = [Tally(match.seats) for match in plan.matches]
    enough = False
    for chunk in kept:
        tallies[chunk.pairing] = tallies[chunk.pairing].plus(chunk)
        if enough := plan.enough(tallies):
            break
    stopped, before, fresh, start = False, sum(tally.games for tally in tallies), 0, time.perf_counter()
    try:
        if not enough:
            tasks = plan.tasks([tally.games for tally in tallies], size)
            with workers(plan.matches, tasks) as chunks, _bar(plan, before, unit) as bar:
                for chunk in chunks:
                    tallies[chunk.pairing] = tallies[chunk.pairing].plus(chunk)
                    keep(chunk)
                    fresh += len(chunk.results)
                    bar.update(len(chunk.results))
                    if plan.enough(tallies):
                        break
    except KeyboardInterrupt:
        if not any(tally.games for tally in tallies):
            raise
        stopped = True
    return LabRun(plan, tuple(tallies), stopped, fresh, time.perf_counter() - start)


@contextmanager
def _bar(plan: RunPlan, before: int, unit: str) -> Iterator[Any]:
    with closing(
        tqdm(
            total=None if plan.until else plan.games * len(plan.matches),  # how many will be enough is not known
            initial=before,
            unit=unit,
            disable=not sys.stderr.isatty(),
            leave=False,
        )
    ) as bar:
        yield bar


def chunk_size(games: int, jobs: int) -> int:
    """The size of chunks for so many games: small enough for those of a slow bot to be shared out evenly."""
    return next((size for size in CHUNKS if size * 8 * jobs <= games), 1)
