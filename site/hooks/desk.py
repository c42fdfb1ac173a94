"""The desk: a page for every game with rules for decks, where a tournament's lists are checked all at once.

The page's scripts are `site/assets/js/desk/`; what they know of the game is the file `desk/game.json` beside the page.
Rows and reports are those of `fitil check --report`, from the runtime that the workshop has, too.
"""

from __future__ import annotations

import json
import os
from typing import Any

from jinja2 import Environment
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from cards import Game, Lang, game_ids, load_game
from cards.languages import LANGS, RTL
from cards.ledger import rule_pages
from rules_checker.judged import STATUSES
from rules_checker.messages import phrases

PAGE = """---
title: {{ words.title }}
description: {{ words.about.replace("{game}", title) | tojson }}
hide: [toc, navigation]
styles: [assets/css/desk.css]
scripts: [assets/js/desk/desk.js]
---
# {{ words.title }}

{{ words.lead }}

<div id="desk" class="desk" data-search-exclude="1"><p>{{ words.needs_scripts }}</p></div>
"""


def on_files(files: Files, config: MkDocsConfig) -> None:
    """Add the page of each game that has pages, cards and rules for decks, and its data."""
    lang: Lang = config.theme["language"]
    words = config.extra["desk"]
    for game in map(load_game, game_ids()):
        if files.get_file_from_path(f"{game.id}/index.md") and game.cards and game.deck_rules:
            page = Environment(autoescape=False).from_string(PAGE).render(title=game.title[lang], words=words)  # noqa: S701 - Markdown
            files.append(File.generated(config, f"{game.id}/desk.md", content=page))
            data = json.dumps(facts(game, lang) | {"words": words}, ensure_ascii=False, separators=(",", ":"))
            files.append(File.generated(config, f"{game.id}/desk/game.json", content=data))


def facts(game: Game, lang: Lang) -> dict[str, Any]:
    """What the page's scripts know of a game: its rules' pages, the results in both languages, the runtime."""
    langs = [lang, *(other for other in LANGS if other != lang)]
    return {
        "game": game.id,
        "lang": lang,
        "langs": langs,
        "results": {one: {status: phrases(one)(status) for status in STATUSES} for one in langs},
        "directions": {one: "rtl" if one in RTL else "ltr" for one in langs},
        "line": {one: phrases(one)("desk-line", line="{line}") for one in langs},
        "rules": {rule: f"../../..{page}" for rule, page in rule_pages(game.id, lang).items()},
        "runtime": json.loads(os.environ.get("FITIL_RUNTIME") or "null"),
    }
