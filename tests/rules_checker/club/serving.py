"""A server of the club for tests, in a thread, and a phone that speaks to it over real sockets."""

import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from typing import Any

import uvicorn

from rules_checker.club.app import make_app
from rules_checker.club.club import Club
from rules_checker.club.cup import Cup
from rules_checker.club.evening import Evening

PATIENCE_S = 120


@contextmanager
def served(club: Club, site: Path | None = None, cup: Cup | None = None, **given: Any) -> Iterator[int]:
    """Serve a club; gives the port."""
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(make_app(club, site, Evening(club, cup=cup), **given), log_level="critical", ws="none")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    try:
        yield listening.getsockname()[1]
    finally:
        config.app.state.rooms.stop()  # type: ignore[union-attr]  # it is ours
        server.should_exit = True
        thread.join(30)
        listening.close()


class Phone:
    """Somebody at an address of a club."""

    def __init__(self, port: int, at: str, lang: str = "he") -> None:
        self.port, self.at, self.lang = port, at, lang
        self.device = f"phone-{at.split('.')[1]}"

    def send(self, method: str, path: str, body: bytes | None = None, **headers: str) -> tuple[HTTPResponse, bytes]:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE_S)
        connection.request(method, path, body, {name.replace("_", "-"): one for name, one in headers.items()})
        answer = connection.getresponse()
        raw = answer.read()
        connection.close()
        return answer, raw

    def post(self, raw: bytes, **headers: str) -> tuple[int, dict[str, Any]]:
        given = {"content-type": "application/json"} | headers
        answer, found = self.send("POST", f"/club/{self.at}?lang={self.lang}", raw, **given)
        return answer.status, json.loads(found)

    def do(self, do: str, **asked: Any) -> tuple[int, dict[str, Any]]:
        return self.post(json.dumps({"device": self.device, "do": do, **asked}).encode())

    def cut_off(self, do: str, **asked: Any) -> None:
        """Ask for something, and be gone before it is told what became of it."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE_S)
        body = json.dumps({"device": self.device, "do": do, **asked}).encode()
        connection.request("POST", f"/club/{self.at}?lang={self.lang}", body, {"content-type": "application/json"})
        connection.close()

    @contextmanager
    def news(self, seen: int = 0) -> Iterator[Iterator[dict[str, Any]]]:
        """What is told, line by line."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE_S)
        connection.request("GET", f"/club/{self.at}/news?lang={self.lang}&seen={seen}")
        answer = connection.getresponse()
        try:
            yield (json.loads(line) for line in answer if line.strip())
        finally:
            connection.sock and connection.sock.close()
            connection.close()
