"""Navigation: a tab for every game that has pages, found by folder; and the templates' variables about a page's game.

Pages that belong to no game are beside the first page, each with a tab after the games'. The order and the short labels
of a game's pages are `extra.pages` of each language. Adding a game or a page changes nothing here.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from mkdocs.structure.pages import Page

from cards import Game, game_ids, in_own_words, load_game, starter_refs
from cards.ledger import read_page
from generator.face import TEMPLATE
from rules_checker.play.game.course import lesson_of
from rules_checker.setup import engine_ids

from ..given import GameTile
from ..site import Site
from ..steps import on_config, on_page_context, on_page_markdown

PRINT = "print"
"""The name of the page that `pages/take_home.py` makes for every game."""


@on_config()
def navigate(site: Site) -> None:
    """Build the navigation."""
    home = {site.words.home: "index.md"}
    games = [{site.title(game): _entries(game, site)} for game in site.games]
    others = [{_label(path, site): path.name} for path in sorted(site.docs.glob("*.md")) if path.name != "index.md"]
    club = [{site.extra.our_club_words["page"]: "our-club.md"}] if site.extra.our_club else []
    site.config.nav = [home, *club, *games, *others]


@on_config(gives=["tiles"])
def show(site: Site) -> None:
    """Give the templates what tiles and first pages show of each game."""
    lines: Any = read_page(site.docs / "index.md").meta.get("games", {})
    site.tiles = [_tile(game, lines, site) for game in site.games]


@on_page_context()
def place(context: dict[str, Any], page: Page, site: Site) -> dict[str, Any]:
    """Give the templates the page's game, its name among the game's pages, and the pages to have at hand."""
    folder, _, name = page.file.src_uri.removesuffix(".md").partition("/")
    if folder not in game_ids():
        return {}
    game = load_game(folder)
    urls = {file.file.src_uri: file.url for file in site.nav.pages}
    at_hand = [
        {"name": name, "label": label, "url": urls[f"{folder}/{name}.md"]}
        for name, label in site.extra.at_hand.items()
        if f"{folder}/{name}.md" in urls
    ]
    return {
        "game_id": game.id,
        "game_title": site.title(game),
        "about": game.about,
        "page_name": name,
        "at_hand": at_hand,
    }


@on_page_markdown()
def choose_template(markdown: str, page: Page, site: Site) -> str:
    """Give the first page its own template, which shows the games, and the first page of a game its own."""
    if page.is_homepage:
        page.meta.update(template="home.html", hide=["navigation", "toc"])
    elif page.file.src_uri in {f"{game_id}/index.md" for game_id in game_ids()}:
        page.meta.update(template="game.html", hide=["toc"])
    return markdown


def made_for(game: Game) -> tuple[str, ...]:
    """The names of the pages that other features make for a game from its data."""
    decks = any(ref.startswith(f"{game.id}/") for ref in starter_refs())
    made = {
        "gallery": True,
        "decks": decks,
        "workshop": game.deck_rules is not None,
        "play": game.id in engine_ids(),
        "desk": game.deck_rules is not None,
        "studio": game.vocabulary.words and (game.folder / TEMPLATE).exists(),
        "words": game.vocabulary.words,
        "figures": (game.folder / TEMPLATE).exists(),
    }
    return tuple(name for name, has in made.items() if game.cards and has)


def _names(game: Game, site: Site) -> list[str]:
    """The game's pages in order: those with a label in this language, then the others."""
    written = {path.stem for path in site.pages(game.id).glob("*.md")} | {*made_for(game), PRINT}
    known = [name for name in site.extra.pages if name in written]
    return [*known, *sorted(written.difference(known))]


def _entries(game: Game, site: Site) -> list[dict[str, str]]:
    names = _names(game, site)
    labels = [_label(site.pages(game.id) / f"{name}.md", site) for name in names]
    if game.cards:
        labels = in_own_words(game, site.lang, labels)
    return [{label: f"{game.id}/{name}.md"} for label, name in zip(labels, names, strict=True)]


def _label(path: Path, site: Site) -> str:
    """The name of a page in the navigation: its label if it is a game's, or else its title."""
    label = site.extra.pages.get(path.stem) if path.parent != site.docs else None
    return str(label or read_page(path).meta.get("title", path.stem))


def _tile(game: Game, lines: Mapping[str, str], site: Site) -> GameTile:
    """The content of a game's card on the first page: title, a line of text, and links into its pages."""
    english = game.title.get("en", "")
    names = _names(game, site)
    labels = site.extra.pages
    return GameTile(
        id=game.id,
        title=game.title[site.lang],
        original="" if english in site.title(game) else english,
        line=str(lines.get(game.id) or read_page(site.pages(game.id) / "index.md").meta.get("description", "")),
        about=game.about,
        to_play="play" in names,
        taught="play" in names and lesson_of(game.id) is not None,
        pages={name: labels[name] for name in site.extra.ways_in if name in names},
        more={name: labels[name] for name in site.extra.ways_on if name in names},
    )
