"""Without a signal: what a phone keeps of a game, and what the site is called on its first screen.

For every game there is a list, `kept/<game>.json`: its pages, and whatever they show or load, each with a hash, and
the size of it all. `assets/js/kept.js` saves what the list names when a reader asks for it, and when he comes back
online, what has changed since; `kept.js` at the root of the language, a service worker, answers from there. The runtime
of pages that run our Python is shared by games and languages, lies beside them, and is kept once: as a worker answers
to the service worker of its own folder, there is a copy of `kept.js` there, too.
"""

from __future__ import annotations

import hashlib
import json
import os
import posixpath
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from cards.languages import RTL

from ..site import SITE, Site
from ..steps import on_post_build

_ADDRESS = re.compile(r'(?:src|href|data-picture)="?([^\s"#?:>]+\.(?:css|js|svg|webp|png|woff2|webmanifest))[\s">]')
_FONT = re.compile(r'url\("([^"]+\.woff2)"\)')
RUNTIME = "../runtime/"
"""Where what lies beside the languages is never another at its address."""
OWN = "own"
"""What is kept under a game's name, and is none: the page for cards of one's own."""
FILES_OF_OWN = ("own.json.z", "cards.zip", "en.json.z", "en.zip")
"""What lies beside that page."""
OF_OWN = ("own.zip", "pydantic_core-", "pixels.js")
"""What the names of files begin with that it alone needs of the runtime."""
NOT_OF_OWN = ("drawings-", "play.", "tournament.", "studio.")
"""What those begin with that it does not need, though games do."""
_LOOKS = {"background_color": "#1b1a1f", "theme_color": "#1b1a1f"}


@on_post_build(needs=["index", "drawn"])
def write(site: Site) -> None:
    """Write the lists, the service worker and the manifest, once all that they name is there."""
    lang, config = site.lang, site.config
    told = {**site.words.absent, "lang": lang, "dir": "rtl" if lang in RTL else "ltr"}
    worker = (SITE / "kept.js").read_text(encoding="utf-8")
    (site.out / "kept.js").write_text(f"{worker}self.told = {json.dumps(told)}\n", encoding="utf-8")
    manifest = {
        "name": config.site_name,
        "short_name": config.site_name,
        "description": config.site_description,
        "lang": lang,
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "icons": [
            {"src": "assets/img/icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any maskable"},
            *(
                {
                    "src": f"assets/img/icon-{px}.png",
                    "sizes": f"{px}x{px}",
                    "type": "image/png",
                    "purpose": "any maskable",
                }
                for px in (192, 512)
            ),
        ],
        **_LOOKS,
    }
    _write(site.out / "app.webmanifest", manifest)
    facts = site.runtime()
    runtime = site.out.parent / "runtime" / facts["folder"] if facts else None
    for game in site.games:
        named = {"title": game.title[lang], "lang": lang}
        _write(site.out / "kept" / f"{game.id}.json", listed(site.out, game.id, runtime) | named)
    if site.has(f"{OWN}.md"):
        named = {"title": site.extra.own["title"], "lang": lang}
        _write(site.out / "kept" / f"{OWN}.json", listed(site.out, OWN, runtime) | named)


def listed(site: Path, game: str, runtime: Path | None) -> dict[str, Any]:
    """The list of a game, its addresses as seen from the root of the language; `runtime` is the runtime's folder.

    `{bytes, files: {address: hash}, shared: {address: bytes}}`: `shared` are those of the runtime, which never change
    where they are, and are kept once for all games and languages.
    """
    found = {path: _size_and_hash(f"{site}/{path}") for path in sorted(set(_needed(site, game, runtime)))}
    files = {_address(path): digest for path, (_, digest) in found.items()}
    shared = {path: size for path, (size, _) in found.items() if path.startswith(RUNTIME)}
    return {"bytes": sum(size for size, _ in found.values()), "files": files, "shared": shared}


def _size_and_hash(path: str) -> tuple[int, str]:
    found = os.stat(path)  # noqa: PTH116 - half the time of Path.stat, over thousands of files
    return found.st_size, _hash(path, found.st_size, found.st_mtime_ns)


@cache  # many a file is every game's
def _hash(path: str, _size: int, _time_ns: int) -> str:
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()[:10]


def _needed(site: Path, game: str, runtime: Path | None) -> Iterator[str]:
    """Yield the paths of the pages of a game and of the first page, and of all that they show or load."""
    yield from [f"{OWN}/{name}" for name in FILES_OF_OWN] if game == OWN else [f"search/{game}.js"]
    yield from ("search/site.js", "app.webmanifest")
    yield from (path.relative_to(site).as_posix() for path in (site / "pictures" / game).glob("*.svg"))
    yield from (f"../{path.relative_to(site.parent).as_posix()}" for path in (site.parent / "drawn").glob(f"{game}.js"))
    yield from (path.relative_to(site).as_posix() for path in (site / "assets" / "js").glob("*.js"))
    yield from (f"../{path.relative_to(site.parent).as_posix()}" for path in site.parent.glob("assets/js/*/*.js"))
    yield from (path.relative_to(site).as_posix() for path in (site / game).rglob("game.json.z"))
    yield from (path.relative_to(site).as_posix() for path in (site / game).rglob("texts.js"))
    if game == OWN or list((site / game).rglob("game.json.z")):
        yield from _of_runtime(runtime, site, game)
    for page in [site / "index.html", *(site / game).rglob("*.html")]:
        path = page.relative_to(site).as_posix()
        yield path
        yield from _shown(site, path, _ADDRESS)
    for sheet in (site / "assets" / "css").glob("*.css"):
        yield from _shown(site, sheet.relative_to(site).as_posix(), _FONT)


def _of_runtime(runtime: Path | None, site: Path, game: str) -> Iterator[str]:
    """Yield what a game needs of the runtime, if this copy of the site has one: not the drawings of other games.

    What cards of one's own need is for their page alone, which needs no drawings.
    """
    for path in sorted(runtime.iterdir()) if runtime else ():
        if path.name.startswith(OF_OWN):
            wanted = game == OWN
        elif game == OWN:
            wanted = not path.name.startswith(NOT_OF_OWN)
        else:
            wanted = not path.name.startswith("drawings-") or path.name.startswith(f"drawings-{game}-")
        if wanted:
            yield f"../{path.relative_to(site.parent).as_posix()}"


def _shown(site: Path, path: str, address: re.Pattern[str]) -> Iterator[str]:
    """Yield the files that a page or a style sheet shows, if they are this language's."""
    for found in set(address.findall((site / path).read_text(encoding="utf-8"))):
        shown = posixpath.normpath(posixpath.join(posixpath.dirname(path), unquote(found)))
        if os.path.isfile(f"{site}/{shown}"):  # noqa: PTH113 - a fifth of the time of Path.is_file
            yield shown


def _address(path: str) -> str:
    return path.removesuffix("index.html") or "./"


def _write(path: Path, value: Any) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
