"""An installed Fitil owns one name, `fitil`; beside others' packages of our folders' names it works, and so do they."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from cards import game_ids, load_game
from tests.budget import LONG

ROOT = Path(__file__).resolve().parents[1]
THEIRS = ("cards==2.0.3", "typer==0.17.4")
"""A published package that has the name of one of our folders, and what it asks for of a library that we have, too."""
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "-q")


def run(*command: object, cwd: Path, **environment: str) -> str:
    """What a program says, in a folder where no checkout is; it must succeed."""
    env = {name: value for name, value in os.environ.items() if not name.startswith(("FITIL_", "PYTHON"))}
    done = subprocess.run(
        [*map(str, command)], cwd=cwd, env=env | environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A plain wheel of this checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    left = (ROOT / "build").exists()
    run(*PIP, "wheel", "--no-deps", "-w", folder, ROOT, cwd=folder)
    if not left:
        shutil.rmtree(ROOT / "build", ignore_errors=True)
    (found,) = folder.glob("fitil-*.whl")
    return found


def installed(into: Path, *packages: object) -> Path:
    """A folder of packages, installed one after the other."""
    for package in packages:
        run(*PIP, "install", "--no-deps", "--target", into, package, cwd=into.parent)
    return into


@LONG
def test_a_wheel_owns_one_name(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = {name.partition("/")[0] for name in archive.namelist()}
        assert {name for name in names if not name.endswith(".dist-info")} == {"fitil"}
        code = "\n".join(archive.read(name).decode() for name in archive.namelist() if name.endswith((".py", ".pyi")))
    for ours in ("cards", "generator", "rules_checker", "commands"):
        assert f"\nfrom {ours}" not in code and f"\nimport {ours}" not in code


@LONG
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_it_and_a_package_called_as_a_folder_of_ours_live_in_one_environment(
    wheel: Path, tmp_path: Path, order: tuple[int, int]
) -> None:
    both = ((wheel,), THEIRS)
    lib = installed(tmp_path / "lib", *(package for at in order for package in both[at]))
    of_theirs = "import importlib.util; print(importlib.util.find_spec('cards').origin)"
    theirs = Path(run(sys.executable, "-c", of_theirs, cwd=tmp_path, PYTHONPATH=str(lib)).strip())
    assert theirs.parent == lib / "cards" and "fitil" not in theirs.read_text(encoding="utf-8").casefold()
    one_after_the_other = (
        "import importlib.util, sys\nimport fitil\n"
        "assert fitil.judge('boombit/classics').legal and 'cards' not in sys.modules\n"
        f"assert importlib.util.find_spec('cards').origin.startswith({str(lib)!r})\n"
        "print(fitil.__file__)"
    )
    ours = run(sys.executable, "-c", one_after_the_other, cwd=tmp_path, PYTHONPATH=str(lib))
    assert Path(ours.strip()).parent == lib / "fitil"
    for words in (["games"], ["rules", "boombit", "--ask", "бомба", "--lang", "ru"], ["check", "boombit/classics"]):
        assert run(sys.executable, "-m", "fitil", *words, cwd=tmp_path, PYTHONPATH=str(lib), LC_ALL="C.UTF-8")


@LONG
def test_all_five_games_run_from_a_wheel_in_an_empty_folder(wheel: Path, tmp_path: Path) -> None:
    """Printed, checked, played, and their rules asked about, in a folder with nothing in it."""
    lib, empty = installed(tmp_path / "lib", wheel), tmp_path / "empty"
    empty.mkdir()
    environment = {"PYTHONPATH": str(lib), "FITIL_CACHE": str(tmp_path / "cache"), "LC_ALL": "C.UTF-8"}

    def fitil(*words: str) -> str:
        return run(sys.executable, "-m", "fitil", *words, cwd=empty, **environment)

    for game in game_ids():
        card = next(iter(load_game(game).cards))
        fitil("print", "--card", card, "--game", game, "--lang", "he", "-o", f"{game}.pdf")
        assert (empty / f"{game}.pdf").read_bytes()[:5] == b"%PDF-"
        assert "[" in fitil("rules", game, "--format", "json")
        assert fitil("rules", game, "--ask", "מי מתחיל", "--lang", "he")
        played = f"import fitil; print(fitil.new_game({game!r}, seed=1).question.options)"
        assert run(sys.executable, "-c", played, cwd=empty, **environment)
    assert '"legal": true' in fitil("check", "boombit/classics", "--format", "json")
    fitil("rulebook", "deckbattle", "--lang", "ru", "-o", "book.pdf")
    assert (empty / "book.pdf").read_bytes()[:5] == b"%PDF-"


def test_a_checkout_comes_before_others_packages_of_its_folders_names(tmp_path: Path) -> None:
    """As it is beside an editable install, whose path comes last."""
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "__init__.py").write_text("raise ImportError('theirs')\n", encoding="utf-8")
    code = "import fitil; print(fitil.judge('boombit/classics').legal)"
    assert run(sys.executable, "-c", code, cwd=tmp_path, PYTHONPATH=f"{tmp_path}{os.pathsep}{ROOT}") == "True\n"
