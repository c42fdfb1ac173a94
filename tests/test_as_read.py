"""What comes with the program as it was read gives the same print, without what reads it; what has changed is read."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
GAME = "deckbattle"
READ = f"""
import sys
from pathlib import Path
from cards.database import store
store.AS_READ = Path(sys.argv[1])
import as_read
with store.keeping_as_read():
    as_read.read_all()
as_read.draw(None, {GAME!r})
"""
PRINT = """
import sys
from pathlib import Path
from cards.database import store
store.AS_READ = Path(sys.argv.pop(1))
import fitil
try:
    fitil.main()
except SystemExit as ended:
    assert not ended.code, ended.code
readers = {"yaml", "pydantic", "fluent", "pyclipper", "fontTools", "pymupdf_fonts", "generator.face.card_layout"}
print(*sorted(readers & sys.modules.keys()), file=sys.stderr)
"""


def run(code: str, folder: Path, cache: Path, *words: str) -> str:
    """What a new process with an empty cache says to standard error, whose things as read lie in `folder`."""
    env = {"FITIL_CACHE": str(cache), "PATH": "", "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-c", code, str(folder), *words]
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True).stderr


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All that is read, and one game's cards drawn."""
    folder = tmp_path_factory.mktemp("as-read")
    run(READ, folder, folder / "cache")
    return folder


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_a_first_print_is_the_same_and_reads_nothing(folder: Path, tmp_path: Path, lang: str) -> None:
    words = ("print", f"{GAME}/deck1", "--pieces", "--lang", lang, "--out")
    needed = run(PRINT, folder, tmp_path / "one", *words, str(tmp_path / "one.pdf"))
    usual = run(PRINT, tmp_path / "none", tmp_path / "other", *words, str(tmp_path / "other.pdf"))
    assert needed.strip() == ""
    assert {"yaml", "pydantic", "fluent", "pyclipper", "fontTools", "pymupdf_fonts"} <= set(usual.split())
    assert "generator.face.card_layout" in usual.split(), "nor is a card laid out again"
    assert (tmp_path / "one.pdf").read_bytes() == (tmp_path / "other.pdf").read_bytes()
