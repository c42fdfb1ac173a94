"""Keys of what takes long to make: they follow contents and code, not times, folders and comments."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cards.database import code_behind, inputs, key_of

ROOT = Path(__file__).parents[3]
REGISTERED = "__init__.py", "cli.py"
"""What the program loads of a room to know its commands."""


@pytest.fixture(autouse=True)
def fresh(tmp_path, monkeypatch):
    """A cache of its own, and nothing remembered of files."""
    monkeypatch.setenv("FITIL_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(inputs, "_read", {})


@pytest.fixture
def project(tmp_path, monkeypatch):
    """A project of our packages' names, to change."""
    root = tmp_path / "project"
    for name, text in {
        "cards/__init__.py": "",
        "cards/__init__.pyi": "from .deck import Deck as Deck",
        "cards/deck.py": "class Deck: pass",
        "generator/__init__.py": "",
        "generator/press.py": "def press():\n    from cards import Deck\n    return Deck",
        "generator/sheets/a4.yaml": "w: 210",
        "rules_checker/__init__.py": "",
        "rules_checker/lab.py": "import generator.press",
    }.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    at(root, monkeypatch)
    return root


def at(root: Path, monkeypatch) -> None:
    monkeypatch.setattr(inputs, "ROOT", root)
    for cached in (inputs.code_behind, inputs._file, inputs._door):
        cached.cache_clear()


@pytest.fixture(autouse=True)
def forget():
    yield
    for cached in (inputs.code_behind, inputs._file, inputs._door):
        cached.cache_clear()


def key() -> str:
    return key_of(code=["generator.press"])


def test_what_a_function_imports_through_a_door_is_behind_it_and_nobody_else(project):
    behind = {Path(path).relative_to(project).as_posix() for path in code_behind("generator.press")}
    assert behind == {
        "cards/__init__.py", "cards/__init__.pyi", "cards/deck.py",
        "generator/__init__.py", "generator/press.py", "generator/sheets/a4.yaml",
    }  # fmt: skip


def test_a_comment_and_a_module_that_is_not_behind_it_change_no_key(project):
    before = key()
    (project / "cards/deck.py").write_text("# a comment\n\nclass Deck:  # another\n    pass\n")
    (project / "rules_checker/lab.py").write_text("import generator.press as p")
    assert key() == before


@pytest.mark.parametrize(
    ("file", "text"), [("cards/deck.py", "class Deck: cards = 3"), ("generator/sheets/a4.yaml", "w: 211")]
)
def test_code_and_data_behind_it_change_the_key(project, file, text):
    before = key()
    (project / file).write_text(text)
    assert key() != before


def test_another_clone_with_other_times_has_the_same_key(project, tmp_path, monkeypatch):
    before = key()
    clone = tmp_path / "clone"
    shutil.copytree(project, clone)
    for path in clone.rglob("*.*"):
        os.utime(path, (1, 1))
    at(clone, monkeypatch)
    assert key() == before


def test_files_are_read_again_only_when_they_have_changed(tmp_path, monkeypatch):
    path = tmp_path / "a.yaml"
    path.write_text("one")
    before = key_of([path])
    looked = []
    look = inputs._looked_at
    monkeypatch.setattr(inputs, "_looked_at", lambda file: looked.append(file) or look(file))
    monkeypatch.setattr(inputs, "_read", {})  # another run
    assert key_of([path]) == before
    assert looked == []
    path.write_text("two!")
    assert key_of([path]) != before
    assert looked == [str(path)]


def test_a_memo_of_nonsense_is_not_believed(tmp_path):
    path = tmp_path / "a.yaml"
    path.write_text("one")
    before = key_of([path])
    (memo,) = (tmp_path / "cache").rglob("contents.pickle")
    memo.write_bytes(b"nonsense")
    inputs._read.clear()
    assert key_of([path]) == before


def test_all_that_a_print_loads_is_behind_the_modules_that_are_said_to_print(tmp_path):
    """So the kept files of the site are made anew whenever the code changes that makes them."""
    program = f"""
import sys, fitil
sys.argv = {["fitil", "print", "deckbattle/deck1", "--lang", "he", "-o", str(tmp_path / "a.pdf")]!r}
try:
    fitil.main()
except SystemExit as end:
    assert not end.code
for name, module in sys.modules.items():
    if name.split(".")[0] in ("cards", "generator"):
        print(module.__file__)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT)
    loaded = {line for line in done.stdout.splitlines() if line.endswith(".py")}
    behind = {*code_behind("generator.cli", "generator.accessories.*", "cards.language.grammar.*")}
    registered = {str(ROOT / "generator" / room / name) for room in ("diagrams", "rulebook") for name in REGISTERED}
    assert len(loaded) > 50
    assert sorted(loaded - behind - registered) == []
