"""Links and pictures: what they lead to is there."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

from cards import Finding, Game, did_you_mean, nearest
from cards.errors import Said
from cards.ledger import Book, Link, Page, Tongue, picture_folder, pictures_of, read_page

from .twins import PAGES

NOT_DRAWN = "not-drawn"
"""The code of findings about pictures that are not drawn yet, which are listed last."""

_GENERATED, _TAKE_HOME = "gallery", "print"
_MADE: Mapping[str, Callable[[Game], object]] = {
    "desk": lambda game: game.deck_rules,
    "studio": lambda game: game.vocabulary.words,
}
"""Pages that are made for a game with cards, by what else of it each needs."""


def links(site: Path, tongue: Tongue, name: str, books: Mapping[str, Book]) -> Iterator[Finding]:
    """Check the links and pictures of a page."""
    page = tongue.pages[name]
    address = f"{tongue.game}/{name}.md" if tongue.game else f"{name}.md"
    for block in page.blocks:
        for link in block.links:
            if link.picture:
                yield from _picture(site, picture_folder(address), page, link)
            elif link.target.startswith(("http:", "https:")):
                what = Said(f"a link to another host: {link.target}", "site-other-host", target=link.target)
                yield Finding(page.path, link.line, "other-host", what)
            elif dead := _dead(link.target, address, tongue.lang, books, site):
                yield Finding(page.path, link.line, "dead-link", dead)


@cache
def _anchors(path: Path, _saved: int) -> set[str]:
    """The anchors of a page that belongs to no game; cached until it is saved again, as many links lead to it."""
    return {block.id or "" for block in read_page(path).anchors}


def _picture(site: Path, folder: str, page: Page, link: Link) -> Iterator[Finding]:
    found = re.fullmatch(r"pictures/([a-z0-9-]+)\.svg", link.target)
    if found is None:
        said = f"a picture is pictures/<name>.svg, with a name of a-z, 0-9 and hyphens: {link.target}"
        what = Said(said, "site-picture-address", target=link.target)
        yield Finding(page.path, link.line, "bad-picture-address", what)
        return
    drawn = pictures_of(folder, site)
    if not (drawn / f"{found[1]}.yaml").exists():
        near = nearest(found[1], (path.stem for path in drawn.glob("*.yaml")))
        file = f"site/pictures/{folder}/{found[1]}.yaml"
        what = Said(f"not drawn: {file}{did_you_mean(near)}", "site-not-drawn", path=file, nearest=near)
        yield Finding(page.path, link.line, NOT_DRAWN, what)


def _dead(target: str, here: str, lang: str, books: Mapping[str, Book], site: Path) -> Said | None:
    """Why a link is dead; None if it is good, or if what it lacks has been reported already."""
    address, _, anchor = target.partition("#")
    if address and not address.endswith(".md"):
        return Said(f"a link must name a page's file, such as rules.md#id: {target}", "site-no-file", target=target)
    path = posixpath.normpath(posixpath.join(posixpath.dirname(here), address)) if address else posixpath.normpath(here)
    folder, _, name = path.removesuffix(".md").rpartition("/")
    docs = site / lang / "docs"
    if not folder and (docs / path).exists():
        return _no_anchor(target, _anchors(docs / path, (docs / path).stat().st_mtime_ns))
    book = books.get(folder)
    if book is None:
        near = nearest(folder, books) if folder else nearest(path, [page.name for page in docs.glob("*.md")])
        return _no_page(target, near)
    if name == _GENERATED and book.game.cards:
        return _no_anchor(target, gallery_anchors(book.game))
    if not anchor and (name == _TAKE_HOME or (name in _MADE and book.game.cards and _MADE[name](book.game))):
        return None
    there = next(found for found in book.tongues if found.lang == lang)
    if name not in there.pages:
        told = name in PAGES or bool(book.having(name))
        known = [f"{page}.md" for page in (*there.pages, *([_GENERATED] if book.game.cards else []))]
        return None if told else _no_page(target, nearest(posixpath.basename(address), known))
    spots = there.spots.get(anchor, [])
    if not anchor or anchor in book.missing or any(spot.page == name for spot in spots):
        return None
    if spots:
        said = f"no #{anchor} on {name}.md; it is on {spots[0].page}.md"
        return Said(said, "site-elsewhere", anchor=anchor, page=f"{name}.md", there=f"{spots[0].page}.md")
    return _no_anchor(target, there.spots)


def _no_page(target: str, near: Sequence[str]) -> Said:
    return Said(f"no such page: {target}{did_you_mean(near)}", "site-no-page", target=target, nearest=near)


def _no_anchor(target: str, known: Iterable[str]) -> Said | None:
    """The message that a link's anchor is not among the known ones; None if it is, or if the link has no anchor."""
    anchor, known = target.partition("#")[2], set(known)
    if not anchor or anchor in known:
        return None
    near = [f"#{one}" for one in nearest(anchor, known)]
    return Said(f"no such anchor: {target}{did_you_mean(near)}", "site-no-anchor", target=target, nearest=near)


def gallery_anchors(game: Game) -> set[str]:
    """The anchors of the page that hooks/pages/gallery.py makes: cards, teams, and the card types of each team."""
    teams = {card.team or "free" for card in game.cards.values()}
    return {*game.cards, *teams, *(f"{card.team or 'free'}-{card.type}" for card in game.cards.values())}
