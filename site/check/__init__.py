"""`fitil site check`: reports what is wrong with the pages, by file and line, from their Markdown, without a build.

`fitil.py` loads this file by its path. Half-written pages are checked too: a missing thing is
reported once, where it should be, and what depends on it is not reported again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from cards import Finding, game_ids, load_game
from cards.errors import Said
from cards.ledger import SITE, Book, read_book, read_tongues

from .asked import asked
from .coverage import examples, glossary, ledger, numbers, rules, rulings
from .forms import forms
from .links import NOT_DRAWN, gallery_anchors, links
from .page import check_page
from .retold import retold
from .twins import PAGES, language, missing_pages, stale, twin_anchors
from .wordings import wordings

__all__ = ["PAGES", "check", "check_page", "gallery_anchors", "language", "numbers", "stale"]


def check(games: Sequence[str] = (), site: Path = SITE) -> list[Finding]:
    """Check these games' pages, or the whole site; return the findings in the order of files and lines."""
    for name in games:
        load_game(name)  # raises an error that names the games
    books = {game_id: read_book(game_id, site) for game_id in game_ids()}
    found = [finding for name in games or books for finding in _check_book(books[name], books)]
    if not games:
        found += _check_home(site, books)
        found += forms(site)
    found.sort(key=lambda finding: (finding.code == NOT_DRAWN, str(finding.path), finding.line))
    # both languages show the same picture
    drawn_once = {finding.what: finding for finding in reversed(found) if finding.code == NOT_DRAWN}
    return [finding for finding in found if finding.code != NOT_DRAWN or drawn_once[finding.what] is finding]


def _check_book(book: Book, books: Mapping[str, Book]) -> Iterator[Finding]:
    if not any(tongue.pages for tongue in book.tongues):
        yield Finding(
            book.game.folder / "game.yaml",
            1,
            "no-pages",
            Said(f"{book.game.id} has no pages yet", "site-no-pages", name=book.game.id),
        )
        return
    yield from missing_pages(book.tongues, PAGES)
    yield from twin_anchors(book.tongues, book.missing)
    yield from ledger(book)
    yield from examples(book)
    yield from rulings(book)
    yield from glossary(book)
    yield from asked(book)
    yield from retold(book)
    for tongue in book.tongues:
        for name, page in tongue.pages.items():
            yield from check_page(page)
            yield from rules(book, tongue, name)
            yield from links(book.site, tongue, name, books)
    yield from wordings(book.site, book.game)
    yield from stale(book)


def _check_home(site: Path, books: Mapping[str, Book]) -> Iterator[Finding]:
    """Check the first page, which leads to the games, and the pages beside it, which belong to no game."""
    tongues = read_tongues(site, "")
    yield from missing_pages(tongues, ("index",))
    yield from twin_anchors(tongues, set())
    for tongue in tongues:
        for name, page in tongue.pages.items():
            yield from check_page(page)
            yield from links(site, tongue, name, books)
    yield from wordings(site)
