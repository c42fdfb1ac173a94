"""Folders that appear whole or not at all; only our own are ever replaced."""

from __future__ import annotations

import errno
import glob
import os
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from cards import FitilError
from cards.whole_file import refuse_output

_LITTER = frozenset({".DS_Store", "Thumbs.db", "desktop.ini"})
"""Files that file managers leave in any folder that they open."""
_TRIES = 10
LEFT_S = 24 * 3600
"""The age in seconds from which an unfinished folder beside ours is one that a killed run has left."""


@contextmanager
def whole_folder(out: Path, marker: str, what: str) -> Iterator[Path]:
    """Yield an empty folder beside `out`, and replace `out` with it once the block has filled it.

    Each such folder has a file called `marker`, which says that it is `what` ("the site") and may be replaced. If the
    block lists the folder's files in it, a line for each, a folder that also holds other files is left alone. Raises
    `FitilError` if `out` is not ours or cannot be written; whatever is raised, nothing has changed.
    """
    refuse_output(out, folder=True)
    try:
        out = out.resolve()
    except (OSError, RuntimeError):  # RuntimeError up to Python 3.12
        raise FitilError(f"{out} is a broken link").coded("broken-link-at", path=str(out)) from None
    _check_ours(out, marker, what)
    made = [folder for folder in out.parents if not folder.exists()]
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        fresh = Path(tempfile.mkdtemp(prefix=f".{out.name}-", dir=out.parent))
    except OSError as error:
        raise _not_written(out, error) from error
    try:
        fresh.chmod(0o755)
        (fresh / marker).touch()  # from now on it is ours, whatever becomes of this run
        _remove_left(fresh, out, marker)
        yield fresh
        (fresh / marker).touch()
        _swap(fresh, out)
    except OSError as error:  # the disk is full, say; the folder beside is nothing that anybody asked for
        if error.filename and not Path(error.filename).is_relative_to(fresh):
            raise
        raise _not_written(out, error) from error
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
        for folder in made:  # folders that are no longer empty stay
            with suppress(OSError):
                folder.rmdir()


def _not_written(out: Path, error: OSError) -> FitilError:
    """The fault of a folder that cannot be written."""
    within = isinstance(error, FileExistsError)  # what is to hold it is a file
    why = os.strerror(errno.ENOTDIR) if within else error.strerror or str(error)
    return FitilError(f"{out}: cannot be written: {why}").coded("not-written", path=str(out), reason=why)


def _remove_left(fresh: Path, out: Path, marker: str) -> None:
    """Delete the unfinished folders of runs that were killed; newer ones may be those of a run beside this one."""
    unique = "?" * (len(fresh.name) - len(f".{out.name}-"))
    for left in out.parent.glob(f".{glob.escape(out.name)}-{unique}"):
        with suppress(OSError):
            if (left / marker).lstat().st_mtime < time.time() - LEFT_S:
                shutil.rmtree(left)


def files_in(folder: Path) -> list[str]:
    """The files below a folder, as its marker lists them."""
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if not path.is_dir())


def _check_ours(out: Path, marker: str, what: str) -> None:
    """Raise `FitilError` if the folder holds anything that is not ours."""
    if not out.exists():
        return
    if not out.is_dir():
        raise FitilError(f"{out} is a file; {what} needs a folder").coded("needs-folder", path=str(out))
    if not (out / marker).exists():
        if any(out.iterdir()):
            raise FitilError(f"{out} contains files that are not {what}; name an empty or a new folder").coded(
                "not-ours", path=str(out)
            )
        return
    listed = set((out / marker).read_text(encoding="utf-8", errors="replace").splitlines())
    for name in files_in(out) if listed else ():
        if name not in listed and name != marker and Path(name).name not in _LITTER:
            raise FitilError(
                f"{out} contains {name}, which is not part of {what}; name an empty or a new folder"
            ).coded("not-part", path=str(out), name=name)


def _swap(fresh: Path, out: Path) -> None:
    """Put the finished folder in place of the old one; of two at the same time, the later one stays."""
    old = fresh.with_name(f"{fresh.name}-old")
    try:
        for left in reversed(range(_TRIES)):
            with suppress(FileNotFoundError):
                out.rename(old)
            try:
                fresh.rename(out)
                break
            except OSError:
                if old.exists() and not out.exists():
                    old.rename(out)
                if not left or not out.exists():
                    raise
            shutil.rmtree(old, ignore_errors=True)  # another process came in between: its folder is now the old one
    except OSError as error:
        raise FitilError(f"cannot replace {out}: {error.strerror}").coded(
            "not-replaced", path=str(out), reason=error.strerror
        ) from error
    finally:
        if out.exists():
            shutil.rmtree(old, ignore_errors=True)
