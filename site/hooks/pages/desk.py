"""The desk: a page for every game with rules for decks, where a tournament's lists are checked all at once.

Rows and reports are those of `fitil check --report`.
"""

from __future__ import annotations

from typing import Any

from cards import Lang
from cards.languages import LANGS, RTL
from rules_checker.judging import STATUSES, phrases

from ..site import Site
from ..steps import on_files
from . import scripted


@on_files()
def add_desks(site: Site) -> None:
    """Add the page of each game that has pages, cards and rules for decks, and its data."""
    for game in site.games:
        if game.cards and game.deck_rules:
            scripted.add(site, game, "desk", facts(site.lang), lead=site.extra.desk["lead"])


def facts(lang: Lang) -> dict[str, Any]:
    """What the page's scripts know: the results in both languages."""
    langs = [lang, *(other for other in LANGS if other != lang)]
    return {
        "langs": langs,
        "results": {one: {status: phrases(one)(status) for status in STATUSES} for one in langs},
        "directions": {one: "rtl" if one in RTL else "ltr" for one in langs},
        "line": {one: phrases(one)("desk-line", line="{line}") for one in langs},
    }
