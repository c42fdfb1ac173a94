"""What has been worked out before, kept in the user's cache folder and found again by a stamp of what it was made from.

A file of the store holds plain data and this project's own frozen records: reading one runs no code that is in it.
Whatever is wrong with the store, the work is only done again.
"""

from __future__ import annotations

import os
import pickle
import sys
import tempfile
from collections.abc import Callable, Iterable
from hashlib import blake2b
from io import BytesIO
from pathlib import Path, PosixPath, WindowsPath
from typing import Any, TypeVar, cast

T = TypeVar("T")

_FORMAT = f"1 {sys.version_info[0]}.{sys.version_info[1]}"


def cache_folder() -> Path:
    """Where pictures, games and faces are kept between runs: `FITIL_CACHE`, or the user's cache folder."""
    if folder := os.environ.get("FITIL_CACHE"):
        return Path(folder)
    import platformdirs

    return Path(platformdirs.user_cache_dir("fitil"))


def stamp(paths: Iterable[Path]) -> str:
    """A hash of the names, sizes and times of files: it changes when one of them does."""
    hashed = blake2b(_FORMAT.encode(), digest_size=16)
    for path in sorted(map(str, paths)):
        found = os.stat(path)  # noqa: PTH116 - half the time of Path.stat, over hundreds of files
        hashed.update(f"{path}\0{found.st_size}\0{found.st_mtime_ns}\n".encode())
    return hashed.hexdigest()


def kept(name: str, key: str, make: Callable[[], T]) -> T:
    """What `make` gives, taken from the store's file `name` where that was made under the same `key`."""
    path = cache_folder() / "store" / f"{name}.pickle"
    if (found := _read(path, key)) is not None:
        return cast(T, found[0])
    made = make()
    keep(name, key, made)
    return made


def look_up(name: str, key: str) -> Any:
    """What is kept under `name` and `key`, or None."""
    found = _read(cache_folder() / "store" / f"{name}.pickle", key)
    return found[0] if found else None


def keep(name: str, key: str, value: object) -> None:
    """Keeps a value under `name` and `key`, whole or not at all; a cache that cannot be written is done without."""
    path = cache_folder() / "store" / f"{name}.pickle"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, part = tempfile.mkstemp(prefix=".", suffix=".part", dir=path.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(freeze((key, value)))
        Path(part).replace(path)
    except OSError:
        return


def freeze(value: object) -> bytes:
    """A value as bytes that `thaw` reads back: for what is kept together and wanted one by one."""
    return pickle.dumps(value, protocol=5)


def thaw(data: bytes) -> Any:
    """The value of frozen bytes; None for anything that is not plain data and our own records as they are today."""
    try:
        return _Reader(BytesIO(data)).load()
    except Exception:  # half a file, another version's, somebody else's: whatever it is, it is made anew
        return None


def _read(path: Path, key: str) -> tuple[Any] | None:
    found = thaw(path.read_bytes()) if path.is_file() else None
    return (found[1],) if isinstance(found, tuple) and len(found) == 2 and found[0] == key else None


class _Reader(pickle.Unpickler):
    """Reads this project's own records, paths, and what Python's plain data are made of; nothing else."""

    def find_class(self, module: str, name: str) -> Any:
        """The class of that name, if it is one of the records that a store may hold."""
        if module.startswith("pathlib") and name in ("PosixPath", "WindowsPath"):
            return PosixPath if os.name == "posix" else WindowsPath
        if module.split(".", maxsplit=1)[0] in ("cards", "generator"):
            found = super().find_class(module, name)
            if isinstance(found, type) and (hasattr(found, "__dataclass_fields__") or hasattr(found, "_fields")):
                return found
        raise pickle.UnpicklingError(f"{module}.{name} is not kept in stores")
