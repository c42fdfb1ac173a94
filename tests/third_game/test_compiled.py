"""The engine compiled: mypyc takes every module, and what it makes plays the same games, card for card.

All games compiled take a minute, so here it is the kernel and the smallest game; `make compiled-check` holds the rest.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from cards import load_deck
from rules_checker.lab import match, simulate
from tests.budget import LONG

ROOT = Path(__file__).parents[2]
BAZAAR = Path(__file__).parent / "bazaar"
CAN_COMPILE = bool(
    shutil.which("cc") and Path(sysconfig.get_path("include"), "Python.h").exists()
)  # where CI runs, both are there; a missing one fails there

PLAY = """
import json, sys
from cards import load_deck
from rules_checker.engine import kernel
from rules_checker.setup.engines import own_module
from rules_checker.lab import match, simulate
told = simulate(match([load_deck("bazaar/morning")] * 3, "mcts:5,random,random", 1), 20, 1)
print(json.dumps([kernel.__file__, own_module("bazaar", "market").__file__, told["digest"]]))
"""


def copy_of_engines(to: Path) -> Path:
    """The package and what compiles it, without the data of the project, by which pip would know it."""
    shutil.copytree(ROOT / "rules_checker", to / "rules_checker", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "setup.py", to)
    return to


def compile_in(folder: Path, *command: str) -> None:
    env = os.environ | {"FITIL_COMPILED": "1", "FITIL_OPTIMISE": "0", "FITIL_LAYOUT": "checkout"}
    done = subprocess.run(
        [sys.executable, "setup.py", "-q", *command], cwd=folder, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]


@LONG
def test_the_compiler_takes_all_games(tmp_path: Path) -> None:
    folder = copy_of_engines(tmp_path)
    compile_in(folder, "--version")
    made = {path.name for path in (folder / "build" / "engines").glob("__native_rules_checker___*.c")}
    assert "__native_rules_checker___engine___kernel.c" in made
    for game in (ROOT / "rules_checker" / "games").glob("*/engine.py"):
        assert f"__native_rules_checker___games___{game.parent.name}___state.c" in made


@LONG
@pytest.mark.skipif(not CAN_COMPILE and "CI" not in os.environ, reason="no C compiler, or no headers of Python")
@pytest.mark.usefixtures("bazaar")
def test_what_is_compiled_plays_the_same_games(tmp_path: Path) -> None:
    folder = copy_of_engines(tmp_path)
    for other in (folder / "rules_checker" / "games").glob("*/"):
        shutil.rmtree(other)
    game, original = folder / "rules_checker" / "games" / "bazaar", BAZAAR / "engine"
    left = shutil.ignore_patterns("bots.py", "__pycache__")  # the first imports the whole of the bots
    shutil.copytree(original, game, ignore=left)
    compile_in(folder, "build_ext", "--inplace")
    shutil.copytree(BAZAAR, tmp_path / "games" / "bazaar", ignore=shutil.ignore_patterns("engine"))
    shutil.copy(original / "bots.py", game)
    env = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, (folder, ROOT))), "FITIL_GAMES": str(tmp_path / "games")}
    done = subprocess.run(
        [sys.executable, "-c", PLAY], env=env, capture_output=True, text=True, check=False, cwd=folder
    )
    assert done.returncode == 0, done.stderr
    kernel, engine, digest = json.loads(done.stdout)
    compiled = sysconfig.get_config_var("EXT_SUFFIX")
    assert Path(kernel) == folder / "rules_checker" / "engine" / f"kernel{compiled}"
    assert Path(engine) == game / f"market{compiled}"
    assert digest == simulate(match([load_deck("bazaar/morning")] * 3, "mcts:5,random,random", 1), 20, 1)["digest"]
