"""Break the engines on purpose, in one place at a time, and show that scenarios or tests notice every break.

    python -m tests.rules_checker.mutate [--game GAME] [--jobs 2] [RULE …]     (`make mutation`)

Those of a game are in `games/<id>/mutations.yaml`: the rule that is broken, the file, its text and the replacement.
Each is made in a copy of `rules_checker` in a temporary folder and is caught by the first scenario that fails, crashes
or hangs there; the scenarios of the broken rule run first. A break that all scenarios outlive (of a deck check, a view)
is left to the game's own test modules. Exits 1 if a break survives, and 2 if one cannot be made: its text is no longer
found exactly once, or the result does not compile.
"""

import argparse
import compileall
import contextlib
import json
import os
import py_compile
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from queue import SimpleQueue

from cards.database import read_yaml
from rules_checker.record.scenario import load
from tests.rules_checker.forks import CRASHED, FAILED, Errand

ROOT = Path(__file__).resolve().parents[2]
TESTS = Path(__file__).resolve().parent / "games"
PLAYED = ROOT / "rules_checker" / "games"
GAMES = sorted(path.parent.name for path in TESTS.glob("*/mutations.yaml"))

SCENARIOS_S, TESTS_S = 60, 300
"""Processor seconds of a game's scenarios, and of its tests, that are a hang: a busy machine does not use them up."""
SHARED = ("kernel.py", "base.py")
"""The files of the engines of all games."""
CAUGHT, NOTICED, TESTED = "caught by its rule", "caught", "caught by a test"
SURVIVED, MISTAKEN = "SURVIVED", "no program"


@dataclass(frozen=True, slots=True)
class Mutation:
    """A break of a game: in `file`, `old` becomes `new`, against `rule`."""

    game: str
    rule: str
    file: str
    old: str
    new: str

    @property
    def path(self) -> Path:
        """The path within `rules_checker`: of all games or, unless it is one of these, of the game."""
        return Path("engine", self.file) if self.file in SHARED else Path("games", self.game, self.file)

    def __str__(self) -> str:
        old, new = (" ".join(text.split()) for text in (self.old, self.new))
        return f"{self.game}/{self.file} {self.rule}: {old} -> {new or 'nothing'}"


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of a break: which scenario noticed it, and how."""

    mutation: Mutation
    what: str
    scenario: str = ""
    how: str = ""

    def __str__(self) -> str:
        if self.what in (SURVIVED, MISTAKEN):
            return f"{self.what}: {self.mutation}{f' ({self.how})' if self.how else ''}"
        own = " (a scenario of another rule)" if self.what == NOTICED else ""
        return (
            f"{self.mutation.game}/{self.mutation.file} {self.mutation.rule}: caught by {self.scenario}{own}{self.how}"
        )


def load_mutations(game: str) -> list[Mutation]:
    """All breaks of a game, in the order of the file."""
    entries = read_yaml(TESTS / game / "mutations.yaml").data
    return [Mutation(game=game, **entry) for entry in entries]


def faults(mutations: Sequence[Mutation], engine: Path) -> Iterator[str]:
    """The reasons why breaks cannot be made in the `rules_checker` at `engine`, one line each."""
    for mutation in mutations:
        text = (engine / mutation.path).read_text(encoding="utf-8")
        if (found := text.count(mutation.old)) != 1:
            yield f"{mutation}: found {found} times, not once"
            continue
        try:
            compile(text.replace(mutation.old, mutation.new), mutation.file, "exec")
        except SyntaxError as error:
            yield f"{mutation}: {error}"


@cache
def scenarios(game: str) -> dict[Path, frozenset[str]]:
    """Every scenario of a game with the rules that it tests."""
    return {path: frozenset(load(path).rules) for path in sorted((PLAYED / game / "scenarios").rglob("*.yaml"))}


def in_order(mutation: Mutation) -> list[Path]:
    """The scenarios of the broken rule, and then all others of the game."""
    return sorted(scenarios(mutation.game), key=lambda path: mutation.rule not in scenarios(mutation.game)[path])


def copy_engine(to: Path) -> Path:
    """Copy `rules_checker` to `to`, compiled so that Python sees by its content whether a file has changed."""
    copy = to / "rules_checker"
    shutil.copytree(ROOT / "rules_checker", copy, ignore=shutil.ignore_patterns("__pycache__"))
    compileall.compile_dir(copy, quiet=1, invalidation_mode=py_compile.PycInvalidationMode.CHECKED_HASH)
    return to


class Copy:
    """A copy of `rules_checker` in a folder, to be broken, and a process that runs scenarios and tests with it."""

    def __init__(self, folder: Path) -> None:
        self.folder, self._said = folder, folder / "said"
        games = (min((PLAYED / game / "scenarios").rglob("*.yaml")) for game in GAMES)
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)]), "PYTHONDONTWRITEBYTECODE": "1"}
        self._forks = subprocess.Popen(
            [sys.executable, "-m", "tests.rules_checker.forks", *map(str, games)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=folder,
            env=env,
        )

    def close(self) -> None:
        """End the process, which has no more to do."""
        self._forks.communicate()

    def run(self, paths: Sequence[Path]) -> tuple[int | None, list[str]]:
        """Run scenarios until one fails; return the exit code (None: it hung) and the output.

        Exit code 0: all held; `forks.FAILED`: the last one named did not; `forks.STOPPED`: nor did the engine; any
        other: the fork crashed.
        """
        return self._send(SCENARIOS_S, [*map(str, paths)], tests=False)

    def test(self, game: str) -> tuple[int | None, list[str]]:
        """Run a game's own test modules until one fails, the longest last; return as `run`."""
        found = sorted((TESTS / game).glob("test_*.py"), key=lambda path: (path.stem == "test_balance", path))
        settings = ["-c", f"{ROOT}/pyproject.toml", "--rootdir", f"{ROOT}", "-o", f"pythonpath={self.folder}", "-m", ""]
        return self._send(TESTS_S, ["-x", "-p", "no:cacheprovider", *settings, *map(str, found)], tests=True)

    def _send(self, seconds: int, given: Sequence[str], *, tests: bool) -> tuple[int | None, list[str]]:
        asked, answers = self._forks.stdin, self._forks.stdout
        assert asked and answers
        print(json.dumps(Errand(str(self._said), seconds, tests, given)), file=asked, flush=True)
        code: int | None = json.loads(answers.readline())
        return code, self._said.read_text(encoding="utf-8", errors="replace").splitlines()


