"""`make long`: what takes longer than a test may, part after part, each with its minutes.

Seeds are fixed. A figure of the bench is judged as a share of its peer's in the same run, and fails when it was worse
three times; nothing else is judged by a clock. A part whose tools are not on this machine says which, and counts as
not run, never as passed; where `CI` is set, all of them can be had, and a part that was not run is a failure. The
output of each part is in `output/long/`. `python -m tests.long bench soundness` runs these parts alone.
"""

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import groupby
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SAID = ROOT / "output" / "long"
LAST, WIDEST = 15, 160
"""How many lines are shown of a part that failed, below the tests that did; and how many letters of each of these."""
CORES = 2
"""For so many the parts are made: CI has them."""

PYTHON = (sys.executable,)
PYTEST = (*PYTHON, "-m", "pytest", "-n", "auto")
SOUNDNESS = (*PYTHON, "-m", "tests.rules_checker.soundness", "--jobs", "2")
WORDS = (*PYTHON, "-m", "tests.rules_checker.probing")
STRIDES = {"boombit": "50", "cosmic": "4", "deckbattle": "1", "smashup": "20", "twister": "1"}
"""Of so many combinations of a game's words one is tried in positions: in about two minutes for all."""
BALANCE = (*PYTHON, str(ROOT / "fitil.py"), "simulate", "--all", "--bot", "greedy", "--seed", "1", "--jobs", "2")


# --- what a part needs: each says what is missing, or nothing ---------------------------------------------------------


def a_compiler() -> str:
    """What `make compiled` needs."""
    header = Path(sysconfig.get_path("include"), "Python.h")
    missing = [] if any(map(shutil.which, ("cc", "gcc", "clang"))) else ["a C compiler"]
    return " and ".join([*missing, *([] if header.exists() else ["Python's headers"])])


def npm() -> str:
    """What brings Pyodide."""
    beside = os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", "")))
    return "" if shutil.which("npm", path=beside) else "npm"


def chromium() -> str:
    """The browser of the tests."""
    from tests.browser import executable

    return "" if executable() else "Chromium (make browser)"


def firefox() -> str:
    """Firefox, driven by itself."""
    return "" if shutil.which("firefox-esr") or shutil.which("firefox") else "Firefox (make browsers)"


