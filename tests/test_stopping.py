"""Ctrl-C at chosen moments, once and twice: exit 130, one short line, no process and no half-written file left."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
HOOKS = """
import os, signal, sys, time
def twice(*_):  # to the whole group, as a terminal does
    os.killpg(0, signal.SIGINT)
    os.killpg(0, signal.SIGINT)
def stuck(*_):  # a worker that does not end of its own accord
    twice()
    time.sleep(3600)
"""
PROGRAM = f"{HOOKS}\nsys.argv[0] = 'fitil'\nimport commands, fitil\n"

MOMENTS = {
    "while a file is put in its place": (
        "import pathlib; pathlib.Path.replace = twice",
        ("print", "boombit/classics", "--dpi", "72"),
    ),
    "while other processes write pictures": (
        "import generator.render.png; generator.render.png._write = stuck",
        ("export", "png", "boombit/classics", "--dpi", "72"),
    ),
    "while other processes play": (
        "import rules_checker.lab.run; rules_checker.lab.run.work = stuck",
        ("simulate", "boombit/classics", "boombit/mekha", "--games", "200", "--jobs", "2"),
    ),
    "in a finaliser, whose exceptions Python drops": (
        "import cards.cli\n"
        "class Last:\n def __del__(self): twice()\n"
        "def slow(game):\n Last()\n while True: time.sleep(1)\n"
        "cards.cli.load_game = slow",
        ("games",),
    ),
}


def run(code: str, *words: str, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python code as a program in a session of its own, so that signals to its whole group stay within."""
    return subprocess.run(
        [sys.executable, "-c", code, *words],
        capture_output=True,
        text=True,
        check=False,
        cwd=cwd,
        start_new_session=True,
        timeout=300,  # not a test of speed: whatever hangs, hangs for ever
        env={**os.environ, "FITIL_CACHE": str(cwd / "cache"), "PYTHONPATH": str(ROOT), **environment},
    )


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_stopped_command_leaves_nothing_behind(moment: str, tmp_path: Path) -> None:
    hook, words = MOMENTS[moment]
    done = run(f"{PROGRAM}\n{hook}\nfitil.main()", *words, cwd=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "fitil: stopped\n")
    assert not [path for path in tmp_path.rglob("*") if "output" in path.parts and not path.is_dir()]
    assert not list(tmp_path.rglob("*.part"))


def test_games_that_were_finished_are_told(tmp_path: Path) -> None:
    late = "def late(tables, task):\n return stuck() if task.start == 190 else real(tables, task)"
    hook = f"import rules_checker.lab.run as lab\nreal = lab.work\n{late}\nlab.work = late"
    words = ("simulate", "deckbattle/deck1", "deckbattle/deck2", "--games", "200", "--jobs", "2", "--lang", "ru")
    done = run(f"{PROGRAM}\n{hook}\nfitil.main()", *words, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (130, "fitil: остановлено\n")
    assert "Остановлено: здесь только доигранные партии" in done.stdout


def test_a_command_stopped_while_it_loads_just_ends(tmp_path: Path) -> None:
    (tmp_path / "typer.py").write_text(f"{HOOKS}\ntwice()")
    done = run(PROGRAM, "games", cwd=tmp_path, PYTHONPATH=f"{tmp_path}:{ROOT}")
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def test_the_request_of_the_system_to_stop_is_obeyed_too(tmp_path: Path) -> None:
    hook = "import cards.cli, os\ncards.cli.load_game = lambda game: os.kill(os.getpid(), 15)"
    done = run(f"{PROGRAM}\n{hook}\nfitil.main()", "games", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (128 + signal.SIGTERM, "fitil: stopped\n")


def test_a_signal_that_is_to_be_ignored_is_ignored(tmp_path: Path) -> None:
    hook = "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN)"
    sends = "import cards.cli\nreal = cards.cli.load_game\ncards.cli.load_game = lambda game: twice() or real(game)"
    done = run(f"{hook}\n{PROGRAM}\n{sends}\nfitil.main()", "games", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
