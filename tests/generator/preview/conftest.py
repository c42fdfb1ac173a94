"""A preview running as a program of its own on a copy of the project, whose files tests may break, and a browser."""

from __future__ import annotations

import http.client
import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

from cards import Game, read_game
from tests.browser import patience_s
from tests.conftest import smaller

ROOT = Path(__file__).parents[3]
COPIED = ("cards", "generator", "rules_checker")
GAME = "cards/games/boombit"
SHOWN = {
    *("bruiser", "cluster-bomb", "steadfast-bomb", "firecracker", "firebird", "slingshot-kid", "wet-fuse"),
    *("cow", "bomb-disposal", "bullet"),
}
"""The cards of the copy: every look draws all of them, and a browser takes a moment for each."""


@dataclass
class Preview:
    """A running preview, and the copy of the project that it shows."""

    root: Path
    process: subprocess.Popen[str]
    port: int

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    @property
    def game(self) -> Game:
        """The game that it shows, as it is written now."""
        return read_game(self.root / GAME)

    def file(self, path: str) -> Path:
        """A file of the game, or, with a leading slash, of the project (`/generator/…`)."""
        return self.root / path[1:] if path.startswith("/") else self.root / GAME / path

    @contextmanager
    def saved(self, path: str, pattern: str, new: str) -> Iterator[None]:
        """Replace the first match in a file; restore the file afterwards."""
        file = self.file(path)
        text = file.read_text(encoding="utf-8")
        changed, times = re.subn(pattern, new, text, count=1, flags=re.DOTALL)
        assert times and changed != text, f"{path} no longer holds {pattern!r}: mend the test"
        self.save(path, changed)
        try:
            yield
        finally:
            self.save(path, text)

    def save(self, path: str, text: str) -> None:
        """Save a file as a whole, as editors do."""
        part = self.file(path).with_name(".part")
        part.write_text(text, encoding="utf-8")
        part.replace(self.file(path))

    def ask(self, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
        """The status, headers and body of a response; `_` in the name of a header stands for a hyphen."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=patience_s())
        try:
            connection.putrequest("GET", path, skip_host="host" in headers)
            for name, value in headers.items():
                connection.putheader(name.replace("_", "-"), value)
            connection.endheaders()
            answer = connection.getresponse()
            return answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read()
        finally:
            connection.close()

    def json(self, path: str) -> Any:
        status, _, body = self.ask(path)
        assert status == 200
        return json.loads(body)

    @contextmanager
    def stream(self, query: str = "lang=ru") -> Iterator[Stream]:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=patience_s())
        connection.request("GET", f"/events?{query}")
        try:
            yield Stream(connection.getresponse())
        finally:
            connection.close()

    def stop(self) -> tuple[int, str, str]:
        """Stop the program as Ctrl-C does; return its exit status, output and error output."""
        self.process.send_signal(signal.SIGINT)
        out, err = self.process.communicate(timeout=patience_s())
        return self.process.returncode, out, err


@dataclass
class Stream:
    """The stream to a tab: all that it has been told, and the pieces of the last round."""

    answer: http.client.HTTPResponse
    rows: dict[str, Any] = field(default_factory=dict)
    known: dict[str, Any] = field(default_factory=dict)

    def round(self) -> dict[str, Any]:
        """The rows received until all is ready again."""
        told: dict[str, Any] = {}
        while True:
            line = self.answer.readline().decode()
            assert line, "the stream has ended"
            if not line.startswith("data: "):
                continue
            piece = json.loads(line.removeprefix("data: "))
            self.known |= {key: value for key, value in piece.items() if key not in ("cards", "left")}
            told |= piece.get("cards", {})
            self.rows |= piece.get("cards", {})
            if "ready" in piece:
                return told

    @property
    def faults(self) -> list[dict[str, Any]]:
        """The faults of the files."""
        found: list[dict[str, Any]] = self.known["faults"]
        return found


def copied(folder: Path) -> Path:
    """Copy as much of the project as a preview needs, with a few of the cards and the figures of their scenes."""
    for name in COPIED:
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", ".*"))
    for program in ("fitil.py", "commands.py"):
        shutil.copy(ROOT / program, folder)
    smaller(folder / GAME, "free", "classics")
    files = [path for name in ("free", "classics") for path in (folder / GAME).rglob(f"{name}.yaml")]
    ids = {card for path in files for card in re.findall(r"^  - id: (\S+)$", path.read_text("utf-8"), re.MULTILINE)}
    assert ids > SHOWN
    for path in files:
        forget(path, ids - SHOWN)
    scenes = "".join(path.read_text(encoding="utf-8") for path in files if path.parent.name == "scenes")
    for figure in (folder / GAME / "art/figures").glob("*.svg"):
        if not re.search(rf"\b{figure.stem}\b", scenes):
            figure.unlink()
    return folder


def forget(path: Path, cards: set[str]) -> None:
    """Take some cards out of a file of cards, names, scenes or a deck: a line that begins with one, and those below."""
    entry = re.compile(rf"^( *)(?:- id: )?(?:{'|'.join(sorted(cards))})(?::.*)?\n(?:\1 +\S.*\n)*", re.MULTILINE)
    path.write_text(entry.sub("", path.read_text(encoding="utf-8")), encoding="utf-8")


def program(root: Path, *words: str) -> subprocess.Popen[str]:
    """Start `fitil preview` in a copy of the project."""
    return subprocess.Popen(
        [sys.executable, "fitil.py", "preview", *words],
        cwd=root,
        env={**os.environ, "FITIL_CONFIG": str(root), "PYTHONPATH": ""},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )


@contextmanager
def running(root: Path, *words: str) -> Iterator[Preview]:
    process = program(root, *words)
    try:
        assert process.stdout
        said = process.stdout.readline()
        match = re.match(r"http://127\.0\.0\.1:(\d+)/", said)
        assert match, said or (process.stderr and process.stderr.read())
        yield Preview(root, process, int(match[1]))
    finally:
        if process.poll() is None:
            process.kill()
            process.communicate()


@pytest.fixture(scope="session")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copied(tmp_path_factory.mktemp("project"))


@pytest.fixture(scope="session")
def preview(copy: Path) -> Iterator[Preview]:
    """One preview for all tests; a test that breaks a file also repairs it."""
    with running(copy, "--port", "0", "--lang", "ru") as found:
        yield found


@pytest.fixture(scope="session")
def start() -> Callable[..., Any]:
    return running


@pytest.fixture(scope="session")
def launch() -> Callable[..., Any]:
    return program


@pytest.fixture
def open_page(context: Callable[..., BrowserContext], preview: Preview) -> Iterator[Callable[..., Page]]:
    """Open the page in a fresh context: `open_page("?lang=he#sheets", width=360)`; it must report no errors."""
    pages: list[Page] = []
    complaints: list[str] = []

    def opened(path: str = "?lang=ru", *, width: int = 1280, **options: Any) -> Page:
        page = context(width=width, height=900, **options).new_page()
        pages.append(page)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
        page.goto(preview.address + path)
        page.wait_for_selector("#state[data-state=live]", state="attached")
        return page

    yield opened
    for page in pages:
        page.close()
    assert complaints == []
