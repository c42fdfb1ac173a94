"""Wordings that an editor strikes out, on pages and in pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from cards import Finding
from cards.ledger import Page, Tongue
from cards.tools import struck


def wordings(tongue: Tongue, page: Page, game: Path | None = None) -> Iterator[Finding]:
    """Look for such wordings on a page, and in what it says of itself."""
    for key in ("title", "description"):
        yield from _struck(page.path, 1, str(page.meta.get(key, "")), tongue, game)
    for block in page.blocks:
        yield from _struck(page.path, block.line, block.prose, tongue, game)


def worded_pictures(folder: Path, tongues: Sequence[Tongue], game: Path | None = None) -> Iterator[Finding]:
    """The wordings in the pictures of a folder, which have the words of all languages in one file."""
    for path in sorted(folder.glob("*.yaml")):
        for tongue in tongues:
            yield from _struck(path, 1, path.read_text(encoding="utf-8"), tongue, game)


def _struck(path: Path, line: int, text: str, tongue: Tongue, game: Path | None) -> Iterator[Finding]:
    for found in struck(text, tongue.lang, game):
        yield Finding(path, line + found.line, "wording", f"found {found.said!r}", fix=f"write {found.write}")
