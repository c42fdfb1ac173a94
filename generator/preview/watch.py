"""Watches the files that cards are made from."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

from watchfiles import Change, awatch

from cards.database import parts_of
from cards.files import TABLES
from generator.art import SHARED as SHARED_FIGURES
from generator.paper import sheet as sheets

SUFFIXES = frozenset({".yaml", ".ftl", ".svg", ".png", ".jpg", ".jpeg", ".webp", *TABLES})
STEP_MS, MOST_MS = 25, 200
"""A save counts as finished after the first time without a further change, and after the second in any case."""


def folders(game: Path) -> list[Path]:
    """The folders of all that cards are made from: the game's files, sheets, and the shared figures."""
    return [*parts_of(game), sheets.FOLDER, SHARED_FIGURES]


async def saves(watched: Sequence[Path], stop: asyncio.Event) -> AsyncIterator[None]:
    """Yield once for each save below some folders (of one file, or of several at a time), until `stop` is set.

    If the system does not report saves, or allows no more watchers, the files are polled.
    """
    for polling in (None, True):
        try:
            async for _ in awatch(
                *watched,
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
    """True for files that are read; editors write all kinds of others beside them."""
    return Path(path).suffix.lower() in SUFFIXES and not Path(path).name.startswith((".", "~"))
