"""Games on a Dask cluster: the same tasks, in the same order, as on processes of one machine.

Whatever a worker holds can be made again on another: the matches laid out are a task, too. So a worker that dies costs
the games that it was playing, which others play once more.

Scheduler, workers and clients of Dask send each other code, so each must trust all others: a cluster belongs on a
network of its own, or its ports behind TLS with certificates (`distributed.comm.tls` in Dask's configuration).
"""

from __future__ import annotations

import hashlib
import logging
import re
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cards import FitilError
from rules_checker.lab.match import Match
from rules_checker.lab.run import GamesTask, Tables, Workers, work
from rules_checker.lab.tally import Chunk

if TYPE_CHECKING:
    from distributed import Client, Future

AHEAD = 4
"""The number of tasks waiting for each thread of a worker."""
PATIENCE_S = 10
"""How long a scheduler may take to answer, and workers to turn up; twice as long, if all are gone meanwhile."""
_ADDRESS = re.compile(r"(?:tcp|tls)://[^\s/]+:\d{1,5}")


def cluster(address: str) -> Workers:
    """The workers of a scheduler, such as `tcp://10.0.0.1:8786`; raises `FitilError` if that can be no address."""
    if not _ADDRESS.fullmatch(address):
        message = f"{address!r} is not the address of a scheduler: write it as in tcp://10.0.0.1:8786"
        raise FitilError(message).coded("wrong-address", address=address[:80])

    @contextmanager
    def play(matches: Sequence[Match], tasks: Iterable[GamesTask]) -> Iterator[Iterator[Chunk]]:
        client = _connected(address)
        ahead: deque[Future] = deque()
        try:
            _check_workers(client, address)
            yield _chunks(client, address, matches, iter(tasks), ahead)
        finally:
            with suppress(Exception):  # whatever state the cluster is in, we leave
                client.cancel(list(ahead), force=True)
            client.close(timeout=PATIENCE_S)

    return play


def _connected(address: str) -> Client:
    try:
        from distributed import Client
    except ImportError:
        message = "--cluster needs Dask: pip install '.[cluster]' in a clone, or else pip install distributed"
        raise FitilError(message).coded("no-dask") from None
    for name in logging.root.manager.loggerDict:  # what goes wrong is told in one line
        if name.partition(".")[0] in ("distributed", "asyncio", "tornado"):
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)
    try:
        return Client(address, timeout=PATIENCE_S, set_as_default=False, name="fitil")
    except (OSError, TimeoutError, ValueError) as error:
        raise _lost(address, "no scheduler answers there", "no-scheduler") from error


def _check_workers(client: Client, address: str) -> None:
    """Raise `FitilError` unless there are workers, all with our own code."""
    try:
        client.wait_for_workers(1, timeout=PATIENCE_S)
    except TimeoutError:
        raise _lost(address, "the scheduler has no workers", "no-workers") from None
    for worker, found in client.run(fingerprint, on_error="return").items():
        if isinstance(found, OSError):  # it died meanwhile; those that are left play
            continue
        if found != fingerprint():
            message = f"{worker}: the worker does not have the same version of Fitil"
            raise FitilError(message).coded("other-version", worker=worker)


@cache
def fingerprint() -> str:
    """A hash of the code that plays, which must be the same everywhere for games to be."""
    whole = hashlib.blake2b(digest_size=16)
    folder = Path(__file__).parents[1]
    for path in sorted(folder.rglob("*.py")):
        whole.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return whole.hexdigest()


def _chunks(
    client: Client, address: str, matches: Sequence[Match], tasks: Iterator[GamesTask], ahead: deque[Future]
) -> Iterator[Chunk]:
    """The chunks of tasks in their order, with enough tasks ahead for all threads."""
    tables = client.submit(Tables, tuple(matches), pure=False)

    def submit(count: int) -> None:
        ahead.extend(client.submit(work, tables, task, pure=False) for task in islice(tasks, count))

    submit(AHEAD * sum(client.nthreads().values()))
    while ahead:
        chunk = _result(client, address, ahead[0])
        ahead.popleft()
        submit(1)
        yield chunk


def _result(client: Client, address: str, future: Future) -> Chunk:
    from distributed import CancelledError, KilledWorker

    deserted = 0
    while True:
        try:
            chunk: Chunk = future.result(timeout=PATIENCE_S)
            return chunk
        except TimeoutError:
            deserted = 0 if _workers(client) else deserted + 1
            if deserted > 1:
                raise _lost(address, "the scheduler has no workers any more", "no-workers") from None
        except (CancelledError, KilledWorker, OSError):
            raise _lost(address, "the cluster was lost while it played", "cluster-lost") from None


def _workers(client: Client) -> Any:
    return client.scheduler_info().get("workers")


def _lost(address: str, message: str, code: str) -> FitilError:
    return FitilError(f"{address}: {message}").coded(code, address=address)
