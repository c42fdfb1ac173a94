"""Which tests bear most on a change: `python -m tests.changed [REVISION]` prints them, `make test-changed` runs them.

These are the tests that were changed, those that mirror a changed file, and those that import what it defines. It is a
guess to work by: whatever lies further off only `make test` finds.
"""

import ast
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parents[1]
ALWAYS = ("tests/test_house.py", "tests/test_words_of_games.py")
"""What holds for every file, and takes a moment."""


def changed_since(revision: str) -> list[str]:
    """The files, from the root, that differ from a revision of git, those included that it does not know yet."""
    asked = (["diff", "--name-only", revision], ["ls-files", "--others", "--exclude-standard"])
    told = [subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True) for words in asked]
    return sorted({line for done in told for line in done.stdout.splitlines()})


def bearing_on(changed: Iterable[str]) -> list[str]:
    """The test files that bear on changed files, by their paths from the root."""
    found = {test for name in changed for test in (*_mirroring(PurePosixPath(name)), *_importing(name))}
    return sorted({*found, *ALWAYS} if found else ())


def _mirroring(path: PurePosixPath) -> Iterator[str]:
    """A test itself; of any other file those of the same name in the folder that mirrors its own, or all there."""
    if path.name.startswith("test_"):
        yield from [str(path)] if (ROOT / path).exists() else []
        return
    if path.parts[0] == "tests":  # what tests share, or compare with
        yield from _in_folder(path.parent)
        return
    if path.parts[:2] == ("cards", "games"):
        yield "tests/test_every_game.py"
        path = PurePosixPath("rules_checker", *path.parts[1:])
    for folder in (PurePosixPath("tests", *parent.parts) for parent in path.parents if parent.parts):
        if inside := _in_folder(folder):
            yield from [test for test in inside if path.stem in test] or inside
            return


def _in_folder(folder: PurePosixPath) -> list[str]:
    return sorted(str(path.relative_to(ROOT)) for path in (ROOT / folder).glob("test_*.py"))


def _importing(name: str) -> Iterator[str]:
    """The tests that import a changed module, or one of its names from the door of its room."""
    if not name.endswith(".py"):
        return
    module = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    room, _, own = module.rpartition(".")
    offered = {f"{room}.{shown}" for shown in _door(room.replace(".", "/")).get(own, ())}
    for test, imported in _imports().items():
        if module in imported or offered & imported:
            yield test


@cache
def _door(folder: str) -> dict[str, set[str]]:
    """The names that a room's door offers, by the module that they come from."""
    path = ROOT / folder / "__init__.pyi"
    found: dict[str, set[str]] = {}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if path.exists() else ():
        if isinstance(node, ast.ImportFrom) and node.level == 1 and node.module:
            found.setdefault(node.module, set()).update(alias.name for alias in node.names)
    return found


@cache
def _imports() -> dict[str, set[str]]:
    """What each test imports: modules, and names in them."""
    found: dict[str, set[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        names = found.setdefault(str(path.relative_to(ROOT)), set())
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
            elif isinstance(node, ast.Import):
                names |= {alias.name for alias in node.names}
    return found


if __name__ == "__main__":
    print("\n".join(bearing_on(changed_since(sys.argv[1] if sys.argv[1:] else "HEAD"))))
