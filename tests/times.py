"""What each test file costs: processor seconds, its programs and browser included, which a busy machine hardly changes.

Every run of many files writes `output/test-times.tsv`, or of what `make long` has of them `output/long-times.tsv`.
`tests/times.tsv` has a line for each file of which `make test` may take more than a moment; one that has outgrown its
line is told at the end, and nothing fails: copy the line if it is worth it.
"""

import os
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import psutil
import pytest

HERE = Path(__file__).parent
KNOWN = HERE / "times.tsv"
WRITTEN = {
    kind: HERE.parent / "output" / f"{name}-times.tsv" for kind, name in (("not long", "test"), ("long", "long"))
}
"""Where it is written, by the tests that are chosen by their mark."""
FEW = 20
"""A run of fewer files writes nothing."""
MOMENT_S, SLACK = 3.0, 1.5
"""A file is told of when it takes this many seconds more than its line, and this many times as long."""


class Times:
    """The processor seconds of each test file, counted in the process that runs it and added up in the first."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.took: Counter[str] = Counter()
        self._file, self._from = "", 0.0

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Look at the clock when another file begins."""
        file = item.nodeid.partition("::")[0]
        if file != self._file:
            self._turn(file)
        return (yield)

    def _turn(self, file: str) -> None:
        now = busy_s()
        if self._file:
            self.took[self._file] += max(0.0, now - self._from)
        self._file, self._from = file, now

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Take what a worker has counted."""
        self.took.update(node.workeroutput.get("times", {}))

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Hand over what was counted, or write it."""
        self._turn("")
        if (output := getattr(session.config, "workeroutput", None)) is not None:
            output["times"] = dict(self.took)
        elif len(self.took) >= FEW and (written := WRITTEN[self.kind]).parent.is_dir():
            write(written, self.took)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Tell which files have outgrown their lines."""
        if len(self.took) >= FEW:
            terminalreporter.write_line(
                f"{sum(self.took.values()):.0f} s of processor time, by file in output/{WRITTEN[self.kind].name}"
            )
            for line in outgrown(self.took, read(KNOWN)) if self.kind == "not long" else ():
                terminalreporter.write_line(line)


def busy_s() -> float:
    """The processor seconds of this process and of all that it started, those that still run included."""
    ended = os.times()
    running = 0.0
    for process in psutil.Process().children(recursive=True):
        try:
            times = process.cpu_times()
        except psutil.NoSuchProcess:
            continue
        running += times.user + times.system + times.children_user + times.children_system
    return sum(ended[:4]) + running


def outgrown(took: Mapping[str, float], known: Mapping[str, float]) -> Iterator[str]:
    """A line for each file that takes much longer than its line allows, the worst first."""
    for file, seconds in sorted(took.items(), key=lambda one: known.get(one[0], 0.0) - one[1]):
        allowed = known.get(file, 0.0)
        if seconds > allowed + MOMENT_S and seconds > allowed * SLACK:
            yield f"{file} took {seconds:.1f} s; tests/{KNOWN.name} allows {allowed:.1f}"


def write(path: Path, took: Mapping[str, float]) -> None:
    """Write the files that take more than a moment with their seconds, the slowest first."""
    rows = sorted(((seconds, file) for file, seconds in took.items()), key=lambda one: (-one[0], one[1]))
    path.write_text("".join(f"{seconds:.1f}\t{file}\n" for seconds, file in rows), encoding="utf-8")


def read(path: Path) -> dict[str, float]:
    """The seconds of each file, as they were written."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return {file: float(seconds) for seconds, _, file in (line.partition("\t") for line in lines)}
