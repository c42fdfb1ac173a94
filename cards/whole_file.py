"""Files that appear whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

from cards import DataError, FitilError
from cards.files import beside, put_whole


def check_writable(path: Path) -> None:
    """Fails before the work rather than after it: the folder, or the one it is to be made in, must take a file."""
    folder = next(parent for parent in _target(path).absolute().parents if parent.exists())
    try:
        probe = beside(folder)
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


def behind_links(path: Path) -> Path:
    """The file that a link leads to; any other path as it is. Raises `DataError` for links that lead in a circle."""
    target = Path(os.path.realpath(path)) if path.is_symlink() else path
    if target.is_symlink():
        raise DataError(path, "is a link that leads nowhere")
    return target


def _target(path: Path) -> Path:
    """The file that a link leads to, and not the link, is replaced; nothing but a file ever is."""
    target = behind_links(path)
    if target.is_dir():
        raise DataError(path, "is a folder; name a file to write")
    if target.exists() and not target.is_file():
        raise DataError(path, "is a device or a pipe, and only files are written over")
    return target
