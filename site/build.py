"""Builds the rules site: one mkdocs build per language, side by side, and a root page that leads into them.

`fitil.py` loads this file by its path, because `site` is the name of a standard module and cannot be a package here.
"""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Condition, Thread
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import typer

from cards import Finding, FitilError, game_ids, load_game
from cards.database import cache_folder
from cards.database.store import MADE
from cards.errors import Said, numbered
from cards.output import echo
from cards.told import language, placed
from cards.tools import api_files
from generator.render import whole_folder

SITE = Path(__file__).resolve().parent
LANGS = tuple(sorted(path.parent.name for path in SITE.glob("*/mkdocs.yml")))
_PATH = re.compile(r"/(?:[\w.~%-]+/)*")
CHANGES, RELOAD = "/_changes", "/_changes.js"
MARKER = ".fitil-site"
"""The file that marks a folder as built here, so that it may be replaced."""
CALM_MS = 5000
"""So long nothing must change for what takes longest to be made anew."""
NEEDED = "mkdocs", "material", "tinycss2", "rcssmin", "brotli", "filelock"
"""What only building needs: the modules of the extra `site`."""


@dataclass(frozen=True, slots=True)
class Placed:
    """Where a site will lie, as a path and a whole address, both with `/` at the end, and the folder of its club."""

    base: str = ""
    address: str = ""
    club: Path | None = None

    @classmethod
    def at(cls, base: str | None, club: Path | None) -> Placed:
        """A place as the command line names it. Raises `FitilError` if it is none, or the club's folder is wrong."""
        if club:
            from cards.tools import read_club

            read_club(club)
        if not base:
            return cls(club=club)
        parts = urlsplit(base)
        whole = parts.scheme in ("http", "https") and bool(parts.netloc)
        path = parts.path if parts.path.endswith("/") else f"{parts.path}/"
        if not (whole or (base.startswith("/") and not parts.netloc)) or not _PATH.fullmatch(path):
            said = (
                f"{base!r} is neither a path nor an address; write /club/ or https://club.example/fitil/, for example"
            )
            raise FitilError(said).coded("club-base", base=base)
        return cls(path, f"{parts.scheme}://{parts.netloc}{path}" if whole else "", club)

    @property
    def environment(self) -> dict[str, str]:
        """What the processes that build languages read of it."""
        told = {"FITIL_BASE": self.base, "FITIL_ADDRESS": self.address}
        told |= {"FITIL_CLUB": str(self.club.resolve())} if self.club else {}
        return {name: value for name, value in told.items() if value}


def build(
    out: Path, *, draft: bool = False, lean: bool = False, times: bool = False, placed: Placed | None = None
) -> None:
    """Build both languages into `out`, which changes all at once or not at all; with `times`, tell what steps took.

    Told are then the seconds of each step, and the files and bytes of each kind of file.

    A `lean` site has of the files to take home one of each kind.

    Raises `FitilError` for the first warning of a build (except of a `draft`), and if `out` cannot be written or was
    not built by this program.
    """
    _build(out, draft, lean=lean, times=times, placed=placed)
    out = out.resolve()
    page, sizes = out / "index.html", _sizes(out)
    n, mb = sum(n for n, _ in sizes.values()), f"{sum(size for _, size in sizes.values()) / 1e6:.1f}"
    said = f"the site is in {out}: {numbered(n, 'file')}, {mb} MB; open {page}"
    echo(Said(said, "site-built", path=str(out), n=n, mb=mb, page=str(page)))
    if times:
        rows = sorted(sizes.items(), key=lambda kind: -kind[1][1])
        typer.echo("\n".join(f"{kind:<14}{n:8}{size / 1e6:8.2f} MB" for kind, (n, size) in rows))


