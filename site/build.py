"""Builds the rules site: one mkdocs build per language, side by side, and a root page that leads into them.

`fitil.py` loads this file by its path, because `site` is the name of a standard module and cannot be a package here.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import typer

from cards import FitilError
from generator.render import whole_folder

SITE = Path(__file__).resolve().parent
LANGS = tuple(sorted(path.parent.name for path in SITE.glob("*/mkdocs.yml")))
MARKER = ".fitil-site"
"""The file that marks a folder as built here, so that it may be replaced."""


def build(out: Path, *, draft: bool = False) -> None:
    """Build both languages into `out`, which changes all at once or not at all.

    Raises `FitilError` for the first warning of a build (except of a `draft`), and if `out` cannot be written or was
    not built by this program.
    """
    with whole_folder(out, MARKER, "the site") as fresh:
        shutil.copytree(SITE / "root", fresh, dirs_exist_ok=True)
        _build_languages(fresh, draft)
    out = out.resolve()
    typer.echo(f"the site is in {out}; open {out / 'index.html'}")


def serve(out: Path, port: int, *, draft: bool = False) -> None:
    """Build the site, then serve it on this machine only, until Ctrl-C."""
    handler = partial(Handler, directory=str(out.absolute()))
    try:
        server = ThreadingHTTPServer(("127.0.0.1", port), handler)
    except OSError as error:
        raise FitilError(f"cannot use port {port}: {error.strerror}") from error
    with server:
        build(out, draft=draft)
        typer.echo(f"http://127.0.0.1:{server.server_port}/ (stop with Ctrl-C)")
        with suppress(KeyboardInterrupt):
            server.serve_forever()


class Handler(SimpleHTTPRequestHandler):
    """Serves a folder quietly, and answers a wrong address with the error page of its language."""

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Send the site's own page for a wrong address, and the standard one for other errors."""
        lang = self.path.strip("/").partition("/")[0]
        page = Path(self.directory, lang if lang in LANGS else "", "404.html")
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


def _build_languages(fresh: Path, draft: bool) -> None:
    """Run the builds at the same time and wait for all of them, even if one fails."""
    environment = os.environ | {"PYTHONUTF8": "1", "NO_MKDOCS_2_WARNING": "1"}
    mkdocs = [sys.executable, "-m", "mkdocs", "build", *(["--no-strict"] if draft else [])]
    running = [
        subprocess.Popen(  # noqa: S603 - our own interpreter and files
            [*mkdocs, "-f", str(SITE / lang / "mkdocs.yml"), "-d", str(fresh / lang)],
            cwd=SITE.parent,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
        )
        for lang in LANGS
    ]
    try:
        said = [process.communicate()[0] for process in running]
    finally:
        for process in running:  # after Ctrl-C; otherwise they have ended
            process.kill()
            process.wait()
    for lang, process, log in zip(LANGS, running, said, strict=True):
        if process.returncode:
            raise FitilError(f"site/{lang}: {_first_fault(log)}")


def _first_fault(log: str) -> str:
    """The first error in a build's log, else the first warning; else the last line, which names an exception."""
    for level in ("ERROR", "WARNING"):
        said: list[str] = re.findall(rf"^{level}\s+-\s+(.+(?:\n +.+)*)", log, re.MULTILINE)
        if said:
            return " ".join(said[:2]) if said[0].endswith(":") else said[0]
    lines = log.strip().splitlines() or ["mkdocs failed without a message"]
    return re.sub(r"^(?:[\w.]+(?:Error|Exception)?): ", "", lines[-1])
