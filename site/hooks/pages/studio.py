"""The card studio: a page for every game that has words, where a card is made of them and seen at each change."""

from __future__ import annotations

from functools import partial

from cards import in_own_words
from cards.database import files_under, key_of, load_or_make, own_files
from cards.decks import starter_refs
from cards.studio import entries_of, forms_of
from generator.face import TEMPLATE
from rules_checker.setup import engine_ids

from ..site import Site, in_turn
from ..steps import on_files
from . import scripted

MADE_BY = ("cards.studio.forms", "cards.language.grammar.*")
"""The modules that make forms of a game's words."""


@on_files()
def add_studios(site: Site) -> None:
    """Add the page of each game that has pages, cards, words and a template, and its data."""
    for game in site.games:
        if not (game.cards and game.vocabulary.words and (game.folder / TEMPLATE).exists()):
            continue
        key = key_of([*files_under(game.folder), *own_files(game.folder)], code=MADE_BY)
        with in_turn("studio"):
            entries = load_or_make(f"site-studio-{game.id}", key, partial(entries_of, game))
        forms = load_or_make(f"site-studio-{game.id}-{site.lang}", key, partial(forms_of, game, site.lang, entries))
        known = {
            "forms": forms,
            "langs": [site.lang, *(lang for lang in game.langs if lang != site.lang)],
            "tried": game.id in engine_ids() and any(ref.startswith(f"{game.id}/") for ref in starter_refs()),
            "sheets": scripted.sheets(site.lang),
            **{name: site.extra.own[name] for name in ("pixels", "reading")},
            "printing": in_own_words(game, site.lang, site.extra.workshop),
        }
        lead = site.extra.studio["lead"].replace("{game}", game.title[site.lang])
        scripted.add(site, game, "studio", known, lead=lead)
