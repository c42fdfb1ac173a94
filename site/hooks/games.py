"""Navigation: a tab for every game that has pages, found by folder; and the templates' variables about a page's game.

Pages that belong to no game are beside the first page, each with a tab after the games'. The order and the short labels
of a game's pages are `extra.pages` of each language. Adding a game or a page changes nothing here.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page

from cards import Game, Team, game_ids, load_game, starter_refs
from cards.ledger import read_page
from generator.face import TEMPLATE

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
    """Add the style sheet with the games' colours: of the pages of a game, and of whatever else is about it."""
    rules = "\n".join(_style(game, config) for game in _games(Path(config.docs_dir)))
    files.append(File.generated(config, "assets/css/games.css", content=rules))


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
        "page_name": name,
        "at_hand": at_hand,
    }


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> None:
    """Give the first page its own template, which shows the games."""
    if page.is_homepage:
        page.meta["template"] = "home.html"
        page.meta["hide"] = ["navigation", "toc"]
        lines = page.meta.get("games", {})
        games = _games(Path(config.docs_dir))
        config.extra["games"] = [_shown(game, lines, config) for game in games]
        config.extra["front_cards"] = [(game.id, card_id) for game in games for card_id in game.front]


def made_for(game: Game) -> tuple[str, ...]:
    """The names of the pages that other hooks make for a game from its data."""
    decks = any(ref.startswith(f"{game.id}/") for ref in starter_refs())
    made = {
        "gallery": True,
        "decks": decks,
        "words": game.vocabulary.words,
        "figures": (game.folder / TEMPLATE).exists(),
    }
    return tuple(name for name, has in made.items() if game.cards and has)


def colors(game: Game) -> Team:
    """The game's colours: those of its first team, or of its cards without one."""
    return next(iter(game.teams.values()), game.neutral)


def _style(game: Game, config: MkDocsConfig) -> str:
    of = colors(game)
    shades = "".join(f"--game-{name}:{getattr(of, name)};" for name in ("dark", "main", "light", "accent"))
    return f'[data-game="{game.id}"]{{{shades}--game-title:{json.dumps(_tab(game, config), ensure_ascii=False)}}}'


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
    return [
        {_label(docs / game.id / f"{name}.md", config): f"{game.id}/{name}.md"} for name in _names(game, docs, config)
    ]


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
        "pages": {name: config.extra["pages"][name] for name in config.extra["ways_in"] if name in names},
    }
