"""How the checkout becomes a wheel, and how its engines are compiled; all else about the package is in pyproject.toml.

A checkout has the packages `cards`, `generator` and `rules_checker`; an installed Fitil owns the one name `fitil`, with
all three below it, since others publish packages of these names. So a wheel is built from a copy, `build/wheel/fitil`,
in which imports of ours say where things then lie. An editable install is the checkout as it is.

`FITIL_COMPILED=1 pip install .` compiles the engines with mypyc: they play the same games, faster. It takes a C
compiler and a minute. `FITIL_LAYOUT=checkout` leaves the names as they are, for what is laid beside a checkout
(`make compiled`).
"""

from __future__ import annotations

import ast
import os
import shutil
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from setuptools import Extension, find_packages, setup

MYPY = "mypy>=2.1"  # the first that compiles the engines
LEFT = {
    "engine": "only says what the others do",
    "deck": "judges decks of the database, before any game",
    "prepared": "so it does with how decks came about",
    "scenario": "reads files for the tests",
}
"""The modules of a game that stay as they are, and why."""
PACKAGES = ("cards", "generator", "rules_checker")
ROOT_MODULES = ("fitil", "commands")
STAGE = Path("build/wheel")
"""Where the copy is made that a wheel is built from."""
UNPACKED = ("editable_wheel", "develop", "sdist", "clean")
"""The commands that take the checkout as it is."""


def stage() -> None:
    """Make the copy: our packages and the site below `fitil`, whose own module is its door."""
    shutil.rmtree(STAGE, ignore_errors=True)
    top = STAGE / "fitil"
    ignored = shutil.ignore_patterns("__pycache__", "*.pyc", "node_modules")
    for name in (*PACKAGES, "site"):
        shutil.copytree(name, top / name, ignore=ignored)
    shutil.copy("fitil.py", top / "__init__.py")
    shutil.copy("commands.py", top / "commands.py")
    for name in ("third_party.yaml", "constraints.txt"):  # what is kept of faces depends on the versions that draw them
        shutil.copy(name, top / name)
    (top / "py.typed").touch()
    (top / "__main__.py").write_text("from fitil import main\n\nmain()\n", encoding="utf-8")
    for path in sorted(top.rglob("*.py*")):
        if path.suffix in (".py", ".pyi"):
            path.write_text(below_fitil(path.read_text(encoding="utf-8"), path), encoding="utf-8")


def below_fitil(code: str, path: Path) -> str:
    """Code whose imports of ours are below `fitil`; raises `SystemExit` for one that cannot be told so."""
    lines = code.splitlines(keepends=True)
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import) and any(_is_ours(alias.name) for alias in node.names):
            if len(node.names) > 1 or "." in node.names[0].name:
                raise SystemExit(f"{path}:{node.lineno}: write `from … import …`: below `fitil` it has another name")
            old, new = "import ", "from fitil import "
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module and _is_ours(node.module):
            old, new = "from ", "from fitil."
        else:
            continue
        line = lines[node.lineno - 1]
        start = len(line.encode()[: node.col_offset].decode())
        lines[node.lineno - 1] = line[:start] + line[start:].replace(old, new, 1)
    return "".join(lines)


def _is_ours(module: str) -> bool:
    return module.partition(".")[0] in (*PACKAGES, *ROOT_MODULES[1:])


def compiled(root: Path) -> list[Extension]:
    """The kernel, and the modules with which games are played; none while pip still asks what the build requires."""
    if not find_spec("mypyc"):
        return []
    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = str(root)  # so that modules are called as they will be imported
    below = root / "fitil" / "rules_checker" if root != Path() else Path("rules_checker")
    games = [path for path in (below / "games").glob("*/**/*.py") if path.stem not in LEFT]
    engine = [below / f"engine/{name}.py" for name in ("kernel", "options", "records")]
    modules = [*engine, *sorted(games)]
    found: list[Extension] = mypycify(
        [str(path) for path in modules],
        only_compile_paths=[str(path) for path in modules if path.name != "__init__.py"],
        opt_level=os.environ.get("FITIL_OPTIMISE", "2"),
        debug_level="0",
        multi_file=True,
        group_name="fitil" if root == Path() else "fitil.engines",  # below the one name that an installed Fitil owns
        target_dir="build/engines",
    )
    for extension in found:
        extension.include_dirs.append("build/engines/fitil")  # where mypyc writes what a group below a package includes
    return found


as_it_is = os.environ.get("FITIL_LAYOUT") == "checkout" or any(command in sys.argv for command in UNPACKED)
root = Path() if as_it_is else STAGE
if as_it_is:
    about: dict[str, Any] = {
        "packages": find_packages(include=[f"{name}{below}" for name in PACKAGES for below in ("", ".*")]),
        "package_dir": {"": "."},  # so an editable install is a path, and no finder is loaded at every start
        "py_modules": [*ROOT_MODULES],
        "package_data": {name: ["**/*"] for name in PACKAGES},
    }
else:
    stage()
    about = {
        "packages": find_packages(str(STAGE)),
        "package_dir": {"": str(STAGE)},
        "package_data": {"fitil": ["**/*"]},
    }
if os.environ.get("FITIL_COMPILED") == "1":
    about |= {"ext_modules": compiled(root), "setup_requires": [MYPY]}
setup(**about)
