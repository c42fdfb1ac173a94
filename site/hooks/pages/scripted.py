"""Pages that scripts make: the workshop, the desk, the table. `extra.scripted` adds one, for the hooks that have them.

The page `<kind>.md` of a game has the words `extra.<kind>` and the script `assets/js/<kind>/<kind>.js`. What that knows
of the game is the file `<kind>/game.json` beside the page. What it asks of our Python is answered in the runtime that
`site/build.py` names in `FITIL_RUNTIME`, if there is one.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from functools import partial
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from cards import Game, in_own_words
from cards.ledger import rule_pages


def on_config(config: MkDocsConfig) -> None:
    """Give the hooks the function that adds such a page."""
    config.extra["scripted"] = partial(_add, config)


def _add(config: MkDocsConfig, files: Files, game: Game, kind: str, more: Mapping[str, Any], *, lead: str = "") -> None:
    """Add the page of a kind to a game: `lead` stands above what the script makes, `more` is what that knows besides.

    The keys of `more` are the names of files of JSON beside the page; `game` goes with what every such page knows.
    """
    lang = config.theme["language"]
    words = in_own_words(game, lang, config.extra[kind])
    template = config.extra["templates"].get_template("scripted.md.jinja")
    page = template.render(kind=kind, words=words, title=game.title[lang], lead=lead)
    files.append(File.generated(config, f"{game.id}/{kind}.md", content=page))
    usual = {
        "game": game.id,
        "lang": lang,
        "words": words,
        "rules": {rule: f"../../..{page}" for rule, page in rule_pages(game.id, lang).items()},
        "runtime": json.loads(os.environ.get("FITIL_RUNTIME") or "null"),
    }
    for name, known in {**more, "game": usual | more["game"]}.items():
        content = json.dumps(known, ensure_ascii=False, separators=(",", ":"))
        files.append(File.generated(config, f"{game.id}/{kind}/{name}.json", content=content))
