"""Break the engines on purpose, in one place at a time, and show that scenarios or tests notice every break.

    python tests/rules_checker/mutate.py [--game GAME] [--jobs 2] [--timeout 60] [RULE …]     (`make mutation`)

Those of a game are in `games/<id>/mutations.yaml`: the rule that is broken, the file, its text and the replacement.
Each is made in a copy of `rules_checker` in a temporary folder and is caught by the first scenario that fails, crashes
or hangs there; the scenarios of the broken rule run first. A break that all scenarios outlive (of a deck check, a view)
is left to the game's own test modules. Exits 1 if a break survives, and 2 if one cannot be made: its text is no longer
found exactly once, or the result does not compile.
"""

from __future__ import annotations

import argparse
import compileall
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

ROOT = Path(__file__).resolve().parents[2]
TESTS = Path(__file__).resolve().parent / "games"
GAMES = sorted(path.parent.name for path in TESTS.glob("*/mutations.yaml"))

SHARED = ("kernel.py", "base.py")
"""The files of the engines of all games."""
DRIVER = """
import contextlib, sys
from pathlib import Path
with contextlib.suppress(ImportError, OSError, ValueError):  # a break that fills the memory ends here
    import resource
    resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
import rules_checker
from cards import DataError
from rules_checker.record.scenario import run
assert Path(rules_checker.__file__).is_relative_to(Path.cwd()), "not the copy that was broken"
print("ready", flush=True)
for name in sys.stdin.read().splitlines():
    print(name, flush=True)
    try:
        failed = run(Path(name))
    except (ImportError, NameError):
        raise  # no break of a rule, but a mistake in writing it
    except DataError:  # what the script answers is not asked or offered
        sys.exit(3)
    except Exception as error:
        print(type(error).__name__, flush=True)
        sys.exit(4)
    if failed:
        sys.exit(3)
"""
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
    return {path: frozenset(load(path).rules) for path in sorted((TESTS / game / "scenarios").rglob("*.yaml"))}


def in_order(mutation: Mutation) -> list[Path]:
    """The scenarios of the broken rule, and then all others of the game."""
    return sorted(scenarios(mutation.game), key=lambda path: mutation.rule not in scenarios(mutation.game)[path])


def copy_engine(to: Path) -> Path:
    """Copy `rules_checker` to `to`, compiled so that Python sees by its content whether a file has changed."""
    copy = to / "rules_checker"
    shutil.copytree(ROOT / "rules_checker", copy, ignore=shutil.ignore_patterns("__pycache__"))
    compileall.compile_dir(copy, quiet=1, invalidation_mode=py_compile.PycInvalidationMode.CHECKED_HASH)
    return to


def run(folder: Path, paths: Sequence[Path], timeout: float) -> tuple[int | None, list[str]]:
    """Run scenarios with the engine in `folder` until one fails; return the exit code (None: it hung) and the output.

    Exit code 0: all held; 3: the last one named failed; 4: it crashed; any other: the driver crashed.
    """
    return _python(["-c", DRIVER], folder, timeout, "\n".join(map(str, paths)))


def test(folder: Path, game: str, timeout: float) -> tuple[int | None, list[str]]:
    """Run a game's own test modules with the engine in `folder` until one fails, the longest last; return as `run`."""
    found = sorted((TESTS / game).glob("test_*.py"), key=lambda path: (path.stem == "test_balance", path))
    paths = map(str, found)
    settings = ["-c", str(ROOT / "pyproject.toml"), "--rootdir", str(ROOT), "-o", f"pythonpath={folder}", "-m", ""]
    return _python(["-m", "pytest", "-x", "-p", "no:cacheprovider", *settings, *paths], folder, timeout, "")


def _python(arguments: Sequence[str], folder: Path, timeout: float, given: str) -> tuple[int | None, list[str]]:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)]), "PYTHONDONTWRITEBYTECODE": "1"}
    with tempfile.TemporaryFile("w+") as said:
        try:
            done = subprocess.run(
                [sys.executable, *arguments],
                input=given,
                stdout=said,
                stderr=subprocess.STDOUT,
                text=True,
                timeout=timeout,
                cwd=folder,
                env=env,
                check=False,
            )
            code: int | None = done.returncode
        except subprocess.TimeoutExpired:
            code = None
        said.seek(0)
        return code, said.read().splitlines()


