"""Files that appear whole or not at all."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from cards import DataError, FitilError


def check_writable(path: Path) -> None:
    """Fails before the work rather than after it: the folder, or the one it is to be made in, must take a file."""
    if path.is_dir():
        raise DataError(path, "is a folder; name a file to write")
    folder = next(parent for parent in path.absolute().parents if parent.exists())
    try:
        probe = folder / f".{path.name}.probe"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise DataError(path.parent, f"cannot be written to: {error.strerror}") from None


def write_whole(path: Path, data: bytes) -> None:
    """Writes a file beside its place, then moves it there; raises `FitilError` if it cannot be written."""
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")  # another process may be writing it, too
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_bytes(data)
        beside.replace(path)
    except OSError as error:
        raise FitilError(f"{path}: cannot be written: {error.strerror}") from None
    finally:
        with suppress(OSError):  # where its folder is a file, what is wrong has been said
            beside.unlink(missing_ok=True)
