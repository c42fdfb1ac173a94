"""A real Dask cluster: its scheduler here, two workers as programs of their own."""

from __future__ import annotations

import logging
import os
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from cards import FitilError, load_deck
from rules_checker.lab import carry_out, match, processes, single
from rules_checker.lab.cluster import _check_workers, cluster, fingerprint
from rules_checker.lab.tally import Chunk
from tests.program import fitil

if TYPE_CHECKING:
    from distributed import LocalCluster

ROOT = Path(__file__).parents[3]
PLAN = single(match([load_deck(f"deckbattle/deck{number}") for number in (1, 2)], "random", 3, swap=True), 200)


def worker(address: str) -> subprocess.Popen[bytes]:
    options = ("--no-nanny", "--nthreads", "1", "--no-dashboard", "--death-timeout", "60")
    return subprocess.Popen(
        [sys.executable, "-m", "distributed.cli.dask_worker", address, *options],
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )


@pytest.fixture(scope="module")
def scheduler() -> Iterator[LocalCluster]:
    from distributed import LocalCluster  # half a second that every process would spend to collect the tests

    options = {"host": "127.0.0.1", "dashboard_address": None, "silence_logs": logging.CRITICAL}
    with LocalCluster(n_workers=0, **options) as started:
        yield started


def test_a_cluster_plays_the_same_games_though_a_worker_is_killed(scheduler: LocalCluster) -> None:
    address = scheduler.scheduler_address
    workers = [worker(address) for _ in range(2)]
    chunks: list[Chunk] = []

    def keep(chunk: Chunk) -> None:
        chunks.append(chunk)
        if len(chunks) == 5:
            workers[0].kill()

    try:
        scheduler.wait_for_workers(2)
        run = carry_out(PLAN, cluster(address), size=5, keep=keep)
    finally:
        for one in workers:
            one.kill()
            one.wait()
    assert (len(chunks), run.fresh) == (40, 200)
    assert run.digest == carry_out(PLAN, processes(1), size=50).digest


def test_a_worker_that_dies_while_versions_are_compared_is_no_other_version() -> None:
    class Client:
        found: Mapping[str, object] = {"a": OSError("closed"), "b": fingerprint()}

        def wait_for_workers(self, *_: object, **__: object) -> None: ...

        def run(self, *_: object, **__: object) -> Mapping[str, object]:
            return self.found

    client: Any = Client()
    _check_workers(client, "tcp://a:1")
    Client.found = {"a": OSError("closed"), "b": ModuleNotFoundError("rules_checker")}
    with pytest.raises(FitilError, match="b: the worker does not have the same version"):
        _check_workers(client, "tcp://a:1")


def test_what_is_no_cluster_is_refused_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules_checker.lab.cluster.PATIENCE_S", 0.5)  # nobody will come
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    decks = ("deckbattle/deck1", "deckbattle/deck2")
    done = fitil("simulate", *decks, "--cluster", f"tcp://127.0.0.1:{port}", "--lang", "ru")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"fitil: tcp://127.0.0.1:{port}: планировщик не отвечает\n"
    with pytest.raises(FitilError, match="is not the address of a scheduler"):
        cluster("my cluster")
