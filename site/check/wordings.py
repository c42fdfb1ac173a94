"""Wordings that an editor strikes out, in what the site says: on pages, in pictures, in the words of its templates."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from cards import Finding, Game
from cards.tools import texts, worded


def wordings(site: Path, game: Game | None = None) -> Iterator[Finding]:
    """Look for such wordings in the site's texts of a game, or in those that belong to none."""
    for found in worded(texts(game, site), game):
        yield Finding(found.path, found.line, found.code, found.what, fix=found.fix)