def judge(mutation: Mutation, folder: Path, timeout: float = 60) -> Verdict:
    """Make a break in the copy in `folder`, run the scenarios, and undo the break."""
    target = folder / "rules_checker" / mutation.path
    whole = target.read_text(encoding="utf-8")
    target.write_text(whole.replace(mutation.old, mutation.new), encoding="utf-8")
    try:
        code, said = run(folder, in_order(mutation), timeout)
        if code == 0:
            return _tested(mutation, *test(folder, mutation.game, timeout))
    finally:
        target.write_text(whole, encoding="utf-8")
    seen = [line for line in said if line.startswith(str(TESTS)) and line.endswith(".yaml")]
    if not seen or code == 1:  # the copy does not load, or stumbles over a name
        return Verdict(mutation, MISTAKEN, how=said[-1] if said else f"exit code {code}")
    path = Path(seen[-1])
    how = "" if code == 3 else " (it hung)" if code is None else f" (it crashed: {said[-1]})"
    own = mutation.rule in scenarios(mutation.game)[path]
    return Verdict(mutation, CAUGHT if own else NOTICED, f"{path.parent.name}/{path.stem}", how)


def _tested(mutation: Mutation, code: int | None, said: Sequence[str]) -> Verdict:
    """The verdict of the game's test modules on a break that the scenarios outlived."""
    failed = next((line.split()[1] for line in said if line.startswith("FAILED ")), None)
    if code is not None and not failed:
        return Verdict(mutation, SURVIVED)
    return Verdict(mutation, TESTED, (failed or "a test").rpartition("/")[2], " (it hung)" if code is None else "")


def judge_all(mutations: Sequence[Mutation], engine: Path, jobs: int, timeout: float) -> Iterator[Verdict]:
    """Judge breaks in the order given, `jobs` at a time, each in its own copy of the folder `engine`."""
    with tempfile.TemporaryDirectory() as temporary, ThreadPoolExecutor(jobs) as pool:
        folders: SimpleQueue[Path] = SimpleQueue()
        for number in range(jobs):
            folders.put(Path(shutil.copytree(engine, Path(temporary, str(number)))))

        def task(mutation: Mutation) -> Verdict:
            folder = folders.get()
            try:
                return judge(mutation, folder, timeout)
            finally:
                folders.put(folder)

        yield from pool.map(task, mutations)


def check(mutations: Sequence[Mutation], engine: Path, jobs: int, timeout: float) -> int:
    """Try all breaks on the engine in the folder `engine`, and print the results; return the exit code."""
    start = time.perf_counter()
    if wrong := list(faults(mutations, engine / "rules_checker")):
        print(*wrong, sep="\n")
        return 2
    for game in sorted({mutation.game for mutation in mutations}):
        for code, said in (run(engine, list(scenarios(game)), 10 * timeout), test(engine, game, 10 * timeout)):
            if code != 0:
                print(f"{game}: a scenario or test fails before anything is broken:", *said[-2:], sep="\n")
                return 2
    verdicts = []
    for verdict in judge_all(mutations, engine, jobs, timeout):
        print(verdict, flush=True)
        verdicts.append(verdict.what)
    own, tested = verdicts.count(CAUGHT), verdicts.count(TESTED)
    caught = own + tested + verdicts.count(NOTICED)
    rules, seconds = len({mutation.rule for mutation in mutations}), time.perf_counter() - start
    print(
        f"{len(verdicts)} mutations, {caught} caught, {verdicts.count(SURVIVED)} survived"
        f" ({rules} rules; {own} caught by a scenario of the very rule, {tested} by a test; {seconds:.0f} s)"
    )
    return 2 if MISTAKEN in verdicts else 1 if SURVIVED in verdicts else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("rules", nargs="*", metavar="RULE", help="only the breaks of these rules")
    parser.add_argument("--game", choices=GAMES, help="only the breaks of this game's engine")
    parser.add_argument("--jobs", type=int, default=2, help="breaks tried at a time (2)")
    parser.add_argument("--timeout", type=float, default=60, help="seconds after which a break counts as a hang (60)")
    options = parser.parse_args()
    games = [options.game] if options.game else GAMES
    mutations = [m for game in games for m in load_mutations(game) if not options.rules or m.rule in options.rules]
    with tempfile.TemporaryDirectory() as temporary:
        return check(mutations, copy_engine(Path(temporary)), options.jobs, options.timeout)


if __name__ == "__main__":
    sys.exit(main())
