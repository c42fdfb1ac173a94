"""Shared by all tests: grouping and order, golden files, games with a fault, a browser."""

from __future__ import annotations

import gc
import itertools
import os
import shutil
import signal
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, settings

from cards import GAMES, Game, load_game
from cards.database import forget_games
from tests.browser import TEST_FLAGS, executable, patience_ms
from tests.remembered import others
from tests.times import KNOWN, WRITTEN, Times, read

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext
    from xdist.scheduler import LoadScopeScheduling

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # in the background of a shell; yet tests send it
    signal.signal(signal.SIGINT, signal.default_int_handler)
os.environ.setdefault("FITIL_CACHE", str(Path(__file__).parents[1] / "output" / ".cache"))
os.environ["FITIL_CONFIG"] = (
    os.environ["FITIL_CACHE"] + "/no-config"
)  # whoever runs the tests may have moved backs for a printer
settings.register_profile("fitil", deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("fitil")
gc.disable()  # until all is collected: what is imported stays


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--regenerate", action="store_true", help="write the golden files anew instead of comparing")


def pytest_configure(config: pytest.Config) -> None:
    if config.option.markexpr in WRITTEN:
        config.pluginmanager.register(Times(config.option.markexpr))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """When golden files are rewritten, import only the test files that own some: to import all takes longer."""
    if config.getoption("--regenerate") and collection_path.suffix == ".py":
        return "golden" not in collection_path.read_text(encoding="utf-8") or None
    return None


BUILDS, SHOWS = "tests/site/test_build.py", "tests/site/"
"""The file that is the first to need the site, and the folder of those that need it, too."""
LONG_S = 5.0
"""From how many seconds on, by `tests/times.tsv`, a file is begun early."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--regenerate"):  # only the tests that own a golden file
        owners = [item for item in items if "golden" in getattr(item, "fixturenames", ())]
        config.hook.pytest_deselected(items=[item for item in items if item not in owners])
        items[:] = owners

    took = read(KNOWN)

    def rank(item: pytest.Item) -> tuple[int, float, str]:
        """First who builds the site, meanwhile all that is long, then what needs the site, and what is short last."""
        file = item.nodeid.partition("::")[0]
        seconds = took.get(file, 0.0)
        is_long = seconds >= LONG_S or item.get_closest_marker("long") is not None
        return 0 if file == BUILDS else 2 if file.startswith(SHOWS) else 1 if is_long else 3, -seconds, file

    items.sort(key=rank)


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Have each worker begin with other files: what one has compiled, the others find when they come to it."""
    report = yield
    worker: dict[str, Any] | None = getattr(collector.config, "workerinput", None)
    if worker and isinstance(collector, pytest.Directory) and report.passed:
        first = len(report.result) * int(worker["workerid"].removeprefix("gw")) // worker["workercount"]
        report.result = [*report.result[first:], *report.result[:first]]
    return report


def pytest_collection_finish() -> None:
    """Look less often for garbage, and never in what was imported: it took a tenth of the time spent in Python."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown() -> Generator[None]:
    """Forget what is remembered of the games that a test had of its own, once they are gone."""
    own = others()
    try:
        yield
    finally:
        if own:
            forget_games()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: who drives a browser or a program waits for it a sixth of the time."""
    return 1 + (os.cpu_count() or 1)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> LoadScopeScheduling:
    """Run the tests of a file in one process, since they share what they build; likewise all tests of the preview."""
    from xdist.scheduler import LoadScopeScheduling

    class Together(LoadScopeScheduling):
        def _split_scope(self, nodeid: str) -> str:
            path = nodeid.partition("::")[0]
            return str(Path(path).parent) if path.startswith("tests/generator/preview/") else path

    config.option.loadscopereorder = False  # keep the order of collection
    return Together(config, log)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of a worker, since Playwright can run only once in a process."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=executable(), args=list(TEST_FLAGS), timeout=patience_ms())
        yield running
        running.close()


@pytest.fixture
def context(browser: Browser) -> Iterator[Callable[..., BrowserContext]]:
    """Make a fresh browser context: `context(width=360, locale="ru-RU", …)`. It waits as long as things take."""
    from playwright.sync_api import expect

    expect.set_options(timeout=patience_ms())
    made: list[BrowserContext] = []

    def make(width: int = 1280, height: int = 800, **options: Any) -> BrowserContext:
        made.append(browser.new_context(viewport={"width": width, "height": height}, **options))
        made[-1].set_default_timeout(patience_ms())
        return made[-1]

    yield make
    for one in made:
        one.close()


@pytest.fixture
def game_of_tests(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Path], Game]]:
    """Make a game outside the project, with all that its folder has, known by its name to every command."""

    def know(folder: Path) -> Game:
        monkeypatch.setenv("FITIL_GAMES", str(folder.parent))
        load_game.cache_clear()
        return load_game(folder.name)

    yield know
    load_game.cache_clear()


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[Path, str], None]:
    """Compare a text with its golden file; `pytest --regenerate` writes the file instead."""

    def compare(path: Path, text: str) -> None:
        if request.config.getoption("--regenerate"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
        assert path.exists(), f"{path} is missing: run `pytest --regenerate`"
        assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()

    return compare


def smaller(game: Path, *kept: str) -> None:
    """Leave to a copied game the cards, with their names, scenes and decks, of these files alone: it is read sooner."""
    for kind in ("cards", "locale/*/cards", "art/scenes", "decks"):
        for path in game.glob(f"{kind}/*.yaml"):
            if path.stem not in kept:
                path.unlink()


@pytest.fixture
def spoilt_game(tmp_path: Path) -> Callable[..., Path]:
    """Copy a game and replace the first `old` in one of its files by `new`; return the copy's folder."""

    number = itertools.count()

    def spoil(file: str, old: str, new: str, game: Path = GAMES / "boombit") -> Path:
        folder = tmp_path / str(next(number)) / game.name
        shutil.copytree(game, folder, ignore=shutil.ignore_patterns("art", "decks"))
        path = folder / file
        text = path.read_text(encoding="utf-8")
        assert old in text, f"{file} no longer holds {old!r}: mend the test"
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        return folder

    return spoil