def serve(
    out: Path, port: int, *, draft: bool = False, lean: bool = False, check: Callable[[], Sequence[Finding]] = tuple
) -> None:
    """Build the site, then serve it on this machine only, until Ctrl-C.

    What is changed meanwhile is built, and pages that are open load themselves anew. `check` says what is then wrong.
    """
    served = Served(out, draft, check, lean=lean)
    handler = partial(LiveHandler, served, directory=str(out.absolute()))
    try:
        server = Server(("127.0.0.1", port), handler)
    except OSError as error:
        raise FitilError(f"cannot use port {port}: {os.strerror(error.errno or 0)}; name another with --port").coded(
            "site-port", port=str(port), reason=os.strerror(error.errno or 0)
        ) from error
    with server, closing(served):
        served.build()
        Thread(target=served.watch, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}/"
        echo(Said(f"{address} (stop with Ctrl-C)", "served", address=address))
        with suppress(KeyboardInterrupt):
            server.serve_forever()


class SiteBuild(NamedTuple):
    """The processes that have built a site and wait for pages, and what these know of the runtime that lies in it."""

    workers: Mapping[str, subprocess.Popen[str]]
    runtime: str


class Served:
    """A site that is built again as its sources change: one page by the process that built it, all else as a whole.

    What runs in its pages and what is printed take longest to make: they follow once nothing has changed for a while.
    """

    def __init__(self, out: Path, draft: bool, check: Callable[[], Sequence[Finding]], *, lean: bool = False) -> None:
        self._out, self._draft, self._check, self._lean = out, draft, check, lean
        self._built: SiteBuild | None = None
        self._late = False
        """True if what runs in the pages and what is printed are those of an earlier state."""
        self._changed = Condition()

    def build(self, runtime: str | None = None) -> None:
        """Build the whole site, around the `runtime` that it has, if any is given.

        Raises `FitilError` if it cannot be, and leaves what there was.
        """
        built = _build(self._out, self._draft, stay=True, lean=self._lean, runtime=runtime)
        self.close()
        self._built, self._late = built, runtime is not None

    def close(self) -> None:
        """End the processes that wait for pages."""
        _end(self._built.workers.values() if self._built else ())

    def watch(self) -> None:
        """Build what changes, as long as the program runs."""
        from watchfiles import watch

        folders = [load_game(game).folder for game in game_ids()]
        for changes in watch(SITE, *folders, step=20, debounce=200, rust_timeout=CALM_MS, yield_on_timeout=True):
            if changes:
                self.change({Path(path) for _, path in changes})
            else:
                self.follow()

    def change(self, paths: Collection[Path]) -> None:
        """Build what these files are the sources of, tell open pages, and say what is wrong."""
        started = time.perf_counter()
        pages = [self._page(path) for path in sorted(paths)]
        try:
            if not all(pages):
                self.build(self._built.runtime if self._built else None)
            for lang, source in filter(None, pages):
                self._build_page(lang, source)
        except FitilError as error:
            typer.echo(placed(error))
            return
        self._announce()
        echo(_rebuilt(paths if all(pages) else (), f"{time.perf_counter() - started:.1f}"))
        for finding in self._check():
            typer.echo(finding.told())

    def follow(self) -> None:
        """Make what takes long anew, and the site around it, if it is that of an earlier state."""
        if not self._late:
            return
        self._late = False  # what cannot be made is tried again when something has changed
        started = time.perf_counter()
        try:
            self.build()
        except FitilError as error:
            typer.echo(placed(error))
            return
        self._announce()
        seconds = f"{time.perf_counter() - started:.1f}"
        echo(Said(f"built what runs in the pages in {seconds} s", "site-followed", seconds=seconds))

    def _announce(self) -> None:
        """Tell open pages that the site is another."""
        with self._changed:
            self._changed.notify_all()

    def wait(self) -> None:
        """Wait until something has changed."""
        with self._changed:
            self._changed.wait()

    def _page(self, path: Path) -> tuple[str, str] | None:
        """The language and the source of a page that has been built; None for any other file."""
        for lang in LANGS:
            docs = SITE / lang / "docs"
            if path.suffix == ".md" and path.is_relative_to(docs):
                source = path.relative_to(docs)
                built = self._out / lang / (source.parent if source.stem == "index" else source.with_suffix(""))
                return (lang, source.as_posix()) if path.exists() and (built / "index.html").exists() else None
        return None

    def _build_page(self, lang: str, source: str) -> None:
        assert self._built
        worker = self._built.workers[lang]
        _tell(worker, source)
        said, built = _said(worker)
        if said or not built:
            raise _failed(lang, said)