def judge(mutation: Mutation, copy: Copy) -> Verdict:
    """Make a break in a copy, run the scenarios, and undo the break."""
    target = copy.folder / "rules_checker" / mutation.path
    whole = target.read_text(encoding="utf-8")
    target.write_text(whole.replace(mutation.old, mutation.new), encoding="utf-8")
    try:
        code, said = copy.run(in_order(mutation))
        if code == 0:
            return _tested(mutation, *copy.test(mutation.game))
    finally:
        target.write_text(whole, encoding="utf-8")
    seen = [line for line in said if line.startswith(str(PLAYED)) and line.endswith(".yaml")]
    if not seen or code == CRASHED:  # the copy does not load, or stumbles over a name
        return Verdict(mutation, MISTAKEN, how=said[-1] if said else f"exit code {code}")
    path = Path(seen[-1])
    how = "" if code == FAILED else " (it hung)" if code is None else f" (it crashed: {said[-1]})"
    own = mutation.rule in scenarios(mutation.game)[path]
    return Verdict(mutation, CAUGHT if own else NOTICED, f"{path.parent.name}/{path.stem}", how)


def _tested(mutation: Mutation, code: int | None, said: Sequence[str]) -> Verdict:
    """The verdict of the game's test modules on a break that the scenarios outlived."""
    failed = next((line.split()[1] for line in said if line.startswith("FAILED ")), None)
    if code is not None and not failed:
        return Verdict(mutation, SURVIVED)
    return Verdict(mutation, TESTED, (failed or "a test").rpartition("/")[2], " (it hung)" if code is None else "")


def judge_all(mutations: Sequence[Mutation], copies: Sequence[Copy]) -> Iterator[Verdict]:
    """Judge breaks in the order given, as many at a time as there are copies."""
    with ThreadPoolExecutor(len(copies)) as pool:
        free: SimpleQueue[Copy] = SimpleQueue()
        for copy in copies:
            free.put(copy)

        def task(mutation: Mutation) -> Verdict:
            copy = free.get()
            try:
                return judge(mutation, copy)
            finally:
                free.put(copy)

        yield from pool.map(task, mutations)


def check(mutations: Sequence[Mutation], copies: Sequence[Copy]) -> int:
    """Try all breaks, each in one of the copies, and print the results; return the exit code."""
    start = time.perf_counter()
    whole = copies[0]
    if wrong := list(faults(mutations, whole.folder / "rules_checker")):
        print(*wrong, sep="\n")
        return 2
    for game in sorted({mutation.game for mutation in mutations}):
        if not _sound(game, *whole.run(list(scenarios(game)))):
            return 2
    verdicts, by_test = [], set()
    for verdict in judge_all(mutations, copies):
        print(verdict, flush=True)
        verdicts.append(verdict.what)
        if verdict.what == TESTED:
            by_test.add(verdict.mutation.game)
    if not all(_sound(game, *whole.test(game)) for game in sorted(by_test)):  # they are whole again
        return 2
    own, tested = verdicts.count(CAUGHT), verdicts.count(TESTED)
    caught = own + tested + verdicts.count(NOTICED)
    rules, took = len({mutation.rule for mutation in mutations}), time.perf_counter() - start
    print(
        f"{len(verdicts)} mutations, {caught} caught, {verdicts.count(SURVIVED)} survived"
        f" ({rules} rules; {own} caught by a scenario of the very rule, {tested} by a test; {took:.0f} s)"
    )
    return 2 if MISTAKEN in verdicts else 1 if SURVIVED in verdicts else 0


def _sound(game: str, code: int | None, said: Sequence[str]) -> bool:
    """Whether what judges the breaks of a game passes where nothing is broken; what fails is printed."""
    if code != 0:
        print(f"{game}: a scenario or test fails though nothing is broken:", *said[-2:], sep="\n")
    return code == 0


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("rules", nargs="*", metavar="RULE", help="only the breaks of these rules")
    parser.add_argument("--game", choices=GAMES, help="only the breaks of this game's engine")
    parser.add_argument("--jobs", type=int, default=2, help="breaks tried at a time (2)")
    options = parser.parse_args()
    games = [options.game] if options.game else GAMES
    mutations = [m for game in games for m in load_mutations(game) if not options.rules or m.rule in options.rules]
    with tempfile.TemporaryDirectory() as temporary, contextlib.ExitStack() as closing:
        engine = copy_engine(Path(temporary, "0"))
        folders = [engine, *(shutil.copytree(engine, Path(temporary, str(at))) for at in range(1, options.jobs))]
        copies = [closing.enter_context(contextlib.closing(Copy(folder))) for folder in folders]
        return check(mutations, copies)


if __name__ == "__main__":
    sys.exit(main())