def webkit() -> str:
    """WebKitGTK with its driver, and a screen for it."""
    there = shutil.which("WebKitWebDriver") and [*Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser")]
    missing = [] if there else ["WebKitGTK and its driver"]
    missing += [] if shutil.which("Xvfb") else ["Xvfb"]
    return f"{' and '.join(missing)} (make browsers)" if missing else ""


def postgresql() -> str:
    """The database of clubs that have outgrown one file."""
    from tests.rules_checker.club.postgresql import missing

    return missing()


def a_peer() -> str:
    """The games that the bench plays beside ours."""
    from importlib.util import find_spec

    return "" if find_spec("rlcard") else "rlcard (make bench installs it)"


@dataclass(frozen=True, slots=True)
class Part:
    """Commands that are run one after the other, and what they need.

    Of those that keep one core busy and follow each other, two at a time are run beside each other.
    """

    name: str
    commands: Sequence[Sequence[str]]
    needs: Sequence[Callable[[], str]] = ()
    environment: Mapping[str, str] = field(default_factory=dict)
    one_core: bool = False

    def missing(self) -> str:
        """What this machine lacks for it."""
        return ", ".join(filter(None, (need() for need in self.needs)))


MAKE = ("make", "--no-print-directory")
COMPILE = ["env", "FITIL_OPTIMISE=1", *MAKE, "compiled"]
COMPILED: Sequence[Sequence[str]] = [] if a_compiler() else [COMPILE]
"""What brings compiled engines, where there is a compiler, up to date: games by the thousand are played with them."""
WITH_THEM = ("env", f"PYTHONPATH={ROOT}/output/compiled{os.pathsep}{ROOT}", "PYTHONSAFEPATH=1") if COMPILED else ()
OF_ENGINES = ("tests/rules_checker", "tests/third_game")
"""The tests of engines: all of them are run over the compiled ones, and what is long of them over no others."""
NOT_OVER_COMPILED = (
    "tests/rules_checker/test_mutations.py",  # what breaks the engines breaks their Python
    "tests/rules_checker/tournament",  # comes to no engine
)
OVER_COMPILED = (
    *(*PYTEST, "-m", "", "-o", "pythonpath=output/compiled .", *OF_ENGINES),
    *(word for path in NOT_OVER_COMPILED for word in ("--ignore", path)),
)
OTHERS = [
    path.relative_to(ROOT).as_posix()
    for path in sorted((ROOT / "tests").glob("[a-z]*"))
    if path.is_dir() or path.name.startswith("test_")
]
LONG = [*PYTEST, "-m", "long", *(sorted({*OTHERS, *NOT_OVER_COMPILED} - {*OF_ENGINES}) if COMPILED else ())]
"""What is long of all tests but those of engines that the compiled ones are held by."""
SHORT_BENCHES = ("print", "engine", "verdict", "answers")
"""All but that of one's own cards, whose peer takes minutes."""
CHAOS = (*PYTHON, "-m", "tests.rules_checker.club.chaos", "--games", "8")
ELSEWHERE = "tests/site/elsewhere.py"
PARITY = (*PYTHON, "-m", "pytest", "-m", "", "tests/site/test_runtime.py")
PARTS = (
    Part("tests", [LONG], [chromium, npm]),
    Part("compile", [COMPILE], [a_compiler], one_core=True),
    Part("words", [[*WORDS, game, "--stride", n] for game, n in STRIDES.items()], one_core=True),
    Part("firefox", [[*PYTHON, "-m", "pytest", "-k", "firefox", ELSEWHERE]], [firefox, npm], one_core=True),
    Part("webkit", [[*PYTHON, "-m", "pytest", "-k", "webkit", ELSEWHERE]], [webkit, npm], one_core=True),
    Part("parity", [PARITY], [chromium, npm], {"FITIL_PARITY_DECKS": "100"}, one_core=True),
    Part("compiled", [COMPILE, OVER_COMPILED], [a_compiler]),
    Part("soundness", [*COMPILED, [*WITH_THEM, *SOUNDNESS, "--games", "1000"]]),
    Part("balance", [*COMPILED, [*WITH_THEM, *BALANCE, "--games", "5"]]),
    Part("club", [CHAOS], one_core=True),
    Part("postgresql", [[*CHAOS, "--database", "postgresql"]], [postgresql], one_core=True),
    Part("tournaments", [[*PYTHON, "-m", "tests.rules_checker.tournament.played", "--tournaments", "4000"]]),
    Part("mutations", [[*PYTHON, "-m", "tests.rules_checker.mutate", "--jobs", "2"]]),
    Part("bench", [[*PYTHON, "-m", "tests.bench", "--few", *SHORT_BENCHES]], [chromium, npm, a_peer]),
)


class State(StrEnum):
    """What became of a part."""

    PASSED = "passed"
    FAILED = "FAILED"
    NOT_RUN = "not run"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a part, how long it took, and why it failed or was left out."""

    part: Part
    state: State
    minutes: float = 0.0
    why: str = ""

    def __str__(self) -> str:
        return f"{self.part.name:12}{self.state:9}{self.minutes:6.1f} min{f'  {self.why}' if self.why else ''}"


def carry_out(part: Part, said: Path) -> Outcome:
    """Run a part's commands until one fails; what they say goes into a file."""
    if missing := part.missing():
        return Outcome(part, State.NOT_RUN, why=f"missing: {missing}")
    start = time.monotonic()
    state, why = State.PASSED, ""
    with said.open("w", encoding="utf-8") as log:
        for command in part.commands:
            environment = os.environ | {"PYTHONPATH": str(ROOT)} | dict(part.environment)
            code = subprocess.run(
                command, cwd=ROOT, env=environment, stdout=log, stderr=subprocess.STDOUT, check=False
            ).returncode
            if code:
                state, why = State.FAILED, f"exit status {code}, see {said.relative_to(ROOT)}"
                break
    return Outcome(part, state, (time.monotonic() - start) / 60, why)


def run(parts: Sequence[Part]) -> Iterator[Outcome]:
    """Run parts one after the other, or two beside each other, and tell each as it ends."""
    SAID.mkdir(parents=True, exist_ok=True)
    for at_once in beside(parts):
        with ThreadPoolExecutor(CORES) as pool:
            for outcome in pool.map(lambda part: carry_out(part, _said_by(part)), at_once):
                print(outcome, flush=True)
                if outcome.state is State.FAILED:
                    print(*(f"    {line}" for line in told_of(_said_by(outcome.part).read_text("utf-8"))), sep="\n")
                yield outcome


def told_of(log: str) -> Sequence[str]:
    """What is shown of a part that failed: the names of its tests, however far above, and its end."""
    *lines, end = log.splitlines() or [""]
    names = [line[:WIDEST] for line in lines if line.startswith(("FAILED ", "ERROR "))]
    return [*names, *lines[1 - LAST :], end]


def _said_by(part: Part) -> Path:
    return SAID / f"{part.name}.log"


def beside(parts: Sequence[Part]) -> Iterator[Sequence[Part]]:
    """Which parts are run beside each other: each alone, but for neighbours of one core each."""
    for one_core, found in groupby(parts, lambda part: part.one_core):
        neighbours = [*found]
        yield from [neighbours] if one_core else ([part] for part in neighbours)


def verdict(outcomes: Sequence[Outcome], minutes: float, *, all_must_run: bool) -> tuple[str, int]:
    """The last line, and the exit status: 1 if a part failed, or was not run where all can be."""
    count = {state: sum(one.state is state for one in outcomes) for state in State}
    told = ", ".join(f"{n} {state}" for state, n in count.items() if n)
    wrong = count[State.FAILED] + (count[State.NOT_RUN] if all_must_run else 0)
    return f"{told}; {minutes:.1f} min", int(wrong > 0)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    names = [part.name for part in PARTS]
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(names)}; all if left out")
    asked = parser.parse_args().parts
    if unknown := [name for name in asked if name not in names]:
        parser.error(f"there is no part {unknown[0]!r}; there are {', '.join(names)}")
    start = time.monotonic()
    outcomes = [*run([part for part in PARTS if not asked or part.name in asked])]
    told, status = verdict(outcomes, (time.monotonic() - start) / 60, all_must_run=bool(os.environ.get("CI")))
    print(told)
    return status


if __name__ == "__main__":
    sys.exit(main())
