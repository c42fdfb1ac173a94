"""Work on all cores that stops at once, however it ends: no process is left behind, none prints a traceback."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager, nullcontext
from itertools import islice
from multiprocessing import active_children
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")
Given = TypeVar("Given")

AHEAD = 4
"""The number of jobs waiting for each process; more would only fill memory."""


@contextmanager
def spread(
    work: Callable[[Given, Job], Result], jobs: Iterable[Job], count: int | None = None, *, given: Given
) -> Iterator[Iterator[Result]]:
    """In its context, an iterator of `work(given, job)` for each job, in order, on `count` processes or all cores.

    `given` is sent to each process once. The first exception of a job is raised where its result is taken.
    """
    count = count or os.cpu_count() or 1
    before = set(active_children())
    waiting = iter(jobs)
    pool = ProcessPoolExecutor(count, initializer=_start, initargs=(work, given))
    try:
        try:
            with _sheltered():
                ahead = deque(pool.submit(_work, job) for job in islice(waiting, count * AHEAD))
            yield _results(pool, ahead, waiting)
        except Exception:
            pool.shutdown(cancel_futures=True)
            raise
        pool.shutdown()
    except (KeyboardInterrupt, GeneratorExit):  # the remaining results are not wanted
        _kill(set(active_children()) - before)
        pool.shutdown(wait=False, cancel_futures=True)
        raise


def _kill(processes: set[BaseProcess]) -> None:
    for process in processes:
        process.kill()
    for process in processes:
        process.join()


def _results(pool: ProcessPoolExecutor, ahead: deque[Future[Result]], waiting: Iterator[Any]) -> Iterator[Result]:
    while ahead:
        result = ahead.popleft().result()
        ahead.extend(pool.submit(_work, job) for job in islice(waiting, 1))
        yield result


_SIGNALS = (signal.SIGINT, signal.SIGTERM)


def _sheltered() -> Any:
    """Block signals while processes start, which inherit that, so that none arrives before they are ready."""
    return _masked() if hasattr(signal, "pthread_sigmask") else nullcontext()


@contextmanager
def _masked() -> Iterator[None]:
    before = signal.pthread_sigmask(signal.SIG_BLOCK, _SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_given: list[Any] = []


def _start(*given: Any) -> None:
    """Prepare a worker process. Ctrl-C reaches all processes, but is for the main one to handle."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _SIGNALS)
    _given[:] = given


def _work(job: Any) -> Any:
    work, given = _given
    return work(given, job)
