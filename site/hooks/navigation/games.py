"""Navigation: a tab for every game that has pages, found by folder; and the templates' variables about a page's game.

Pages that belong to no game are beside the first page, each with a tab after the games'. The order and the short labels
of a game's pages are `extra.pages` of each language. Adding a game or a page changes nothing here.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page

from cards import Game, game_ids, in_own_words, load_game, starter_refs
from cards.ledger import read_page
from generator.face import TEMPLATE
from rules_checker.engines import engine_ids

PRINT = "print"
"""The name of the page that hooks/take_home.py makes for every game."""


def on_config(config: MkDocsConfig) -> None:
    """Build the navigation."""
    docs = Path(config.docs_dir)
    home = {config.extra["words"]["home"]: "index.md"}
    games = [{_tab(game, config): _entries(game, docs, config)} for game in _games(docs)]
    others = [{_label(path, config): path.name} for path in sorted(docs.glob("*.md")) if path.name != "index.md"]
    config.nav = [home, *games, *others]


def on_files(files: Files, config: MkDocsConfig) -> None:
    """Give the templates what tiles and first pages show of each game."""
    docs = Path(config.docs_dir)
    lines: Any = read_page(docs / "index.md").meta.get("games", {})
    config.extra["games"] = [_shown(game, lines, config) for game in _games(docs)]


def on_page_context(context: dict[str, Any], page: Page, config: MkDocsConfig, nav: Navigation) -> dict[str, Any]:
    """Give the templates the page's game, its name among the game's pages, and the pages to have at hand."""
    folder, _, name = page.file.src_uri.removesuffix(".md").partition("/")
    if folder not in game_ids():
        return context
    game = load_game(folder)
    urls = {file.file.src_uri: file.url for file in nav.pages}
    at_hand = [
        {"name": name, "label": label, "url": urls[f"{folder}/{name}.md"]}
        for name, label in config.extra["at_hand"].items()
        if f"{folder}/{name}.md" in urls
    ]
    return context | {
        "game_id": game.id,
        "game_title": _tab(game, config),
        "about": game.about,
        "page_name": name,
        "at_hand": at_hand,
    }


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> None:
    """Give the first page its own template, which shows the games, and the first page of a game its own."""
    if page.is_homepage:
        page.meta.update(template="home.html", hide=["navigation", "toc"])
    elif page.file.src_uri in {f"{game_id}/index.md" for game_id in game_ids()}:
        page.meta.update(template="game.html", hide=["toc"])


def made_for(game: Game) -> tuple[str, ...]:
    """The names of the pages that other hooks make for a game from its data."""
    decks = any(ref.startswith(f"{game.id}/") for ref in starter_refs())
    made = {
        "gallery": True,
        "decks": decks,
        "workshop": game.deck_rules is not None,
        "play": game.id in engine_ids(),
        "desk": game.deck_rules is not None,
        "words": game.vocabulary.words,
        "figures": (game.folder / TEMPLATE).exists(),
    }
    return tuple(name for name, has in made.items() if game.cards and has)


def _games(docs: Path) -> list[Game]:
    """The games that have pages in this language."""
    return [load_game(game_id) for game_id in game_ids() if (docs / game_id / "index.md").exists()]


def _tab(game: Game, config: MkDocsConfig) -> str:
    """The game's title without the part in brackets."""
    return re.sub(r" \(.+\)$", "", game.title[config.theme["language"]])


def _names(game: Game, docs: Path, config: MkDocsConfig) -> list[str]:
    """The game's pages in order: those with a label in this language, then the others."""
    written = {path.stem for path in (docs / game.id).glob("*.md")} | {*made_for(game), PRINT}
    known = [name for name in config.extra["pages"] if name in written]
    return [*known, *sorted(written.difference(known))]


def _entries(game: Game, docs: Path, config: MkDocsConfig) -> list[dict[str, str]]:
    labels = [_label(docs / game.id / f"{name}.md", config) for name in _names(game, docs, config)]
    if game.cards:
        labels = in_own_words(game, config.theme["language"], labels)
    return [{label: f"{game.id}/{name}.md"} for label, name in zip(labels, _names(game, docs, config), strict=True)]


def _label(path: Path, config: MkDocsConfig) -> str:
    """The name of a page in the navigation: its label if it is a game's, or else its title."""
    label = config.extra["pages"].get(path.stem) if path.parent != Path(config.docs_dir) else None
    return str(label or read_page(path).meta.get("title", path.stem))


def _shown(game: Game, lines: dict[str, str], config: MkDocsConfig) -> dict[str, Any]:
    """The content of a game's card on the first page: title, a line of text, and links into its pages."""
    docs = Path(config.docs_dir)
    names = _names(game, docs, config)
    return {
        "id": game.id,
        "title": game.title[config.theme["language"]],
        "line": lines.get(game.id) or read_page(docs / game.id / "index.md").meta.get("description", ""),
        "about": game.about,
        "to_play": "play" in names,
        **{
            kind: {name: config.extra["pages"][name] for name in config.extra[ways] if name in names}
            for kind, ways in {"pages": "ways_in", "more": "ways_on"}.items()
        },
    }
