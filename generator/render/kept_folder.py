"""Folders of files that take long to make, kept from one run to the next until what they are made from changes."""

from __future__ import annotations

import shutil
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

KEPT_S = 24 * 3600
"""The age in seconds from which a folder under another key is deleted; newer ones may be in use by another run."""


def kept_folder(cache: Path, name: str, key: str, make: Callable[[Path], None]) -> Path:
    """Return the folder that `make` filled under this name and key, now or in an earlier run: whole or not at all.

    `key` is a hash of all that the files are made from. Without a cache that can be written, it is made each time.
    """
    kept = cache / f"{name}-{key[:16]}"
    if kept.exists():
        return kept
    try:
        cache.mkdir(parents=True, exist_ok=True)
        fresh = Path(tempfile.mkdtemp(dir=cache))
    except OSError:
        fresh = Path(tempfile.mkdtemp())
    try:
        make(fresh)
    except BaseException:
        shutil.rmtree(fresh, ignore_errors=True)
        raise
    if fresh.parent != cache:
        return fresh
    try:
        fresh.replace(kept)
    except OSError:  # another run has put it there in the meantime, and may be reading it
        shutil.rmtree(fresh, ignore_errors=True)
    for old in cache.glob(f"{name}-{'?' * 16}"):
        if old != kept and old.stat().st_mtime < time.time() - KEPT_S:
            shutil.rmtree(old, ignore_errors=True)
    return kept
