"""A game's rule pages in all languages of the site, together with the game's ledger."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import field
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from cards.database import load_game
from cards.errors import FitilError
from cards.ledger.pages import Block, Page, read_page
from cards.ledger.places import SITE, pages_of
from cards.ledger.terms import Term, load_terms
from cards.model import Game
from cards.records import dataclass

_MARKS = re.compile(r"[*`]")
_ENDED = re.compile(r"[.?!…]\W*$")


def no_site() -> FitilError:
    """The fault of asking for what only a clone of the project has."""
    return FitilError(
        "the texts of the rules are not in this installation: read them on the site, or ask in a clone of the project"
    ).coded("no-site-here")


class AnchorPlace(NamedTuple):
    """The place of an anchor: its page and its block."""

    page: str
    block: Block


@dataclass
class Tongue:
    """The pages of one game in one language, by names such as `rules`."""

    lang: str
    game: str
    """The game's id; empty for the pages of none."""
    folder: Path
    pages: Mapping[str, Page]

    @cached_property
    def spots(self) -> dict[str, list[AnchorPlace]]:
        """All places of each anchor."""
        spots: dict[str, list[AnchorPlace]] = {}
        for name, page in self.pages.items():
            for block in page.anchors:
                spots.setdefault(block.id or "", []).append(AnchorPlace(name, block))
        return spots

    @cached_property
    def rules(self) -> dict[str, AnchorPlace]:
        """The rule paragraphs by id; of two with the same id, the first."""
        found: dict[str, AnchorPlace] = {}
        for name, page in self.pages.items():
            for block in page.rules:
                if block.id:
                    found.setdefault(block.id, AnchorPlace(name, block))
        return found

    def path(self, name: str) -> Path:
        """The file of a page, which need not exist."""
        return self.folder / f"{name}.md"


@dataclass
class Book:
    """A game with its pages in all languages."""

    game: Game
    site: Path
    tongues: Sequence[Tongue]
    missing: set[str] = field(default_factory=set)
    """Anchors already reported as missing, so that links to them are not reported too."""

    @cached_property
    def ledger(self) -> Path:
        """The path of the file that lists the rules."""
        return self.game.folder / "rules.yaml"

    @cached_property
    def lines(self) -> dict[str, int]:
        """The line of each rule and ruling in the ledger."""
        entry = re.compile(r"^\s*-\s+id:\s*['\"]?([\w.-]+)")
        if not self.ledger.exists():
            return {}
        lines = self.ledger.read_text(encoding="utf-8").splitlines()
        return {found[1]: at for at, line in enumerate(lines, 1) if (found := entry.match(line))}

    @cached_property
    def terms(self) -> tuple[Term, ...]:
        """The game's term base."""
        return load_terms(self.game.id)

    def having(self, name: str) -> list[Tongue]:
        """The languages that have this page."""
        return [tongue for tongue in self.tongues if name in tongue.pages]

    def absent(self, anchor: str, names: Sequence[str] = ()) -> bool:
        """True if no language has this anchor (on one of these pages), so that one report will do for all of them."""
        spots = [spot for tongue in self.tongues for spot in tongue.spots.get(anchor, ())]
        return not any(not names or spot.page in names for spot in spots)


def languages(site: Path = SITE) -> tuple[str, ...]:
    """The languages of the site, by folder, in alphabetical order."""
    return tuple(sorted(path.parent.name for path in site.glob("*/mkdocs.yml")))


def read_book(game_id: str, site: Path = SITE) -> Book:
    """Read a game's pages in all languages."""
    return Book(load_game(game_id), site, read_tongues(site, game_id))


def read_tongues(site: Path, folder: str) -> list[Tongue]:
    """Read a game's pages in each language, or, for an empty `folder`, those of no game."""
    places = {lang: pages_of(folder, lang, site) for lang in languages(site)}
    return [
        Tongue(lang, folder, place, {path.stem: read_page(path) for path in sorted(place.glob("*.md"))})
        for lang, place in places.items()
    ]


def rule_pages(game_id: str, lang: str, site: Path = SITE) -> dict[str, str]:
    """The address of every rule and ruling on the site, from its root; empty if the site's pages are missing."""
    return {
        block.id: f"/{lang}/{game_id}/{'' if path.stem == 'index' else f'{path.stem}/'}#{block.id}"
        for path in sorted(pages_of(game_id, lang, site).glob("*.md"))
        for block in read_page(path).anchors
        if block.id and (block.is_rule or (block.kind == "heading" and block.id.startswith("gap.")))
    }


def rule_headings(game_id: str, lang: str, site: Path = SITE) -> dict[str, str]:
    """The heading under which each rule and ruling stands on the site, in words; empty if the pages are missing."""
    found: dict[str, str] = {}
    for path in sorted(pages_of(game_id, lang, site).glob("*.md")):
        page, heading = read_page(path), ""
        for block in page.blocks:
            heading = _MARKS.sub("", block.words) if block.kind == "heading" else heading
            if block.id and (block.is_rule or block.kind == "heading"):
                found.setdefault(block.id, heading)
    return found


def rule_openings(game_id: str, lang: str, site: Path = SITE) -> dict[str, str]:
    """What the site says of each rule, in words, and of each ruling its question with the answer.

    Empty if the pages are missing.
    """
    found: dict[str, str] = {}
    for path in sorted(pages_of(game_id, lang, site).glob("*.md")):
        page = read_page(path)
        for block in page.blocks:
            name = block.id or ""
            if name and block.is_rule:
                found.setdefault(name, block.alone)
            elif block.kind == "heading" and name.startswith("gap."):
                said = [one.alone for one in page.section(name) if one.kind != "admonition" and one.text][:2]
                found.setdefault(name, (" " if said and _ENDED.search(said[0]) else ": ").join(said))
    return found


def rule_text(game_id: str, rule: str, lang: str, site: Path = SITE) -> tuple[str, ...]:
    """The paragraphs that explain a rule or a ruling on the site, without markup; none if the pages are missing."""
    for path in sorted(pages_of(game_id, lang, site).glob("*.md")):
        page = read_page(path)
        found = [block for block in page.rules if block.id == rule] or page.section(rule)
        if found:
            return tuple(block.alone for block in found if block.kind != "admonition" and block.text)
    return ()
