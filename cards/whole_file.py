"""Files that appear whole or not at all."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path

from cards.errors import DataError, FitilError

PART = ".part"
"""The suffix of a file that is being written."""


def check_writable(path: Path) -> None:
    """Fails before the work rather than after it: the folder, or the one it is to be made in, must take a file."""
    folder = next(parent for parent in _target(path).absolute().parents if parent.exists())
    try:
        probe = _beside(folder)
        try:
            probe.touch(exist_ok=False)
        finally:
            probe.unlink(missing_ok=True)
    except OSError as error:
        raise DataError(path.parent, f"cannot be written to: {error.strerror}") from None


def write_whole(path: Path, data: bytes) -> None:
    """Writes a file beside its place, then moves it there; raises `FitilError` if it cannot be written."""
    target = _target(path)
    try:
        put_whole(target, data)
    except OSError as error:
        raise FitilError(f"{path}: cannot be written: {error.strerror}") from None


def write_new(path: Path, text: str) -> None:
    """Writes a file that is not there yet, whole or not at all; raises `FitilError`."""
    if path.exists():
        raise FitilError(f"{path}: already exists; not overwritten")
    try:
        put_whole(path, text.encode())
    except OSError as error:
        raise FitilError(f"{path}: cannot be written: {error.strerror}") from None


def put_whole(path: Path, data: bytes) -> None:
    """Writes a file beside its place, under a name that no other process takes, then moves it there.

    Whoever may read or write the file that it replaces may the new one. Folders are made as needed. Raises `OSError`;
    whatever is raised, no part of the file is left.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    part = _beside(path.parent)
    try:
        with part.open("xb") as file:
            file.write(data)
        with suppress(FileNotFoundError):
            part.chmod(stat.S_IMODE(path.stat().st_mode))
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def behind_links(path: Path) -> Path:
    """The file that a link leads to; any other path as it is. Raises `DataError` for links that lead in a circle."""
    target = Path(os.path.realpath(path)) if path.is_symlink() else path
    if target.is_symlink():
        raise DataError(path, "is a broken link")
    return target


def _target(path: Path) -> Path:
    """The file that a link leads to, and not the link, is replaced; nothing but a file ever is."""
    target = behind_links(path)
    if target.is_dir():
        raise DataError(path, "is a folder; name a file to write")
    if target.exists() and not target.is_file():
        raise DataError(path, "is a device or a pipe; only regular files are overwritten")
    return target


def _beside(folder: Path) -> Path:
    """A file for what is unfinished, of a name that no other process takes."""
    return folder / f".{os.urandom(6).hex()}{PART}"