def _rebuilt(pages: Collection[Path], seconds: str) -> Said:
    """What has been built anew: these pages, or the whole site."""
    if not pages:
        return Said(f"built the site in {seconds} s", "site-rebuilt", seconds=seconds)
    listed = [path.relative_to(SITE).as_posix() for path in sorted(pages)]
    return Said(f"{', '.join(listed)} in {seconds} s", "site-rebuilt-pages", pages=listed, seconds=seconds)


def _failed(lang: str, log: str) -> FitilError:
    """The fault of a build, as its log tells it: in the language of the run if it is one of ours."""
    fault = _first_fault(log)
    return FitilError(f"site/{lang}: {fault}").coded("site-fault", lang=lang, reason=fault)


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


class LiveHandler(Handler):
    """Serves the site while it is written: a script that each page gets loads it anew when something has changed."""

    def __init__(self, served: Served, *request: Any, **given: Any) -> None:
        self._served = served
        super().__init__(*request, **given)

    def do_GET(self) -> None:
        """Answer with a page, a file, the script, or, once something has changed, what the script waits for."""
        page = Path(self.translate_path(self.path))
        page = page / "index.html" if page.is_dir() and self.path.endswith("/") else page
        if self.path == CHANGES:
            self._served.wait()
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


def _build(
    out: Path,
    draft: bool,
    *,
    stay: bool = False,
    lean: bool = False,
    times: bool = False,
    placed: Placed | None = None,
    runtime: str | None = None,
) -> SiteBuild:
    """Build the languages at the same time; the processes wait for pages if they are to stay.

    The `runtime` is the one that lies in `out`, if what its pages know of it is given, and files to take home may then
    be those of an earlier state; else what is needed is made.
    """
    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        what = f"the site is built by {', '.join(missing)}: run `make setup`, or pip install 'fitil[site]'"
        raise FitilError(what).coded("site-needs", names=missing)
    logs: dict[str, str] = {}
    first = not any((cache_folder() / MADE).glob("page-store-*"))
    what = (
        "all cards are drawn this first time, which takes some minutes"
        if first
        else "all pages anew, in a minute or two"
    )
    echo(Said(f"building the site: {what} …", "site-begun", first="yes" if first else "no"), err=True)
    with whole_folder(out, MARKER, "the site") as fresh:
        shutil.copytree(SITE / "root", fresh, dirs_exist_ok=True)
        _name_workshops(fresh / "index.html")
        chosen = {"--draft": draft, "--lean": lean, "--times": times, "--quick": runtime is not None}
        options = ["--runtime", *(option for option, wanted in chosen.items() if wanted)]
        workers: dict[str, subprocess.Popen[str]] = {}

        def start() -> None:
            for lang in LANGS if not workers else ():
                there = ["--stay", str(out.absolute() / lang)] if stay else []
                workers[lang] = _start(lang, fresh, [*options, *there], (placed or Placed()).environment)

        try:
            if runtime is None:
                runtime = _runtime(fresh / "runtime", start)
            elif runtime:
                shutil.copytree(out / "runtime", fresh / "runtime")
            start()
            for worker in workers.values():
                _tell(worker, runtime)
            _write_api(fresh / "api")
            for lang, worker in workers.items():
                logs[lang], built = _said(worker)
                if not built:
                    raise _failed(lang, logs[lang])
        except BaseException:
            _end(workers.values())
            raise
    if not stay:
        _end(workers.values())
    if times:
        typer.echo(_table(logs))
    return SiteBuild(workers, runtime)


def _sizes(out: Path) -> dict[str, tuple[int, int]]:
    """How many files of each kind there are, and their bytes."""
    found: dict[str, tuple[int, int]] = {}
    for path in filter(Path.is_file, out.rglob("*")):
        n, size = found.get(path.suffix, (0, 0))
        found[path.suffix] = n + 1, size + path.stat().st_size
    return found


