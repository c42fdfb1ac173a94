"""One script for each page whose scripts are modules in folders, so that none is waited for after another.

In it every module is a function that is called once, in the order in which a browser would run them; the page's own
comes last and stays a module. Remarks that have their lines to themselves are left out. These scripts, and the styles
of such pages, are the same for all languages, and lie once, beside them.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator, Mapping
from contextlib import suppress

from ..site import Site
from ..steps import on_files, on_post_build
from .styles import EXPORT, REMARK

_IMPORT = re.compile(r'^import (\{.*\}) from "([./\w]+\.js)"$', re.MULTILINE)
_LATE = "await import("
_IN_FOLDER = re.compile(r"assets/js/\w+/\w+\.js")
OF_ALL = "assets/js/*/*.js", "assets/css/[!a]*.css"
"""What is the same for all languages: scripts in folders, and styles, but for those that every page has (`all.*`)."""


@on_files(needs=["assets"])
def join_modules(site: Site) -> None:
    """Put one script in the place of each page's modules; those that others import alone are no files any more."""
    files = {file.src_uri: file for file in site.files if _IN_FOLDER.fullmatch(file.src_uri)}
    modules = {path: file.content_string for path, file in files.items()}
    imported = {other for path in modules for other in _imports(path, modules)}
    for path, file in files.items():
        if path in imported:
            site.files.remove(file)
        else:
            file.content_string = bundled(path, modules)


@on_post_build(gives=["drawn"])
def put_beside(site: Site) -> None:
    """Put what is the same for all languages beside them."""
    for path in [path for pattern in OF_ALL for path in site.out.glob(pattern)]:
        there = site.out.parent / path.relative_to(site.out)
        there.parent.mkdir(parents=True, exist_ok=True)
        path.replace(there)
        with suppress(OSError):
            path.parent.rmdir()  # once it is empty


def bundled(page: str, modules: Mapping[str, str]) -> str:
    """The module of a page, and before it those that it needs; `modules` are all, by their paths.

    They import by name, each from one line, and export functions, classes and constants. Raises `KeyError` if one that
    is imported is missing, `ValueError` if one needs itself, or imports as it runs: it would look beside the page.
    """
    parts: list[str] = []
    done: set[str] = set()

    def put(path: str, within: tuple[str, ...]) -> None:
        if path in within:
            raise ValueError(" → ".join((*within, path)))
        if path in done:
            return
        for other in _imports(path, modules):
            put(other, (*within, path))
        done.add(path)
        module = modules[path]
        if _LATE in module:
            raise ValueError(f"{path}: {_LATE}…)")
        text = _IMPORT.sub(lambda said: _taken(said[1], _joined(path, said[2])), REMARK.sub("", module)).strip()
        exports = ", ".join(EXPORT.findall(module))
        if path == page:
            parts.append(EXPORT.sub("", text))
        else:
            parts.append(f"const {_name(path)} = (() => {{\n{EXPORT.sub('', text)}\nreturn {{{exports}}}\n}})();")

    put(page, ())
    return "\n".join((*parts, ""))


def _imports(path: str, modules: Mapping[str, str]) -> Iterator[str]:
    yield from (_joined(path, other) for _, other in _IMPORT.findall(modules[path]))


def _joined(path: str, other: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(path), other))


def _taken(names: str, path: str) -> str:
    """What stands instead of an import."""
    return f"const {names.replace(' as ', ': ')} = {_name(path)}"


def _name(path: str) -> str:
    return path.removeprefix("assets/js/").removesuffix(".js").replace("/", "$")
