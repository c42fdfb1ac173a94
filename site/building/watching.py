"""A site that is served while it is written, and built again as its sources change."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Collection, Sequence
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from threading import Condition, Thread

import typer

from cards import Finding, FitilError, game_ids, load_game
from cards.errors import Said
from cards.output import echo
from cards.told import placed

from . import place, workers
from .builder import SiteBuild, build_languages
from .server import LiveHandler, Server

CALM_MS = 5000
"""So long nothing must change for what takes longest to be made anew."""


def serve(
    out: Path, port: int, *, draft: bool = False, lean: bool = False, check: Callable[[], Sequence[Finding]] = tuple
) -> None:
    """Build the site, then serve it on this machine only, until Ctrl-C.

    What is changed meanwhile is built, and pages that are open load themselves anew. `check` says what is then wrong.
    """
    served = Served(out, draft, check, lean=lean)
    handler = partial(LiveHandler, served.wait, directory=str(out.absolute()))
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
        now = build_languages(self._out, self._draft, stay=True, lean=self._lean, runtime=runtime)
        self.close()
        self._built, self._late = now, runtime is not None

    def close(self) -> None:
        """End the processes that wait for pages."""
        workers.end(self._built.workers.values() if self._built else ())

    def watch(self) -> None:
        """Build what changes, as long as the program runs."""
        from watchfiles import watch

        folders = [load_game(game).folder for game in game_ids()]
        for changes in watch(place.SITE, *folders, step=20, debounce=200, rust_timeout=CALM_MS, yield_on_timeout=True):
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
        for lang in place.LANGS:
            docs = place.SITE / lang / "docs"
            if path.suffix == ".md" and path.is_relative_to(docs):
                source = path.relative_to(docs)
                built = self._out / lang / (source.parent if source.stem == "index" else source.with_suffix(""))
                return (lang, source.as_posix()) if path.exists() and (built / "index.html").exists() else None
        return None

    def _build_page(self, lang: str, source: str) -> None:
        assert self._built
        worker = self._built.workers[lang]
        workers.tell(worker, source)
        said, done = workers.said_of(worker)
        if said or not done:
            raise workers.failed(lang, said)


def _rebuilt(pages: Collection[Path], seconds: str) -> Said:
    """What has been built anew: these pages, or the whole site."""
    if not pages:
        return Said(f"built the site in {seconds} s", "site-rebuilt", seconds=seconds)
    listed = [path.relative_to(place.SITE).as_posix() for path in sorted(pages)]
    return Said(f"{', '.join(listed)} in {seconds} s", "site-rebuilt-pages", pages=listed, seconds=seconds)
