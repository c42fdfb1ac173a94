"""The processes that build one language each: they are told a line, and say what is wrong until it is built."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from cards import FitilError
from cards.told import language

from . import place

Worker = subprocess.Popen[str]


def start(lang: str, fresh: Path, options: Sequence[str], told: Mapping[str, str]) -> Worker:
    """Begin to build a language into a fresh folder; `told` is what it finds in its environment."""
    return subprocess.Popen(  # noqa: S603 - our own interpreter and files
        [sys.executable, "-P", str(place.SITE / "worker.py"), lang, str(fresh / lang), "--told", language(), *options],
        cwd=place.SITE.parent,
        env=os.environ | {"PYTHONUTF8": "1", "NO_MKDOCS_2_WARNING": "1"} | dict(told),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
    )


def tell(worker: Worker, line: str) -> None:
    """Give a process a line that it waits for, or will; of one that has ended its log tells why."""
    assert worker.stdin
    with suppress(OSError):
        worker.stdin.write(f"{line}\n")
        worker.stdin.flush()


def said_of(worker: Worker) -> tuple[str, bool]:
    """Wait until a process has built what it was to build; return its log, and whether it has."""
    assert worker.stdout
    said: list[str] = []
    for line in worker.stdout:
        if line == "built\n":
            return "".join(said), True
        said.append(line)
    return "".join(said), False


def end(workers: Iterable[Worker]) -> None:
    """End processes, whatever they do."""
    for worker in workers:
        worker.kill()
        worker.wait()


def failed(lang: str, log: str) -> FitilError:
    """The fault of a build, as its log tells it: in the language of the run if it is one of ours."""
    fault = _first_fault(log)
    return FitilError(f"site/{lang}: {fault}").coded("site-fault", lang=lang, reason=fault)


def _first_fault(log: str) -> str:
    """The first error in a build's log, else the first warning; else the last line, which names an exception."""
    for level in ("ERROR", "WARNING"):
        said: list[str] = re.findall(rf"^{level}\s+-\s+(.+(?:\n +.+)*)", log, re.MULTILINE)
        if said:
            return " ".join(said[:2]) if said[0].endswith(":") else said[0]
    lines = log.strip().splitlines() or ["mkdocs failed without a message"]
    return re.sub(r"^(?:[\w.]+(?:Error|Exception)?): ", "", lines[-1])
