"""Folders of files that take long to make, kept in the cache until what they are made from changes (`key_of`)."""

from __future__ import annotations

import os
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from cards.database.store import MADE, cache_folder

KEPT_S = 24 * 3600
"""The age in seconds from which a folder under another key is deleted; newer ones may be in use by another run."""


def kept_folder(name: str, key: str, make: Callable[[Path], None]) -> Path:
    """Return the folder that `make` filled under this name and key, now or in an earlier run: whole or not at all.

    `key` is a hash of all that the files are made from. The name may have a folder, for many that belong together:
    `faces-game/card`. Without a cache that can be written, it is made each time.
    """
    return kept_folders({name: key}, lambda folders: make(folders[name]))[name]


def kept_folders(
    keys: Mapping[str, str],
    make: Callable[[Mapping[str, Path]], None],
    earlier_will_do: Callable[[str, Path], bool] = lambda _name, _folder: False,
) -> dict[str, Path]:
    """The folders kept under some names, each with its key; `make` fills those that are missing, all in one call.

    A folder that is missing is not made if there is one under the same name and an earlier key that will do.
    """
    kept = {name: _place(name, key) for name, key in keys.items()}
    missing = [name for name, folder in kept.items() if not _asked_for(folder)]
    for name in tuple(missing):
        earlier = sorted(_of_other_keys(kept[name]), key=lambda folder: folder.stat().st_mtime)
        if earlier and earlier_will_do(name, earlier[-1]) and _asked_for(earlier[-1]):
            kept[name] = earlier[-1]
            missing.remove(name)
    if not missing:
        return kept
    fresh = {name: _fresh() for name in missing}
    try:
        make(fresh)
    except BaseException:
        for folder in fresh.values():
            shutil.rmtree(folder, ignore_errors=True)
        raise
    return kept | {name: _keep(folder, kept[name]) for name, folder in fresh.items()}


def _asked_for(folder: Path) -> bool:
    """True if a folder is there, which then counts as new."""
    with suppress(OSError):
        os.utime(folder)
    return folder.exists()


def _forgotten(folder: Path) -> Iterator[Path]:
    """Folders of the same name under other keys that nobody has asked for in a day."""
    for old in _of_other_keys(folder):
        if old.stat().st_mtime < time.time() - KEPT_S:
            yield old


def _of_other_keys(folder: Path) -> Iterator[Path]:
    """Folders of the same name under other keys."""
    yield from (old for old in folder.parent.glob(f"{folder.name[:-_KEY]}{'?' * _KEY}") if old != folder)


_KEY = 16
"""The letters of a key that stand in a folder's name."""


def _place(name: str, key: str) -> Path:
    return cache_folder() / MADE / f"{name}-{key[:_KEY]}"


def _fresh() -> Path:
    """An empty folder: in the cache, so that it can be moved into its place, or anywhere."""
    try:
        (cache_folder() / MADE).mkdir(parents=True, exist_ok=True)
        return Path(tempfile.mkdtemp(prefix=".", dir=cache_folder() / MADE))
    except OSError:
        return Path(tempfile.mkdtemp())


def _keep(fresh: Path, kept: Path) -> Path:
    """Move a folder into its place in the cache, if it is there, and delete what it replaces."""
    if fresh.parent != cache_folder() / MADE:
        return fresh
    kept.parent.mkdir(exist_ok=True)
    try:
        fresh.replace(kept)
    except OSError:  # another run has put it there in the meantime, and may be reading it
        shutil.rmtree(fresh, ignore_errors=True)
    for old in _forgotten(kept):
        shutil.rmtree(old, ignore_errors=True)
    return kept
