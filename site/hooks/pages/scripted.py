"""Pages that scripts make: the workshop, the desk, the table. `add` adds one, for the features that have them.

The page `<kind>.md` of a game has the words `extra.<kind>` and the script `assets/js/<kind>/<kind>.js`. What that knows
of the game is the file `<kind>/game.json.z` beside the page. What it asks of our Python is answered in the runtime, if
there is one.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from typing import Any, Literal

from cards import Game, Lang, in_own_words
from cards.ledger import rule_pages
from generator.paper import load_sheet, sheet_names

from ..site import Site

Kind = Literal["workshop", "desk", "play", "studio"]


def add(site: Site, game: Game, kind: Kind, more: Mapping[str, Any], *, lead: str = "") -> None:
    """Add the page of a kind to a game: `lead` stands above what the script makes, which also knows `more`."""
    lang = site.lang
    words = in_own_words(game, lang, getattr(site.extra, kind))
    template = site.templates.get_template("scripted.md.jinja")
    page = template.render(kind=kind, words=words, title=game.title[lang], lead=lead)
    site.add(f"{game.id}/{kind}.md", page)
    usual = {
        "game": game.id,
        "lang": lang,
        "words": words,
        "rules": {rule: f"../../..{page}" for rule, page in rule_pages(game.id, lang).items()},
        "runtime": site.runtime(),
    }
    add_json(site, f"{game.id}/{kind}/game", {**usual, **more})


def add_json(site: Site, name: str, known: Mapping[str, Any]) -> None:
    """Add what scripts know as JSON that is deflated: `assets/js/workshop/inflated.js` reads it by its name."""
    content = json.dumps(known, ensure_ascii=False, separators=(",", ":"))
    site.add(f"{name}.json.z", zlib.compress(content.encode(), 9))


def sheets(lang: Lang) -> dict[str, str]:
    """The sheets that cards are printed on, with their names."""
    return {name: load_sheet(name).title[lang] for name in sheet_names() if name != "a4-token"}
