"""Shared by all tests: golden files, and games to spoil."""

from __future__ import annotations

import itertools
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from cards import GAMES
from tests.browser import FLAGS, PATIENCE_MS, executable

if TYPE_CHECKING:
    from playwright.sync_api import Browser

settings.register_profile("fitil", deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("fitil")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--regenerate", action="store_true", help="write the golden files anew instead of comparing")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of a worker: Playwright runs only once in a process."""
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=executable(), args=list(FLAGS))
        yield running
        running.close()


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[Path, str], None]:
    """Compares a text with its golden file; `pytest --regenerate` writes the file instead."""

    def compare(path: Path, text: str) -> None:
        if request.config.getoption("--regenerate"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
        assert path.exists(), f"{path} is missing: run `pytest --regenerate`"
        assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()

    return compare


@pytest.fixture
def spoilt_game(tmp_path: Path) -> Callable[..., Path]:
    """Copies a game and replaces the first `old` in one of its files by `new`; returns the copy's folder."""

    number = itertools.count()

    def spoil(file: str, old: str, new: str, game: str = "boombit") -> Path:
        folder = tmp_path / str(next(number)) / game
        shutil.copytree(GAMES / game, folder, ignore=shutil.ignore_patterns("art", "decks"))
        path = folder / file
        text = path.read_text(encoding="utf-8")
        assert old in text, f"{file} no longer holds {old!r}: mend the test"
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        return folder

    return spoil
