"""When something was saved that cards are made from."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

from watchfiles import Change, awatch

from generator.face import template
from generator.paper import sheet as sheets

SUFFIXES = frozenset({".yaml", ".ftl", ".png", ".jpg", ".jpeg", ".webp"})
STEP_MS, MOST_MS = 25, 200
"""A save is over when nothing has followed for the first time; one that goes on is shown after the second."""


def folders(game: Path) -> list[Path]:
    """Everything that cards are made from: the game's files, templates and sheets."""
    return [game, template.FOLDER, sheets.FOLDER]


async def saves(game: Path, stop: asyncio.Event) -> AsyncIterator[None]:
    """Comes once for each save (of one file or many together), until `stop` is set.

    Where the system does not tell of saves, or has no room for more watchers, files are looked at again and again.
    """
    for polling in (None, True):
        try:
            async for _ in awatch(
                *folders(game),
                watch_filter=_matters,
                step=STEP_MS,
                debounce=MOST_MS,
                stop_event=stop,
                raise_interrupt=False,
                force_polling=polling,
            ):
                yield
        except OSError:
            if polling:
                raise
        else:
            return


def _matters(_: Change, path: str) -> bool:
    """True for what is read; editors write all kinds of files beside it."""
    return Path(path).suffix.lower() in SUFFIXES and not Path(path).name.startswith(".")
