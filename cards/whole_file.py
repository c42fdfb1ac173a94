"""Files that appear whole or not at all."""

from __future__ import annotations

import errno
import os
import stat
from contextlib import suppress
from pathlib import Path

from cards.errors import DataError, FitilError

PART = ".part"
"""The suffix of a file that is being written."""


def refuse_output(path: Path, *, folder: bool = False) -> None:
    """Raise `FitilError` for `-`, which elsewhere is standard output: here a file, or a folder, is written."""
    if str(path) == "-":
        what = "folder" if folder else "file"
        raise FitilError(f"a {what} is written here, not standard output: name one instead of -").coded(
            "folder-not-output" if folder else "file-not-output"
        )


def refuse_existing(path: Path) -> None:
    """Raise `FitilError` for what is there already, and may be somebody's work."""
    if path.exists():
        raise FitilError(f"{path}: already exists; not overwritten").coded("exists", path=str(path))


def over(path: Path, given: Path) -> bool:
    """Whether a file that is to be written would be in the place of one that was given, or in a folder that was."""
    if not given.exists():
        return False
    return path.resolve().is_relative_to(given.resolve()) or (path.exists() and path.samefile(given))


def check_writable(path: Path) -> None:
    """Raise `FitilError` if the file's folder, or the nearest one that exists, is not writable: before any work."""
    folder = next(parent for parent in _target(path).absolute().parents if parent.exists())
    try:
        probe = _beside(folder)
        try:
            probe.touch(exist_ok=False)
        finally:
            probe.unlink(missing_ok=True)
    except OSError as error:
        raise _not_written(path, error) from None


def write_whole(path: Path, data: bytes) -> None:
    """Write a file beside its place, then move it there; raises `FitilError` if it cannot be written."""
    target = _target(path)
    try:
        put_whole(target, data)
    except OSError as error:
        raise _not_written(path, error) from None


def write_new(path: Path, text: str) -> None:
    """Write a new file, whole or not at all; raises `FitilError` if it exists or cannot be written."""
    refuse_output(path)
    if path.is_dir():
        raise DataError(path, "is a folder; name a file to write").coded("folder-to-write")
    refuse_existing(path)
    try:
        put_whole(path, text.encode())
    except OSError as error:
        raise _not_written(path, error) from None


def _not_written(path: Path, error: OSError) -> FitilError:
    """The fault of a file, as it was named, that cannot be written, as where a file stands in a folder's place."""
    why = os.strerror(errno.ENOTDIR) if isinstance(error, FileExistsError) else error.strerror or str(error)
    return FitilError(f"{path}: cannot be written: {why}").coded("not-written", path=str(path), reason=why)


def put_whole(path: Path, data: bytes) -> None:
    """Write a file beside its place, under a name that no other process uses, then move it there.

    The permissions of a file that it replaces are kept. Folders are made as needed. Raises `OSError`; whatever is
    raised, no part of the file is left.
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
    """The target of a link; any other path as it is. Raises `DataError` for links that lead in a circle."""
    target = Path(os.path.realpath(path)) if path.is_symlink() else path
    if target.is_symlink():
        raise DataError(path, "is a broken link").coded("broken-link")
    return target


def _target(path: Path) -> Path:
    """The file to replace: of a link, its target; raises `DataError` if it is not a regular file."""
    refuse_output(path)
    target = behind_links(path)
    if target.is_dir():
        raise DataError(path, "is a folder; name a file to write").coded("folder-to-write")
    if target.exists() and not target.is_file():
        raise DataError(path, "is a device or a pipe; only regular files are overwritten").coded("not-a-regular-file")
    return target


def _beside(folder: Path) -> Path:
    """The path for an unfinished file, with a name that no other process uses."""
    return folder / f".{os.urandom(6).hex()}{PART}"
