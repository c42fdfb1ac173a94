"""What the club's container file does, where no tool builds it: its commands as they stand but for the system's own."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path

from tests.browser import patience_s
from tests.budget import LONG

ROOT = Path(__file__).parents[2]
FILE = (ROOT / "Containerfile.club").read_text(encoding="utf-8")
NAME = "club.example.org"


@LONG
def test_the_commands_of_the_container_bring_a_server(site: Path, tmp_path: Path) -> None:
    """In an empty folder, with an environment of its own; the site is the one of this run, which `make site` makes."""
    packages, build = re.findall(r"^RUN (apt-get .*|make .*)$", FILE, re.MULTILINE)
    assert packages.startswith("apt-get update && apt-get install ")  # not here: they are the container's own system
    made, rest = build.split(" && ", 1)
    assert made == "make site"
    folder, data = tmp_path / "fitil", tmp_path / "data"
    data.mkdir()
    _copy(folder)
    there = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    command = f"make setup PYTHON={sys.executable} && {rest}"
    done = subprocess.run(command, shell=True, cwd=folder, env=there, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    (folder / "output" / "site").symlink_to(site)
    (entry,) = re.findall(r"^ENTRYPOINT (.*)$", FILE, re.MULTILINE)
    words = [re.sub("^/data", str(data), re.sub("^/fitil", str(folder), word)) for word in json.loads(entry)]
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with _running([*words, "--name", f"https://{NAME}", "--port", str(port)], tmp_path, there) as lines:
        found = re.compile(rf"https://{NAME}(/at/(\S+))")
        (organiser,) = (match for line in lines if (match := found.search(line)))
        assert _answer(port, "GET", organiser[1])[0] == 303
        status, raw = _answer(port, "POST", f"/club/{organiser[2]}", b"{}")
        assert (status, json.loads(raw)["kind"]) == (200, "club")
        for path, status in (("/", 303), ("/ru/club/", 200), ("/he/club/", 200)):
            assert _answer(port, "GET", path)[0] == status
        assert _answer(port, "GET", "/", host="evil.example")[0] == 421
    assert (data / "club.db").stat().st_size


def _copy(folder: Path) -> None:
    """What a container's build is given: what is in the repository."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes((ROOT / name).read_bytes())


@contextmanager
def _running(words: list[str], folder: Path, there: dict[str, str]) -> Iterator[list[str]]:
    """A server that runs meanwhile, once it has told the organiser's address; what it has said until then."""
    said, told = list[str](), threading.Event()
    with subprocess.Popen(words, cwd=folder, env=there, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as server:

        def listen() -> None:
            for line in server.stdout or ():
                said.append(line.decode())
                if "/at/" in said[-1]:
                    told.set()
            told.set()

        threading.Thread(target=listen, daemon=True).start()
        try:
            assert told.wait(patience_s()), said
            yield said
        finally:
            server.send_signal(signal.SIGTERM)
            with suppress(subprocess.TimeoutExpired):
                server.wait(patience_s())
            server.kill()


def _answer(port: int, method: str, path: str, body: bytes | None = None, host: str = NAME) -> tuple[int, bytes]:
    connection = HTTPConnection("127.0.0.1", port, timeout=patience_s())
    connection.request(method, path, body, {"host": host, "content-type": "application/json"})
    answer = connection.getresponse()
    found = answer.status, answer.read()
    connection.close()
    return found