def _table(logs: Mapping[str, str]) -> str:
    """The seconds of processor time that each step took in each language, the longest steps first."""
    taken = {lang: {step: float(n) for step, n in re.findall(r"^took (\S+) (\S+)$", logs[lang], re.M)} for lang in logs}
    steps = sorted(
        {step for of in taken.values() for step in of}, key=lambda step: -sum(of[step] for of in taken.values())
    )
    rows = [("all", [sum(of.values()) for of in taken.values()])]
    rows += [(step, [of[step] for of in taken.values()]) for step in steps]
    lines = [f"{'CPU s':<22}" + "".join(f"{lang:>8}" for lang in taken)]
    return "\n".join([*lines, *(f"{step:<22}" + "".join(f"{n:8.2f}" for n in found) for step, found in rows)])


def _start(lang: str, fresh: Path, options: Sequence[str], told: Mapping[str, str]) -> subprocess.Popen[str]:
    return subprocess.Popen(  # noqa: S603 - our own interpreter and files
        [sys.executable, "-P", str(SITE / "worker.py"), lang, str(fresh / lang), "--told", language(), *options],
        cwd=SITE.parent,
        env=os.environ | {"PYTHONUTF8": "1", "NO_MKDOCS_2_WARNING": "1"} | dict(told),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
    )


def _tell(worker: subprocess.Popen[str], line: str) -> None:
    """Give a process a line that it waits for, or will; of one that has ended its log tells why."""
    assert worker.stdin
    with suppress(OSError):
        worker.stdin.write(f"{line}\n")
        worker.stdin.flush()


def _said(worker: subprocess.Popen[str]) -> tuple[str, bool]:
    """Wait until a process has built what it was to build; return its log, and whether it has."""
    assert worker.stdout
    said: list[str] = []
    for line in worker.stdout:
        if line == "built\n":
            return "".join(said), True
        said.append(line)
    return "".join(said), False


def _end(workers: Iterable[subprocess.Popen[str]]) -> None:
    for worker in workers:
        worker.kill()
        worker.wait()


def _name_workshops(page: Path) -> None:
    """Tell the root page which games have a workshop, in the order of the games, for links to decks."""
    games = [game.id for game in map(load_game, game_ids()) if game.cards and game.deck_rules]
    text = page.read_text(encoding="utf-8").replace('data-workshops=""', f'data-workshops="{" ".join(games)}"')
    page.write_text(text, encoding="utf-8")


def _write_api(folder: Path) -> None:
    """Write what the site offers programs; the schemas of these files are in `site/root/api/schema`."""
    for game in map(load_game, game_ids()):
        for path, content in api_files(game):
            file = folder / path
            file.parent.mkdir(exist_ok=True)
            file.write_text(json.dumps(content, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")


def _runtime(place: Path, drawn: Callable[[], None]) -> str:
    """Put what the workshop runs into the site; return what its pages must know of it, empty if it cannot be had.

    `drawn` is called once all cards have been drawn, if they have to be: what is left to do keeps one core busy.
    """
    spec = importlib.util.spec_from_file_location("fitil_site_assemble", SITE / "runtime" / "assemble.py")
    assert spec and spec.loader
    assembler = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(assembler)
    try:
        made: Path = assembler.assemble(drawn)
    except FitilError as error:
        said = f"without checks and prints in the workshop's pages: {error}"
        echo(Said(said, "site-without-programs", reason=error), err=True)
        return ""
    facts = assembler.facts(made)
    shutil.copytree(made, place / facts["folder"])
    shutil.copyfile(SITE / "kept.js", place / "kept.js")
    return json.dumps(facts)


def _first_fault(log: str) -> str:
    """The first error in a build's log, else the first warning; else the last line, which names an exception."""
    for level in ("ERROR", "WARNING"):
        said: list[str] = re.findall(rf"^{level}\s+-\s+(.+(?:\n +.+)*)", log, re.MULTILINE)
        if said:
            return " ".join(said[:2]) if said[0].endswith(":") else said[0]
    lines = log.strip().splitlines() or ["mkdocs failed without a message"]
    return re.sub(r"^(?:[\w.]+(?:Error|Exception)?): ", "", lines[-1])
