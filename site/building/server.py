"""Serves a built site on this machine; while it is written, pages that are open load themselves anew."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from . import place

CHANGES, RELOAD = "/_changes", "/_changes.js"


class Server(ThreadingHTTPServer):
    """A server to which it is no error that a page is closed before it has been sent."""

    def handle_error(self, *request: Any) -> None:
        """Tell of every error but that nobody listens any more."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(*request)


class Handler(SimpleHTTPRequestHandler):
    """Serves a folder quietly, and answers a wrong address with the error page of its language."""

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Send the site's own page for a wrong address, and the standard one for other errors."""
        lang = self.path.strip("/").partition("/")[0]
        page = Path(self.directory, lang if lang in place.LANGS else "", "404.html")
        if code != HTTPStatus.NOT_FOUND or not page.exists():
            return super().send_error(code, message, explain)
        body = page.read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)
        return None

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name is the base class's
        """Log nothing: a reader of rules is not a reader of logs."""


class LiveHandler(Handler):
    """Serves the site while it is written: a script that each page gets loads it anew when something has changed."""

    def __init__(self, wait: Callable[[], None], *request: Any, **given: Any) -> None:
        """`wait` returns once something has changed."""
        self._wait = wait
        super().__init__(*request, **given)

    def do_GET(self) -> None:
        """Answer with a page, a file, the script, or, once something has changed, what the script waits for."""
        page = Path(self.translate_path(self.path))
        page = page / "index.html" if page.is_dir() and self.path.endswith("/") else page
        if self.path == CHANGES:
            self._wait()
            self._send(b"data: changed\n\n", "text/event-stream")
        elif self.path == RELOAD:
            self._send(
                f"new EventSource('{CHANGES}').onmessage = () => location.reload()\n".encode(), "text/javascript"
            )
        elif page.suffix == ".html" and page.is_file():
            script = f'<script src="{RELOAD}" defer></script></head>'.encode()
            self._send(page.read_bytes().replace(b"</head>", script, 1), "text/html; charset=utf-8")
        else:
            super().do_GET()

    def _send(self, body: bytes, kind: str) -> None:
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        with suppress(OSError):  # the page has been closed meanwhile
            self.wfile.write(body)
