"""Keys of what takes long to make: hashes of the contents of all that it is made from, wherever that lies.

A clone, a `git switch` or a restored cache has other times and other folders, and finds again what was made from the
same contents. Code counts as Python reads it, so a comment changes no key; and only the modules behind what makes the
thing count, which are found by following imports.
"""

from __future__ import annotations

import ast
import os
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from cards.database.store import given_stamp, keep, look_up
from cards.packages import PACKAGES, in_checkout, is_ours

ROOT = Path(__file__).resolve().parents[2]
"""The folder of our packages."""
_MEMO = "contents"
_FORMAT = "1"


class Content(NamedTuple):
    """What is known of a file: its size and time when it was read, a hash of it, and what it imports if it is code."""

    size: int
    time_ns: int
    digest: str
    imports: tuple[tuple[str, str], ...] = ()


def key_of(files: Iterable[Path | str] = (), *, code: Sequence[str] = (), facts: object = ()) -> str:
    """A hash of the contents of files, of all code behind some modules, and of other facts by their `repr`.

    `code` has modules (`generator.request`) or patterns (`cards.language.grammar.*`). Files below our own folder count
    by their path in it, all others by their whole path.
    """
    hashed = blake2b(f"{_FORMAT} {facts!r}\n".encode(), digest_size=32)
    named = {_name(path): path for path in (*map(str, files), *code_behind(*code))}
    for name, path in sorted(named.items()):
        hashed.update(f"{name}\0{_content(path).digest}\n".encode())
    _keep_memo()
    return hashed.hexdigest()


def modules_of(file: Path | str) -> list[str]:
    """The modules of ours that a file of code imports, and names in them that may be modules."""
    return [used for base, name in _content(str(file)).imports for used in _meant(base, name)]


@cache
def code_behind(*roots: str) -> tuple[str, ...]:
    """The files of our modules that some modules need, themselves included, and of the data that lies beside them."""
    modules = _follow([found for root in roots for found in _matching(root)])
    folders = {str(Path(file).parent) for file in modules.values()}
    data = (file for folder in folders for file in _data_in(folder))
    return tuple(sorted({*modules.values(), *data}))


def _name(path: str) -> str:
    below = f"{ROOT}{os.sep}"  # as text, since it is asked of thousands of files
    return path.removeprefix(below).replace(os.sep, "/") if path.startswith(below) else path


# --- contents ---


_read: dict[str, Content] = {}
_fresh: list[str] = []


def _content(path: str) -> Content:
    """What is known of a file; it is read again if its size or time has changed since."""
    if not _read:
        _read.update(look_up(_MEMO, _FORMAT) or {})
    found = os.stat(path)  # noqa: PTH116 - half the time of Path.stat, over thousands of files
    known = _read.get(path)
    if known is None or (known.size, known.time_ns) != (found.st_size, found.st_mtime_ns):
        known = _read[path] = Content(found.st_size, found.st_mtime_ns, *_looked_at(path))
        _fresh.append(path)
    return known


def _looked_at(path: str) -> tuple[str, tuple[tuple[str, str], ...]]:
    data = Path(path).read_bytes()
    if path.endswith(".py"):
        try:
            tree = ast.parse(data)
        except SyntaxError:  # whoever runs it will say so
            return blake2b(data, digest_size=16).hexdigest(), ()
        return blake2b(ast.dump(tree).encode(), digest_size=16).hexdigest(), tuple(_imports(tree))
    return blake2b(data, digest_size=16).hexdigest(), ()


def _keep_memo() -> None:
    """Store what was read, for the next run; not in a reader's page, where no files are."""
    if _fresh and not given_stamp():
        keep(_MEMO, _FORMAT, {path: content for path, content in _read.items() if Path(path).exists()})
        _fresh.clear()


# --- code ---


def _matching(pattern: str) -> Iterator[str]:
    """The modules that a pattern such as `rules_checker.games.*.deck` names."""
    if "*" not in (pattern := in_checkout(pattern)):
        yield pattern
        return
    for path in ROOT.glob(f"{pattern.replace('.', '/')}.py"):
        yield ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def _follow(roots: Iterable[str]) -> dict[str, str]:
    """The file of every module of ours that these import, directly or not, in functions too, themselves included."""
    found: dict[str, str] = {}
    left, seen = list(roots), {""}
    while left:
        if (module := left.pop()) in seen or module.partition(".")[0] not in PACKAGES:
            continue
        seen.add(module)
        left.append(module.rpartition(".")[0])
        if file := _file(module):
            found[module] = file
            left += modules_of(file)
    return found


def _meant(base: str, name: str) -> tuple[str, ...]:
    """The modules that an import may mean: the one named, a module in it, the one behind a name of its door."""
    return base, f"{base}.{name}", _door(base).get(name, "")


@cache
def _file(module: str) -> str:
    """The file of a module of ours; empty if there is none."""
    stem = ROOT.joinpath(*module.split("."))
    return next((str(path) for path in (stem / "__init__.py", stem.with_suffix(".py")) if path.is_file()), "")


@cache
def _door(package: str) -> dict[str, str]:
    """The module behind each name that a package of ours lets out: its `__init__.pyi` says so."""
    stub = ROOT.joinpath(*package.split("."), "__init__.pyi")
    if package.partition(".")[0] not in PACKAGES or not stub.is_file():
        return {}
    lines = ast.parse(stub.read_bytes()).body
    froms = [line for line in lines if isinstance(line, ast.ImportFrom)]
    return {alias.asname or alias.name: f"{package}.{line.module}" for line in froms for alias in line.names}


def _imports(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """What a module imports of ours, anywhere in it: modules, and names in them; not what only type checkers see."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import):
            yield from ((in_checkout(alias.name), "") for alias in node.names if is_ours(alias.name))
        elif isinstance(node, ast.ImportFrom):
            if node.module and is_ours(node.module):
                yield from ((in_checkout(node.module), alias.name) for alias in node.names)
        elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            yield from (found for other in node.orelse for found in _imports(other))
        elif isinstance(node, ast.stmt | ast.excepthandler | ast.match_case):
            yield from _imports(node)


def _data_in(folder: str) -> Iterator[str]:
    """The files of data below a folder of code that belong to it: not what lies in packages or games below it."""
    for root, folders, names in os.walk(folder):
        folders[:] = [
            name
            for name in folders
            if name not in ("__pycache__", "as_read", "games") and not Path(root, name, "__init__.py").exists()
        ]
        yield from (f"{root}{os.sep}{name}" for name in names if not name.endswith((".py", ".pyc")))
