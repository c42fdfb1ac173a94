"""Builds the site: one mkdocs build per language, side by side, around what runs in the pages, and a root page."""

from __future__ import annotations

import importlib.util
import json
import re
import shutil
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

import typer

from cards import FitilError, game_ids, load_game
from cards.database import cache_folder
from cards.database.store import MADE
from cards.errors import Said, numbered
from cards.output import echo
from cards.tools import api_files
from generator.render import whole_folder

from . import place, workers
from .place import Placed

MARKER = ".fitil-site"
"""The file that marks a folder as built here, so that it may be replaced."""
NEEDED = "mkdocs", "material", "tinycss2", "rcssmin", "brotli", "filelock"
"""What only building needs: the modules of the extra `site`."""


def build(
    out: Path, *, draft: bool = False, lean: bool = False, times: bool = False, placed: Placed | None = None
) -> None:
    """Build both languages into `out`, which changes all at once or not at all; with `times`, tell what steps took.

    Told are then the seconds of each step, and the files and bytes of each kind of file.

    A `lean` site has of the files to take home one of each kind.

    Raises `FitilError` for the first warning of a build (except of a `draft`), and if `out` cannot be written or was
    not built by this program.
    """
    build_languages(out, draft, lean=lean, times=times, placed=placed)
    out = out.resolve()
    page, sizes = out / "index.html", _sizes(out)
    n, mb = sum(n for n, _ in sizes.values()), f"{sum(size for _, size in sizes.values()) / 1e6:.1f}"
    said = f"the site is in {out}: {numbered(n, 'file')}, {mb} MB; open {page}"
    echo(Said(said, "site-built", path=str(out), n=n, mb=mb, page=str(page)))
    if times:
        rows = sorted(sizes.items(), key=lambda kind: -kind[1][1])
        typer.echo("\n".join(f"{kind:<14}{n:8}{size / 1e6:8.2f} MB" for kind, (n, size) in rows))


class SiteBuild(NamedTuple):
    """The processes that have built a site and wait for pages, and what these know of the runtime that lies in it."""

    workers: Mapping[str, workers.Worker]
    runtime: str


def build_languages(
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
        shutil.copytree(place.SITE / "root", fresh, dirs_exist_ok=True)
        _name_workshops(fresh / "index.html")
        chosen = {"--draft": draft, "--lean": lean, "--times": times, "--quick": runtime is not None}
        options = ["--runtime", *(option for option, wanted in chosen.items() if wanted)]
        processes: dict[str, workers.Worker] = {}

        def start() -> None:
            for lang in place.LANGS if not processes else ():
                there = ["--stay", str(out.absolute() / lang)] if stay else []
                told = (placed or Placed()).environment
                processes[lang] = workers.start(lang, fresh, [*options, *there], told)

        try:
            if runtime is None:
                runtime = _runtime(fresh / "runtime", start)
            elif runtime:
                shutil.copytree(out / "runtime", fresh / "runtime")
            start()
            for process in processes.values():
                workers.tell(process, runtime)
            _write_api(fresh / "api")
            for lang, process in processes.items():
                logs[lang], built = workers.said_of(process)
                if not built:
                    raise workers.failed(lang, logs[lang])
        except BaseException:
            workers.end(processes.values())
            raise
    if not stay:
        workers.end(processes.values())
    if times:
        typer.echo(_table(logs))
    return SiteBuild(processes, runtime)


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


def _runtime(folder: Path, drawn: Callable[[], None]) -> str:
    """Put what the workshop runs into the site; return what its pages must know of it, empty if it cannot be had.

    `drawn` is called once all cards have been drawn, if they have to be: what is left to do keeps one core busy.
    """
    spec = importlib.util.spec_from_file_location("fitil_site_assemble", place.SITE / "runtime" / "assemble.py")
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
    shutil.copytree(made, folder / facts["folder"])
    shutil.copyfile(place.SITE / "kept.js", folder / "kept.js")
    return json.dumps(facts)
