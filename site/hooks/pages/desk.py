"""The desk: a page for every game with rules for decks, where a tournament's lists are checked all at once.

Rows and reports are those of `fitil check --report`.
"""

from __future__ import annotations

from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files

from cards import Lang, game_ids, load_game
from cards.languages import LANGS, RTL
from rules_checker.judged import STATUSES
from rules_checker.messages import phrases


def on_files(files: Files, config: MkDocsConfig) -> None:
    """Add the page of each game that has pages, cards and rules for decks, and its data."""
    lang: Lang = config.theme["language"]
    for game in map(load_game, game_ids()):
        if files.get_file_from_path(f"{game.id}/index.md") and game.cards and game.deck_rules:
            config.extra["scripted"](files, game, "desk", {"game": facts(lang)}, lead=config.extra["desk"]["lead"])


def facts(lang: Lang) -> dict[str, Any]:
    """What the page's scripts know: the results in both languages."""
    langs = [lang, *(other for other in LANGS if other != lang)]
    return {
        "langs": langs,
        "results": {one: {status: phrases(one)(status) for status in STATUSES} for one in langs},
        "directions": {one: "rtl" if one in RTL else "ltr" for one in langs},
        "line": {one: phrases(one)("desk-line", line="{line}") for one in langs},
    }
