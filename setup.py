"""The step of a build that nothing needs: `FITIL_COMPILED=1 pip install .` compiles the engines with mypyc.

They play the same games, faster. It takes a C compiler and a minute; in a checkout, `make compiled` does it. All
else about the package is in pyproject.toml.
"""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path

from setuptools import Extension, setup

MYPY = "mypy>=2.1"  # the first that compiles the engines
LEFT = {
    "deck": "judges decks of the database, before any game",
    "prepared": "so it does with how decks came about",
    "scenario": "reads files for the tests",
}
"""The modules of a game that stay as they are, and why."""


def compiled() -> list[Extension]:
    """The kernel, and the modules with which games are played; none while pip still asks what the build requires."""
    if not find_spec("mypyc"):
        return []
    from mypyc.build import mypycify

    games = [path for path in Path("rules_checker/games").glob("*/**/*.py") if path.stem not in LEFT]
    modules = ["rules_checker/engine/kernel.py", "rules_checker/engine/options.py", *sorted(map(str, games))]
    level = os.environ.get("FITIL_OPTIMISE", "2")
    found: list[Extension] = mypycify(
        modules,
        only_compile_paths=[path for path in modules if not path.endswith("__init__.py")],
        opt_level=level,
        debug_level="0",
        multi_file=True,
        group_name="fitil",
        target_dir="build/engines",
    )
    return found


if os.environ.get("FITIL_COMPILED") == "1":
    setup(ext_modules=compiled(), setup_requires=[MYPY])
else:
    setup()
